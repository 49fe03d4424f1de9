import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { assessments, orders, progressEvents, reports } from '#db/schema.ts';
import type { Queryable } from '#base/db.ts';

export type PurchaseOrder = { id: string; submissionId: string; status: (typeof orders.$inferSelect)['status'] };
export type Purchase = { order: PurchaseOrder; report: typeof reports.$inferSelect | null };

// A new run of a subscription does not hide the report that is there, nor does one whose payment was given back.
const newestReady = sql`(${reports.paymentStatus} = 'completed' and ${reports.document} is not null) desc`;

/** A purchase by the id a customer holds: the order's own, the provider's session or the provider's payment. All of them are unguessable. */
export async function findPurchase(db: Queryable, paymentIntentId: string): Promise<Purchase | null> {
  const [found] = await db
    .select({ order: { id: orders.id, submissionId: orders.submissionId, status: orders.status }, report: reports })
    .from(orders)
    .leftJoin(reports, eq(reports.orderId, orders.id))
    .where(or(eq(orders.id, paymentIntentId), eq(orders.providerSessionId, paymentIntentId), eq(orders.providerPaymentId, paymentIntentId)))
    .orderBy(newestReady, desc(reports.runNumber))
    .limit(1);
  return found ?? null;
}

/** Whether a further report of this order is being made. */
export async function isNewerUnderWay(db: Queryable, { order, report }: Purchase): Promise<boolean> {
  if (report === null) return false;
  const newer = and(
    eq(reports.orderId, order.id),
    gt(reports.runNumber, report.runNumber),
    eq(reports.status, 'active'),
    isNull(reports.document),
    isNull(reports.erasedAt),
  );
  return (await db.$count(reports, newer)) > 0;
}

/** The latest paid purchase of a submission, if there is one. */
export async function findPaidPurchase(db: Queryable, submissionId: string): Promise<Purchase | null> {
  const [found] = await db
    .select({ order: { id: orders.id, submissionId: orders.submissionId, status: orders.status }, report: reports })
    .from(orders)
    .innerJoin(reports, eq(reports.orderId, orders.id))
    .where(and(eq(orders.submissionId, submissionId), eq(orders.status, 'paid')))
    .orderBy(newestReady, desc(reports.createdAt), desc(reports.runNumber))
    .limit(1);
  return found ?? null;
}

/** The run whose progress a waiting customer sees: the report's, or before there is one the submission's latest. */
export async function findRun(db: Queryable, { order, report }: Purchase) {
  const which = report === null ? eq(assessments.submissionId, order.submissionId) : eq(assessments.id, report.assessmentId);
  const [run] = await db.select().from(assessments).where(which).orderBy(desc(assessments.runNumber)).limit(1);
  return run ?? null;
}

/** Steps of a run after the given event, oldest first. */
export async function readProgress(db: Queryable, assessmentId: string, afterId = 0) {
  return db
    .select({ id: progressEvents.id, progress: progressEvents.progress })
    .from(progressEvents)
    .where(and(eq(progressEvents.assessmentId, assessmentId), gt(progressEvents.id, afterId)))
    .orderBy(progressEvents.id)
    .limit(500);
}
