import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startFakePaypal } from '#fakes/paypal.ts';
import type { FakePaypal } from '#fakes/paypal.ts';
import { catalogue } from '../contract.ts';
import type { PaymentProvider } from '../provider.ts';
import { createPaypalProvider } from './paypal-provider.ts';

let fake: FakePaypal;
let paypal: PaymentProvider;
beforeAll(async () => {
  fake = await startFakePaypal();
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.captureAs('COMPLETED');
  paypal = createPaypalProvider({
    clientId: 'id',
    clientSecret: 'secret',
    webhookId: '8PT597110X687430L',
    apiBase: fake.url,
  });
});

let serial = 0;
const request = (tier = catalogue.assessment) => {
  const orderId = `order_${(serial += 1)}`;
  return {
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
};
const open = async () => {
  const asked = request();
  return { orderId: asked.orderId, ...(await paypal.createCheckout(asked)) };
};

describe('createCheckout', () => {
  it('opens an order in the form PayPal describes, once per key', async () => {
    const asked = request();
    const first = await paypal.createCheckout(asked);
    expect(first.url).toBe(`${fake.url}/checkoutnow?token=${first.sessionId}`);
    expect(await paypal.createCheckout(asked)).toEqual(first);
    const sent = fake.requests.findLast(({ path }) => path === '/v2/checkout/orders');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      purchase_units: [{ custom_id: asked.orderId, amount: { currency_code: 'USD', value: '99.00' } }],
      payment_source: {
        paypal: { experience_context: { return_url: 'https://citable.test/payment-success', user_action: 'PAY_NOW' } },
      },
    });
  });

  it.each([
    ['another intent', { intent: 'SALE' }],
    ['no purchase', { purchase_units: [] }],
    [
      'an amount that is no number',
      { purchase_units: [{ custom_id: 'o', description: 'd', amount: { currency_code: 'USD', value: 'ninety' } }] },
    ],
  ])('is held against PayPal’s own description: %s is refused', async (_name, change) => {
    await paypal.createCheckout(request());
    const sent: unknown = JSON.parse(
      fake.requests.findLast(({ path }) => path === '/v2/checkout/orders')?.body ?? '{}',
    );
    const token = await (await fetch(`${fake.url}/v1/oauth2/token`, { method: 'POST' })).json();
    const reply = await fetch(`${fake.url}/v2/checkout/orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${z.object({ access_token: z.string() }).parse(token).access_token}` },
      body: JSON.stringify({ ...z.looseObject({}).parse(sent), ...change }),
    });
    expect(reply.status).toBe(400);
  });

  it('says why PayPal opened none', async () => {
    await expect(paypal.createCheckout({ ...request(), currency: 'dollars' })).rejects.toThrow(
      'status 400, INVALID_PARAMETER_SYNTAX',
    );
    fake.faults.push(503);
    await expect(open()).rejects.toThrow('503');
  });

  it.each(['hang', 'drip', 'lost-answer', 'reset'] as const)(
    'ends a call that PayPal meets with a %s; the next one under the same key opens no second order',
    async (fault) => {
      const hurried = createPaypalProvider({
        clientId: 'id',
        clientSecret: 'secret',
        webhookId: '8PT597110X687430L',
        apiBase: fake.url,
        timeoutMs: 250,
      });
      await hurried.createCheckout(request()); // has its token
      const asked = request();
      const before = fake.orders.size;
      fake.faults.push(fault);
      await expect(hurried.createCheckout(asked)).rejects.toThrow();
      const first = await hurried.createCheckout(asked);
      expect(await hurried.createCheckout(asked)).toEqual(first);
      expect(fake.orders.size).toBe(before + 1);
    },
  );

  it('asks for a new token when the old one was withdrawn', async () => {
    await open();
    fake.withdrawTokens();
    expect((await open()).sessionId).toBeTruthy();
  });
});

describe('retrieve', () => {
  it('leaves an order alone that nobody approved', async () => {
    const { orderId, sessionId } = await open();
    expect(await paypal.retrieve(sessionId)).toMatchObject({
      state: 'open',
      orderId,
      amountCents: 9900,
      currency: 'usd',
      paymentId: null,
    });
  });

  it('captures an approval once, also when the buyer closed the tab and everybody looks at once', async () => {
    const { orderId, sessionId } = await open();
    fake.approve(sessionId);
    const seen = await Promise.all([
      paypal.retrieve(sessionId),
      paypal.retrieve(sessionId),
      paypal.retrieve(sessionId),
    ]);
    seen.push(await paypal.retrieve(sessionId));
    for (const truth of seen)
      expect(truth).toMatchObject({ state: 'paid', orderId, amountCents: 9900, paymentId: `CAP${sessionId}` });
  });

  it.each([
    ['PENDING', 'processing'],
    ['DECLINED', 'failed'],
    ['INSTRUMENT_DECLINED', 'open'],
  ])('reads a capture that is %s as %s', async (capture, state) => {
    const { sessionId } = await open();
    fake.approve(sessionId);
    fake.captureAs(capture);
    expect((await paypal.retrieve(sessionId))?.state).toBe(state);
  });

  it.each([
    ['REFUNDED', 'refunded'],
    ['PARTIALLY_REFUNDED', 'paid'],
    ['REVERSED', 'disputed'],
  ])('follows a payment that is %s: %s', async (status, state) => {
    const { sessionId } = await open();
    fake.approve(sessionId);
    await paypal.retrieve(sessionId);
    fake.setCapture(sessionId, status);
    expect((await paypal.retrieve(sessionId))?.state).toBe(state);
  });

  it('knows nothing of an order that does not exist, and tells that from a failure', async () => {
    expect(await paypal.retrieve('UNKNOWN')).toBeNull();
    fake.faults.push(500);
    await expect(paypal.retrieve('UNKNOWN')).rejects.toThrow('500');
  });
});

describe('parseWebhook', () => {
  const parse = (raw: string, headers: Record<string, string>) =>
    paypal.parseWebhook(Buffer.from(raw), headers, async () => true);
  // Spaces and the order of keys as PayPal sends them: the signature is made over the bytes.
  const approved =
    '{ "event_type":"CHECKOUT.ORDER.APPROVED", "id":"WH-1", "resource":{ "id":"ORDER1", "purchase_units":[{"custom_id":"o1"}] } }';
  const refunded =
    '{"id":"WH-2","event_type":"PAYMENT.CAPTURE.REFUNDED","resource":{"id":"REF1","custom_id":"o1","supplementary_data":{"related_ids":{"order_id":"ORDER1"}}}}';

  it('finds the way from an event to its order', async () => {
    expect(await parse(approved, fake.headersFor(approved, '8PT597110X687430L'))).toEqual({
      id: 'WH-1',
      type: 'CHECKOUT.ORDER.APPROVED',
      objectId: 'ORDER1',
      orderId: 'o1',
      sessionId: 'ORDER1',
      concern: null,
    });
    expect(await parse(refunded, fake.headersFor(refunded, '8PT597110X687430L'))).toMatchObject({
      objectId: 'REF1',
      orderId: 'o1',
      sessionId: 'ORDER1',
    });
  });

  it('refuses what is not PayPal’s, not for us, or not whole', async () => {
    for (const [raw, headers] of [
      [approved, {}],
      [approved, fake.headersFor(refunded, '8PT597110X687430L')],
      [approved, fake.headersFor(approved, 'ANOTHER')],
      [JSON.stringify(JSON.parse(approved)), fake.headersFor(approved, '8PT597110X687430L')],
      ['not json', fake.headersFor('not json', '8PT597110X687430L')],
    ] as const) {
      expect(await parse(raw, headers)).toEqual({ refused: expect.any(String) });
    }
  });

  const genuine = () => fake.headersFor(approved, '8PT597110X687430L');

  it.each([
    ['another algorithm', { 'paypal-auth-algo': 'none' }],
    [
      'a certificate of somebody else',
      { 'paypal-cert-url': 'https://paypal.com.evil.example/v1/notifications/certs/CERT' },
    ],
    ['a certificate without https', { 'paypal-cert-url': 'http://api.paypal.com/v1/notifications/certs/CERT' }],
    [
      'another host before the @',
      { 'paypal-cert-url': 'https://api.paypal.com@evil.example/v1/notifications/certs/CERT' },
    ],
    ['a signature that is too short', { 'paypal-transmission-sig': 'c2VhbGVk' }],
    ['a signature that is no base64', { 'paypal-transmission-sig': '!'.repeat(344) }],
    ['an id with a line of its own', { 'paypal-transmission-id': 'a\nb' }],
    ['no time', { 'paypal-transmission-time': 'yesterday' }],
  ])('refuses %s without a call to PayPal', async (_what, header) => {
    const before = fake.requests.length;
    expect(await parse(approved, { ...genuine(), ...header })).toEqual({ refused: 'no signature' });
    expect(fake.requests.length).toBe(before);
  });

  it('asks for one token however many come at once, and does not call where it may not ask', async () => {
    const since = fake.requests.length;
    const together = Array.from({ length: 30 }, () => parse(approved, genuine()));
    expect((await Promise.all(together)).filter((one) => !('id' in one))).toEqual([]);
    expect(fake.requests.slice(since).filter(({ path }) => path === '/v1/oauth2/token')).toHaveLength(1);
    const before = fake.requests.length;
    const unasked = await paypal.parseWebhook(Buffer.from(approved), genuine(), async () => false);
    expect(unasked).toEqual({ unchecked: expect.any(String) });
    expect(fake.requests.length).toBe(before);
  });

  it('does not call a webhook forged where PayPal does not say so', async () => {
    fake.faults.push(429, 429);
    expect(await parse(approved, genuine())).toEqual({ unchecked: expect.any(String) });
  });
});
