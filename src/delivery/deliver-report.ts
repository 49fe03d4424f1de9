import { eq } from 'drizzle-orm';
import { getFile } from '#base/files.ts';
import { aboutJourney } from '#base/log-context.ts';
import { recordAudit } from '#db/audit.ts';
import { madePayments } from '#db/made-payments.ts';
import { deliveries, orders, reports } from '#db/schema.ts';
import { graceDays } from '#payment/contract.ts';
import type { Transaction } from '#base/db.ts';
import type { Deps } from '#base/deps.ts';
import type { ReportDocument } from '#report/contract.ts';
import type { Mail as NoticeMail } from './mail.ts';
import { noticeMail } from './notice-mail.ts';
import { receiptOf } from './receipt.ts';
import { refundMail } from './refund-mail.ts';
import type { Receipt, SubscriptionSheet } from '#payment/contract.ts';
import type { Moved } from './report-mail.ts';

type Delivery = typeof deliveries.$inferSelect;

export type SendResult = { accepted: true } | { retry: true; reason: string } | { failed: true; reason: string };

export type DeliverDeps<Mail = unknown> = Pick<Deps, 'database' | 'queue' | 'log' | 'publicUrl'> & {
  now: () => Date;
  /** Hands a mail to the mail server; a mail that may still be accepted later is `retry`. */
  mailer: { send(mail: Mail | NoticeMail): Promise<SendResult> };
  compose: (input: {
    report: ReportDocument;
    /** Set when the customer has an earlier report of the same website. */
    moved: Moved | null;
    /** Where a subscriber sees and ends the subscription; null for a one-time purchase. */
    manageLink: string | null;
    /** Of the payment that this report answers. */
    receipt: Receipt | null;
    to: string;
    link: string;
    pdf: Buffer;
    messageId: string;
    deliveryId: string;
  }) => Mail | Promise<Mail>;
  /** What moved since the customer's report before this one; null when there is none. */
  movedSinceLast: (tx: Transaction, report: typeof reports.$inferSelect) => Promise<Moved | null>;
  manageLink: (orderId: string) => string;
  /** null for a one-time purchase. */
  subscriptionOf: (tx: Transaction, orderId: string) => Promise<SubscriptionSheet | null>;
};

const patienceMs = 5 * 24 * 60 * 60_000; // as long as mail servers themselves try

/**
 * Last step: mails a published report, or a notice about its subscription. The delivery's row is held while the mail is handed over, so that two workers never send it twice;
 * a process that dies in between sends it once more under the same Message-ID.
 */
export async function deliverReport<Mail>(
  deps: DeliverDeps<Mail>,
  deliveryId: string,
): Promise<'sent' | 'later' | 'failed' | 'nothing-to-do'> {
  return deps.database.db.transaction(async (tx) => {
    const [delivery] = await tx
      .select()
      .from(deliveries)
      .where(eq(deliveries.id, deliveryId))
      .for('update', { skipLocked: true });
    if (!delivery || delivery.status !== 'pending') return 'nothing-to-do';
    const mail = await mailOf(deps, tx, delivery);
    if (mail === null) return 'nothing-to-do';
    const result = await deps.mailer.send(mail);
    const now = deps.now();
    const attempts = delivery.attempts + 1;
    const row = eq(deliveries.id, deliveryId);
    if ('accepted' in result) {
      await tx.update(deliveries).set({ status: 'sent', sentAt: now, attempts, lastError: null }).where(row);
      return 'sent';
    }
    const lastError = result.reason.slice(0, 500);
    if ('failed' in result || now.getTime() - delivery.createdAt.getTime() > patienceMs) {
      deps.log.error(
        {
          deliveryId,
          reportId: delivery.reportId,
          next: 'correct the address and send it again on the operators’ page',
        },
        'a report could not be mailed',
      );
      await tx.update(deliveries).set({ status: 'failed', attempts, lastError }).where(row);
      await recordAudit(tx, {
        actor: 'journey',
        action: 'delivery.failed',
        subjectId: delivery.reportId,
        details: { deliveryId },
      });
      return 'failed';
    }
    const startAfterSeconds = backOffSeconds(attempts);
    await tx
      .update(deliveries)
      .set({ attempts, lastError, nextAttemptAt: new Date(now.getTime() + startAfterSeconds * 1000) })
      .where(row);
    await deps.queue.send(tx, 'deliver', { deliveryId }, { key: deliveryId, startAfterSeconds });
    return 'later';
  });
}

/** null while there is nothing to send: the report is not out, or no longer paid for. */
async function mailOf<Mail>(
  deps: DeliverDeps<Mail>,
  tx: Transaction,
  { id: deliveryId, purpose, messageId, reportId }: Delivery,
): Promise<Mail | NoticeMail | null> {
  const [found] = await tx
    .select({ report: reports, order: orders })
    .from(reports)
    .innerJoin(orders, eq(orders.id, reports.orderId))
    .where(eq(reports.id, reportId));
  if (!found || found.report.erasedAt !== null) return null;
  const { report, order } = found;
  // A purchase that was refunded has one mail left: the one that says so.
  if (order.status !== 'paid' && purpose !== 'refunded') return null;
  aboutJourney(order.submissionId);
  const to = report.email;
  const link = `${deps.publicUrl}/report/${order.id}`;
  if (purpose === 'refunded') {
    const paidCents = (await madePayments(tx, order)).reduce(
      (sum, { amountCents, taxCents }) => sum + amountCents + taxCents,
      0,
    );
    const { refundedCents, currency } = order;
    const { name: planName, interval } = order.catalogue;
    const isSubscription = interval !== null;
    return refundMail({
      to,
      planName,
      isSubscription,
      companyName: report.companyName,
      refundedCents,
      paidCents,
      currency,
      link,
      messageId,
      deliveryId,
    });
  }
  if (purpose !== 'report') {
    const sheet = await deps.subscriptionOf(tx, order.id);
    const pausesOn =
      order.pastDueSince === null ? null : new Date(order.pastDueSince.getTime() + graceDays * 24 * 60 * 60_000);
    return noticeMail({
      purpose,
      to,
      planName: order.catalogue.name,
      companyName: report.companyName,
      subscription: sheet && { sheet, link: deps.manageLink(order.id) },
      pausesOn,
      messageId,
      deliveryId,
    });
  }
  if (!report.document || !report.pdfKey || report.paymentStatus !== 'completed') return null;
  const pdf = await getFile(tx, report.pdfKey);
  if (!pdf) throw new Error(`The PDF of report ${reportId} is gone.`);
  const moved = await deps.movedSinceLast(tx, report);
  const manageLink = order.catalogue.interval === null ? null : deps.manageLink(order.id);
  const receipt = await receiptOf(tx, order, report);
  return deps.compose({
    report: report.document,
    moved,
    manageLink,
    receipt,
    to,
    link,
    pdf: pdf.bytes,
    messageId,
    deliveryId,
  });
}

/** 15 s, 30 s, 1 min … at most half an hour: a greylisting server wants minutes, the 24 hours promised leave room for more. */
function backOffSeconds(attempts: number): number {
  return Math.min(15 * 2 ** (attempts - 1), 30 * 60);
}
