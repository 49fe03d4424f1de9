import type { Money } from '#engine/platforms/contract.ts';

/** Money for calls that run side by side. */
export type Purse = Money & { spentUsd: number };

/** `from`: where the money is taken, and may end before the budget does. The budget is never exceeded by more than what one call costs. */
export function openPurse(budgetUsd: number, { spentUsd = 0, from }: { spentUsd?: number; from?: Money } = {}): Purse {
  let underWay = 0;
  let reservedUsd = 0;
  let oneEnds = Promise.withResolvers<void>();
  const purse: Purse = { spentUsd, pay };
  return purse;

  async function pay<T extends { costUsd: number }>(mostUsd: number, call: () => Promise<T>): Promise<T | null> {
    while (underWay > 0 && purse.spentUsd + reservedUsd + mostUsd > budgetUsd) await oneEnds.promise;
    if (purse.spentUsd >= budgetUsd) return null;
    underWay += 1;
    reservedUsd += mostUsd;
    try {
      const made = await (from ? from.pay(mostUsd, call) : call());
      if (made === null) return null;
      purse.spentUsd = Math.round((purse.spentUsd + made.costUsd) * 1e6) / 1e6;
      return made;
    } finally {
      underWay -= 1;
      reservedUsd -= mostUsd;
      oneEnds.resolve();
      oneEnds = Promise.withResolvers();
    }
  }
}
