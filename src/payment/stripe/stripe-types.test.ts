// Stripe's types end every enum with "or any other string", so that the compiler takes `mode: 'pay'`. Here everything that the real SDK sends to the
// fake is held against a copy of the SDK's own types whose enums are closed: what passes is what this version of the API describes, at every depth.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startFakeStripe } from '#fakes/stripe.ts';
import { catalogue, tierIds } from '../contract.ts';
import { createStripeProvider } from './stripe-provider.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'citable-stripe-'));

type Sent = { method: string; path: string; params: Record<string, unknown> };
type Case = { name: string; type: string; value: object; isRefused: boolean };

/** The type of the parameters behind each address that we call; an address that is not here fails. */
const types: [RegExp, string][] = [
  [/^POST \/v1\/checkout\/sessions$/, 'Checkout.SessionCreateParams'],
  [/^GET \/v1\/checkout\/sessions\/\w+$/, 'Checkout.SessionRetrieveParams'],
  [/^GET \/v1\/payment_intents\/\w+$/, 'PaymentIntentRetrieveParams'],
  [/^GET \/v1\/subscriptions\/\w+$/, 'SubscriptionRetrieveParams'],
  [/^POST \/v1\/subscriptions\/\w+$/, 'SubscriptionUpdateParams'],
  [/^GET \/v1\/invoices$/, 'InvoiceListParams'],
  [/^GET \/v1\/charges$/, 'ChargeListParams'],
  [/^GET \/v1\/disputes$/, 'DisputeListParams'],
  [/^POST \/v1\/refunds$/, 'RefundCreateParams'],
  [/^GET \/v1\/tax\/settings$/, 'Tax.SettingsRetrieveParams'],
  [/^GET \/v1\/events$/, 'EventListParams'],
  [/^GET \/v1\/billing_portal\/configurations$/, 'BillingPortal.ConfigurationListParams'],
  [/^POST \/v1\/billing_portal\/configurations$/, 'BillingPortal.ConfigurationCreateParams'],
  [/^POST \/v1\/billing_portal\/sessions$/, 'BillingPortal.SessionCreateParams'],
];

const sent = await everythingSent();
const cases: Case[] = [...sent.map(asSent), ...watched(), ...spoilt()];
let refused: Set<number>;

beforeAll(async () => {
  const copy = join(folder, 'stripe');
  cpSync(join(root, 'node_modules/stripe/esm'), copy, {
    recursive: true,
    filter: (path) => statSync(path).isDirectory() || path.endsWith('.d.ts'),
  });
  const shared = join(copy, 'shared.d.ts');
  const closed = readFileSync(shared, 'utf8').replace(
    /export type OtherString = .*;/,
    'export type OtherString = never;',
  );
  expect(closed).toContain('OtherString = never');
  writeFileSync(shared, closed);
  const lines = [
    "import type Stripe from './stripe/stripe.esm.node.js';",
    // As a form carries it: everything is text.
    'type Wire<T> = T extends number ? `${number}` : T extends boolean ? `${T}` : T extends string ? T : T extends (infer E)[] ? Wire<E>[] : { [K in keyof T]: Wire<T[K]> };',
    ...cases.map(({ type, value }, n) => `export const case${n}: Wire<Stripe.${type}> = ${JSON.stringify(value)};`),
  ];
  // One line for each case: the compiler's line numbers name the cases it refuses.
  writeFileSync(join(folder, 'cases.ts'), lines.join('\n'));
  const options = {
    module: 'nodenext',
    target: 'es2022',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['cases.ts'] }));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const told = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'],
      (_error, stdout) => resolve(stdout),
    );
  });
  const problems = told.split('\n').filter((line) => line.includes(': error TS'));
  expect(
    problems.filter((line) => !line.includes('cases.ts(')),
    told,
  ).toEqual([]);
  refused = new Set(problems.map((line) => Number(/cases\.ts\((\d+),/.exec(line)?.[1]) - 3));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what is sent to Stripe, by its own types with closed enums', () => {
  it('reaches every address that we call', () => {
    expect(
      types
        .filter(([address]) => !sent.some(({ method, path }) => address.test(`${method} ${path}`)))
        .map(([, type]) => type),
    ).toEqual([]);
  });

  it.each(
    cases.map(({ name, isRefused }, n) => [name, isRefused ? 'is refused' : 'is accepted', n, isRefused] as const),
  )('%s %s', (_name, _verb, n, isRefused) => {
    expect(refused.has(n), JSON.stringify(cases[n]?.value)).toBe(isRefused);
  });
});

/** The provider does all that it can do, against the fake. */
async function everythingSent(): Promise<Sent[]> {
  const fake = await startFakeStripe('sk_test_types');
  fake.put({ id: 'tax_settings', object: 'tax.settings', status: 'active' });
  const stripe = createStripeProvider({ secretKey: 'sk_test_types', webhookSecret: 'whsec', apiBase: fake.url });
  const sessions: string[] = [];
  for (const tier of tierIds) {
    const { amountCents, currency } = catalogue[tier];
    const { sessionId } = await stripe.createCheckout({
      orderId: `order_${tier}`,
      idempotencyKey: `checkout:order_${tier}:1`,
      tier: catalogue[tier],
      amountCents,
      currency,
      email: 'owner@example.com',
      successUrl: 'https://citable.test/report/{CHECKOUT_SESSION_ID}',
      alternateReturnUrl: 'https://citable.test/payment-success',
      cancelUrl: 'https://citable.test/results/q1',
      expiresAt: new Date('2026-11-20T13:00:00Z'),
    });
    sessions.push(sessionId);
  }
  const [once = '', monthly = ''] = sessions;
  fake.put({
    id: 'pi_1',
    status: 'succeeded',
    latest_charge: { id: 'ch_1', payment_intent: 'pi_1', refunded: false, disputed: true },
  });
  fake.put({ id: once, ...fake.get(once), status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' });
  await stripe.retrieve(once);
  await stripe.refund({
    orderId: 'order_1',
    sessionId: once,
    paymentId: 'pi_1',
    amountCents: 100,
    currency: 'usd',
    idempotencyKey: 'refund:1',
  });
  fake.put({ id: 'sub_1', object: 'subscription', status: 'active', customer: 'cus_1' });
  for (let n = 1; n <= 3; n += 1)
    fake.put({ id: `ch_s${n}`, list: 'charges', customer: 'cus_1', payment_intent: `pi_s${n}`, paid: true });
  fake.put({
    id: monthly,
    ...fake.get(monthly),
    status: 'complete',
    payment_status: 'paid',
    subscription: 'sub_1',
    customer: 'cus_1',
  });
  await stripe.retrieve(monthly);
  await stripe.cancelAtPeriodEnd('sub_1');
  for (const mayCancel of [true, false])
    await stripe.portalUrl?.(monthly, { mayCancel, returnUrl: 'https://citable.test/subscription/o1' });
  for await (const _ of stripe.listEvents?.(new Date('2026-11-20T12:00:00Z')) ?? []);
  await fake.stop();
  return fake.requests;
}

function asSent({ method, path, params }: Sent, n: number): Case {
  const type = types.find(([address]) => address.test(`${method} ${path}`))?.[1];
  if (type === undefined) throw new Error(`No type is named for ${method} ${path}.`);
  return { name: `${n + 1}. ${method} ${path}`, type, value: params, isRefused: false };
}

/** The list's own type takes any text for an event's name. */
function watched(): Case[] {
  const names = z.array(z.string()).parse(sent.find(({ path }) => path === '/v1/events')?.params['types']);
  return [{ name: 'the events that are looked for', type: "Event['type'][]", value: names, isRefused: false }];
}

function spoilt(): Case[] {
  const type = 'Checkout.SessionCreateParams';
  const good = sent.find(({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions')?.params ?? {};
  const price = { currency: 'usd', unit_amount: '1', product_data: { name: 'x', nick: 'y' } };
  const bad = (name: string, change: object): Case => ({ name, type, value: { ...good, ...change }, isRefused: true });
  return [
    bad('an unknown mode', { mode: 'pay' }),
    bad('a value of older versions', { ui_mode: 'hosted' }),
    bad('a parameter that was removed', { payment_method_types: ['card'] }),
    bad('an unknown key deep inside', { line_items: [{ quantity: '1', price_data: price }] }),
    bad('an amount that is no number', { expires_at: 'tomorrow' }),
    bad('an end date in Checkout', { subscription_data: { cancel_at: '1795179600' } }),
    {
      name: 'an unknown right in the portal',
      type: 'BillingPortal.ConfigurationCreateParams',
      value: { features: { subscription_refund: { enabled: 'true' } } },
      isRefused: true,
    },
    {
      name: 'a flag that is neither true nor false',
      type: 'EventListParams',
      value: { delivery_success: 'maybe' },
      isRefused: true,
    },
    { name: 'an event that does not exist', type: "Event['type'][]", value: ['charge.given_back'], isRefused: true },
  ];
}
