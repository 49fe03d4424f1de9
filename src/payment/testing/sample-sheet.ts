import type { RefundSheet, SubscriptionSheet } from '../contract.ts';

/** A monthly plan in its first month: one of six payments made. */
export const sampleSheet: SubscriptionSheet = {
  orderId: 'o',
  planName: 'Monthly Monitoring',
  period: 'per month',
  companyName: 'Brotwerk',
  currency: 'usd',
  paymentCents: 4900,
  state: 'active',
  paymentsMade: 1,
  commitmentPayments: 6,
  paymentsLeft: 5,
  periodEndsAt: '2026-12-20T12:00:00.000Z',
  endsAt: '2027-05-20T12:00:00.000Z',
  cancelRequestedAt: null,
  refundable: { cents: 4900, until: '2026-12-20T12:00:00.000Z' },
  refundAskedAt: null,
  refundRule: '30-days',
};

export const sampleRefund: RefundSheet = {
  orderId: 'o',
  planName: 'Monthly Monitoring',
  currency: 'usd',
  paidCents: 9800,
  refundedCents: 0,
  isPaid: true,
  isSubscription: true,
  askedAt: null,
};
