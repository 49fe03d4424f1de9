import { z } from 'zod';
import { moneyText, type PaymentState, type Tier } from './catalogue.ts';
import { commitmentTerms } from './promises.ts';

/** What was paid, in words: rows for a table and a sentence below it, and where the numbered receipt is to be had as PDF. */
export const receiptSchema = z.object({
  rows: z.array(z.object({ name: z.string(), value: z.string() })),
  note: z.string(),
  pdfPath: z.string(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** The receipt of one payment. `catalogue` is what was agreed then, not today's. */
export function writeReceipt(
  order: { id: string; catalogue: Tier },
  payment: {
    key: string;
    amountCents: number;
    taxCents: number;
    refundedCents: number;
    currency: string;
    paidAt: Date;
    state: PaymentState;
  },
): Receipt {
  const { name, period } = order.catalogue;
  const agreed = commitmentTerms(order.catalogue);
  const { taxCents, refundedCents, state } = payment;
  const money = (cents: number) => moneyText(cents, payment.currency);
  const total = payment.amountCents + taxCents;
  return {
    rows: [
      { name: 'Paid', value: money(total) },
      ...(taxCents === 0 ? [] : [{ name: 'Of this, tax', value: money(taxCents) }]),
      ...(refundedCents === 0 && state !== 'refunded'
        ? []
        : [{ name: 'Since then', value: state === 'refunded' ? 'Refunded' : `${money(refundedCents)} refunded` }]),
      ...(state === 'disputed' ? [{ name: 'Since then', value: 'Disputed with the bank' }] : []),
      { name: 'For', value: `${name}, ${period}` },
      {
        name: 'On',
        value: payment.paidAt.toLocaleDateString('en-US', {
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        }),
      },
      ...(agreed === '' ? [] : [{ name: 'Agreed', value: agreed }]),
      { name: 'Order', value: order.id },
    ],
    note:
      taxCents === 0
        ? 'The price is what was charged: no tax was added to it.'
        : `The price is ${money(payment.amountCents)}; the tax due at the buyer’s address was added to it.`,
    pdfPath: `/api/report/${order.id}/receipt.pdf?payment=${encodeURIComponent(payment.key)}`,
  };
}
