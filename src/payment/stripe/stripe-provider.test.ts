import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeStripe } from '#fakes/stripe.ts';
import type { FakeStripe } from '#fakes/stripe.ts';
import { catalogue } from '../contract.ts';
import type { TierId } from '../contract.ts';
import type { PaymentProvider } from '../provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

const webhookSecret = 'whsec_of_the_tests';
let fake: FakeStripe;
let stripe: PaymentProvider;
beforeAll(async () => {
  fake = await startFakeStripe('sk_test_fake');
  stripe = createStripeProvider({ secretKey: 'sk_test_fake', webhookSecret, apiBase: fake.url });
});
afterAll(() => fake.stop());

let serial = 0;
const open = async (tierId: TierId = 'assessment') => {
  const orderId = `order_${(serial += 1)}`;
  const tier = catalogue[tierId];
  const request = {
    orderId,
    idempotencyKey: `checkout:${orderId}:1`,
    tier,
    amountCents: tier.amountCents,
    currency: tier.currency,
    email: 'owner@example.com',
    successUrl: 'https://citable.test/report/{CHECKOUT_SESSION_ID}',
    alternateReturnUrl: 'https://citable.test/payment-success?token={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://citable.test/results/q1',
    expiresAt: new Date('2026-11-20T13:00:00Z'),
  };
  return { orderId, request, ...(await stripe.createCheckout(request)) };
};
const change = (id: string, more: Record<string, unknown>) => fake.put({ id, ...fake.get(id), ...more });

describe('createCheckout', () => {
  it.each([
    [
      'assessment',
      { mode: 'payment', line_items: [{ price_data: { unit_amount: '9900' } }], payment_intent_data: { metadata: {} } },
    ],
    [
      'monitoring',
      {
        mode: 'subscription',
        line_items: [{ price_data: { unit_amount: '4900', recurring: { interval: 'month', interval_count: '1' } } }],
        subscription_data: { metadata: { commitment_payments: '6' } },
      },
    ],
    [
      'audit',
      {
        mode: 'subscription',
        line_items: [{ price_data: { unit_amount: '14900', recurring: { interval: 'month', interval_count: '3' } } }],
        subscription_data: { metadata: { commitment_payments: '4' } },
      },
    ],
  ] satisfies [TierId, object][])(
    'asks for %s with the order’s price, its id and the commitment',
    async (tier, expected) => {
      const { orderId, url, sessionId } = await open(tier);
      expect(url).toBe(`https://checkout.stripe.test/c/pay/${sessionId}`);
      const sent = fake.requests.at(-1)?.params;
      expect(sent).toMatchObject({
        ...expected,
        client_reference_id: orderId,
        metadata: { order_id: orderId },
        expires_at: '1795179600',
        success_url: 'https://citable.test/report/{CHECKOUT_SESSION_ID}',
      });
    },
  );

  it('gets the same session again under the same key, and no other one', async () => {
    const first = await open();
    expect(await stripe.createCheckout(first.request)).toEqual({ sessionId: first.sessionId, url: first.url });
    await expect(stripe.createCheckout({ ...first.request, amountCents: 1 })).rejects.toThrow('other parameters');
  });

  it('tries again after a lost connection and a server error', async () => {
    fake.faults.push('reset', '500');
    expect((await open()).sessionId).toMatch(/^cs_test_/);
  });

  it.each([
    ['does not answer', 'hang'],
    ['answers a byte at a time', 'drip'],
    ['opens the session and its answer is lost', 'lost-answer'],
  ] as const)('ends a call when Stripe %s, and tries again under the same key', async (_name, fault) => {
    const hurried = createStripeProvider({
      secretKey: 'sk_test_fake',
      webhookSecret,
      apiBase: fake.url,
      timeoutMs: 250,
      tax: 'off',
    });
    const { request } = await open();
    const key = `${request.idempotencyKey}:${fault}`;
    fake.faults.push(fault);
    const again = { ...request, idempotencyKey: key };
    const first = await hurried.createCheckout(again).catch(() => null); // a drip is told as a failure, the rest is tried again at once
    const second = await hurried.createCheckout(again);
    expect(first === null || first.sessionId === second.sessionId).toBe(true);
    expect(first === null).toBe(fault === 'drip');
    expect(fake.requests.filter((asked) => asked.key?.startsWith(key)).length).toBeGreaterThanOrEqual(1);
  });

  it('gives up after three tries', async () => {
    const hurried = createStripeProvider({
      secretKey: 'sk_test_fake',
      webhookSecret,
      apiBase: fake.url,
      timeoutMs: 100,
      tax: 'off',
    });
    const { request } = await open();
    fake.faults.push('hang', 'hang', 'hang');
    await expect(hurried.createCheckout({ ...request, idempotencyKey: 'three' })).rejects.toThrow(
      /retried 2 times|timed? ?out|aborted/i,
    );
    expect(fake.faults).toEqual([]);
  });

  it('says so when Stripe is too busy', async () => {
    fake.faults.push('429');
    await expect(open()).rejects.toThrow('a fault on request');
  });
});

describe('retrieve', () => {
  const complete = { status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' };
  const charge = (more: object) =>
    fake.put({
      id: 'pi_1',
      object: 'payment_intent',
      status: 'succeeded',
      latest_charge: { id: 'ch_1', payment_intent: 'pi_1', refunded: false, disputed: false, ...more },
    });

  it.each([
    ['a session nobody has paid', {}, {}, 'open'],
    ['one whose time is over', { status: 'expired' }, {}, 'expired'],
    ['a payment', complete, {}, 'paid'],
    ['a refund', complete, { refunded: true }, 'refunded'],
    ['a dispute', complete, { disputed: true }, 'disputed'],
  ])('reads %s', async (_name, session, more, state) => {
    const { orderId, sessionId } = await open();
    charge(more);
    fake.put({ id: 'dp_1', list: 'disputes', payment_intent: 'pi_1', status: 'needs_response' });
    change(sessionId, session);
    expect(await stripe.retrieve(sessionId)).toMatchObject({
      sessionId,
      orderId,
      state,
      amountCents: 9900,
      currency: 'usd',
      paidInvoices: [],
    });
  });

  it('takes a dispute that was won for a payment', async () => {
    const { sessionId } = await open();
    charge({ disputed: true });
    fake.put({ id: 'dp_1', list: 'disputes', payment_intent: 'pi_1', status: 'won' });
    change(sessionId, complete);
    expect((await stripe.retrieve(sessionId))?.state).toBe('paid');
  });

  it.each([
    ['processing', 'processing'],
    ['requires_payment_method', 'failed'],
    ['canceled', 'failed'],
  ])('reads a late payment that is %s as %s', async (status, state) => {
    const { sessionId } = await open();
    fake.put({ id: 'pi_late', object: 'payment_intent', status, latest_charge: null });
    change(sessionId, { status: 'complete', payment_status: 'unpaid', payment_intent: 'pi_late' });
    expect((await stripe.retrieve(sessionId))?.state).toBe(state);
  });

  it('counts the payments of a subscription, leaves out what is none, and tells for each what became of it', async () => {
    const { sessionId } = await open('monitoring');
    fake.put({ id: 'sub_1', object: 'subscription', status: 'active', customer: 'cus_1', cancel_at_period_end: false });
    const invoice = (id: string, billing_reason: string, amount_paid: number, paid_at: number, payment: string) =>
      fake.put({
        id,
        list: 'invoices',
        object: 'invoice',
        subscription: 'sub_1',
        billing_reason,
        amount_paid,
        currency: 'usd',
        created: paid_at,
        status_transitions: { paid_at },
        payments: { data: [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: payment } }] },
      });
    const charge = (payment_intent: string, more: object = {}) =>
      fake.put({
        id: `ch_${payment_intent}`,
        list: 'charges',
        customer: 'cus_1',
        payment_intent,
        paid: true,
        refunded: false,
        disputed: false,
        ...more,
      });
    invoice('in_2', 'subscription_cycle', 4900, 1_797_000_000, 'pi_s2');
    invoice('in_1', 'subscription_create', 4900, 1_795_000_000, 'pi_s1');
    invoice('in_0', 'subscription_cycle', 0, 1_796_000_000, 'pi_s0');
    invoice('in_m', 'manual', 900, 1_796_000_000, 'pi_sm');
    invoice('in_3', 'subscription_cycle', 4900, 1_799_000_000, 'pi_s3');
    charge('pi_s1');
    charge('pi_s2', { refunded: true });
    fake.put({
      id: 'ch_failed',
      list: 'charges',
      customer: 'cus_1',
      payment_intent: 'pi_s3',
      paid: false,
      refunded: false,
      disputed: false,
    });
    charge('pi_s3', { disputed: true });
    fake.put({ id: 'dp_s3', list: 'disputes', payment_intent: 'pi_s3', status: 'needs_response' });
    change(sessionId, { status: 'complete', payment_status: 'paid', subscription: 'sub_1' });
    const read = () => stripe.retrieve(sessionId);
    expect(await read()).toMatchObject({
      state: 'paid',
      paymentId: 'pi_s3',
      subscription: { id: 'sub_1', status: 'active', endsWithPeriod: false },
      paidInvoices: [
        { id: 'in_1', amountCents: 4900, currency: 'usd', state: 'paid' },
        { id: 'in_2', state: 'refunded' },
        { id: 'in_3', state: 'disputed' },
      ],
    });
    charge('pi_s1', { refunded: true });
    expect((await read())?.state).toBe('disputed');
    charge('pi_s3', { refunded: true });
    expect((await read())?.state).toBe('refunded');
  });

  it('knows nothing of a session that does not exist, and tells that from a failure', async () => {
    expect(await stripe.retrieve('cs_unknown')).toBeNull();
    fake.faults.push('429');
    await expect(stripe.retrieve('cs_unknown')).rejects.toThrow('a fault on request');
  });
});

describe('cancelAtPeriodEnd', () => {
  it('ends the subscription with its period, however often it is asked', async () => {
    fake.put({ id: 'sub_9', object: 'subscription', status: 'active' });
    await stripe.cancelAtPeriodEnd('sub_9');
    await stripe.cancelAtPeriodEnd('sub_9');
    expect(fake.get('sub_9')).toMatchObject({ cancel_at_period_end: true });
  });
});

describe('portalUrl', () => {
  it('opens the portal under settings of ours, made once for each right to cancel', async () => {
    const { sessionId } = await open('monitoring');
    change(sessionId, { customer: 'cus_7' });
    const open3 = async (mayCancel: boolean) => {
      expect(await stripe.portalUrl?.(sessionId, { mayCancel, returnUrl: 'https://citable.test/s' })).toMatch(
        /^https:\/\/billing\.stripe\.test/,
      );
      return fake.requests.findLast(({ path }) => path === '/v1/billing_portal/sessions')?.params['configuration'];
    };
    const [bound, boundAgain, free] = [await open3(false), await open3(false), await open3(true)];
    expect(boundAgain).toBe(bound);
    const features = (id: unknown) => fake.get(String(id))?.['features'];
    expect(features(bound)).toMatchObject({
      subscription_cancel: { enabled: 'false' },
      subscription_update: { enabled: 'false' },
    });
    expect(features(free)).toMatchObject({ subscription_cancel: { enabled: 'true', mode: 'at_period_end' } });
  });
});

describe('listEvents', () => {
  it('reads all pages of what happened since', async () => {
    const at = 1_795_000_000;
    for (let n = 0; n < 5; n += 1)
      fake.put({
        id: `evt_l${n}`,
        list: 'events',
        created: at + n,
        type: 'charge.refunded',
        data: { object: { id: 'ch', object: 'charge', payment_intent: `pi_l${n}` } },
      });
    const seen: string[] = [];
    for await (const { id } of stripe.listEvents?.(new Date((at + 1) * 1000)) ?? []) seen.push(id);
    expect(seen).toEqual(['evt_l1', 'evt_l2', 'evt_l3', 'evt_l4']);
  });
});

describe('parseWebhook', () => {
  const sdk = new Stripe('sk_test_fake');
  const event = (object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'some.type', data: { object } });
  const sign = (payload: string, more: object = {}) =>
    sdk.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, ...more });
  const parse = (payload: string, signature?: string) =>
    stripe.parseWebhook(
      Buffer.from(payload),
      signature === undefined ? {} : { 'stripe-signature': signature },
      async () => true,
    );

  it.each([
    [
      'a session',
      { id: 'cs_1', object: 'checkout.session', client_reference_id: 'o1', payment_intent: null },
      { objectId: 'cs_1', orderId: 'o1', sessionId: 'cs_1' },
    ],
    [
      'an invoice',
      {
        id: 'in_1',
        object: 'invoice',
        parent: { subscription_details: { subscription: 'sub_1', metadata: { order_id: 'o2' } } },
      },
      { objectId: 'sub_1', orderId: 'o2', sessionId: null },
    ],
    [
      'an invoice of before 2025',
      {
        id: 'in_1',
        object: 'invoice',
        payment_intent: 'pi_of_this_month',
        subscription: 'sub_1',
        subscription_details: { metadata: { order_id: 'o2' } },
        metadata: {},
      },
      { objectId: 'sub_1', orderId: 'o2', sessionId: null },
    ],
    [
      'an invoice of before 2023',
      {
        id: 'in_1',
        object: 'invoice',
        payment_intent: { id: 'pi_of_this_month' },
        subscription: { id: 'sub_1' },
        metadata: {},
        lines: { data: [{ metadata: {} }, { metadata: { order_id: 'o2' } }] },
      },
      { objectId: 'sub_1', orderId: 'o2', sessionId: null },
    ],
    [
      'an older invoice of a single purchase',
      { id: 'in_1', object: 'invoice', payment_intent: 'pi_1', subscription: null, metadata: { order_id: 'o4' } },
      { objectId: 'pi_1', orderId: 'o4', sessionId: null },
    ],
    [
      'a charge',
      { id: 'ch_1', object: 'charge', payment_intent: 'pi_1', metadata: {} },
      { objectId: 'pi_1', orderId: null, sessionId: null },
    ],
    [
      'a dispute',
      { id: 'dp_1', object: 'dispute', payment_intent: { id: 'pi_1' } },
      { objectId: 'pi_1', orderId: null, sessionId: null },
    ],
    [
      'a subscription',
      { id: 'sub_1', object: 'subscription', metadata: { order_id: 'o3' } },
      { objectId: 'sub_1', orderId: 'o3', sessionId: null },
    ],
  ])('finds the way from %s to its order', async (_name, object, expected) => {
    const payload = event(object);
    expect(await parse(payload, sign(payload))).toEqual({ id: 'evt_1', type: 'some.type', concern: null, ...expected });
  });

  it('refuses what is not Stripe’s, not fresh or not whole', async () => {
    const payload = event({ id: 'cs_1', object: 'checkout.session' });
    const stale = Math.floor(Date.now() / 1000) - 301;
    for (const [body, signature] of [
      [payload, undefined],
      [payload, ''],
      [payload, sign(payload, { secret: 'whsec_guess' })],
      [payload, sign(payload, { timestamp: stale })],
      [`${payload} `, sign(payload)],
    ] as const) {
      expect(await parse(body, signature)).toEqual({ refused: expect.any(String) });
    }
  });
});
