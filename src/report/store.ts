import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import { assessments, orders, progressEvents, reports, reportVersions, sites, submissions } from '#db/schema.ts';
import { AppError } from '#base/errors.ts';
import { websiteHost } from '#base/website-host.ts';
import { tiers } from '#payment/contract.ts';
import type { Queryable } from '#base/db.ts';

const orderColumns = {
  id: orders.id,
  submissionId: orders.submissionId,
  status: orders.status,
  checkoutUrl: orders.checkoutUrl,
  expiresAt: orders.expiresAt,
};
export type PurchaseOrder = Pick<typeof orders.$inferSelect, keyof typeof orderColumns>;
/** `newerUnderWay`: a further report of this order is being made. */
export type Purchase = { order: PurchaseOrder; report: typeof reports.$inferSelect | null; newerUnderWay: boolean };

const newerUnderWay = sql<boolean>`exists (select from ${reports} newer where newer.order_id = ${reports.orderId}
  and newer.run_number > ${reports.runNumber} and newer.status = 'active' and newer.document is null and newer.erased_at is null)`;

/** Who bought, as the boards of websites name them: an account, or for a guest the order itself, since anybody can type an address. */
export const ownerOfOrder = sql<string>`coalesce('account:' || ${orders.userId}, 'order:' || ${orders.id})`;

// Neither a new run of a subscription nor one whose payment was given back hides the report that is there.
const newestReady = sql`(${reports.paymentStatus} = 'completed' and ${reports.document} is not null) desc`;

/** A purchase by the id that a customer has: the order's own, the provider's session or the provider's payment. All of them are unguessable. */
export async function findPurchase(db: Queryable, paymentIntentId: string): Promise<Purchase | null> {
  const [found] = await db
    .select({ order: orderColumns, report: reports, newerUnderWay })
    .from(orders)
    .leftJoin(reports, eq(reports.orderId, orders.id))
    .where(
      or(
        eq(orders.id, paymentIntentId),
        eq(orders.providerSessionId, paymentIntentId),
        eq(orders.providerPaymentId, paymentIntentId),
      ),
    )
    .orderBy(newestReady, desc(reports.runNumber))
    .limit(1);
  return found ? withNewest(db, found) : null;
}

/** The last version that follows the published document; null where that is the newest. */
export async function newestVersion(db: Queryable, reportId: string) {
  const [newest] = await db
    .select()
    .from(reportVersions)
    .where(eq(reportVersions.reportId, reportId))
    .orderBy(desc(reportVersions.version))
    .limit(1);
  return newest ?? null;
}

/** The purchase with the newest version of its report, whose PDF is drawn for whoever asks. */
async function withNewest<P extends Purchase>(db: Queryable, purchase: P): Promise<P> {
  const { report } = purchase;
  const newest = report?.document ? await newestVersion(db, report.id) : null;
  return report && newest ? { ...purchase, report: { ...report, document: newest.document, pdfKey: null } } : purchase;
}

/** A purchase and its newest report without the document, which weighs some 300 kB: whoever looks whether a page is still right needs none of it, and asks once. */
export type PurchaseHead = {
  order: PurchaseOrder;
  report: {
    id: string;
    runNumber: number;
    version: number;
    status: 'active' | 'cancelled' | 'suspended';
    createdAt: Date;
    /** Of the PDF that was made at the publication; null until then. */
    pdfKey: string | null;
    hasDocument: boolean;
  };
  /** The last version that follows the published document; null where that is the newest. */
  newest: { version: number; createdAt: Date } | null;
  newerUnderWay: boolean;
  /** Grows with whatever was done on the board of its website; 0 where nothing was. */
  revision: number;
};

const newest = {
  version: sql<number | null>`newest.version`,
  createdAt: sql<Date | null>`newest.created_at`.mapWith(reportVersions.createdAt),
};
const newestOfReport = sql`(select version, created_at from ${reportVersions} where report_id = ${reports.id} order by version desc limit 1) newest`;

export async function findPurchaseHead(
  db: Queryable,
  of: { purchase: string } | { submission: string },
): Promise<PurchaseHead | null> {
  const { id, runNumber, version, status, createdAt, pdfKey, document } = reports;
  const [found] = await db
    .select({
      order: orderColumns,
      report: { id, runNumber, version, status, createdAt, pdfKey, hasDocument: sql<boolean>`${document} is not null` },
      newest,
      newerUnderWay,
      website: submissions.website,
      revisions: sql<Record<
        string,
        number
      > | null>`(select json_object_agg(host, revision) from ${sites} where owner = ${ownerOfOrder})`,
    })
    .from(orders)
    .innerJoin(reports, eq(reports.orderId, orders.id))
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .leftJoinLateral(newestOfReport, sql`true`)
    .where(
      'submission' in of
        ? and(eq(orders.submissionId, of.submission), eq(orders.status, 'paid'))
        : or(
            eq(orders.id, of.purchase),
            eq(orders.providerSessionId, of.purchase),
            eq(orders.providerPaymentId, of.purchase),
          ),
    )
    .orderBy(newestReady, desc(reports.createdAt), desc(reports.runNumber))
    .limit(1);
  if (!found) return null;
  const { website, revisions, newest: later, ...head } = found;
  const [last, at] = [later.version, later.createdAt];
  return {
    ...head,
    newest: last === null || at === null ? null : { version: last, createdAt: at },
    revision: revisions?.[websiteHost(website).toLowerCase()] ?? 0,
  };
}

/** Whether the quiz was ever sent under this id. */
export async function isSubmission(db: Queryable, id: string): Promise<boolean> {
  return (await db.$count(submissions, eq(submissions.id, id))) > 0;
}

/** The latest paid purchase of a submission, if there is one. */
export async function findPaidPurchase(db: Queryable, submissionId: string): Promise<Purchase | null> {
  const [found] = await db
    .select({ order: orderColumns, report: reports, newerUnderWay })
    .from(orders)
    .innerJoin(reports, eq(reports.orderId, orders.id))
    .where(and(eq(orders.submissionId, submissionId), eq(orders.status, 'paid')))
    .orderBy(newestReady, desc(reports.createdAt), desc(reports.runNumber))
    .limit(1);
  return found ? withNewest(db, found) : null;
}

/** The order of a submission whose payment is agreed and has not arrived yet, as by bank debit. */
export async function findProcessingOrder(db: Queryable, submissionId: string): Promise<string | null> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.submissionId, submissionId), eq(orders.status, 'processing')))
    .limit(1);
  return order?.id ?? null;
}

/** The run whose progress a waiting customer sees: the report's, or before there is one the submission's latest. */
export async function findRun(db: Queryable, { order, report }: Purchase) {
  const which =
    report === null ? eq(assessments.submissionId, order.submissionId) : eq(assessments.id, report.assessmentId);
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

/** @throws AppError 402 or 403 where nothing is open to its buyer */
export function refuseUnpaid({ order, report }: Purchase | PurchaseHead): void {
  if (order.status !== 'paid') {
    throw new AppError(402, 'payment-required', unpaidWords[order.status], {
      payment: order.status,
      quizId: order.submissionId,
      tiers,
    });
  }
  if (report?.status === 'suspended')
    throw new AppError(403, 'report-suspended', 'This report is suspended. Please contact us.');
}

export const unpaidWords: Record<Exclude<Purchase['order']['status'], 'paid'>, string> = {
  pending: 'This report is not paid for yet.',
  processing: 'The payment is on its way. The report opens when it has arrived.',
  failed: 'The payment failed. Nothing was charged.',
  expired: 'The checkout expired. Nothing was charged.',
  refunded: 'This purchase was refunded.',
  disputed: 'The payment for this report is disputed.',
};
