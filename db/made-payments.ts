import { and, asc, eq } from 'drizzle-orm';
import { orders, paidInvoices } from './schema.ts';
import type { PaymentState } from '#payment/contract.ts';
import type { Queryable } from '#base/db.ts';

/** A payment that was made. Amounts in cents; the tax is on top of the amount, and what was given back may include it. */
export type MadePayment = {
  /** The invoice of a subscription's payment; of a one-time purchase the order itself. */
  key: string;
  /** What the provider's refunds name; null where it was never told. */
  paymentId: string | null;
  paidAt: Date;
  amountCents: number;
  taxCents: number;
  refundedCents: number;
  currency: string;
  state: PaymentState;
};

/** Every payment of an order, oldest first. */
export async function madePayments(db: Queryable, order: typeof orders.$inferSelect): Promise<MadePayment[]> {
  if (order.catalogue.interval === null) {
    const {
      id: key,
      providerPaymentId: paymentId,
      paidAt,
      amountCents,
      taxCents,
      refundedCents,
      currency,
      status,
    } = order;
    const state = status === 'refunded' || status === 'disputed' ? status : 'paid';
    return paidAt === null ? [] : [{ key, paymentId, paidAt, amountCents, taxCents, refundedCents, currency, state }];
  }
  const { invoiceId: key, paymentId, paidAt, amountCents, taxCents, refundedCents, currency, state } = paidInvoices;
  return db
    .select({ key, paymentId, paidAt, amountCents, taxCents, refundedCents, currency, state })
    .from(paidInvoices)
    .where(and(eq(paidInvoices.provider, order.provider), eq(paidInvoices.orderId, order.id)))
    .orderBy(asc(paidInvoices.paidAt), asc(paidInvoices.invoiceId));
}
