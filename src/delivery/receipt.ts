import { and, asc, eq, lte } from 'drizzle-orm';
import { orders, paidInvoices, reports } from '#db/schema.ts';
import { writeReceipt, type Receipt } from '#payment/contract.ts';
import type { Queryable } from '#base/db.ts';

type Order = typeof orders.$inferSelect;

/** The receipt of the payment that a report answers; null for a report that an operator had made again. */
export async function receiptOf(db: Queryable, order: Order, report: Pick<typeof reports.$inferSelect, 'runNumber' | 'isRerun'>): Promise<Receipt | null> {
  const payment = report.isRerun ? null : await paymentOf(db, order, report.runNumber);
  return payment === null ? null : writeReceipt(order, payment);
}

type Payment = { amountCents: number; currency: string; paidAt: Date };

/** The first report answers the first payment, and so on; those made again answer none. */
async function paymentOf(db: Queryable, { id, provider, catalogue, amountCents, currency, paidAt }: Order, runNumber: number): Promise<Payment | null> {
  if (catalogue.interval === null) return paidAt && { amountCents, currency, paidAt };
  const number = await db.$count(reports, and(eq(reports.orderId, id), eq(reports.isRerun, false), lte(reports.runNumber, runNumber)));
  const [payment] = await db
    .select({ amountCents: paidInvoices.amountCents, currency: paidInvoices.currency, paidAt: paidInvoices.paidAt })
    .from(paidInvoices)
    .where(and(eq(paidInvoices.orderId, id), eq(paidInvoices.provider, provider)))
    .orderBy(asc(paidInvoices.paidAt), asc(paidInvoices.invoiceId))
    .offset(number - 1)
    .limit(1);
  return payment ?? null;
}
