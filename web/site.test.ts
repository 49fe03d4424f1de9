// What must hold on every page of the built site, seen in a real browser.
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { isLong, itLong } from '#base/testing/long.ts';
import { steps } from '#quiz/steps.ts';
import { pages } from './pages.tsx';
import { newPage } from '#base/testing/browser.ts';
import { lateStyles } from './testing/late-styles.ts';
import { layoutShifts } from './testing/layout-shifts.ts';
import { siteInBrowser, until } from './testing/site-in-browser.ts';
import { axe } from './testing/axe.ts';

const on = siteInBrowser();

/** Every public page, an unknown address, and the app pages that need nobody signed in. */
/** One of each kind that is made from a list. */
const references = ['/crawlers', '/crawlers/gptbot', '/rubric/ao-01'];
const publicPaths = [...Object.keys(pages), ...references, '/nothing-here', '/blog/nothing-here'];
/** Bytes as sent before anybody touches the page. Elsewhere than in the quiz no React; the chat comes when it is opened. */
const mostScript: Record<string, number> = {
  ...Object.fromEntries(publicPaths.map((path) => [path, 6000])),
  '/quiz': 85_000,
};
const paths = [...publicPaths, '/payment-success', '/signin', '/dashboard', '/results/unknown', '/report/unknown'];

/** A page of sections; those with React have tests of their own. */
const kinds = ['/'];

// One visit answers for all: loading is what costs.
it.each(isLong ? paths : kinds)(
  '%s: nothing on the console, accessible in light and dark, light in scripts, styled, no layout shift, no sideways scrolling at 320 px',
  async (path) => {
    const page = await on.open(path, { reducedMotion: 'reduce', isNewcomer: true });
    await until(page.getByRole('heading', { level: 1 }));
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page)).toEqual([]);
    if (path in mostScript) {
      const sizes = await scriptSizes(page);
      expect(sizes.length).toBeGreaterThan(0);
      expect(sizes.every((size) => size > 0)).toBe(true);
      expect(sum(sizes)).toBeLessThanOrEqual(mostScript[path] ?? 0);
      expect((await fetched(page, '.woff2')).filter((name) => !/^(sans|serif)-/.test(name))).toEqual([]);
    }
    await expectAccessible(page, isLong || path === '/' ? ['light', 'dark'] : ['light']);
    if (publicPaths.includes(path)) expect(await lateStyles(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  },
);

it('letters that the cut fonts lack come from the whole ones', async () => {
  const page = await on.open('/');
  const whole = [
    'inter-latin-wght-normal',
    'inter-latin-ext-wght-normal',
    'source-serif-4-latin-wght-normal',
    'source-serif-4-latin-ext-wght-normal',
  ];
  const asked = whole.map((name) => page.waitForRequest((request) => request.url().includes(name)));
  await page.evaluate(() =>
    ['h1', 'main p:not(.sr-only)'].forEach((selector) => document.querySelector(selector)?.append('ßŁ')),
  );
  await Promise.all(asked);
});

it('passes on the licences of the code and fonts that the pages contain', async () => {
  const page = await on.open('/licences.txt');
  const text = await page.locator('body').innerText();
  for (const each of [/^react-dom \d\S+ \(MIT\)$/m, /^@fontsource-variable\/inter \S+ \(OFL-1\.1\)$/m])
    expect(text).toMatch(each);
});

/** In dark only the colours differ. */
async function expectAccessible(page: Page, schemes: readonly ('light' | 'dark')[]): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Loaded again: right after a change of the scheme, Chromium still reports the old colour of some inherited text.
    if (colorScheme === 'dark') {
      await page.reload();
      await until(page.getByRole('heading', { level: 1 }));
    }
    const { violations } = await (
      colorScheme === 'dark' ? axe(page).withRules(['color-contrast', 'link-in-text-block']) : axe(page)
    ).analyze();
    expect(
      violations.map(
        ({ id, nodes }) => `${id} in ${colorScheme}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
      ),
    ).toEqual([]);
  }
}

/** Names of the files of this kind that the page fetched. */
async function fetched(page: Page, ending: string): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return urls.filter((url) => url.endsWith(ending)).map((url) => new URL(url).pathname.split('/').at(-1) ?? '');
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

  itLong('every public page says all that it says with it, and shows nothing that needs it', async () => {
    const [plain, scripted] = await Promise.all(
      [false, true].map(async (javaScriptEnabled) => newPage({ javaScriptEnabled, reducedMotion: 'reduce' })),
    );
    if (!plain || !scripted) throw new Error('no pages');
    for (const path of publicPaths.filter((each) => each !== '/quiz')) {
      await Promise.all([plain, scripted].map((page) => page.goto(on.site.url + path)));
      // A form with an address of its own works without a script.
      expect(await plain.locator('button:visible:not(form[action] button)').count(), path).toBe(0);
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
    const page = await on.open('/quiz', { javaScriptEnabled: false });
    const text = await page.locator('main').innerText();
    for (const { title } of steps) expect(text).toContain(title);
    expect(await page.locator('main a[href="mailto:hello@citable.test"]').count()).toBe(1);
  });
});
