// The operators' tab of contests in a browser, with a real board and real contests behind it.
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { isLong, itLong } from '#base/testing/long.ts';
import { contestStartedSchema, ledgerSchema } from '#board/contract.ts';
import { type BoardApp, startBoardApp } from '#board/testing/board-app.ts';
import { checkShown, contests } from '#db/schema.ts';
import { robots } from '#fakes/sites/site-change.ts';
import { codes, type OperatorApp, startOperatorApp } from '#operators/testing/operator-app.ts';
import { registerStaticFiles } from '#server/static-files.ts';
import { sharedBuild } from '../testing/built-site.ts';
import { axe } from '../testing/axe.ts';
import { closePages, newPage } from '#base/testing/browser.ts';

let board: BoardApp;
let operators: OperatorApp;
let page: Page;
let url = '';
let orderId = '';
const complaints: string[] = [];

beforeAll(async () => {
  const dir = await sharedBuild();
  operators = await startOperatorApp();
  board = await startBoardApp(async (app) => {
    // The page's other calls, on a database of their own, whose app asks for the proof; the contests are the board's.
    app.all('/api/admin/*', { config: { needs: 'public' } }, async (request, reply) => {
      const method = z.enum(['GET', 'POST']).parse(request.method);
      const { authorization = '' } = request.headers;
      const answer = await operators.app.inject({
        method,
        url: request.url,
        headers: { authorization },
        ...(method === 'POST' && { payload: z.record(z.string(), z.unknown()).parse(request.body ?? {}) }),
      });
      return reply.code(answer.statusCode).type('application/json').send(answer.body);
    });
    await registerStaticFiles(app, {
      publicUrl: 'http://127.0.0.1',
      contactEmail: 'hello@citable.test',
      dir: resolve(dir),
      drawn: [],
    });
  });
  url = await board.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  board.app.server.closeAllConnections();
  await board.close();
  await operators.app.close();
});
beforeEach(async () => {
  page = await newPage({ reducedMotion: 'reduce' });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !message.text().startsWith('Failed to load resource') &&
      complaints.push(message.text()),
  );
});
afterEach(async () => {
  await closePages();
  expect(complaints.splice(0)).toEqual([]);
});

async function openContests(): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.getByLabel('Enter Admin Passcode').fill(codes.admin);
  await page.getByRole('button', { name: 'Access Admin Panel' }).click();
  await page.getByRole('tab', { name: 'Contests' }).click();
}
const says = (text: string | RegExp) => page.getByText(text).first().waitFor();
const ledger = async () => ledgerSchema.parse((await board.call('GET', '/api/admin/contests')).body);
const check = async (id: string) => (await ledger()).checks.find(({ checkId }) => checkId === id);
const caseOf = (host: string) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .filter({ hasText: host });
const dialog = () => page.getByRole('dialog');
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();

/** A bakery whose owner says that it does not need PerplexityBot. */
async function contested(note: string, dueAt: string) {
  const site = await board.serve(robots('User-agent: PerplexityBot\nDisallow: /\n'));
  ({ orderId } = await board.buy(site.url));
  const tasks = z
    .object({ tasks: z.array(z.object({ key: z.string(), checkId: z.string() })) })
    .parse((await board.call('GET', `/api/report/${orderId}/tasks`)).body);
  const taskKey = tasks.tasks.find(({ checkId }) => checkId === 'AO-03')?.key;
  const { contestId } = contestStartedSchema.parse(
    (await board.call('POST', `/api/report/${orderId}/contests`, { taskKey, reason: 'not-needed', note })).body,
  );
  await board.work();
  await board.db
    .update(contests)
    .set({ dueAt: new Date(dueAt) })
    .where(eq(contests.id, contestId));
  return { contestId, host: site.host };
}

itLong('says so where nothing was contested, and what went wrong where nothing comes', async () => {
  await openContests();
  await says('Nobody has contested a finding.');
  await page.route('**/api/admin/contests', (route) =>
    route.fulfill({ status: 503, json: { message: 'Please try again in a minute.' } }),
  );
  await page.getByRole('tab', { name: 'Leads' }).click();
  await page.getByRole('tab', { name: 'Contests' }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('alert')
    .filter({ hasText: 'Please try again in a minute.' })
    .waitFor({ timeout: 60_000 });
});

it('shows a case beside its evidence, what is due first, and rejects it with a sentence', async () => {
  const late = await contested('We do not want to be there', '2020-01-03T10:00:00Z');
  const early = await contested('Nobody here uses it', '2999-01-03T10:00:00Z');
  await openContests();
  const one = caseOf(late.host);
  await one.waitFor();
  expect(await one.innerText()).toMatch(
    /Overdue[\s\S]*AO-03[\s\S]*The business does not need this\.[\s\S]*We do not want to be there[\s\S]*What the report showed[\s\S]*PerplexityBot/,
  );
  expect(await caseOf(early.host).innerText()).toMatch(/Waits for you[\s\S]*answer due Jan 03, 2999, 10:00 UTC/);
  expect(await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).count()).toBe(2);
  expect((await page.getByRole('tabpanel').innerText()).indexOf(late.host)).toBeLessThan(
    (await page.getByRole('tabpanel').innerText()).indexOf(early.host),
  );

  await one.getByRole('button', { name: /^Reject/ }).click();
  await press('Cancel');
  expect((await ledger()).cases.filter(({ outcome }) => outcome === 'under-review')).toHaveLength(2); // nothing happens unasked
  await one.getByRole('button', { name: /^Reject/ }).click();
  await dialog().getByLabel('Your answer to the owner').fill('Your robots.txt names PerplexityBot on line 1.');
  await press('Reject');
  await says('The case is rejected. The owner gets a mail.');
  expect((await ledger()).cases.find(({ contestId }) => contestId === late.contestId)).toMatchObject({
    outcome: 'rejected',
    sentence: 'Your robots.txt names PerplexityBot on line 1.',
    decidedBy: 'operator',
  });
  await page.getByText('The newest other case').click();
  await caseOf(late.host).getByText('Your robots.txt names PerplexityBot on line 1.').waitFor();
  expect(await caseOf(late.host).getByRole('button').count()).toBe(0);
});

itLong('upholds a case; a second operator is told, and sees what the first decided', async () => {
  const { contestId, host } = await contested('We are a bakery', '2999-01-03T10:00:00Z');
  await openContests();
  await caseOf(host)
    .getByRole('button', { name: /^Uphold/ })
    .click();
  const [given] = (await ledger()).cases.filter((one) => one.contestId === contestId);
  expect(
    (await board.call('POST', '/api/admin/contests', { contestId, decision: 'uphold', version: given?.version }))
      .status,
  ).toBe(200);
  await press('Uphold');
  await says('Somebody has decided this case in the meantime.');
  await press('Cancel');
  await page.getByText(/^The newest (\d+ )?other cases?$/).click();
  await caseOf(host).getByText('Upheld', { exact: true }).waitFor();
  await board.work();
  expect(board.mails.at(-1)?.subject).toMatch(/^You were right/);

  const second = await contested('We are a bakery, too', '2999-01-03T10:00:00Z');
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await caseOf(second.host)
    .getByRole('button', { name: /^Uphold/ })
    .click();
  await press('Uphold');
  await says('The case is upheld. The owner gets a mail.');
  expect((await ledger()).cases.find((one) => one.contestId === second.contestId)).toMatchObject({
    outcome: 'corrected',
    decidedBy: 'operator',
  });
});

itLong(
  'shows how often a check was wrong; marks it, takes its points and gives them back, each with a note',
  async () => {
    await contested('We sell bread', '2999-01-03T10:00:00Z');
    const day = board.clock.now.toISOString().slice(0, 10);
    await board.db.insert(checkShown).values([
      { day, checkId: 'AO-03', n: 1_240 },
      { day, checkId: 'AO-04', n: 1_200 },
    ]);
    const now = await check('AO-03');
    await openContests();
    const row = page.getByRole('table', { name: 'Contested checks' }).getByRole('row').filter({ hasText: 'AO-03' });
    await row.waitFor();
    const cells = await row.getByRole('cell').allInnerTexts();
    expect(cells.slice(0, 4)).toEqual(
      [now?.shown, now?.contested, now?.decided, now?.upheld].map((n) => n?.toLocaleString('en-US')),
    );
    expect(cells[4]).toBe(now?.upheldOfDecided == null ? '–' : `${Math.round(100 * now.upheldOfDecided)}%`);
    expect(cells[5]).toMatch(/^\d(\.\d)?%\s+likely \d(\.\d)?–\d(\.\d)?%$/);
    await page.getByText('One check that nobody contested').click();
    expect(
      await page.getByRole('table', { name: 'Checks that nobody contested' }).getByRole('row').allInnerTexts(),
    ).toEqual([
      expect.anything(),
      expect.stringMatching(/AO-04\s+1,200\s+0\s+0\s+0\s+–\s+0%\s+likely 0–0\.3%\s+Counts/),
    ]);

    const change = async (name: string, note: string, button = name) => {
      await row.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await press(button);
      await dialog().getByText('Please say why.').waitFor();
      await dialog().getByLabel('Why').fill(note);
      await press(button);
      await row.getByText(note).waitFor();
    };
    await change('Mark check', 'Ann looks at it.');
    expect(await check('AO-03')).toMatchObject({ standing: 'marked', note: 'Ann looks at it.' });
    await row.getByText('Counts, marked').waitFor();
    await change('Put under review', 'It reads groups wrongly.');
    expect(await check('AO-03')).toMatchObject({ standing: 'demoted' });
    await row.getByText('Under review', { exact: true }).waitFor();
    await change('Restore', 'It reads groups now.');
    expect(await check('AO-03')).toMatchObject({ standing: 'scored' });
  },
);

itLong('fits a phone, and everybody can use it', async () => {
  const { host } = await contested(`A note with one long word: ${'w'.repeat(80)}`, '2020-01-03T10:00:00Z');
  const pictures = process.env['PICTURES'] || undefined;
  await openContests();
  await caseOf(host).waitFor();
  for (const summary of await page.getByRole('tabpanel').locator('summary').all()) await summary.click();
  for (const width of isLong ? [390, 1280] : [390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    for (const colorScheme of isLong ? (['light', 'dark'] as const) : ([width === 390 ? 'light' : 'dark'] as const)) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await axe(page).include('[role=tabpanel][data-state=active]').analyze();
      expect(violations.map(({ id, nodes }) => `${width} ${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      if (pictures) await page.screenshot({ path: `${pictures}/contests-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await caseOf(host)
    .getByRole('button', { name: /^Uphold/ })
    .click();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    if (pictures) await page.screenshot({ path: `${pictures}/dialog-${width}.png` });
  }
  const { violations } = await axe(page).include('dialog').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
