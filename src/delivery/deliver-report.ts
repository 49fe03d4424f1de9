import { eq } from 'drizzle-orm';
import { getFile } from '#base/files.ts';
import { recordAudit } from '#db/audit.ts';
import { deliveries, orders, reports } from '#db/schema.ts';
import type { Deps } from '#base/deps.ts';
import type { ReportDocument } from '#report/contract.ts';

export type SendResult = { accepted: true } | { retry: true; reason: string } | { failed: true; reason: string };

export type DeliverDeps<Mail = unknown> = Pick<Deps, 'database' | 'queue' | 'log' | 'publicUrl'> & {
  now: () => Date;
  /** Hands a mail to the mail server; a mail that may still be accepted later is `retry`. */
  mailer: { send(mail: Mail): Promise<SendResult> };
  compose: (input: { report: ReportDocument; to: string; link: string; pdf: Buffer; messageId: string; deliveryId: string }) => Mail | Promise<Mail>;
};

const patienceMs = 5 * 24 * 60 * 60_000; // as long as mail servers themselves try

/**
 * Last step: mails a published report. The delivery's row is held while the mail is handed over, so that two workers never send it twice;
 * a process that dies in between sends it once more under the same Message-ID.
 */
export async function deliverReport<Mail>(deps: DeliverDeps<Mail>, deliveryId: string): Promise<'sent' | 'later' | 'failed' | 'nothing-to-do'> {
  return deps.database.db.transaction(async (tx) => {
    const [delivery] = await tx.select().from(deliveries).where(eq(deliveries.id, deliveryId)).for('update', { skipLocked: true });
    if (!delivery || delivery.status !== 'pending') return 'nothing-to-do';
    const [found] = await tx
      .select({ report: reports, orderStatus: orders.status })
      .from(reports)
      .innerJoin(orders, eq(orders.id, reports.orderId))
      .where(eq(reports.id, delivery.reportId));
    if (!found?.report.document || !found.report.pdfKey || found.orderStatus !== 'paid') return 'nothing-to-do';
    const pdf = await getFile(tx, found.report.pdfKey);
    if (!pdf) throw new Error(`The PDF of report ${delivery.reportId} is gone.`);

    const link = `${deps.publicUrl}/report/${found.report.orderId}`;
    const { document: report, email: to } = found.report;
    const mail = await deps.compose({ report, to, link, pdf: pdf.bytes, messageId: delivery.messageId, deliveryId });
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
      deps.log.error({ deliveryId, reportId: delivery.reportId }, 'a report could not be mailed');
      await tx.update(deliveries).set({ status: 'failed', attempts, lastError }).where(row);
      await recordAudit(tx, { actor: 'journey', action: 'delivery.failed', subjectId: delivery.reportId, details: { deliveryId } });
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

/** 15 s, 30 s, 1 min … at most half an hour: a greylisting server wants minutes, the 24 hours promised leave room for more. */
function backOffSeconds(attempts: number): number {
  return Math.min(15 * 2 ** (attempts - 1), 30 * 60);
}
