// A month in which three strangers do all that they may, day after day: one with a report's link who knows the buyer's address, one with a free agency,
// one with an IPv6 /48.
// Slow: two thousand calls of the whole server, each a little more than is allowed. Nobody works on jobs, so that what they leave in the queues can be counted.
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomId } from '#base/secrets.ts';
import { isLong } from '#base/testing/long.ts';
import { agencies } from '#db/schema.ts';
import { goodBaker } from '#fakes/sites/good-baker.ts';
import { serveSites, type ServedSites } from '#fakes/sites/serve-sites.ts';
import { type FakePlatform, startFakePlatform } from '#fakes/platforms/fake-platform.ts';
import { fairTurn } from '#agencies/fair-turn.ts';
import { journeyQueues } from '#journey/queues.ts';
import { type Population, population } from './testing/callers.ts';
import { costOf, median, spentByTree, tenMs } from './testing/processor-time.ts';
import { type Whole, wholeApp } from './testing/whole-app.ts';
import { order, pay, until } from './testing/world.ts';

const days = 30;
const perDayUsd = 0.3;
/** What the chat may use of a day's money, and the most that one of its answers costs: two answers a day. */
const [chatShare, worstAnswerUsd] = [0.1, 0.015];
/** What one network may look at a website in an hour. */
const looksPerDay = 4;
/** What each of them asks for in a day: more than is given, or more than anybody needs. */
const tries = { questions: 3, looks: looksPerDay + 2, assessments: 5, mails: 4 };

let sites: ServedSites;
let vendor: FakePlatform;
let whole: Whole;
let everybody: Population;
let website: string;
beforeAll(async () => {
  sites = await serveSites([goodBaker], new Date());
  website = sites.sites[0]?.url ?? '';
  vendor = await startFakePlatform('chatgpt');
  whole = await wholeApp({
    OPENAI_API_KEY: vendor.apiKey,
    OPENAI_BASE_URL: vendor.url,
    AI_BUDGET_PER_DAY_USD: String(perDayUsd),
    CRAWL_ALLOW_HOSTS: sites.hosts.join(','),
    RATE_LIMIT_PER_MINUTE: '100000',
  });
  everybody = await population(whole);
});
afterAll(async () => {
  await whole.close();
  await vendor.stop();
  await sites.stop();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (method: Method, url: string, from: string, payload?: object, headers: object = {}) => {
  const reply = await whole.app.inject({
    method,
    url,
    headers: { 'x-forwarded-for': from, ...headers },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.body };
};

/** All windows end a day sooner. */
const nextDay = () => whole.database.pool.query('update throttles set expire = expire - 86400000');

const jobs = async (names: readonly string[]) => {
  const found = await whole.database.db.execute<{ name: string; priority: number; group: string; data: object }>(
    sql`select name, priority, group_id as group, data from pgboss.job where name = any(${sql.param([...names])}) and state = 'created' order by priority desc, created_on`,
  );
  return found.rows;
};

/** Whatever changes a report, by its link alone; each tenth day all that the link leads to. */
async function strangerWithLink(day: number): Promise<number[]> {
  const routes = whole.app.capabilities.routes.filter(
    ({ method, url }) =>
      /^\/(api\/report|api\/download-report|report|results|refund|questions)\//.test(url) &&
      (method !== 'GET' || day % 10 === 0),
  );
  const statuses: number[] = [];
  for (const { method, url, config } of routes) {
    const { status } = await call(method as Method, everybody.addressOf(url, true), '203.0.113.9', { website });
    if (method !== 'GET' && config.needs === 'buyer') statuses.push(status);
  }
  for (let n = 0; n < tries.mails; n += 1)
    await call('POST', '/api/chatbot/order-state', `203.0.${day}.${n}`, { email: everybody.buyer });
  return statuses;
}

async function strangerWithNetwork(day: number): Promise<number> {
  let looks = 0;
  const from = (n: number) => `2001:db8:5:${(day * 20 + n).toString(16)}::1`;
  for (let n = 0; n < tries.looks; n += 1) {
    const { status } = await call('POST', '/api/look', from(n), { website: `${website}?${day}-${n}` });
    looks += Number(status === 200);
  }
  for (let n = 0; n < tries.questions; n += 1) {
    const message = `What of case ${day}-${n}, which your pages never name?`;
    await call('POST', '/api/chatbot/message', from(n), { message, sessionId: `s${day}-${n}` });
  }
  return looks;
}

it('costs the vendors no more than is stated, the buyer no unasked mail, and a paying customer no turn', async () => {
  const { db } = whole.database;
  const key = (await everybody.callers['a test key']?.headers()) ?? {};
  const at = '203.0.113.77';
  const client = { name: 'Clinic', website };
  const project = JSON.parse((await call('POST', '/api/v1/projects', at, client, key)).body);

  const refused: number[] = [];
  let [looks, ordered] = [0, 0];
  for (let day = 0; day < days; day += 1) {
    refused.push(...(await strangerWithLink(day)));
    looks += await strangerWithNetwork(day);
    for (let n = 0; n < tries.assessments; n += 1) {
      const { status } = await call('POST', '/api/v1/assessments', at, { projectId: project.id }, key);
      ordered += Number(status === 202);
    }
    await nextDay();
  }

  // The link opens nothing that changes or costs: no reading, no asking, no check.
  expect(new Set(refused)).toEqual(new Set([403]));
  expect(await jobs(Object.keys(journeyQueues))).toEqual([]);
  const caused = whole.mails();
  expect(caused.every((mail) => mail.includes('Open your report as its buyer'))).toBe(true);
  expect(caused.length).toBeLessThanOrEqual(10);
  const states = await jobs(['order-state-mail']);
  expect(states.length).toBeGreaterThan(0);
  expect(states.length).toBeLessThanOrEqual(10);

  // What strangers can spend at all is the chat's share of each day.
  const answers = vendor.formsAsked.length;
  expect(vendor.calls).toEqual([]);
  expect(answers).toBeGreaterThan(0);
  expect(answers).toBeLessThan(days * tries.questions);
  expect(answers * worstAnswerUsd).toBeLessThanOrEqual(days * perDayUsd * chatShare);

  // A network is let in as often as it may, and another one is still let in after it.
  expect(looks).toBe(days * looksPerDay);
  expect((await call('POST', '/api/look', '198.51.100.4', { website })).status).toBe(200);

  // Whoever pays is next, however much a free agency has ordered.
  expect(ordered).toBeGreaterThan(days);
  const waiting = (await jobs(['agency-assess'])).map(({ priority }) => priority);
  expect(waiting.length).toBe(ordered);
  const paying = randomId();
  const terms = { monthlyAssessments: 100, priceCents: 9900, createdAt: new Date() };
  await db.insert(agencies).values({ id: paying, name: 'Paying', ...terms });
  expect(await fairTurn(db, paying, 'live', 0)).toBeGreaterThan(Math.max(...waiting));
  expect(whole.unexpected).toEqual([]);
});

/** What a job may wait for its worker to look, and what a website that somebody else reads keeps its job away. */
const [pollSeconds, busySeconds] = [1, 2];

// No clock decides: processor time counts, in the time in which the same machine does ten milliseconds of work, and what waits counts as it is stated.
// Six minutes beside other tests; `npm run bench -- strangers` measures the same hour beside a quiet one.
it.runIf(isLong && process.platform === 'linux')(
  'has what is paid for in the worst of its hours there within a minute',
  async () => {
    const hour = await wholeApp({ CRAWL_ALLOW_HOSTS: sites.hosts.join(','), RATE_LIMIT_PER_MINUTE: '300' });
    const { callers, addressOf } = await population(hour);
    const key = (await callers['a test key']?.headers()) ?? {};
    await hour.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = hour.app.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const ask = async (path: string, from: string, body?: object, headers: Record<string, string> = {}) =>
      fetch(url + path, {
        headers: { 'x-forwarded-for': from, ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(500), // it has left by then
      }).then(
        ({ status }) => status,
        () => null,
      );
    const agency = '203.0.113.77';
    const sent = async (path: string, body: object) => {
      const reply = await hour.app.inject({
        method: 'POST',
        url: path,
        payload: body,
        headers: { ...key, 'x-forwarded-for': agency },
      });
      return { status: reply.statusCode, id: String(reply.json().id) };
    };
    for (let n = 0; n < 3; n += 1)
      await sent('/api/v1/webhooks', {
        url: `${website}hook-${n}`,
        events: ['assessment.finished', 'report.published'],
      });
    const { id: projectId } = await sent('/api/v1/projects', { name: 'Clinic', website });
    const ordered: string[] = [];
    for (let n = 0; n < 60; n += 1) {
      const { status, id } = await sent('/api/v1/assessments', { projectId });
      if (status === 202) ordered.push(id);
    }
    await hour.startWork();
    const states = async (queue: string) => {
      const { rows } = await hour.database.pool.query<{ state: string }>(
        'select state from pgboss.job where name = $1',
        [queue],
      );
      return rows.map(({ state }) => state);
    };
    await until(async () => (await states('agency-assess')).includes('completed'));

    const purchase = await order(() => url, { website, email: 'buyer@customer.example' });
    const yards: number[] = [];
    const measure = async () => {
      for (let n = 0; n < 5; n += 1) yards.push(await costOf(tenMs));
    };
    await measure();
    const before = spentByTree();
    let isThere = false;
    let asked = 0;
    const pressOn = async (press: (n: number) => Promise<unknown>) => {
      for (let n = 0; !isThere; n += 1) {
        await press(n);
        asked += 1;
      }
    };
    const strangers = [
      ...Array.from({ length: 4 }, () =>
        pressOn(() => ask(addressOf('/api/report/:paymentIntentId/tasks', true), '203.0.113.9')),
      ),
      ...Array.from({ length: 4 }, (_, lane) =>
        pressOn((n) =>
          ask(`/api/v1/assessments/${ordered[(4 * n + lane) % ordered.length]}/report.pdf`, agency, undefined, key),
        ),
      ),
      ...Array.from({ length: 2 }, (_, lane) =>
        pressOn((n) => ask('/api/look', `2001:db8:5:${lane}${n % 100}::1`, { website: `${website}?${lane}-${n}` })),
      ),
    ];
    await pay(() => url, purchase);
    await until(async () => {
      isThere = hour.mails().some((mail) => mail.includes('buyer@customer.example'));
      return isThere;
    });
    const spent = spentByTree() - before;
    await measure();
    await Promise.all(strangers);

    const turns = (await Promise.all(['gather', 'judge', 'publish', 'deliver'].map(states))).map(
      ({ length }) => length,
    );
    const waited = turns.reduce((sum, n) => sum + n * pollSeconds, ((turns[0] ?? 1) - 1) * busySeconds);
    const seconds = (spent / 1000) * (10 / median(yards)) + waited;
    if (process.env['COSTS'])
      process.stdout.write(
        `COST ${seconds.toFixed(1)} s of ${asked} asked, ${turns.join()} turns, ${spent} ms, ${median(yards)}\n`,
      );
    expect(ordered.length).toBeGreaterThan(30);
    expect(asked).toBeGreaterThan(20);
    expect(seconds).toBeLessThan(60);
    expect(hour.unexpected).toEqual([]);
    await hour.close();
  },
);
