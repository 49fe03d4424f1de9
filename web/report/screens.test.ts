import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildReport } from '#report/build-report.ts';
import { extremeReports } from '#report/testing/extreme-reports.ts';
import { sampleAnalysis, sampleAnswers } from '#report/testing/sample-analysis.ts';
import { findBrowser } from '../../e2e/find-browser.ts';
import { startPreview } from './testing/preview.ts';
import type { Preview } from './testing/preview.ts';

const reportOf = (analysis = sampleAnalysis()) =>
  buildReport({
    id: 'report-1',
    createdAt: new Date('2026-11-20T10:00:00Z'),
    tier: 'assessment',
    answers: sampleAnswers,
    analysis,
    earlier: [{ at: '2026-08-20T10:00:00Z', score: 48, interval: { low: 43, high: 53 } }],
  });
const ready = { status: 200, body: { status: 'ready', report: reportOf(), userEmail: 'owner@brandt-heating.example' } };
const running = { status: 200, body: { status: 'running', progress: [{ stage: 'gather', message: 'Reading page 7 of 25', done: 7, total: 25 }] } };

let preview: Preview;
let browser: Browser;
let pages: Page[] = [];

beforeAll(async () => {
  preview = await startPreview();
  browser = await chromium.launch(await findBrowser());
});
afterAll(async () => {
  await browser.close();
  await preview.close();
});
afterEach(async () => {
  await Promise.all(pages.map((page) => page.context().close()));
  pages = [];
  preview.answers.clear();
});

async function open(path: string, { width = 1280, colorScheme = 'light' as 'light' | 'dark' } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, acceptDownloads: true });
  const page = await context.newPage();
  pages.push(page);
  await page.goto(preview.url + path);
  return page;
}

async function openReport(): Promise<Page> {
  const page = await open('/report/pay_1');
  await heading(page, 'Your LLM SEO Report is Ready!').waitFor();
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

describe('the report screen', () => {
  it('says in the customer’s words what is there and what comes next', async () => {
    preview.answers.set('GET /api/report/pay_1', ready);
    const page = await openReport();
    for (const name of [
      'Your LLM SEO Report is Ready!',
      'Executive Summary',
      'Report Summary',
      'Industry Performance Analysis',
      'AI-Optimized Content Strategy',
      'Personalized SEO Improvement Plan',
      "What's Next",
      'Implement Recommendations',
      'Monitor Progress',
      'Get Expert Help',
    ]) {
      expect(await heading(page, name).count(), name).toBe(1);
    }
    expect(await page.getByText('A copy was sent to owner@brandt-heating.example').count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(await page.getByRole('button', { name: 'Download Report Again' }).count()).toBe(1);
  });

  it('opens the immediate actions and leaves the others folded', async () => {
    preview.answers.set('GET /api/report/pay_1', ready);
    const page = await openReport();
    expect(await heading(page, 'Allow Claude-SearchBot').isVisible()).toBe(true);
    const longTerm = heading(page, 'Get covered by sources assistants cite');
    expect(await longTerm.isVisible()).toBe(false);
    await heading(page, 'Long-term (3+ months) (1)').click();
    expect(await longTerm.isVisible()).toBe(true);
  });

  it('puts a fatal defect before everything else, with its proof', async () => {
    const finding = {
      id: 'noindex',
      tone: 'bad',
      note: 'Seen on the home page.',
      kind: 'header',
      url: 'https://a.example/',
      name: 'X-Robots-Tag',
      value: 'noindex',
    } as const;
    const analysis = sampleAnalysis({ overallScore: 31, gates: [{ id: 'home-noindex', sentence: 'The home page asks not to be shown.', finding }] });
    preview.answers.set('GET /api/report/pay_1', { status: 200, body: { status: 'ready', report: reportOf(analysis) } });
    const page = await openReport();
    expect(await page.getByRole('complementary', { name: 'Fix this first' }).innerText()).toMatch(/asks not to be shown[\s\S]*X-Robots-Tag: noindex/);
    expect(await page.getByText('A copy was sent').count()).toBe(0);
  });

  it('lists every check with the proof of its points', async () => {
    preview.answers.set('GET /api/report/pay_1', ready);
    const page = await openReport();
    const { checks } = sampleAnalysis();
    for (const check of checks) expect(await page.locator(`details[id="${check.id}"]`).count(), check.id).toBe(1);
    await page.locator('#AO-02 > summary').click();
    expect(await page.locator('#AO-02').innerText()).toMatch(/Disallow: \/[\s\S]*line 14/);
  });

  it('shows the files of the fix pack, to copy and to download, as text', async () => {
    const text = '<script>document.title = "broken"</script>\n';
    const file = {
      path: 'structured-data/organization.html',
      title: 'The business',
      place: 'Into the head.',
      urls: [],
      text,
      diff: null,
      improves: [],
      optional: false,
    };
    const fixPack = { files: [{ ...file, fixes: [{ checkId: 'AO-08', note: 'No page describes the company.' }] }], leftOut: [] };
    preview.answers.set('GET /api/report/pay_1', { status: 200, body: { status: 'ready', report: { ...reportOf(sampleAnalysis()), fixPack } } });
    const page = await openReport();
    const section = page.getByRole('region', { name: 'Fix pack' });
    await section.getByText('Show the file').click();
    expect(await section.innerText()).toContain(text.trim());
    expect(await section.innerText()).toMatch(/Removes\s+AO-08 No page describes the company/);
    expect(await page.getByRole('link', { name: 'Download all files (ZIP)' }).getAttribute('href')).toBe('/api/report/pay_1/fix-pack.zip');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await section.getByRole('button', { name: 'Copy structured-data/organization.html' }).click();
    await section.getByText('Copied.').waitFor();
    expect(await page.title()).not.toBe('broken');
  });

  it('shows hostile text as text', async () => {
    const hostile = `<img src=x onerror="document.title='broken'">"></svg><script>1</script>`;
    const finding = { id: 'x', tone: 'bad', note: hostile, kind: 'page', url: `javascript:alert(1)` } as const;
    const analysis = sampleAnalysis({ strengths: [hostile], observations: [finding], weaknesses: [hostile] });
    const report = buildReport({
      id: 'r',
      createdAt: new Date(0),
      tier: 'assessment',
      answers: { ...sampleAnswers, companyName: hostile },
      analysis,
      earlier: [],
    });
    preview.answers.set('GET /api/report/pay_1', { status: 200, body: { status: 'ready', report } });
    const page = await openReport();
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.locator('a[href^="javascript:"]').count()).toBe(0);
    expect(await page.title()).toBe('Citable');
  });

  it('is ready again after a download that failed, and tells only the console', async () => {
    preview.answers.set('GET /api/report/pay_1', ready);
    preview.answers.set('GET /api/download-report/pay_1', { status: 503, body: { message: 'Not now.', code: 'unavailable' } });
    const page = await openReport();
    const logged = page.waitForEvent('console', (message) => message.text().includes('Failed to download report'));
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await logged;
    await page.getByRole('button', { name: 'Download PDF' }).waitFor();
  });

  it('saves the PDF under the customer’s file name', async () => {
    preview.answers.set('GET /api/report/pay_1', ready);
    preview.answers.set('GET /api/download-report/pay_1', { status: 200, body: 'stands for a PDF' });
    const page = await openReport();
    let goOn = () => {};
    const isAnswered = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/api/download-report/pay_1', async (route) => {
      await isAnswered;
      await route.fallback();
    });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await page.getByRole('button', { name: 'Generating...' }).waitFor();
    goOn();
    expect((await download).suggestedFilename()).toMatch(/^LLM-SEO-Report-\d{4}-\d{2}-\d{2}\.pdf$/);
  });
});

describe('the live progress', () => {
  it('shows what was done before, what is pushed now, and turns into the report without a reload', async () => {
    preview.answers.set('GET /api/report/pay_1', running);
    const page = await open('/report/pay_1');
    await page.getByText('Reading page 7 of 25').first().waitFor();
    await expect.poll(preview.listening).toBe(1);
    preview.push('progress', { stage: 'judge', message: 'Judging 71 checks', done: 0, total: 1 });
    await page.getByText('Judging 71 checks').first().waitFor();
    preview.answers.set('GET /api/report/pay_1', ready);
    preview.push('ready', {});
    await heading(page, 'Your LLM SEO Report is Ready!').waitFor();
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    await expect.poll(preview.listening).toBe(0);
  });

  it('finds the report when it became ready while the connection was lost', async () => {
    preview.answers.set('GET /api/report/pay_1', running);
    const page = await open('/report/pay_1');
    await expect.poll(preview.listening).toBe(1);
    preview.answers.set('GET /api/report/pay_1', ready);
    preview.drop();
    await heading(page, 'Your LLM SEO Report is Ready!').waitFor();
  });

  it('comes back after the server refused the stream', async () => {
    preview.answers.set('GET /api/report/pay_1', running);
    const page = await open('/report/pay_1');
    await page.clock.install();
    preview.answers.set('GET /api/journey/pay_1/events', { status: 503, body: { message: 'Not now.', code: 'unavailable' } });
    const refused = page.waitForResponse((response) => response.url().endsWith('/events') && response.status() === 503);
    await page.reload();
    await heading(page, 'Your report is being made').waitFor();
    await refused;
    preview.answers.delete('GET /api/journey/pay_1/events');
    preview.answers.set('GET /api/report/pay_1', ready);
    await page.clock.fastForward(5_000);
    await heading(page, 'Your LLM SEO Report is Ready!').waitFor();
  });

  it('survives a reload', async () => {
    preview.answers.set('GET /api/report/pay_1', running);
    const page = await open('/report/pay_1');
    await page.reload();
    await page.getByText('Reading page 7 of 25').first().waitFor();
  });

  it('waits for a payment that is on its way', async () => {
    preview.answers.set('GET /api/report/pay_1', { status: 202, body: { status: 'waiting-for-payment', message: 'On its way.', progress: [] } });
    await heading(await open('/report/pay_1'), 'Waiting for your payment').waitFor();
  });

  it('says why a report is closed', async () => {
    preview.answers.set('GET /api/report/pay_1', { status: 200, body: { status: 'failed', message: 'This purchase was refunded.', progress: [] } });
    const page = await open('/report/pay_1');
    await heading(page, 'This report cannot be opened').waitFor();
    expect(await page.getByText('This purchase was refunded.').count()).toBe(1);
  });

  it('names a report that is not there, and offers another try when the server fails', async () => {
    await heading(await open('/report/nothing'), 'Report Not Found').waitFor();
    preview.answers.set('GET /api/report/pay_1', { status: 500, body: { message: 'Something broke.', code: 'internal' } });
    const page = await open('/report/pay_1');
    await page.getByText('Something broke.').waitFor();
    preview.answers.set('GET /api/report/pay_1', ready);
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Your LLM SEO Report is Ready!').waitFor();
  });
});

describe('the results screen', () => {
  it('draws the analysis by the limits 70 and 50, with the plan in tabs', async () => {
    preview.answers.set('GET /api/quiz/q1/analysis', { status: 200, body: sampleAnalysis() });
    const page = await open('/results/q1');
    await heading(page, 'Your results').waitFor();
    expect(await page.getByText('56 out of 100').count()).toBe(1);
    for (const name of [
      'Strengths',
      'Areas for Improvement',
      'Industry Benchmarks',
      'Priority Actions',
      'Industry-Specific Recommendations',
      'What Industry Leaders Do',
    ]) {
      expect(await heading(page, name).count(), name).toBe(1);
    }
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Immediate (3)', 'Short-term (2)', 'Long-term (1)', '4-Week Plan']);
    await page.getByRole('tab', { name: 'Immediate (3)' }).focus();
    await page.keyboard.press('End');
    await heading(page, 'Week 4 Optimization').waitFor();
    expect(await page.getByRole('link', { name: 'Schedule a consultation' }).getAttribute('href')).toMatch(/^mailto:hello@citable\.test/);
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it('shows general recommendations where there is no plan', async () => {
    const { personalizedPlan } = sampleAnalysis();
    const analysis = sampleAnalysis({ personalizedPlan: { ...personalizedPlan, immediate: [], shortTerm: [], longTerm: [] } });
    preview.answers.set('GET /api/quiz/q1/analysis', { status: 200, body: analysis });
    const page = await open('/results/q1');
    await heading(page, 'Your results').waitFor();
    expect(await heading(page, 'Recommendations').count()).toBe(1);
    expect(await page.getByRole('tab').count()).toBe(0);
  });

  it('keeps an unpaid analysis locked, and offers the plans', async () => {
    preview.answers.set('GET /api/quiz/q1/analysis', {
      status: 402,
      body: {
        message: 'Choose a plan first.',
        code: 'payment-required',
        details: { teaser: { companyName: 'Brandt Heating', pagesRead: 12, checksDone: 61 } },
      },
    });
    const page = await open('/results/q1');
    await heading(page, 'Quiz Complete!').waitFor();
    expect(await page.getByRole('complementary', { name: 'What is in your results' }).innerText()).toMatch(
      /The results for Brandt Heating are locked\s+12 pages read, 61 checks done\./,
    );
    expect(await page.getByRole('button', { name: 'Secure Checkout' }).count()).toBe(3);
  });

  it('says that it is analyzing, and that nothing was found', async () => {
    preview.answers.set('GET /api/quiz/q1/analysis', { status: 202, body: { status: 'running', orderId: 'order-1' } });
    await heading(await open('/results/q1'), 'Analyzing Your Results...').waitFor();
    await expect.poll(preview.listening).toBe(1);
    const page = await open('/results/unknown');
    await heading(page, 'Results Not Found').waitFor();
    expect(await page.getByText("We couldn't find the analysis for this quiz submission.").count()).toBe(1);
  });
});

describe('a report at the edges of what can come', () => {
  it.each(Object.entries(extremeReports()))('%s: whole and readable on a phone, and nothing of it runs', async (name, { report, says }) => {
    preview.answers.set('GET /api/report/pay_1', { status: 200, body: { status: 'ready', report, userEmail: 'owner@brandt-heating.example' } });
    const page = await open('/report/pay_1', { width: 390 });
    const surprises: string[] = [];
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => surprises.push(dialog.message())));
    page.on('console', (message) => message.type() === 'error' && surprises.push(message.text()));
    page.on('pageerror', (error) => surprises.push(error.message));
    await heading(page, 'Your LLM SEO Report is Ready!').waitFor();
    await page.evaluate(() => document.querySelectorAll('main details').forEach((each) => each.setAttribute('open', '')));
    const seen = await page.evaluate(() => ({
      text: document.querySelector('main')?.textContent ?? '',
      title: document.title,
      tooWide: document.documentElement.scrollWidth - window.innerWidth,
      // An element that hides what does not fit would cut without scrolling.
      cut: [...document.querySelectorAll('main *')].filter(
        (each) => each.scrollWidth > each.clientWidth + 1 && /hidden|clip/.test(getComputedStyle(each).overflowX) && each.clientWidth > 1,
      ).length,
      foreign: document.querySelectorAll('main script, main img, main iframe, main [onerror], main [onclick]').length,
      links: [...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href') ?? ''),
      cards: document.querySelectorAll('section[aria-labelledby=plan] h4').length,
      checks: document.querySelectorAll('section[aria-labelledby=appendix] details').length,
    }));
    for (const words of says) expect(seen.text).toContain(words);
    expect({ ...seen, text: '', links: seen.links.filter((link) => !/^(?:https?:|\/|#)/.test(link)), cards: 0, checks: 0 }).toEqual({
      text: '',
      title: 'Citable',
      tooWide: 0,
      cut: 0,
      foreign: 0,
      links: [],
      cards: 0,
      checks: 0,
    });
    expect(surprises).toEqual([]);
    if (name === 'huge') expect([seen.cards, seen.checks]).toEqual([64, 100]);
    if (name === 'hostile') expect(seen.text).toContain('W'.repeat(5_000));
  });
});

describe('the appendix', () => {
  it('is filtered by outcome and category, and a link to a check opens it whatever the filter hides', async () => {
    preview.answers.set('GET /api/report/pay_1', ready);
    const page = await openReport();
    const { checks } = sampleAnalysis();
    const visible = () => page.locator('#appendix').locator('xpath=ancestor::section').locator('details:visible').count();
    expect(await visible()).toBe(checks.length);
    await page.getByLabel('Outcome').selectOption('open');
    const open = checks.filter((check) => check.outcome === 'scored' && check.ratio !== 1);
    expect(await visible()).toBe(open.length);
    await page.getByLabel('Category').selectOption('technicalSEO');
    const both = open.filter((check) => check.category === 'technicalSEO').length;
    expect(await visible()).toBe(both);
    expect(await page.getByText(`${both} of ${checks.length} checks`).count()).toBe(1);
    const hidden = checks.find((check) => check.category === 'brandPresence')?.id ?? '';
    await page.evaluate((id) => location.assign(`#${id}`), hidden);
    await page.locator(`#${hidden}[open]`).waitFor();
    expect(await visible()).toBe(checks.length);
  });
});

describe('what moved', () => {
  it('names scores and checks, and calls noise noise', async () => {
    const moved = {
      since: '2026-08-20T10:00:00Z',
      headline: 'up from 48 to 56',
      rows: [
        { name: 'Overall', before: 48, after: 56, direction: 'up' as const },
        { name: 'Claude', before: 40, after: 41, direction: 'within-noise' as const },
      ],
      checks: [
        { checkId: 'AO-02', title: 'Claude may read your pages', kind: 'mended' as const, points: 2 },
        { checkId: 'TS-08', title: 'Some key pages lack a summary', kind: 'lost' as const, points: -1 },
      ],
      notes: ['Perplexity: answered by another model now.'],
    };
    preview.answers.set('GET /api/report/pay_1', { status: 200, body: { ...ready.body, report: { ...reportOf(), moved } } });
    const page = await openReport();
    const section = page.getByRole('region', { name: 'What moved' });
    expect(await section.innerText()).toMatch(
      /up from 48 to 56[\s\S]*Claude\s+40\s+41\s+~ within noise[\s\S]*Mended \(1\)[\s\S]*\+2[\s\S]*Lost \(1\)[\s\S]*−1[\s\S]*another model/,
    );
    expect(await section.getByRole('img').count()).toBeGreaterThan(0);
  });
});

describe('for everyone', () => {
  const states = [
    ['/report/pay_1', 'Your LLM SEO Report is Ready!', 'GET /api/report/pay_1', ready],
    ['/report/pay_2', 'Your report is being made', 'GET /api/report/pay_2', running],
    ['/results/q1', 'Your results', 'GET /api/quiz/q1/analysis', { status: 200, body: sampleAnalysis() }],
    ['/demo-report', 'What a report looks like', '', ready],
    ['/results/q2', 'Quiz Complete!', 'GET /api/quiz/q2/analysis', { status: 402, body: { message: 'Choose a plan.', code: 'payment-required' } }],
  ] as const;

  it.each(
    states.flatMap(([path, title, call, answer]) => (['light', 'dark'] as const).map((colorScheme) => [path, colorScheme, title, call, answer] as const)),
  )('%s in %s has nothing that axe objects to, folded or open', async (path, colorScheme, title, call, answer) => {
    preview.answers.set(call, answer);
    const page = await open(path, { colorScheme });
    await heading(page, title).waitFor();
    await page.evaluate(() => document.querySelectorAll('details:not([name])').forEach((each) => each.setAttribute('open', '')));
    // One frame, and only what is wrong is asked for: half the time.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
    // Only colours differ in the dark.
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  it.each(states)('%s never scrolls sideways at 320 px', async (path, title, call, answer) => {
    preview.answers.set(call, answer);
    const page = await open(path, { width: 320 });
    await heading(page, title).waitFor();
    await page.evaluate(() => document.querySelectorAll('main details').forEach((each) => each.setAttribute('open', '')));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });

  it('is walked by keyboard alone: every stop once, in order, seen and marked; folds, filter, copying and tabs answer to keys', async () => {
    const file = { path: 'robots.txt', title: 'robots.txt', place: 'At the root.', urls: [], text: 'User-agent: *', diff: null, improves: [], optional: false };
    const fixPack = { files: [{ ...file, fixes: [] }], leftOut: [] };
    preview.answers.set('GET /api/report/pay_1', { status: 200, body: { ...ready.body, report: { ...reportOf(), fixPack } } });
    const page = await openReport();
    await page.emulateMedia({ reducedMotion: 'reduce' }); // scrolling is instant
    const stops = await page.locator('main').evaluate((main) => {
      const all = [...main.querySelectorAll<HTMLElement>('a[href], button, select, summary, [tabindex="0"]')];
      const reachable = all.filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches(':disabled'));
      reachable.forEach((each, index) => (each.dataset['stop'] = String(index)));
      reachable[0]?.focus();
      return reachable.length;
    });
    const walked: (string | undefined)[] = [];
    const unseen: string[] = [];
    for (let stop = 0; stop < stops; stop++) {
      const { at, faults } = await page.evaluate(() => {
        const focused = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
        const { top, bottom } = focused.getBoundingClientRect();
        const { outlineStyle, boxShadow } = getComputedStyle(focused);
        const faults = [bottom > 0 && top < innerHeight ? [] : 'off screen', outlineStyle !== 'none' || boxShadow !== 'none' ? [] : 'no mark'].flat();
        return { at: focused.dataset['stop'], faults };
      });
      walked.push(at);
      if (stop > 0) unseen.push(...faults.map((fault) => `${at}: ${fault}`)); // the first was focused by script
      await page.keyboard.press('Tab');
    }
    expect(walked).toEqual(Array.from({ length: stops }, (_, index) => String(index)));
    expect(unseen).toEqual([]);

    await page.locator('#AO-02 > summary').focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('#AO-02[open]').count()).toBe(1);
    await page.getByLabel('Outcome').focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByLabel('Outcome').inputValue()).toBe('open');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy robots.txt' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Copied.').waitFor();

    preview.answers.set('GET /api/quiz/q1/analysis', { status: 200, body: sampleAnalysis() });
    const results = await open('/results/q1');
    await results.getByRole('tab').first().focus();
    await results.keyboard.press('ArrowRight');
    await results.getByRole('tab', { selected: true }).and(results.getByRole('tab').nth(1)).waitFor();
  });

  it('prints what is folded on screen', async () => {
    preview.answers.set('GET /api/report/pay_1', ready);
    const page = await openReport();
    const proof = page.locator('#AO-02').getByText('Disallow: /');
    const heightOf = () => page.locator('#AO-02').evaluate((element) => element.getBoundingClientRect().height);
    const folded = await heightOf();
    await page.emulateMedia({ media: 'print' });
    expect(await heightOf()).toBeGreaterThan(folded + 50);
    expect(await proof.count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Download PDF' }).isVisible()).toBe(false);
  });
});
