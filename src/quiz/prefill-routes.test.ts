import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { websiteScans } from '#db/schema.ts';
import { createLog } from '#base/log.ts';
import { testDatabase } from '#base/testing/database.ts';
import { buildApp } from '#server/app.ts';
import type { App } from '#base/app.ts';
import type { Database } from '#base/db.ts';
import type { SiteLook } from './contract.ts';
import { domainOfSite } from '#journey/host-turn.ts';
import { prefillRoutes } from './prefill-routes.ts';

const found: SiteLook = {
  unread: null,
  proposals: [{ path: 'structuredData', value: 'no', seen: 'No structured data was found on the one page we read.' }],
};
let database: Database;
let app: App;
let now: Date;
let visits: string[] = [];
let scan: (website: string) => Promise<SiteLook | null>;

beforeAll(async () => {
  database = await testDatabase();
  app = await buildApp({
    config: { trustProxy: ['127.0.0.1'], rateLimitPerMinute: 10_000 },
    publicUrl: 'http://127.0.0.1',
    log: createLog('silent'),
    pool: database.pool,
  });
  prefillRoutes(app, {
    database,
    now: () => now,
    domainOf: domainOfSite,
    scan: (website) => {
      visits.push(website);
      return scan(website);
    },
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(websiteScans);
  visits = [];
  now = new Date('2026-11-20T12:00:00Z');
  scan = async () => found;
});

let clients = 0;
const newClient = () => `203.0.113.${(clients += 1)}`;
const ask = (website: unknown, client = newClient()) =>
  app.inject({ method: 'POST', url: '/api/prefill', payload: { website }, headers: { 'x-forwarded-for': client } });

describe('POST /api/prefill', () => {
  it('answers what the visit suggests, and completes the address', async () => {
    const reply = await ask('harbour.example');
    expect([reply.statusCode, reply.json()]).toEqual([200, found]);
    expect(visits).toEqual(['https://harbour.example']);
  });

  it('visits an address once a day, and answers no other of its host with what it saw', async () => {
    await ask('harbour.example');
    expect((await ask('https://HARBOUR.example/#top')).json()).toEqual(found);
    expect(visits).toHaveLength(1);
    await ask('https://harbour.example/about');
    expect(visits).toEqual(['https://harbour.example', 'https://harbour.example/about']);
    visits = visits.slice(0, 1);
    now = new Date('2026-11-21T12:00:01Z');
    await ask('harbour.example');
    expect(visits).toHaveLength(2);
    expect(await database.db.select().from(websiteScans)).toHaveLength(1);
  });

  it('visits once for askers at the same time', async () => {
    let release: (look: SiteLook) => void = () => {};
    scan = () => new Promise((resolve) => (release = resolve));
    const first = ask('twice.example');
    await expect.poll(() => visits.length).toBe(1);
    const second = ask('twice.example');
    release(found);
    expect((await Promise.all([first, second])).map((reply) => reply.statusCode)).toEqual([200, 200]);
    expect(visits).toHaveLength(1);
  });

  it('keeps and answers nothing of a size that only a site that floods us has', async () => {
    const flood = { path: 'socialMedia.twitter.url', value: `https://x.com/${'x'.repeat(1_000_000)}`, seen: '' };
    scan = async () => ({ unread: null, proposals: [flood, ...found.proposals] });
    expect((await ask('flood.example')).json()).toEqual(found);
    expect(await database.db.select().from(websiteScans)).toMatchObject([{ proposals: found.proposals }]);
    scan = async () => ({ unread: null, proposals: [flood] });
    expect((await ask('nothing-else.example')).json()).toEqual({ unread: null, proposals: [] });
  });

  it('does not remember a site that could not be read', async () => {
    const away = { proposals: [], unread: 'The host name does not resolve to an address' };
    scan = async () => away;
    expect((await ask('away.example')).json()).toEqual(away);
    await ask('away.example');
    expect(visits).toHaveLength(2);
  });

  it('lets one client cause ten visits in ten minutes; what is remembered stays free', async () => {
    const client = newClient();
    for (let each = 1; each <= 10; each += 1) expect((await ask(`site-${each}.example`, client)).statusCode).toBe(200);
    expect((await ask('site-11.example', client)).statusCode).toBe(429);
    expect((await ask('site-3.example', client)).statusCode).toBe(200);
  });

  it('visits one site twelve times an hour at most, whoever asks and by whichever of its names', async () => {
    scan = async () => ({ proposals: [], unread: 'It did not answer' }); // which is not remembered
    const statuses: number[] = [];
    for (let each = 1; each <= 13; each += 1) statuses.push((await ask(`name-${each}.target.example`)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
    expect((await ask('target-of-nobody.example')).statusCode).toBe(200);
  });

  it('leaves a site alone that somebody else reads just now', async () => {
    scan = async () => null;
    expect((await ask('read-elsewhere.example')).statusCode).toBe(429);
  });

  it('visits four sites at once at most', async () => {
    const releases: (() => void)[] = [];
    scan = () => new Promise((resolve) => releases.push(() => resolve({ proposals: [], unread: 'It did not answer' })));
    const asked = [1, 2, 3, 4].map((each) => ask(`busy-${each}.example`));
    await expect.poll(() => releases.length).toBe(4);
    expect((await ask('busy-5.example')).statusCode).toBe(429);
    for (const release of releases) release();
    await Promise.all(asked);
  });

  it.each([
    [''],
    ['not an address'],
    ['ftp://harbour.example'],
    ['https://user:secret@harbour.example'],
    [7],
    [undefined],
  ])('refuses %s', async (website) => {
    expect((await ask(website)).statusCode).toBe(422);
    expect(visits).toEqual([]);
  });
});

describe('visits to websites that answer slowly', () => {
  it('take two of the four places for one client, whoever it is', async () => {
    const answers: (() => void)[] = [];
    scan = () => new Promise((resolve) => answers.push(() => resolve(found)));
    const asked: Promise<number>[] = [];
    const asks = async (site: string, client: string, open: number) => {
      asked.push(ask(site, client).then(({ statusCode }) => statusCode));
      await expect.poll(() => answers.length).toBe(open);
    };
    const greedy = newClient();
    await asks('slow-1.example', greedy, 1);
    await asks('slow-2.example', greedy, 2);
    expect((await ask('slow-3.example', greedy)).statusCode).toBe(429);
    await asks('slow-3.example', newClient(), 3);
    for (const answer of answers) answer();
    expect(await Promise.all(asked)).toEqual([200, 200, 200]);
    scan = async () => found;
    expect((await ask('slow-4.example', greedy)).statusCode).toBe(200);
  });
});
