import { sql } from 'drizzle-orm';
import type { Transaction } from '#base/db.ts';
import { AppError } from '#base/errors.ts';
import { taskEvents, taskStates } from '#db/schema.ts';
import type { OpenBoard, Site } from '#report/site.ts';
import { isTask, shownOf } from './follow-tasks.ts';
import { plannedTasks, weeksOf } from './task-list.ts';

export type TaskChange = { state: 'open' | 'claimed' | 'skipped'; reason?: string | undefined; revision: number };

/**
 * Ticks a box, decides against a task or takes either back; what a reading saw stays as it is. The same change twice is one. In a transaction that holds the
 * site. @throws AppError 404 when the newest version has no such task, 409 `changed-meanwhile` when somebody else was faster
 */
export async function changeTask(
  tx: Transaction,
  {
    board,
    site,
    key,
    change,
    by,
    now,
  }: { board: OpenBoard; site: Site; key: string; change: TaskChange; by: string; now: Date },
): Promise<{ checkId: string }> {
  const { checkId, shown } = boxOf(board, key);
  if (shown === null && change.state === 'skipped')
    throw new AppError(409, 'only-a-box', 'This step can be ticked, and nothing else.');
  const [row] = await tx.select().from(taskStates).where(isTask(site.id, checkId)).for('update');
  const marked = markedBy(by, change, now);
  if ((row?.mark ?? null) === marked.mark && (row?.reason ?? null) === marked.reason) return { checkId };
  if ((row?.revision ?? 0) !== change.revision)
    throw new AppError(
      409,
      'changed-meanwhile',
      'Somebody else changed this task in the meantime. Look at it and try again.',
      { checkId },
    );
  const values = {
    taskKey: key,
    ...marked,
    ...(shown && { shown: { ...shown, worth: Math.max(shown.worth, row?.shown?.worth ?? 0) } }),
  };
  await tx
    .insert(taskStates)
    .values({ siteId: site.id, checkId, ...values })
    .onConflictDoUpdate({
      target: [taskStates.siteId, taskStates.checkId],
      set: { ...values, revision: sql`${taskStates.revision} + 1` },
    });
  await tx
    .insert(taskEvents)
    .values({ siteId: site.id, checkId, taskKey: key, state: change.state, by, reason: marked.reason, at: now });
  return { checkId };
}

function markedBy(by: string, { state, reason }: TaskChange, now: Date) {
  if (state === 'open') return { mark: null, markedBy: null, markedAt: null, reason: null };
  return { mark: state, markedBy: by, markedAt: now, reason: state === 'skipped' ? (reason ?? null) : null };
}

/** The task of a key, or the box of a week's line that is no task. */
function boxOf({ document: { analysis } }: OpenBoard, key: string) {
  const planned = plannedTasks(analysis);
  const task = planned.find((one) => one.key === key);
  if (task) return { checkId: task.checkId, shown: shownOf(task) };
  const isLine = weeksOf(analysis, planned).some(({ items }) =>
    items.some((item) => item.key === key && item.taskKey === null),
  );
  if (!isLine) throw noSuchTask();
  return { checkId: key, shown: null };
}

export function noSuchTask(): AppError {
  return new AppError(404, 'task-not-found', 'The newest version no longer has this task.');
}
