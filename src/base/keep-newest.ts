/**
 * What `make` answers, for the newest keys that have room in `mostBytes` together with what was made for them; a failure is not kept, nor what is larger than
 * all the room. `bytesOf`: what is kept takes up; null: it is not kept.
 */
export function keepNewest<T>(
  mostBytes: number,
  bytesOf: (made: T) => number | null,
): (key: string, make: () => Promise<T>) => Promise<T> {
  type Kept = { made: Promise<T>; bytes: number };
  const kept = new Map<string, Kept>();
  let all = 0;

  return (key, make) => {
    const known = kept.get(key) ?? begin(key, make());
    if (kept.delete(key)) kept.set(key, known); // the newest last
    return known.made;
  };

  function begin(key: string, made: Promise<T>): Kept {
    const one: Kept = { made, bytes: 0 };
    kept.set(key, one);
    made.then(
      (value) => {
        if (kept.get(key) !== one) return;
        const bytes = bytesOf(value);
        if (bytes === null) return forget(key);
        one.bytes = 2 * key.length + bytes;
        all += one.bytes;
        for (const oldest of kept.keys()) {
          if (all <= mostBytes) return;
          forget(oldest);
        }
      },
      () => forget(key),
    );
    return one;
  }

  function forget(key: string): void {
    all -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }
}
