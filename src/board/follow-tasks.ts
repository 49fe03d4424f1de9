import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#base/db.ts';
import { checkShown, taskEvents, taskStates } from '#db/schema.ts';
import type { Analysis } from '#engine/contract.ts';
import { samePageKey } from '#engine/base/addresses/page-name.ts';
import { classOfCheck, isRemark } from '#engine/wording.ts';
import type { CheckOutcome } from './contract.ts';
import { plannedTasks, type Planned } from './task-list.ts';

type Step = {
  siteId: string;
  before: Analysis;
  after: Analysis;
  /** `correction`: what vanished was wrong, not done. */
  cause: 'reading' | 'correction';
  /** The task that was read or contested, with what came of it. */
  about: { checkId: string; outcome: CheckOutcome | null; settles?: 'corrected' | 'stays' } | null;
  at: Date;
};

/** Carries the boxes of a board over to the next version: what a reading saw done is verified, what it saw before and no more has come back. */
export async function followTasks(tx: Transaction, step: Step): Promise<void> {
  const { siteId, before, after, about, at } = step;
  const [was, now] = [plannedTasks(before), plannedTasks(after)];
  const rows = new Map(
    (await tx.select().from(taskStates).where(eq(taskStates.siteId, siteId))).map((row) => [row.checkId, row]),
  );
  const ids = new Set(
    [...was, ...now].map(({ checkId }) => checkId).concat([...rows.keys()], about ? [about.checkId] : []),
  );
  for (const checkId of ids) {
    if (checkId.startsWith('week')) continue;
    const row = rows.get(checkId);
    const box: Box = {
      checkId,
      task: was.find((one) => one.checkId === checkId),
      next: now.find((one) => one.checkId === checkId),
      row,
      about: about?.checkId === checkId ? about : null,
    };
    const seen = seenOf(box, step);
    const hasMoved = seen !== (row?.seen ?? null);
    if (!hasMoved && !box.about) continue;
    const values = valuesOf(box, seen, at);
    await tx
      .insert(taskStates)
      .values({ siteId, checkId, ...values })
      .onConflictDoUpdate({
        target: [taskStates.siteId, taskStates.checkId],
        set: { ...values, revision: sql`${taskStates.revision} + 1` },
      });
    if (hasMoved)
      await tx
        .insert(taskEvents)
        .values({ siteId, checkId, taskKey: values.taskKey, state: seen ?? 'open', by: null, at });
  }
}

type Row = typeof taskStates.$inferSelect;
type Seen = Row['seen'];

/** A check before and after: `task` was planned, `next` is. `about`: where it is what was read or contested. */
type Box = {
  checkId: string;
  task: Planned | undefined;
  next: Planned | undefined;
  row: Row | undefined;
  about: Step['about'];
};

/** Of a box that has moved or was read. */
function valuesOf({ checkId, task, next, row, about }: Box, seen: Seen, at: Date) {
  const done = seen === 'verified' || seen === 'corrected';
  return {
    taskKey: (next ?? task)?.key ?? row?.taskKey ?? checkId.toLowerCase(),
    seen,
    seenAt: at,
    verifiedAt: seen === 'verified' ? at : (row?.verifiedAt ?? null),
    outcome: about ? about.outcome : (row?.outcome ?? null),
    shown: task ? shownOf(task) : (row?.shown ?? null),
    // A reading answers a tick, either way; what the owner decided against stays so until it is done.
    ...((done || (about && row?.mark === 'claimed')) && { mark: null, markedBy: null, markedAt: null, reason: null }),
  };
}

function seenOf({ checkId, task, next, row, about }: Box, { before, after, cause }: Step): Seen {
  const seen = row?.seen ?? null;
  const ratioIn = (analysis: Analysis) => analysis.checks.find(({ id }) => id === checkId)?.ratio ?? null;
  if (next) {
    if (about?.settles === 'stays') return 'stays';
    if (seen === 'verified') return 'regressed';
    if (seen === 'corrected') return null; // another finding of the same check
    const [had, has] = [ratioIn(before) ?? 0, ratioIn(after) ?? 0];
    return task && has > had + 0.0001 ? 'partly' : seen;
  }
  if (!task) return seen;
  if (cause === 'correction') return about ? 'corrected' : seen;
  return (ratioIn(after) ?? 0) > 0.9999 || isGone(task, after) ? 'verified' : seen;
}

/** A remark is gone once every page that it was seen on was read again. */
function isGone({ checkId, findings }: Planned, { scope }: Analysis): boolean {
  const read = new Set(scope.pagesRead.map(({ url }) => samePageKey(url)));
  return (
    isRemark(checkId) &&
    findings.every((finding) => !('url' in finding) || !finding.url || read.has(samePageKey(finding.url)))
  );
}

export function shownOf(task: Planned) {
  const { item, horizon, who, minutes, seen } = task;
  return { title: item.title, description: seen, horizon, who, minutes, worth: item.gainPoints };
}

/** Counts what a published report shows as failing, for the ledger. */
export async function countShown(tx: Queryable, analysis: Analysis, at: Date): Promise<void> {
  const day = at.toISOString().slice(0, 10);
  const ids = new Set(plannedTasks(analysis).map(({ checkId }) => classOfCheck(checkId)));
  const rows = [...ids].map((checkId) => ({ day, checkId, n: 1 }));
  if (rows.length === 0) return;
  await tx
    .insert(checkShown)
    .values(rows)
    .onConflictDoUpdate({ target: [checkShown.day, checkShown.checkId], set: { n: sql`${checkShown.n} + 1` } });
}

export const isTask = (siteId: string, checkId: string) =>
  and(eq(taskStates.siteId, siteId), eq(taskStates.checkId, checkId));
