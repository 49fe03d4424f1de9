import { and, eq, lte } from 'drizzle-orm';
import { madePayments, type MadePayment } from '#db/made-payments.ts';
import { orders, reports } from '#db/schema.ts';
import { writeReceipt, type Receipt } from '#payment/contract.ts';
import type { Queryable } from '#base/db.ts';

type Order = typeof orders.$inferSelect;

/** The receipt of the payment that a report answers; null for a report that an operator had made again. */
export async function receiptOf(
  db: Queryable,
  order: Order,
  report: Pick<typeof reports.$inferSelect, 'runNumber' | 'isRerun'>,
): Promise<Receipt | null> {
  const payment = report.isRerun ? null : await paymentOf(db, order, report.runNumber);
  return payment === null ? null : writeReceipt(order, payment);
}

/** The first report answers the first payment, and so on; those made again answer none. */
async function paymentOf(db: Queryable, order: Order, runNumber: number): Promise<MadePayment | null> {
  const earlier = and(eq(reports.orderId, order.id), eq(reports.isRerun, false), lte(reports.runNumber, runNumber));
  return (await madePayments(db, order))[(await db.$count(reports, earlier)) - 1] ?? null;
}
