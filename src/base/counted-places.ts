/** Places in this process, taken and given back, counted under several names at once. */
export type CountedPlaces = {
  /** Takes a place under every name and answers how to leave them; null, and nothing taken, where one name has all its places taken. */
  take(places: readonly (readonly [name: string, limit: number])[]): (() => void) | null;
};

export function countedPlaces(): CountedPlaces {
  const taken = new Map<string, number>();
  const leave = (name: string) => {
    const left = (taken.get(name) ?? 1) - 1;
    if (left === 0) taken.delete(name);
    else taken.set(name, left);
  };
  return {
    take(places) {
      if (places.some(([name, limit]) => (taken.get(name) ?? 0) >= limit)) return null;
      for (const [name] of places) taken.set(name, (taken.get(name) ?? 0) + 1);
      let isTaken = true;
      return () => {
        if (isTaken) for (const [name] of places) leave(name);
        isTaken = false;
      };
    },
  };
}
