// Stripe and PayPal that are down, answer nonsense or lie, under the whole server: no order that is not paid brings a report, every paid one brings
// exactly one, and a visitor never meets another error than the one that is meant for it.
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type FakePaypal, type PaypalFault, startFakePaypal } from '#fakes/paypal.ts';
import { type FakeStripe, type StripeFault, startFakeStripe } from '#fakes/stripe.ts';
import { checkoutReplySchema } from '#payment/contract.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { pagesBuilt } from './testing/pages-built.ts';
import { type Member, startWorld, until, type World } from './testing/world.ts';

type Checkout = { orderId: string; sessionId: string; email: string };
type Delivery = { body: string; headers: Record<string, string> };
type Way = 'stripe' | 'paypal';

const webhookSecret = 'whsec_of_the_whole_server';
const webhookId = '8PT597110X687430L';
const sdk = new Stripe('sk_test_whole');
/** Faults that cost no waiting. A call that is never answered has a test of its own. */
const quickFaults = ['500', 'reset', 'html', 'garbage'] as const;

let world: World;
let server: Member;
let stripe: FakeStripe;
let paypal: FakePaypal;
let serial = 0;

beforeAll(async () => {
  pagesBuilt();
  world = await startWorld();
  stripe = await startFakeStripe('sk_test_whole');
  paypal = await startFakePaypal();
  server = await world.start('all', {
    STRIPE_SECRET_KEY: 'sk_test_whole',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.url,
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: webhookId,
    PAYPAL_API_BASE: paypal.url,
    TRUST_PROXY: 'loopback',
  });
});
afterAll(async () => {
  await world.stop();
  await stripe.stop();
  await paypal.stop();
});

const ask = (path: string, body?: object) =>
  fetch(
    server.url + path,
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(60_000),
        },
  );

async function submit(): Promise<{ quizId: string; email: string }> {
  const email = `lied-to-${(serial += 1)}@customer.example`;
  const reply = await ask('/api/quiz', { ...sampleAnswers, website: world.siteUrl, email });
  return { quizId: z.object({ id: z.string() }).parse(await reply.json()).id, email };
}

const checkOut = (way: Way, { quizId, email }: { quizId: string; email: string }) =>
  ask('/api/create-payment-intent', {
    amount: 99,
    tier: 'assessment',
    quizId,
    method: way === 'paypal' ? 'paypal' : 'card',
    leadData: { email },
  });

async function open(way: Way): Promise<Checkout> {
  const quiz = await submit();
  const { orderId, sessionId } = checkoutReplySchema.parse(await (await checkOut(way, quiz)).json());
  return { orderId, sessionId, email: quiz.email };
}

const setSession = ({ sessionId }: Checkout, change: object) =>
  void stripe.put({ id: sessionId, ...stripe.get(sessionId), ...change });
const paymentOf = ({ sessionId }: Checkout) => `pi_${sessionId}`;
function unitOf({ sessionId }: Checkout) {
  const unit = paypal.orders.get(sessionId)?.purchase_units[0];
  if (!unit) throw new Error('no such order');
  return unit;
}

function pay(way: Way, checkout: Checkout): void {
  if (way === 'paypal') return paypal.approve(checkout.sessionId);
  const payment = paymentOf(checkout);
  stripe.put({
    id: payment,
    status: 'succeeded',
    latest_charge: { id: `ch_${payment}`, payment_intent: payment, refunded: false, disputed: false },
  });
  setSession(checkout, { status: 'complete', payment_status: 'paid', payment_intent: payment });
}

function event(
  way: Way,
  { orderId, sessionId }: Checkout,
  signedFor = way === 'stripe' ? webhookSecret : webhookId,
  ageSeconds = 0,
): Delivery {
  const id = `evt_${(serial += 1)}`;
  if (way === 'paypal') {
    const body = JSON.stringify({
      id,
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: sessionId, purchase_units: [{ custom_id: orderId }] },
    });
    return { body, headers: paypal.headersFor(body, signedFor) };
  }
  const object = {
    id: sessionId,
    object: 'checkout.session',
    client_reference_id: orderId,
    payment_status: 'paid',
    status: 'complete',
  };
  const body = JSON.stringify({ id, object: 'event', type: 'checkout.session.completed', data: { object } });
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  return {
    body,
    headers: {
      'stripe-signature': sdk.webhooks.generateTestHeaderString({ payload: body, secret: signedFor, timestamp }),
    },
  };
}

/** An order is asked about once in ten seconds, which src/journey/reading.test.ts looks at; here they are over each time. */
const tenSecondsLater = () => world.database.pool.query(`delete from throttles where key like 'ask-provider%'`);

let sent = 0;
async function deliver(way: Way, { body, headers }: Delivery): Promise<Response> {
  await tenSecondsLater();
  return fetch(`${server.url}/api/webhooks/${way}`, {
    method: 'POST',
    body,
    // A network of its own: what is forged of one network is asked about twenty times in ten minutes.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${(sent += 1) % 250}`, ...headers },
  });
}
const statusOf = async ({ orderId }: Checkout) =>
  (await world.database.pool.query('select status from orders where id = $1', [orderId])).rows[0]?.status;
const reportsOf = async ({ orderId }: Checkout) =>
  (await world.database.pool.query('select 1 from reports where order_id = $1', [orderId])).rowCount;
const mailsTo = ({ email }: Checkout) => world.mails().filter((mail) => mail.includes(`To: ${email}`)).length;
const isServed = async ({ sessionId }: Checkout) => (await ask(`/api/report/${sessionId}`)).status === 200;

/** What a buyer's browser asks on its way back: the statuses that it got. */
async function comeBack({ sessionId }: Checkout): Promise<number[]> {
  await tenSecondsLater();
  const replies = await Promise.all([
    ask(`/api/report/${sessionId}`),
    ask(`/api/download-report/${sessionId}`),
    ask('/api/process-paypal-quiz', { orderId: sessionId, pricingTier: 'assessment' }),
  ]);
  return replies.map(({ status }) => status);
}

function setFault(way: Way, fault: (StripeFault & PaypalFault) | '500' | null): void {
  if (way === 'stripe') stripe.setFault(fault);
  else paypal.setFault(fault === '500' ? 500 : fault);
}

describe.each(['stripe', 'paypal'] as const)('%s', (way) => {
  const lies: [string, (checkout: Checkout) => void][] = [
    [
      'a smaller amount',
      (it) => (way === 'stripe' ? setSession(it, { amount_total: 100 }) : void (unitOf(it).amount.value = '1.00')),
    ],
    [
      'a larger amount',
      (it) =>
        way === 'stripe' ? setSession(it, { amount_total: 990_000 }) : void (unitOf(it).amount.value = '9900.00'),
    ],
    [
      'another currency',
      (it) => (way === 'stripe' ? setSession(it, { currency: 'jpy' }) : void (unitOf(it).amount.currency_code = 'JPY')),
    ],
    [
      'the session of somebody else’s order',
      (it) =>
        way === 'stripe'
          ? setSession(it, { client_reference_id: 'another', metadata: {} })
          : void (unitOf(it).custom_id = 'another'),
    ],
  ];
  it.each(lies)('that names %s opens nothing, whoever asks and however often', async (_what, lie) => {
    const checkout = await open(way);
    lie(checkout);
    pay(way, checkout);
    const told = await Promise.all([deliver(way, event(way, checkout)), deliver(way, event(way, checkout))]);
    expect(told.map(({ status }) => status)).toEqual([200, 200]);
    expect(await comeBack(checkout)).toEqual([202, 402, 402]);
    expect([await statusOf(checkout), await reportsOf(checkout)]).toEqual(['pending', 0]);
  });

  it('whose genuine events say "paid" of a session that is not opens nothing', async () => {
    const [unpaid, paid] = [await open(way), await open(way)];
    expect((await deliver(way, event(way, unpaid))).status).toBe(200);
    pay(way, paid);
    const crossed = await deliver(way, event(way, { ...unpaid, sessionId: paid.sessionId }));
    expect([crossed.status, await reportsOf(unpaid), await statusOf(unpaid)]).toEqual([200, 0, 'pending']);
    expect(await comeBack(unpaid)).toEqual([202, 402, 402]);
  });

  it('gets none but its own, fresh and whole webhooks believed', async () => {
    const checkout = await open(way);
    pay(way, checkout);
    const genuine = event(way, checkout);
    const bad = [
      { ...genuine, headers: {} },
      { ...genuine, body: `${genuine.body} ` },
      { ...genuine, body: '<html>' },
      { ...genuine, body: '{}' },
      event(way, checkout, 'the secret of somebody else'),
      ...(way === 'stripe' ? [event(way, checkout, webhookSecret, 600)] : []), // PayPal's own verdict covers the age
    ];
    for (const delivery of bad) expect((await deliver(way, delivery)).status).toBe(400);
    expect([await statusOf(checkout), await reportsOf(checkout)]).toEqual(['pending', 0]);
  });

  it.each(quickFaults)(
    'that meets the checkout with "%s" is told as such, and the next click opens it',
    async (fault) => {
      const quiz = await submit();
      setFault(way, fault);
      const failed = await checkOut(way, quiz);
      setFault(way, null);
      expect([failed.status, await failed.json()]).toEqual([
        502,
        { code: 'payment-session-failed', message: 'Failed to create payment session' },
      ]);
      expect((await checkOut(way, quiz)).status).toBe(200);
    },
  );

  it('that is away when an old session must be looked at sells nothing twice', async () => {
    const quiz = await submit();
    const first = checkoutReplySchema.parse(await (await checkOut(way, quiz)).json());
    const checkout = { ...first, email: quiz.email };
    pay(way, checkout);
    await world.database.pool.query(`update orders set expires_at = now() - interval '1 second' where id = $1`, [
      first.orderId,
    ]);
    setFault(way, '500');
    const failed = await checkOut(way, quiz);
    setFault(way, null);
    expect(failed.status).toBe(502);
    await tenSecondsLater();
    expect(checkoutReplySchema.parse(await (await checkOut(way, quiz)).json())).toMatchObject({
      orderId: first.orderId,
      url: `${server.url}/report/${first.orderId}`,
    });
    await until(async () => mailsTo(checkout) > 0);
    expect([await reportsOf(checkout), mailsTo(checkout)]).toEqual([1, 1]);
  });

  it('that fails while a payment is looked at, and says "unpaid" of it afterwards, brings one report and one mail', async () => {
    const [checkout, other] = [await open(way), await open(way)];
    pay(way, checkout);
    const resent = event(way, checkout);
    for (const fault of quickFaults) {
      setFault(way, fault);
      expect((await deliver(way, resent)).status).toBeGreaterThanOrEqual(400); // so it is sent again
      expect(await comeBack(checkout)).toEqual([202, 402, 502]);
    }
    setFault(way, null);
    expect(await statusOf(checkout)).toBe('pending');

    const all = [resent, resent, ...Array.from({ length: 6 }, () => event(way, checkout))].map((delivery) =>
      deliver(way, delivery),
    );
    await Promise.all([...all, comeBack(checkout), comeBack(checkout)]);
    expect(await (await deliver(way, resent)).json()).toEqual({ receipt: 'duplicate' });
    await until(() => isServed(checkout));
    for (const unpaid of wordsForUnpaid(way, checkout)) {
      unpaid();
      expect((await deliver(way, event(way, checkout))).status).toBe(200);
      pay(way, checkout);
      paypal.setCapture(checkout.sessionId, 'COMPLETED');
      expect((await deliver(way, event(way, checkout))).status).toBe(200);
      await until(() => isServed(checkout));
    }
    await until(() => mailsTo(checkout) > 0);
    await until(
      async () =>
        (
          await world.database.pool.query(
            `select 1 from pgboss.job where state in ('created', 'retry', 'active') and name in ('publish', 'deliver')`,
          )
        ).rowCount === 0,
    );
    expect([await reportsOf(checkout), mailsTo(checkout), await reportsOf(other), mailsTo(other)]).toEqual([
      1, 1, 0, 0,
    ]);
  });

  it.each(['hang', 'drip'] as const)(
    'that meets everything with a "%s" keeps no other visitor waiting, and no payment is lost',
    async (fault) => {
      const waiting = await Promise.all(Array.from({ length: 4 }, () => open(way)));
      const times = 20 / waiting.length;
      for (const checkout of waiting) pay(way, checkout);
      if (way === 'paypal')
        expect((await deliver(way, event(way, waiting[0] as Checkout, 'another'))).status).toBe(400); // has its token
      setFault(way, fault);
      // More than there are connections to the database.
      const calls = waiting.flatMap((checkout) => [
        ...Array.from({ length: times }, () => deliver(way, event(way, checkout)).then(({ status }) => status)),
        ...Array.from({ length: times }, () =>
          ask(`/api/report/${checkout.sessionId}/payment`, {}).then(({ status }) => status),
        ),
      ]);
      await pause(500); // for them to have arrived
      let isOver = false;
      void Promise.all(calls).then(() => (isOver = true));
      for (let n = 0; n < 5; n += 1) {
        expect(
          await Promise.all(
            ['/readyz', '/', '/api/payment-methods', '/api/report/nobody'].map(
              async (path) => (await ask(path)).status,
            ),
          ),
        ).toEqual([200, 200, 200, 404]);
        expect((await submit()).quizId).not.toBe('');
      }
      expect(isOver).toBe(false); // so they were waiting meanwhile
      setFault(way, null);
      const statuses = await Promise.all(calls);
      expect(statuses.filter((status) => ![200, 202, 429, 503].includes(status))).toEqual([]);
      for (const checkout of waiting) {
        await deliver(way, event(way, checkout));
        await until(() => isServed(checkout));
        await until(() => mailsTo(checkout) > 0);
        expect([await statusOf(checkout), await reportsOf(checkout), mailsTo(checkout)]).toEqual(['paid', 1, 1]);
      }
    },
  );
});

describe('Stripe', () => {
  const claims = [
    ['whose payment has not succeeded', { status: 'complete', payment_status: 'paid' }, 'processing', 'processing'],
    ['whose payment was refused', { status: 'complete', payment_status: 'paid' }, 'requires_payment_method', 'failed'],
    [
      'for which nothing had to be paid',
      { status: 'complete', payment_status: 'no_payment_required' },
      'succeeded',
      'processing',
    ],
  ] as const;
  it.each(claims)('that calls a session paid %s opens nothing', async (_what, session, payment, status) => {
    const checkout = await open('stripe');
    stripe.put({ id: paymentOf(checkout), status: payment, latest_charge: null });
    setSession(checkout, { ...session, payment_intent: paymentOf(checkout) });
    await deliver('stripe', event('stripe', checkout));
    expect([await statusOf(checkout), await reportsOf(checkout), await isPaidFor(checkout)]).toEqual([
      status,
      0,
      false,
    ]);
  });

  it('that calls a session paid without any payment opens nothing', async () => {
    const checkout = await open('stripe');
    setSession(checkout, { status: 'complete', payment_status: 'paid', payment_intent: null });
    await deliver('stripe', event('stripe', checkout));
    expect([await statusOf(checkout), await reportsOf(checkout)]).toEqual(['processing', 0]);
  });
});

const isPaidFor = async ({ sessionId }: Checkout) => (await ask(`/api/download-report/${sessionId}`)).status !== 402;

/** Each makes the far side take back that the order is paid. */
function wordsForUnpaid(way: Way, checkout: Checkout): (() => void)[] {
  if (way === 'paypal')
    return ['PENDING', 'DECLINED'].map((status) => () => paypal.setCapture(checkout.sessionId, status));
  return [
    () => setSession(checkout, { status: 'open', payment_status: 'unpaid', payment_intent: null }),
    () => setSession(checkout, { status: 'complete', payment_status: 'unpaid' }),
    () => setSession(checkout, { status: 'expired', payment_status: 'unpaid' }),
  ];
}
