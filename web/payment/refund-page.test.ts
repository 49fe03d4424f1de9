// The page on which a buyer asks for the money back, in a real browser and in the frame of a buyer's other pages.
import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, newPage } from '#base/testing/browser.ts';
import { checkoutReplySchema } from '#payment/contract.ts';
import { type PaymentApp, startPaymentApp } from '#payment/testing/payment-app.ts';
import { drawingOf, pagesOfReports } from '#server/pages.ts';
import { registerStaticFiles } from '#server/static-files.ts';
import { axe } from '../testing/axe.ts';
import { sharedBuild } from '../testing/built-site.ts';

let app: PaymentApp;
beforeAll(async () => {
  const dir = await sharedBuild();
  const about = { publicUrl: 'http://127.0.0.1', contactEmail: 'hello@citable.test' };
  app = await startPaymentApp(async (server, db, { isBuyer }) => {
    const drawn = pagesOfReports(server, db, { ...about, isBuyer, refund: '30-days', load: drawingOf(resolve(dir)) });
    await registerStaticFiles(server, { ...about, dir, drawn });
  });
});
afterAll(() => app.close());
afterEach(closePages);

it.each([390, 1280])(
  'at %d px is like the page of a subscription, asks once, and tells what was given',
  async (width) => {
    const quizId = await app.addSubmission();
    const reply = await app.checkout({ amount: 99, tier: 'assessment', quizId, leadData: {} });
    const { url: checkout, sessionId, orderId } = checkoutReplySchema.parse(await reply.json());
    await app.press(checkout, 'pay');
    const page = await newPage();
    const [name = '', value = ''] = app.cookie.split('=');
    await page.context().addCookies([{ name, value, url: app.url }]);
    await page.setViewportSize({ width, height: 900 });
    const looksRight = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect((await axe(page).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    };

    await page.goto(`${app.url}/refund/${orderId}`);
    expect(await page.title()).toBe('Ask for a refund | Citable');
    await page.getByText('AI Search Assessment, $99 USD paid').waitFor();
    for (const link of ['Report', 'Sign in', 'Refund Policy'])
      expect(await page.getByRole('link', { name: link, exact: true }).count(), link).toBeGreaterThan(0);
    await looksRight();
    await page.getByLabel('What was wrong? You may leave this empty.').fill('Not for us');
    await page.getByRole('button', { name: 'Ask for the refund' }).click();
    await page.getByText('You asked for a refund on Nov 20, 2026. We answer by e-mail.').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await looksRight();
    await app.sandbox.refund(sessionId, 1, 5000);
    await page.reload();
    await page.getByText('$50 USD of $99 USD has been refunded.').waitFor();
  },
);
