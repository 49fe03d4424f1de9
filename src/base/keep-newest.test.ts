import { expect, it } from 'vitest';
import { keepNewest } from './keep-newest.ts';

/** Asks for keys in turn, each for as many bytes as it says, and answers those that were made anew. */
async function madeFor(
  mostBytes: number,
  asked: readonly (readonly [key: string, bytes: number])[],
): Promise<string[]> {
  const made: string[] = [];
  const get = keepNewest<number>(mostBytes, (bytes) => bytes);
  for (const [key, bytes] of asked)
    await get(key, async () => {
      made.push(key);
      return bytes;
    });
  return made;
}

it.each([
  [
    'what has room is made once',
    [
      ['a', 40],
      ['b', 40],
      ['a', 40],
      ['b', 40],
    ],
    ['a', 'b'],
  ],
  [
    'what was asked for longest ago goes first',
    [
      ['a', 40],
      ['b', 40],
      ['a', 40],
      ['c', 40],
      ['a', 40],
      ['b', 40],
    ],
    ['a', 'b', 'c', 'b'],
  ],
  [
    'a large one takes the place of several',
    [
      ['a', 30],
      ['b', 30],
      ['c', 90],
      ['c', 90],
      ['a', 30],
    ],
    ['a', 'b', 'c', 'a'],
  ],
  [
    'what is larger than all the room is not kept',
    [
      ['a', 200],
      ['a', 200],
    ],
    ['a', 'a'],
  ],
  [
    'a long key counts',
    [
      ['k'.repeat(60), 1],
      ['k'.repeat(60), 1],
    ],
    ['k'.repeat(60), 'k'.repeat(60)],
  ],
] as const)('%s', async (_what, asked, made) => {
  expect(await madeFor(100, asked)).toEqual(made);
});

it('keeps nothing of what has no bytes to keep', async () => {
  const get = keepNewest<string | null>(100, (text) => text?.length ?? null);
  expect(await get('a', async () => null)).toBe(null);
  expect([await get('a', async () => 'made'), await get('a', async () => 'again')]).toEqual(['made', 'made']);
});

it('keeps no failure, and makes once for all who ask meanwhile', async () => {
  const get = keepNewest<number>(100, () => 1);
  await expect(get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  let times = 0;
  const make = async () => (times += 1);
  expect(await Promise.all([get('a', make), get('a', make), get('a', make)])).toEqual([1, 1, 1]);
});
