import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import { deleteFile, deleteFilesUnder } from '#base/files.ts';
import { recordAudit } from '#db/audit.ts';
import { assessments, deliveries, orders, reports, reportVersions, sandboxSessions, submissions } from '#db/schema.ts';
import { endRenewal } from '#payment/end-renewal.ts';
import { isOver } from '#payment/subscription-standing.ts';
import type { Queryable, Transaction } from '#base/db.ts';
import type { OperatorDeps } from './deps.ts';
import type { OperatorSession } from './operator-session.ts';
import { dropEmptySites, ownedBy } from '#report/site.ts';
import { removeMailsOf } from './outbox.ts';

type Eraser = { role: OperatorSession['role'] | 'customer' | 'retention'; id: string };

/** Erases a report. With the last one of an order goes what renews: at the provider, before anything is erased. */
export async function eraseReport(
  deps: Pick<OperatorDeps, 'database' | 'now' | 'outboxDir' | 'payments'>,
  id: string,
  session: Eraser,
): Promise<void> {
  const orderId = await orderEndingWith(deps.database.db, id);
  if (orderId !== null) await endRenewal(deps.payments, orderId, session.role);
  await forgetReport(deps, id, session);
}

/** The order of which this is the only report that is not erased; null where others are. */
async function orderEndingWith(db: Queryable, id: string): Promise<string | null> {
  const [found] = await db.select({ orderId: reports.orderId }).from(reports).where(eq(reports.id, id));
  return found && (await countOthers(db, found.orderId, id)) === 0 ? found.orderId : null;
}

function countOthers(db: Queryable, orderId: string, id: string): Promise<number> {
  return db.$count(reports, and(eq(reports.orderId, orderId), ne(reports.id, id), isNull(reports.erasedAt)));
}

/**
 * Erases a report and the personal data behind it: document, PDF, mails, jobs, and, with the last report of a purchase, the order, the quiz
 * answers and what was read. While a subscription still renews, or other reports of the order stand, the order and an empty row stay, or the
 * next payment would make the report again. What bookkeeping needs (ids, amount) goes to the audit log.
 */
export async function forgetReport(
  deps: Pick<OperatorDeps, 'database' | 'now' | 'outboxDir'>,
  id: string,
  session: Eraser,
): Promise<void> {
  const mails = await deps.database.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ report: reports, order: orders })
      .from(reports)
      .innerJoin(orders, eq(orders.id, reports.orderId))
      .where(eq(reports.id, id))
      .for('update');
    if (!found || found.report.erasedAt !== null)
      throw new AppError(404, 'report-not-found', 'This report does not exist any more.');
    const { report, order } = found;
    const owned = await ownedBy(tx, order.id);
    const sent = await tx.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.reportId, id));
    await removeJobs(tx, [id, ...sent.map((delivery) => delivery.id)]);
    await deleteFile(tx, `report-pdf/${id}`);
    await deleteFilesUnder(tx, `report-pdf/${id}/`);
    if (report.pdfKey !== null) await deleteFile(tx, report.pdfKey);

    const others = await countOthers(tx, order.id, id);
    const isLive = order.subscriptionStatus !== null && !isOver(order.subscriptionStatus) && !order.endsWithPeriod;
    if (others > 0 || isLive) await emptyReport(tx, id, deps.now());
    else await eraseOrder(tx, order);
    await dropEmptySites(tx, [owned]);
    const { provider, providerPaymentId, amountCents, currency, paidAt } = order;
    await recordAudit(tx, {
      actor: session.role,
      action: 'report.deleted',
      subjectId: id,
      details: {
        session: session.id,
        orderId: order.id,
        isOrderKept: others > 0 || isLive,
        provider,
        providerPaymentId,
        amountCents,
        currency,
        paidAt: paidAt?.toISOString() ?? null,
      },
    });
    return sent.map((delivery) => delivery.id);
  });
  // A file cannot be rolled back, so it goes last; should this process die here, erasing a mail by hand is what the outbox viewer is for.
  await removeMailsOf(deps.outboxDir, mails);
}

/** `suspended` closes its page; `publishedAt` keeps the sweep away. */
async function emptyReport(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.delete(deliveries).where(eq(deliveries.reportId, id));
  await tx.delete(reportVersions).where(eq(reportVersions.reportId, id));
  await tx
    .update(reports)
    .set({
      contactName: '',
      contactPhone: '',
      companyName: '',
      companySize: '',
      email: '',
      status: 'suspended',
      document: null,
      documentVersion: null,
      pdfKey: null,
      publishedAt: now,
      erasedAt: now,
    })
    .where(eq(reports.id, id));
}

/** The order with its reports; and the answers and readings behind it, unless another purchase rests on them. */
async function eraseOrder(tx: Transaction, { id, submissionId }: { id: string; submissionId: string }): Promise<void> {
  await tx.select({ id: submissions.id }).from(submissions).where(eq(submissions.id, submissionId)).for('update');
  const alsoPaid = await tx
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(reports, eq(reports.orderId, orders.id))
    .where(
      and(
        eq(orders.submissionId, submissionId),
        ne(orders.id, id),
        or(eq(orders.status, 'paid'), eq(orders.status, 'processing'), isNotNull(reports.id)),
      ),
    );
  if (alsoPaid.length > 0) {
    await forgetAtSandbox(tx, [id]);
    await tx.delete(orders).where(eq(orders.id, id));
    return;
  }
  const gone = await tx.select({ id: orders.id }).from(orders).where(eq(orders.submissionId, submissionId));
  const runs = await tx
    .select({ id: assessments.id })
    .from(assessments)
    .where(eq(assessments.submissionId, submissionId));
  await removeJobs(
    tx,
    runs.map((run) => run.id),
  );
  await forgetAtSandbox(
    tx,
    gone.map((order) => order.id),
  );
  await tx.delete(submissions).where(eq(submissions.id, submissionId)); // takes orders, readings, reports and deliveries along
}

/** The pretended provider's books stay, as a real one's do, without the person. */
async function forgetAtSandbox(tx: Transaction, orderIds: string[]): Promise<void> {
  await tx.update(sandboxSessions).set({ email: '' }).where(inArray(sandboxSessions.orderId, orderIds));
}

/** Jobs name what they are about and nothing else, but what a failed one said may quote it. */
async function removeJobs(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    delete from pgboss.job where exists (
      select 1 from jsonb_each_text(case jsonb_typeof(data) when 'object' then data else '{}' end) as named where named.value in ${ids})`);
}
