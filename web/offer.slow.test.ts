// An offer that ends: the pages before and after, as the server sends them (slow: in a browser).
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { startBuiltSite } from './testing/built-site.ts';
import { type DrawnPages, drawnPages } from './testing/drawn-pages.ts';
import { siteInBrowser, until } from './testing/site-in-browser.ts';

describe('pages of an offer that ends', () => {
  let drawn: DrawnPages;
  beforeAll(async () => {
    drawn = await drawnPages({ offer: { endsAt: '2026-12-01T00:00:00Z' }, spots: { count: 20, since: null } });
  });
  afterAll(() => drawn.remove());

  const standing = { isOver: false, left: 20 };
  const on = siteInBrowser(() =>
    startBuiltSite({
      pagesDir: drawn.pagesDir,
      offer: { count: async () => {}, isOver: () => standing.isOver, spotsLeft: () => standing.left },
    }),
  );
  const paths = [
    '/',
    '/plans',
    '/plans/assessment',
    '/demo-report',
    '/terms-of-service',
    '/about',
    '/blog/ten-thousand-dollar-mistake-ignoring-ai',
  ];
  const read = async (path: string) => (await fetch(`${on.site.url}${path}`)).text();

  itLong('say the lower price, its end and the spots that are left while it lasts', async () => {
    for (const left of [20, 19]) {
      Object.assign(standing, { isOver: false, left });
      const home = await read('/');
      expect(home).toContain(`${left} spots left at this price`);
      expect(home).toContain('$129 from Dec 1, 2026, 00:00 UTC.');
      expect(home).toContain('"price":"99.00"');
      expect(home).not.toMatch(/%[A-Z_]+%|sample countdown/i);
    }
    for (const path of paths) expect(await read(path), path).toContain('$99');
  });

  itLong('say the other price everywhere afterwards, and nothing of the offer', async () => {
    Object.assign(standing, { isOver: true, left: 0 });
    for (const path of [...paths, '/quiz', '/llms.txt']) {
      const text = await read(path);
      expect(text, path).not.toMatch(/\$99|99\.00|spots left|you save|\$129 from|%SPOTS/);
      if (paths.includes(path)) expect(text, path).toContain('$129');
    }
    expect(await read('/')).toContain('"price":"129.00"');
  });

  itLong('show the plans of the quiz at the price of the time', async () => {
    for (const isOver of [false, true]) {
      Object.assign(standing, { isOver, left: isOver ? 0 : 3 });
      on.site.answers.set('GET /api/quiz/quiz-9/standing', { status: 200, body: { status: 'unpaid', teaser: {} } });
      const page = await on.open('/quiz?quiz=quiz-9');
      await until(page.getByText(`$${isOver ? 129 : 99} once. Nothing renews.`));
      expect(await page.locator('main s').count()).toBe(isOver ? 0 : 1);
    }
  });

  itLong('say when the offer ends before their eyes', async () => {
    Object.assign(standing, { isOver: false, left: 3 });
    const page = await on.open('/nothing-here');
    await page.clock.install({ time: new Date('2026-11-30T23:59:57Z') });
    await page.goto(`${on.site.url}/`);
    await until(page.getByRole('timer', { name: 'Time left' }));
    expect(await page.locator('[data-face]').textContent()).toMatch(/^00:00:0[0-3]$/);
    await page.clock.runFor(4000);
    await until(page.getByText('The offer has ended. Reload the page for today’s price.'));
    expect(await page.locator('[data-face]').count()).toBe(0);
  });

  itLong('are no pages of their own', async () => {
    expect((await fetch(`${on.site.url}/.after-offer/index.html`)).status).toBe(404);
  });
});
