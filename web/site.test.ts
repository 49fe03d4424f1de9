// The built site in a real browser: what a visitor does, and what must hold on every page.
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../e2e/find-browser.ts';
import { completeDraft } from './quiz/testing/complete-draft.ts';
import { startBuiltSite, type BuiltSite } from './testing/built-site.ts';

let site: BuiltSite;
let browser: Browser;
/** What the browser complained of; a test that expects a complaint takes it out. */
let complaints: string[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([startBuiltSite(), findBrowser().then((found) => chromium.launch(found))]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  site.answers.clear();
  site.calls.length = 0;
  const heard = complaints;
  complaints = [];
  expect(heard).toEqual([]);
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  return visit(await context.newPage(), path);
}

/** With a clock that moves only when told. */
async function openWithClock(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  return visit(page, path);
}

async function visit(page: Page, path: string): Promise<Page> {
  page.on('console', (message) => {
    // A reply of 4xx or 5xx is the server's to explain; the tests look at what the page makes of it.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(site.url + path);
  return page;
}

const takeComplaint = (start: string) => {
  const found = complaints.findIndex((text) => text.startsWith(start));
  expect(found, `a complaint that starts with "${start}"`).toBeGreaterThanOrEqual(0);
  complaints.splice(found, 1);
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const step = (page: Page, number: number) => page.getByText(`Step ${number} of 28`, { exact: true });
const until = async (locator: Locator) => locator.first().waitFor();

/** A quiz that was filled in up to `number`, which is the step shown. */
async function openQuizAt(number: number, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await open('/nothing-here', options);
  await page.evaluate(
    ([draft, at]) => {
      localStorage.setItem('llm-quiz-data', draft);
      localStorage.setItem('llm-quiz-step', at);
    },
    [JSON.stringify(completeDraft), String(number)] as const,
  );
  await page.goto(`${site.url}/quiz`);
  await until(step(page, number));
  return page;
}

describe('every page', () => {
  const cases = [
    '/',
    '/resources',
    '/plans',
    '/about',
    '/demo-report',
    '/quiz',
    '/nothing-here',
    '/payment-success',
    '/terms-of-service',
    '/blog/techflow-solutions-300-percent-growth',
  ].flatMap((path) => (['light', 'dark'] as const).map((scheme) => [path, scheme] as const));

  it.each(cases)('%s has no accessibility violation in %s', async (path, colorScheme) => {
    const page = await open(path, { colorScheme, reducedMotion: 'reduce' });
    await until(page.getByRole('heading', { level: 1 }));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)).toEqual([]);
  });

  it.each(['/', '/resources', '/plans', '/about', '/quiz', '/nothing-here'])('%s does not scroll sideways at 320 px', async (path) => {
    const page = await open(path, { viewport: { width: 320, height: 700 } });
    await until(page.getByRole('heading', { level: 1 }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

describe('without JavaScript', () => {
  it.each(['/resources', '/plans', '/about', '/demo-report', '/blog/five-signs-business-invisible-chatgpt', '/refund-policy'])(
    '%s reads complete, and shows nothing that needs a script',
    async (path) => {
      const page = await open(path, { javaScriptEnabled: false });
      await until(page.getByRole('heading', { level: 1 }));
      expect(await page.getByRole('button').count()).toBe(0);
      expect(await page.getByRole('contentinfo').count()).toBe(1);
    },
  );
});

describe('the landing page', () => {
  it('is complete without JavaScript: all testimonials stand there, and nothing that needs a script', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    expect(await page.getByRole('blockquote').count()).toBe(3);
    expect(await page.getByRole('button').count()).toBe(0);
  });

  it('loads no React: at most 5 kB of script as sent, until the chat is opened', async () => {
    const page = await open('/');
    await page.waitForLoadState('networkidle');
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
        .map((entry) => entry.encodedBodySize),
    );
    expect(sizes.every((size) => size > 0)).toBe(true);
    expect(sizes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(5000);
  });

  it('turns its three panels every 3 seconds, and stops when paused', async () => {
    const page = await openWithClock('/');
    const shown = (name: string) => page.locator(`button[data-show][aria-label="Show ${name}"][aria-pressed="true"]`);
    await until(shown('AI Search Dashboard'));
    for (const name of ['Visibility Tracker', 'Performance Analytics', 'AI Search Dashboard']) {
      await page.clock.runFor(3000);
      await until(shown(name));
    }
    await button(page, 'Pause the rotation').click();
    await until(button(page, 'Play the rotation'));
    await page.clock.runFor(9000);
    expect(await shown('AI Search Dashboard').count()).toBe(1);
  });

  it('scrolls to the panel that is chosen', async () => {
    const page = await open('/', { reducedMotion: 'reduce' });
    const row = await page.getByRole('group', { name: 'Three views of a sample report' }).elementHandle();
    await button(page, 'Show Performance Analytics').click();
    await page.waitForFunction((element) => element !== null && element.scrollLeft > element.clientWidth * 1.9, row);
  });

  it('counts down from 23:47:12 by the second, and begins again at 23:59:59', async () => {
    const page = await openWithClock('/');
    const timer = page.getByRole('timer');
    expect(await timer.innerText()).toBe('23:47:12');
    await page.clock.runFor(2000);
    expect(await timer.innerText()).toBe('23:47:10');
    await page.clock.fastForward('23:47:10');
    expect(await timer.innerText()).toBe('00:00:00');
    await page.clock.runFor(1000);
    expect(await timer.innerText()).toBe('23:59:59');
  });

  it('stands still for who wants less motion', async () => {
    const page = await openWithClock('/', { reducedMotion: 'reduce' });
    await until(button(page, 'Play the timer'));
    await until(button(page, 'Play the rotation'));
    await page.clock.runFor(9000);
    expect(await page.getByRole('timer').innerText()).toBe('23:47:12');
    expect(await button(page, 'Show AI Search Dashboard').getAttribute('aria-pressed')).toBe('true');
  });

  it('shows the testimonial of the company that is chosen', async () => {
    const page = await open('/');
    await button(page, 'Northline Logistics').click();
    await until(page.getByText('Ingrid Sørensen'));
    expect(await page.getByText('Maria Chen').isVisible()).toBe(false);
  });

  it('keeps one question open at a time', async () => {
    const page = await open('/');
    await page.getByText('Can I cancel a subscription?').click();
    await until(page.getByText('Monitoring is 6 monthly payments'));
    expect(await page.locator('details[name=faq][open]').count()).toBe(1);
  });
});

describe('the resources page', () => {
  it('turns its three trends every 5 seconds, wraps, and stops when paused', async () => {
    const page = await openWithClock('/resources');
    const shown = (name: string) => page.locator(`button[data-show][aria-label="Show ${name}"][aria-pressed="true"]`);
    const names = ['The answer comes before the list', 'Crawlers read what the server sends', 'Recent pages are preferred', 'The answer comes before the list'];
    await until(shown(names[0] ?? ''));
    for (const name of names.slice(1)) {
      await page.clock.runFor(5000);
      await until(shown(name));
    }
    await button(page, 'Pause the trends').click();
    await page.clock.runFor(15_000);
    expect(await shown(names[0] ?? '').count()).toBe(1);
  });

  it('says Download not available for: {title} when a document is not there', async () => {
    const page = await open('/resources');
    const said = page.waitForEvent('dialog');
    const click = page.getByRole('link', { name: 'Download ROI Calculator (Excel)' }).click();
    const dialog = await said;
    expect(dialog.message()).toBe('Download not available for: ROI Calculator');
    await dialog.accept();
    await click;
  });

  it('hands over a document that is there', async () => {
    const page = await open('/resources');
    await page.route('**/api/download/roi-calculator', (route) =>
      route.fulfill({ status: 200, headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="x.xlsx"' }, body: 'PK' }),
    );
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download ROI Calculator (Excel)' }).click();
    expect((await download).suggestedFilename()).toBe('x.xlsx');
  });
});

describe('the quiz', () => {
  it('is walked from the first step to the last by keyboard alone', async () => {
    const page = await open('/quiz?tier=audit&fresh=true', { viewport: { width: 390, height: 844 } });
    await page.locator('#companyName').focus();
    for (let number = 1; number < 28; number += 1) {
      await until(step(page, number));
      const focused = await page.evaluate(() => ({
        id: document.activeElement?.id ?? '',
        type: document.activeElement?.getAttribute('type'),
        tag: document.activeElement?.tagName,
      }));
      const typed = completeDraft[focused.id];
      if (focused.type === 'radio') await page.keyboard.press('Space');
      else if (focused.tag === 'SELECT') await page.keyboard.press('ArrowDown');
      else if (typeof typed === 'string') await page.keyboard.type(typed);
      if (focused.tag === 'SELECT') {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      } else await page.keyboard.press(focused.tag === 'TEXTAREA' ? 'Control+Enter' : 'Enter');
    }
    await until(step(page, 28));
    expect(await button(page, 'Get Your Report').isDisabled()).toBe(true);
  });

  it('says what is missing when Enter is pressed too early', async () => {
    const page = await open('/quiz');
    await page.locator('#companyName').press('Enter');
    await until(page.getByRole('alert').filter({ hasText: 'Company name is required.' }));
    expect(await button(page, 'Next').isDisabled()).toBe(true);
  });

  it('completes a web address when the field is left', async () => {
    const page = await openQuizAt(8);
    await page.locator('#website').fill('example.com');
    await page.locator('#website').blur();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#website')?.value === 'https://example.com');
  });

  it('loses nothing on a reload in the middle, also when it began with fresh=true', async () => {
    const page = await open('/quiz?fresh=true');
    await page.locator('#companyName').fill('Harbour');
    await button(page, 'Next').click();
    await page.locator('#companyDescription').fill('We bake');
    await page.reload();
    await until(step(page, 2));
    expect(await page.locator('#companyDescription').inputValue()).toBe('We bake');
  });

  it('goes from step to step with the browser’s own buttons, and keeps what was typed', async () => {
    const page = await openQuizAt(5);
    for (const number of [6, 7, 8]) {
      await button(page, 'Next').click();
      await until(step(page, number));
    }
    for (const number of [7, 6, 5]) {
      await page.goBack();
      await until(step(page, number));
    }
    await page.goForward();
    await until(step(page, 6));
    expect(await page.locator('#locations').inputValue()).toBe('Bristol');
  });

  it('keeps everything when the visitor leaves by the back button and comes again', async () => {
    const page = await openQuizAt(5);
    await page.locator('#yearEstablished').fill('1999');
    await page.goBack();
    await page.goForward();
    await until(step(page, 5));
    expect(await page.locator('#yearEstablished').inputValue()).toBe('1999');
  });

  it('is wiped by fresh=true', async () => {
    const page = await openQuizAt(12);
    await page.goto(`${site.url}/quiz?tier=monitoring&fresh=true`);
    await until(step(page, 1));
    expect(await page.locator('#companyName').inputValue()).toBe('');
    expect(page.url()).toBe(`${site.url}/quiz?tier=monitoring`);
  });

  it('logs and ignores corrupted saved answers', async () => {
    const page = await openQuizAt(12);
    await page.evaluate(() => localStorage.setItem('llm-quiz-data', '{broken'));
    await page.reload();
    await until(step(page, 1));
    takeComplaint('Saved quiz answers could not be read and were ignored.');
  });

  it('shows in a second tab what was typed in the first', async () => {
    const first = await open('/quiz');
    const second = await visit(await first.context().newPage(), '/quiz');
    await until(step(second, 1));
    await first.locator('#companyName').fill('Harbour');
    await second.waitForFunction(() => document.querySelector<HTMLInputElement>('#companyName')?.value === 'Harbour');
  });

  it('keeps everything when the submission fails, and sends it again under the same key', async () => {
    const page = await openQuizAt(28);
    site.answers.set('POST /api/quiz', { status: 500, body: { message: 'down' } });
    await button(page, 'Get Your Report').click();
    await until(page.getByText('Submission Failed'));
    await until(page.getByText('There was an error submitting your quiz. Please try again.'));
    takeComplaint('The quiz was not submitted.');
    expect(await page.locator('#email').inputValue()).toBe('me@harbour.example');

    site.answers.set('POST /api/quiz', { status: 201, body: { id: 'quiz-1' } });
    await button(page, 'Get Your Report').click();
    await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
    await until(page.getByText('Quiz Submitted Successfully!'));
    await until(page.getByText('Redirecting to payment...'));
    const [first, second] = site.calls;
    expect(first?.idempotencyKey).toMatch(/^[\w-]{8,128}$/);
    expect(second).toEqual(first);
    expect(
      await page.evaluate(() => [localStorage.getItem('llm-quiz-data'), localStorage.getItem('llm-quiz-step'), localStorage.getItem('quizResultId')]),
    ).toEqual([null, null, 'quiz-1']);
  });

  it('goes to the answer that the server refuses, and says why until it is changed', async () => {
    const page = await openQuizAt(28);
    site.answers.set('POST /api/quiz', {
      status: 422,
      body: { message: 'Some answers need another look.', details: { yearEstablished: 'That year is not over.' } },
    });
    await button(page, 'Get Your Report').click();
    await until(step(page, 5));
    await until(page.getByRole('alert').filter({ hasText: 'That year is not over.' }));
    takeComplaint('The quiz was not submitted.');
    await page.locator('#yearEstablished').fill('2001');
    await page.getByText('That year is not over.').waitFor({ state: 'detached' });
  });

  it('offers what the website suggests, and fills nothing in by itself', async () => {
    const page = await openQuizAt(8);
    const proposals = [
      { path: 'socialMedia.linkedin.url', value: 'https://www.linkedin.com/company/harbour-bakery', seen: 'Your site links a LinkedIn page.' },
      { path: 'httpsUsage', value: 'partial', seen: 'The address with http:// does not lead to https://.' },
    ];
    site.answers.set('POST /api/prefill', { status: 200, body: { proposals } });
    await page.locator('#website').fill('harbour.example');
    await button(page, 'Next').click();
    await until(page.getByText('Your site links a LinkedIn page.'));
    expect(await page.getByLabel('LinkedIn address').inputValue()).toBe('linkedin.com/company/harbour');
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await button(page, 'Use linkedin.com/company/harbour-bakery').click();
    expect(await page.getByLabel('LinkedIn address').inputValue()).toBe('https://www.linkedin.com/company/harbour-bakery');
    expect(await page.getByText('From your website').count()).toBe(0);
    expect(site.calls.filter(({ call }) => call === 'POST /api/prefill').map(({ body }) => body)).toEqual([{ website: 'https://harbour.example' }]);
  });

  it('reads Analyzing... and takes no second click while it is being sent', async () => {
    const page = await openQuizAt(28);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/quiz', async (route) => {
      await held;
      await route.fulfill({ status: 201, json: { id: 'quiz-1' } });
    });
    await button(page, 'Get Your Report').click();
    expect(await button(page, 'Analyzing...').isDisabled()).toBe(true);
    release();
    await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
  });

  it('keeps everything while the visitor is offline', async () => {
    const page = await openQuizAt(28);
    await page.context().setOffline(true);
    await button(page, 'Get Your Report').click();
    await until(page.getByText('Submission Failed'));
    takeComplaint('The quiz was not submitted.');
    expect(await page.locator('#email').inputValue()).toBe('me@harbour.example');
  });
});

describe('the choice of a plan', () => {
  async function openPlans(): Promise<Page> {
    const page = await openQuizAt(28);
    site.answers.set('POST /api/quiz', { status: 201, body: { id: 'quiz-1' } });
    await page.goto(`${site.url}/quiz?tier=monitoring`);
    await button(page, 'Get Your Report').click();
    await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
    return page;
  }

  it('puts the chosen plan first, has no accessibility violation, and survives a reload', async () => {
    const page = await openPlans();
    expect(await page.locator('article h3').first().innerText()).toBe('Monthly Monitoring');
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await page.reload();
    await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
    expect(await page.getByLabel('Email address').inputValue()).toBe('me@harbour.example');
  });

  it('goes to the checkout with the price, the plan, the quiz and the contact', async () => {
    const page = await openPlans();
    site.answers.set('POST /api/create-payment-intent', { status: 200, body: { sessionId: 's', url: '/nothing-here?checkout' } });
    await page.getByText('Add a name, phone or company size (optional)').click();
    await page.getByLabel('Your name').fill('Ada');
    await button(page, 'Secure Checkout').first().click();
    await page.waitForURL('**/nothing-here?checkout');
    expect(site.calls.at(-1)?.body).toMatchObject({
      amount: 49,
      tier: 'monitoring',
      quizId: 'quiz-1',
      quizData: { companyName: 'Harbour Street Bakery' },
      leadData: { contactName: 'Ada', companyName: 'Harbour Street Bakery', email: 'me@harbour.example', website: 'https://harbour.example' },
    });
  });

  it('can be pressed again after the way back from the checkout', async () => {
    const page = await openPlans();
    site.answers.set('POST /api/create-payment-intent', { status: 200, body: { sessionId: 's', url: '/nothing-here?checkout' } });
    await button(page, 'Secure Checkout').first().click();
    await page.waitForURL('**/nothing-here?checkout');
    await page.goBack();
    await page.waitForFunction(
      () => [...document.querySelectorAll('button')].filter((each) => each.textContent === 'Secure Checkout' && !each.disabled).length === 3,
    );
  });

  it('says what went wrong and can be pressed again', async () => {
    const page = await openPlans();
    site.answers.set('POST /api/create-payment-intent', { status: 502, body: { message: 'The payment provider does not answer.' } });
    await button(page, 'Secure Checkout').first().click();
    await until(page.getByText('Payment Error'));
    await until(page.getByText('The payment provider does not answer.'));
    takeComplaint('The checkout was not opened.');
    expect(await button(page, 'Secure Checkout').first().isEnabled()).toBe(true);
  });

  it('reads Processing... and takes no second click meanwhile', async () => {
    const page = await openPlans();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/create-payment-intent', async (route) => {
      await held;
      await route.fulfill({ json: { sessionId: 's', url: '/nothing-here' } });
    });
    await button(page, 'Secure Checkout').first().click();
    expect(await button(page, 'Processing...').isDisabled()).toBe(true);
    expect(await button(page, 'Secure Checkout').first().isDisabled()).toBe(true);
    release();
    await page.waitForURL('**/nothing-here');
  });

  it('asks for an email before it goes anywhere', async () => {
    const page = await openPlans();
    await page.getByLabel('Email address').fill('nobody');
    await button(page, 'Secure Checkout').first().click();
    await until(page.getByText('Enter an email address such as you@company.com.'));
    expect(site.calls.map(({ call }) => call)).toEqual(['POST /api/quiz']);
  });
});

describe('the return from the alternate payment', () => {
  it('sends a visitor without a quiz back to it', async () => {
    const page = await open('/payment-success');
    await until(page.getByRole('heading', { name: 'Processing Error' }));
    await until(page.getByText('No quiz data found. Please restart the quiz.'));
    expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  });

  it('shows Processing Your Payment, then the success, and forgets what was pending', async () => {
    const page = await open('/nothing-here');
    await page.evaluate(() =>
      localStorage.setItem(
        'pendingQuizData',
        JSON.stringify({ quizData: {}, leadData: { email: 'me@harbour.example' }, selectedTier: 'assessment', pricing: 99 }),
      ),
    );
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/process-paypal-quiz', async (route) => {
      await held;
      await route.fulfill({ json: { success: true } });
    });
    await page.goto(`${site.url}/payment-success?token=order-1`);
    await until(page.getByRole('heading', { name: 'Processing Your Payment' }));
    release();
    await until(page.getByRole('heading', { name: 'Payment Successful!' }));
    await until(page.getByText('Your LLM SEO Assessment is Complete!'));
    await until(page.getByText('me@harbour.example'));
    expect(await page.getByRole('link', { name: 'Open your report' }).getAttribute('href')).toBe('/report/order-1');
    expect(await page.evaluate(() => localStorage.getItem('pendingQuizData'))).toBeNull();
  });
});
