import type { Money } from '#engine/platforms/contract.ts';
import { moneyForReading } from '#journey/reading-money.ts';
import type { OpenBoard } from '#report/site.ts';
import type { BoardDeps } from './deps.ts';

/** What is read for a board is paid from its order, like all that is made again without a payment. null: nobody's board. */
export function moneyForBoard(deps: Pick<BoardDeps, 'database' | 'now' | 'budgets'>, board: OpenBoard | null): Money {
  const run = board && { id: board.report.assessmentId, submissionId: board.order.submissionId };
  return moneyForReading(deps, deps.budgets, run, { isAgain: true });
}
