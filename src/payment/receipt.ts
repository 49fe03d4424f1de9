import { z } from 'zod';
import { commitmentText, formatAmount, type PaymentState, type Tier } from './catalogue.ts';

/** What was paid, in words: rows for a table and a sentence below it. */
export const receiptSchema = z.object({ rows: z.array(z.object({ name: z.string(), value: z.string() })), note: z.string() });
export type Receipt = z.infer<typeof receiptSchema>;

/** The receipt of one payment. `catalogue` is what was agreed then, not today's. */
export function writeReceipt(
  order: { id: string; catalogue: Tier },
  payment: { amountCents: number; currency: string; paidAt: Date; state?: PaymentState },
): Receipt {
  const { name, period } = order.catalogue;
  const commitment = commitmentText(order.catalogue);
  return {
    rows: [
      { name: 'Paid', value: `${formatAmount(payment.amountCents)} ${payment.currency.toUpperCase()}` },
      ...(payment.state === 'refunded' ? [{ name: 'Since then', value: 'Refunded' }] : []),
      ...(payment.state === 'disputed' ? [{ name: 'Since then', value: 'Disputed with the bank' }] : []),
      { name: 'For', value: `${name}, ${period}` },
      { name: 'On', value: payment.paidAt.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }) },
      ...(commitment === '' ? [] : [{ name: 'Agreed', value: commitment }]),
      { name: 'Order', value: order.id },
    ],
    note: 'The price is what was charged: no tax was added to it.',
  };
}
