// Slow: many purchases at three providers, each with its own database work.
import { and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '#base/testing/long.ts';
import { AppError } from '#base/errors.ts';
import { madePayments } from '#db/made-payments.ts';
import { auditLog, orders, paidInvoices, paymentReconciliations, receiptNumbers } from '#db/schema.ts';
import { startFakePaypal } from '#fakes/paypal.ts';
import { startFakeStripe } from '#fakes/stripe.ts';
import { checkoutReplySchema } from './contract.ts';
import { createPaypalProvider } from './paypal/paypal-provider.ts';
import { askRefund } from './ask-refund.ts';
import { reconcileEvents } from './reconcile-events.ts';
import { refundPayment } from './refund-payment.ts';
import { settleOrder } from './settle-order.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';
import { requestCancel, takeCancelBack } from './subscription.ts';
import { sweepOrders } from './sweep-orders.ts';
import { sandboxSide } from './testing/far-side.ts';
import type { FarSide, Purchase } from './testing/far-side.ts';
import { startPaymentApp } from './testing/payment-app.ts';
import type { PaymentApp } from './testing/payment-app.ts';
import { paypalSide } from './testing/paypal-side.ts';
import { stripeSide } from './testing/stripe-side.ts';

const [webhookSecret, webhookId] = ['whsec_any_order', '8PT597110X687430L'];
const prices = { assessment: 99, monitoring: 49 };
const [minute, day] = [60_000, 24 * 60 * 60_000];
const runs = Number(process.env['PAYMENT_RUNS'] ?? 5);

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
  app.payments.providers.paypal = createPaypalProvider(
    { clientId: 'id', clientSecret: 'secret', webhookId, apiBase: paypal.url },
    () => app.clock.now,
  );
  app.lost.webhooks = true;
});
afterAll(async () => {
  await app.close();
  await stripe.stop();
  await paypal.stop();
});

type Draw = { taxCents: number; isFlexible: boolean };
const sides = {
  sandbox: (draw: Draw) => sandboxSide(app, draw),
  stripe: (draw: Draw) => stripeSide(app, stripe, { ...draw, webhookSecret }),
  paypal: () => paypalSide(app, paypal, { webhookId }),
};
const ourActs = [
  'refund the rest here',
  'end it here',
  'keep it here',
  'ask the money back here',
  'let eight days pass',
  'let sixty days pass',
  'nothing',
];

const look = fc.oneof(
  { weight: 2, arbitrary: fc.record({ event: fc.nat(40) }) },
  fc.constantFrom('return-page' as const, 'sweep' as const, 'deaf provider' as const),
  // The process dies at its n-th word to the database: before it is heard, or after, when the answer is lost.
  fc.record({ diesAt: fc.integer({ min: 1, max: 14 }), isHeard: fc.boolean() }),
);
type Look = typeof look extends fc.Arbitrary<infer L> ? L : never;

const openings = [
  ['pay'],
  ['pay'],
  ['pay', 'renew'],
  ['pay later', 'late money comes'],
  ['pay later', 'late money fails'],
  ['nothing'],
];

/** A purchase begins in one of the usual ways. Then this and that happens at the provider or here, and meanwhile or afterwards some look at it. */
function stories(acts: string[]) {
  const meanwhile = fc.record({ looks: fc.array(look, { maxLength: 3 }), isAtOnce: fc.boolean() });
  return fc
    .tuple(fc.constantFrom(...openings), fc.array(fc.constantFrom(...acts), { maxLength: 6 }))
    .chain(([opening, more]) =>
      fc.tuple(...[...opening, ...more].map((act) => meanwhile.map((rest) => ({ act, ...rest })))),
    );
}

describe.each(['sandbox', 'stripe', 'paypal'] as const)('whatever happens at %s, in whatever order', (name) => {
  it.runIf(isLong || name === 'stripe')(
    'our books come to what the provider’s say: each payment once, none that was not made',
    async () => {
      const draw = fc.constantFrom('assessment' as const, 'monitoring' as const).chain((tier) => {
        const { acts, subscriptionActs } = sides[name]({ taxCents: 0, isFlexible: false });
        const names = [
          ...Object.keys(acts),
          ...(tier === 'monitoring' ? Object.keys(subscriptionActs) : []),
          ...ourActs,
        ];
        return fc.record({
          tier: fc.constant(tier),
          taxCents: fc.constantFrom(0, 931),
          isFlexible: fc.boolean(),
          story: stories(names),
        });
      });
      // In the end the sweep finds what no event told, or every event comes after all, some of them twice.
      const end = fc.oneof(fc.constant('sweep' as const), fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }));
      await fc.assert(
        fc.asyncProperty(draw, end, async ({ tier, story, ...more }, ending) => {
          const side = sides[name](more);
          const purchase = await open(side, tier);
          for (const { act, looks, isAtOnce } of story) {
            const steps = [() => play(side, act, purchase), ...looks.map((one) => () => lookNow(side, one, purchase))];
            if (isAtOnce && !act.startsWith('let ')) await Promise.all(steps.map((step) => step()));
            else for (const step of steps) await step();
          }
          const isSwept = ending === 'sweep' || name === 'sandbox';
          if (isSwept) await sweepForDays(side, purchase);
          else await deliverAll(side, ending);
          await expectSameBooks(side, purchase, isSwept);
        }),
        { numRuns: runs },
      );
    },
    120_000 + runs * 5000,
  );
});

async function open({ name }: FarSide, tier: 'assessment' | 'monitoring'): Promise<Purchase> {
  // What came before is over: neither the sweep nor the lists of events come back to it.
  await app.db.update(orders).set({ status: 'expired', subscriptionStatus: null, updatedAt: new Date(0) });
  await app.db.delete(paymentReconciliations);
  stripe.forgetEvents();
  paypal.forgetEvents();
  app.clock.now = new Date(Date.now() - 1000 * day);
  app.payments.provider = name;
  const reply = await app.checkout({ amount: prices[tier], tier, quizId: await app.addSubmission() });
  const { orderId, sessionId } = checkoutReplySchema.parse(await reply.json());
  return { tier, orderId, sessionId };
}

async function play(side: FarSide, act: string, purchase: Purchase): Promise<void> {
  if (act === 'end it here') await requestCancel(app.payments, purchase.orderId, 'customer');
  else if (act === 'keep it here') await takeCancelBack(app.payments, purchase.orderId).catch(() => null); // it may be over at the provider
  else if (act === 'ask the money back here')
    await askRefund({ ...app.payments, refund: '30-days' }, purchase.orderId, '');
  else if (act === 'refund the rest here') await refundRest(purchase.orderId);
  else if (act === 'let eight days pass') await pass(side, purchase, 8 * day);
  else if (act === 'let sixty days pass') await pass(side, purchase, 60 * day);
  else await { ...side.acts, ...side.subscriptionActs }[act]?.(purchase);
}

/** What an operator's button does, with whatever is known of the first payment at this moment; a refusal is fine. */
async function refundRest(orderId: string): Promise<void> {
  const [payment] = await madePayments(app.db, await orderOf(orderId));
  if (!payment?.paymentId) return;
  const { paymentId, amountCents, taxCents, refundedCents } = payment;
  const wish = {
    id: `rest-${orderId}`,
    paymentId,
    amountCents: amountCents + taxCents - refundedCents,
    actor: 'admin',
    details: {},
  };
  await refundPayment(app.payments, orderId, wish).catch((error: unknown) => expect(error).toBeInstanceOf(AppError));
}

/** The sweep runs all the time, hence also right before and after. */
async function pass(side: FarSide, purchase: Purchase, ms: number): Promise<void> {
  for (const step of [10 * minute, ms - 10 * minute]) {
    app.clock.now = new Date(app.clock.now.getTime() + step);
    await sweepOrders(app.payments);
    await side.dayPasses(purchase);
  }
}

async function lookNow(side: FarSide, one: Look, { orderId }: Purchase): Promise<void> {
  if (one === 'deaf provider') {
    const deaf = {
      ...present(app.payments.providers[side.name]),
      retrieve: () => Promise.reject(new Error('time-out')),
    };
    await settleOrder({ ...app.payments, providers: { [side.name]: deaf } }, orderId, 'webhook').catch(() => null);
  } else if (typeof one === 'string') await settleOrder(app.payments, orderId, one);
  else if ('diesAt' in one) await dyingLook(one, orderId);
  else if (side.events.count() > 0) expect(await side.events.deliver(one.event % side.events.count())).toBe(200);
}

async function dyingLook({ diesAt, isHeard }: { diesAt: number; isHeard: boolean }, orderId: string): Promise<void> {
  const client = new pg.Client({ ...app.connection });
  client.on('error', () => {});
  await client.connect();
  let words = 0;
  const speak = client.query.bind(client);
  const dying = Object.assign(client, {
    query: (...said: Parameters<typeof speak>) => {
      words += 1;
      if (words > diesAt) return Promise.reject(new Error('killed'));
      if (words < diesAt) return speak(...said);
      const answer = isHeard ? Promise.resolve(speak(...said)) : Promise.reject(new Error('killed'));
      return answer.finally(() => client.end()).then(() => Promise.reject(new Error('killed')));
    },
  });
  await settleOrder({ ...app.payments, db: drizzle(dying) }, orderId, 'webhook').catch(() => null);
  await client.end();
}

/** No event comes any more. After a day everything recent was asked about, after eight days everything else; the next day sees what was asked of the provider. */
async function sweepForDays(side: FarSide, purchase: Purchase): Promise<void> {
  for (const ms of [25 * 60 * minute, 8 * day, 8 * day]) await pass(side, purchase, ms);
}

/** Half of them by webhook, in any order, some twice; the others are in the provider's list only. */
async function deliverAll(side: FarSide, picks: number[]): Promise<void> {
  for (const pick of picks)
    if (side.events.count() > 0) expect(await side.events.deliver(pick % side.events.count())).toBe(200);
  await reconcileEvents(app.payments);
}

async function expectSameBooks(side: FarSide, purchase: Purchase, isSwept: boolean): Promise<void> {
  const { orderId } = purchase;
  const books = await side.books(purchase);
  const order = await orderOf(orderId);
  const kept = await app.db
    .select()
    .from(paidInvoices)
    .where(and(eq(paidInvoices.provider, side.name), eq(paidInvoices.orderId, orderId)));
  const ours = {
    status: order.status,
    refusal: order.refusal,
    subscription: order.subscriptionStatus,
    cents: [order.refundedCents, order.taxCents],
    payments: kept.map((one) => `${one.invoiceId} ${one.state} ${one.taxCents} ${one.refundedCents}`).sort(),
  };
  expect(ours).toEqual({
    // What nobody pays is given up after days.
    status:
      books.status === 'open' ? expect.stringMatching(isSwept ? /^expired$/ : /^(pending|expired)$/) : books.status,
    refusal: null,
    subscription: books.subscription?.status ?? null,
    cents: [books.refundedCents, books.taxCents],
    payments: books.payments.map((one) => `${one.id} ${one.state} ${one.taxCents} ${one.refundedCents}`).sort(),
  });
  const isRunning =
    books.subscription !== null && !['canceled', 'incomplete_expired'].includes(books.subscription.status);
  if (isRunning) expect(order.endsWithPeriod).toBe(books.subscription?.endsWithPeriod);

  // Every payment has a receipt with a number, and nothing else has.
  const numbered = await app.db
    .select({ key: receiptNumbers.paymentKey })
    .from(receiptNumbers)
    .where(eq(receiptNumbers.orderId, orderId));
  expect(numbered.map(({ key }) => key).sort()).toEqual(
    (await madePayments(app.db, order)).map(({ key }) => key).sort(),
  );

  // The audit log is written in the same transaction as the fulfilment: it tells how often that was done.
  const log = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, orderId)).orderBy(auditLog.id);
  const statuses = log
    .map(({ action }) => action)
    .filter((action) => /^order\.(paid|processing|failed|expired|refunded|disputed)$/.test(action));
  for (const [n, action] of statuses.entries()) expect(action).not.toBe(statuses[n - 1]);
  expect(statuses.at(-1) ?? 'order.pending').toBe(`order.${order.status}`);
  if (!books.wasPaid) expect([order.paidAt, statuses.includes('order.paid')]).toEqual([null, false]);
  if (order.status === 'paid') expect(order.paidAt).not.toBeNull();
  // The customer is told once of each sum that was given back, or twice if the transaction died after the mail.
  const sums = log
    .filter(({ action }) => action === 'payment.given-back')
    .map(({ details }) => Number(Object(details).refundedCents));
  const told = app.refundsTold.filter((one) => one.orderId === orderId).map(({ refundedCents }) => refundedCents);
  expect(told.filter((sum, n) => sum !== told[n - 1])).toEqual(sums.filter((sum, n) => sum > (sums[n - 1] ?? 0)));
}

async function orderOf(id: string) {
  const [order] = await app.db.select().from(orders).where(eq(orders.id, id));
  return present(order);
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('It is not there.');
  return value;
}
