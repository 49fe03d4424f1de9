// States that Stripe and PayPal document and that a shop meets late: a bank that says no days later, tax, partial and late refunds, inquiries, lost answers.
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { auditLog, operatorAlerts, orders, paidInvoices, paymentEvents } from '#db/schema.ts';
import { startFakePaypal } from '#fakes/paypal.ts';
import { startFakeStripe } from '#fakes/stripe.ts';
import { checkoutReplySchema } from './contract.ts';
import type { TierId } from './contract.ts';
import { createPaypalProvider } from './paypal/paypal-provider.ts';
import { reconcileEvents } from './reconcile-events.ts';
import { settleOrder } from './settle-order.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';
import { refundPayment } from './refund-payment.ts';
import { readSubscription, requestCancel, takeCancelBack } from './subscription.ts';
import { sweepOrders } from './sweep-orders.ts';
import { startPaymentApp } from './testing/payment-app.ts';
import type { PaymentApp } from './testing/payment-app.ts';

const prices = { assessment: 99, monitoring: 49, audit: 149 };
const day = 24 * 60 * 60_000;

let app: PaymentApp;
let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
let paypal: Awaited<ReturnType<typeof startFakePaypal>>;
beforeAll(async () => {
  app = await startPaymentApp();
  stripe = await startFakeStripe('sk_test_states');
  paypal = await startFakePaypal();
  app.payments.providers.stripe = createStripeProvider({
    secretKey: 'sk_test_states',
    webhookSecret: 'whsec_states',
    apiBase: stripe.url,
    timeoutMs: 500,
  });
  app.payments.providers.paypal = createPaypalProvider(
    {
      clientId: 'id',
      clientSecret: 'secret',
      webhookId: '8PT597110X687430L',
      apiBase: paypal.url,
    },
    () => app.clock.now,
  );
});
beforeEach(() => {
  app.payments.provider = 'stripe';
  app.clock.now = new Date('2026-11-20T12:00:00Z');
});
afterAll(async () => {
  await app.close();
  await stripe.stop();
  await paypal.stop();
});

async function open(tier: TierId = 'assessment', more: object = {}) {
  const quizId = await app.addSubmission();
  const reply = await app.checkout({ amount: prices[tier], tier, quizId, ...more });
  return { quizId, ...checkoutReplySchema.parse(await reply.json()) };
}
async function orderOf(id: string) {
  const [order] = await app.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error('no such order');
  return order;
}
const settle = (orderId: string) => settleOrder(app.payments, orderId, 'sweep');
const change = (id: string, more: object) => stripe.put({ id, ...stripe.get(id), ...more });

let serial = 0;
const sdk = new Stripe('sk_test_states');
async function stripeSends(type: string, object: object) {
  const payload = JSON.stringify({ id: `evt_${(serial += 1)}`, object: 'event', type, data: { object } });
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': sdk.webhooks.generateTestHeaderString({ payload, secret: 'whsec_states' }),
  };
  const reply = await fetch(`${app.url}/api/webhooks/stripe`, { method: 'POST', body: payload, headers });
  return [reply.status, await reply.json()];
}
async function paypalSends(event_type: string, resource: object) {
  const raw = JSON.stringify({ id: `WH-${(serial += 1)}`, event_type, resource });
  const headers = { 'content-type': 'application/json', ...paypal.headersFor(raw, '8PT597110X687430L') };
  const reply = await fetch(`${app.url}/api/webhooks/paypal`, { method: 'POST', body: raw, headers });
  return [reply.status, await reply.json()];
}
function stripePays(sessionId: string, charge: object = {}) {
  const payment = `pi_${sessionId}`;
  stripe.put({
    id: payment,
    status: 'succeeded',
    latest_charge: {
      id: 'ch',
      payment_intent: payment,
      paid: true,
      refunded: false,
      disputed: false,
      amount_refunded: 0,
      ...charge,
    },
  });
  change(sessionId, { status: 'complete', payment_status: 'paid', payment_intent: payment });
  return payment;
}
/** A running subscription with so many payments made; answers what each is called. */
function stripeSubscribes(sessionId: string, payments: number, more: object = {}) {
  const [sub, customer] = [`sub_${sessionId}`, `cus_${sessionId}`];
  stripe.put({ id: sub, object: 'subscription', status: 'active', customer, ...more });
  change(sessionId, {
    status: 'complete',
    payment_status: payments === 0 ? 'unpaid' : 'paid',
    subscription: sub,
    customer,
  });
  return Array.from({ length: payments }, (_, n) => {
    const payment = `pi_${sessionId}_${n + 1}`;
    const paid_at = 1_795_000_000 + n * 2_600_000;
    stripe.put({
      id: `in_${sessionId}_${n + 1}`,
      list: 'invoices',
      subscription: sub,
      billing_reason: n === 0 ? 'subscription_create' : 'subscription_cycle',
      amount_paid: 4900,
      total_taxes: [],
      currency: 'usd',
      created: paid_at,
      status_transitions: { paid_at },
      payments: { data: [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: payment } }] },
    });
    stripe.put({
      id: `ch_${payment}`,
      list: 'charges',
      customer,
      payment_intent: payment,
      paid: true,
      refunded: false,
      disputed: false,
      amount_refunded: 0,
    });
    return payment;
  });
}

describe('a bank debit whose first payment fails', () => {
  it('ends the order, and the plan can be bought again', async () => {
    const { quizId, orderId, sessionId } = await open('monitoring');
    stripeSubscribes(sessionId, 0, { status: 'incomplete' });
    expect(await settle(orderId)).toBe('processing');
    change(`sub_${sessionId}`, { status: 'incomplete_expired' });
    expect(await settle(orderId)).toBe('failed');
    const again = await app.checkout({ amount: 49, tier: 'monitoring', quizId });
    expect([again.status, checkoutReplySchema.parse(await again.json()).orderId === orderId]).toEqual([200, false]);
    expect(app.subscriptionMoves.filter((move) => move.orderId === orderId && move.move !== 'ended')).toEqual([]);
  });

  itLong('can be bought again also where nobody has looked since', async () => {
    const { quizId, orderId, sessionId } = await open('monitoring');
    stripeSubscribes(sessionId, 0, { status: 'incomplete' });
    await settle(orderId);
    change(`sub_${sessionId}`, { status: 'incomplete_expired' });
    await app.db.update(orders).set({ subscriptionStatus: 'incomplete_expired' }).where(eq(orders.id, orderId)); // as an earlier release left it
    app.clock.now = new Date(app.clock.now.getTime() + 3 * day);
    const again = await app.checkout({ amount: 49, tier: 'monitoring', quizId });
    expect([again.status, (await orderOf(orderId)).status]).toEqual([200, 'failed']);
  });
});

describe('a subscription at Stripe, under flexible billing', () => {
  it('that is ended in Stripe’s portal is seen to end, and to go on when that is taken back', async () => {
    const { orderId, sessionId } = await open('monitoring');
    stripeSubscribes(sessionId, 6, { billing_mode: { type: 'flexible' } });
    await settle(orderId);
    expect((await readSubscription(app.db, orderId))?.state).toBe('active');
    change(`sub_${sessionId}`, { cancel_at: 1_810_000_000 });
    await stripeSends('customer.subscription.updated', { id: `sub_${sessionId}`, object: 'subscription' });
    expect((await readSubscription(app.db, orderId))?.state).toBe('ending');
    change(`sub_${sessionId}`, { cancel_at: null });
    await settle(orderId);
    expect((await readSubscription(app.db, orderId))?.state).toBe('active');
  });

  it.each(['classic', 'flexible'])(
    'of the kind “%s” that is cancelled here is kept here, until it is over',
    async (type) => {
      const { orderId, sessionId } = await open('monitoring');
      stripeSubscribes(sessionId, 6, { billing_mode: { type } });
      await settle(orderId);
      const view = () => readSubscription(app.db, orderId, { now: app.clock.now, refund: '30-days' });
      await requestCancel(app.payments, orderId, 'customer');
      await settle(orderId);
      expect(await view()).toMatchObject({ state: 'ending', paymentsLeft: 0, endsAt: '2026-12-18T13:20:00.000Z' });
      await takeCancelBack(app.payments, orderId);
      await settle(orderId);
      expect([stripe.get(`sub_${sessionId}`), await view()]).toMatchObject([
        { cancel_at_period_end: false, cancel_at: null },
        { state: 'active', periodEndsAt: '2026-12-18T13:20:00.000Z' },
      ]);
      await requestCancel(app.payments, orderId, 'customer');
      change(`sub_${sessionId}`, { status: 'canceled' });
      await expect(takeCancelBack(app.payments, orderId)).rejects.toThrow('canceled');
      await settle(orderId);
      expect(await view()).toMatchObject({ state: 'ended' });
    },
  );

  itLong('ends once when it is cancelled here', async () => {
    const { orderId, sessionId } = await open('monitoring');
    stripeSubscribes(sessionId, 6, { billing_mode: { type: 'flexible' } });
    await settle(orderId);
    await app.db.update(orders).set({ cancelRequestedAt: app.clock.now }).where(eq(orders.id, orderId));
    const asked = () =>
      stripe.requests.filter(({ method, path }) => method === 'POST' && path === `/v1/subscriptions/sub_${sessionId}`)
        .length;
    for (let n = 0; n < 3; n += 1) await settle(orderId);
    expect([asked(), (await readSubscription(app.db, orderId))?.state]).toEqual([1, 'ending']);
  });
});

describe('PayPal’s events', () => {
  const bought = async () => {
    app.payments.provider = 'paypal';
    const opened = await open();
    paypal.approve(opened.sessionId);
    await settle(opened.orderId);
    return { ...opened, capture: `CAP${opened.sessionId}` };
  };
  const disputeOf = (capture: string) => ({
    dispute_id: 'PP-D-27803',
    disputed_transactions: [{ seller_transaction_id: capture, buyer_transaction_id: '2' }],
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: 'OPEN',
    dispute_life_cycle_stage: 'CHARGEBACK',
    links: [{ href: 'https://api.paypal.com/v1/customer/disputes/PP-D-27803', rel: 'self', method: 'GET' }],
  });

  it('about a dispute are taken, and the report is held back until it is won', async () => {
    const { orderId, capture } = await bought();
    paypal.dispute(capture, {
      dispute_id: 'PP-D-27803',
      status: 'UNDER_REVIEW',
      dispute_life_cycle_stage: 'CHARGEBACK',
    });
    expect(await paypalSends('CUSTOMER.DISPUTE.CREATED', disputeOf(capture))).toEqual([200, { receipt: 'settled' }]);
    expect((await orderOf(orderId)).status).toBe('disputed');
    paypal.dispute(capture, { dispute_id: 'PP-D-27803', status: 'RESOLVED', dispute_life_cycle_stage: 'CHARGEBACK' });
    expect(await paypalSends('CUSTOMER.DISPUTE.RESOLVED', disputeOf(capture))).toEqual([200, { receipt: 'settled' }]);
    expect((await orderOf(orderId)).status).toBe('paid');
  });

  it('about an inquiry suspend nothing, nor does a dispute that this app may not read', async () => {
    const { orderId, capture } = await bought();
    paypal.dispute(capture, {
      dispute_id: 'PP-D-1',
      status: 'WAITING_FOR_SELLER_RESPONSE',
      dispute_life_cycle_stage: 'INQUIRY',
    });
    await paypalSends('CUSTOMER.DISPUTE.CREATED', disputeOf(capture));
    expect((await orderOf(orderId)).status).toBe('paid');
    paypal.forbidDisputes(true);
    expect(await paypalSends('CUSTOMER.DISPUTE.UPDATED', disputeOf(capture))).toEqual([200, { receipt: 'settled' }]);
    paypal.forbidDisputes(false);
  });

  it('about a refund find their order in the form that PayPal documents: by the link to the payment', async () => {
    const { orderId, sessionId, capture } = await bought();
    paypal.refund(sessionId, '99.00');
    const refund = {
      id: '0JF852973C016714D',
      amount: { currency_code: 'USD', value: '99.00' },
      status: 'COMPLETED',
      links: [
        { href: 'https://api.paypal.com/v2/payments/refunds/0JF852973C016714D', rel: 'self', method: 'GET' },
        { href: `https://api.paypal.com/v2/payments/captures/${capture}`, rel: 'up', method: 'GET' },
      ],
    };
    expect(await paypalSends('PAYMENT.CAPTURE.REFUNDED', refund)).toEqual([200, { receipt: 'settled' }]);
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refundedCents: 9900 });
  });

  it('that were never delivered are found in PayPal’s list, page by page', async () => {
    const { orderId, sessionId, capture } = await bought();
    paypal.refund(sessionId, '10.00');
    const at = new Date(Date.now() - 60_000).toISOString();
    for (const n of [1, 2])
      paypal.keepEvent(
        Object.assign(
          { id: `WH-F${n}`, create_time: at },
          { event_type: 'VAULT.CREDIT-CARD.CREATED', resource: { id: 'x' } },
        ),
      );
    const links = [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture}` }];
    paypal.keepEvent(
      Object.assign(
        { id: 'WH-L', create_time: at },
        { event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: { id: 'R', links } },
      ),
    );
    app.clock.now = new Date();
    expect(await reconcileEvents(app.payments)).toBe(1);
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid', refundedCents: 1000 });
  });
});

describe('a refund after months', () => {
  it('is seen though no event came', async () => {
    app.payments.provider = 'paypal';
    const { orderId, sessionId } = await open();
    paypal.approve(sessionId);
    await settle(orderId);
    paypal.refund(sessionId, '99.00');
    app.clock.now = new Date(app.clock.now.getTime() + 100 * day);
    await sweepOrders(app.payments);
    expect((await orderOf(orderId)).status).toBe('refunded');
  });
});

describe('tax that Stripe adds', () => {
  it('is no reason to refuse the payment, and is kept', async () => {
    const { orderId, sessionId } = await open();
    stripePays(sessionId);
    change(sessionId, {
      amount_subtotal: 9900,
      amount_total: 11_781,
      total_details: { amount_tax: 1881, amount_discount: 0, amount_shipping: 0 },
    });
    expect(await settle(orderId)).toBe('paid');
    expect(await orderOf(orderId)).toMatchObject({ amountCents: 9900, taxCents: 1881, refusal: null });
  });

  it('is counted apart in each bill of a subscription', async () => {
    const { orderId, sessionId } = await open('monitoring');
    stripeSubscribes(sessionId, 2);
    change(sessionId, { amount_subtotal: 4900, amount_total: 5831, total_details: { amount_tax: 931 } });
    for (const n of [1, 2])
      change(`in_${sessionId}_${n}`, { amount_paid: 5831, total_taxes: [{ amount: 931, tax_behavior: 'exclusive' }] });
    expect(await settle(orderId)).toBe('paid');
    expect(await app.db.select().from(paidInvoices).where(eq(paidInvoices.orderId, orderId))).toMatchObject([
      { amountCents: 4900, taxCents: 931 },
      { amountCents: 4900, taxCents: 931 },
    ]);
  });

  it.each([
    ['price includes it', { amount_subtotal: 9900, amount_total: 9900, total_details: { amount_tax: 1581 } }, 'paid'],
    [
      'total is more than price and tax',
      { amount_subtotal: 9900, amount_total: 20_000, total_details: { amount_tax: 1881 } },
      'pending',
    ],
    [
      'total is less than the price',
      { amount_subtotal: 9900, amount_total: 1000, total_details: { amount_tax: 0 } },
      'pending',
    ],
    ['price is another one', { amount_subtotal: 100, amount_total: 119, total_details: { amount_tax: 19 } }, 'pending'],
  ])('where the %s', async (_name, amounts, status) => {
    const { orderId, sessionId } = await open();
    stripePays(sessionId);
    change(sessionId, amounts);
    await settle(orderId);
    expect((await orderOf(orderId)).status).toBe(status);
  });
});

describe('a checkout whose answer was lost', () => {
  itLong('opens at once with a corrected address', async () => {
    const quizId = await app.addSubmission();
    stripe.faults.push('lost-answer', 'hang', 'hang');
    const first = await app.checkout({
      amount: 99,
      tier: 'assessment',
      quizId,
      leadData: { email: 'typo@exmaple.com' },
    });
    expect(first.status).toBe(502);
    const second = await app.checkout({
      amount: 99,
      tier: 'assessment',
      quizId,
      leadData: { email: 'right@example.com' },
    });
    expect(second.status).toBe(200);
    const { orderId, sessionId } = checkoutReplySchema.parse(await second.json());
    expect((await orderOf(orderId)).providerSessionId).toBe(sessionId);
  });

  itLong('shows one session only, though two people typed two addresses at once', async () => {
    const quizId = await app.addSubmission();
    const click = (email: string) => app.checkout({ amount: 99, tier: 'assessment', quizId, leadData: { email } });
    const replies = await Promise.all(['a@example.com', 'b@example.com', 'c@example.com', 'a@example.com'].map(click));
    const shown = new Set(
      await Promise.all(replies.map(async (reply) => checkoutReplySchema.parse(await reply.json()).sessionId)),
    );
    expect(shown.size).toBe(1);
  });
});

describe('money that goes back', () => {
  it('of an earlier renewal closes that payment, whichever event tells of it', async () => {
    const { orderId, sessionId } = await open('monitoring');
    const [, second = ''] = stripeSubscribes(sessionId, 3);
    await settle(orderId);
    change(`ch_${second}`, { refunded: true, amount_refunded: 4900 });
    expect(
      await stripeSends('charge.refunded', { id: `ch_${second}`, object: 'charge', payment_intent: second }),
    ).toEqual([200, { receipt: 'settled' }]);
    expect(app.seenPayments.get(orderId)).toEqual(['paid', 'refunded', 'paid']);
    change(`ch_${second}`, { refunded: false, amount_refunded: 0, disputed: true });
    stripe.put({ id: `dp_${second}`, list: 'disputes', payment_intent: second, status: 'needs_response' });
    await stripeSends('charge.dispute.created', { id: `dp_${second}`, object: 'dispute', payment_intent: second });
    expect(app.seenPayments.get(orderId)).toEqual(['paid', 'disputed', 'paid']);
    expect(await app.db.$count(paymentEvents, eq(paymentEvents.error, 'no order of ours'))).toBeLessThanOrEqual(2); // those of other shops, above
  });

  itLong('in part is kept and leaves the report open', async () => {
    const { orderId, sessionId } = await open();
    const payment = stripePays(sessionId, { amount_refunded: 3000 });
    await stripeSends('charge.refunded', { id: 'ch', object: 'charge', payment_intent: payment });
    await settle(orderId);
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid', refundedCents: 3000 });
  });

  it.each([
    ['warning_needs_response', 'paid'],
    ['warning_under_review', 'paid'],
    ['warning_closed', 'paid'],
    ['needs_response', 'disputed'],
    ['under_review', 'disputed'],
    ['lost', 'disputed'],
    ['won', 'paid'],
    ['prevented', 'paid'],
  ])('a dispute that is %s leaves the order %s', async (status, state) => {
    const { orderId, sessionId } = await open();
    const payment = stripePays(sessionId, { disputed: true });
    stripe.put({ id: `dp_${payment}`, list: 'disputes', payment_intent: payment, status });
    await settle(orderId);
    expect((await orderOf(orderId)).status).toBe(state);
  });
});

describe('what Stripe is asked for', () => {
  it('holds tax where the account has set it up, tax ids, the address and an invoice', async () => {
    const sentOf = async (tier: TierId, more: object = {}) => {
      const provider = createStripeProvider({
        secretKey: 'sk_test_states',
        webhookSecret: 'whsec_states',
        apiBase: stripe.url,
        ...more,
      });
      app.payments.providers.stripe = provider;
      await open(tier);
      return stripe.requests.findLast(({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions')
        ?.params;
    };
    const before = app.payments.providers.stripe;
    expect(await sentOf('assessment')).toMatchObject({
      automatic_tax: { enabled: 'false' },
      invoice_creation: { enabled: 'true' },
      customer_creation: 'always',
    });
    stripe.put({ id: 'tax_settings', object: 'tax.settings', status: 'active' });
    const taxed = {
      automatic_tax: { enabled: 'true' },
      tax_id_collection: { enabled: 'true' },
      billing_address_collection: 'required',
    };
    expect(await sentOf('assessment')).toMatchObject({
      ...taxed,
      line_items: [{ price_data: { tax_behavior: 'exclusive' } }],
    });
    const monthly = await sentOf('monitoring');
    expect(monthly).toMatchObject(taxed);
    expect(monthly).not.toHaveProperty('invoice_creation');
    const without = await sentOf('assessment', { tax: 'off', invoices: false });
    expect(without).toMatchObject({
      automatic_tax: { enabled: 'false' },
      invoice_creation: { enabled: 'false' },
      customer_creation: 'if_required',
    });
    stripe.put({ id: 'tax_settings', object: 'tax.settings', status: 'pending' });
    if (before) app.payments.providers.stripe = before;
  });
});

describe('a subscription at PayPal', () => {
  const subscribe = async (tier: 'monitoring' | 'audit' = 'monitoring') => {
    app.payments.provider = 'stripe';
    return open(tier, { method: 'paypal' });
  };
  const paid = async (payments: number) => {
    const opened = await subscribe();
    paypal.billing.change(opened.sessionId, { start_time: new Date(1_795_000_000_000).toISOString() }); // PayPal lists what was paid since
    const made = Array.from({ length: payments }, (_, n) =>
      paypal.billing.charge(opened.sessionId, 'COMPLETED', new Date(1_795_000_000_000 + n * 1000).toISOString()),
    );
    await settle(opened.orderId);
    return { ...opened, made };
  };

  it.each([
    ['monitoring', '49.00', 1, 6],
    ['audit', '149.00', 3, 4],
  ] as const)(
    'asks for %s as agreed: %s every %d months, %d times, then on without end',
    async (tier, value, months, payments) => {
      const first = await subscribe(tier);
      expect(first.url).toMatch(/webapps\/billing\/subscriptions/);
      await subscribe(tier);
      const plans = [...paypal.billing.plans.values()].filter(
        ({ billing_cycles: [cycle] }) => cycle?.pricing_scheme.fixed_price.value === value,
      );
      expect(plans).toHaveLength(1);
      const price = { fixed_price: { value, currency_code: 'USD' } };
      const frequency = { interval_unit: 'MONTH', interval_count: months };
      expect(plans[0]?.billing_cycles).toEqual([
        { tenure_type: 'TRIAL', sequence: 1, total_cycles: payments, frequency, pricing_scheme: price },
        { tenure_type: 'REGULAR', sequence: 2, total_cycles: 0, frequency, pricing_scheme: price },
      ]);
    },
  );

  itLong('finds its plan again after a restart', async () => {
    await subscribe();
    const before = paypal.billing.plans.size;
    app.payments.providers.paypal = createPaypalProvider({
      clientId: 'id',
      clientSecret: 'secret',
      webhookId: '8PT597110X687430L',
      apiBase: paypal.url,
    });
    await subscribe();
    expect(paypal.billing.plans.size).toBe(before);
  });

  it('is paid when its first payment is there, and each further one is counted', async () => {
    const { orderId, sessionId } = await subscribe();
    expect(await settle(orderId)).toBe('pending');
    paypal.billing.change(sessionId, { status: 'ACTIVE' });
    expect(await settle(orderId)).toBe('processing');
    const first = paypal.billing.charge(sessionId);
    expect(
      await paypalSends('PAYMENT.SALE.COMPLETED', { id: first, billing_agreement_id: sessionId, custom: orderId }),
    ).toEqual([200, { receipt: 'settled' }]);
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid', subscriptionStatus: 'active', amountCents: 4900 });
    paypal.billing.charge(sessionId, 'DECLINED');
    paypal.billing.charge(sessionId);
    await settle(orderId);
    expect(await readSubscription(app.db, orderId)).toMatchObject({
      state: 'active',
      paymentsMade: 2,
      commitmentPayments: 6,
    });
  });

  it.each([
    [
      'a payment fails',
      { billing_info: { outstanding_balance: { currency_code: 'USD', value: '49.00' }, failed_payments_count: 1 } },
      'past-due',
    ],
    [
      'too many fail',
      {
        status: 'SUSPENDED' as const,
        billing_info: { outstanding_balance: { currency_code: 'USD', value: '49.00' }, failed_payments_count: 2 },
      },
      'past-due',
    ],
    ['the customer ends it at PayPal', { status: 'CANCELLED' as const }, 'ended'],
  ])('says so when %s', async (_name, change, state) => {
    const { orderId, sessionId } = await paid(1);
    paypal.billing.change(sessionId, change);
    await paypalSends('BILLING.SUBSCRIPTION.UPDATED', { id: sessionId, custom_id: orderId });
    expect((await readSubscription(app.db, orderId))?.state).toBe(state);
  });

  it('that is cancelled here ends at PayPal once the payments agreed on are made, and not before', async () => {
    const { orderId, sessionId } = await paid(5);
    await requestCancel(app.payments, orderId, 'customer');
    expect(paypal.billing.statusOf(sessionId)).toBe('ACTIVE');
    paypal.billing.charge(sessionId);
    for (let n = 0; n < 3; n += 1) await settle(orderId);
    const seen = async () => [paypal.billing.statusOf(sessionId), (await readSubscription(app.db, orderId))?.state];
    expect(await seen()).toEqual(['SUSPENDED', 'ending']); // charges nothing, and can be taken back
    paypal.billing.change(sessionId, { status_change_note: undefined }); // PayPal need not tell a reason
    await settle(orderId);
    expect(await seen()).toEqual(['SUSPENDED', 'ending']);
    await takeCancelBack(app.payments, orderId);
    await settle(orderId);
    expect(await seen()).toEqual(['ACTIVE', 'active']);
    await requestCancel(app.payments, orderId, 'customer');
    app.clock.now = new Date('2027-03-01T12:00:00Z');
    for (let n = 0; n < 2; n += 1) await settle(orderId);
    expect(await seen()).toEqual(['CANCELLED', 'ended']);
    expect(await takeCancelBack(app.payments, orderId)).toBeNull();
    const moves = app.subscriptionMoves.filter((move) => move.orderId === orderId).map(({ move }) => move);
    expect(moves).toEqual(['cancelled', 'kept', 'cancelled', 'ended']);
  });

  it('that PayPal suspended for missing payments is over when it is cancelled', async () => {
    const { orderId, sessionId } = await paid(6);
    paypal.billing.change(sessionId, { status: 'SUSPENDED', status_change_note: 'Payment failed.' });
    await settle(orderId);
    await requestCancel(app.payments, orderId, 'customer');
    await settle(orderId);
    expect([paypal.billing.statusOf(sessionId), (await readSubscription(app.db, orderId))?.state]).toEqual([
      'CANCELLED',
      'ended',
    ]);
  });

  it('that the customer ended at PayPal meanwhile is not taken up again', async () => {
    const { orderId, sessionId } = await paid(6);
    await requestCancel(app.payments, orderId, 'customer');
    paypal.billing.change(sessionId, { status: 'CANCELLED' });
    await expect(takeCancelBack(app.payments, orderId)).rejects.toThrow('it is CANCELLED');
    await settle(orderId);
    expect((await readSubscription(app.db, orderId))?.state).toBe('ended');
  });

  itLong('that is never paid comes to nothing, and the plan can be bought again', async () => {
    const { quizId, orderId, sessionId } = await subscribe();
    paypal.billing.change(sessionId, { status: 'CANCELLED' });
    expect(await settle(orderId)).toBe('failed');
    expect((await app.checkout({ amount: 49, tier: 'monitoring', quizId, method: 'paypal' })).status).toBe(200);
  });

  it('gives back one payment, in part or whole, and closes only what was given back whole', async () => {
    const { orderId, made } = await paid(3);
    const [first = '', second = ''] = made;
    await refundPayment(app.payments, orderId, {
      id: `r-${first}`,
      paymentId: first,
      amountCents: 1000,
      actor: 'admin',
      details: {},
    });
    expect((await orderOf(orderId)).refundedCents).toBe(1000);
    await refundPayment(app.payments, orderId, {
      id: `r-${second}`,
      paymentId: second,
      amountCents: 4900,
      actor: 'admin',
      details: {},
    });
    expect([app.seenPayments.get(orderId), (await orderOf(orderId)).refundedCents]).toEqual([
      ['paid', 'refunded', 'paid'],
      5900,
    ]);
    expect(await paypalSends('PAYMENT.SALE.REFUNDED', { id: 'R', sale_id: first })).toEqual([
      200,
      { receipt: 'settled' },
    ]);
  });

  it('refuses a subscription whose plan asks another price', async () => {
    const { orderId, sessionId } = await subscribe();
    const plan = [...paypal.billing.plans.values()].find(({ name }) => name === 'Monthly Monitoring');
    if (!plan) throw new Error('no plan');
    const cheap = { ...structuredClone(plan), id: 'P-CHEAP' };
    for (const cycle of cheap.billing_cycles) cycle.pricing_scheme.fixed_price.value = '1.00';
    paypal.billing.plans.set('P-CHEAP', cheap);
    paypal.billing.change(sessionId, { plan_id: 'P-CHEAP' });
    paypal.billing.charge(sessionId);
    await settle(orderId);
    expect(await orderOf(orderId)).toMatchObject({
      status: 'pending',
      refusal: expect.stringContaining('amount is 100'),
    });
  });
});

describe('what a person should look at', () => {
  it.each([
    ['radar.early_fraud_warning.created', 'radar.early_fraud_warning', 'fraud-warning'],
    ['charge.dispute.created', 'dispute', 'dispute'],
  ])('is noted once for each order: %s', async (type, object, kind) => {
    const { orderId, sessionId } = await open();
    const payment = stripePays(sessionId);
    await settle(orderId);
    for (let n = 0; n < 2; n += 1)
      await stripeSends(type, { id: `x_${payment}`, object, charge: 'ch', payment_intent: payment });
    expect(await app.db.select().from(operatorAlerts).where(eq(operatorAlerts.subjectId, orderId))).toMatchObject([
      { kind, times: 2 },
    ]);
  });

  it('is a refused webhook too, once in ten minutes however many come', async () => {
    for (let n = 0; n < 3; n += 1)
      await fetch(`${app.url}/api/webhooks/stripe`, {
        method: 'POST',
        body: '{}',
        headers: { 'stripe-signature': 't=1,v1=0' },
      });
    expect(await app.db.select().from(operatorAlerts).where(eq(operatorAlerts.kind, 'webhook-refused'))).toMatchObject([
      { subjectId: 'stripe', times: 1 },
    ]);
  });
});

describe('a refund by an operator', () => {
  const buyBy = {
    stripe: async () => {
      const opened = await open();
      return { ...opened, paymentId: stripePays(opened.sessionId, { amount: 9900 }) };
    },
    paypal: async () => {
      app.payments.provider = 'paypal';
      const opened = await open();
      paypal.approve(opened.sessionId);
      return { ...opened, paymentId: `CAP${opened.sessionId}` };
    },
    sandbox: async () => {
      app.payments.provider = 'sandbox';
      const opened = await open();
      const paid = await app.sandbox.pay(opened.sessionId, 'card');
      return { ...opened, paymentId: paid?.paymentId ?? '' };
    },
  };

  it.each(['stripe', 'paypal', 'sandbox'] as const)(
    'at %s gives back a part, then the rest, each once, with audit, and no more',
    async (name) => {
      const { orderId, paymentId } = await buyBy[name]();
      await settle(orderId);
      const give = (id: string, amountCents: number) =>
        refundPayment(app.payments, orderId, { id, paymentId, amountCents, actor: 'admin', details: { session: 's' } });
      await give(`${orderId}-1`, 4000);
      await give(`${orderId}-1`, 4000);
      expect(await orderOf(orderId)).toMatchObject({ status: 'paid', refundedCents: 4000 });
      await expect(give(`${orderId}-1`, 5000)).rejects.toThrow('begun with another amount');
      await expect(give(`${orderId}-2`, 6000)).rejects.toThrow('You can refund up to $59');
      await give(`${orderId}-3`, 5900);
      expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refundedCents: 9900 });
      expect(
        app.refundsTold.filter((told) => told.orderId === orderId).map(({ refundedCents }) => refundedCents),
      ).toEqual([4000, 9900]);
      const audit = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, orderId)).orderBy(auditLog.id);
      expect(
        audit.filter(({ action }) => action === 'payment.refund').map(({ actor, details }) => [actor, details]),
      ).toEqual([
        ['admin', expect.objectContaining({ amountCents: 4000, session: 's' })],
        ['admin', expect.objectContaining({ amountCents: 5900 })],
      ]);
    },
  );

  itLong('that got no answer is sent again under its own key and made once', async () => {
    const { orderId, paymentId } = await buyBy.stripe();
    await settle(orderId);
    const give = () =>
      refundPayment(app.payments, orderId, {
        id: `${orderId}-lost`,
        paymentId,
        amountCents: 3000,
        actor: 'admin',
        details: {},
      });
    stripe.faults.push('lost-answer', 'hang', 'hang');
    await expect(give()).rejects.toThrow('only once');
    await give();
    expect((await orderOf(orderId)).refundedCents).toBe(3000);
  });

  it('that the provider refuses says why and changes nothing', async () => {
    const { orderId, paymentId } = await buyBy.stripe();
    await settle(orderId);
    stripePays((await orderOf(orderId)).providerSessionId ?? '', { amount: 9900, disputed: true });
    const give = refundPayment(app.payments, orderId, {
      id: `${orderId}-no`,
      paymentId,
      amountCents: 3000,
      actor: 'admin',
      details: {},
    });
    await expect(give).rejects.toThrow('Charge has been charged back.');
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid', refundedCents: 0 });
  });
});
