// The button of the assistant floats on every page, and never on anything that can be pressed or read.
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { fewOf, itLong } from '#base/testing/long.ts';
import { pages } from '../pages.tsx';
import { siteInBrowser, until } from '../testing/site-in-browser.ts';

const on = siteInBrowser();
const launcher = (page: Page) => page.getByRole('button', { name: 'Ask us' });

const viewports = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 1280, height: 900 },
];
// Of pages that share a template one is enough; nothing floats over what is filled in or read as a report.
const paths = Object.keys(pages).filter(
  (path) =>
    !/^\/(demo-report|quiz)|^\/blog\/(why|five|ten)|^\/plans\/(monitoring|audit)|^\/(privacy|refund)-policy/.test(path),
);

const floatsClear = async (path: string) => {
  const page = await on.openWithClock(path);
  await until(launcher(page));
  // Space is short on a phone; the wide window is tried where most can be pressed.
  for (const viewport of path === '/' ? viewports : viewports.slice(0, 1)) {
    await page.setViewportSize(viewport);
    await expectClearAllTheWay(page);
  }
};
// Where most can be pressed, and one without a script of its own; the others in test:faults.
const most = ['/', '/resources', '/plans', '/signin'];
itLong.each(most)('floats on %s, from the top to the end, on nothing to press', floatsClear);
itLong.each([...paths.filter((path) => !most.includes(path)), '/nothing-here'])(
  'floats on %s, from the top to the end, on nothing to press',
  floatsClear,
);

it.each(fewOf(['/quiz', '/demo-report'], 1))(
  'does not float on %s: a link in its header opens the chat, which gives the focus back',
  async (path) => {
    const page = await on.open(path);
    const link = page.getByRole('banner').getByRole('link', { name: 'Ask us' });
    await link.click();
    const chat = page.getByRole('dialog', { name: 'Chat with our assistant' });
    await until(chat);
    expect(await page.locator('aside > button:visible').count()).toBe(0);
    await page.keyboard.press('Escape');
    await chat.waitFor({ state: 'hidden' });
    expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);
  },
);

it('stays within reach of the keyboard where there was no place for it', async () => {
  const page = await on.open('/nothing-here');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/';
    link.style.cssText = 'position: fixed; inset: 0';
    document.body.prepend(link);
  });
  await page.waitForFunction(() => document.querySelector('aside > button')?.hasAttribute('data-away'));
  await launcher(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => getComputedStyle(document.activeElement ?? document.body).opacity === '1');
  expect(await launcher(page).evaluate((each) => each === document.activeElement)).toBe(true);
});

/** At the top, at the end, and at every half window between; and in sight at one of these at least. */
async function expectClearAllTheWay(page: Page): Promise<void> {
  const covered: string[] = [];
  let inSight = 0;
  await scrollTo(page, 0);
  for (let isEnd = false; !isEnd;) {
    await page.clock.runFor(500); // the page has come to rest
    const seen = await page.evaluate(lookBelow);
    covered.push(...seen.covered);
    if (seen.isInSight) inSight += 1;
    isEnd = seen.isEnd;
    if (!isEnd) await scrollTo(page, seen.nextY);
  }
  expect(covered).toEqual([]);
  expect(inSight).toBeGreaterThan(0);
}

/** Runs in the page. */
function lookBelow() {
  const floating = document.querySelector<HTMLElement>('aside > button');
  if (!floating) throw new Error('no button');
  const isInSight = !floating.hasAttribute('data-away');
  const own = floating.getBoundingClientRect();
  const covered = [
    ...document.querySelectorAll('a, button, input, select, textarea, summary, label, [role=tab], main li, main p'),
  ].filter((each) => {
    const lines = document.createRange();
    lines.selectNodeContents(each);
    const isBelow = [each.getBoundingClientRect(), ...lines.getClientRects()].some(
      (box) => box.right > own.left && box.left < own.right && box.bottom > own.top && box.top < own.bottom,
    );
    return isInSight && each !== floating && each.checkVisibility() && isBelow;
  });
  const end = document.documentElement.scrollHeight - innerHeight;
  return {
    isInSight,
    covered: covered.map((each) => `at ${scrollY}: ${each.outerHTML.slice(0, 120)}`),
    isEnd: Math.ceil(scrollY) >= end,
    nextY: Math.min(end, scrollY + innerHeight / 2),
  };
}

/** Resolves when the page has been told of it. */
async function scrollTo(page: Page, to: number): Promise<void> {
  await page.evaluate(async (y) => {
    if (Math.round(scrollY) === Math.round(y)) return;
    const told = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo({ top: y, behavior: 'instant' });
    await told;
  }, to);
}
