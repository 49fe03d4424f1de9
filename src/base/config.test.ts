import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { unknownCompany } from './owners-choice.ts';

const stripe = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec' };
const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'x'.repeat(32),
  PUBLIC_URL: 'https://citable-shop.com',
  SMTP_URL: 'smtps://user:password@mail.citable-shop.com',
  CONTACT_EMAIL: 'hello@citable-shop.com',
  STRIPE_SECRET_KEY: 'sk_live_51', // no key: a live one is a hundred characters
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('an empty environment', () => {
  it.each([
    [{}, true],
    [{ READER: 'on' }, true],
    [{ READER: 'platform' }, true],
    [{ READER: 'off' }, false],
  ])('lets a model read pages, if there is one, unless READER is off: %j', (env, readsPages) => {
    expect(readConfig(env).reader.readsPages).toBe(readsPages);
  });

  it('gives a working configuration', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      role: 'all',
      databaseUrl: null,
      publicUrl: null,
      production: false,
      crawlAllowHosts: [],
    });
    expect(config.payments).toEqual({ provider: 'sandbox', stripe: null, paypal: null });
    expect(config.dataDir).toMatch(/[\\/]data$/);
  });

  it('is what empty variables give, too', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' })).toEqual(readConfig({}));
  });
});

describe('values that are understood', () => {
  it.each([
    ['stripe is chosen by its keys', stripe, { payments: { provider: 'stripe' } }],
    [
      'the sandbox can be asked for beside the keys',
      { ...stripe, PAYMENTS: 'sandbox' },
      { payments: { provider: 'sandbox' } },
    ],
    [
      'a trailing slash is no part of the address',
      { NODE_ENV: 'test', PUBLIC_URL: 'https://citable.test/' },
      { publicUrl: 'https://citable.test' },
    ],
    [
      'hosts to read in spite of their address',
      { CRAWL_ALLOW_HOSTS: '127.0.0.1:81, localhost:82' },
      { crawlAllowHosts: ['127.0.0.1:81', 'localhost:82'] },
    ],
    [
      'a sender with a name',
      { MAIL_FROM: 'Citable <reports@citable.test>' },
      { mail: { from: 'Citable <reports@citable.test>' } },
    ],
    [
      'an AI platform',
      { XAI_API_KEY: 'k', XAI_MODEL: 'm' },
      { platforms: { xai: { apiKey: 'k', baseUrl: null, model: 'm' }, openai: null } },
    ],
    [
      'all that production needs',
      production,
      { production: true, payments: { provider: 'stripe' }, publicUrl: 'https://citable-shop.com' },
    ],
    ['proxies', { TRUST_PROXY: '10.0.0.0/8, ::1,loopback' }, { trustProxy: ['10.0.0.0/8', '::1', 'loopback'] }],
  ])('%s', (_name, env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });
});

describe('what the owner says', () => {
  const offers = { until: 'until:2026-12-01T00:00:00Z', since: '20:since:2026-11-01T00:00:00Z' };
  it.each([
    [{}, { offer: 'sample', spots: 'sample', testimonials: 'sample' }],
    [production, { offer: 'off', spots: 'off', testimonials: 'off' }],
    [
      { ...production, OFFER: offers.until },
      { offer: { endsAt: '2026-12-01T00:00:00Z' }, spots: 'off' },
    ],
    [{ OFFER: 'off', SPOTS: offers.since }, { spots: { count: 20, since: '2026-11-01T00:00:00Z' } }],
    [{ OFFER: offers.until, SPOTS: '20' }, { spots: { count: 20, since: null } }],
    [
      { OFFER: 'off', SPOTS: 'off', TESTIMONIALS: 'off' },
      { offer: 'off', spots: 'off', testimonials: 'off' },
    ],
  ])('%j', (env, shop) => {
    expect(readConfig(env).shop).toMatchObject(shop);
  });

  it('is refused where a mistake is in its file, with the place', () => {
    const folder = mkdtempSync(join(tmpdir(), 'citable-company-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'company.json');
    const company = { ...unknownCompany, profiles: [{ label: 'LinkedIn', url: 'javascript:alert(1)' }] };
    writeFileSync(file, JSON.stringify(company));
    expect(() => readConfig({ COMPANY_FILE: file })).toThrow(/^Configuration: COMPANY_FILE .*profiles\[0\]\.url/);
  });
});

describe('a value that cannot be used stops with a line that names it', () => {
  it.each([
    ['PORT', { PORT: '70000' }, 'whole number from 0 to 65535'],
    ['PORT', { PORT: '3000.5' }, 'whole number'],
    ['ROLE', { ROLE: 'boss' }, 'one of: all, web, worker'],
    ['ROLE', { ROLE: 'worker' }, 'is "worker", but DATABASE_URL is not set'],
    ['ROLE', { ROLE: 'web' }, 'is "web", but DATABASE_URL is not set'],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x/y' }, 'postgres://'],
    ['ADMIN_PASSCODE', { ADMIN_PASSCODE: 'short' }, '12 characters'],
    ['SECRET_KEY', { SECRET_KEY: 'short' }, '32 characters'],
    ['PAYMENTS', { PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY'],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk' }, 'must be set as well'],
    ['PAYPAL_CLIENT_SECRET', { PAYPAL_CLIENT_ID: 'id', PAYPAL_WEBHOOK_ID: 'w' }, 'must be set as well'],
    ['CRAWL_ALLOW_HOSTS', { CRAWL_ALLOW_HOSTS: '127.0.0.1' }, 'host:port'],
    ['CONTACT_EMAIL', { CONTACT_EMAIL: 'nobody' }, 'e-mail'],
    ['MAIL_FROM', { MAIL_FROM: 'Citable\r\nBcc: all@x.test <a@b.test>' }, 'not a sender'],
    ['AI_PRICES', { AI_PRICES: '{"chatgpt":1}' }, 'must be JSON'],
    ['AI_PRICES', { AI_PRICES: 'cheap' }, 'must be JSON'],
    ['AI_BUDGET_PER_REPORT_USD', { AI_BUDGET_PER_REPORT_USD: '2,50' }, 'US dollars'],
    ['TRUST_PROXY', { TRUST_PROXY: 'nginx' }, 'addresses or networks'],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }, 'addresses or networks'],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'one of'],
    ['OFFER', { OFFER: 'tomorrow' }, 'is "tomorrow"; it must be "sample", "off" or an end in UTC'],
    ['OFFER', { OFFER: 'until:tomorrow' }, 'an end in UTC'],
    ['OFFER', { OFFER: 'until:2026-12-01' }, 'an end in UTC'],
    ['SPOTS', { OFFER: 'off', SPOTS: '0' }, 'is "0"; it must be'],
    ['SPOTS', { OFFER: 'off', SPOTS: '20:since:May' }, 'or a number'],
    ['SPOTS', { SPOTS: '20' }, 'the sample countdown says that the price stays'],
    ['COMPANY_FILE', { COMPANY_FILE: '/nope.json' }, 'names /nope.json, which cannot be read as JSON: ENOENT'],
    ['COMPANY_FILE', { COMPANY_FILE: 'package.json' }, 'is not as docs/settings.md says: founded '],
    ['TESTIMONIALS', { TESTIMONIALS: 'README.md' }, 'names README.md, which cannot be read as JSON'],
  ])('%s %j', (variable, env, hint) => {
    const read = () => readConfig(env);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^Configuration: ${variable} .*${hint.replace(/[/.]/g, '\\$&')}`));
    expect(read).not.toThrow(/\n/);
  });

  it.each([
    'citable.test',
    'https://citable.test/shop',
    'https://citable.test/?a=1',
    'https://citable.test?',
    'https://citable.test/#top',
    'https://owner:word@citable.test',
    ' https://citable.test',
    'https://citable.test ',
    'https://citable.test\n',
    'https://cit\table.test',
    'https:citable.test',
    'https:\\\\citable.test',
  ])('PUBLIC_URL is the bare address of the site, not %j', (PUBLIC_URL) => {
    expect(() => readConfig({ PUBLIC_URL })).toThrow(
      /^Configuration: PUBLIC_URL is not the bare address of the site; write it like https:\/\/example\.com, [^\n]*$/,
    );
  });
});

it('tells everything that is wrong at once, a line for each variable', () => {
  expect(() => readConfig({ PORT: 'x', ROLE: 'boss', LOG_LEVEL: 'loud' })).toThrow(
    /^Configuration: PORT must [^\n]*\nConfiguration: ROLE must [^\n]*\nConfiguration: LOG_LEVEL must [^\n]*$/,
  );
});

describe('production', () => {
  const refusedFor = (env: Record<string, string | undefined>): string[] => {
    try {
      readConfig(env);
      return [];
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      return error.problems.map(({ variable }) => variable);
    }
  };

  it.each([
    ['nothing is said and only this machine is served', {}, false],
    [
      'development is said',
      { NODE_ENV: 'development', PUBLIC_URL: 'https://citable-shop.com', HOST: '0.0.0.0' },
      false,
    ],
    ['test is said', { NODE_ENV: 'test', PUBLIC_URL: 'http://127.0.0.1:8000' }, false],
    ['another address of the loopback', { HOST: '127.0.0.2' }, false],
    ['it is said', { NODE_ENV: 'production' }, true],
    ['it is written with a capital', { NODE_ENV: 'Production' }, true],
    ['it is shortened', { NODE_ENV: 'prod' }, true],
    ['development is misspelt', { NODE_ENV: 'Development' }, true],
    ['there is a public address', { PUBLIC_URL: 'https://citable-shop.com' }, true],
    ['all networks are listened to', { HOST: '0.0.0.0' }, true],
    ['a host name that only begins like the loopback', { HOST: '127.0.0.1.evil.com' }, true],
  ])('when %s: %#', (_name, env, expected) => {
    expect(refusedFor(env).length > 0).toBe(expected);
    expect(readConfig(expected ? { ...production, ...env } : env).production).toBe(expected);
  });

  it('names all that is missing at once', () => {
    expect(refusedFor({ NODE_ENV: 'production' })).toEqual([
      'SECRET_KEY',
      'PUBLIC_URL',
      'SMTP_URL',
      'PAYMENTS',
      'CONTACT_EMAIL',
    ]);
  });

  const strong = 'kettle-Violet-77-rows';
  it.each([
    ['CRAWL_ALLOW_HOSTS', { CRAWL_ALLOW_HOSTS: '127.0.0.1:81' }, 'development and tests only'],
    ['SECRET_KEY', { SECRET_KEY: undefined }, 'openssl rand'],
    ['PUBLIC_URL', { PUBLIC_URL: undefined }, 'must be set'],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://citable-shop.com' }, 'https'],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://127.0.0.1:3000' }, 'https'],
    ['PUBLIC_URL', { PUBLIC_URL: 'HTTP://citable-shop.com' }, 'https'],
    ['SMTP_URL', { SMTP_URL: undefined }, 'no mail leaves'],
    ['STRIPE_API_BASE', { STRIPE_API_BASE: 'http://stripe.citable-shop.com' }, 'https'],
    ['OPENAI_BASE_URL', { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://127.0.0.1:4000' }, 'https'],
    ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'http://accounts.citable-shop.com' }, 'https'],
    ['PAYMENTS', { PAYMENTS: 'sandbox' }, 'nobody pays'],
    ['PAYMENTS', { STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined }, 'nobody pays'],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_test_51' }, 'not a live key'],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'rk_test_51' }, 'not a live key'],
    ['PAYPAL_API_BASE', { PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com' }, 'no money moves'],
    ['ADMIN_PASSCODE', { ADMIN_PASSCODE: 'aaaaaaaaaaaa' }, 'too simple'],
    ['ADMIN_PASSCODE', { ADMIN_PASSCODE: 'abcdefghijklmnop' }, 'too simple'],
    ['SUPER_ADMIN_CODE', { SUPER_ADMIN_CODE: '123456789012' }, 'too simple'],
    ['SUPER_ADMIN_CODE', { SUPER_ADMIN_CODE: 'Violet77Violet77' }, 'too simple'],
    ['SUPER_ADMIN_CODE', { ADMIN_PASSCODE: strong, SUPER_ADMIN_CODE: strong }, 'same as ADMIN_PASSCODE'],
    ['CONTACT_EMAIL', { CONTACT_EMAIL: undefined }, 'domain of yours'],
    ['CONTACT_EMAIL', { CONTACT_EMAIL: 'hello@citable.example' }, 'domain of yours'],
    ['MAIL_FROM', { MAIL_FROM: 'Citable <reports@citable.example>' }, 'domain of yours'],
    ['MAIL_FROM', { MAIL_FROM: 'reports@mail.internal' }, 'domain of yours'],
    ['OFFER', { OFFER: 'sample' }, 'customers see no samples'],
    ['SPOTS', { SPOTS: 'sample' }, 'customers see no samples'],
    ['TESTIMONIALS', { TESTIMONIALS: 'sample' }, 'customers see no samples'],
  ])('refuses %s in %j and nothing else', (variable, change, hint) => {
    const env = { ...production, ...change };
    expect(refusedFor(env)).toEqual([variable]);
    expect(() => readConfig(env)).toThrow(new RegExp(`^Configuration: ${variable} [^\\n]*${hint}`));
  });

  it.each([
    ['a restricted live key', { STRIPE_SECRET_KEY: 'rk_live_51' }],
    ['a live key of an organization', { STRIPE_SECRET_KEY: 'sk_org_live_51' }],
    ['codes as people make them', { ADMIN_PASSCODE: strong, SUPER_ADMIN_CODE: 'plain-Hammer-41-tide' }],
    ['a variable of somebody else', { OTHER_BASE_URL: 'http://127.0.0.1' }],
    ['a sender with a name', { MAIL_FROM: 'Citable <reports@mail.citable-shop.co.uk>' }],
  ])('takes %s', (_name, change) => {
    expect(refusedFor({ ...production, ...change })).toEqual([]);
  });
});
