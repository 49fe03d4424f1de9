import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = { NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32), PAYMENTS: 'sandbox', PUBLIC_URL: 'https://citable.test' };
const stripe = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec' };

describe('an empty environment', () => {
  it('gives a working configuration', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, role: 'all', databaseUrl: null, publicUrl: null, production: false, crawlAllowHosts: [] });
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
    ['the sandbox can be asked for beside the keys', { ...stripe, PAYMENTS: 'sandbox' }, { payments: { provider: 'sandbox' } }],
    ['a trailing slash is no part of the address', { PUBLIC_URL: 'https://citable.test/' }, { publicUrl: 'https://citable.test' }],
    ['hosts to read in spite of their address', { CRAWL_ALLOW_HOSTS: '127.0.0.1:81, localhost:82' }, { crawlAllowHosts: ['127.0.0.1:81', 'localhost:82'] }],
    ['a sender with a name', { MAIL_FROM: 'Citable <reports@citable.test>' }, { mail: { from: 'Citable <reports@citable.test>' } }],
    ['an AI platform', { XAI_API_KEY: 'k', XAI_MODEL: 'm' }, { platforms: { xai: { apiKey: 'k', baseUrl: null, model: 'm' }, openai: null } }],
    ['the sandbox in production, by name', production, { production: true, payments: { provider: 'sandbox' } }],
  ])('%s', (_name, env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });
});

describe('a value that cannot be used stops with a line that names it', () => {
  it.each([
    ['PORT', { PORT: '70000' }, 'whole number from 0 to 65535'],
    ['PORT', { PORT: '3000.5' }, 'whole number'],
    ['ROLE', { ROLE: 'boss' }, 'one of: all, web, worker'],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x/y' }, 'postgres://'],
    ['PUBLIC_URL', { PUBLIC_URL: 'citable.test' }, 'https://example.com'],
    ['PUBLIC_URL', { ...production, PUBLIC_URL: 'http://citable.test' }, 'https'],
    ['ADMIN_PASSCODE', { ADMIN_PASSCODE: 'short' }, '12 characters'],
    ['SECRET_KEY', { SECRET_KEY: 'short' }, '32 characters'],
    ['SECRET_KEY', { ...production, SECRET_KEY: undefined }, 'must be set in production'],
    ['PAYMENTS', { ...production, PAYMENTS: undefined }, 'must be chosen in production'],
    ['PAYMENTS', { PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY'],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk' }, 'must be set as well'],
    ['PAYPAL_CLIENT_SECRET', { PAYPAL_CLIENT_ID: 'id', PAYPAL_WEBHOOK_ID: 'w' }, 'must be set as well'],
    ['CRAWL_ALLOW_HOSTS', { ...production, CRAWL_ALLOW_HOSTS: '127.0.0.1:81' }, 'development and tests only'],
    ['CRAWL_ALLOW_HOSTS', { CRAWL_ALLOW_HOSTS: '127.0.0.1' }, 'host:port'],
    ['CONTACT_EMAIL', { CONTACT_EMAIL: 'nobody' }, 'e-mail'],
    ['MAIL_FROM', { MAIL_FROM: 'Citable\r\nBcc: all@x.test <a@b.test>' }, 'not a sender'],
    ['AI_PRICES', { AI_PRICES: '{"chatgpt":1}' }, 'must be JSON'],
    ['AI_PRICES', { AI_PRICES: 'cheap' }, 'must be JSON'],
    ['AI_BUDGET_PER_REPORT_USD', { AI_BUDGET_PER_REPORT_USD: '2,50' }, 'US dollars'],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'one of'],
  ])('%s %j', (variable, env, hint) => {
    const read = () => readConfig(env);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^Configuration: ${variable} .*${hint.replace(/[/.]/g, '\\$&')}`));
    expect(read).not.toThrow(/\n/);
  });
});
