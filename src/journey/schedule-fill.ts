import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#base/db.ts';
import { reports } from '#db/schema.ts';
import type { PlatformId } from '#engine/platforms/contract.ts';
import type { JourneyDeps } from './deps.ts';

export type FillJob = { assessmentId: string; missing: PlatformId[]; attempt: number };

/** When a platform that failed is tried again, counted from the attempt before; after the last nobody does. */
export const waitsSeconds = [2 * 3600, 6 * 3600, 16 * 3600];

/**
 * Remembers to try failed platforms later; where the day's money was the reason, soon after midnight UTC. What was made by such a try, or again by an operator, is not tried
 * once more.
 */
export async function scheduleFill(
  deps: JourneyDeps,
  tx: Transaction,
  { assessmentId, missing, attempt }: FillJob,
  { isDayOver = false } = {},
): Promise<void> {
  const wait = waitsSeconds[attempt - 1];
  if (missing.length === 0 || wait === undefined) return;
  const [again] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.assessmentId, assessmentId), eq(reports.isRerun, true)));
  if (again) return;
  const startAfterSeconds = isDayOver ? secondsToTomorrow(deps.now()) : wait;
  await deps.queue.send(tx, 'fill', { assessmentId, missing, attempt }, { key: assessmentId, startAfterSeconds });
}

const minutesPastMidnight = 5;

function secondsToTomorrow(now: Date): number {
  const tomorrow = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 0, minutesPastMidnight);
  return Math.ceil((tomorrow - now.getTime()) / 1000);
}
