import { z } from 'zod';
import { moneyText } from './catalogue.ts';
import { refundDays, refundText, shortDay, type RefundRule } from './promises.ts';

const day = z.iso.datetime().nullable();

/** What the page of a subscription tells, `GET /api/subscription/{id}`. Amounts in cents, of each payment with its tax; times as ISO. */
export const subscriptionSheetSchema = z.object({
  orderId: z.string(),
  planName: z.string(),
  /** "per month". */
  period: z.string(),
  companyName: z.string(),
  currency: z.string(),
  paymentCents: z.number(),
  state: z.enum(['active', 'past-due', 'paused', 'ending', 'ended']),
  paymentsMade: z.number(),
  commitmentPayments: z.number(),
  /** Still owed by what was agreed on: how many payments. */
  paymentsLeft: z.number(),
  /** When what is paid ends; null where the provider has not said, or a payment is missing. */
  periodEndsAt: day,
  /** When the plan would end, or ends, with the last payment agreed on; null where that cannot be known. */
  endsAt: day,
  cancelRequestedAt: day,
  /** What comes back by the refund policy, and up to when it may be asked for; null: nothing. */
  refundable: z.object({ cents: z.number(), until: z.iso.datetime() }).nullable(),
  refundAskedAt: day,
  refundRule: z.enum(['30-days', 'final']),
});
export type SubscriptionSheet = z.infer<typeof subscriptionSheetSchema>;

/** What still is paid, and when a plan ends that is cancelled: by what was agreed at the purchase. */
export function endText({
  paymentsLeft,
  paymentCents,
  currency,
  endsAt,
}: Pick<SubscriptionSheet, 'paymentsLeft' | 'paymentCents' | 'currency' | 'endsAt'>): string {
  const when = endsAt === null ? '' : ` on ${shortDay.format(new Date(endsAt))}`;
  if (paymentsLeft === 0)
    return `You owe nothing more. The plan ends${when === '' ? ' with the period that you have paid for' : when}.`;
  const each = moneyText(paymentCents, currency);
  const owed =
    paymentsLeft === 1
      ? `You agreed to one more payment of ${each}.`
      : `You agreed to ${paymentsLeft} more payments of ${each}: ${moneyText(paymentsLeft * paymentCents, currency)} in all.`;
  return `${owed} The plan ends${when === '' ? ' with the period of the last one' : when}.`;
}

/** What follows when a cancellation is taken back. */
export function goesOnText({
  paymentCents,
  currency,
  period,
  periodEndsAt,
}: Pick<SubscriptionSheet, 'paymentCents' | 'currency' | 'period' | 'periodEndsAt'>): string {
  const next = periodEndsAt === null ? '' : ` The next payment is on ${shortDay.format(new Date(periodEndsAt))}.`;
  return `The plan goes on at ${moneyText(paymentCents, currency)} ${period}.${next}`;
}

/** What the refund policy says of a subscription. */
export function earlyEndText(rule: RefundRule): string {
  return rule === 'final'
    ? refundText(rule)
    : `If you ask within ${refundDays} days of the first payment, we give that payment back, the subscription ends at once, and nothing more is owed.`;
}
