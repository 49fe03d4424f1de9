import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orders } from '#db/schema.ts';
import { catalogue, checkoutReplySchema, decideOffer } from './contract.ts';
import { endlessOffer, followOffer, type Offer } from './offer.ts';
import { startPaymentApp, type PaymentApp } from './testing/payment-app.ts';

let app: PaymentApp;
beforeAll(async () => {
  app = await startPaymentApp();
});
afterEach(() => decideOffer(() => false));
afterAll(() => app.close());

const at = (time: string) => void (app.clock.now = new Date(time));
const sell = (offer: Partial<Offer>) => (app.payments.offer = followOffer(app.payments, { ...endlessOffer, ...offer }));

async function buy(amount: number, quizId?: string) {
  const reply = await app.checkout({ amount, tier: 'assessment', quizId: quizId ?? (await app.addSubmission()) });
  const body: unknown = await reply.json();
  if (!reply.ok) return { status: reply.status, ...z.object({ message: z.string() }).parse(body) };
  const { orderId, sessionId } = checkoutReplySchema.parse(body);
  const [order] = await app.db.select().from(orders).where(eq(orders.id, orderId));
  return { status: 200, orderId, sessionId, order, charged: (await app.sandbox.find(sessionId))?.amountCents };
}

describe('an offer that ends', () => {
  it.each([
    ['2026-11-30T23:59:59.999Z', 99, 129],
    ['2026-12-01T00:00:00.000Z', 129, 99],
    ['2026-12-01T00:00:00.001Z', 129, 99],
    ['2027-06-01T00:00:00.000Z', 129, 99],
  ])('sells at %s for $%i alone', async (now, price, other) => {
    sell({ endsAt: '2026-12-01T00:00:00Z' });
    at(now);
    expect(await buy(other)).toMatchObject({ status: 409, message: expect.stringContaining(`$${price}.`) });
    const { order, charged } = await buy(price);
    expect(charged).toBe(price * 100);
    expect(order).toMatchObject({
      amountCents: price * 100,
      catalogue: { amountCents: price * 100, originalAmountCents: price === 99 ? 12_900 : null },
    });
  });

  it('opens a new checkout for whoever comes back at the other price', async () => {
    sell({ endsAt: '2026-12-01T00:00:00Z' });
    at('2026-11-30T23:50:00Z');
    const quizId = await app.addSubmission();
    const early = await buy(99, quizId);
    at('2026-12-01T00:10:00Z');
    expect(await buy(99, quizId)).toMatchObject({ status: 409 });
    const late = await buy(129, quizId);
    expect(late.orderId).not.toBe(early.orderId);
    expect(late.charged).toBe(12_900);
  });

  it('leaves the price of a checkout that is open: whoever pays there pays what it says', async () => {
    sell({ endsAt: '2026-12-01T00:00:00Z' });
    at('2026-11-30T23:59:00Z');
    const { sessionId = '', orderId = '' } = await buy(99);
    at('2026-12-01T00:01:00Z');
    await app.sandbox.pay(sessionId, 'card');
    const [order] = await app.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ status: 'paid', amountCents: 9900 });
  });

  it('moves no other plan', () => {
    sell({ endsAt: '2026-12-01T00:00:00Z' });
    at('2027-01-01T00:00:00Z');
    expect([catalogue.monitoring.amountCents, catalogue.audit.amountCents]).toEqual([4900, 14_900]);
  });
});

it('counts spots down by what is paid at the lower price since their day, and then sells at the other', async () => {
  at('2027-02-01T12:00:00Z');
  const offer = sell({ spots: { count: 2, since: '2027-02-01T00:00:00Z' } });
  await offer.count(0);
  expect(offer.spotsLeft()).toBe(2);
  const first = await buy(99);
  await buy(99); // opened and never paid
  await offer.count(0);
  expect(offer.spotsLeft()).toBe(2);
  await app.sandbox.pay(first.sessionId ?? '', 'card');
  await offer.count(60_000);
  expect(offer.spotsLeft()).toBe(2);
  at('2027-02-01T12:01:00Z');
  await offer.count(60_000);
  expect([offer.spotsLeft(), offer.isOver()]).toEqual([1, false]);
  const last = await buy(99);
  await app.sandbox.pay(last.sessionId ?? '', 'card');
  expect(await buy(99)).toMatchObject({ status: 409, message: expect.stringContaining('$129') });
  expect([offer.spotsLeft(), offer.isOver()]).toEqual([0, true]);
  const after = await buy(129);
  await app.sandbox.pay(after.sessionId ?? '', 'card');
  await app.sandbox.refund(last.sessionId ?? '');
  await offer.count(0);
  expect([offer.spotsLeft(), offer.isOver()]).toEqual([1, false]);
});
