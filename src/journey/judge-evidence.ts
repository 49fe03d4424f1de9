import { and, eq, isNull } from 'drizzle-orm';
import { aboutJourney } from '#base/log-context.ts';
import { assessments, reports } from '#db/schema.ts';
import { recordProgress } from './announce.ts';
import type { JourneyDeps } from './deps.ts';

/** Second step: scores the saved evidence once and wakes every report that waits for it. */
export async function judgeEvidence(deps: JourneyDeps, assessmentId: string): Promise<void> {
  const { db } = deps.database;
  const [run] = await db.select().from(assessments).where(eq(assessments.id, assessmentId));
  if (!run || run.evidence === null) return;
  aboutJourney(run.submissionId);
  const analysis = run.analysis ?? (await deps.judge(run.evidence));

  await db.transaction(async (tx) => {
    // The row is written, and so locked, before the reports are looked for: a payment locks it too, so one of the two sees the other.
    const [saved] = await tx
      .update(assessments)
      .set({ analysis, rubricVersion: analysis.rubricVersion, status: 'judged', judgedAt: deps.now() })
      .where(and(eq(assessments.id, assessmentId), isNull(assessments.analysis)))
      .returning({ id: assessments.id });
    if (saved) await recordProgress(tx, run, { stage: 'judge', message: 'Scored', done: 1, total: 1 });
    const waiting = await tx
      .select({ id: reports.id })
      .from(reports)
      .where(and(eq(reports.assessmentId, assessmentId), isNull(reports.publishedAt)));
    for (const { id } of waiting) await deps.queue.send(tx, 'publish', { reportId: id }, { key: id });
  });
}
