// The page of a subscription in a real browser, which sends what a program does not: an origin, a referrer and fetch metadata.
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '#db/schema.ts';
import { closePages, newPage } from '#base/testing/browser.ts';
import { settleOrder } from '#payment/settle-order.ts';
import { readSubscription } from '#payment/subscription.ts';
import { type PaymentApp, startPaymentApp } from '#payment/testing/payment-app.ts';
import { drawingOf, pagesOfReports } from '#server/pages.ts';
import { registerStaticFiles } from '#server/static-files.ts';
import { axe } from '../testing/axe.ts';
import { sharedBuild } from '../testing/built-site.ts';

let app: PaymentApp;
let page: Page;

beforeAll(async () => {
  const dir = await sharedBuild();
  const about = { publicUrl: 'http://127.0.0.1', contactEmail: 'hello@citable.test' };
  app = await startPaymentApp(async (server, db, { isBuyer }) => {
    const drawn = pagesOfReports(server, db, { ...about, isBuyer, refund: '30-days', load: drawingOf(resolve(dir)) });
    await registerStaticFiles(server, { ...about, dir, drawn });
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = new Date('2026-11-20T12:00:00Z');
  page = await newPage();
});
afterEach(closePages);

async function bought(): Promise<{ orderId: string; checkout: string; sessionId: string; link: string }> {
  const quizId = await app.addSubmission();
  const reply = await app.checkout({ amount: 49, tier: 'monitoring', quizId, leadData: {} });
  const { url: checkout = '', sessionId = '' }: { url?: string; sessionId?: string } = await reply.json();
  await app.press(checkout, 'pay');
  const [order] = await app.db.select().from(orders).where(eq(orders.submissionId, quizId));
  const orderId = order?.id ?? '';
  return { orderId, checkout, sessionId, link: app.manageLink(orderId) };
}

const stateOf = async (orderId: string) => (await readSubscription(app.db, orderId))?.state;
const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

it('tells no other website its address, and is kept by none', async () => {
  const { link } = await bought();
  const { headers } = await fetch(link);
  expect([headers.get('referrer-policy'), headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
    'same-origin',
    'no-store',
    'noindex, nofollow',
  ]);
  const reply = await page.goto(link.slice(0, -1));
  expect(reply?.status()).toBe(404);
  await page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
});

describe.each([390, 1280])('at %d px', (width) => {
  const looksRight = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect((await axe(page).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  };

  it('says what is owed and when it ends, cancels after a second press, and keeps it after all', async () => {
    await page.setViewportSize({ width, height: 900 });
    const { orderId, link } = await bought();
    await page.goto(link);
    await page.getByText('5 payments, $245 USD', { exact: true }).waitFor();
    await page.getByText('Dec 20, 2026', { exact: true }).waitFor();
    const owed = 'You agreed to 5 more payments of $49 USD: $245 USD in all. The plan ends on May 20, 2027.';
    await page.getByText(owed).waitFor();
    for (const name of ['Dashboard', 'Report', 'Refund policy', 'Cards, invoices and receipts'])
      expect(await page.getByRole('link', { name, exact: true }).count(), name).toBeGreaterThan(0);
    await looksRight();

    await follow('Cancel the plan …');
    await page.getByRole('heading', { name: 'Cancel Monthly Monitoring?' }).waitFor();
    await looksRight();
    await follow('Do not cancel');
    expect(await stateOf(orderId)).toBe('active');
    await follow('Cancel the plan …');
    await press('Yes, cancel');
    await page.getByText(`You cancelled on Nov 20, 2026. ${owed}`).waitFor();
    expect(await stateOf(orderId)).toBe('ending');
    await looksRight();

    await follow('Keep the plan');
    await page.getByText('The plan goes on at $49 USD per month. The next payment is on Dec 20, 2026.').waitFor();
    await looksRight();
    await press('Yes, keep the plan');
    await page.getByRole('heading', { name: 'Two ways to cancel' }).waitFor();
    expect(await stateOf(orderId)).toBe('active');
  });

  it('asks for the first payment back, and ends when it is given', async () => {
    await page.setViewportSize({ width, height: 900 });
    const { orderId, sessionId, link } = await bought();
    await page.goto(link);
    await page.getByText('You can ask until Dec 20, 2026.').waitFor();
    await follow('Ask for the money back …');
    await page.getByText('The 5 payments that you still owe, $245 USD, will not be charged.').waitFor();
    await looksRight();
    await page.getByLabel('What was wrong? You may leave this empty.').fill('Not for us');
    await press('Yes, ask for $49 USD back');
    await page.getByText('You asked for $49 USD back on Nov 20, 2026.').waitFor();
    await page.getByText('Nothing', { exact: true }).waitFor();
    expect(await page.getByRole('heading', { name: /cancel/i }).count()).toBe(0);
    await looksRight();
    await app.sandbox.refund(sessionId);
    await page.reload();
    await page.getByText('It has ended. Nothing more is charged.').waitFor();
    expect([await stateOf(orderId), await page.getByRole('link', { name: 'Keep the plan' }).count()]).toEqual([
      'ended',
      0,
    ]);
  });
});

it('says that a cancellation is kept while a payment is due', async () => {
  const { orderId, checkout, link } = await bought();
  await app.press(checkout, 'renew-failing');
  await page.goto(link);
  await page.getByText('The latest payment failed. The payment provider tries again.').waitFor();
  await follow('Cancel the plan …');
  await press('Yes, cancel');
  await page.getByText('You cancelled on Nov 20, 2026.').waitFor();
  app.clock.now = new Date(app.clock.now.getTime() + 8 * 24 * 60 * 60_000);
  await settleOrder(app.payments, orderId, 'sweep');
  await page.reload();
  await page.getByText('Paused: a payment is missing.').waitFor();
  await page.getByText('You cancelled on Nov 20, 2026.').waitFor();
});

it('says that the provider did not answer, and is as it was', async () => {
  const { orderId, checkout, link } = await bought();
  for (let n = 2; n <= 6; n += 1) await app.press(checkout, 'renew');
  await page.goto(link);
  await follow('Cancel the plan …');
  await press('Yes, cancel');
  const { provider } = app.sandbox;
  const { goOn } = provider;
  provider.goOn = () => Promise.reject(new Error('503'));
  await follow('Keep the plan');
  await press('Yes, keep the plan');
  await page.getByRole('alert').getByText('The payment provider does not answer').waitFor();
  provider.goOn = goOn;
  expect(await stateOf(orderId)).toBe('ending');
});

it('answers a form that another website sent with a page, not with JSON', async () => {
  const { orderId, link } = await bought();
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${link}"><input name="confirmed" value="yes"><button name="do" value="cancel">Win a prize</button></form>`,
    }),
  );
  await page.goto('http://elsewhere.example/');
  await press('Win a prize');
  await page.getByRole('heading', { name: 'This did not work' }).waitFor();
  expect(await stateOf(orderId)).toBe('active');
});
