// The pages of a report as the real server draws them, with a real board behind them: by plain forms, and with the script.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { robots } from '#fakes/sites/site-change.ts';
import { closePages, newPage } from '#base/testing/browser.ts';
import { axe } from '../testing/axe.ts';
import { type ReportPages, startReportPages } from '../testing/report-pages.ts';

let pages: ReportPages;
let board: ReportPages['board'];
let url: string;
beforeAll(async () => {
  pages = await startReportPages();
  ({ board, url } = pages);
});
afterEach(closePages);
afterAll(() => pages.close());

/** Calls of the page that the boards alone do not have. */
const beyond = /\/(?:crawler-log|first-party|step)$/;
const shut = robots('User-agent: PerplexityBot\nDisallow: /\n');
async function bought() {
  const site = await board.serve(shut);
  const { orderId } = await board.buy(site.url);
  return { site, orderId, page: `/report/${orderId}` };
}
const get = async (path: string) => (await board.app.inject({ url: path, headers: { cookie: board.cookie } })).body;
const form = (path: string, fields: Record<string, string>) =>
  board.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: board.cookie },
    payload: new URLSearchParams({ report: path.split('/')[2] ?? '', ...fields }).toString(),
  });
/** A page in the browser that bought. */
async function ownPage() {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  const [name = '', value = ''] = board.cookie.split('=');
  await page.context().addCookies([{ name, value, url }]);
  return page;
}
const keyOf = (html: string, title: string) =>
  new RegExp(
    `name="key" value="([^"]+)"[^>]*/><input type="hidden" name="revision" value="(\\d+)"[^>]*/><input type="checkbox"[^>]*aria-label="${title}`,
  ).exec(html);

itLong('a box is ticked, and a task is checked, by forms alone; the page that is drawn next shows it', async () => {
  const { page } = await bought();
  const [, key = '', revision = ''] = keyOf(await get(page), 'Allow PerplexityBot') ?? [];
  expect(key).not.toBe('');
  const ticked = await form(page, { do: 'claimed', key, revision });
  expect([ticked.statusCode, ticked.headers['location']]).toEqual([303, `${page}#plan`]);
  const html = await get(page);
  expect(html).toContain('You say done');
  expect(await get(page)).toBe(html); // the same bytes until something happens
  expect((await form(page, { do: 'check', key })).statusCode).toBe(303);
  await board.work();
  expect(await get(page)).not.toBe(html);
});

it('a form that is refused says why, and leads back', async () => {
  const { page } = await bought();
  const refused = await form(page, { do: 'claimed', key: 'no-such-task', revision: '0' });
  expect(refused.statusCode).toBeGreaterThanOrEqual(400);
  expect(refused.statusCode).toBeLessThan(500);
  expect(refused.body).toContain(`href="${page}"`); // with a fragment it would lead nowhere: this page has the same address
  expect((await form(page, { do: 'wish', key: 'x' })).statusCode).toBe(422);
});

it('in the browser a tick is kept and can be taken back, and a check shows before and after', async () => {
  const { page: path, site } = await bought();
  const page = await ownPage();
  const surprises: string[] = [];
  page.on('pageerror', (error) => surprises.push(error.message));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !beyond.test(message.location().url) &&
      surprises.push(`${message.text()} ${message.location().url}`),
  );
  await page.goto(url + path);
  const card = page.locator('article[id^="ao-03"]');
  const box = card.getByRole('checkbox');
  await page.waitForResponse((response) => response.url().endsWith('/versions')); // the board is alive
  await box.check();
  await card.getByText('You say done', { exact: true }).first().waitFor();
  await card.getByRole('button', { name: 'Undo' }).click();
  await card.getByText('You say done', { exact: true }).first().waitFor({ state: 'detached' });
  await expect.poll(async () => (await get(path)).includes('You say done')).toBe(false);

  site.change(robots('User-agent: *\nAllow: /\n'));
  await card.getByRole('button', { name: 'Check now' }).click();
  await card.getByRole('status').waitFor();
  await board.work();
  await card.getByText('✓ Verified').waitFor();
  expect(await card.innerText()).toMatch(/\d+ → \d+/);
  expect(surprises).toEqual([]);
});

it('a tick that comes while the parts of the page become alive one after the other is kept, and breaks none of them', async () => {
  const { page: path } = await bought();
  const page = await ownPage();
  const surprises: string[] = [];
  page.on('pageerror', (error) => surprises.push(error.message));
  // When React has come to the last part, it has drawn none yet: then a box of the first part is pressed.
  await page.addInitScript(() => {
    // eslint-disable-next-line typescript/unbound-method -- the proxy hands its own `this` on
    EventTarget.prototype.addEventListener = new Proxy(EventTarget.prototype.addEventListener, {
      apply(listen, target, given) {
        const last = [...document.querySelectorAll('[data-island]')].at(-1);
        if (given[0] === 'click' && target === last && document.body.dataset['isPressed'] === undefined) {
          document.body.dataset['isPressed'] = 'yes';
          queueMicrotask(() => {
            // React takes over this part at once, for a press on it is awaited.
            document.querySelector<HTMLElement>('[data-island]:has([type=checkbox])')?.click();
            document.querySelector<HTMLInputElement>('[data-island] [type=checkbox]')?.click();
          });
        }
        return Reflect.apply(listen, target, given);
      },
    });
  });
  await page.goto(url + path);
  await page.getByText('You say done', { exact: true }).first().waitFor();
  await expect.poll(async () => (await get(path)).includes('You say done')).toBe(true);
  expect(surprises).toEqual([]);
});

itLong('what is pressed and typed before the script has come is done and kept when it comes', async () => {
  const { page: path } = await bought();
  const page = await ownPage();
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/islands-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(url + path);
  const card = page.locator('article[id^="ao-03"]');
  await card.getByRole('checkbox').check();
  const skipped = page
    .locator('article article:visible')
    .filter({ has: page.getByRole('button', { name: 'Not for us' }) });
  await skipped.first().getByRole('button', { name: 'Not for us' }).click();
  const competitor = page.getByLabel('A competitor’s website');
  await competitor.fill('their-website.com');
  const answer = page.getByLabel('Words on that page').first();
  await answer.fill('Fresh from the oven');
  release();
  await card.getByText('You say done', { exact: true }).first().waitFor();
  expect(await card.getByRole('checkbox').isChecked()).toBe(true);
  await page.getByLabel('Why not? (optional)').waitFor();
  expect([await competitor.inputValue(), await answer.inputValue()]).toEqual([
    'their-website.com',
    'Fresh from the oven',
  ]);
  await expect.poll(async () => (await get(path)).includes('You say done')).toBe(true);
});

itLong('every task has a page and a text to copy; an unknown one has neither', async () => {
  const { orderId } = await bought();
  const alone = `/results/${orderId}/tasks/ao-03-by-another-title`;
  const [, key = '', revision = ''] = keyOf(await get(alone), 'Allow PerplexityBot') ?? [];
  const ticked = await form(alone, { report: orderId, do: 'claimed', key, revision });
  expect([ticked.statusCode, ticked.headers['location']]).toEqual([303, alone]);
  const contested = await form(alone, {
    report: orderId,
    do: 'contest',
    key,
    reason: 'it-is-there',
    url: '/robots.txt',
    words: '',
    note: '',
  });
  expect([contested.statusCode, contested.headers['location'], contested.body]).toEqual([303, alone, '']);
  await board.work();
  expect(await get(`/report/${orderId}`)).toContain('We looked again: it stays.');
  const task = await board.app.inject({ method: 'GET', url: `/results/${orderId}/tasks/ao-03-by-another-title` });
  expect(task.body).toContain('<h1 dir="auto"');
  const text = await board.app.inject({ method: 'GET', url: `/results/${orderId}/tasks/ao-03-by-another-title.txt` });
  expect([text.statusCode, text.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text.body.length).toBeGreaterThan(20);
  for (const path of ['zz-99-nothing', 'zz-99-nothing.txt']) {
    expect((await board.app.inject({ method: 'GET', url: `/results/${orderId}/tasks/${path}` })).statusCode, path).toBe(
      404,
    );
  }
});

it('in another browser it is read only, with the way to prove that one is the buyer', async () => {
  const { orderId } = await bought();
  board.mails.length = 0;
  for (const javaScriptEnabled of [true, false]) {
    const page = await newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled });
    await page.goto(`${url}/report/${orderId}`);
    const press = page.getByRole('button', { name: 'Mail me the link' });
    expect(await page.locator('[data-island=reader]').innerText()).toContain('Only its buyer can change it.');
    const main = page.locator('main');
    expect(await main.getByRole('button').allInnerTexts()).toEqual(['Mail me the link']);
    expect(await main.locator('input[type=checkbox]:enabled:not([id^=all-])').count()).toBe(0);
    expect(await page.content()).not.toContain('owner@bakery.example');
    for (const gone of ['Receipt as PDF', 'Ask for a refund', 'Send to developer'])
      expect(await page.getByText(gone, { exact: true }).count()).toBe(0);
    // axe is a script, and would wait for ever where none runs.
    const { violations } = javaScriptEnabled ? await axe(page).analyze() : { violations: [] };
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await press.click();
    await page.getByText('We mailed the link to o•••@bakery.example. Open it in this browser.').waitFor();
  }
  expect(board.mails.map(({ to }) => to)).toEqual(['owner@bakery.example', 'owner@bakery.example']);
});
