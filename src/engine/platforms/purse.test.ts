import { expect, it } from 'vitest';
import { openPurse } from '#engine/platforms/purse.ts';

/** Twenty calls at once, each of which costs as much as was said at most, or less. */
async function spend(budgetUsd: number, mostUsd: number, costUsd: number) {
  const purse = openPurse(budgetUsd);
  let [underWay, mostAtOnce, made] = [0, 0, 0];
  const call = async () => {
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    await Promise.resolve();
    underWay -= 1;
    made += 1;
    return { costUsd };
  };
  await Promise.all(Array.from({ length: 20 }, () => purse.pay(mostUsd, call)));
  return { spentUsd: purse.spentUsd, mostAtOnce, made };
}

it.each([
  ['goes as far as it covers, side by side', 1, 0.25, 0.25, { spentUsd: 1, mostAtOnce: 4, made: 4 }],
  ['lets calls wait that may turn out cheap', 1, 0.5, 0.04, { spentUsd: 0.8, mostAtOnce: 2, made: 20 }],
  ['is exceeded by one call where none under way fits', 1, 3, 3, { spentUsd: 3, mostAtOnce: 1, made: 1 }],
  ['is exceeded by one call at its end', 1, 0.3, 0.3, { spentUsd: 1.2, mostAtOnce: 3, made: 4 }],
  ['pays nothing without money', 0, 0.1, 0.1, { spentUsd: 0, mostAtOnce: 0, made: 0 }],
])('a budget %s', async (_name, budgetUsd, mostUsd, costUsd, expected) => {
  expect(await spend(budgetUsd, mostUsd, costUsd)).toEqual(expected);
});

it('gives back what a call that failed had reserved', async () => {
  const purse = openPurse(1);
  await expect(purse.pay(1, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await purse.pay(1, async () => ({ costUsd: 1 }))).toEqual({ costUsd: 1 });
});
