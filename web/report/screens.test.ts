import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fewOf, isLong, itLong } from '#base/testing/long.ts';
import { buildReport } from '#report/build-report.ts';
import { extremeReports } from '#report/testing/extreme-reports.ts';
import type { Finding } from '#engine/contract.ts';
import { sampleAnalysis, sampleAnswers } from '#report/testing/sample-analysis.ts';
import { sampleAnswersRead } from '#engine/testing/sample-answers-read.ts';
import { withAnswersRead } from '#report/with-answers-read.ts';
import { startPreview } from './testing/preview.ts';
import type { Preview } from './testing/preview.ts';
import { axe } from '../testing/axe.ts';
import { closePages, newPage } from '#base/testing/browser.ts';

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
const answered = { status: 200, body: { ...ready.body, report: withAnswersRead(reportOf(), sampleAnswersRead()) } };
const running = {
  status: 200,
  body: { status: 'running', progress: [{ stage: 'gather', message: 'Reading page 7 of 25', done: 7, total: 25 }] },
};

let preview: Preview;
const noLog = { status: 200, body: { log: null } };
const noImports = {
  status: 200,
  body: { imports: [], choose: null, preview: null, confirm: null, analyticsReader: null },
};

beforeAll(async () => {
  preview = await startPreview();
});
afterAll(async () => {
  await preview.close();
});
afterEach(async () => {
  await closePages();
  preview.answers.clear();
});
beforeEach(() => {
  for (const id of ['pay_1', 'pay_2'])
    preview.answers.set(`GET /api/report/${id}/crawler-log`, noLog).set(`GET /api/report/${id}/first-party`, noImports);
});

async function open(path: string, { width = 1280, colorScheme = 'light' as 'light' | 'dark' } = {}): Promise<Page> {
  const page = await newPage({ viewport: { width, height: 900 }, colorScheme });
  await page.goto(preview.url + path);
  return page;
}

async function openReport(): Promise<Page> {
  const page = await open('/report/pay_1');
  await heading(page, 'Your LLM SEO Report is Ready!').waitFor();
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();

async function openAppendix(page: Page): Promise<void> {
  await page.locator('details[data-from] > summary').click();
  await page.locator('[data-appendix]').waitFor();
}

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
    expect(await page.getByRole('link', { name: 'Download Report Again' }).getAttribute('href')).toBe(
      '/api/download-report/pay_1',
    );
  });

  itLong('shows score, sentence and three tasks on a phone without scrolling', async () => {
    for (const [id, { report }] of Object.entries(extremeReports()))
      preview.answers.set(`GET /api/report/${id}`, { status: 200, body: { ...ready.body, report } });
    for (const id of Object.keys(extremeReports())) {
      const page = await open(`/report/${id}`, { width: 390 });
      await page.setViewportSize({ width: 390, height: 844 });
      await heading(page, 'Your LLM SEO Report is Ready!').waitFor();
      const last = page.locator('#executive-summary [data-island=first-tasks]');
      expect(await last.evaluate((element) => element.getBoundingClientRect().bottom), id).toBeLessThanOrEqual(844);
      const score = page.locator('[data-drawn=score] b');
      expect(
        await score.evaluate(
          (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
        ),
        id,
      ).toBeCloseTo(1, 1);
    }
  });

  itLong('is at most 12 screens and 1 800 words on a phone before the appendix, and 2 500 elements', async () => {
    preview.answers.set('GET /api/report/pay_1', ready);
    preview.answers.set('GET /api/report/pay_2', answered);
    preview.answers.set('GET /api/report/pay_3', {
      status: 200,
      body: { ...ready.body, report: extremeReports().standard.report },
    });
    for (const path of ['/report/pay_1', '/report/pay_2', '/report/pay_3', '/demo-report']) {
      const page = await open(path, { width: 390 });
      await page.setViewportSize({ width: 390, height: 844 });
      const { screens, words, elements } = await page.evaluate(() => {
        const [top, end] = [document.querySelector('main article'), document.querySelector('#appendix')].map(
          (element) => (element?.getBoundingClientRect().top ?? 0) + scrollY,
        );
        const text = document.querySelector<HTMLElement>('main article')?.innerText ?? '';
        return {
          screens: ((end ?? 0) - (top ?? 0)) / innerHeight,
          words: text.slice(0, text.lastIndexOf('Appendix')).split(/\s+/).length,
          elements: document.querySelectorAll('*').length,
        };
      });
      expect(screens, path).toBeLessThanOrEqual(12);
      expect(words, path).toBeLessThanOrEqual(1_800);
      expect(elements, path).toBeLessThanOrEqual(2_500);
    }
  });

  itLong('shows one horizon at a time, and the tasks of one doer, without a script', async () => {
    preview.answers.set('GET /api/report/pay_1', ready);
    const page = await newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    await page.goto(`${preview.url}/report/pay_1`);
    const plan = page.getByRole('region', { name: 'Personalized SEO Improvement Plan' });
    expect(await plan.getByRole('heading', { name: 'Allow Claude-SearchBot' }).isVisible()).toBe(true);
    const longTerm = plan.getByRole('heading', { name: 'Get covered by sources assistants cite' });
    expect(await longTerm.isVisible()).toBe(false);
    await plan.getByText('Long-term (1)').click();
    expect(await longTerm.isVisible()).toBe(true);
    await plan.getByText('Immediate (3)').click();
    await plan.getByText(/^Writer \(/).click();
    expect(await plan.getByRole('heading', { name: 'Allow Claude-SearchBot' }).isVisible()).toBe(false);
    expect(await plan.getByRole('heading', { name: 'Open every key page with the answer' }).isVisible()).toBe(true);
    await plan.getByText('4-Week Plan').click();
    expect(await plan.getByRole('heading', { name: 'Week 4 Optimization' }).isVisible()).toBe(true);
  });

  it('puts a fatal defect before everything else, with its proof', async () => {
    const finding = {
      id: 'noindex-header',
      tone: 'bad',
      note: 'Seen on the home page.',
      kind: 'header',
      url: 'https://a.example/',
      name: 'X-Robots-Tag',
      value: 'noindex',
    } as const;
    const analysis = sampleAnalysis({
      overallScore: 31,
      gates: [{ id: 'home-noindex', sentence: 'The home page asks not to be shown.', finding }],
    });
    preview.answers.set('GET /api/report/pay_1', {
      status: 200,
      body: { status: 'ready', report: reportOf(analysis) },
    });
    const page = await openReport();
    expect(await page.getByRole('complementary', { name: 'Fix this first' }).innerText()).toContain(
      'X-Robots-Tag: noindex',
    );
    // The headline says it, and nothing says it again.
    expect(await page.getByText('The home page asks not to be shown.').count()).toBe(1);
    expect(await page.getByText('A copy was sent').count()).toBe(0);
  });

  it('opens with what a template left, with its words', async () => {
    const notice: Finding = {
      id: 'placeholder-text',
      tone: 'bad',
      note: 'The home page still shows filler text: “Lorem ipsum”.',
      kind: 'quote',
      url: 'https://a.example/',
      quote: 'Lorem ipsum dolor sit amet',
    };
    const analysis = sampleAnalysis({ notices: [notice], observations: [notice] });
    preview.answers.set('GET /api/report/pay_1', {
      status: 200,
      body: { status: 'ready', report: reportOf(analysis) },
    });
    const page = await openReport();
    expect(await page.getByRole('complementary', { name: 'Left over from a template' }).innerText()).toMatch(
      /filler text[\s\S]*dolor sit amet/,
    );
    expect(await page.getByText(notice.note).count()).toBe(1);
  });

  it('brings the appendix when it is opened: every check with the proof of its points, what costs points first', async () => {
    preview.answers.set('GET /api/report/pay_1', ready);
    const page = await openReport();
    expect(await page.locator('#AO-02').count()).toBe(0);
    await openAppendix(page);
    const { checks } = sampleAnalysis();
    for (const check of checks) expect(await page.locator(`details[id="${check.id}"]`).count(), check.id).toBe(1);
    const lost = await page.locator('[data-appendix] details[id]').evaluateAll((all) => all.map(({ id }) => id));
    const rank = (id: string) => {
      const check = checks.find((each) => each.id === id);
      if (!check || check.outcome === 'not-measured' || check.outcome === 'broken') return 2;
      return check.outcome === 'not-applicable' || check.points === 0
        ? 3
        : check.ratio === 1
          ? 4
          : check.ratio === 0
            ? 0
            : 1;
    };
    expect(lost.map(rank)).toEqual(lost.map(rank).toSorted((a, b) => a - b));
    await page.locator('#AO-02 > summary').click();
    expect(await page.locator('#AO-02').innerText()).toMatch(/Disallow: \/[\s\S]*line 14/);
  });

  itLong('opens the appendix at a check that a link leads to, and as a page of its own without a script', async () => {
    preview.answers.set('GET /api/report/pay_1', ready);
    await (await open('/report/pay_1#AO-02')).locator('#AO-02[open]').waitFor();
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(`${preview.url}/report/pay_1`);
    await page.locator('details[data-from] > summary').click();
    await page.getByRole('link', { name: 'Open the appendix' }).click();
    expect(await page.locator('#AO-02').count()).toBe(1);
  });

  itLong('shows the files of the fix pack, to copy and to download, as text', async () => {
    const text = '<script>document.title = "broken"</script>\n';
    const file = {
      path: 'structured-data/organization.html',
      title: 'The business',
      place: 'Into the head.',
      urls: [],
      text,
      diff: null,
      changes: [
        {
          url: 'https://brandt.example/',
          before: '{"name": "Brandt"}',
          after: '{"name": "Brandt", "telephone": "1"}',
          adds: ['telephone: 1'],
          loses: [],
        },
      ],
      secondReading: 'not read' as const,
      improves: [],
      optional: false,
    };
    const fixPack = {
      files: [{ ...file, fixes: [{ checkId: 'AO-08', note: 'No page describes the company.' }] }],
      leftOut: [],
    };
    preview.answers.set('GET /api/report/pay_1', {
      status: 200,
      body: { status: 'ready', report: { ...reportOf(sampleAnalysis()), fixPack } },
    });
    const page = await openReport();
    await openAppendix(page);
    const section = page.getByRole('region', { name: 'Fix pack' });
    await section.getByText('Show the file').click();
    await section.getByText('Show before and after').click();
    for (const shown of [text.trim(), 'Before: {"name": "Brandt"}', 'Adds: telephone: 1', 'Not read a second time'])
      expect(await section.innerText()).toContain(shown);
    expect(await section.innerText()).toMatch(/Removes\s+AO-08 No page describes the company/);
    expect(await page.getByRole('link', { name: 'Download all files (ZIP)' }).getAttribute('href')).toBe(
      '/api/report/pay_1/fix-pack.zip',
    );
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await section.getByRole('button', { name: 'Copy structured-data/organization.html' }).click();
    await section.getByText('Copied.').waitFor();
    expect(await page.title()).not.toBe('broken');
  });

  it('shows hostile text as text', async () => {
    const hostile = `<img src=x onerror="document.title='broken'">"></svg><script>1</script>`;
    const finding = {
      id: 'title-missing',
      tone: 'bad',
      note: hostile,
      kind: 'page',
      url: `javascript:alert(1)`,
    } as const;
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
    expect(await page.title()).toBe('Your report | Citable');
  });

  itLong('is ready again after a download that failed, and tells only the console', async () => {
    preview.answers.set('GET /api/report/pay_1', ready);
    preview.answers.set('GET /api/download-report/pay_1', {
      status: 503,
      body: { message: 'Not now.', code: 'unavailable' },
    });
    const page = await openReport();
    const logged = page.waitForEvent('console', (message) => message.text().includes('Failed to download report'));
    await page.getByRole('link', { name: 'Download PDF' }).first().click();
    await logged;
    await page.getByRole('link', { name: 'Download PDF' }).first().waitFor();
  });

  itLong('saves the PDF under the customer’s file name', async () => {
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
    await page.getByRole('link', { name: 'Download PDF' }).first().click();
    await page.getByRole('link', { name: 'Generating...' }).first().waitFor();
    goOn();
    expect((await download).suggestedFilename()).toMatch(/^LLM-SEO-Report-\d{4}-\d{2}-\d{2}\.pdf$/);
  });
});

describe('the live progress', () => {
  itLong('shows what was done before, what is pushed now, and turns into the report without a reload', async () => {
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

  itLong('finds the report when it became ready while the connection was lost', async () => {
    preview.answers.set('GET /api/report/pay_1', running);
    const page = await open('/report/pay_1');
    await expect.poll(preview.listening).toBe(1);
    preview.answers.set('GET /api/report/pay_1', ready);
    preview.drop();
    await heading(page, 'Your LLM SEO Report is Ready!').waitFor();
  });

  itLong('comes back after the server refused the stream', async () => {
    preview.answers.set('GET /api/report/pay_1', running);
    const page = await open('/report/pay_1');
    await page.clock.install();
    preview.answers.set('GET /api/journey/pay_1/events', {
      status: 503,
      body: { message: 'Not now.', code: 'unavailable' },
    });
    const refused = page.waitForResponse((response) => response.url().endsWith('/events') && response.status() === 503);
    await page.reload();
    await heading(page, 'Your report is being made').waitFor();
    await refused;
    preview.answers.delete('GET /api/journey/pay_1/events');
    preview.answers.set('GET /api/report/pay_1', ready);
    await page.clock.fastForward(5_000);
    await heading(page, 'Your LLM SEO Report is Ready!').waitFor();
  });

  itLong('survives a reload', async () => {
    preview.answers.set('GET /api/report/pay_1', running);
    const page = await open('/report/pay_1');
    await page.reload();
    await page.getByText('Reading page 7 of 25').first().waitFor();
  });

  itLong('waits for a payment that is on its way', async () => {
    const body = {
      status: 'waiting-for-payment',
      message: 'On its way.',
      progress: [],
      payment: 'processing',
      checkoutUrl: null,
    };
    preview.answers.set('GET /api/report/pay_1', { status: 202, body });
    const page = await open('/report/pay_1');
    await heading(page, 'Waiting for your payment').waitFor();
    expect(await page.getByRole('link', { name: 'Go to the checkout' }).count()).toBe(0);
  });

  it('does not say that nothing is paid before the payment provider was asked', async () => {
    const body = { status: 'waiting-for-payment', message: '', progress: [], payment: 'pending', checkoutUrl: null };
    preview.answers.set('GET /api/report/pay_1', { status: 202, body });
    const page = await open('/');
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/report/pay_1/payment', async (route) => {
      await asked.promise;
      await route.fulfill({ json: { payment: 'pending' } });
    });
    await page.goto(`${preview.url}/report/pay_1`);
    await heading(page, 'Looking for your payment').waitFor();
    expect(await heading(page, 'This report is not paid for').count()).toBe(0);
    asked.resolve();
    await heading(page, 'This report is not paid for').waitFor();
  });

  itLong('says that nothing is paid, leads to the checkout, and goes on by itself when the payment comes', async () => {
    const body = {
      status: 'waiting-for-payment',
      message: '',
      progress: [],
      payment: 'pending',
      checkoutUrl: '/results/q1',
    };
    preview.answers.set('GET /api/report/pay_1', { status: 202, body });
    const page = await open('/report/pay_1');
    await heading(page, 'This report is not paid for').waitFor();
    expect(await page.getByText('Nothing more is needed from you').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Go to the checkout' }).getAttribute('href')).toBe('/results/q1');
    preview.answers.set('GET /api/report/pay_1', ready);
    preview.push('ready', {});
    await heading(page, 'Your LLM SEO Report is Ready!').waitFor();
  });

  itLong(
    'has the payment asked for, and shows what became of it, when the buyer is back before the provider’s word',
    async () => {
      preview.answers.set('GET /api/report/pay_1', {
        status: 202,
        body: { status: 'waiting-for-payment', message: 'Not yet.', progress: [] },
      });
      const page = await open('/');
      await page.route('**/api/report/pay_1/payment', async (route) => {
        preview.answers.set('GET /api/report/pay_1', ready);
        await route.fulfill({ json: { payment: 'paid' } });
      });
      await page.goto(`${preview.url}/report/pay_1`);
      await heading(page, 'Your LLM SEO Report is Ready!').waitFor();
    },
  );

  itLong('says why a report is closed', async () => {
    preview.answers.set('GET /api/report/pay_1', {
      status: 200,
      body: { status: 'failed', message: 'This purchase was refunded.', progress: [] },
    });
    const page = await open('/report/pay_1');
    await heading(page, 'This report cannot be opened').waitFor();
    expect(await page.getByText('This purchase was refunded.').count()).toBe(1);
  });

  itLong('names a report that is not there, and offers another try when the server fails', async () => {
    await heading(await open('/report/nothing'), 'Report Not Found').waitFor();
    preview.answers.set('GET /api/report/pay_1', {
      status: 500,
      body: { message: 'Something broke.', code: 'internal' },
    });
    const page = await open('/report/pay_1');
    await page.getByText('Something broke.').waitFor();
    preview.answers.set('GET /api/report/pay_1', ready);
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Your LLM SEO Report is Ready!').waitFor();
  });
});

describe('the results before the report is there', () => {
  itLong('shows a payment that is on its way, and sells no second checkout', async () => {
    preview.answers.set('GET /api/quiz/q1/standing', { status: 200, body: { status: 'processing', orderId: 'ord_1' } });
    const page = await open('/results/q1');
    await heading(page, 'Your payment is on its way').waitFor();
    expect(await page.getByRole('button', { name: 'Secure Checkout' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'See how far it is' }).getAttribute('href')).toBe('/report/ord_1');
  });

  it('keeps an unpaid analysis locked, and offers the plans', async () => {
    preview.answers.set('GET /api/quiz/q1/standing', {
      status: 200,
      body: { status: 'unpaid', teaser: { companyName: 'Brandt Heating' } },
    });
    const page = await open('/results/q1');
    await heading(page, 'Quiz Complete!').waitFor();
    expect(await page.getByRole('complementary', { name: 'What is in your results' }).innerText()).toMatch(
      /The results for Brandt Heating are locked\s+Once a plan is paid we read your website/,
    );
    expect(await page.getByRole('button', { name: 'Secure Checkout' }).count()).toBe(3);
  });

  itLong('says that it is analyzing, and that nothing was found', async () => {
    preview.answers.set('GET /api/quiz/q1/standing', { status: 200, body: { status: 'running', orderId: 'order-1' } });
    await heading(await open('/results/q1'), 'Analyzing Your Results...').waitFor();
    await expect.poll(preview.listening).toBe(1);
    const page = await open('/results/unknown');
    await heading(page, 'Results Not Found').waitFor();
    expect(await page.getByText("We couldn't find the analysis for this quiz submission.").count()).toBe(1);
  });
});

const isWorst = (name: string) => name === 'huge' || name === 'hostile';
describe('a report at the edges of what can come', () => {
  const edges = Object.entries(extremeReports()).toSorted(([a], [b]) => Number(isWorst(b)) - Number(isWorst(a)));
  itLong.each(edges)('%s: whole and readable on a phone, and nothing of it runs', async (name, { report, says }) => {
    preview.answers.set('GET /api/report/pay_1', {
      status: 200,
      body: { status: 'ready', report, userEmail: 'owner@brandt-heating.example' },
    });
    const page = await open('/report/pay_1', { width: 390 });
    const surprises: string[] = [];
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => surprises.push(dialog.message())));
    page.on('console', (message) => message.type() === 'error' && surprises.push(message.text()));
    page.on('pageerror', (error) => surprises.push(error.message));
    await heading(page, 'Your LLM SEO Report is Ready!').waitFor();
    await openAppendix(page);
    await page.evaluate(() =>
      document.querySelectorAll('main details').forEach((each) => each.setAttribute('open', '')),
    );
    const seen = await page.evaluate(() => ({
      text: document.querySelector('main')?.textContent ?? '',
      title: document.title,
      tooWide: document.documentElement.scrollWidth - window.innerWidth,
      // An element that hides what does not fit would cut without scrolling.
      cut: [...document.querySelectorAll('main *')].filter(
        (each) =>
          each.scrollWidth > each.clientWidth + 1 &&
          !each.closest('.truncate, .line-clamp-2, .line-clamp-5') &&
          /hidden|clip/.test(getComputedStyle(each).overflowX) &&
          each.clientWidth > 1,
      ).length,
      foreign: document.querySelectorAll(
        'main script:not([type="application/json"]), main img, main iframe, main [onerror], main [onclick]',
      ).length,
      links: [...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href') ?? ''),
      cards: document.querySelectorAll('section[aria-labelledby=plan] h4').length,
      checks: document.querySelectorAll('section[aria-labelledby=every-check] details').length,
    }));
    for (const words of says) expect(seen.text).toContain(words);
    expect({
      ...seen,
      text: '',
      links: seen.links.filter((link) => !/^(?:https?:|mailto:hello@|\/|#)/.test(link)),
      cards: 0,
      checks: 0,
    }).toEqual({
      text: '',
      title: 'Your report | Citable',
      tooWide: 0,
      cut: 0,
      foreign: 0,
      links: [],
      cards: 0,
      checks: 0,
    });
    expect(surprises).toEqual([]);
    if (name === 'huge') expect([seen.cards, seen.checks]).toEqual([60, 100]);
    if (name === 'hostile') expect(seen.text).toContain('W'.repeat(5_000));
  });
});

describe('what moved', () => {
  itLong('names scores and checks, and calls noise noise', async () => {
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
    preview.answers.set('GET /api/report/pay_1', {
      status: 200,
      body: { ...ready.body, report: { ...reportOf(), moved } },
    });
    const page = await openReport();
    const section = page.getByRole('region', { name: 'What moved' });
    expect(await section.innerText()).toMatch(
      /up from 48 to 56[\s\S]*Claude\s+40\s+41\s+within noise[\s\S]*Fixed \(1\)[\s\S]*\+2[\s\S]*Lost \(1\)[\s\S]*−1[\s\S]*another model/,
    );
    expect(await section.getByRole('img').count()).toBeGreaterThan(0);
  });
});

describe('for everyone', () => {
  const states = [
    ['/report/pay_1', 'Your LLM SEO Report is Ready!', 'GET /api/report/pay_1', ready],
    ['/results/pay_1/tasks/ao-02', 'Allow Claude-SearchBot', 'GET /api/report/pay_1', ready],
    ['/report/answered', 'Your LLM SEO Report is Ready!', 'GET /api/report/answered', answered],
    ['/report/pay_2', 'Your report is being made', 'GET /api/report/pay_2', running],
    ['/report/pay_1/checks', 'Appendix', 'GET /api/report/pay_1', ready],
    ['/demo-report', 'What a report looks like', '', ready],
    [
      '/results/q2',
      'Quiz Complete!',
      'GET /api/quiz/q2/standing',
      { status: 200, body: { status: 'unpaid', teaser: {} } },
    ],
  ] as const;

  it.each(
    fewOf(states, 1).flatMap(([path, title, call, answer]) =>
      (isLong ? (['light', 'dark'] as const) : (['light'] as const)).map(
        (colorScheme) => [path, colorScheme, title, call, answer] as const,
      ),
    ),
  )(
    '%s in %s has nothing that axe objects to, folded or open, and never scrolls sideways at 320 px',
    async (path, colorScheme, title, call, answer) => {
      preview.answers.set(call, answer);
      const page = await open(path, { colorScheme });
      await heading(page, title).waitFor();
      await page.evaluate(() =>
        document.querySelectorAll('details:not([name])').forEach((each) => each.setAttribute('open', '')),
      );
      const whole = axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
      // Only colours differ in the dark.
      const { violations } = await (colorScheme === 'dark' ? whole.withRules(['color-contrast']) : whole).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      await page.setViewportSize({ width: 320, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    },
  );

  it('is walked by keyboard alone: every stop once, in order, seen and marked; folds, choices and copying answer to keys', async () => {
    const file = {
      path: 'robots.txt',
      title: 'robots.txt',
      place: 'At the root.',
      urls: [],
      text: 'User-agent: *',
      diff: null,
      improves: [],
      optional: false,
    };
    const fixPack = { files: [{ ...file, fixes: [] }], leftOut: [] };
    preview.answers.set('GET /api/report/pay_1', {
      status: 200,
      body: { ...ready.body, report: { ...reportOf(), fixPack } },
    });
    const page = await openReport();
    await page.emulateMedia({ reducedMotion: 'reduce' }); // scrolling is instant
    const stops = await page.locator('main').evaluate((main) => {
      const all = [
        ...main.querySelectorAll<HTMLElement>(
          'a[href], button, input:not([type=radio]:not(:checked)), select, summary, [tabindex="0"]',
        ),
      ];
      const reachable = all.filter(
        (each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches(':disabled'),
      );
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
        const { outlineStyle, boxShadow } = getComputedStyle(
          (focused instanceof HTMLInputElement && focused.closest('label')) || focused,
        );
        const faults = [
          bottom > 0 && top < innerHeight ? [] : 'off screen',
          outlineStyle !== 'none' || boxShadow !== 'none' ? [] : 'no mark',
        ].flat();
        return { at: focused.dataset['stop'], faults };
      });
      walked.push(at);
      if (stop > 0) unseen.push(...faults.map((fault) => `${at}: ${fault}`)); // the first was focused by script
      await page.keyboard.press('Tab');
    }
    expect(walked).toEqual(Array.from({ length: stops }, (_, index) => String(index)));
    expect(unseen).toEqual([]);

    await page.locator('#when-immediate').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('#when-shortTerm').isChecked()).toBe(true);
    await page.locator('details[data-from] > summary').focus();
    await page.keyboard.press('Enter');
    await page.locator('#AO-02 > summary').focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('#AO-02[open]').count()).toBe(1);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy robots.txt' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Copied.').waitFor();
  });

  itLong('prints what is folded on screen', async () => {
    preview.answers.set('GET /api/report/pay_1', ready);
    const page = await openReport();
    await openAppendix(page);
    const proof = page.locator('#AO-02').getByText('Disallow: /');
    const heightOf = () => page.locator('#AO-02').evaluate((element) => element.getBoundingClientRect().height);
    const folded = await heightOf();
    await page.emulateMedia({ media: 'print' });
    expect(await heightOf()).toBeGreaterThan(folded + 50);
    expect(await proof.count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Download PDF' }).first().isVisible()).toBe(false);
  });
});
