// How much a visitor has to press and to type from the first field to the checkout, in a real browser.
import type { Page } from '@playwright/test';
import { beforeEach, describe, expect, it } from 'vitest';
import { fewOf, itLong } from '#base/testing/long.ts';
import { button, siteInBrowser, until } from '../testing/site-in-browser.ts';
import { openQuizAt, step } from './testing/open-quiz.ts';

const on = siteInBrowser();

const seen = 'From the home page: “…”.';
const proposals = [
  { path: 'companyName', value: 'Brightwater Dental Studio' },
  { path: 'companyDescription', value: 'A dental practice in Leeds for implants, braces and check-ups.' },
  { path: 'industry', value: 'healthcare' },
  { path: 'products.1', value: 'Implants' },
  { path: 'products.2', value: 'Braces' },
  { path: 'yearEstablished', value: '2009' },
  { path: 'locations', value: 'Leeds, Bradford' },
  { path: 'socialMedia.facebook.url', value: 'https://www.facebook.com/brightwater' },
  { path: 'keywords.1', value: 'dental implants' },
  { path: 'customerQuestions', value: 'How much does an implant cost?\nDo you treat children?' },
  { path: 'structuredData', value: 'yes' },
  { path: 'faqUsage', value: 'basic' },
  { path: 'mobileFriendly', value: 'yes' },
  { path: 'loadingSpeed', value: 'fast' },
  { path: 'httpsUsage', value: 'yes' },
].map((each) => ({ ...each, seen }));
const look = {
  id: 'look-1',
  website: 'https://brightwater.example',
  seenAt: '2026-11-22T10:00:00Z',
  tookMs: 3100,
  unread: null,
  findings: [{ tone: 'good', title: 'Your site answers over HTTPS', place: 'Home page', quote: null }],
  range: { low: 28, high: 72 },
  checks: { settled: 19, all: 67 },
  proposals,
  prefilled: 14,
};

beforeEach(() => {
  on.site.answers.set('POST /api/look', { status: 200, body: look });
  on.site.answers.set('GET /api/look/look-1', { status: 200, body: look });
  on.site.answers.set('POST /api/prefill', { status: 200, body: { proposals, unread: null } });
  on.site.answers.set('POST /api/quiz', { status: 201, body: { id: 'quiz-1' } });
  on.site.answers.set('POST /api/create-payment-intent', {
    status: 200,
    body: { sessionId: 's', url: '/nothing-here?checkout' },
  });
});

/** A hand that counts. By keyboard, what it would press is reached by Tab, and Enter is pressed. */
function hand(page: Page, by: 'mouse' | 'keyboard') {
  const counted = { clicks: 0, characters: 0 };
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    const found = page.getByRole(role, { name, exact: true }).first();
    await found.waitFor();
    counted.clicks += 1;
    if (by === 'mouse') return found.click();
    await found.focus(); // reachable by Tab: no tabindex is set anywhere on the way
    await page.keyboard.press('Enter');
  };
  const type = async (text: string) => {
    counted.characters += text.length;
    await page.keyboard.type(text);
  };
  const choose = async (label: string) => {
    counted.clicks += 1;
    if (by === 'mouse') return page.getByText(label, { exact: true }).click();
    await page.getByRole('radio', { name: label, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  /** By mouse the list is opened, and what is chosen goes on. */
  const select = async (id: string, value: string) => {
    counted.clicks += by === 'mouse' ? 2 : 1;
    if (by === 'mouse') await page.locator(`#${id}`).dispatchEvent('pointerdown');
    await page.locator(`#${id}`).selectOption(value);
    if (by === 'keyboard') await press('Next');
  };
  return { counted, press, type, choose, select };
}

describe('from the first field to the checkout', () => {
  it.each(fewOf(['keyboard', 'mouse'] as const, 1))(
    'a site that answers takes 25 clicks and 150 characters at most, by %s',
    async (by) => {
      const page = await on.open('/');
      const { counted, press, type, choose, select } = hand(page, by);
      await page.getByLabel('Your website').focus();
      counted.clicks += by === 'mouse' ? 1 : 0;
      await type('brightwater.example');
      await press('Take a look');
      // The page has a link of the same words, which knows nothing of the look.
      await until(page.getByRole('heading', { name: 'One thing we saw' }));
      await press('Get Your Assessment for $99', 'link');
      await until(page.getByRole('heading', { name: 'We found 15 of 28 answers on brightwater.example.' }));
      await press('Use all and check them');
      await until(page.getByRole('heading', { name: 'Your business: is this right?' }));
      await until(page.getByText('Brightwater Dental Studio'));
      await page.reload(); // nothing of it is lost
      await until(page.getByRole('heading', { name: 'Your business: is this right?' }));
      await press('Yes, go on');
      await until(step(page, 7));
      await type('Families in Leeds');
      await press('Next');
      await press('Yes, go on');
      await until(step(page, 10));
      await choose('No');
      await until(step(page, 11));
      await choose('No');
      await until(step(page, 12));
      await choose('Rarely');
      await until(page.getByRole('heading', { name: 'What buyers ask: is this right?' }));
      await press('Yes, go on');
      await until(step(page, 16));
      await select('contentTone', 'professional');
      for (const [number, text] of [
        [18, 'Same-day crowns'],
        [19, 'Toothache'],
      ] as const) {
        await until(step(page, number));
        await type(text);
        await press('Next');
      }
      await until(step(page, 20));
      await press('Next');
      await until(page.getByRole('heading', { name: 'Technology: is this right?' }));
      await press('Yes, go on');
      await until(step(page, 24));
      await choose('No');
      await until(step(page, 25));
      await choose('We are planning to');
      await until(step(page, 26));
      await press('Next');
      await until(step(page, 27));
      await type('More patients');
      await press('Next');
      await until(step(page, 28));
      await type('me@brightwater.example');
      await press('Get Your Report');
      await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
      await press('Secure Checkout');
      await page.waitForURL('**/nothing-here?checkout');
      expect(counted.clicks).toBeLessThanOrEqual(25);
      expect(counted.characters).toBeLessThanOrEqual(150);
      expect(on.site.calls.find(({ call }) => call === 'POST /api/quiz')?.body).toMatchObject({
        companyName: 'Brightwater Dental Studio',
        products: ['Implants', 'Braces'],
        website: 'https://brightwater.example',
        socialMedia: { facebook: 'https://www.facebook.com/brightwater' },
        contentFrequency: 'rarely',
        targetAudience: 'Families in Leeds',
        email: 'me@brightwater.example',
      });
    },
  );

  itLong('arrow keys choose an answer and go nowhere', async () => {
    const page = await on.open('/quiz');
    await page.evaluate(() => {
      localStorage.setItem('llm-quiz-data', JSON.stringify({ companyName: 'Brightwater' }));
      localStorage.setItem('llm-quiz-step', '11');
    });
    await page.reload();
    await until(step(page, 11));
    await page.clock.install();
    await page.getByRole('radio', { name: 'Yes' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.clock.runFor(2000);
    expect(await page.getByRole('radio', { name: 'No', exact: true }).isChecked()).toBe(true);
    expect(await step(page, 11).count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.clock.runFor(400);
    await until(step(page, 12));
  });

  it('a letter chooses its answer and goes on, and is a letter where one types', async () => {
    const page = await openQuizAt(on, 10);
    await page.clock.install();
    await page.getByRole('radio', { name: 'Not sure' }).focus();
    expect(await page.locator('kbd', { hasText: /^[A-Z]$/ }).allInnerTexts()).toEqual(['A', 'B', 'C']);
    expect(await page.getByRole('radio', { name: 'No', exact: true }).getAttribute('aria-keyshortcuts')).toBe('B');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('a');
    expect(await page.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true);
    await page.clock.runFor(2000);
    expect(await step(page, 10).count()).toBe(1); // this answer has a question of its own
    await page.getByLabel('Which ones?').pressSequentially('bbc');
    expect(await page.getByLabel('Which ones?').inputValue()).toContain('bbc');
    expect(await page.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Yes' }).focus();
    await page.keyboard.press('B');
    expect(await page.getByRole('radio', { name: 'No', exact: true }).isChecked()).toBe(true);
    await page.clock.runFor(400);
    await until(step(page, 11));
  });

  itLong('a list that a pointer opens goes on with what is chosen; by arrow keys it stays', async () => {
    const page = await openQuizAt(on, 3);
    await page.clock.install();
    await page.locator('#industry').focus();
    await page.keyboard.press('ArrowDown');
    await page.clock.runFor(2000);
    expect(await step(page, 3).count()).toBe(1);
    await page.locator('#industry').dispatchEvent('pointerdown');
    await page.locator('#industry').selectOption('healthcare');
    await page.clock.runFor(400);
    await until(step(page, 4));
  });

  itLong('who was not written about is not asked where', async () => {
    const page = await openQuizAt(on, 10);
    await page.getByText('Yes', { exact: true }).click();
    await page.clock.install();
    await page.clock.runFor(2000);
    expect(await step(page, 10).count()).toBe(1);
    await page.getByText('No', { exact: true }).click();
    await page.clock.runFor(400);
    await until(step(page, 11));
  });

  it('answers that the visitor changes, or gives alone, are kept as they are', async () => {
    const page = await on.open('/quiz?look=look-1');
    await button(page, 'Use all and check them').click();
    await button(page, 'Change: Company name').click();
    expect(await page.locator('#companyName').inputValue()).toBe('Brightwater Dental Studio');
    await page.locator('#companyName').fill('Brightwater');
    await button(page, 'Next').click();
    await until(page.getByRole('heading', { name: 'Your business: is this right?' }));
    expect(await page.getByText('Brightwater Dental Studio').count()).toBe(0);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('llm-quiz-data') ?? '').companyName)).toBe(
      'Brightwater',
    );
  });

  itLong('who answers alone is not asked again', async () => {
    const page = await on.open('/quiz?look=look-1');
    await button(page, 'Answer myself').click();
    expect(await page.getByText('We found').count()).toBe(0);
    expect(await page.locator('#companyName').inputValue()).toBe('');
  });

  itLong('a look that has ended leads into the quiz all the same', async () => {
    const page = await on.open('/quiz?look=gone');
    await page.waitForURL(`${on.site.url}/quiz?tier=assessment`);
    await until(step(page, 1));
    on.takeComplaint('The look could not be fetched.');
  });

  itLong('answers that were sent can be changed, and sent anew', async () => {
    const page = await on.open('/quiz');
    const pending = {
      quizId: 'quiz-1',
      quizData: { companyName: 'Brightwater', products: ['Implants'], yearEstablished: 2009 },
      leadData: { email: 'a@b.example' },
    };
    await page.evaluate((kept) => localStorage.setItem('pendingQuizData', kept), JSON.stringify(pending));
    on.site.answers.set('GET /api/quiz/quiz-1/standing', { status: 200, body: { status: 'unpaid', teaser: {} } });
    await page.goto(`${on.site.url}/quiz?quiz=quiz-1`);
    await button(page, 'Change my answers').click();
    await until(step(page, 1));
    expect(await page.locator('#companyName:enabled').inputValue()).toBe('Brightwater');
    expect(await page.evaluate(() => localStorage.getItem('llm-quiz-data'))).toBe(
      '{"companyName":"Brightwater","products.1":"Implants","yearEstablished":"2009"}',
    );
  });
});
