// What an operator does about a single report: look at its way, send it again, have it made again.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import { randomId } from '#base/secrets.ts';
import { recordAudit } from '#db/audit.ts';
import { madePayments } from '#db/made-payments.ts';
import { assessments, auditLog, deliveries, orders, refundRequests, reports } from '#db/schema.ts';
import { messageIdOf } from '#delivery/automatic-mail.ts';
import { rerunReport } from '#journey/begin.ts';
import type { Db } from '#base/db.ts';
import { refundPayment } from '#payment/refund-payment.ts';
import type { RefundBody, Timeline } from './contract.ts';
import type { OperatorDeps } from './deps.ts';
import { listFailedJobs } from './failed-jobs.ts';
import type { OperatorSession } from './operator-session.ts';

/** Everything that is known to have happened on the way from the order to the mailbox, oldest first. */
export async function readTimeline(db: Db, reportId: string): Promise<Timeline> {
  const [found] = await db
    .select({ report: reportColumns, order: orders, run: runColumns })
    .from(reports)
    .innerJoin(orders, eq(orders.id, reports.orderId))
    .innerJoin(assessments, eq(assessments.id, reports.assessmentId))
    .where(and(eq(reports.id, reportId), isNull(reports.erasedAt)));
  if (!found) throw new AppError(404, 'report-not-found', 'This report does not exist any more.');
  const { report, order, run } = found;
  const sent = await db.select().from(deliveries).where(eq(deliveries.reportId, reportId));
  const payments = await madePayments(db, order);
  const [asked] = await db.select().from(refundRequests).where(eq(refundRequests.orderId, order.id));
  const subjects = [reportId, order.id, run.id, order.submissionId, ...sent.map(({ id }) => id)];
  const noted = await db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.subjectId, subjects))
    .orderBy(auditLog.id)
    .limit(500);
  const failed = (await listFailedJobs(db)).filter((job) => subjects.includes(job.subjectId));

  const events: { at: Date | null; text: string; tone?: 'bad' }[] = [
    { at: order.createdAt, text: `Checkout opened (${order.catalogue.name}, ${order.provider})` },
    { at: order.paidAt, text: 'Paid' },
    ...payments
      .filter((payment) => payment.paidAt.getTime() !== order.paidAt?.getTime())
      .map((payment) => ({ at: payment.paidAt, text: `Payment ${payment.key}` })),
    { at: run.createdAt, text: `Assessment started (run ${run.runNumber}, up to ${run.pageLimit} pages)` },
    { at: run.gatheredAt, text: 'Website read' },
    { at: run.judgedAt, text: 'Scored' },
    { at: report.publishedAt, text: 'Report published' },
    ...sent.flatMap(({ status, sentAt, attempts, lastError, nextAttemptAt }) => [
      { at: sentAt, text: `Mailed (attempt ${attempts})` },
      ...(status === 'pending' && lastError !== null
        ? [
            {
              at: nextAttemptAt,
              text: `Mail not accepted yet (attempt ${attempts}): ${lastError}. Next attempt`,
              tone: 'bad' as const,
            },
          ]
        : []),
      ...(status === 'failed'
        ? [
            {
              at: nextAttemptAt,
              text: `Mail refused for good: ${lastError ?? 'no reason given'}`,
              tone: 'bad' as const,
            },
          ]
        : []),
    ]),
    ...noted.map(({ at, actor, action }) => ({ at, text: `${sentenceOf(action)} (by ${actor})` })),
    ...failed.map((job) => ({
      at: job.failedAt === null ? null : new Date(job.failedAt),
      text: `Job "${job.queue}" failed: ${job.reason}`,
      tone: 'bad' as const,
    })),
  ];
  return {
    order: {
      id: order.id,
      provider: order.provider,
      status: order.status,
      amountCents: order.amountCents,
      currency: order.currency,
      refundUrl: refundPage(order.provider, order.providerPaymentId),
    },
    payments: payments.flatMap(({ paymentId, paidAt, amountCents, taxCents, refundedCents, state }) =>
      paymentId === null
        ? []
        : [{ paymentId, paidAt: paidAt.toISOString(), totalCents: amountCents + taxCents, refundedCents, state }],
    ),
    refundAsked: asked ? { at: asked.createdAt.toISOString(), message: asked.message } : null,
    reportPath: `/report/${order.id}`,
    events: events
      .flatMap(({ at, text, tone }) =>
        at === null ? [] : [{ at: at.toISOString(), text, tone: tone ?? ('plain' as const) }],
      )
      .sort((a, b) => a.at.localeCompare(b.at)),
  };
}

/** "report.edited" becomes "Report edited". */
function sentenceOf(action: string): string {
  const words = action.replaceAll(/[.-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Mails a published report once more, under a new Message-ID so that the mailbox does not take it for the old one. */
export async function resendReport(deps: OperatorDeps, reportId: string, session: OperatorSession): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const [report] = await tx
      .select({ publishedAt: reports.publishedAt })
      .from(reports)
      .where(and(eq(reports.id, reportId), isNull(reports.erasedAt)))
      .for('update');
    if (!report) throw new AppError(404, 'report-not-found', 'This report does not exist any more.');
    if (report.publishedAt === null) throw new AppError(409, 'report-running', 'This report is still being made.');
    const id = randomId();
    const now = deps.now();
    const afresh = {
      messageId: messageIdOf(id, deps.publicUrl),
      status: 'pending' as const,
      attempts: 0,
      lastError: null,
      createdAt: now,
      nextAttemptAt: now,
      sentAt: null,
    };
    const [delivery] = await tx
      .insert(deliveries)
      .values({ id, reportId, purpose: 'report', ...afresh })
      .onConflictDoUpdate({ target: [deliveries.reportId, deliveries.purpose], set: afresh })
      .returning({ id: deliveries.id });
    if (!delivery) throw new Error(`No delivery for report ${reportId}.`);
    await deps.queue.send(tx, 'deliver', { deliveryId: delivery.id }, { key: delivery.id });
    await recordAudit(tx, {
      actor: session.role,
      action: 'report.resent',
      subjectId: reportId,
      details: { session: session.id },
    });
  });
}

/** Gives money of one payment of the report's order back. */
export async function refundReport(
  deps: OperatorDeps,
  reportId: string,
  wish: RefundBody,
  session: OperatorSession,
): Promise<void> {
  const [report] = await deps.database.db
    .select({ orderId: reports.orderId })
    .from(reports)
    .where(eq(reports.id, reportId));
  if (!report) throw new AppError(404, 'report-not-found', 'This report does not exist any more.');
  await refundPayment(deps.payments, report.orderId, {
    ...wish,
    actor: session.role,
    details: { session: session.id, reportId },
  });
}

/** Answers the id of the new report, which is published and mailed when the site has been read again. */
export async function makeReportAgain(deps: OperatorDeps, reportId: string, session: OperatorSession): Promise<string> {
  return deps.database.db.transaction(async (tx) => {
    const id = await rerunReport(deps.journey, tx, reportId);
    if (id === null) throw new AppError(409, 'not-paid', 'Only a paid report can be made again.');
    await recordAudit(tx, {
      actor: session.role,
      action: 'report.rerun',
      subjectId: reportId,
      details: { session: session.id, newReportId: id },
    });
    return id;
  });
}

/** The payment on the provider's own pages. */
function refundPage(provider: string, paymentId: string | null): string | null {
  if (paymentId === null) return null;
  if (provider === 'stripe') return `https://dashboard.stripe.com/payments/${encodeURIComponent(paymentId)}`;
  return provider === 'paypal' ? `https://www.paypal.com/activity/payment/${encodeURIComponent(paymentId)}` : null;
}

const reportColumns = { publishedAt: reports.publishedAt };
const runColumns = {
  id: assessments.id,
  runNumber: assessments.runNumber,
  pageLimit: assessments.pageLimit,
  createdAt: assessments.createdAt,
  gatheredAt: assessments.gatheredAt,
  judgedAt: assessments.judgedAt,
};
