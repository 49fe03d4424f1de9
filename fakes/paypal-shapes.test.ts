// What makes the fake PayPal strict: each limit that PayPal documents refuses what is beyond it, and the fake's own answers have the documented form.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerShape, paypalAnswers, paypalRequests } from './paypal-shapes.ts';
import { startFakePaypal, type FakePaypal } from './paypal.ts';

const usd = (value: string) => ({ currency_code: 'USD', value });
const frequency = { interval_unit: 'MONTH', interval_count: 1 };
const trial = {
  tenure_type: 'TRIAL',
  sequence: 1,
  total_cycles: 6,
  frequency,
  pricing_scheme: { fixed_price: usd('49.00') },
};
const regular = { ...trial, tenure_type: 'REGULAR', sequence: 2, total_cycles: 0 };
const product = { id: 'CITABLE-REPORTS', name: 'Citable', description: 'Reports', type: 'SERVICE' };
const plan = {
  product_id: product.id,
  name: 'Monthly Monitoring',
  description: '$49 USD per month',
  status: 'ACTIVE',
  billing_cycles: [trial, regular],
  payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 2 },
};
const application_context = {
  return_url: 'https://a.example/r',
  cancel_url: 'https://a.example/c',
  user_action: 'SUBSCRIBE_NOW',
  shipping_preference: 'NO_SHIPPING',
};
const subscription = { plan_id: 'P-1', custom_id: 'order_1', application_context };
const refund = { amount: usd('10.00') };
const cancel = { reason: 'The customer asked for it.' };
const good = { product, plan, subscription, refund, turn: cancel };

it.each(Object.entries(good))('a %s as we ask for it is taken', (name, body) => {
  expect(
    paypalRequests[z.enum(['product', 'plan', 'subscription', 'refund', 'turn']).parse(name)].safeParse(body).success,
  ).toBe(true);
});

it.each<[string, keyof typeof good, object]>([
  ['a product whose id is too short', 'product', { id: 'CIT' }],
  ['a product of another kind', 'product', { type: 'BOOK' }],
  ['a plan without a product', 'plan', { product_id: undefined }],
  ['a plan whose description is too long', 'plan', { description: 'x'.repeat(128) }],
  ['a plan without a regular cycle', 'plan', { billing_cycles: [trial] }],
  ['a plan with two regular cycles', 'plan', { billing_cycles: [regular, { ...regular, sequence: 3 }] }],
  [
    'a plan with three trials',
    'plan',
    { billing_cycles: [trial, { ...trial, sequence: 3 }, { ...trial, sequence: 4 }, regular] },
  ],
  ['a trial without an end', 'plan', { billing_cycles: [{ ...trial, total_cycles: 0 }, regular] }],
  ['two cycles at one place', 'plan', { billing_cycles: [trial, { ...regular, sequence: 1 }] }],
  [
    'thirteen months between two payments',
    'plan',
    { billing_cycles: [{ ...regular, frequency: { ...frequency, interval_count: 13 } }] },
  ],
  [
    'a price with three decimals',
    'plan',
    { billing_cycles: [{ ...regular, pricing_scheme: { fixed_price: usd('49.001') } }] },
  ],
  [
    'a price as a number',
    'plan',
    { billing_cycles: [{ ...regular, pricing_scheme: { fixed_price: { currency_code: 'USD', value: 49 } } }] },
  ],
  ['a field that we do not send', 'plan', { taxes: { percentage: '19' } }],
  ['a subscription without a plan', 'subscription', { plan_id: undefined }],
  ['a reference that is no plain text', 'subscription', { custom_id: 'Bestellung№1' }],
  [
    'a way back that is no address',
    'subscription',
    { application_context: { ...application_context, return_url: '/report' } },
  ],
  [
    'another action for the user',
    'subscription',
    { application_context: { ...application_context, user_action: 'PAY_NOW' } },
  ],
  ['a refund in words', 'refund', { amount: usd('ten') }],
  ['a refund without an amount', 'refund', { amount: undefined }],
  ['a cancellation without a reason', 'turn', { reason: '' }],
  ['a cancellation with a long reason', 'turn', { reason: 'x'.repeat(129) }],
])('%s is refused', (_what, name, change) => {
  expect(paypalRequests[name].safeParse({ ...good[name], ...change }).success).toBe(false);
});

describe('the fake', () => {
  let fake: FakePaypal;
  let token = '';
  beforeAll(async () => {
    fake = await startFakePaypal();
    token = z
      .object({ access_token: z.string() })
      .parse(await (await fetch(`${fake.url}/v1/oauth2/token`, { method: 'POST' })).json()).access_token;
  });
  afterAll(() => fake.stop());
  const call = async (method: string, path: string, body?: object) => {
    const reply = await fetch(fake.url + path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: reply.status === 204 ? null : z.looseObject({}).parse(await reply.json()) };
  };

  it('answers each call in the documented form, and refuses what is not', async () => {
    const ids = z.object({ id: z.string() });
    expect((await call('POST', '/v1/catalogs/products', { ...product, id: 'X' })).status).toBe(400);
    expect(paypalAnswers.product.parse((await call('POST', '/v1/catalogs/products', product)).body)).toMatchObject({
      id: product.id,
    });
    expect((await call('POST', '/v1/billing/plans', { ...plan, billing_cycles: [] })).status).toBe(400);
    const { id: planId } = ids.parse((await call('POST', '/v1/billing/plans', plan)).body);
    expect(
      paypalAnswers.plans.parse((await call('GET', `/v1/billing/plans?product_id=${product.id}`)).body).plans,
    ).toHaveLength(1);
    const { id } = ids.parse(
      (await call('POST', '/v1/billing/subscriptions', { ...subscription, plan_id: planId })).body,
    );
    const payment = fake.billing.charge(id);
    const path = `/v1/billing/subscriptions/${id}`;
    expect(paypalAnswers.subscription.parse((await call('GET', path)).body).status).toBe('ACTIVE');
    expect((await call('GET', `${path}/transactions`)).status).toBe(400);
    const listed = (
      await call('GET', `${path}/transactions?start_time=2020-01-01T00:00:00Z&end_time=2100-01-01T00:00:00Z`)
    ).body;
    expect(paypalAnswers.transactions.parse(listed)).toMatchObject({
      total_items: 1,
      transactions: [{ id: payment, status: 'COMPLETED' }],
    });
    fake.dispute(payment, { dispute_id: 'PP-D-1', status: 'UNDER_REVIEW', dispute_life_cycle_stage: 'CHARGEBACK' });
    expect(
      paypalAnswers.disputes.parse((await call('GET', `/v1/customer/disputes?disputed_transaction_id=${payment}`)).body)
        .items,
    ).toHaveLength(1);
    expect(
      paypalAnswers.refund.parse((await call('POST', `/v2/payments/captures/${payment}/refund`, refund)).body).status,
    ).toBe('COMPLETED');
    expect((await call('POST', `${path}/cancel`, {})).status).toBe(400);
    expect((await call('POST', `${path}/cancel`, cancel)).status).toBe(204);
  });

  it('cannot be taught a state that PayPal does not have: its answer fails', async () => {
    fake.dispute('CAP9', { dispute_id: 'PP-D-2', status: 'LOST', dispute_life_cycle_stage: 'CHARGEBACK' });
    expect((await call('GET', '/v1/customer/disputes?disputed_transaction_id=CAP9')).status).toBe(500);
  });

  it('knows which answers are described here', () => {
    expect(answerShape('GET', '/v2/checkout/orders/1')).toBeNull();
    expect(answerShape('GET', '/v1/billing/plans')).toBe(paypalAnswers.plans);
  });
});
