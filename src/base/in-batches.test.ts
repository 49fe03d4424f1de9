import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

it('hands over together what was asked for while it was busy, and gives each its own result', async () => {
  const batches: number[][] = [];
  const double = inBatches(async (numbers: number[]) => {
    batches.push(numbers);
    await Promise.resolve();
    return numbers.map((number) => number * 2);
  }, 3);
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(await double(6)).toBe(12);
  expect(batches).toEqual([[1], [2, 3, 4], [5], [6]]);
});

it('tells everybody who waits of a failure, and works again afterwards', async () => {
  let isAway = true;
  const ask = inBatches(async (names: string[]) => {
    await Promise.resolve();
    if (isAway) throw new Error('away');
    return names;
  }, 1);
  const told = await Promise.allSettled(['a', 'b', 'c'].map(ask));
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  isAway = false;
  expect(await ask('d')).toBe('d');
});
