// How often what may be done. A check that failed counts where it asked the site for a page.
import { type AnyColumn, and, count, eq, gt, lt, min, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '#base/db.ts';
import { AppError } from '#base/errors.ts';
import { contests, rechecks } from '#db/schema.ts';
import type { TierId } from '#payment/contract.ts';
import { repeatsOf } from '#report/repeats.ts';
import { type OpenBoard, paymentsOfSite, type Site } from '#report/site.ts';
import { dayText, timeText } from './dates.ts';

const minute = 60_000;
export const dayMs = 24 * 60 * minute;
export const taskPauseMs = 10 * minute;
const checksPerTaskAndDay = 5;
const checksPerShareAndDay = 5;
export const contestsPerTask = 3;
const contestsPerDay = 10;

const checks: Record<TierId, { points: number; days: number }> = {
  assessment: { points: 20, days: 90 },
  monitoring: { points: 40, days: 30 },
  audit: { points: 60, days: 90 },
};

/** Its pages are noted before they are asked for. */
const costAFetch = or(ne(rechecks.state, 'failed'), sql`jsonb_array_length(${rechecks.pages}) > 0`);

type Used = Pick<OpenBoard, 'owner' | 'host' | 'site' | 'report'>;
/** `left` in any window of so many days, of which `renewsAt` brings the first back; `inAll` in the whole life of what was paid for. */
export type ChecksLeft = { left: number; of: number; renewsAt: Date | null; inAll: number };

export async function checksLeft(db: Queryable, board: Used, now: Date): Promise<ChecksLeft> {
  const tier = board.report.subscriptionPackage;
  const { points, days } = checks[tier];
  const most = repeatsOf(tier, 'checks', await paymentsOfSite(db, board));
  if (board.site === null) return { left: points, of: points, renewsAt: null, inAll: most };
  const ofSite = and(eq(rechecks.siteId, board.site.id), costAFetch);
  const [used] = await db
    .select({ n: count(), first: min(rechecks.createdAt) })
    .from(rechecks)
    .where(and(ofSite, within(rechecks.createdAt, days * dayMs, now)));
  const inAll = Math.max(0, most - (await db.$count(rechecks, ofSite)));
  const left = Math.max(0, Math.min(inAll, points - (used?.n ?? 0)));
  return { left, of: points, inAll, renewsAt: used?.first ? new Date(used.first.getTime() + days * dayMs) : null };
}

/** @throws AppError 429 with `retryAfterSeconds`, 409 where none ever comes back */
export async function takeCheck(
  tx: Queryable,
  {
    board,
    site,
    checkId,
    shareId,
    now,
  }: { board: OpenBoard; site: Site; checkId: string; shareId: string | null; now: Date },
): Promise<void> {
  const counted = and(eq(rechecks.siteId, site.id), costAFetch);
  const { left, inAll, renewsAt } = await checksLeft(tx, { ...board, site }, now);
  if (inAll === 0) throw spentInAll('no-checks-left-in-all', 'All checks that you paid for are used.');
  if (left === 0)
    throw tooMany('no-checks-left', `No checks left until ${dayText(renewsAt ?? now)}.`, renewsAt ?? now, now);
  const own = await tx
    .select({ at: rechecks.createdAt })
    .from(rechecks)
    .where(and(counted, eq(rechecks.checkId, checkId), within(rechecks.createdAt, dayMs, now)))
    .orderBy(rechecks.createdAt);
  const last = own.at(-1)?.at;
  const again = last && new Date(last.getTime() + taskPauseMs);
  if (again && again > now)
    throw tooMany('too-soon', `You can check this again at ${timeText(again)} UTC.`, again, now);
  const [first] = own;
  if (first && own.length >= checksPerTaskAndDay) {
    const free = new Date(first.at.getTime() + dayMs);
    throw tooMany('too-often', `You can check this again on ${dayText(free)} at ${timeText(free)} UTC.`, free, now);
  }
  if (shareId === null) return;
  const byShare = and(counted, eq(rechecks.shareId, shareId), within(rechecks.createdAt, dayMs, now));
  if ((await tx.$count(rechecks, byShare)) >= checksPerShareAndDay) {
    throw tooMany(
      'share-checks-spent',
      'This link can check five times a day. Please come back tomorrow.',
      new Date(now.getTime() + dayMs),
      now,
    );
  }
}

/** Three a task, ten a day; withdrawn by nobody. @throws AppError 429 */
export async function takeContest(
  tx: Queryable,
  { siteId, checkId, now }: { siteId: string; checkId: string; now: Date },
): Promise<void> {
  const tomorrow = new Date(now.getTime() + dayMs);
  if ((await tx.$count(contests, and(eq(contests.siteId, siteId), eq(contests.checkId, checkId)))) >= contestsPerTask) {
    throw tooMany(
      'contested-often',
      'We looked at this three times. Write to us if it is still not right.',
      tomorrow,
      now,
    );
  }
  const today = and(eq(contests.siteId, siteId), within(contests.createdAt, dayMs, now));
  if ((await tx.$count(contests, today)) >= contestsPerDay)
    throw tooMany('contested-today', 'Ten corrections a day. Please come back tomorrow.', tomorrow, now);
}

/** In the last so many milliseconds. What a clock that ran ahead has dated later counts nowhere; two processes may differ by a minute. */
function within(column: AnyColumn, lastMs: number, now: Date) {
  return and(gt(column, new Date(now.getTime() - lastMs)), lt(column, new Date(now.getTime() + minute)));
}

/** Of what no time brings back. */
export function spentInAll(code: string, sentence: string): AppError {
  return new AppError(409, code, `${sentence} The next measurement that you pay for brings new ones.`);
}

export function tooMany(code: string, sentence: string, until: Date, now: Date): AppError {
  return new AppError(429, code, sentence, {
    retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
  });
}
