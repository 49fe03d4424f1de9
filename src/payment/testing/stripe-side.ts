import Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentState } from '../contract.ts';
import type { FakeStripe } from '#fakes/stripe.ts';
import { statusOfPayments } from './far-side.ts';
import type { Books, FarSide, Purchase } from './far-side.ts';
import type { PaymentApp } from './payment-app.ts';

const day = 24 * 60 * 60;
const sdk = new Stripe('sk_test_any_order');

/** What may happen to a purchase at Stripe, in the form of its API. Every change is told by the event that Stripe documents for it. */
export function stripeSide(
  app: PaymentApp,
  stripe: FakeStripe,
  { webhookSecret, taxCents, isFlexible }: { webhookSecret: string; taxCents: number; isFlexible: boolean },
): FarSide {
  const events: { id: string; type: string; data: object }[] = [];
  const seconds = () => Math.floor(app.clock.now.getTime() / 1000);
  const change = (id: string, more: object) => stripe.put({ id, ...stripe.get(id), ...more });
  const session = ({ sessionId }: Purchase) => sessionSchema.parse(stripe.get(sessionId));
  const subscriptionOf = ({ sessionId }: Purchase) =>
    subscriptionSchema.safeParse(stripe.get(`sub_${sessionId}`)).data ?? null;

  function tell({ orderId }: Purchase, type: string, id: string): void {
    const event = {
      id: `evt_${orderId}_${events.length}`,
      object: 'event',
      type,
      created: seconds(),
      data: { object: stripe.get(id) ?? {} },
    };
    events.push(event);
    stripe.put({ ...event, list: 'events' });
  }

  /** Payments made so far, oldest first. */
  function paymentsOf(purchase: Purchase): string[] {
    const ids = Array.from({ length: 40 }, (_, n) => `ch_${purchase.sessionId}_${n + 1}`);
    return ids.filter((id) => chargeSchema.safeParse(stripe.get(id)).data?.paid === true);
  }

  function makePayment(purchase: Purchase): void {
    const { sessionId, orderId, tier } = purchase;
    const n = paymentsOf(purchase).length + 1;
    const [payment, charge, customer] = [`pi_${sessionId}_${n}`, `ch_${sessionId}_${n}`, `cus_${sessionId}`];
    const price = session(purchase).amount_subtotal;
    const amount = price + taxCents;
    const metadata = { order_id: orderId };
    const paid = {
      payment_intent: payment,
      paid: true,
      amount,
      refunded: false,
      disputed: false,
      amount_refunded: 0,
      metadata,
    };
    // A card that was refused once before it worked leaves a charge that paid nothing.
    stripe.put({ id: `${charge}_refused`, object: 'charge', list: 'charges', customer, ...paid, paid: false });
    stripe.put({ id: charge, object: 'charge', list: 'charges', customer, ...paid });
    if (tier === 'assessment')
      stripe.put({ id: payment, object: 'payment_intent', status: 'succeeded', latest_charge: charge });
    else
      stripe.put({
        id: `in_${sessionId}_${n}`,
        object: 'invoice',
        list: 'invoices',
        subscription: `sub_${sessionId}`,
        billing_reason: n === 1 ? 'subscription_create' : 'subscription_cycle',
        amount_paid: amount,
        total_taxes: taxCents === 0 ? [] : [{ amount: taxCents, tax_behavior: 'exclusive' }],
        currency: 'usd',
        created: seconds(),
        status_transitions: { paid_at: seconds() + n },
        parent: { subscription_details: { subscription: `sub_${sessionId}`, metadata } },
        payments: { data: [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: payment } }] },
      });
    const totals = {
      amount_total: amount,
      total_details: { amount_tax: taxCents, amount_discount: 0, amount_shipping: 0 },
    };
    if (n > 1) return;
    change(sessionId, {
      status: 'complete',
      payment_status: 'paid',
      ...totals,
      ...(tier === 'assessment' ? { payment_intent: payment } : {}),
    });
  }

  /** The buyer agrees; where money comes later, the bank has the last word. */
  function agree(purchase: Purchase, comesNow: boolean): void {
    const { sessionId, tier } = purchase;
    if (session(purchase).status !== 'open') return;
    change(sessionId, { status: 'complete', payment_status: 'unpaid', customer: `cus_${sessionId}` });
    if (tier !== 'assessment') {
      const status = comesNow ? 'active' : 'incomplete';
      const billing_mode = { type: isFlexible ? 'flexible' : 'classic' };
      stripe.put({
        id: `sub_${sessionId}`,
        object: 'subscription',
        status,
        customer: `cus_${sessionId}`,
        billing_mode,
      });
      change(sessionId, { subscription: `sub_${sessionId}` });
    } else if (!comesNow) {
      stripe.put({ id: `pi_${sessionId}_1`, object: 'payment_intent', status: 'processing', latest_charge: null });
      change(sessionId, { payment_intent: `pi_${sessionId}_1` });
    }
    if (comesNow) makePayment(purchase);
    tell(purchase, 'checkout.session.completed', sessionId);
    if (comesNow && tier !== 'assessment') tell(purchase, 'invoice.paid', `in_${sessionId}_1`);
  }

  const isAwaited = (purchase: Purchase) => {
    const { status, payment_status } = session(purchase);
    return (
      status === 'complete' &&
      payment_status === 'unpaid' &&
      subscriptionOf(purchase)?.status !== 'incomplete_expired' &&
      !hasFailed(purchase)
    );
  };
  const hasFailed = ({ sessionId }: Purchase) =>
    paymentSchema.safeParse(stripe.get(`pi_${sessionId}_1`)).data?.status === 'requires_payment_method';

  function ofSubscription(
    wanted: string[],
    act: (purchase: Purchase, id: string) => void,
  ): (purchase: Purchase) => void {
    return (purchase) => {
      const subscription = subscriptionOf(purchase);
      if (subscription !== null && wanted.includes(subscription.status)) act(purchase, subscription.id);
    };
  }

  /** The n-th payment's charge as it is now. */
  function ofPayment(
    n: number,
    act: (purchase: Purchase, charge: z.infer<typeof chargeSchema>) => void,
  ): (purchase: Purchase) => void {
    return (purchase) => {
      const id = paymentsOf(purchase).at(n - 1);
      if (id !== undefined) act(purchase, chargeSchema.parse(stripe.get(id)));
    };
  }
  const refund = (n: number, cents: number) =>
    ofPayment(n, (purchase, { id, amount, amount_refunded, disputed }) => {
      const given = Math.min(amount, amount_refunded + cents);
      if (given === amount_refunded || disputed) return;
      change(id, { amount_refunded: given, refunded: given === amount });
      tell(purchase, 'charge.refunded', id);
    });
  const dispute = (n: number, status: string) =>
    ofPayment(n, (purchase, { id, payment_intent }) => {
      const known = stripe.get(`dp_${id}`);
      change(id, { disputed: true });
      stripe.put({ id: `dp_${id}`, object: 'dispute', list: 'disputes', payment_intent, charge: id, status });
      tell(purchase, known === undefined ? 'charge.dispute.created' : 'charge.dispute.updated', `dp_${id}`);
    });
  const close = (from: string[], status: string) => (purchase: Purchase) => {
    for (const id of paymentsOf(purchase)) {
      if (!from.includes(disputeSchema.safeParse(stripe.get(`dp_${id}`)).data?.status ?? '')) continue;
      change(`dp_${id}`, { status });
      tell(purchase, 'charge.dispute.closed', `dp_${id}`);
    }
  };
  const ends = (doesEnd: boolean) =>
    ofSubscription(['active', 'past_due'], (purchase, id) => {
      change(id, isFlexible ? { cancel_at: doesEnd ? seconds() + 30 * day : null } : { cancel_at_period_end: doesEnd });
      tell(purchase, 'customer.subscription.updated', id);
    });
  const becomes = (from: string[], status: string, type: string) =>
    ofSubscription(from, (purchase, id) => {
      change(id, { status });
      tell(purchase, type, id);
    });

  return {
    name: 'stripe',
    acts: {
      pay: (purchase) => agree(purchase, true),
      'pay later': (purchase) => agree(purchase, false),
      'late money comes': (purchase) => {
        if (!isAwaited(purchase)) return;
        makePayment(purchase);
        if (purchase.tier !== 'assessment') change(`sub_${purchase.sessionId}`, { status: 'active' });
        tell(purchase, 'checkout.session.async_payment_succeeded', purchase.sessionId);
      },
      'late money fails': (purchase) => {
        if (!isAwaited(purchase)) return;
        if (purchase.tier === 'assessment') change(`pi_${purchase.sessionId}_1`, { status: 'requires_payment_method' });
        else change(`sub_${purchase.sessionId}`, { status: 'incomplete_expired' });
        tell(purchase, 'checkout.session.async_payment_failed', purchase.sessionId);
      },
      refund: refund(1, Infinity),
      'refund a part': refund(1, 1500),
      'a refund fails': ofPayment(1, (purchase, { id, amount_refunded }) => {
        if (amount_refunded === 0) return;
        change(id, { amount_refunded: 0, refunded: false });
        tell(purchase, 'refund.failed', id);
      }),
      'ask about it': dispute(1, 'warning_needs_response'),
      dispute: dispute(1, 'needs_response'),
      'win the dispute': close(['needs_response'], 'won'),
      'lose the dispute': close(['needs_response'], 'lost'),
      'close the inquiry': close(['warning_needs_response'], 'warning_closed'),
      'suspect fraud': ofPayment(1, (purchase, { id, payment_intent }) => {
        stripe.put({ id: `issfr_${id}`, object: 'radar.early_fraud_warning', charge: id, payment_intent });
        tell(purchase, 'radar.early_fraud_warning.created', `issfr_${id}`);
      }),
    },
    subscriptionActs: {
      'refund the renewal': refund(2, Infinity),
      'refund a part of the renewal': refund(2, 1500),
      'ask about the renewal': dispute(2, 'warning_needs_response'),
      'dispute the renewal': dispute(2, 'needs_response'),
      renew: ofSubscription(['active'], (purchase) => {
        makePayment(purchase);
        tell(purchase, 'invoice.paid', `in_${purchase.sessionId}_${paymentsOf(purchase).length}`);
      }),
      'fail to renew': becomes(['active'], 'past_due', 'customer.subscription.updated'),
      'give up asking': becomes(['past_due'], 'unpaid', 'customer.subscription.updated'),
      'pay what is due': ofSubscription(['past_due', 'unpaid'], (purchase, id) => {
        makePayment(purchase);
        change(id, { status: 'active' });
        tell(purchase, 'invoice.paid', `in_${purchase.sessionId}_${paymentsOf(purchase).length}`);
      }),
      'end it there': ends(true),
      'take that back there': ends(false),
      'end it there at once': becomes(['active', 'past_due', 'unpaid'], 'canceled', 'customer.subscription.deleted'),
    },
    events: {
      count: () => events.length,
      async deliver(n) {
        const payload = JSON.stringify(events[n]);
        const signature = sdk.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        return (await fetch(`${app.url}/api/webhooks/stripe`, { method: 'POST', body: payload, headers })).status;
      },
    },
    dayPasses(purchase) {
      if (session(purchase).status !== 'open') return;
      change(purchase.sessionId, { status: 'expired' });
      tell(purchase, 'checkout.session.expired', purchase.sessionId);
    },
    async books(purchase): Promise<Books> {
      const { status, payment_status, total_details } = session(purchase);
      const subscription = subscriptionOf(purchase);
      const payments = paymentsOf(purchase).map((id, n) => {
        const { refunded, amount_refunded } = chargeSchema.parse(stripe.get(id));
        const isDisputed = ['needs_response', 'lost'].includes(
          disputeSchema.safeParse(stripe.get(`dp_${id}`)).data?.status ?? '',
        );
        const state: PaymentState = refunded ? 'refunded' : isDisputed ? 'disputed' : 'paid';
        return { id: `in_${purchase.sessionId}_${n + 1}`, state, taxCents, refundedCents: amount_refunded };
      });
      const isOver = hasFailed(purchase) || subscription?.status === 'incomplete_expired';
      const unpaid = status !== 'complete' ? status : payment_status === 'unpaid' && isOver ? 'failed' : 'processing';
      return {
        status: statusOfPayments(payments.map(({ state }) => state)) ?? unpaid,
        wasPaid: payments.length > 0,
        taxCents: total_details.amount_tax,
        refundedCents: payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
        subscription: subscription && {
          status: subscription.status,
          endsWithPeriod: subscription.cancel_at !== null || subscription.cancel_at_period_end,
        },
        payments: purchase.tier === 'assessment' ? [] : payments,
      };
    },
  };
}

const sessionSchema = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.string(),
  amount_subtotal: z.number(),
  total_details: z.object({ amount_tax: z.number() }),
});
const subscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  cancel_at: z.number().nullable(),
  cancel_at_period_end: z.boolean(),
});
const paymentSchema = z.object({ status: z.string() });
const chargeSchema = z.object({
  id: z.string(),
  payment_intent: z.string(),
  paid: z.boolean(),
  amount: z.number(),
  refunded: z.boolean(),
  disputed: z.boolean(),
  amount_refunded: z.number(),
});
const disputeSchema = z.object({ status: z.string() });
