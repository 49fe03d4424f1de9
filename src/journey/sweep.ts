import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { assessments, deliveries, orders, reports, submissions } from '#db/schema.ts';
import { reconcileEvents } from '#payment/reconcile-events.ts';
import { sweepOrders } from '#payment/sweep-orders.ts';
import type { SettleDeps } from '#payment/settle-order.ts';
import { priorities, sendReading } from './begin.ts';
import type { JourneyDeps } from './deps.ts';

const minute = 60_000;
const againMs = 15 * minute; // longer than the longest step

/** Restarts what should have ended and did not: orders whose webhook was lost, steps whose job was lost. Answers what it restarted. */
export async function sweep(
  deps: JourneyDeps,
  payments: SettleDeps,
): Promise<{ orders: number; runs: number; reports: number; deliveries: number }> {
  await reconcileEvents(payments);
  return {
    orders: await sweepOrders(payments),
    runs: await sweepRuns(deps),
    reports: await sweepReports(deps),
    deliveries: await sweepDeliveries(deps),
  };
}

async function sweepRuns(deps: JourneyDeps): Promise<number> {
  const now = deps.now();
  return deps.database.db.transaction(async (tx) => {
    const paidRuns = tx.select({ id: reports.assessmentId }).from(reports).where(isNull(reports.publishedAt));
    const due = await tx
      .update(assessments)
      .set({ sweepAt: new Date(now.getTime() + againMs) })
      .where(and(ne(assessments.status, 'judged'), lt(assessments.sweepAt, now), inArray(assessments.id, paidRuns)))
      .returning({ id: assessments.id, status: assessments.status, submissionId: assessments.submissionId });
    for (const { id, status, submissionId } of due) {
      deps.log.warn({ assessmentId: id, status }, 'sweep: a run is late and starts again');
      const [submission] = await tx
        .select({ website: submissions.website })
        .from(submissions)
        .where(eq(submissions.id, submissionId));
      if (status === 'waiting' && submission)
        await sendReading(deps, tx, { id, website: submission.website }, { priority: priorities.bought });
      else await deps.queue.send(tx, 'judge', { assessmentId: id }, { key: id, priority: priorities.bought });
    }
    return due.length;
  });
}

async function sweepReports(deps: JourneyDeps): Promise<number> {
  const now = deps.now();
  return deps.database.db.transaction(async (tx) => {
    const paid = tx.select({ id: orders.id }).from(orders).where(eq(orders.status, 'paid'));
    const due = await tx
      .update(reports)
      .set({ sweepAt: new Date(now.getTime() + againMs) })
      .where(and(isNull(reports.publishedAt), lt(reports.sweepAt, now), inArray(reports.orderId, paid)))
      .returning({ id: reports.id });
    for (const { id } of due) {
      deps.log.warn({ reportId: id }, 'sweep: a paid report is late and is published again');
      await deps.queue.send(tx, 'publish', { reportId: id }, { key: id, priority: priorities.bought });
    }
    return due.length;
  });
}

async function sweepDeliveries(deps: JourneyDeps): Promise<number> {
  const now = deps.now();
  return deps.database.db.transaction(async (tx) => {
    const due = await tx
      .update(deliveries)
      .set({ nextAttemptAt: sql`greatest(${deliveries.nextAttemptAt}, ${now}::timestamptz)` })
      .where(and(eq(deliveries.status, 'pending'), lt(deliveries.nextAttemptAt, new Date(now.getTime() - 5 * minute))))
      .returning({ id: deliveries.id });
    for (const { id } of due) await deps.queue.send(tx, 'deliver', { deliveryId: id }, { key: id });
    return due.length;
  });
}
