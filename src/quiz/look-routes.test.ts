import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#base/log.ts';
import { testDatabase } from '#base/testing/database.ts';
import { looks } from '#db/schema.ts';
import { isPublicWebsite } from '#engine/read/visit/fetcher-guard.ts';
import { domainOfSite } from '#journey/host-turn.ts';
import { buildApp } from '#server/app.ts';
import type { App } from '#base/app.ts';
import type { Database } from '#base/db.ts';
import type { Sight } from './look.ts';
import { lookRoutes } from './look-routes.ts';

const hostile = '</code><script>alert(1)</script><img src=x onerror="alert(2)">';
const sight: Sight = {
  look: {
    findings: [
      {
        tone: 'bad',
        title: 'Perplexity may not read your home page',
        place: 'robots.txt, line 5',
        quote: `Disallow: /${hostile}`,
      },
      { tone: 'good', title: 'Your site answers over HTTPS', place: hostile, quote: null },
    ],
    range: { low: 28, high: 72 },
    checks: { settled: 19, all: 67 },
  },
  proposals: [
    { path: 'companyName', value: 'Brightwater', seen: 'From the home page: “Brightwater”.' },
    {
      path: 'socialMedia.linkedin.url',
      value: 'https://www.linkedin.com/company/brightwater',
      seen: 'Your site links a LinkedIn page.',
    },
  ],
  unread: null,
};
const unread: Sight = {
  look: { findings: [], range: { low: 0, high: 100 }, checks: { settled: 0, all: 67 } },
  proposals: [],
  unread: 'It did not answer',
};

let database: Database;
let app: App;
let now: Date;
let visits: string[] = [];
let read: (website: string) => Promise<Sight | null>;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(looks);
  await database.pool.query('delete from throttles');
  visits = [];
  now = new Date('2026-11-20T12:00:00Z');
  read = async () => sight;
  app = await buildApp({
    config: { trustProxy: ['127.0.0.1'], rateLimitPerMinute: 10_000 },
    publicUrl: 'http://127.0.0.1',
    log: createLog('silent'),
    pool: database.pool,
  });
  lookRoutes(app, {
    database,
    now: () => now,
    domainOf: domainOfSite,
    isPublic: (website) => isPublicWebsite(website, []),
    page: ({ title, card, path }) => `<title>${title}</title><base href="${path}"><main>${card}</main>`,
    read: (website) => {
      visits.push(website);
      return read(website);
    },
  });
  await app.ready();
  return () => app.close();
});

let clients = 0;
const newClient = () => `198.51.${Math.floor((clients += 1) / 250)}.${clients % 250}`;
const ask = (website: unknown, client = newClient()) =>
  app.inject({ method: 'POST', url: '/api/look', payload: { website }, headers: { 'x-forwarded-for': client } });
const form = (website: string, client = newClient()) =>
  app.inject({
    method: 'POST',
    url: '/look',
    payload: new URLSearchParams({ website }).toString(),
    headers: { 'x-forwarded-for': client, 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('POST /api/look', () => {
  it('answers what was seen, and how many steps of the quiz it fills: the address is one of them', async () => {
    const reply = await ask('brightwater.example');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      website: 'https://brightwater.example',
      ...sight.look,
      prefilled: 3,
      unread: null,
    });
    expect((await app.inject({ url: `/api/look/${reply.json().id}` })).json()).toEqual(reply.json());
  });

  it('looks at an address once a day', async () => {
    const first = await ask('brightwater.example');
    expect((await ask('https://BRIGHTWATER.example/#top')).json().id).toBe(first.json().id);
    expect(visits).toHaveLength(1);
    now = new Date('2026-11-21T12:00:01Z');
    expect((await app.inject({ url: `/api/look/${first.json().id}` })).statusCode).toBe(404);
    await ask('brightwater.example');
    expect(visits).toHaveLength(2);
    expect(await database.db.select().from(looks)).toHaveLength(1);
  });

  it('looks once for askers at the same time', async () => {
    let release: (seen: Sight) => void = () => {};
    read = () => new Promise((resolve) => (release = resolve));
    const first = ask('twice.example');
    await expect.poll(() => visits.length).toBe(1);
    const second = ask('twice.example');
    release(sight);
    const [one, two] = await Promise.all([first, second]);
    expect(one.json().id).toBe(two.json().id);
    expect(visits).toHaveLength(1);
  });

  it('keeps and answers nothing of a size that only a site that floods us has', async () => {
    const flood = 'x'.repeat(1_000_000);
    const [first] = sight.look.findings;
    if (!first) throw new Error('there is a finding');
    read = async () => ({
      look: { ...sight.look, findings: [...sight.look.findings, { ...first, title: flood }] },
      proposals: [
        ...sight.proposals,
        { path: 'socialMedia.twitter.url', value: `https://x.com/${flood}`, seen: 'Your site links an X profile.' },
        ...Array.from({ length: 100 }, (_, n) => ({ path: `products.${n}`, value: '店'.repeat(600), seen: '' })),
      ],
      unread: null,
    });
    const look = (await ask('flood.example')).json();
    expect(look.findings).toEqual(sight.look.findings);
    expect(look.proposals.slice(0, 3)).toEqual([
      ...sight.proposals,
      expect.objectContaining({ path: 'products.0', value: '店'.repeat(600) }),
    ]);
    const rows = await database.pool.query('select octet_length(looks::text) as bytes from looks');
    expect(rows.rows[0].bytes).toBeLessThan(64 * 1024);
  });

  it('says why a site could not be read, and tries again for the next who asks', async () => {
    read = async () => unread;
    expect((await ask('away.example')).json()).toMatchObject({ unread: 'It did not answer', findings: [] });
    await ask('away.example');
    expect(visits).toHaveLength(2);
  });

  it('of 300 looks from one network takes five', async () => {
    const client = newClient();
    const statuses = await Promise.all(
      Array.from({ length: 300 }, async (_, each) => (await ask(`site-${each}.example`, client)).statusCode),
    );
    expect(visits.length).toBeLessThanOrEqual(5);
    expect(statuses.filter((status) => status === 200)).toHaveLength(visits.length);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    for (let each = 300; each < 320; each += 1) await ask(`site-${each}.example`, client);
    expect(visits).toHaveLength(5);
    expect((await ask('site-0.example', client)).statusCode).toBe(
      visits.includes('https://site-0.example') ? 200 : 429,
    ); // what is remembered stays free
    expect((await ask('another.example')).statusCode).toBe(200);
  });

  it('never answers one address with another one of the same host', async () => {
    const [firm, other] = [await ask('https://shared.example/a'), await ask('https://shared.example/b')];
    expect(visits).toEqual(['https://shared.example/a', 'https://shared.example/b']);
    expect([firm.json().website, other.json().website]).toEqual(visits);
    expect((await ask('shared.example')).json().id).not.toBe(firm.json().id);
  });

  it('of 206 looks from 42 networks of one IPv6 /48 takes fifteen, and has one for everybody else', async () => {
    const statuses: number[] = [];
    for (let each = 0; each < 206; each += 1)
      statuses.push((await ask(`site-${each}.example`, `2001:db8:7:${(each % 42).toString(16)}::1`)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    expect((await ask('another.example', '2001:db8:8::1')).statusCode).toBe(200);
    expect((await ask('one-more.example')).statusCode).toBe(200);
  });

  it('has a look for whoever had none when two hundred were taken in an hour, and no second one', async () => {
    const values = ['look-all:all', 200, Date.now() + 3_000_000];
    await database.pool.query('insert into throttles (key, points, expire) values ($1, $2, $3)', values);
    const client = newClient();
    expect((await ask('late.example', client)).statusCode).toBe(200);
    expect((await ask('later.example', client)).statusCode).toBe(429);
  });

  it('lets no network take all looks at one site', async () => {
    const statuses: number[] = [];
    for (let each = 0; each < 5; each += 1)
      statuses.push((await ask(`https://victim.example/${each}`, `2001:db8:9:${each}::1`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await ask('https://victim.example/')).statusCode).toBe(200);
  });

  it('looks at one site twelve times an hour at most, by whichever of its names', async () => {
    read = async () => unread; // which is not remembered
    const statuses: number[] = [];
    for (let each = 1; each <= 13; each += 1) statuses.push((await ask(`name-${each}.target.example`)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  });

  it('looks at four sites at once at most', async () => {
    const releases: (() => void)[] = [];
    read = () => new Promise((resolve) => releases.push(() => resolve(unread)));
    const asked = [1, 2, 3, 4].map((each) => ask(`busy-${each}.example`));
    await expect.poll(() => releases.length).toBe(4);
    expect((await ask('busy-5.example')).statusCode).toBe(429);
    for (const release of releases) release();
    await Promise.all(asked);
  });

  it('leaves a site alone that somebody else reads just now', async () => {
    read = async () => null;
    expect((await ask('read-elsewhere.example')).statusCode).toBe(429);
  });

  it.each([
    [''],
    ['not an address'],
    ['ftp://brightwater.example'],
    ['https://user:secret@brightwater.example'],
    ['localhost'],
    ['127.0.0.1'],
    ['http://2130706433/'],
    ['http://0x7f.1/'],
    ['http://[::1]/'],
    ['http://[::ffff:10.0.0.1]/'],
    ['169.254.169.254'],
    ['10.1.2.3'],
    ['brightwater.example:8080'],
    ['router.lan'],
    ['db.svc.cluster.local'],
    ['a'.repeat(600)],
    [7],
    [undefined],
    [{ toString: 'x' }],
  ])('refuses %j before anything is asked', async (website) => {
    const reply = await ask(website);
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'Please enter a public website, like example.com.']);
    expect(visits).toEqual([]);
  });
});

describe('a link to share', () => {
  const open = (website: string, headers: Record<string, string> = {}, client = newClient()) =>
    app.inject({
      url: `/look?website=${encodeURIComponent(website)}`,
      headers: { 'x-forwarded-for': client, ...headers },
    });

  it('looks at once, once a day, is in no index, and is what the page says to share', async () => {
    const reply = await open('brightwater.example');
    expect([reply.statusCode, reply.headers['x-robots-tag'], reply.headers['cache-control']]).toEqual([
      200,
      'noindex',
      'no-store',
    ]);
    const $ = load(reply.body);
    expect($('title').text()).toBe('What we saw on brightwater.example');
    expect($('base').attr('href')).toBe('/look?website=brightwater.example');
    expect($('a:contains("Link to share")').attr('href')).toBe('/look?website=brightwater.example');
    const again = await open('https://brightwater.example/');
    expect([again.body, visits]).toEqual([reply.body, ['https://brightwater.example']]);
    const ofPage = await open('https://brightwater.example/a?b=c&d');
    expect(load(ofPage.body)('base').attr('href')).toBe('/look?website=brightwater.example%2Fa%3Fb%3Dc%26d');
  });

  it('is bounded as the look is: five of a client, twelve of a site, and public addresses only', async () => {
    const client = newClient();
    const statuses: number[] = [];
    for (let each = 1; each <= 6; each += 1) statuses.push((await open(`own-${each}.example`, {}, client)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    read = async () => unread; // which is not remembered
    for (let each = 1; each <= 12; each += 1) await open(`name-${each}.target.example`);
    expect((await open('name-13.target.example')).statusCode).toBe(429);
    const refused = await open('http://127.0.0.1/');
    expect([refused.statusCode, load(refused.body)('[role=alert]').text()]).toEqual([
      400,
      'Please enter a public website, like example.com.',
    ]);
    expect((await app.inject({ url: '/look?website=a.example&website=b.example' })).statusCode).toBe(400);
    expect(visits).toHaveLength(17);
  });

  it('shows the last look where no new one is to be had, so that no reload of an unreadable site is refused', async () => {
    read = async () => unread; // which is looked at again each time
    const client = newClient();
    const pages = [];
    for (let each = 1; each <= 8; each += 1) pages.push(await open('away.example', {}, client));
    expect(pages.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(pages.at(-1)?.body).toBe(pages.at(3)?.body);
    expect(visits).toHaveLength(4);
    expect((await ask('away.example', client)).statusCode).toBe(429); // who presses wants a new one
    now = new Date(now.getTime() + 25 * 60 * 60_000);
    expect((await open('away.example', {}, client)).statusCode).toBe(429);
  });

  it.each([
    ['a picture on another page', { 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a page that is fetched ahead', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }],
  ])('visits nothing for %s', async (_what, headers) => {
    expect((await open('brightwater.example', headers)).statusCode).toBe(403);
    expect(visits).toEqual([]);
  });
});

describe('the plain form', () => {
  it('leads to the page of the look, which is in no index and runs nothing that a site said', async () => {
    const reply = await form('brightwater.example');
    expect(reply.statusCode).toBe(303);
    const page = await app.inject({ url: String(reply.headers.location) });
    expect([page.statusCode, page.headers['x-robots-tag'], page.headers['cache-control']]).toEqual([
      200,
      'noindex',
      'no-store',
    ]);
    const $ = load(page.body);
    expect($('title').text()).toBe('What we saw on brightwater.example');
    expect($('script, img').length).toBe(0);
    expect($('code').text()).toBe(`Disallow: /${hostile}`);
    expect($('main').text()).toContain('28 to 72');
    expect($('main').text()).toContain('We already know 3 of its 28 answers.');
    expect($('a').attr('href')).toBe(
      `/quiz?tier=assessment&look=${String(reply.headers.location).slice('/look/'.length)}`,
    );
  });

  it('says on a page what is wrong', async () => {
    const reply = await form('localhost');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(load(reply.body)('[role=alert]').text()).toBe('Please enter a public website, like example.com.');
  });

  it('leads home whoever loads the page of a refused form again', async () => {
    const reply = await app.inject({ url: '/look' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/']);
  });

  it('says that a look has ended', async () => {
    const reply = await app.inject({ url: '/look/nothing-here' });
    expect(reply.statusCode).toBe(404);
    expect(load(reply.body)('[role=alert]').text()).toContain('this one has ended');
  });

  it('says why a site could not be read', async () => {
    read = async () => ({ ...unread, unread: 'The <b>server</b> hung up' });
    const page = await app.inject({ url: String((await form('away.example')).headers.location) });
    expect(load(page.body)('h2').text()).toBe('We could not open away.example');
    expect(load(page.body)('main').text()).toContain('The <b>server</b> hung up.');
  });
});
