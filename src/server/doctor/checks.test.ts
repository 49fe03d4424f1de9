import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { backUp } from '#base/backup.ts';
import { readConfig } from '#base/config.ts';
import type { Database } from '#base/db.ts';
import { createLog } from '#base/log.ts';
import { testDatabase } from '#base/testing/database.ts';
import { startNameServer, type FakeNameServer, type Zone } from '#fakes/dns.ts';
import { buildApp } from '../app.ts';
import type { Surroundings } from './check.ts';
import { checks } from './checks.ts';
import { judgeSpace } from './checks/disk.ts';

let database: Database;
let names: FakeNameServer;
beforeAll(async () => {
  [database, names] = await Promise.all([testDatabase(), startNameServer({})]);
});
afterAll(() => Promise.all([database.close(), names.stop()]));

async function look(id: string, env: Record<string, string> = {}, more: Partial<Surroundings> = {}) {
  const check = checks.find((one) => one.id === id);
  if (!check) throw new Error(`there is no check ${id}`);
  return check.look({
    config: readConfig({ NODE_ENV: 'test', ...env }),
    pool: database.pool,
    now: () => new Date(),
    signal: new AbortController().signal,
    ...more,
  });
}

it('every check has an id of its own, and says what it looks at as a noun phrase', () => {
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  expect(checks.filter(({ id, looksAt }) => !/^[a-z]+(-[a-z]+)*$/.test(id) || /[.:]$/.test(looksAt))).toEqual([]);
});

describe('settings', () => {
  it('of a trial: names what production would refuse, and what to do for each', async () => {
    const seen = await look('settings');
    expect(seen).toMatchObject({
      tone: 'amber',
      saw: expect.stringContaining('SECRET_KEY, PUBLIC_URL, SMTP_URL, PAYMENTS, CONTACT_EMAIL'),
    });
    expect(seen.todo).toContain('openssl rand');
  });
});

describe('the shop', () => {
  const production = {
    NODE_ENV: 'production',
    SECRET_KEY: 'x'.repeat(32),
    PUBLIC_URL: 'https://citable-shop.com',
    SMTP_URL: 'smtps://user:password@mail.citable-shop.com',
    CONTACT_EMAIL: 'hello@citable-shop.com',
    STRIPE_SECRET_KEY: 'sk_live_51', // no key: a live one is a hundred characters
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  it.each([
    ['company', production, 'red', 'No page says which person or company sells here.'],
    ['company', {}, 'amber', 'No page says which person or company sells here.'],
    ['company', { COMPANY_FILE: 'shop/company.example.json' }, 'green', 'The pages name Your company'],
    ['samples', production, 'green', 'The pages show no samples.'],
    ['samples', {}, 'amber', 'The pages show samples: OFFER, SPOTS, TESTIMONIALS.'],
    ['samples', { OFFER: 'off', SPOTS: '20' }, 'amber', 'The pages show samples: TESTIMONIALS.'],
  ])('%s of %j: %s', async (id, env, tone, saw) => {
    expect(await look(id, env)).toMatchObject({ tone, saw: expect.stringContaining(saw) });
  });
});

describe('database', () => {
  it('tells the version and that the tables are of this release', async () => {
    expect(await look('database')).toMatchObject({
      tone: 'green',
      saw: expect.stringMatching(/^PostgreSQL \d+\.\d+.*tables of this release\.$/),
    });
  });
});

describe('backup', () => {
  it('is missed until one is made, then told with its age', async () => {
    expect((await look('backup')).tone).toBe('amber');
    const folder = mkdtempSync(join(tmpdir(), 'citable-doctor-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    await backUp(database.pool, { secretKey: 'x', dataDir: folder }, join(folder, 'backup'));
    const in_ = (days: number) => ({ now: () => new Date(Date.now() + days * 24 * 60 * 60_000) });
    expect((await look('backup')).tone).toBe('green');
    expect(await look('backup', {}, in_(3))).toMatchObject({
      tone: 'amber',
      saw: expect.stringContaining('3 days ago'),
    });
    expect((await look('backup', {}, in_(9))).tone).toBe('red');
  });
});

describe('disk', () => {
  it.each([
    [100e6, 'red'],
    [1e9, 'amber'],
    [10e9, 'green'],
  ])('%d bytes free: %s', (free, tone) => {
    expect(judgeSpace(free, 100e9).tone).toBe(tone);
  });
  it('is that of the folder above where DATA_DIR is not made yet', async () => {
    expect((await look('disk', { DATA_DIR: '/tmp/not/made/yet' })).saw).toMatch(/GB of .* GB are free/);
  });
});

describe('clock', () => {
  it.each([
    [0, 'green', 'the same'],
    [20, 'amber', '20 seconds apart'],
    [-20, 'amber', 'seconds apart'],
    [400, 'red', 'seconds apart'],
  ])('%d seconds beside the provider’s: %s', async (seconds, tone, said) => {
    const now = new Date('2026-11-22T12:00:00.000Z');
    const provider = createServer((_request, reply) => {
      reply
        .setHeader('date', new Date(now.getTime() + seconds * 1000).toUTCString())
        .writeHead(404)
        .end();
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void provider.close());
    const base = `http://127.0.0.1:${addressOf(provider.address()).port}`;
    const env = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec', STRIPE_API_BASE: base };
    const seen = await look('clock', env, { now: () => now });
    expect(seen).toMatchObject({ tone, saw: expect.stringContaining(said) });
  });
});

describe('proxy', () => {
  it('is missed once a request spoke of one, which is logged once and noted for other processes', async () => {
    expect((await look('proxy')).tone).toBe('green');
    expect((await look('proxy', { PUBLIC_URL: 'https://citable-shop.com' })).tone).toBe('amber');
    const lines: string[] = [];
    const log = createLog(
      'warn',
      new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) }),
    );
    const app = await buildApp({
      config: { trustProxy: [], rateLimitPerMinute: 1000 },
      publicUrl: 'http://127.0.0.1',
      log,
      pool: database.pool,
    });
    onTestFinished(() => app.close());
    for (let n = 0; n < 3; n += 1)
      await app.inject({ url: '/healthz', remoteAddress: '10.1.2.3', headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Set TRUST_PROXY');
    expect(await look('proxy')).toMatchObject({ tone: 'red', saw: expect.stringContaining('came from 10.1.2.3') });
    expect((await look('proxy', { TRUST_PROXY: '10.1.2.3' })).tone).toBe('green');
  });
});

describe('mail server', () => {
  it('is logged in at, with the words of its refusal', async () => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'right' ? done(null, { user: 'me' }) : done(new Error('no such user')),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
    const url = (password: string) => ({
      SMTP_URL: `smtp://me:${password}@127.0.0.1:${addressOf(server.server.address()).port}`,
    });
    expect((await look('mail-server', url('right'))).tone).toBe('green');
    const refused = await look('mail-server', url('wrong'));
    expect(refused).toMatchObject({ tone: 'red', saw: expect.stringContaining('no such user') });
    expect(JSON.stringify(refused)).not.toContain('wrong');
  });

  it('that is not there is red, and none at all is amber', async () => {
    expect((await look('mail-server', { SMTP_URL: 'smtp://127.0.0.1:1' })).tone).toBe('red');
    expect((await look('mail-server')).tone).toBe('amber');
  });
});

describe('sender’s domain', () => {
  const good: Zone = {
    'citable-shop.com': {
      mx: ['mail.citable-shop.com'],
      txt: ['verification=1', 'v=spf1 include:mail.citable-shop.com -all'],
    },
    's1._domainkey.citable-shop.com': { txt: [`v=DKIM1; k=rsa; p=${'A'.repeat(300)}`] },
    '_dmarc.citable-shop.com': { txt: ['v=DMARC1; p=quarantine; rua=mailto:dmarc@citable-shop.com'] },
  };
  const selector = { MAIL_DKIM_SELECTOR: 's1' };
  const without = (name: string): Zone => Object.fromEntries(Object.entries(good).filter(([known]) => known !== name));
  const root = good['citable-shop.com'] ?? {};

  it.each<[string, string, Zone, Record<string, string>, string, string]>([
    ['mx', 'a mail server', good, {}, 'green', 'mail.citable-shop.com'],
    ['mx', 'none', { ...good, 'citable-shop.com': { txt: root.txt ?? [] } }, {}, 'red', 'takes no mail'],
    ['mx', 'a domain that is not registered', {}, {}, 'red', 'takes no mail'],
    ['spf', 'a policy', good, {}, 'green', 'v=spf1'],
    ['spf', 'none', { ...good, 'citable-shop.com': { txt: ['v=spf10'] } }, {}, 'red', 'no SPF'],
    [
      'spf',
      'two',
      { ...good, 'citable-shop.com': { txt: ['v=spf1 -all', 'v=spf1 ~all'] } },
      {},
      'red',
      '2 SPF records',
    ],
    ['dkim', 'a key in two pieces at our selector', good, selector, 'green', 's1._domainkey.citable-shop.com'],
    ['dkim', 'none at our selector', good, { MAIL_DKIM_SELECTOR: 's2' }, 'red', 'no DKIM key at s2'],
    [
      'dkim',
      'a revoked one',
      { ...good, 's1._domainkey.citable-shop.com': { txt: ['v=DKIM1; p='] } },
      selector,
      'red',
      'revoked',
    ],
    ['dkim', 'some, and no selector of ours', good, {}, 'amber', 'not known here'],
    ['dkim', 'none at all', without('s1._domainkey.citable-shop.com'), {}, 'red', 'has no DKIM key'],
    ['dmarc', 'a policy', good, {}, 'green', 'p=quarantine'],
    [
      'dmarc',
      'one that asks for nothing',
      { ...good, '_dmarc.citable-shop.com': { txt: ['v=DMARC1;p=none'] } },
      {},
      'amber',
      'forged mails from citable-shop.com are delivered',
    ],
    ['dmarc', 'none', without('_dmarc.citable-shop.com'), {}, 'red', 'no DMARC'],
    ['dmarc', 'one of the domain above', good, { MAIL_FROM: 'reports@mail.citable-shop.com' }, 'green', 'p=quarantine'],
    [
      'dmarc',
      'one of the domain above that leaves out what is below',
      { ...good, '_dmarc.citable-shop.com': { txt: ['v=DMARC1; p=reject; sp=none'] } },
      { MAIL_FROM: 'reports@news.citable-shop.com' },
      'amber',
      'forged mails from news.citable-shop.com are delivered',
    ],
    [
      'dmarc',
      'one of the domain above that is stricter below',
      { ...good, '_dmarc.citable-shop.com': { txt: ['v=DMARC1; p=none; sp=reject'] } },
      { MAIL_FROM: 'reports@news.citable-shop.com' },
      'green',
      'sp=reject',
    ],
    [
      'dmarc',
      'one found by walking up the names',
      { 'citable-shop.com': {}, '_dmarc.news.citable-shop.com': { txt: ['v=DMARC1; p=reject'] } },
      { MAIL_FROM: 'reports@x.news.citable-shop.com' },
      'green',
      '_dmarc.news.citable-shop.com says',
    ],
    [
      'dmarc',
      'one that is being tried',
      { ...good, '_dmarc.citable-shop.com': { txt: ['v=DMARC1; p=quarantine; t=y'] } },
      {},
      'amber',
      't=y',
    ],
    [
      'dmarc',
      'two, of which none counts',
      { ...good, '_dmarc.citable-shop.com': { txt: ['v=DMARC1; p=reject', 'v=DMARC1; p=none'] } },
      {},
      'red',
      'no DMARC record that counts',
    ],
  ])('%s, %s', async (id, _name, zone, env, tone, said) => {
    names.zone = zone;
    const seen = await look(`sender-${id}`, {
      MAIL_FROM: 'Citable <reports@citable-shop.com>',
      NAME_SERVERS: names.address,
      ...env,
    });
    expect(seen).toMatchObject({ tone, saw: expect.stringContaining(said) });
    expect(seen.todo === null).toBe(tone === 'green');
  });

  it('is not looked up where nobody can have registered it', async () => {
    expect(await look('sender-mx', { NAME_SERVERS: '127.0.0.1:1' })).toMatchObject({
      tone: 'amber',
      saw: expect.stringContaining('citable.example'),
    });
  });
});

describe('AI keys', () => {
  const all = { OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k', PERPLEXITY_API_KEY: 'k', XAI_API_KEY: 'k' }; // Gemini is off by default
  it.each([
    [{}, 'amber', 'all scores are estimates from the site'],
    [{ OPENAI_API_KEY: 'k' }, 'amber', 'Claude, Perplexity, Grok have none'],
    [all, 'green', 'Every platform that is asked has one.'],
  ])('%j: %s', async (env, tone, said) => {
    expect(await look('ai-keys', env)).toMatchObject({ tone, saw: expect.stringContaining(said) });
  });
});

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('not listening at a port');
  return address;
}
