import { eq, max, sql } from 'drizzle-orm';
import { madePayments } from '#db/made-payments.ts';
import { receiptNumbers, type orders } from '#db/schema.ts';
import type { Queryable, Transaction } from '#base/db.ts';

/** Numbers the receipts of payments that have none yet: one after the other over all orders, without a gap, since a number is only kept with its payment. */
export async function numberReceipts(tx: Transaction, order: typeof orders.$inferSelect, now: Date): Promise<void> {
  const numbered = await receiptNumbersOf(tx, order.id);
  const missing = (await madePayments(tx, order)).filter(({ key }) => !numbered.has(key));
  if (missing.length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('receipt-numbers'))`);
  const [last] = await tx.select({ number: max(receiptNumbers.number) }).from(receiptNumbers);
  const first = (last?.number ?? 0) + 1;
  await tx
    .insert(receiptNumbers)
    .values(missing.map(({ key }, n) => ({ number: first + n, orderId: order.id, paymentKey: key, issuedAt: now })));
}

/** By the key of the payment, as people read it: "CIT-000042". */
export async function receiptNumbersOf(db: Queryable, orderId: string): Promise<Map<string, string>> {
  const rows = await db.select().from(receiptNumbers).where(eq(receiptNumbers.orderId, orderId));
  return new Map(rows.map(({ paymentKey, number }) => [paymentKey, `CIT-${String(number).padStart(6, '0')}`]));
}
