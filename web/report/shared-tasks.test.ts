// The page of a link to tasks, as the real server draws it, with a real board behind it: mostly in a browser that runs no scripts.
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fewOf, itLong } from '#base/testing/long.ts';
import { boardSchema, createdShareSchema } from '#board/contract.ts';
import { reports } from '#db/schema.ts';
import { copyFaults } from '#engine/testing/copy-faults.ts';
import { robots } from '#fakes/sites/site-change.ts';
import { boardForms } from '#server/board-forms.ts';
import { securityHeaders } from '#server/security-headers.ts';
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

async function bought(more: Parameters<ReportPages['board']['buy']>[1] = {}) {
  const site = await board.serve(robots('User-agent: PerplexityBot\nDisallow: /\n'));
  const purchase = await board.buy(site.url, more);
  const { access } = purchase;
  const shares = `/api/report/${purchase.orderId}/shares`;
  /** Of all tasks of the report, unless the link is for a role. */
  async function share(body: object = {}) {
    const { tasks } = boardSchema.parse((await board.call('GET', `/api/report/${purchase.orderId}/tasks`)).body);
    const reply = await board.call('POST', `${shares}?access=${access}`, {
      role: 'developer',
      label: 'Web agency',
      keys: tasks.map(({ key }) => key),
      ...body,
    });
    const made = createdShareSchema.parse(reply.body);
    return {
      path: new URL(made.url).pathname,
      count: made.tasks,
      revoke: () => board.call('DELETE', `${shares}/${made.id}?access=${access}`),
    };
  }
  return { ...purchase, site, share };
}

const form = (path: string, fields: Record<string, string>) =>
  board.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const hidden = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };

it('shows the business and its tasks, and lets them be ticked and checked where no script runs', async () => {
  const { site, share } = await bought();
  const { path, count } = await share();
  const page = await newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  expect((await page.goto(url + path))?.headers()).toMatchObject(hidden);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Tasks for Hearth & Rye Bakery');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.locator('main').innerText()).toContain('127.0.0.1 · for Web agency · this link ends Dec ');
  expect(await page.locator('article').count()).toBe(count);
  const task = page.locator('article[id^="ao-03-"]');
  for (const part of ['Steps', 'What we saw', 'How to see that it worked'])
    await task.getByRole('heading', { name: part }).waitFor();
  expect(await task.locator('pre').first().innerText()).toContain('Disallow: /');
  await task.getByText('Show the text').click();
  expect(await task.locator('details pre').innerText()).not.toBe('');

  const tick = task.getByRole('button', { name: 'I have done this' });
  await tick.click();
  await task.getByText('Web agency says done').waitFor();
  expect(await tick.getAttribute('aria-pressed')).toBe('true');
  await tick.click();
  await task.getByText('Web agency says done').waitFor({ state: 'detached' });

  site.change(robots(''));
  await task.getByRole('button', { name: 'Check now' }).click();
  await task.getByRole('button', { name: 'See how far it is' }).waitFor();
  await board.work();
  await task.getByRole('button', { name: 'See how far it is' }).click();
  await task.getByText('✓ Verified').waitFor();
  expect(new URL(page.url()).pathname).toBe(path);

  // What a link leads to where nothing is copied for the visitor.
  const text = await page.goto(
    new URL((await task.getByRole('link', { name: 'Copy' }).getAttribute('href')) ?? '', url).href,
  );
  expect(text?.headers()).toMatchObject({ ...hidden, 'content-type': 'text/plain; charset=utf-8' });
});

itLong(
  'can be read with a script running too, at any width, in both schemes, in words that follow the rules',
  async () => {
    const { share } = await bought();
    const { path } = await share();
    const screens = [
      [320, 'light'],
      [1280, 'dark'],
    ] as const;
    for (const [width, colorScheme] of fewOf(screens, 1)) {
      const page = await newPage({ viewport: { width, height: 844 }, colorScheme });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await page.goto(url + path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect((await axe(page).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(complaints).toEqual([]);
    }
    const html = (await board.app.inject(path)).body;
    expect([...new Set(textsOfHtml(html).flatMap((text) => copyFaults(text)))]).toEqual([]);
  },
);

it('gives nothing away but the tasks, in whatever state', async () => {
  const marked = {
    products: ['marked-product one'],
    keywords: ['marked-keyword'],
    customerQuestions: 'marked-question one?\nmarked-question two?',
    uniqueSellingProps: 'marked-difference',
    targetAudience: 'marked-audience',
    locations: 'Town of marked-stone',
    problemsSolved: 'marked-problem',
    companyDescription: 'marked-description of us',
    brandTerminology: 'marked-term',
  };
  const email = 'marked-owner@bakery.example';
  const { orderId, reportId, submissionId, site, share } = await bought({
    email,
    userId: await board.addUser(email),
    answers: marked,
  });
  await board.db
    .update(reports)
    .set({ contactName: 'marked-contact', contactPhone: '+44 113 496 9999' })
    .where(eq(reports.id, reportId));
  const { path } = await share();
  const pageNow = async () => (await board.app.inject(path)).body;
  const fresh = await pageNow();
  const keys = [...fresh.matchAll(/<article id="([^"]+)"/g)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(3);
  const texts = await Promise.all(keys.map(async (key) => (await board.app.inject(`${path}/${key}.txt`)).body));

  // What the owner said, and what a reading saw.
  const { tasks } = boardSchema.parse((await board.call('GET', `/api/report/${orderId}/tasks`)).body);
  const [allow, other] = [
    tasks.find(({ checkId }) => checkId === 'AO-03'),
    tasks.find(({ checkId }) => checkId !== 'AO-03'),
  ];
  await board.call('PUT', `/api/report/${orderId}/tasks/${other?.key}`, {
    state: 'claimed',
    revision: other?.revision,
  });
  site.change(robots(''));
  expect((await form(path, { do: 'check', key: allow?.key ?? '' })).statusCode).toBe(303);
  await board.work();
  const worked = await pageNow();
  expect(worked).toContain('The owner says done');
  expect(worked).not.toContain('You say done');
  expect(worked).toContain('✓ Verified');

  const refused = await form(path, { do: 'claimed', key: 'cq-99-x' });
  expect([refused.statusCode, refused.headers]).toEqual([404, expect.objectContaining(hidden)]);
  const secrets = [
    'marked-',
    '496 9999',
    orderId,
    reportId,
    submissionId,
    '/report/',
    '/results/',
    '$99',
    '9900',
    'report-data',
    'overallScore',
    '"gain"',
  ];
  for (const html of [fresh, worked, refused.body, ...texts]) {
    expect(secrets.filter((secret) => html.includes(secret))).toEqual([]);
    expect(/.{0,60}(?:\bscores?\b|up to \+|[+−]\d+ points|\d of 100).{0,60}/i.exec(html)?.[0]).toBeUndefined();
  }
});

it('says when there is nothing under a link, and when a link has ended', async () => {
  const { share } = await bought();
  const [revoked, old] = [await share(), await share()];
  await revoked.revoke();
  const ended = 'This link has ended. Ask the owner for a new one.';
  const isEnded = async (path: string) => {
    const reply = await board.app.inject(path);
    expect([reply.statusCode, reply.headers]).toEqual([410, expect.objectContaining(hidden)]);
    expect(reply.body).toContain(ended);
    expect(reply.body).not.toContain('Hearth');
    const act = await form(path, { do: 'claimed', key: 'x' });
    expect([act.statusCode, act.body.includes(ended)]).toEqual([410, true]);
    const text = await board.app.inject(`${path}/ao-03-x.txt`);
    expect([text.statusCode, text.body]).toEqual([410, `${ended}\n`]);
  };
  await isEnded(revoked.path);
  expect((await board.app.inject(old.path)).statusCode).toBe(200);
  expect((await board.app.inject(`${old.path}/zz-99-x.txt`)).statusCode).toBe(404);
  board.later(31 * 24 * 60);
  await isEnded(old.path);
  for (const token of ['nothing', 'x'.repeat(150)]) {
    const unknown = await board.app.inject(`/tasks/${token}`);
    expect([unknown.statusCode, unknown.headers]).toEqual([404, expect.objectContaining(hidden)]);
    expect(unknown.body).toContain('There is nothing under this link.');
  }
  expect((await form('/tasks/nothing', { do: 'claimed', key: 'x' })).statusCode).toBe(404);
  expect((await form('/tasks/nothing', { do: 'skipped', key: 'x' })).statusCode).toBe(422);
});

itLong(
  'a form on a report is pressed by whoever the cookie says, also where the browser says nowhere where it was',
  async () => {
    const app = Fastify().withTypeProvider<ZodTypeProvider>();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.addHook('onRequest', securityHeaders('http://127.0.0.1'));
    boardForms(app);
    const asked: unknown[] = [];
    app.put('/api/report/:id/competitors', (request, reply) => {
      asked.push(request.headers.cookie);
      return reply.send({});
    });
    app.get('/report/:id', (_request, reply) =>
      reply
        .type('text/html')
        .header('referrer-policy', 'no-referrer')
        .send(
          '<form method="post"><input type="hidden" name="report" value="o1"><input name="website" value="rival.example"><button name="do" value="compare">Compare</button></form>',
        ),
    );
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const page = await newPage({ javaScriptEnabled: false });
    await page.context().addCookies([{ name: 'buyer', value: 'the-one', url: address }]);
    await page.goto(`${address}/report/o1`);
    await page.getByRole('button').click();
    await page.waitForURL(`${address}/report/o1#plan`);
    expect(asked).toEqual(['buyer=the-one']);
    await app.close();
  },
);
