// What must not open a report, for each provider: refused, told to the operators, nothing delivered.
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKey } from '#base/secrets.ts';
import { auditLog, orders, paymentEvents, sandboxSessions } from '#db/schema.ts';
import { startFakePaypal } from '#fakes/paypal.ts';
import { startFakeStripe } from '#fakes/stripe.ts';
import { checkoutReplySchema } from './contract.ts';
import type { ProviderName } from './contract.ts';
import { createPaypalProvider } from './paypal/paypal-provider.ts';
import { signEvent } from './sandbox/signature.ts';
import { settleOrder } from './settle-order.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';
import { startPaymentApp } from './testing/payment-app.ts';
import type { PaymentApp } from './testing/payment-app.ts';

type Checkout = { orderId: string; sessionId: string };
type Delivery = { body: string; headers: Record<string, string> };

/** What a provider can be made to do. Changes are made at its far side. */
type Stand = {
  pay(checkout: Checkout): Promise<void>;
  /** A genuine event about the session. */
  event(checkout: Checkout, id: string): Delivery;
  /** The same with the signature of somebody who guesses. */
  forged(checkout: Checkout, id: string): Delivery;
  /** Genuine, but ten minutes old; null where the provider itself judges that. */
  stale(checkout: Checkout, id: string): Delivery | null;
  setAmount(checkout: Checkout, cents: number): Promise<void>;
  setCurrency(checkout: Checkout, currency: string): Promise<void>;
  /** The session is another customer's. */
  setOwner(checkout: Checkout, orderId: string): Promise<void>;
};

let app: PaymentApp;
let fakeStripe: Awaited<ReturnType<typeof startFakeStripe>>;
let fakePaypal: Awaited<ReturnType<typeof startFakePaypal>>;
const stands: Partial<Record<ProviderName, Stand>> = {};

beforeAll(async () => {
  app = await startPaymentApp();
  fakeStripe = await startFakeStripe('sk_test_refusals');
  fakePaypal = await startFakePaypal();
  app.payments.providers.stripe = createStripeProvider({
    secretKey: 'sk_test_refusals',
    webhookSecret: 'whsec_refusals',
    apiBase: fakeStripe.url,
  });
  app.payments.providers.paypal = createPaypalProvider({
    clientId: 'id',
    clientSecret: 'secret',
    webhookId: '8PT597110X687430L',
    apiBase: fakePaypal.url,
  });
  app.lost.webhooks = true; // events are sent here by hand
  Object.assign(stands, { sandbox: sandboxStand(), stripe: stripeStand(), paypal: paypalStand() });
});
afterAll(async () => {
  await app.close();
  await fakeStripe.stop();
  await fakePaypal.stop();
});

describe.each(['sandbox', 'stripe', 'paypal'] as const)('%s', (name) => {
  const stand = (): Stand => {
    const found = stands[name];
    if (!found) throw new Error(`No stand for ${name}.`);
    return found;
  };
  async function open(): Promise<Checkout> {
    app.payments.provider = name;
    const quizId = await app.addSubmission();
    return checkoutReplySchema.parse(await (await app.checkout({ amount: 99, tier: 'assessment', quizId })).json());
  }
  const send = ({ body, headers }: Delivery) =>
    fetch(`${app.url}/api/webhooks/${name}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const orderOf = async (id: string) => (await app.db.select().from(orders).where(eq(orders.id, id)))[0];
  const inbox = (id: string) => app.db.$count(paymentEvents, eq(paymentEvents.id, id));
  const delivered = (orderId: string) =>
    app.moves.filter((move) => move.orderId === orderId && move.to === 'paid').length;

  it('opens for a genuine event about a payment, and takes its replay for what it is', async () => {
    const checkout = await open();
    await stand().pay(checkout);
    const event = stand().event(checkout, `evt_${name}_good`);
    expect(await (await send(event)).json()).toEqual({ receipt: 'settled' });
    expect((await orderOf(checkout.orderId))?.status).toBe('paid');
    for (let n = 0; n < 3; n += 1) expect(await (await send(event)).json()).toEqual({ receipt: 'duplicate' });
    expect(delivered(checkout.orderId)).toBe(1);
  });

  it.each([
    ['is forged', (checkout: Checkout, id: string) => stand().forged(checkout, id)],
    [
      'was changed on its way',
      (checkout: Checkout, id: string) => ({
        ...stand().event(checkout, id),
        body: `${stand().event(checkout, id).body} `,
      }),
    ],
    ['carries no signature', (checkout: Checkout, id: string) => ({ ...stand().event(checkout, id), headers: {} })],
    ['is stale', (checkout: Checkout, id: string) => stand().stale(checkout, id)],
  ])('refuses a webhook that %s, of a payment that was even made', async (how, deliver) => {
    const checkout = await open();
    await stand().pay(checkout);
    const id = `evt_${name}_${how}`;
    const delivery = deliver(checkout, id);
    if (delivery === null) return expect(name).toBe('paypal'); // PayPal's own verdict covers the time
    app.logged.length = 0;
    expect((await send(delivery)).status).toBe(400);
    expect(app.logged).toContain('webhook refused');
    expect([await inbox(id), (await orderOf(checkout.orderId))?.status, delivered(checkout.orderId)]).toEqual([
      0,
      'pending',
      0,
    ]);
  });

  it.each([
    ['a smaller amount', (checkout: Checkout) => stand().setAmount(checkout, 100), 'amount is 100'],
    ['a larger amount', (checkout: Checkout) => stand().setAmount(checkout, 990_000), 'amount is 990000'],
    ['another currency', (checkout: Checkout) => stand().setCurrency(checkout, 'jpy'), 'currency is jpy'],
    [
      'the session of another customer',
      (checkout: Checkout) => stand().setOwner(checkout, 'somebody-else'),
      'another order',
    ],
  ])('refuses %s, whoever asks', async (what, change, reason) => {
    const checkout = await open();
    await change(checkout);
    await stand().pay(checkout);
    app.logged.length = 0;
    const receipt = await send(stand().event(checkout, `evt_${name}_${what}`));
    expect(receipt.status).toBe(200);
    for (const actor of ['return-page', 'sweep', 'operator'] as const)
      await settleOrder(app.payments, checkout.orderId, actor);
    const order = await orderOf(checkout.orderId);
    expect(order).toMatchObject({ status: 'pending', paidAt: null, refusal: expect.stringContaining(reason) });
    expect(delivered(checkout.orderId)).toBe(0);
    expect(app.logged).toContain('payment refused');
    const audit = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, checkout.orderId));
    expect(audit.map(({ action }) => action)).toEqual(['order.refused']);
  });

  it('delivers nothing for a return without a payment, however the address was changed', async () => {
    const checkout = await open();
    const other = await open();
    await stand().pay(other);
    for (let n = 0; n < 2; n += 1)
      expect(await settleOrder(app.payments, checkout.orderId, 'return-page')).toBe('pending');
    for (const wrong of [`${checkout.orderId}?paid=1`, other.sessionId, 'unknown'])
      expect(await settleOrder(app.payments, wrong, 'return-page')).toBeNull();
    expect([delivered(checkout.orderId), (await orderOf(other.orderId))?.status]).toEqual([0, 'pending']);
  });

  it('learns nothing from a genuine event that names the order of one and the session of another', async () => {
    const [unpaid, paid] = [await open(), await open()];
    await stand().pay(paid);
    await send(stand().event({ orderId: unpaid.orderId, sessionId: paid.sessionId }, `evt_${name}_crossed`));
    expect([(await orderOf(unpaid.orderId))?.status, delivered(unpaid.orderId)]).toEqual(['pending', 0]);
  });
});

const tenMinutesMs = 10 * 60_000;

function sandboxStand(): Stand {
  const secret = deriveKey('a secret key for the payment tests only', 'sandbox-webhook');
  const body = ({ orderId, sessionId }: Checkout, id: string) =>
    JSON.stringify({ id, type: 'checkout.completed', data: { sessionId, orderId } });
  const signed = (checkout: Checkout, id: string, key = secret, at = app.clock.now): Delivery => ({
    body: body(checkout, id),
    headers: { 'sandbox-signature': signEvent(body(checkout, id), key, at) },
  });
  const set = async ({ sessionId }: Checkout, change: object) =>
    void (await app.db.update(sandboxSessions).set(change).where(eq(sandboxSessions.id, sessionId)));
  return {
    pay: async ({ sessionId }) => void (await app.sandbox.pay(sessionId, 'card')),
    event: signed,
    forged: (checkout, id) => signed(checkout, id, Buffer.from('a guess')),
    stale: (checkout, id) => signed(checkout, id, secret, new Date(app.clock.now.getTime() - tenMinutesMs)),
    setAmount: (checkout, amountCents) => set(checkout, { amountCents }),
    setCurrency: (checkout, currency) => set(checkout, { currency }),
    setOwner: (checkout, orderId) => set(checkout, { orderId }),
  };
}

function stripeStand(): Stand {
  const sdk = new Stripe('sk_test_refusals');
  const payload = ({ orderId, sessionId }: Checkout, id: string) =>
    JSON.stringify({
      id,
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id: sessionId, object: 'checkout.session', client_reference_id: orderId } },
    });
  const signed = (checkout: Checkout, id: string, secret = 'whsec_refusals', ageMs = 0): Delivery => {
    const body = payload(checkout, id);
    const timestamp = Math.floor((Date.now() - ageMs) / 1000);
    return {
      body,
      headers: { 'stripe-signature': sdk.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) },
    };
  };
  const set = async ({ sessionId }: Checkout, change: object) =>
    void fakeStripe.put({ id: sessionId, ...fakeStripe.get(sessionId), ...change });
  return {
    async pay(checkout) {
      const payment = `pi_${checkout.sessionId}`;
      fakeStripe.put({
        id: payment,
        status: 'succeeded',
        latest_charge: { id: 'ch', payment_intent: payment, refunded: false, disputed: false },
      });
      await set(checkout, { status: 'complete', payment_status: 'paid', payment_intent: payment });
    },
    event: signed,
    forged: (checkout, id) => signed(checkout, id, 'whsec_guess'),
    stale: (checkout, id) => signed(checkout, id, 'whsec_refusals', tenMinutesMs),
    setAmount: (checkout, amount_total) => set(checkout, { amount_total }),
    setCurrency: (checkout, currency) => set(checkout, { currency }),
    setOwner: (checkout, client_reference_id) => set(checkout, { client_reference_id }),
  };
}

it('400 forged PayPal webhooks make at most twenty calls to PayPal, get no 5xx, and a genuine one still settles', async () => {
  app.payments.provider = 'paypal';
  const quizId = await app.addSubmission();
  const { orderId, sessionId } = checkoutReplySchema.parse(
    await (await app.checkout({ amount: 99, tier: 'assessment', quizId })).json(),
  );
  fakePaypal.approve(sessionId);
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${app.url}/api/webhooks/paypal`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    }).then(({ status }) => status);
  const raw = JSON.stringify({
    id: 'evt_of_a_flood',
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource: { id: sessionId, purchase_units: [{ custom_id: orderId }] },
  });
  const before = fakePaypal.requests.length;
  const statuses: number[] = [];
  const sendOn = async () => {
    while (statuses.length < 400)
      statuses.push(await post(raw, fakePaypal.headersFor(raw, `WH-OF-ANOTHER-${statuses.length}`)));
  };
  await Promise.all(Array.from({ length: 50 }, sendOn));
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(fakePaypal.requests.length - before).toBeLessThanOrEqual(21); // with the token’s
  expect(await post(raw, fakePaypal.headersFor(raw, '8PT597110X687430L'))).toBe(429); // PayPal sends it again
  expect(await settleOrder(app.payments, orderId, 'sweep')).toBe('paid'); // and its list makes up for it meanwhile
});

function paypalStand(): Stand {
  const body = ({ orderId, sessionId }: Checkout, id: string) =>
    JSON.stringify({
      id,
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: sessionId, purchase_units: [{ custom_id: orderId }] },
    });
  const signed = (checkout: Checkout, id: string, webhookId = '8PT597110X687430L'): Delivery => {
    const raw = body(checkout, id);
    return { body: raw, headers: fakePaypal.headersFor(raw, webhookId) };
  };
  const unitOf = ({ sessionId }: Checkout) => {
    const unit = fakePaypal.orders.get(sessionId)?.purchase_units[0];
    if (!unit) throw new Error('no such order');
    return unit;
  };
  return {
    pay: async ({ sessionId }) => fakePaypal.approve(sessionId),
    event: signed,
    forged: (checkout, id) => signed(checkout, id, 'WH-OF-ANOTHER'),
    stale: () => null,
    setAmount: async (checkout, cents) => void (unitOf(checkout).amount.value = (cents / 100).toFixed(2)),
    setCurrency: async (checkout, currency) => void (unitOf(checkout).amount.currency_code = currency.toUpperCase()),
    setOwner: async (checkout, orderId) => void (unitOf(checkout).custom_id = orderId),
  };
}
