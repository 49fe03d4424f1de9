import { describe, expect, it } from 'vitest';
import type { OrderStatus } from './contract.ts';
import { judgeTruth } from './judge-truth.ts';
import type { ProviderTruth } from './provider.ts';

const now = new Date('2026-11-20T12:00:00Z');
const order = {
  id: 'o1',
  status: 'pending' as OrderStatus,
  amountCents: 9900,
  currency: 'usd',
  expiresAt: new Date('2026-11-20T13:00:00Z'),
};
const truth: ProviderTruth = {
  sessionId: 's1',
  orderId: 'o1',
  state: 'paid',
  amountCents: 9900,
  taxCents: 0,
  refundedCents: 0,
  currency: 'usd',
  paymentId: 'p1',
  subscription: null,
  paidInvoices: [],
};

describe('judgeTruth', () => {
  it.each([
    ['open leaves a new order waiting', 'pending', 'open', 'pending'],
    ['open does not revive an order that was given up', 'expired', 'open', 'expired'],
    ['agreed but not there yet', 'pending', 'processing', 'processing'],
    ['paid', 'pending', 'paid', 'paid'],
    ['paid after all', 'expired', 'paid', 'paid'],
    ['paid, seen again', 'paid', 'paid', 'paid'],
    ['a late payment fails', 'processing', 'failed', 'failed'],
    ['refunded', 'paid', 'refunded', 'refunded'],
    ['refunded before we ever saw it paid', 'pending', 'refunded', 'refunded'],
    ['disputed', 'paid', 'disputed', 'disputed'],
    ['a dispute is won', 'disputed', 'paid', 'paid'],
  ] satisfies [string, OrderStatus, ProviderTruth['state'], OrderStatus][])(
    '%s: %s + %s = %s',
    (_name, status, state, expected) => {
      expect(judgeTruth({ ...order, status }, { ...truth, state }, now)).toEqual({ status: expected, refusal: null });
    },
  );

  it('gives up a session that stays open for days after its time, and takes a payment that comes after all', () => {
    const days = (n: number) => new Date(order.expiresAt.getTime() + n * 24 * 60 * 60_000);
    const statusAt = (time: Date, state: ProviderTruth['state'], status: OrderStatus = 'pending') =>
      judgeTruth({ ...order, status }, { ...truth, state }, time).status;
    expect([statusAt(days(2), 'open'), statusAt(days(4), 'open'), statusAt(days(9), 'paid', 'expired')]).toEqual([
      'pending',
      'expired',
      'paid',
    ]);
    expect(statusAt(days(9), 'open', 'processing')).toBe('processing');
  });

  it.each([
    ['another order', { orderId: 'o2' }, /another order/],
    ['no order', { orderId: null }, /another order/],
    ['a smaller amount', { amountCents: 100 }, /amount is 100, the order's 9900/],
    ['another currency', { currency: 'jpy' }, /currency is jpy/],
  ])('refuses money for %s and leaves the status', (_name, change, reason) => {
    const verdict = judgeTruth(order, { ...truth, ...change }, now);
    expect(verdict.status).toBe('pending');
    expect(verdict.refusal).toMatch(reason);
  });

  it('gives up an order the provider knows nothing of, but only once its time is over', () => {
    expect(judgeTruth(order, null, now).status).toBe('pending');
    expect(judgeTruth(order, null, order.expiresAt).status).toBe('expired');
    expect(judgeTruth({ ...order, status: 'paid' }, null, order.expiresAt).status).toBe('paid');
  });
});
