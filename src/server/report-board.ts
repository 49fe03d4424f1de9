import type { Queryable } from '#base/db.ts';
import type { Comparison } from '#report/contract.ts';
import { readComparison } from '#board/comparison.ts';
import { readBoard } from '#board/read-board.ts';
import { historyOf } from '#board/versions.ts';
import { openBoard } from '#report/site.ts';
import type { ReportPageDeps } from './report-pages.ts';

/** The competitors of the newest report behind an order; null: nobody named any. */
export async function comparisonOf(db: Queryable, orderId: string, now: Date): Promise<Comparison | null> {
  const comparison = await readComparison(db, await openBoard(db, orderId), now);
  return comparison.sites.length > 1 ? comparison : null;
}

/** What was done on a report since it was made, for its pages. */
export function boardOfPages(db: Queryable, now: () => Date): NonNullable<ReportPageDeps['board']> {
  return {
    async read(orderId, isBuyer) {
      const board = await openBoard(db, orderId);
      return {
        board: await readBoard(db, board, { now: now(), isBuyer }),
        versions: await historyOf(db, board),
        comparison: await readComparison(db, board, now()),
      };
    },
  };
}
