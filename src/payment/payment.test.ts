import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deriveKey } from '#base/secrets.ts';
import {
  auditLog,
  operatorAlerts,
  orders,
  paidInvoices,
  paymentEvents,
  refundRequests,
  sandboxSessions,
} from '#db/schema.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { startFakePaypal } from '#fakes/paypal.ts';
import { checkoutReplySchema, subscriptionSheetSchema } from './contract.ts';
import { createPaypalProvider } from './paypal/paypal-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { signEvent } from './sandbox/signature.ts';
import { reconcileEvents } from './reconcile-events.ts';
import { settleOrder } from './settle-order.ts';
import { readSubscription, requestCancel } from './subscription.ts';
import { sweepOrders } from './sweep-orders.ts';
import { startPaymentApp } from './testing/payment-app.ts';
import type { PaymentApp } from './testing/payment-app.ts';

let app: PaymentApp;
beforeAll(async () => {
  app = await startPaymentApp();
});
afterAll(() => app.close());

const errorSchema = z.object({ message: z.string(), code: z.string() });

async function open(more: object = {}) {
  const quizId = await app.addSubmission();
  const reply = await app.checkout({ amount: 99, tier: 'assessment', quizId, ...more });
  return { quizId, ...checkoutReplySchema.parse(await reply.json()) };
}

async function orderOf(id: string) {
  const [order] = await app.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error('no such order');
  return order;
}

const timesPaid = (orderId: string) =>
  app.moves.filter((move) => move.orderId === orderId && move.to === 'paid').length;

describe('POST /api/create-payment-intent', () => {
  it('charges the price of the catalogue and refuses any other amount', async () => {
    const quizId = await app.addSubmission();
    for (const amount of [1, 98.99, 9900, 129, 0, -99]) {
      const reply = await app.checkout({ amount, tier: 'assessment', quizId });
      expect(reply.status).toBe(409);
      expect(errorSchema.parse(await reply.json())).toMatchObject({
        code: 'amount-mismatch',
        message: expect.stringContaining('$99'),
      });
    }
    expect(await app.db.select().from(orders).where(eq(orders.submissionId, quizId))).toEqual([]);
  });

  it.each([
    ['assessment', 99, 9900],
    ['monitoring', 49, 4900],
    ['audit', 149, 14_900],
  ])('opens a session for %s at $%d', async (tier, amount, amountCents) => {
    const { orderId, sessionId, url } = await open({ tier, amount });
    expect(url).toBe(`${app.url}/sandbox/checkout/${sessionId}`);
    expect(await orderOf(orderId)).toMatchObject({
      status: 'pending',
      amountCents,
      currency: 'usd',
      providerSessionId: sessionId,
    });
  });

  it('makes one order and one session of twenty clicks at once, and of another one later', async () => {
    const quizId = await app.addSubmission();
    const click = async () =>
      checkoutReplySchema.parse(await (await app.checkout({ amount: 99, tier: 'assessment', quizId })).json());
    const replies = await Promise.all(Array.from({ length: 20 }, click));
    replies.push(await click());
    expect(new Set(replies.map((reply) => reply.sessionId)).size).toBe(1);
    expect(await app.db.select().from(orders).where(eq(orders.submissionId, quizId))).toHaveLength(1);
  });

  it('keeps the contact details that were typed last', async () => {
    const { quizId, orderId } = await open({ leadData: { contactName: 'Ada', email: 'first@example.com' } });
    await app.checkout({
      amount: 99,
      tier: 'assessment',
      quizId,
      leadData: { contactName: 'Ada', email: 'second@example.com' },
    });
    expect(await orderOf(orderId)).toMatchObject({
      email: 'second@example.com',
      lead: { contactName: 'Ada', website: sampleAnswers.website },
    });
  });

  it('leads to the report instead of charging twice', async () => {
    const { quizId, orderId, url } = await open();
    await app.press(url, 'pay');
    const again = checkoutReplySchema.parse(
      await (await app.checkout({ amount: 99, tier: 'assessment', quizId })).json(),
    );
    expect(again).toMatchObject({ orderId, url: `${app.url}/report/${orderId}` });
  });

  it('opens a new session when the old one has expired', async () => {
    const { quizId, orderId, sessionId } = await open();
    app.clock.now = new Date(app.clock.now.getTime() + 61 * 60_000);
    const again = checkoutReplySchema.parse(
      await (await app.checkout({ amount: 99, tier: 'assessment', quizId })).json(),
    );
    expect(again.sessionId).not.toBe(sessionId);
    expect((await orderOf(orderId)).status).toBe('expired');
  });

  it('stores quiz answers that come without an id, and says what is wrong with them', async () => {
    const ok = await app.checkout({
      amount: 99,
      tier: 'assessment',
      quizData: { ...sampleAnswers, email: 'owner@example.com' },
    });
    expect(ok.status).toBe(200);
    const bad = await app.checkout({ amount: 99, tier: 'assessment', quizData: { ...sampleAnswers, companyName: '' } });
    expect(bad.status).toBe(422);
    expect(await bad.json()).toMatchObject({ code: 'invalid-answers', details: { companyName: expect.any(String) } });
    const none = await app.checkout({ amount: 99, tier: 'assessment' });
    expect([none.status, await none.json()]).toEqual([
      400,
      { code: 'no-quiz-data', message: 'No quiz data found. Please restart the quiz.' },
    ]);
  });

  it.each([
    ['an unknown plan', { tier: 'gold', amount: 99, quizId: 'x' }, 422],
    ['an amount that is no number', { tier: 'audit', amount: '149', quizId: 'x' }, 422],
    ['an unknown submission', { tier: 'assessment', amount: 99, quizId: 'unknown' }, 404],
  ])('refuses %s', async (_name, body, status) => {
    expect((await app.checkout(body)).status).toBe(status);
  });

  it('says so when the provider opens no session, and works again afterwards', async () => {
    const quizId = await app.addSubmission();
    const { provider } = app.sandbox;
    const working = provider.createCheckout.bind(provider);
    provider.createCheckout = () => Promise.reject(new Error('connect ECONNREFUSED'));
    const failed = await app.checkout({ amount: 99, tier: 'assessment', quizId });
    provider.createCheckout = working;
    expect([failed.status, (await failed.json()).message]).toEqual([502, 'Failed to create payment session']);
    expect((await app.checkout({ amount: 99, tier: 'assessment', quizId })).status).toBe(200);
  });
});

describe('PayPal beside the card', () => {
  it('is offered where it is configured, and by the sandbox in its own style', async () => {
    const methods = async () => (await fetch(`${app.url}/api/payment-methods`)).json();
    expect(await methods()).toEqual({ methods: ['card', 'paypal'] });
    const quizId = await app.addSubmission();
    const [card, paypal] = [
      await app.checkout({ amount: 99, tier: 'assessment', quizId }),
      await app.checkout({ amount: 99, tier: 'assessment', quizId, method: 'paypal' }),
    ];
    const [byCard, byPaypal] = [
      checkoutReplySchema.parse(await card.json()),
      checkoutReplySchema.parse(await paypal.json()),
    ];
    expect(byPaypal).toEqual({ ...byCard, url: `${byCard.url}?method=paypal` });
    expect(await (await fetch(byPaypal.url)).text()).toMatch(/value="paypal" checked/);
    expect(await (await fetch(byCard.url)).text()).toMatch(/value="card" checked/);
    app.payments.provider = 'stripe';
    expect(await methods()).toEqual({ methods: ['card'] });
    app.payments.provider = 'sandbox';
  });

  it('opens its own order, returns by the alternate route and settles there', async () => {
    const paypal = await startFakePaypal();
    app.payments.providers.paypal = createPaypalProvider({
      clientId: 'id',
      clientSecret: 'secret',
      webhookId: '8PT597110X687430L',
      apiBase: paypal.url,
    });
    const { quizId, orderId: byCard } = await open();
    const reply = checkoutReplySchema.parse(
      await (await app.checkout({ amount: 99, tier: 'assessment', quizId, method: 'paypal' })).json(),
    );
    expect(reply.orderId).not.toBe(byCard);
    expect(reply.url).toBe(`${paypal.url}/checkoutnow?token=${reply.sessionId}`);
    expect(await settleOrder(app.payments, reply.orderId, 'return-page')).toBe('pending');
    paypal.approve(reply.sessionId);
    await Promise.all([
      settleOrder(app.payments, reply.orderId, 'return-page'),
      settleOrder(app.payments, reply.orderId, 'webhook'),
    ]);
    expect(await orderOf(reply.orderId)).toMatchObject({
      status: 'paid',
      provider: 'paypal',
      providerPaymentId: `CAP${reply.sessionId}`,
    });
    expect(timesPaid(reply.orderId)).toBe(1);
    const again = checkoutReplySchema.parse(
      await (await app.checkout({ amount: 99, tier: 'assessment', quizId })).json(),
    );
    expect(again.url).toBe(`${app.url}/report/${reply.orderId}`);
    delete app.payments.providers.paypal;
    await paypal.stop();
  });
});

describe('the sandbox checkout', () => {
  it('shows what is bought under its banner', async () => {
    const { url } = await open({ tier: 'monitoring', amount: 49 });
    const html = await (await fetch(url)).text();
    expect(html).toContain('TEST MODE - no money moves');
    expect(html).toContain('Pay $49');
    expect(html).toContain('6 payments, then cancel anytime');
    expect(html).not.toMatch(/<script|style=/);
  });

  it('pays, returns to the report and tells us by a signed webhook', async () => {
    const { orderId, sessionId, url } = await open();
    const paid = await app.press(url, 'pay');
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${app.url}/report/${sessionId}`]);
    expect(await orderOf(orderId)).toMatchObject({
      status: 'paid',
      paidAt: app.clock.now,
      providerPaymentId: expect.stringMatching(/^pi_sandbox_/),
    });
    expect(app.moves.filter((move) => move.orderId === orderId)).toEqual([{ orderId, from: 'pending', to: 'paid' }]);
    const audit = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
    expect(audit).toMatchObject([{ actor: 'webhook', action: 'order.paid', details: { from: 'pending' } }]);
  });

  it('keeps a declined order waiting and lets the buyer try again', async () => {
    const { orderId, sessionId, url } = await open();
    const declined = await app.press(url, 'decline');
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('Your payment was declined');
    expect((await orderOf(orderId)).status).toBe('pending');
    const paid = await app.press(url, 'pay', 'paypal');
    expect(paid.headers.get('location')).toBe(`${app.url}/payment-success?token=${sessionId}`);
    expect((await orderOf(orderId)).status).toBe('paid');
  });

  it('asks the bank first when told to', async () => {
    const { url } = await open();
    const step = await app.press(url, 'authenticate');
    const page = await (await fetch(new URL(step.headers.get('location') ?? '', app.url))).text();
    expect(page).toContain('Confirm with your bank');
  });

  it('waits for money that comes later, and takes its failure as well', async () => {
    for (const outcome of ['paid', 'failed'] as const) {
      const { orderId, sessionId, url } = await open();
      await app.press(url, 'later');
      expect((await orderOf(orderId)).status).toBe('processing');
      expect(app.later.at(-1)).toEqual({ name: 'sandbox-pay-later', data: { sessionId } });
      await app.sandbox.finishLater(sessionId, outcome);
      expect((await orderOf(orderId)).status).toBe(outcome);
    }
  });

  it('goes back without paying', async () => {
    const { quizId, url } = await open();
    expect((await app.press(url, 'back')).headers.get('location')).toBe(`${app.url}/results/${quizId}`);
  });

  it('takes no payment for a session that has expired or is paid', async () => {
    const { orderId, url } = await open();
    await app.press(url, 'pay');
    await app.press(url, 'pay');
    expect(timesPaid(orderId)).toBe(1);
    const late = await open();
    app.clock.now = new Date(app.clock.now.getTime() + 61 * 60_000);
    await app.press(late.url, 'pay');
    expect((await orderOf(late.orderId)).status).toBe('pending');
    expect(await (await fetch(late.url)).text()).toContain('This checkout has expired');
  });

  it('answers 404 for a checkout that does not exist', async () => {
    expect((await fetch(`${app.url}/sandbox/checkout/unknown`)).status).toBe(404);
  });
});

describe('POST /api/webhooks/sandbox', () => {
  const secret = deriveKey('a secret key for the payment tests only', 'sandbox-webhook');
  const send = (body: string, signature: string) =>
    fetch(`${app.url}/api/webhooks/sandbox`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
    });
  const eventFor = (id: string, sessionId: string, orderId: string) =>
    JSON.stringify({ id, type: 'checkout.completed', data: { sessionId, orderId } });

  it('takes the event for a hint: a genuine one about an unpaid session pays nothing', async () => {
    const { orderId, sessionId } = await open();
    const body = eventFor('evt_hint', sessionId, orderId);
    expect((await send(body, signEvent(body, secret, app.clock.now))).status).toBe(200);
    expect((await orderOf(orderId)).status).toBe('pending');
  });

  it('refuses forged and stale events and keeps them out of the database', async () => {
    const { orderId, sessionId } = await open();
    const body = eventFor('evt_forged', sessionId, orderId);
    const stale = signEvent(body, secret, new Date(app.clock.now.getTime() - 3_600_000));
    for (const signature of ['t=1,v1=00', signEvent(body, Buffer.from('guess'), app.clock.now), stale])
      expect((await send(body, signature)).status).toBe(400);
    expect(await app.db.select().from(paymentEvents).where(eq(paymentEvents.id, 'evt_forged'))).toEqual([]);
    expect(await app.db.select().from(auditLog).where(eq(auditLog.subjectId, 'sandbox'))).toEqual([]);
  });

  it('works through an event that comes ten times at once only once', async () => {
    const { orderId, sessionId, url } = await open();
    app.lost.webhooks = true;
    await app.press(url, 'pay');
    app.lost.webhooks = false;
    const body = eventFor('evt_many', sessionId, orderId);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => send(body, signEvent(body, secret, app.clock.now))),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(timesPaid(orderId)).toBe(1);
    expect(await (await send(body, signEvent(body, secret, app.clock.now))).json()).toEqual({ receipt: 'duplicate' });
  });

  it('answers an error while the provider cannot be asked, and does the work when the event comes again', async () => {
    const { orderId, sessionId, url } = await open();
    app.lost.webhooks = true;
    await app.press(url, 'pay');
    app.lost.webhooks = false;
    const body = eventFor('evt_retry', sessionId, orderId);
    const working = app.sandbox.provider.retrieve.bind(app.sandbox.provider);
    app.sandbox.provider.retrieve = () => Promise.reject(new Error('time-out'));
    const failed = await send(body, signEvent(body, secret, app.clock.now));
    app.sandbox.provider.retrieve = working;
    expect(failed.status).toBe(503);
    expect((await orderOf(orderId)).status).toBe('pending');
    await send(body, signEvent(body, secret, app.clock.now));
    expect((await orderOf(orderId)).status).toBe('paid');
  });

  it('remembers an event that is none of ours without an error', async () => {
    const body = eventFor('evt_other', 'cs_other', 'order_other');
    expect(await (await send(body, signEvent(body, secret, app.clock.now))).json()).toEqual({ receipt: 'unrelated' });
  });

  it('knows no provider that is not configured', async () => {
    expect((await fetch(`${app.url}/api/webhooks/stripe`, { method: 'POST', body: '{}' })).status).toBe(400);
    expect((await fetch(`${app.url}/api/webhooks/nobody`, { method: 'POST', body: '{}' })).status).toBe(400);
  });
});

describe('settleOrder', () => {
  it.each([
    ['a smaller amount', { amountCents: 100 }],
    ['another currency', { currency: 'eur' }],
    ['the session of another order', { orderId: 'somebody-else' }],
  ])('refuses %s, once, in the audit log, and delivers nothing', async (_name, change) => {
    const { orderId, sessionId, url } = await open();
    await app.db.update(sandboxSessions).set(change).where(eq(sandboxSessions.id, sessionId));
    await app.press(url, 'pay');
    await settleOrder(app.payments, orderId, 'return-page');
    expect(await orderOf(orderId)).toMatchObject({ status: 'pending', refusal: expect.any(String), paidAt: null });
    expect(timesPaid(orderId)).toBe(0);
    const audit = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
    expect(audit.map((row) => row.action)).toEqual(['order.refused']);
  });

  it('follows a refund and a dispute', async () => {
    for (const [act, status] of [
      ['refund', 'refunded'],
      ['dispute', 'disputed'],
    ] as const) {
      const { orderId, sessionId, url } = await open();
      await app.press(url, 'pay');
      await app.sandbox[act](sessionId);
      expect((await orderOf(orderId)).status).toBe(status);
    }
  });

  it('honours a plan that was paid for twice and tells the operators', async () => {
    const first = await open();
    await app.press(first.url, 'pay');
    const second = await open();
    await app.db.update(orders).set({ submissionId: first.quizId }).where(eq(orders.id, second.orderId));
    await app.press(second.url, 'pay');
    expect((await orderOf(second.orderId)).status).toBe('paid');
    const audit = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, second.orderId));
    expect(audit.map((row) => [row.action, row.details])).toEqual([
      ['order.paid', { from: 'pending' }],
      ['order.paid-twice', { otherOrderId: first.orderId }],
    ]);
  });

  it('counts a subscription payment once, however often it is seen', async () => {
    const { orderId, url } = await open({ tier: 'audit', amount: 149 });
    await app.press(url, 'pay');
    await settleOrder(app.payments, orderId, 'sweep');
    expect(await app.db.select().from(paidInvoices).where(eq(paidInvoices.orderId, orderId))).toMatchObject([
      { amountCents: 14_900, currency: 'usd' },
    ]);
    expect(await orderOf(orderId)).toMatchObject({
      subscriptionStatus: 'active',
      providerSubscriptionId: expect.any(String),
    });
  });

  it('ends a subscription only after the payments that were agreed, and not for one that failed', async () => {
    const { orderId, url } = await open({ tier: 'audit', amount: 149 });
    await app.press(url, 'pay');
    await app.db.update(orders).set({ cancelRequestedAt: app.clock.now }).where(eq(orders.id, orderId));
    const sandbox = app.sandbox.provider;
    const ended: number[] = [];
    let paid = 1;
    const stripeLike: PaymentProvider = {
      ...sandbox,
      retrieve: async (id) => {
        const truth = await sandbox.retrieve(id);
        const invoice = (n: number) => ({
          id: `in_${orderId}_${n}`,
          paymentId: null,
          amountCents: 14_900,
          taxCents: 0,
          refundedCents: 0,
          currency: 'usd',
          paidAt: app.clock.now,
          state: 'paid' as const,
        });
        return (
          truth && {
            ...truth,
            paidInvoices: [...truth.paidInvoices, ...Array.from({ length: paid - 1 }, (_, n) => invoice(n + 2))],
          }
        );
      },
      cancelAtPeriodEnd: async () => {
        // Nobody waits for the provider: the order is not locked meanwhile.
        await app.db.transaction((tx) =>
          tx.select().from(orders).where(eq(orders.id, orderId)).for('update', { noWait: true }),
        );
        ended.push(paid);
      },
    };
    const payments = { ...app.payments, publicUrl: app.url, providers: { sandbox: stripeLike } };
    for (const seen of [1, 2, 2, 3, 4]) {
      paid = seen;
      await settleOrder(payments, orderId, 'webhook');
    }
    expect(ended).toEqual([4]);
    expect(app.seenPayments.get(orderId)).toEqual(['paid', 'paid', 'paid', 'paid']);
  });

  it('knows no order that does not exist', async () => {
    expect(await settleOrder(app.payments, 'unknown', 'sweep')).toBeNull();
  });

  it('closes only the payment that was given back, and counts it as made', async () => {
    const { orderId, sessionId, url } = await open({ tier: 'monitoring', amount: 49 });
    await app.press(url, 'pay');
    for (let n = 2; n <= 3; n += 1) await app.press(url, 'renew');
    await app.sandbox.refund(sessionId, 2);
    expect([(await orderOf(orderId)).status, app.seenPayments.get(orderId)]).toEqual([
      'paid',
      ['paid', 'refunded', 'paid'],
    ]);
    expect(await readSubscription(app.db, orderId)).toMatchObject({ state: 'active', paymentsMade: 3 });
    await app.sandbox.dispute(sessionId, 3);
    expect(await readSubscription(app.db, orderId)).toMatchObject({ paymentsMade: 2 });
    await app.sandbox.refund(sessionId);
    expect([(await orderOf(orderId)).status, app.seenPayments.get(orderId)]).toEqual([
      'disputed',
      ['refunded', 'refunded', 'disputed'],
    ]);
    await app.sandbox.winDispute(sessionId, 3);
    expect((await orderOf(orderId)).status).toBe('paid');
    await app.sandbox.refund(sessionId, 3);
    expect((await orderOf(orderId)).status).toBe('refunded');
    await app.press(url, 'renew'); // a refund does not end a subscription: the next month is paid for
    expect([(await orderOf(orderId)).status, app.seenPayments.get(orderId)]).toEqual([
      'paid',
      ['refunded', 'refunded', 'refunded', 'paid'],
    ]);
  });

  it('follows what the customer does on the provider’s own pages, and does not end again what was taken back', async () => {
    const { orderId, sessionId, url } = await open({ tier: 'monitoring', amount: 49 });
    await app.press(url, 'pay');
    for (let n = 2; n <= 6; n += 1) await app.press(url, 'renew');
    await app.sandbox.setEndsWithPeriod(sessionId, true);
    expect((await readSubscription(app.db, orderId))?.state).toBe('ending');
    await app.sandbox.setEndsWithPeriod(sessionId, false);
    expect((await readSubscription(app.db, orderId))?.state).toBe('active');
    await settleOrder(app.payments, orderId, 'sweep');
    expect((await app.sandbox.find(sessionId))?.cancelAtPeriodEnd).toBe(false);
  });

  it('lets whoever comes back after the end subscribe anew', async () => {
    const { quizId, orderId, sessionId, url } = await open({ tier: 'monitoring', amount: 49 });
    await app.press(url, 'pay');
    await app.sandbox.setEndsWithPeriod(sessionId, true);
    await app.press(url, 'renew');
    expect((await readSubscription(app.db, orderId))?.state).toBe('ended');
    const again = checkoutReplySchema.parse(
      await (await app.checkout({ amount: 49, tier: 'monitoring', quizId })).json(),
    );
    expect(again.orderId).not.toBe(orderId);
    expect(again.url).toBe(`${app.url}/sandbox/checkout/${again.sessionId}`);
  });
});

describe('a sandbox subscription', () => {
  const bought = async () => {
    const opened = await open({ tier: 'monitoring', amount: 49 });
    await app.press(opened.url, 'pay');
    return opened;
  };
  const apiOf = (link: string) => link.replace('/subscription/', '/api/subscription/');
  const sheetAt = async (link: string) => subscriptionSheetSchema.parse(await (await fetch(apiOf(link))).json());
  const press = (link: string, what: string, message = '') =>
    fetch(link, { method: 'POST', body: new URLSearchParams({ do: what, confirmed: 'yes', message }) });
  const requestsOf = async (orderId: string) =>
    (await app.db.select().from(refundRequests).where(eq(refundRequests.orderId, orderId))).map(
      ({ message }) => message,
    );
  const movesOf = (orderId: string) =>
    app.subscriptionMoves.filter((move) => move.orderId === orderId).map(({ move }) => move);

  it('renews from its own page, tells of a failed payment and of the one that came after all', async () => {
    const { orderId, url } = await bought();
    for (const press of ['renew', 'renew-failing', 'pay-due']) await app.press(url, press);
    expect(await readSubscription(app.db, orderId)).toMatchObject({
      state: 'active',
      paymentsMade: 3,
      commitmentPayments: 6,
    });
    expect(movesOf(orderId)).toEqual(['past-due', 'resumed']);
    const page = await (await fetch(url)).text();
    expect(page).toContain('Let a month pass: the payment succeeds');
    expect(page).not.toContain('Pay what is due');
  });

  it('pauses when the days of grace are over, and not a day earlier', async () => {
    const { orderId, url } = await bought();
    await app.press(url, 'renew-failing');
    const day = (n: number) => (app.clock.now = new Date(app.clock.now.getTime() + n * 24 * 60 * 60_000));
    day(6);
    await settleOrder(app.payments, orderId, 'sweep');
    expect((await readSubscription(app.db, orderId))?.state).toBe('past-due');
    day(1);
    await settleOrder(app.payments, orderId, 'sweep');
    await settleOrder(app.payments, orderId, 'sweep');
    expect((await readSubscription(app.db, orderId))?.state).toBe('paused');
    expect(movesOf(orderId)).toEqual(['past-due', 'paused']);
  });

  it('that is cancelled goes on until the payments agreed on are made, then ends with its period', async () => {
    const { orderId, url } = await bought();
    expect(await requestCancel(app.payments, orderId, 'customer')).toMatchObject({ state: 'ending', paymentsMade: 1 });
    await requestCancel(app.payments, orderId, 'customer');
    for (let n = 2; n <= 9; n += 1) await app.press(url, 'renew');
    expect(await readSubscription(app.db, orderId)).toMatchObject({ state: 'ended', paymentsMade: 6 });
    expect(await requestCancel(app.payments, orderId, 'customer')).toBeNull();
    expect(movesOf(orderId)).toEqual(['cancelled', 'ended']);
    const audit = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
    expect(audit.filter(({ action }) => action === 'subscription.cancel-requested')).toHaveLength(1);
  });

  it('is seen and cancelled on the page whose key only the mails hold', async () => {
    const { orderId, url } = await bought();
    const link = app.manageLink(orderId);
    for (const wrong of [
      link.slice(0, -1),
      link.split('?')[0] ?? '',
      link.replace(orderId, (await bought()).orderId),
    ]) {
      expect((await fetch(apiOf(wrong))).status).toBe(404);
      for (const what of ['cancel', 'refund', 'keep']) expect((await press(wrong, what)).status).toBe(404);
    }
    expect(await sheetAt(link)).toMatchObject({ state: 'active', paymentsLeft: 5, cancelRequestedAt: null });
    await press(link, 'cancel');
    expect(await sheetAt(link)).toMatchObject({ state: 'ending', paymentsLeft: 5 });
    for (let n = 2; n <= 7; n += 1) await app.press(url, 'renew');
    expect(await sheetAt(link)).toMatchObject({ state: 'ended', paymentsLeft: 0 });
  });

  it('is never cancelled, asked back or kept by one press: the first leads to the step that says what follows', async () => {
    const { orderId } = await bought();
    const link = app.manageLink(orderId);
    for (const what of ['cancel', 'refund', 'keep']) {
      const reply = await fetch(link, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ do: what }) });
      const { pathname, search } = new URL(link);
      expect([reply.status, reply.headers.get('location')]).toEqual([303, `${pathname}${search}&step=${what}`]);
    }
    expect(await sheetAt(link)).toMatchObject({ state: 'active', cancelRequestedAt: null, refundAskedAt: null });
    expect(movesOf(orderId)).toEqual([]);
  });

  it('tells when it ends and what is owed, with tax, by what the provider says of its period', async () => {
    app.clock.now = new Date('2026-10-31T12:00:00Z');
    const opened = await open({ tier: 'monitoring', amount: 49 });
    await app.sandbox.setTax(opened.sessionId, 931);
    await app.press(opened.url, 'pay');
    const link = app.manageLink(opened.orderId);
    const until = '2026-11-30T12:00:00.000Z';
    expect(await sheetAt(link)).toMatchObject({
      paymentCents: 5831,
      paymentsLeft: 5,
      periodEndsAt: '2026-11-30T12:00:00.000Z',
      endsAt: '2027-04-30T12:00:00.000Z',
      refundable: { cents: 5831, until },
    });
    app.clock.now = new Date(until);
    for (let n = 2; n <= 6; n += 1) await app.press(opened.url, 'renew');
    expect(await sheetAt(link)).toMatchObject({
      paymentsLeft: 0,
      endsAt: '2027-04-30T12:00:00.000Z',
      refundable: null,
    });
    await app.press(opened.url, 'renew-failing');
    expect(await sheetAt(link)).toMatchObject({ state: 'past-due', periodEndsAt: null, endsAt: null });
  });

  it('that was cancelled is kept until it ends, and each wish is told once', async () => {
    const { orderId, sessionId, url } = await bought();
    const link = app.manageLink(orderId);
    for (const what of ['cancel', 'cancel', 'keep', 'keep']) await press(link, what);
    for (let n = 2; n <= 6; n += 1) await app.press(url, 'renew');
    await press(link, 'cancel');
    expect((await app.sandbox.find(sessionId))?.cancelAtPeriodEnd).toBe(true);
    await press(link, 'keep');
    expect((await app.sandbox.find(sessionId))?.cancelAtPeriodEnd).toBe(false);
    await settleOrder(app.payments, orderId, 'sweep');
    expect(await sheetAt(link)).toMatchObject({ state: 'active', cancelRequestedAt: null });
    await app.press(url, 'renew');
    expect(await sheetAt(link)).toMatchObject({ state: 'active', paymentsMade: 7 });
    expect(movesOf(orderId)).toEqual(['cancelled', 'kept', 'cancelled', 'kept']);
    await press(link, 'cancel');
    await app.press(url, 'renew');
    expect((await press(link, 'keep')).url).toBe(link);
    expect(await sheetAt(link)).toMatchObject({ state: 'ended' });
  });

  it('changes nothing where the provider does not answer that it is kept, and says so', async () => {
    const { orderId, url } = await bought();
    const link = app.manageLink(orderId);
    for (let n = 2; n <= 6; n += 1) await app.press(url, 'renew');
    await press(link, 'cancel');
    const { provider } = app.sandbox;
    const { goOn } = provider;
    provider.goOn = () => Promise.reject(new Error('503'));
    expect((await press(link, 'keep')).url).toBe(`${link}&problem=yes`);
    provider.goOn = goOn;
    expect(await sheetAt(link)).toMatchObject({ state: 'ending' });
  });

  it('is asked back within thirty days: nothing more is owed or charged, and it can be kept until the money is back', async () => {
    const { orderId, sessionId } = await bought();
    const link = app.manageLink(orderId);
    await press(link, 'refund', 'Not for us');
    expect(await sheetAt(link)).toMatchObject({ state: 'ending', paymentsLeft: 0, refundable: { cents: 4900 } });
    expect((await app.sandbox.find(sessionId))?.cancelAtPeriodEnd).toBe(true);
    expect(await requestsOf(orderId)).toEqual(['Not for us']);
    const [alert] = await app.db.select().from(operatorAlerts).where(eq(operatorAlerts.subjectId, orderId));
    expect(alert?.text).toContain('By the refund policy $49 USD are due back, and the plan charges nothing more.');
    await press(link, 'keep');
    expect(await sheetAt(link)).toMatchObject({ state: 'active', paymentsLeft: 5, refundAskedAt: null });
    expect((await app.sandbox.find(sessionId))?.cancelAtPeriodEnd).toBe(false);
    expect(await requestsOf(orderId)).toEqual([]);
    await press(link, 'refund');
    await app.sandbox.refund(sessionId);
    expect(await sheetAt(link)).toMatchObject({ state: 'ended', paymentsLeft: 0, refundable: null });
    expect(movesOf(orderId)).toEqual(['refund-asked', 'kept', 'refund-asked']);
  });

  it('is asked back though the provider does not answer: the sweep ends it', async () => {
    const { orderId, sessionId } = await bought();
    const { provider } = app.sandbox;
    const { cancelAtPeriodEnd } = provider;
    provider.cancelAtPeriodEnd = () => Promise.reject(new Error('503'));
    await press(app.manageLink(orderId), 'refund');
    provider.cancelAtPeriodEnd = cancelAtPeriodEnd;
    expect((await app.sandbox.find(sessionId))?.cancelAtPeriodEnd).toBe(false);
    await settleOrder(app.payments, orderId, 'sweep');
    expect((await app.sandbox.find(sessionId))?.cancelAtPeriodEnd).toBe(true);
  });

  it('owes what was agreed where the thirty days are over when the money is asked back', async () => {
    const { orderId, sessionId, url } = await bought();
    app.clock.now = new Date(app.clock.now.getTime() + 31 * 24 * 60 * 60_000);
    await app.press(url, 'renew');
    await press(app.manageLink(orderId), 'refund');
    expect(await sheetAt(app.manageLink(orderId))).toMatchObject({
      state: 'active',
      paymentsLeft: 4,
      refundable: null,
    });
    expect((await app.sandbox.find(sessionId))?.cancelAtPeriodEnd).toBe(false);
    expect(await requestsOf(orderId)).toHaveLength(1);
  });

  it('leads on to the provider’s page for cards and invoices, where it may be cancelled only when that was agreed', async () => {
    const { orderId, url } = await bought();
    const link = app.manageLink(orderId).replace('?', '/billing?');
    const asked: object[] = [];
    const { provider } = app.sandbox;
    const own = provider.portalUrl;
    provider.portalUrl = async (sessionId, options) => {
      asked.push(options);
      return `https://billing.test/${sessionId}`;
    };
    const go = async () => {
      const reply = await fetch(link, { redirect: 'manual' });
      return reply.headers.get('location');
    };
    expect(await go()).toMatch(/^https:\/\/billing\.test\//);
    for (let n = 2; n <= 6; n += 1) await app.press(url, 'renew');
    await go();
    expect(asked).toEqual([false, true].map((mayCancel) => ({ mayCancel, returnUrl: app.manageLink(orderId) })));
    provider.portalUrl = () => Promise.reject(new Error('503'));
    expect(await go()).toBe(`${app.manageLink(orderId)}&problem=yes`);
    if (own) provider.portalUrl = own;
    const guessed = `${app.url}/subscription/${orderId}/billing?key=guess`;
    expect((await fetch(guessed, { redirect: 'manual' })).status).toBe(404);
  });

  it('keeps the wish to cancel though the provider does not answer, and carries it out later', async () => {
    const { orderId } = await bought();
    const deaf = { ...app.payments, publicUrl: app.url, providers: {} };
    await expect(requestCancel(deaf, orderId, 'customer')).rejects.toThrow('not configured');
    expect((await readSubscription(app.db, orderId))?.state).toBe('ending');
  });

  it('is none when the purchase is one-time or unpaid', async () => {
    expect(await readSubscription(app.db, (await open()).orderId)).toBeNull();
    expect(
      await requestCancel(app.payments, (await open({ tier: 'audit', amount: 149 })).orderId, 'customer'),
    ).toBeNull();
  });
});

describe('the end of a paid period', () => {
  it.each([
    ['2027-01-31T09:30:00Z', 1, 1, '2027-02-28T09:30:00Z'],
    ['2027-01-31T09:30:00Z', 1, 2, '2027-03-31T09:30:00Z'],
    ['2028-01-31T09:30:00Z', 1, 1, '2028-02-29T09:30:00Z'],
    ['2028-02-29T00:00:00Z', 1, 12, '2029-02-28T00:00:00Z'],
    ['2028-02-29T00:00:00Z', 1, 48, '2032-02-29T00:00:00Z'],
    ['2026-11-30T23:59:59Z', 3, 1, '2027-02-28T23:59:59Z'],
    ['2026-11-30T23:59:59Z', 3, 2, '2027-05-30T23:59:59Z'],
    ['2026-12-31T23:30:00Z', 1, 1, '2027-01-31T23:30:00Z'],
    // The clock of New York goes back on 1 November 2026: a period is counted in UTC.
    ['2026-10-25T04:30:00Z', 1, 1, '2026-11-25T04:30:00Z'],
  ])('begun on %s, %d months each, after %d of them: %s', async (paidAt, periodMonths, periods, end) => {
    const { sessionId } = await open({ tier: 'monitoring', amount: 49 });
    const session = await app.sandbox.find(sessionId);
    if (!session) throw new Error('no session');
    expect(app.sandbox.periodEnd({ ...session, paidAt: new Date(paidAt), periodMonths, periods })).toEqual(
      new Date(end),
    );
  });
});

describe('events whose webhook never came', () => {
  it('are found in the provider’s own list, and the order is settled', async () => {
    const { orderId, sessionId } = await open();
    app.lost.webhooks = true;
    await app.sandbox.pay(sessionId, 'card');
    app.lost.webhooks = false;
    const asked: number[] = [];
    let isDown = true;
    app.sandbox.provider.listEvents = async function* (since: Date) {
      asked.push(since.getTime());
      if (isDown) throw new Error('503');
      yield { id: 'evt_lost_1', type: 'checkout.completed', objectId: sessionId, orderId, sessionId, concern: null };
      yield {
        id: 'evt_lost_2',
        type: 'checkout.completed',
        objectId: 'foreign',
        orderId: 'foreign',
        sessionId: 'foreign',
        concern: null,
      };
    };
    const later = (minutes: number) => (app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000));
    expect(await reconcileEvents(app.payments)).toBe(0);
    expect((await orderOf(orderId)).status).toBe('pending');
    isDown = false;
    const started = app.clock.now.getTime();
    expect(await reconcileEvents(app.payments)).toBe(1);
    expect((await orderOf(orderId)).status).toBe('paid');
    later(9);
    expect(await reconcileEvents(app.payments)).toBe(0);
    expect(asked).toHaveLength(2); // not every minute
    later(2);
    expect(await reconcileEvents(app.payments)).toBe(0); // known by now
    expect(asked[2]).toBe(started - 60 * 60_000);
    later(90 * 24 * 60);
    await reconcileEvents(app.payments);
    expect(asked[3]).toBe(app.clock.now.getTime() - 29 * 24 * 60 * 60_000);
    delete app.sandbox.provider.listEvents;
    expect(timesPaid(orderId)).toBe(1);
  });
});

describe('sweepOrders', () => {
  it('finds the payment whose webhook was lost and whose buyer never came back', async () => {
    const { orderId, url } = await open();
    app.lost.webhooks = true;
    await app.press(url, 'pay');
    app.lost.webhooks = false;
    expect((await orderOf(orderId)).status).toBe('pending');
    app.clock.now = new Date(app.clock.now.getTime() + 3 * 60_000);
    await sweepOrders(app.payments);
    expect((await orderOf(orderId)).status).toBe('paid');
    expect(timesPaid(orderId)).toBe(1);
  });

  it('ends an order whose session nobody paid', async () => {
    const { orderId } = await open();
    app.clock.now = new Date(app.clock.now.getTime() + 61 * 60_000);
    await sweepOrders(app.payments);
    expect((await orderOf(orderId)).status).toBe('expired');
  });
});
