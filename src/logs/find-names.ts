// Where any of some sixty names stands in a block of bytes: Wu and Manber's search. It looks at one byte in four or so, never at a line of no interest.

const anyByte = Array.from({ length: 256 }, (_, byte) => byte);

type Target = { name: Uint8Array; offset: number };

/** Pairs of letters that stand in most lines: a name is looked for by a part of it that holds few of them. */
const everyday =
  '"GET /articles/part-7 HTTP/1.1" "https://www.google.com/" "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/141.0.0.0 Safari/537.36 (Macintosh; Intel Mac OS X 10_15_7; iPhone; CPU iPhone OS 18_1; X11; Linux x86_64; Android) Version Mobile compatible bot"';

/** Takes names of ASCII, three letters at least. The finder returns where the next one begins, in capitals or small letters, or -1. */
export function nameFinder(names: readonly string[]): (block: Uint8Array, from: number) => number {
  const shortest = Math.min(...names.map(({ length }) => length));
  const window = shortest + 1; // before the shortest any letter may stand: the others gain a longer step
  const steps = new Uint8Array(1 << 16).fill(window - 1);
  const endingIn = new Map<number, Target[]>();
  for (const name of names.map((each) => each.toLowerCase())) {
    const offset = rarestPart(name, window);
    const target = { name: Buffer.from(name), offset };
    for (let at = Math.max(0, -offset - 1); at < window - 1; at += 1) {
      const distance = window - 2 - at;
      for (const pair of spellings(name.charCodeAt(offset + at), name.charCodeAt(offset + at + 1))) {
        steps[pair] = Math.min(steps[pair] ?? distance, distance);
        if (distance === 0) endingIn.set(pair, [...(endingIn.get(pair) ?? []), target]);
      }
    }
  }

  return (block, from) => {
    const { length } = block;
    let at = from + shortest - 1;
    while (at < length) {
      const pair = ((block[at - 1] as number) << 8) | (block[at] as number);
      const step = steps[pair] as number;
      if (step > 0) at += step;
      else {
        for (const { name, offset } of endingIn.get(pair) as Target[]) {
          const start = at - window + 1 - offset;
          if (start >= from && standsAt(block, start, name)) return start;
        }
        at += 1;
      }
    }
    return -1;
  };
}

/** Where the part begins, as long as the window, that costs the fewest looks at an everyday line. */
function rarestPart(name: string, window: number): number {
  if (name.length < window) return name.length - window;
  const text = everyday.toLowerCase();
  const costs = Array.from({ length: name.length - window + 1 }, (_, offset) => {
    let cost = 0;
    for (let at = 0; at < window - 1; at += 1)
      cost += (text.split(name.slice(offset + at, offset + at + 2)).length - 1) * (at + 1) ** 2;
    return cost;
  });
  return costs.indexOf(Math.min(...costs));
}

function standsAt(block: Uint8Array, start: number, name: Uint8Array): boolean {
  if (start + name.length > block.length) return false;
  for (let at = 0; at < name.length; at += 1) {
    const byte = block[start + at] as number;
    if ((byte >= 65 && byte <= 90 ? byte + 32 : byte) !== name[at]) return false;
  }
  return true;
}

/** Two small letters as one number, in each mixture with capitals; before the first letter of a name any byte may stand. */
function spellings(first: number, second: number): number[] {
  const both = (byte: number) =>
    Number.isNaN(byte) ? anyByte : byte >= 97 && byte <= 122 ? [byte, byte - 32] : [byte];
  return both(first).flatMap((one) => both(second).map((other) => (one << 8) | other));
}
