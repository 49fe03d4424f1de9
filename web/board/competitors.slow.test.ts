// Two seconds and more: a browser draws the comparison at four widths, light and dark.
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { buildReport } from '#report/build-report.ts';
import { sampleAnalysis, sampleAnswers } from '#report/testing/sample-analysis.ts';
import { sampleComparison } from '#report/testing/sample-comparison.ts';
import { type Preview, startPreview } from '../report/testing/preview.ts';
import { boardOfReport } from './board-of-report.ts';
import { axe } from '../testing/axe.ts';
import { closePages, newPage, type PageOptions } from '#base/testing/browser.ts';

const report = buildReport({
  id: 'report-1',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  tier: 'assessment',
  answers: sampleAnswers,
  analysis: sampleAnalysis(),
  earlier: [],
});
const comparison = {
  ...sampleComparison(),
  suggestions: [{ name: 'City Heating', website: 'https://city-heating.example/', answers: 9 }],
  mayReadAgain: true,
};

let preview: Preview;
beforeAll(async () => {
  preview = await startPreview();
  preview.answers.set('GET /api/report/pay_1', { status: 200, body: { status: 'ready', report } });
  preview.answers.set('GET /api/report/pay_1/tasks', {
    status: 200,
    body: { ...boardOfReport(report), isBuyer: true },
  });
  preview.answers.set('GET /api/report/pay_1/competitors', { status: 200, body: comparison });
});
afterEach(closePages);
afterAll(() => preview.close());

async function open(options: PageOptions): Promise<Page> {
  const page = await newPage(options);
  await page.goto(`${preview.url}/report/pay_1`);
  return page;
}

const screens = [
  { width: 320, colorScheme: 'light' as const },
  { width: 390, colorScheme: 'dark' as const },
  { width: 390, colorScheme: 'light' as const },
  { width: 768, colorScheme: 'light' as const },
  { width: 1280, colorScheme: 'dark' as const },
  { width: 1280, colorScheme: 'light' as const },
];
const isWhole = async ({ width, colorScheme }: (typeof screens)[number]) => {
  const page = await open({ viewport: { width, height: 900 }, colorScheme, javaScriptEnabled: true });
  const section = page.locator('section[aria-labelledby=industry]');
  await section.scrollIntoViewIfNeeded();
  for (const text of [
    'Rival Heating is ahead of you.',
    'robots.txt asks us not to read it',
    '“Heat pumps from 9 400 €”',
    'City Heating, in 9 answers',
    'Is this your site?',
  ])
    expect(await section.getByText(text).first().isVisible(), text).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(
    (await axe(page).include('section[aria-labelledby=industry]').analyze()).violations.map(({ id }) => id),
  ).toEqual([]);
  await page.context().close();
};
itLong.each(screens)('is whole and accessible at $width px, $colorScheme', isWhole);

itLong(
  'sends the whole list with the one that is added, taken from an answer, or without the one that is removed',
  async () => {
    const page = await open({});
    const sent: unknown[] = [];
    await page.route('**/api/report/pay_1/competitors', async (route) => {
      if (route.request().method() === 'PUT') sent.push(route.request().postDataJSON());
      await route.fulfill({ json: comparison });
    });
    await page.getByLabel('A competitor’s website').scrollIntoViewIfNeeded();
    const known = ['https://rival.example/', 'https://shut.example/'];
    const press = async (name: string) => {
      const before = sent.length;
      await page.getByRole('button', { name }).click();
      await expect.poll(() => sent.length).toBe(before + 1);
      await expect.poll(() => page.getByRole('button', { name }).isEnabled()).toBe(true);
      return sent.at(-1);
    };
    await expect
      .poll(() =>
        page
          .locator('button', { hasText: 'Read them again' })
          .evaluate((button) => Object.keys(button).some((key) => key.startsWith('__react'))),
      )
      .toBe(true);
    await page.getByLabel('A competitor’s website').fill('third.example');
    expect(await press('Compare')).toEqual({ websites: [...known, 'third.example'] });
    expect(await press('City Heating, in 9 answers')).toEqual({
      websites: [...known, 'https://city-heating.example/'],
    });
    expect(await press('Read them again')).toEqual({ websites: known });
    expect(await press('Remove Rival Heating')).toEqual({ websites: ['https://shut.example/'] });
  },
);

itLong('posts the same as plain forms where no script runs', async () => {
  const page = await open({ javaScriptEnabled: false });
  const posted = async (name: string) => {
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST'),
      page.getByRole('button', { name }).click(),
    ]);
    await page.goto(`${preview.url}/report/pay_1`);
    return Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
  };
  const known = 'https://rival.example/ https://shut.example/';
  expect(await posted('City Heating, in 9 answers')).toEqual({
    report: 'pay_1',
    do: 'compare',
    others: known,
    website: 'https://city-heating.example/',
  });
  expect(await posted('Remove Rival Heating')).toEqual({
    report: 'pay_1',
    do: 'compare',
    others: 'https://shut.example/',
  });
});
