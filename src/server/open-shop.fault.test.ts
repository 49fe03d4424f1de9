// Slow: a whole installation in production's shape. docs/operations.md, "Opening the shop", is followed as it is written, with far sides in the place of the vendors:
// then the doctor is green, a report is sold and refunded, and each step that is left out is missed.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startNameServer, type FakeNameServer } from '#fakes/dns.ts';
import { startFakePaypal } from '#fakes/paypal.ts';
import { startFakePlatform } from '#fakes/platforms/fake-platform.ts';
import { platformVariables } from '#fakes/platforms/platform-variables.ts';
import { selfSigned } from '#fakes/sites/self-signed.ts';
import { startFakeStripe } from '#fakes/stripe.ts';
import { freePort } from '#base/testing/free-port.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { main as doctor } from './doctor/main.ts';
import { startProcess, type ServerProcess } from './testing/process.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const steps = new Map(
  [
    ...(/## Opening the shop\n([^]*?)\n## /.exec(page)?.[1] ?? '').matchAll(
      /^\d\. \*\*(.+?)\.?\*\*[^]*?(?=\n\d\. \*\*|\n\n)/gm,
    ),
  ].map(([step, name = '']) => [name, step]),
);
const stepOf = (name: string) => steps.get(name) ?? '';
const inTicks = (words: string, form: RegExp) =>
  [...words.matchAll(/`([^`]+)`/g)].flatMap(([, word = '']) => (form.test(word) ? [word] : []));
const setting = /^[A-Z]+(_[A-Z]+)+$/;
const production = [...page.matchAll(/^\| (`[A-Z_`, ]+`) \|/gm)].flatMap(([, cell = '']) => inTicks(cell, setting));
const domain = 'citable-shop.com';
const buyer = 'buyer@example.com';

const folder = mkdtempSync(join(tmpdir(), 'citable-shop-'));
const { key, cert } = selfSigned('localhost', new Date());
const fronts: Server[] = [];
const mails: string[] = [];
let names: FakeNameServer;
let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
let paypal: Awaited<ReturnType<typeof startFakePaypal>>;
let platforms: Awaited<ReturnType<typeof startFakePlatform>>[];
let smtp: SMTPServer;
/** What a person writes into the environment, by the setting's name. */
let values: Record<string, string>;
/** Where the vendors are here; a real shop leaves them as they are. */
let surroundings: Record<string, string>;
let server: ServerProcess | null = null;

beforeAll(async () => {
  chmodSync(folder, 0o755); // as root the database runs as another user, who must get in
  writeFileSync(join(folder, 'ca.pem'), cert);
  [stripe, paypal] = await Promise.all([startFakeStripe('sk_live_shop'), startFakePaypal()]);
  platforms = await Promise.all(
    (['chatgpt', 'claude', 'perplexity', 'grok'] as const).map((id) => startFakePlatform(id)),
  );
  names = await startNameServer({});
  smtp = new SMTPServer({
    secure: true,
    key,
    cert,
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username ?? '' }) : done(new Error('no such user')),
    onData: (stream, _session, done) => void text(stream).then((mail) => (mails.push(mail), done())),
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const vendors = Object.assign({}, ...platforms.map(platformVariables));
  const isKey = ([name]: [string, unknown]) => name.endsWith('_KEY');
  values = {
    SECRET_KEY: 'a secret key for a shop in a test, long enough',
    PUBLIC_URL: `https://${domain}`,
    SMTP_URL: `smtps://shop:right@localhost:${portOf(smtp.server.address())}`,
    MAIL_FROM: `Citable <reports@${domain}>`,
    MAIL_DKIM_SELECTOR: 's1',
    COMPANY_FILE: 'shop/company.example.json',
    CONTACT_EMAIL: `hello@${domain}`,
    ALERT_EMAIL: `owner@${domain}`,
    ADMIN_PASSCODE: 'otter lamp quince 81 bridge',
    SUPER_ADMIN_CODE: 'violet anchor 27 mustard tray',
    TRUST_PROXY: 'loopback',
    STRIPE_SECRET_KEY: 'sk_live_shop',
    STRIPE_WEBHOOK_SECRET: 'whsec_shop',
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: 'WEBHOOK1',
    ...Object.fromEntries(Object.entries<string>(vendors).filter(isKey)),
  };
  const addresses = Object.entries<string>(vendors).filter(([name]) => name.endsWith('_BASE_URL'));
  surroundings = {
    NODE_ENV: 'production',
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
    NAME_SERVERS: names.address,
    STRIPE_API_BASE: await front(stripe.url),
    PAYPAL_API_BASE: await front(paypal.url),
    ...Object.fromEntries(
      await Promise.all(addresses.map(async ([name, address]) => [name, await front(address)] as const)),
    ),
    DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
  };
});
afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended;
  for (const one of fronts) one.close().closeAllConnections();
  await Promise.all([
    stripe.stop(),
    paypal.stop(),
    names.stop(),
    ...platforms.map((one) => one.stop()),
    new Promise<void>((resolve) => smtp.close(() => resolve())),
  ]);
  rmSync(folder, { recursive: true, force: true });
});

it('the page names every setting that a shop needs, and none that is not there', () => {
  expect([...steps.keys()]).toEqual([
    'Name and mail',
    'Stripe, the account',
    'Stripe, the webhook',
    'Stripe, tax and invoices',
    'Stripe, the portal',
    'PayPal',
    'AI platforms',
    'Backup',
  ]);
  const named = new Set([
    ...production,
    ...[...steps.values()].flatMap((step) => inTicks(step, setting)),
    'TRUST_PROXY',
  ]);
  const choices = [
    'STRIPE_TAX',
    'STRIPE_INVOICES',
    'CRAWL_ALLOW_HOSTS',
    'OFFER',
    'SPOTS',
    'TESTIMONIALS',
    'READER_BUDGET_USD',
  ]; // work as they are
  expect([...named].filter((name) => !choices.includes(name)).sort()).toEqual(Object.keys(values).sort());
  expect(page).toContain('Behind a proxy set `TRUST_PROXY`');
});

it('followed step by step, everything is green', async () => {
  followMail();
  followStripe();
  followPaypal();
  server = startProcess({ ...surroundings, ...values });
  await server.says('Citable is running at ');
  expect(await told(), 'before the first backup').toMatchObject({ backup: 'amber', 'sender-dmarc': 'amber' });

  const backup = inTicks(stepOf('Backup'), /^npm run --silent backup/)[0] ?? '';
  await shell(backup.replace('/backups', folder));
  const [, later = ''] = inTicks(stepOf('Name and mail'), /\bp=\w+/);
  names.zone[`_dmarc.${domain}`] = { txt: [`v=DMARC1; ${later}; rua=mailto:owner@${domain}`] };
  const results = await told();
  expect(Object.entries(results).filter(([, tone]) => tone !== 'green')).toEqual([]);
  expect(Object.keys(results).length).toBeGreaterThan(15);
});

it('a report is sold by each provider, and refunded in /admin', async () => {
  const address = `http://127.0.0.1:${surroundings['PORT']}`;
  const api = async (path: string, body: object, token = '') => {
    const headers = {
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    };
    const reply = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return {
      status: reply.status,
      body: z.record(z.string(), z.unknown()).parse(await reply.json().catch(() => ({}))),
    };
  };
  const buy = async (method: 'card' | 'paypal') => {
    const { body: quiz } = await api('/api/quiz', { ...sampleAnswers, email: buyer });
    const { status, body } = await api('/api/create-payment-intent', {
      amount: 99,
      tier: 'assessment',
      quizId: quiz['id'],
      leadData: { email: buyer },
      method,
    });
    expect([status, body]).toEqual([200, expect.anything()]);
    return z.object({ orderId: z.string(), sessionId: z.string() }).parse(body);
  };
  const card = await buy('card');
  const payment = `pi_${card.sessionId}`;
  const charge = {
    id: 'ch',
    payment_intent: payment,
    paid: true,
    amount: 9900,
    refunded: false,
    disputed: false,
    amount_refunded: 0,
  };
  stripe.put({ id: payment, status: 'succeeded', latest_charge: charge });
  const session = stripe.put({
    ...stripe.get(card.sessionId),
    id: card.sessionId,
    status: 'complete',
    payment_status: 'paid',
    payment_intent: payment,
  });
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: session },
  });
  const signature = new Stripe('sk_live_shop').webhooks.generateTestHeaderString({
    payload,
    secret: values['STRIPE_WEBHOOK_SECRET'] ?? '',
  });
  const sent = await fetch(`${address}/api/webhooks/stripe`, {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signature },
  });
  expect([sent.status, await sent.json()]).toEqual([200, { receipt: 'settled' }]);

  const byPaypal = await buy('paypal');
  paypal.approve(byPaypal.sessionId);
  const raw = JSON.stringify({
    id: 'WH-1',
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource: { id: byPaypal.sessionId },
  });
  const headers = { 'content-type': 'application/json', ...paypal.headersFor(raw, values['PAYPAL_WEBHOOK_ID'] ?? '') };
  expect((await fetch(`${address}/api/webhooks/paypal`, { method: 'POST', body: raw, headers })).status).toBe(200);

  const { body: unlocked } = await api('/api/admin/unlock', { passcode: values['ADMIN_PASSCODE'] });
  const token = z.string().parse(unlocked['token']);
  const listed = await fetch(`${address}/api/admin/reports`, { headers: { authorization: `Bearer ${token}` } });
  const rows = z.array(z.object({ id: z.string(), orderId: z.string() })).parse(await listed.json());
  for (const { orderId, paymentId } of [
    { orderId: card.orderId, paymentId: payment },
    { orderId: byPaypal.orderId, paymentId: `CAP${byPaypal.sessionId}` },
  ]) {
    const row = rows.find((one) => one.orderId === orderId);
    const back = await api(
      `/api/admin/reports/${row?.id}/refund`,
      { id: `refund-of-${orderId}`, paymentId, amountCents: 9900 },
      token,
    );
    expect(back.status, JSON.stringify(back.body)).toBeLessThan(300);
  }
  expect(Object(stripe.get(payment)?.['latest_charge'])).toMatchObject({ refunded: true });
  expect(paypal.orders.get(byPaypal.sessionId)?.purchase_units[0]?.payments?.captures[0]?.status).toBe('REFUNDED');
  await expect
    .poll(() => mails.filter((mail) => mail.includes(buyer) && /refund/i.test(mail)).length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(2);
});

it('is missed what is set wrongly or not at all', async () => {
  const wrong = {
    SMTP_URL: values['SMTP_URL']?.replace('right', 'wrong') ?? '',
    MAIL_DKIM_SELECTOR: '',
    TRUST_PROXY: '',
    OPENAI_API_KEY: '',
    PAYPAL_WEBHOOK_ID: 'WEBHOOK2',
    STRIPE_SECRET_KEY: 'sk_live_other',
  };
  const seen = await told(wrong);
  expect(seen).toMatchObject({
    'mail-server': 'red',
    'sender-dkim': 'amber',
    proxy: 'amber',
    'ai-keys': 'amber',
    paypal: 'red',
    'stripe-account': 'red',
  });
  expect(await told({ PUBLIC_URL: `https://www.${domain}` })).toMatchObject({
    'stripe-account': 'green',
    'stripe-webhook': 'red',
    paypal: 'red',
  });
});

it('is missed what is left out at name servers, Stripe and PayPal', async () => {
  names.zone = { [domain]: {} };
  stripe.put({ id: 'we_1', list: 'none' });
  stripe.put({ id: 'tax_settings', object: 'tax.settings', status: 'pending' });
  stripe.put({ id: 'acct_1', object: 'account', charges_enabled: false });
  paypal.webhooks.clear();
  expect(await told()).toMatchObject({
    'sender-mx': 'red',
    'sender-spf': 'red',
    'sender-dkim': 'red',
    'sender-dmarc': 'red',
    'stripe-account': 'red',
    'stripe-webhook': 'red',
    'stripe-tax': 'amber',
    paypal: 'red',
  });
});

it.each(['SECRET_KEY', 'PUBLIC_URL', 'SMTP_URL', 'CONTACT_EMAIL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])(
  'without %s the doctor is red, as nothing would start',
  async (name) => {
    const env = { ...surroundings, ...values };
    let out = '';
    const code = await doctor([], {
      out: (words) => (out += words),
      err: (words) => (out += words),
      env: { ...env, [name]: undefined },
    });
    expect([code, out]).toEqual([1, expect.stringMatching(new RegExp(`^red +settings: .*${name}`))]);
  },
);

function followMail(): void {
  const words = stepOf('Name and mail');
  const [spf = ''] = inTicks(words, /^v=spf1/);
  const [dmarc = ''] = inTicks(words, /^v=DMARC1/);
  names.zone = {
    [domain]: { mx: [`mail.${domain}`], txt: [`${spf} include:mail.${domain} -all`] },
    [`s1._domainkey.${domain}`]: { txt: ['v=DKIM1; k=rsa; p=AAAA'] },
    [`_dmarc.${domain}`]: { txt: [dmarc.replace('you@…', `owner@${domain}`)] },
  };
}

function followStripe(): void {
  const words = stepOf('Stripe, the webhook');
  const [address = ''] = inTicks(words, /^PUBLIC_URL\//);
  const [version = ''] = inTicks(words, /^\d{4}-\d\d-\d\d/);
  stripe.put({ id: 'acct_1', object: 'account', charges_enabled: true });
  stripe.put({ id: 'tax_settings', object: 'tax.settings', status: 'active' });
  const url = address.replace('PUBLIC_URL', values['PUBLIC_URL'] ?? '');
  const enabled_events = inTicks(words, /^[a-z_]+(\.[a-z_]+)+$/);
  stripe.put({ id: 'we_1', list: 'webhook_endpoints', url, status: 'enabled', enabled_events, api_version: version });
}

function followPaypal(): void {
  const words = stepOf('PayPal');
  const [address = ''] = inTicks(words, /^PUBLIC_URL\//);
  const event_types = inTicks(words, /^[A-Z]+(\.[A-Z]+)+$/).map((name) => ({ name }));
  paypal.webhooks.set('WEBHOOK1', {
    id: 'WEBHOOK1',
    url: address.replace('PUBLIC_URL', values['PUBLIC_URL'] ?? ''),
    event_types,
  });
}

/** What the doctor says of each thing, asked by the page's own command. An empty value unsets a setting. */
async function told(more: Record<string, string> = {}): Promise<Record<string, string>> {
  const [command = ''] = inTicks(page, /citable -- doctor$/);
  const out = await shell(`${command} --json`, more);
  const results = z.array(z.object({ id: z.string(), tone: z.string() })).parse(JSON.parse(out));
  return Object.fromEntries(results.map(({ id, tone }) => [id, tone]));
}

async function shell(command: string, more: Record<string, string> = {}): Promise<string> {
  const set = Object.entries({ ...surroundings, ...values, ...more }).filter(([, value]) => value !== '');
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...Object.fromEntries(set) };
  const child = spawn('sh', ['-c', command], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (out === '' && err !== '') throw new Error(`${command}: ${err}`);
  return out;
}

/** A far side by https, as production wants it. */
async function front(address: string): Promise<string> {
  const { hostname, port, pathname } = new URL(address);
  const server = createServer({ key, cert }, (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const onward = httpRequest({ hostname, port, method, path: url, headers }, (answer) =>
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    request.pipe(onward.on('error', () => response.destroy()));
  });
  fronts.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `https://localhost:${portOf(server.address())}${pathname === '/' ? '' : pathname}`;
}

function portOf(address: unknown): number {
  return z.object({ port: z.number() }).parse(address).port;
}
