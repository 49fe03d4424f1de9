// The subscription's page in a real browser, which sends what a program does not: an origin, a referrer and fetch metadata.
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { orders } from '#db/schema.ts';
import { closePages, newPage } from '#base/testing/browser.ts';
import { settleOrder } from './settle-order.ts';
import { readSubscription } from './subscription.ts';
import { startPaymentApp, type PaymentApp } from './testing/payment-app.ts';

let app: PaymentApp;
let page: Page;

beforeAll(async () => {
  app = await startPaymentApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  page = await newPage();
});
afterEach(closePages);

async function bought(): Promise<{ orderId: string; checkout: string }> {
  const quizId = await app.addSubmission();
  const reply = await app.checkout({ amount: 49, tier: 'monitoring', quizId, leadData: {} });
  const { url: checkout = '' }: { url?: string } = await reply.json();
  await app.press(checkout, 'pay');
  const [order] = await app.db.select().from(orders).where(eq(orders.submissionId, quizId));
  return { orderId: order?.id ?? '', checkout };
}

it('cancels, and tells no other website its address', async () => {
  const { orderId } = await bought();
  await page.goto(app.manageLink(orderId));
  await page.getByRole('button', { name: 'Cancel the subscription' }).click();
  await page.getByText('It is cancelled and ends after 5 more payments, as agreed.').waitFor();
  expect((await readSubscription(app.db, orderId))?.state).toBe('ending');
  expect((await fetch(app.manageLink(orderId))).headers.get('referrer-policy')).toBe('same-origin');
});

it('says that a cancellation is kept while a payment is due', async () => {
  const { orderId, checkout } = await bought();
  await app.press(checkout, 'renew-failing');
  await page.goto(app.manageLink(orderId));
  await page.getByText('The latest payment failed; the payment provider tries again.').waitFor();
  await page.getByRole('button', { name: 'Cancel the subscription' }).click();
  await page.getByText('We have your cancellation of Nov 20, 2026.').waitFor();
  expect(await page.getByRole('button', { name: 'Cancel the subscription' }).count()).toBe(0);
  app.clock.now = new Date(app.clock.now.getTime() + 8 * 24 * 60 * 60_000);
  await settleOrder(app.payments, orderId, 'sweep');
  await page.reload();
  await page.getByText('It is paused').waitFor();
  await page.getByText('We have your cancellation of Nov 20, 2026.').waitFor();
});

it('answers a form that another website sent with a page, not with JSON', async () => {
  const { orderId } = await bought();
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${app.manageLink(orderId)}"><button name="do" value="cancel">Win a prize</button></form>`,
    }),
  );
  await page.goto('http://elsewhere.example/');
  await page.getByRole('button', { name: 'Win a prize' }).click();
  await page.getByRole('heading', { name: 'This did not work' }).waitFor();
  expect((await readSubscription(app.db, orderId))?.state).toBe('active');
});
