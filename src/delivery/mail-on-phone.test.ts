import { afterEach, expect, it } from 'vitest';
import { closePages, newPage } from '#base/testing/browser.ts';
import { orderStateMail } from './order-state-mail.ts';

afterEach(closePages);

it('no name of a row is broken inside a word on a phone', async () => {
  const { html } = orderStateMail({
    to: 'a@b.example',
    orders: [
      {
        planName: 'Quarterly Audit',
        companyName: null,
        orderedAt: new Date('2026-11-20T12:00:00Z'),
        payment: 'awaited',
        report: null,
        isLate: false,
      },
    ],
    contactEmail: 'hello@citable.test',
    id: 'm',
    publicUrl: 'https://citable.test',
  });
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await page.setContent(html);
  const lines = await page.locator('th').evaluateAll((names) =>
    names.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return `${name.textContent}: ${range.getClientRects().length}`;
    }),
  );
  expect(lines).toEqual(['Order: 1', 'Ordered: 1', 'Payment: 1']);
});
