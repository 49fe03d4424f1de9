import { and, eq, isNull } from 'drizzle-orm';
import { aboutJourney } from '#base/log-context.ts';
import { assessments, submissions } from '#db/schema.ts';
import type { Progress } from '#engine/contract.ts';
import { recordProgress } from './announce.ts';
import { sendReading } from './begin.ts';
import type { JourneyDeps } from './deps.ts';
import { readIfFree } from './host-turn.ts';
import { moneyForReading } from './reading-money.ts';

const busyHostSeconds = 2;

/** First step: reads the site and saves the evidence once. A run that has its evidence goes straight on. */
export async function gatherSite(deps: JourneyDeps, assessmentId: string, signal: AbortSignal): Promise<void> {
  const { db } = deps.database;
  const [run] = await db
    .select({
      id: assessments.id,
      submissionId: assessments.submissionId,
      status: assessments.status,
      pageLimit: assessments.pageLimit,
      answers: submissions.answers,
      website: submissions.website,
    })
    .from(assessments)
    .innerJoin(submissions, eq(submissions.id, assessments.submissionId))
    .where(eq(assessments.id, assessmentId));
  if (!run) return; // erased meanwhile
  aboutJourney(run.submissionId);
  if (run.status !== 'waiting') {
    if (run.status === 'gathered') await deps.queue.send(db, 'judge', { assessmentId }, { key: assessmentId });
    return;
  }

  const progress = progressWriter(deps, run);
  const reading = await readIfFree(deps.database.pool, run.website, () =>
    deps.gather({
      website: run.website,
      answers: run.answers,
      pageLimit: run.pageLimit,
      signal,
      money: moneyForReading(deps, deps.asking ?? {}, run),
      onProgress: progress.push,
    }),
  ).finally(() => progress.finish());
  // Somebody else reads this host: this job gives its place to another and comes back.
  if (reading === null) return sendReading(deps, db, run, { startAfterSeconds: busyHostSeconds });
  const evidence = (await deps.settled?.(reading.value, run.id)) ?? reading.value;

  await db.transaction(async (tx) => {
    const saved = await tx
      .update(assessments)
      .set({ evidence, status: 'gathered', gatheredAt: deps.now() })
      .where(and(eq(assessments.id, assessmentId), isNull(assessments.evidence)))
      .returning({ id: assessments.id });
    if (saved.length === 0) return; // a second worker was faster; its evidence counts
    await recordProgress(tx, run, { stage: 'judge', message: 'Scoring what was found', done: 0, total: 1 });
    await deps.queue.send(tx, 'judge', { assessmentId }, { key: assessmentId });
  });
}

/** Writes progress one row at a time, leaving out what is out of date by the time its turn comes. A lost row is no reason to stop reading. */
function progressWriter(deps: JourneyDeps, run: { id: string; submissionId: string }) {
  let latest: Progress | null = null;
  let writing: Promise<void> | null = null;
  async function drain(): Promise<void> {
    while (latest !== null) {
      const next: Progress = latest;
      latest = null;
      await recordProgress(deps.database.db, run, next).catch((error: unknown) =>
        deps.log.warn({ err: error, assessmentId: run.id }, 'progress not saved'),
      );
    }
    writing = null;
  }
  return {
    push: (progress: Progress): void => {
      latest = progress;
      writing ??= drain();
    },
    finish: async (): Promise<void> => {
      await writing;
    },
  };
}
