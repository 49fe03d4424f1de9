// What providers do after the data of an order were erased: money is given back, plans are ended, operators are told, and nobody else is.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasedOrders, operatorAlerts, orders, submissions } from '#db/schema.ts';
import { startFakePaypal } from '#fakes/paypal.ts';
import { startFakeStripe } from '#fakes/stripe.ts';
import { checkoutReplySchema } from './contract.ts';
import { endRenewal } from './end-renewal.ts';
import { createPaypalProvider } from './paypal/paypal-provider.ts';
import { settleOrder } from './settle-order.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';
import { sweepOrders } from './sweep-orders.ts';
import { sandboxSide } from './testing/far-side.ts';
import type { FarSide, Purchase } from './testing/far-side.ts';
import { startPaymentApp } from './testing/payment-app.ts';
import type { PaymentApp } from './testing/payment-app.ts';
import { paypalSide } from './testing/paypal-side.ts';
import { stripeSide } from './testing/stripe-side.ts';

const [webhookSecret, webhookId] = ['whsec_any_order', '8PT597110X687430L'];
const prices = { assessment: 99, monitoring: 49 };
const draw = { taxCents: 931, isFlexible: false };

let app: PaymentApp;
let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
let paypal: Awaited<ReturnType<typeof startFakePaypal>>;
beforeAll(async () => {
  app = await startPaymentApp();
  stripe = await startFakeStripe('sk_test_any_order');
  paypal = await startFakePaypal();
  app.payments.providers.stripe = createStripeProvider({
    secretKey: 'sk_test_any_order',
    webhookSecret,
    apiBase: stripe.url,
  });
  app.payments.providers.paypal = createPaypalProvider({
    clientId: 'id',
    clientSecret: 'secret',
    webhookId,
    apiBase: paypal.url,
  });
  app.lost.webhooks = true;
});
afterAll(async () => {
  await app.close();
  await stripe.stop();
  await paypal.stop();
});

const sides = {
  sandbox: () => sandboxSide(app, draw),
  stripe: () => stripeSide(app, stripe, { ...draw, webhookSecret }),
  paypal: () => paypalSide(app, paypal, { webhookId }),
};

describe.each(['sandbox', 'stripe', 'paypal'] as const)('after an erasure, at %s', (name) => {
  it.each(['assessment', 'monitoring'] as const)('whatever happens to a paid %s', async (tier) => {
    const { acts, subscriptionActs } = sides[name]();
    const names = [...Object.keys(acts), ...(tier === 'monitoring' ? Object.keys(subscriptionActs) : [])];
    const stories = [
      ...names.map((act) => [act]),
      ...(tier === 'monitoring'
        ? [
            ['take that back there', 'renew'],
            ['take that back there', 'fail to renew', 'pay what is due'],
          ]
        : []),
    ];
    for (const story of stories) await expectQuiet(name, tier, ['pay'], story);
  });

  it.each([
    ['assessment', [], ['pay']],
    ['monitoring', [], ['pay']],
    ['monitoring', [], ['pay', 'renew']],
    ['assessment', ['pay later'], ['late money comes']],
    ['assessment', ['pay later'], ['late money fails']],
    ['monitoring', ['pay', 'fail to renew'], ['pay what is due']],
    ['monitoring', ['pay', 'renew'], ['dispute the renewal']],
    ['assessment', ['pay', 'dispute'], ['win the dispute']],
  ] as const)('a %s that was erased after %j, and then %j', async (tier, before, story) => {
    await expectQuiet(name, tier, before, story);
  });
});

/** Money moves after the erasure: the books say what came of it, and no hook of ours was called. */
async function expectQuiet(
  name: keyof typeof sides,
  tier: 'assessment' | 'monitoring',
  before: readonly string[],
  story: readonly string[],
): Promise<void> {
  const side = sides[name]();
  const purchase = await open(side, tier);
  for (const act of before) await play(side, act, purchase);
  await settleOrder(app.payments, purchase.orderId, 'webhook');
  await erase(purchase);
  const madeBefore = await madeAt(side, purchase);
  const heard = () => [app.moves.length, app.subscriptionMoves.length, app.refundsTold.length, app.seenPayments.size];
  const heardBefore = heard();
  const truthBefore = JSON.stringify(await side.books(purchase));

  for (const act of story) {
    await play(side, act, purchase);
    for (let n = 0; n < side.events.count(); n += 1)
      expect(await side.events.deliver(n), `${n} ${app.logged.at(-1)}`).toBe(200);
  }
  app.clock.now = new Date(app.clock.now.getTime() + 2 * 24 * 60 * 60_000);
  await sweepOrders(app.payments);

  const label = `${name} ${tier}: ${before.join()} | ${story.join()}`;
  expect(heard(), label).toEqual(heardBefore);
  expect(await app.db.$count(orders, eq(orders.id, purchase.orderId)), label).toBe(0);
  const books = await side.books(purchase);
  const kept = (await madeAt(side, purchase)).filter(({ id }) => !madeBefore.some((made) => made.id === id));
  expect(
    kept.filter(({ state }) => state === 'paid'),
    label,
  ).toEqual([]);
  const { subscription } = books;
  const runs = subscription !== null && !['canceled', 'incomplete_expired'].includes(subscription.status);
  expect(runs && !subscription.endsWithPeriod, label).toBe(false);

  const [alert] = await app.db
    .select()
    .from(operatorAlerts)
    .where(and(eq(operatorAlerts.kind, 'erased-order'), eq(operatorAlerts.subjectId, purchase.orderId)));
  const [left] = await app.db.select().from(erasedOrders).where(eq(erasedOrders.id, purchase.orderId));
  const movedStates = (await madeAt(side, purchase)).some(
    ({ id, state }) => madeBefore.find((made) => made.id === id)?.state !== state,
  );
  if (movedStates)
    expect(alert?.text, `${label}\n${truthBefore}\n${JSON.stringify(books)}`).toMatch(
      /^The data of this order were erased/,
    );
  expect(left?.settledAt, label).not.toBeNull();
}

async function open({ name }: FarSide, tier: 'assessment' | 'monitoring'): Promise<Purchase> {
  stripe.forgetEvents();
  paypal.forgetEvents();
  app.clock.now = new Date(Date.now() - 1000 * 24 * 60 * 60_000);
  app.payments.provider = name;
  const reply = await app.checkout({ amount: prices[tier], tier, quizId: await app.addSubmission() });
  const { orderId, sessionId } = checkoutReplySchema.parse(await reply.json());
  return { tier, orderId, sessionId };
}

async function play(side: FarSide, act: string, purchase: Purchase): Promise<void> {
  await { ...side.acts, ...side.subscriptionActs }[act]?.(purchase);
}

async function erase({ orderId }: Purchase): Promise<void> {
  await endRenewal(app.payments, orderId, 'customer');
  const [order] = await app.db.select().from(orders).where(eq(orders.id, orderId));
  await app.db.delete(submissions).where(eq(submissions.id, order?.submissionId ?? ''));
}

/** Every payment that the provider's books know, a one-time purchase's by the session. */
async function madeAt(side: FarSide, purchase: Purchase): Promise<{ id: string; state: string }[]> {
  const { status, payments, wasPaid } = await side.books(purchase);
  if (purchase.tier === 'monitoring') return payments;
  return wasPaid ? [{ id: purchase.sessionId, state: status }] : [];
}
