// The built site in a real browser: what a visitor does, and what must hold on every page.
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { steps, type Field } from '#quiz/steps.ts';
import { findBrowser } from '../e2e/find-browser.ts';
import { pages } from './pages.tsx';
import { completeDraft } from './quiz/testing/complete-draft.ts';
import { startBuiltSite, type BuiltSite } from './testing/built-site.ts';

let site: BuiltSite;
let browser: Browser;
/** What the browser complained of; a test that expects a complaint takes it out. */
let complaints: string[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([startBuiltSite(), findBrowser().then((found) => chromium.launch(found))]);
});
beforeEach(() => {
  site.answers.set('GET /api/payment-methods', { status: 200, body: { methods: ['card'] } });
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
  listen(page);
  await page.goto(site.url + path);
  return page;
}

function listen(page: Page): void {
  page.on('console', (message) => {
    // A reply of 4xx or 5xx is the server's to explain; the tests look at what the page makes of it.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
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

/** Every public page, an unknown address, and the app pages that need nobody signed in. */
const publicPaths = [...Object.keys(pages), '/nothing-here', '/blog/nothing-here'];
/** Bytes as sent before anybody touches the page. Elsewhere than in the quiz no React; the chat comes when it is opened. */
const mostScript: Record<string, number> = { ...Object.fromEntries(publicPaths.map((path) => [path, 6000])), '/quiz': 120_000 };
const paths = [...publicPaths, '/payment-success', '/signin', '/dashboard', '/results/unknown', '/report/unknown'];

describe('every page', () => {
  let page: Page;
  beforeAll(async () => {
    page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })).newPage();
    listen(page);
  });

  // One visit answers for all: loading is what costs.
  it.each(paths)(
    '%s: nothing on the console, accessible in light and dark, light in scripts, no layout shift, no sideways scrolling at 320 px',
    async (path) => {
      page = await reopened(page);
      await page.goto(site.url + path);
      await until(page.getByRole('heading', { level: 1 }));
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBe(0);
      if (path in mostScript) {
        const sizes = await scriptSizes(page);
        expect(sizes.length).toBeGreaterThan(0);
        expect(sizes.every((size) => size > 0)).toBe(true);
        expect(sum(sizes)).toBeLessThanOrEqual(mostScript[path] ?? 0);
      }
      if (!sameTemplate.test(path)) await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1280, height: 900 });
    },
  );
});

/** Articles share a template, and so do plans and legal texts: one of each is enough for what depends on the template. */
const sameTemplate = /^\/blog\/(why|five|ten)|^\/plans\/(monitoring|audit)|^\/(privacy|refund)-policy/;

/** The same page, or another when a test before has closed it. */
async function reopened(page: Page): Promise<Page> {
  if (!page.isClosed()) return page;
  const opened = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })).newPage();
  listen(opened);
  return opened;
}

/** In dark only the colours differ. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Loaded anew: right after a change of the scheme, Chromium still reports the old colour of some inherited text.
    if (colorScheme === 'dark') await page.reload({ waitUntil: 'networkidle' });
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe).analyze();
    expect(violations.map(({ id, nodes }) => `${id} in ${colorScheme}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)).toEqual([]);
  }
}

async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shifts: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts.reduce((all, shift) => all + shift, 0)), 50);
      }),
  );
}

async function scriptSizes(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
      .map((entry) => entry.encodedBodySize),
  );
}

const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);

describe('without JavaScript', () => {
  /** What a page says outside its buttons, line by line. */
  const linesOf = (page: Page) =>
    page.evaluate(() => {
      for (const button of document.querySelectorAll('button')) button.remove();
      const lines = (document.querySelector('main') ?? document.body).innerText.split('\n');
      return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter((line) => line !== '');
    });

  it('every public page says all that it says with it, and shows nothing that needs it', async () => {
    const [plain, scripted] = await Promise.all(
      [false, true].map(async (javaScriptEnabled) => (await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' })).newPage()),
    );
    if (!plain || !scripted) throw new Error('no pages');
    for (const path of publicPaths.filter((each) => each !== '/quiz')) {
      await Promise.all([plain, scripted].map((page) => page.goto(site.url + path)));
      expect(await plain.getByRole('button').count(), path).toBe(0);
      expect(await plain.getByRole('contentinfo').count(), path).toBe(1);
      const said = new Set(await linesOf(plain));
      expect(said.size, path).toBeGreaterThan(2);
      expect(
        (await linesOf(scripted)).filter((line) => !said.has(line)),
        path,
      ).toEqual([]);
    }
  });

  it('the quiz says what it asks, and whom to write to', async () => {
    const page = await open('/quiz', { javaScriptEnabled: false });
    const text = await page.locator('main').innerText();
    for (const { title } of steps) expect(text).toContain(title);
    expect(await page.locator('a[href="mailto:hello@citable.test"]').count()).toBe(1);
  });
});

describe('the landing page', () => {
  it('is complete without JavaScript: all testimonials stand there, and nothing that needs a script', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    expect(await page.getByRole('blockquote').count()).toBe(3);
    expect(await page.getByRole('button').count()).toBe(0);
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
  it.each(['mouse', 'keyboard', 'touch'] as const)('is walked from the first step to the last by %s alone, and sends what was entered', async (by) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const page = await open('/quiz?tier=audit&fresh=true', by === 'touch' ? phone : {});
    site.answers.set('POST /api/quiz', { status: 201, body: { id: 'quiz-1' } });
    await until(step(page, 1));
    if (by === 'keyboard') await tabTo(page, 'companyName');
    await answerFrom(page, 1, by);
    await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
    expect(sentAnswers()).toEqual([walkedAnswers]);
  });

  it('is walked on a slow network: what is typed while scripts and suggestions are under way stays, and a second press sends nothing twice', async () => {
    const page = await open('/nothing-here');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 300, downloadThroughput: 60_000, uploadThroughput: 20_000 });
    site.answers.set('POST /api/quiz', { status: 201, body: { id: 'quiz-1' } });
    await page.goto(`${site.url}/quiz`);
    await until(page.locator('#companyName'));
    await answerFrom(page, 1, 'mouse', { isPressedTwice: true });
    await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
    expect(sentAnswers()).toEqual([walkedAnswers]);
  });

  it('goes offline in the middle: the rest can be answered, nothing is lost, and it is sent once the network is back', async () => {
    const page = await openQuizAt(12);
    await page.context().setOffline(true);
    await answerFrom(page, 12, 'mouse');
    await until(page.getByText('Submission Failed'));
    takeComplaint('The quiz was not submitted.');
    await page.context().setOffline(false);
    site.answers.set('POST /api/quiz', { status: 201, body: { id: 'quiz-1' } });
    await page.reload();
    await until(step(page, 28));
    await button(page, 'Get Your Report').click();
    await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
    expect(sentAnswers()).toMatchObject([
      { businessGoals: walkedAnswers.businessGoals, keywords: walkedAnswers.keywords, companyDescription: 'We bake bread.' },
    ]);
  });

  it('may be answered in two tabs in turn: each goes on with what the other has', async () => {
    const first = await open('/quiz');
    const second = await visit(await first.context().newPage(), '/quiz');
    await until(step(second, 1));
    await first.locator('#companyName').fill('Harbour');
    await second.waitForFunction(() => document.querySelector<HTMLInputElement>('#companyName')?.value === 'Harbour');
    await button(second, 'Next').click();
    await second.locator('#companyDescription').fill('We bake');
    await first.locator('#companyName').fill('Harbour Street');
    await second.reload();
    await until(step(second, 1).or(step(second, 2)));
    expect(await second.evaluate(() => localStorage.getItem('llm-quiz-data'))).toBe('{"companyName":"Harbour Street","companyDescription":"We bake"}');
  });

  it.each([
    ['answers that are no JSON', '{broken', '12', 1],
    ['answers of another shape', '[1,2]', '12', 1],
    ['a step that there is not', JSON.stringify({ companyName: 'Harbour' }), '99', 1],
    ['a step that is no number', JSON.stringify({ companyName: 'Harbour' }), 'x', 1],
  ])('starts over %s', async (what, data, at, shown) => {
    const page = await openQuizAt(12);
    await page.evaluate(([draft, number]) => (localStorage.setItem('llm-quiz-data', draft), localStorage.setItem('llm-quiz-step', number)), [
      data,
      at,
    ] as const);
    await page.reload();
    await until(step(page, shown));
    if (what.startsWith('answers')) takeComplaint('Saved quiz answers');
    else expect(await page.locator('#companyName').inputValue()).toBe('Harbour');
  });

  it('can be answered where the browser forbids it to keep anything', async () => {
    const context = await browser.newContext();
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const page = await visit(await context.newPage(), '/quiz');
    await page.locator('#companyName').fill('Harbour');
    await button(page, 'Next').click();
    await until(step(page, 2));
    await button(page, 'Previous').click();
    await until(step(page, 1));
    expect(await page.locator('#companyName').inputValue()).toBe('Harbour');
    expect(complaints.every((text) => text.startsWith('The browser refused its local storage.'))).toBe(true);
    complaints = [];
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

  it('keeps the assistant’s button off its own on a phone, and lets it float on a wider screen', async () => {
    const page = await openQuizAt(10, { viewport: { width: 390, height: 844 } });
    const [next, chat] = [await button(page, 'Next').boundingBox(), await button(page, 'Ask us').boundingBox()];
    expect(chat?.y).toBeGreaterThan((next?.y ?? Infinity) + (next?.height ?? 0));
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await button(page, 'Ask us').boundingBox()).toMatchObject({ y: 900 - 16 - 48 });
  });

  it('is wiped by fresh=true', async () => {
    const page = await openQuizAt(12);
    await page.goto(`${site.url}/quiz?tier=monitoring&fresh=true`);
    await until(step(page, 1));
    expect(await page.locator('#companyName').inputValue()).toBe('');
    expect(page.url()).toBe(`${site.url}/quiz?tier=monitoring`);
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
});

/** What the walks enter, by the input's path. The first option of a list where nothing is said. */
const typed: Record<string, string> = {
  companyName: 'Harbour Street Bakery',
  companyDescription: 'We bake bread.',
  'products.1': 'Sourdough',
  'products.2': 'Rye',
  yearEstablished: '2009',
  locations: 'Bristol',
  targetAudience: 'Restaurants',
  website: 'harbour.example',
  'keywords.1': 'sourdough bristol',
  customerQuestions: 'Do you deliver?',
  uniqueSellingProps: 'Own mill',
  problemsSolved: 'Late bread',
  businessGoals: 'Growth',
  email: 'me@harbour.example',
};

const walkedAnswers = {
  companyName: 'Harbour Street Bakery',
  companyDescription: 'We bake bread.',
  industry: 'technology',
  products: ['Sourdough', 'Rye'],
  yearEstablished: 2009,
  locations: 'Bristol',
  targetAudience: 'Restaurants',
  website: 'https://harbour.example',
  socialMedia: { linkedin: '', twitter: '', facebook: '', instagram: '' },
  publicationsMentioned: 'yes',
  publicationsExamples: '',
  wikipediaPage: 'yes',
  contentFrequency: 'daily',
  keywords: ['sourdough bristol'],
  customerQuestions: 'Do you deliver?',
  structuredData: 'yes',
  contentTone: 'professional',
  faqUsage: 'yes',
  uniqueSellingProps: 'Own mill',
  problemsSolved: 'Late bread',
  brandTerminology: '',
  mobileFriendly: 'yes',
  loadingSpeed: 'fast',
  httpsUsage: 'yes',
  previousLlmSearches: 'yes',
  llmOptimizationStrategies: 'yes',
  otherInformation: '',
  misconceptions: '',
  businessGoals: 'Growth',
  email: 'me@harbour.example',
};

const sentAnswers = () => site.calls.filter(({ call }) => call === 'POST /api/quiz').map(({ body }) => body);

/** Answers every step from `first` to the last and submits, touching the page only in the given way. */
async function answerFrom(page: Page, first: number, by: 'mouse' | 'keyboard' | 'touch', { isPressedTwice = false } = {}): Promise<void> {
  for (let number = first; number <= steps.length; number += 1) {
    await until(step(page, number));
    for (const field of steps[number - 1]?.fields ?? []) {
      if (field.type === 'radio' || field.type === 'select') await choose(page, field, by);
      else for (const path of [field.key, `${field.key}.1`, `${field.key}.2`]) if (typed[path] !== undefined) await write(page, path, typed[path], by);
    }
    const name = number === steps.length ? 'Get Your Report' : 'Next';
    if (by === 'keyboard') await pressByKeyboard(page, name);
    else if (by === 'touch') await button(page, name).tap();
    else if (isPressedTwice && number === steps.length) await button(page, name).dblclick();
    else await button(page, name).click();
  }
}

async function write(page: Page, path: string, text: string, by: 'mouse' | 'keyboard' | 'touch'): Promise<void> {
  const input = page.locator(`[id="${path}"]`);
  if (by === 'keyboard') await tabTo(page, path);
  else if (by === 'touch') await input.tap();
  else await input.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function choose(page: Page, { key, type, options }: Field, by: 'mouse' | 'keyboard' | 'touch'): Promise<void> {
  const [option] = options ?? [];
  if (type === 'select' && by !== 'keyboard') return void (await page.locator(`#${key}`).selectOption(option?.value ?? ''));
  const choice = page.locator(`input[name="${key}"]`).first();
  if (by === 'mouse') await page.getByText(option?.label ?? '', { exact: true }).click();
  else if (by === 'touch') await page.getByText(option?.label ?? '', { exact: true }).tap();
  else if (type === 'select') {
    await tabTo(page, key);
    await page.keyboard.press('ArrowDown');
  } else {
    await tabUntil(page, () => choice.evaluate((each) => each === document.activeElement));
    await page.keyboard.press('Space');
  }
}

const tabTo = (page: Page, id: string) => tabUntil(page, () => page.evaluate((wanted) => document.activeElement?.id === wanted, id));

async function pressByKeyboard(page: Page, name: string): Promise<void> {
  await tabUntil(page, () => page.evaluate((wanted) => document.activeElement?.textContent === wanted, name));
  await page.keyboard.press('Enter');
}

async function tabUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 15; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it.');
}

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
    expect(site.calls.map(({ call }) => call).filter((call) => call.startsWith('POST'))).toEqual(['POST /api/quiz']);
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
    await page.route('**/api/report/order-1', (route) => route.fulfill({ json: { status: 'failed', message: 'This payment was refunded.' } }));
    await page.goto(`${site.url}/payment-success?token=order-1`);
    await until(page.getByRole('heading', { name: 'Processing Your Payment' }));
    release();
    await until(page.getByRole('heading', { name: 'Payment Successful!' }));
    await until(page.getByText('Your LLM SEO Assessment is Complete!'));
    await until(page.getByText('me@harbour.example'));
    await until(page.getByText('This payment was refunded.')); // what the report's own page would show, below the good news
    expect(await page.evaluate(() => localStorage.getItem('pendingQuizData'))).toBeNull();
  });
});
