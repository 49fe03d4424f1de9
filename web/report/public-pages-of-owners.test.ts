// What an owner makes public: pressed in a browser, put on the website, seen by a stranger, withdrawn. And the public figures.
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { figuresOf } from '#board/count-field.ts';
import { fieldFigures, reports } from '#db/schema.ts';
import { copyFaults } from '#engine/testing/copy-faults.ts';
import { closePages, newPage } from '#base/testing/browser.ts';
import { type ReportPages, startReportPages } from '../testing/report-pages.ts';
import { textsOfHtml } from '../testing/customer-texts.tsx';
import { axe } from '../testing/axe.ts';

let pages: ReportPages;
let board: ReportPages['board'];
let url: string;
beforeAll(async () => {
  pages = await startReportPages();
  ({ board, url } = pages);
});
afterEach(closePages);
afterAll(() => pages.close());

async function expectReadable(path: string, status = 200): Promise<void> {
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1280, 'dark'],
  ] as const) {
    const page = await newPage({ viewport: { width, height: 844 }, colorScheme });
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    expect((await page.goto(url + path))?.status()).toBe(status);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect((await axe(page).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    // The browser complains of the page itself where it is none.
    expect(complaints.filter((text) => status === 200 || !text.includes(`status of ${status}`))).toEqual([]);
  }
  expect([...new Set(textsOfHtml((await board.app.inject(path)).body).flatMap((text) => copyFaults(text)))]).toEqual(
    [],
  );
}

const codeOf = async (page: Page) => page.getByLabel('Code for your home page').inputValue();

itLong(
  'an owner gets the code, puts it on the home page, publishes, and withdraws; a stranger sees a page without anything private',
  async () => {
    const marked = {
      companyName: 'marked-company',
      keywords: ['marked-keyword'],
      locations: 'Town of marked-stone',
      companyDescription: 'marked-description of us',
    };
    const site = await board.serve();
    const email = `marked-owner-${new URL(site.url).port}@bakery.example`; // this test may be tried again
    const bought = await board.buy(site.url, { email, userId: await board.addUser(email), answers: marked });
    await board.db.update(reports).set({ contactName: 'marked-contact' }).where(eq(reports.id, bought.reportId));
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    const late = Promise.withResolvers<void>();
    await page.route(/\/badge$/, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      await late.promise;
      return route.fulfill({ response });
    });
    await page.goto(`${url}/report/${bought.orderId}?access=${bought.access}`);
    const part = page.getByRole('region', { name: 'Show your score' });
    await part.getByRole('button', { name: 'Get the code' }).click();
    await part.getByText('did not see the code').waitFor();
    const older = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().endsWith('/badge'),
    );
    late.resolve(); // how it was before the press does not take its place
    await (await older).finished();
    const code = await codeOf(page);
    const path = /\/summary\/[\w-]+/.exec(code)?.[0] ?? '';
    expect((await board.app.inject(path)).statusCode).toBe(404);

    site.change((live) => {
      const home = live['/'];
      if (home) live['/'] = { ...home, body: String(home.body).replace('</main>', `${code}</main>`) };
    });
    await part.getByRole('button', { name: 'Publish' }).click();
    await part.getByText('Your score is public. It follows your newest report.').waitFor();
    expect(await axe(page).include('#show-score').analyze()).toMatchObject({ violations: [] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    const summary = await board.app.inject(path);
    expect([summary.statusCode, summary.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    expect(summary.body).toContain(`${Math.round(bought.document.analysis.overallScore)} of 100`);
    expect(summary.body).toContain('<meta name="robots" content="noindex"/>');
    const secrets = [
      'marked-',
      bought.orderId,
      bought.reportId,
      bought.submissionId,
      '/report/',
      '/results/',
      '$99',
      'report-data',
    ];
    expect(secrets.filter((secret) => summary.body.includes(secret))).toEqual([]);
    await expectReadable(path);

    await part.getByRole('button', { name: 'Withdraw' }).click();
    await part.getByText('Nothing about this website is public.').waitFor();
    const gone = await board.app.inject(path);
    expect([
      gone.statusCode,
      gone.body.includes('The owner of this website does not show its score any more.'),
    ]).toEqual([410, true]);
    await expectReadable('/summary/nothing', 404);

    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/field'),
    );
    await part.getByRole('checkbox', { name: /Count my website/ }).uncheck();
    await saved;
    await page.reload();
    await expect.poll(() => page.getByRole('checkbox', { name: /Count my website/ }).isChecked()).toBe(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' }); // what is on its way when the page closes has nobody to answer
  },
);

itLong('shows the public figures with their ranges, and says so where there are none', async () => {
  expect((await board.app.inject('/field')).body).toContain(
    'No industry has 30 websites yet, so there is nothing to show.',
  );
  await expectReadable('/field');
  const websites = Array.from({ length: 40 }, (_, at) => ({
    industry: 'retail',
    score: 40 + at,
    ratios: new Map(['AO-01', 'AO-02', 'AO-03', 'TS-06'].map((id) => [id, at % 4 === 0 ? 0 : 1])),
  }));
  await board.db.delete(fieldFigures);
  await board.db.insert(fieldFigures).values({ figures: figuresOf(websites), countedAt: board.clock.now });
  const { body } = await board.app.inject('/field');
  for (const words of [
    'The middle score of 40 websites is',
    'Retail',
    'likely 14–40%',
    'We counted on Nov 22, 2026, 40 websites in all.',
  ])
    expect(textsOfHtml(body).join('\n')).toContain(words);
  expect(body).toContain('<link rel="canonical" href="http://127.0.0.1/field"/>');
  await expectReadable('/field');
});
