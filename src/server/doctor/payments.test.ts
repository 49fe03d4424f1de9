// docs/operations.md, "Opening the shop", done at the far sides as it is written there: the doctor is green, and red for each piece that is missing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#base/config.ts';
import { startFakePaypal } from '#fakes/paypal.ts';
import { startFakeStripe } from '#fakes/stripe.ts';
import { paypalEvents } from '#payment/paypal/paypal-events.ts';
import type { TaxRule } from '#payment/contract.ts';
import { stripeEvents } from '#payment/stripe/stripe-client.ts';
import { checks } from './checks.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
const step = (name: string) => new RegExp(`\\*\\*${name}\\*\\*[^]*?(?=\\n\\d\\. )`).exec(page)?.[0] ?? '';
const namesIn = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, name = '']) => name);
const asWritten = {
  stripe: namesIn(step('Stripe, the webhook.'), /`([a-z_]+(?:\.[a-z_]+)+)`/g),
  paypal: namesIn(step('PayPal'), /`([A-Z]+(?:\.[A-Z]+)+)`/g),
};

let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
let paypal: Awaited<ReturnType<typeof startFakePaypal>>;
beforeAll(async () => {
  [stripe, paypal] = await Promise.all([startFakeStripe('sk_test_doctor'), startFakePaypal()]);
});
afterAll(() => Promise.all([stripe.stop(), paypal.stop()]));

async function look(id: string, more: Record<string, string> = {}, tax: TaxRule = 'at-checkout') {
  const check = checks.find((one) => one.id === id);
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://shop.example.com',
    STRIPE_SECRET_KEY: 'sk_test_doctor',
    STRIPE_WEBHOOK_SECRET: 'whsec_doctor',
    STRIPE_API_BASE: stripe.url,
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: 'WEBHOOK1',
    PAYPAL_API_BASE: paypal.url,
    ...more,
  });
  config.shop = { ...config.shop, company: { ...config.shop.company, tax } };
  return check?.look({ config, pool: null, now: () => new Date(), signal: new AbortController().signal });
}
const endpoint = (more: object = {}) =>
  stripe.put({
    id: 'we_1',
    list: 'webhook_endpoints',
    url: 'https://shop.example.com/api/webhooks/stripe',
    status: 'enabled',
    enabled_events: asWritten.stripe,
    api_version: Stripe.API_VERSION,
    ...more,
  });
const webhook = (more: object = {}) =>
  paypal.webhooks.set('WEBHOOK1', {
    id: 'WEBHOOK1',
    url: 'https://shop.example.com/api/webhooks/paypal',
    event_types: asWritten.paypal.map((name) => ({ name })),
    ...more,
  });

describe('the page', () => {
  it('names exactly the events that are read, and the API version of the SDK', () => {
    expect(asWritten.stripe.toSorted()).toEqual([...stripeEvents].sort());
    expect(asWritten.paypal.toSorted()).toEqual([...paypalEvents].sort());
    expect(step('Stripe, the webhook.')).toContain(`\`${Stripe.API_VERSION}\``);
  });
});

describe('the doctor', () => {
  it('misses the webhooks before they are made', async () => {
    expect([(await look('stripe-webhook'))?.tone, (await look('paypal'))?.tone]).toEqual(['red', 'red']);
  });

  it('is content with what the page says', async () => {
    endpoint();
    webhook();
    stripe.put({ id: 'tax_settings', object: 'tax.settings', status: 'active' });
    for (const id of ['stripe-account', 'stripe-webhook', 'stripe-tax', 'paypal'])
      expect(await look(id), id).toMatchObject({ tone: 'green', todo: null });
  });

  it.each([
    [
      'an event is missing',
      () => endpoint({ enabled_events: asWritten.stripe.slice(1) }),
      'stripe-webhook',
      'red',
      'is not enabled for',
    ],
    ['it is disabled', () => endpoint({ status: 'disabled' }), 'stripe-webhook', 'red', 'disabled'],
    [
      'it leads elsewhere',
      () => endpoint({ url: 'https://old.example.com/api/webhooks/stripe' }),
      'stripe-webhook',
      'red',
      'No webhook',
    ],
    [
      'it speaks another version',
      () => endpoint({ api_version: '2020-08-27' }),
      'stripe-webhook',
      'amber',
      '2020-08-27',
    ],
    [
      'it speaks the version of the account, which nobody names',
      () => endpoint({ api_version: null }),
      'stripe-webhook',
      'amber',
      'default API version of the account',
    ],
    [
      'the account takes nothing',
      () => stripe.put({ id: 'acct_1', charges_enabled: false }),
      'stripe-account',
      'red',
      'takes no payments',
    ],
    [
      'tax is not set up',
      () => stripe.put({ id: 'tax_settings', status: 'pending' }),
      'stripe-tax',
      'amber',
      'not set up',
    ],
    [
      'PayPal misses an event',
      () => webhook({ event_types: [{ name: 'CHECKOUT.ORDER.APPROVED' }] }),
      'paypal',
      'red',
      'CUSTOMER.DISPUTE.CREATED',
    ],
    ['PayPal leads elsewhere', () => webhook({ url: 'https://old.example.com/' }), 'paypal', 'red', 'old.example.com'],
  ] as const)('says so when %s', async (_name, spoil, id, tone, words) => {
    spoil();
    expect(await look(id)).toMatchObject({
      tone,
      saw: expect.stringContaining(words),
      todo: expect.stringMatching(/\.$/),
    });
  });

  it('holds what the pages say of tax against what the checkout does', async () => {
    stripe.put({ id: 'tax_settings', object: 'tax.settings', status: 'active' });
    expect(await look('stripe-tax', {}, 'none')).toMatchObject({
      tone: 'red',
      saw: expect.stringContaining('the pages say that none is added'),
    });
    expect(await look('stripe-tax', { STRIPE_TAX: 'off' })).toMatchObject({ tone: 'amber' });
    expect(await look('stripe-tax', { STRIPE_TAX: 'off' }, 'none')).toMatchObject({ tone: 'green' });
  });

  it('says so when a key is wrong', async () => {
    expect(await look('stripe-account', { STRIPE_SECRET_KEY: 'sk_test_wrong' })).toMatchObject({
      tone: 'red',
      saw: 'Stripe refuses our key.',
    });
    paypal.faults.push(401);
    expect(await look('paypal')).toMatchObject({
      tone: 'red',
      saw: expect.stringContaining('gave no token (status 401)'),
    });
    expect(await look('paypal', { PAYPAL_WEBHOOK_ID: 'ANOTHER' })).toMatchObject({
      tone: 'red',
      saw: expect.stringContaining('knows no webhook'),
    });
  });
});
