// Stripe's types end every enum with "or any other string", so that the compiler takes `mode: 'pay'`. Here our requests are checked against a copy of
// the SDK's own types whose enums are closed: what passes is what this version of the API describes, at every depth.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue, tierIds } from '../contract.ts';
import { sessionParams } from './session-params.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'citable-stripe-'));
const request = (tier: (typeof tierIds)[number]) => ({
  orderId: 'order_1',
  idempotencyKey: 'checkout:order_1:1',
  tier: catalogue[tier],
  amountCents: catalogue[tier].amountCents,
  currency: catalogue[tier].currency,
  email: 'owner@example.com',
  successUrl: 'https://citable.test/report/{CHECKOUT_SESSION_ID}',
  alternateReturnUrl: 'https://citable.test/payment-success',
  cancelUrl: 'https://citable.test/results/q1',
  expiresAt: new Date('2026-11-20T13:00:00Z'),
});

const session = 'Checkout.SessionCreateParams';
const good = sessionParams(request('assessment'));
/** Name, type, value, and whether it must be refused. */
const cases: [string, string, object, boolean][] = [
  ...tierIds.map((id): [string, string, object, boolean] => [`checkout of ${id}`, session, sessionParams(request(id)), false]),
  ['end of a subscription', 'SubscriptionUpdateParams', { cancel_at_period_end: true }, false],
  ['subscription’s bills', 'InvoiceListParams', { subscription: 'sub_1', status: 'paid', limit: 100 }, false],
  ['bill’s payments', 'InvoicePaymentListParams', { invoice: 'in_1', status: 'paid', limit: 1 }, false],
  ['disputes', 'DisputeListParams', { payment_intent: 'pi_1', limit: 100 }, false],
  ['payment with its charge', 'PaymentIntentRetrieveParams', { expand: ['latest_charge'] }, false],
  ['an unknown mode', session, { ...good, mode: 'pay' }, true],
  ['a value of older versions', session, { ...good, ui_mode: 'hosted' }, true],
  ['a parameter that was removed', session, { ...good, payment_method_types: ['card'] }, true],
  [
    'an unknown key deep inside',
    session,
    { ...good, line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 1, product_data: { name: 'x', nick: 'y' } } }] },
    true,
  ],
  ['an amount as text', session, { ...good, expires_at: '1795179600' }, true],
  ['an end date in Checkout', session, { ...good, subscription_data: { cancel_at: 1_795_179_600 } }, true],
];
let refused: Set<number>;

beforeAll(async () => {
  const types = join(folder, 'stripe');
  cpSync(join(root, 'node_modules/stripe/esm'), types, { recursive: true, filter: (path) => statSync(path).isDirectory() || path.endsWith('.d.ts') });
  const shared = join(types, 'shared.d.ts');
  const closed = readFileSync(shared, 'utf8').replace(/export type OtherString = .*;/, 'export type OtherString = never;');
  expect(closed).toContain('OtherString = never');
  writeFileSync(shared, closed);
  const checks = cases.map(([, type, value], n) => `export const case${n}: Stripe.${type} = ${JSON.stringify(value)};`);
  // One line for each case: the compiler's line numbers name the cases it refuses.
  writeFileSync(join(folder, 'cases.ts'), [`import type Stripe from './stripe/stripe.esm.node.js';`, ...checks].join('\n'));
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
    execFile(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'], (_error, stdout) => resolve(stdout));
  });
  const lines = told.split('\n').filter((line) => line.includes(': error TS'));
  expect(
    lines.filter((line) => !line.includes('cases.ts(')),
    told,
  ).toEqual([]);
  refused = new Set(lines.map((line) => Number(/cases\.ts\((\d+),/.exec(line)?.[1]) - 2));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the requests to Stripe, by its own types with closed enums', () => {
  it.each(cases.map(([name, , , isRefused], n) => [name, isRefused ? 'is refused' : 'is accepted', n, isRefused] as const))(
    '%s %s',
    (_name, _verb, n, isRefused) => {
      expect(refused.has(n)).toBe(isRefused);
    },
  );
});
