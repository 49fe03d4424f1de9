import { sql } from 'drizzle-orm';
import type { Queryable } from '#base/db.ts';
import { progressEvents } from '#db/schema.ts';
import type { Progress } from '#engine/contract.ts';

/** PostgreSQL's channel on which processes tell each other that something about a submission moved; the payload is the submission's id. */
export const journeyChannel = 'citable_journey';

/** Wakes the pages that wait for this submission, once the caller's transaction is committed. */
export async function announce(tx: Queryable, submissionId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${journeyChannel}, ${submissionId})`);
}

/** Keeps one step of a run for whoever waits, now or after a reload. */
export async function recordProgress(
  tx: Queryable,
  run: { id: string; submissionId: string },
  progress: Progress,
): Promise<void> {
  await tx.insert(progressEvents).values({ assessmentId: run.id, progress });
  await announce(tx, run.submissionId);
}
