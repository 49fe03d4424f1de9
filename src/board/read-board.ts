import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#base/db.ts';
import { contests, rechecks, sites, taskStates } from '#db/schema.ts';
import type { Analysis } from '#engine/contract.ts';
import { scoreFromResults } from '#engine/judge/score/score.ts';
import { catalogue, formatAmount } from '#payment/contract.ts';
import { pdfsLeft } from '#report/repeats.ts';
import type { OpenBoard } from '#report/site.ts';
import { checksLeft } from './allowances.ts';
import { readingsLeft } from './competitors.ts';
import type { Board, Task } from './contract.ts';
import { dayText } from './dates.ts';
import { checksUnderReview } from './settled.ts';
import { plannedTasks, tallyOf, tasksOf, weeksOf } from './task-list.ts';

const remembered = 500;

/** What is kept of a site beside its report. */
async function rowsOf(db: Queryable, siteId: string | null) {
  if (siteId === null) return { states: [], rechecks: [], contests: [], revision: 0 };
  const [states, own, contested, site] = await Promise.all([
    db.select().from(taskStates).where(eq(taskStates.siteId, siteId)),
    db.select().from(rechecks).where(eq(rechecks.siteId, siteId)).orderBy(desc(rechecks.createdAt)).limit(remembered),
    db.select().from(contests).where(eq(contests.siteId, siteId)).orderBy(desc(contests.createdAt)).limit(remembered),
    db.select({ revision: sites.revision }).from(sites).where(eq(sites.id, siteId)),
  ]);
  return { states, rechecks: own, contests: contested, revision: site[0]?.revision ?? 0 };
}

export async function readTasks(db: Queryable, board: OpenBoard, now: Date): Promise<Task[]> {
  return tasksOf({ document: board.document, ...(await rowsOf(db, board.site?.id ?? null)), now });
}

export async function readBoard(
  db: Queryable,
  board: OpenBoard,
  { now, isBuyer }: { now: Date; isBuyer: boolean },
): Promise<Board> {
  const rows = await rowsOf(db, board.site?.id ?? null);
  const { analysis, company } = board.document;
  const tasks = tasksOf({ document: board.document, ...rows, now });
  const left = await checksLeft(db, board, now);
  return {
    revision: rows.revision,
    orderId: board.order.id,
    version: board.version,
    company: company.name,
    domain: company.domain,
    score: { value: analysis.overallScore, ...analysis.interval },
    tasks,
    weeks: weeksOf(analysis, plannedTasks(analysis), tasks, rows.states),
    tally: tallyOf(tasks),
    checksLeft: { left: left.left, of: left.of, renewsAt: left.renewsAt?.toISOString() ?? null },
    isBuyer,
    underReview: reviewSentence(analysis, await checksUnderReview(db)),
    measureAgain: measureAgainOf(board),
    leftInAll: await leftInAll(db, board, { checks: left.inAll, now }),
  };
}

/** What is left of the repeats that were paid for, in the whole life of the site and of its newest order. */
async function leftInAll(db: Queryable, board: OpenBoard, { checks, now }: { checks: number; now: Date }) {
  const { inAll: comparisons } = await readingsLeft(db, board, now);
  const { left: pdfs } = await pdfsLeft(db, board.order.id);
  const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
  const parts = [
    counted(checks, 'check of a task', 'checks of tasks'),
    counted(comparisons, 'reading of a competitor', 'readings of competitors'),
    counted(pdfs, 'new PDF', 'new PDFs'),
  ];
  return `What you paid for still includes ${parts[0]}, ${parts[1]} and ${parts[2]}.`;
}

/** What an older version would be without the rules that are under review now. */
function reviewSentence({ checks, overallScore, gates }: Analysis, reviewed: readonly string[]): string | null {
  const own = checks.filter(({ id, outcome }) => reviewed.includes(id) && outcome === 'scored');
  if (own.length === 0) return null;
  const without = checks.map((check) =>
    own.includes(check) ? { ...check, ratio: null, state: 'unknown' as const } : check,
  );
  const { overallScore: score } = scoreFromResults(without, gates.length > 0);
  const rules = own.length === 1 ? 'One rule is' : `${own.length} rules are`;
  return `${rules} under review. Without ${own.length === 1 ? 'it' : 'them'} this score would be ${score === overallScore ? `the same, ${score}` : score}.`;
}

const includedStatuses = ['active', 'trialing', 'past_due'];

export function measureAgainOf({ order, report, document }: OpenBoard): Board['measureAgain'] {
  const { interval } = order.catalogue;
  if (
    interval !== null &&
    order.cancelRequestedAt === null &&
    includedStatuses.includes(order.subscriptionStatus ?? '')
  ) {
    const next = new Date(report.createdAt);
    next.setUTCMonth(next.getUTCMonth() + interval.count);
    return { sentence: `Included. Next on ${dayText(next)}.`, priceCents: null, nextAt: next.toISOString() };
  }
  const priceCents = catalogue.assessment.amountCents;
  const since = dayText(new Date(document.analysis.assessedAt));
  const sentence = `Measure again for ${formatAmount(priceCents)}. We read everything anew, ask all questions and compare with ${since}.`;
  return { sentence, priceCents, nextAt: null };
}
