/** Money for calls that run side by side. The budget is never exceeded by more than what one call costs. */
export type Purse = {
  spentUsd: number;
  /** Makes the call once the budget covers the most that it and those under way may cost; null where the money is used up. */
  pay<T extends { costUsd: number }>(mostUsd: number, call: () => Promise<T>): Promise<T | null>;
};

export function openPurse(budgetUsd: number, spentUsd = 0): Purse {
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
      const made = await call();
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
