import { jsonOrNull } from './json-or-null.ts';
import { isAbsolute, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { StartError } from './errors.ts';
import { unknownCompany, type OwnersChoice } from './owners-choice.ts';
import { isProduction, type Problem, whyNotInProduction } from './production.ts';
import { companyFile, offerSetting, spotsSetting, testimonialsSetting } from './read-owners-choice.ts';

/**
 * Reads and checks the environment once, at start.
 * @throws ConfigError with a line for each variable that is wrong: its name, what is wrong and what to do.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable counts as unset: that is how compose files and shells pass "nothing".
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const firstOfEach = new Map(
      parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0] ?? 'environment'), message]),
    );
    throw new ConfigError([...firstOfEach].toReversed().map(([variable, problem]) => ({ variable, problem })));
  }
  const ours = Object.fromEntries(Object.entries(given).filter(([name]) => name in variables.shape));
  const production = isProduction(ours);
  const refusals = whyNotInProduction(ours);
  if (production && refusals.length > 0) throw new ConfigError(refusals);
  return { ...arrange(parsed.data, production), refusals };
}

export class ConfigError extends StartError {
  override name = 'ConfigError';

  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ variable, problem }) => `Configuration: ${variable} ${problem}`).join('\n'));
    this.problems = problems;
  }
}

const text = (max = 500) => z.string().max(max, `is longer than ${max} characters`);
const url = (protocols: string[], example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `is not a usable address; write it like ${example}`,
    );
const webAddress = url(['http:', 'https:'], 'https://example.com');
const bareAddress = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:\/\/[^\s/?#@\\]+\/*$/i.test(value),
    'is not the bare address of the site; write it like https://example.com, without path, query, user name or blanks',
  );
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);
const dollars = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, 'must be an amount in US dollars, like 2.50')
  .transform(Number);
const oneOf = <const T extends readonly string[]>(values: T) => z.enum(values, `must be one of: ${values.join(', ')}`);
const operatorCode = z.string().min(12, 'must have at least 12 characters').max(256, 'is longer than 256 characters');

const aiPriceProblem = 'must be JSON like {"chatgpt":{"inputPerMillion":1.75,"outputPerMillion":14,"perSearch":0.01}}';
const aiPrice = z.strictObject({
  inputPerMillion: z.number().min(0),
  outputPerMillion: z.number().min(0),
  perSearch: z.number().min(0),
});
/** Prices that replace those of engine/platforms/prices.ts, in US dollars. */
const aiPrices = text(5000).transform((value, context) => {
  const parsed = z
    .partialRecord(z.enum(['chatgpt', 'claude', 'perplexity', 'grok', 'gemini']), aiPrice)
    .safeParse(jsonOrNull(value));
  if (parsed.success) return parsed.data;
  context.addIssue({ code: 'custom', message: aiPriceProblem });
  return z.NEVER;
});

/** The key file that Google gives out for a service account. */
const serviceAccount = text(10_000).transform((value, context) => {
  const parsed = z
    .object({ client_email: z.string().min(3), private_key: z.string().includes('PRIVATE KEY'), token_uri: webAddress })
    .safeParse(jsonOrNull(value));
  if (parsed.success) return parsed.data;
  context.addIssue({
    code: 'custom',
    message: 'must be the JSON of a service account’s key, with client_email, private_key and token_uri',
  });
  return z.NEVER;
});

/** What Fastify takes, except "everybody": then anybody could claim any address. */
function isProxy(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  return ipaddr.isValidCIDR(value) ? ipaddr.parseCIDR(value)[1] > 0 : ipaddr.isValid(value);
}

const variables = z.object({
  NODE_ENV: text().optional(),
  HOST: text().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  PUBLIC_URL: bareAddress.optional(),
  DATA_DIR: text(1000).default('data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database').optional(),
  DATABASE_TIMEOUT_SECONDS: whole(1, 600).default(10),
  ROLE: oneOf(['all', 'web', 'worker']).default('all'),
  ADMIN_PASSCODE: operatorCode.optional(),
  SUPER_ADMIN_CODE: operatorCode.optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters; make one with: openssl rand -base64 32').optional(),
  CONTACT_EMAIL: z.email('is not an e-mail address').default('hello@citable.example'),
  ALERT_EMAIL: z.email('is not an e-mail address').optional(),
  COMPANY_FILE: companyFile.optional(),
  OFFER: offerSetting.optional(),
  SPOTS: spotsSetting.optional(),
  TESTIMONIALS: testimonialsSetting.optional(),
  PAYMENTS: oneOf(['sandbox', 'stripe']).optional(),
  STRIPE_SECRET_KEY: text().optional(),
  STRIPE_WEBHOOK_SECRET: text().optional(),
  STRIPE_TAX: oneOf(['auto', 'on', 'off']).default('auto'),
  STRIPE_INVOICES: oneOf(['on', 'off']).default('on'),
  STRIPE_API_BASE: webAddress.default('https://api.stripe.com'),
  PAYPAL_CLIENT_ID: text().optional(),
  PAYPAL_CLIENT_SECRET: text().optional(),
  PAYPAL_WEBHOOK_ID: text().optional(),
  PAYPAL_API_BASE: webAddress.default('https://api-m.paypal.com'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com').optional(),
  MAIL_FROM: text().optional(),
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'is not a selector; it is the part before ._domainkey in the name of the DKIM record')
    .optional(),
  NAME_SERVERS: text()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine(
      (servers) => servers.every((server) => ipaddr.isValid(server.replace(/^\[|\]?(:\d{1,5})?$/g, ''))),
      'must list addresses, like 9.9.9.9 or 127.0.0.1:5353',
    )
    .optional(),
  OPENAI_API_KEY: text().optional(),
  OPENAI_BASE_URL: webAddress.optional(),
  OPENAI_MODEL: text().optional(),
  ANTHROPIC_API_KEY: text().optional(),
  ANTHROPIC_BASE_URL: webAddress.optional(),
  ANTHROPIC_MODEL: text().optional(),
  PERPLEXITY_API_KEY: text().optional(),
  PERPLEXITY_BASE_URL: webAddress.optional(),
  PERPLEXITY_MODEL: text().optional(),
  XAI_API_KEY: text().optional(),
  XAI_BASE_URL: webAddress.optional(),
  XAI_MODEL: text().optional(),
  GEMINI_API_KEY: text().optional(),
  GEMINI_BASE_URL: webAddress.optional(),
  GEMINI_MODEL: text().optional(),
  GEMINI_ENABLED: oneOf(['yes', 'no']).default('no'),
  AI_BUDGET_PER_REPORT_USD: dollars.default(8),
  AI_BUDGET_PER_ORDER_USD: dollars.default(16),
  AI_BUDGET_PER_DAY_USD: dollars.default(200),
  AI_PRICES: aiPrices.optional(),
  AI_PROMPTS: whole(1, 60).default(30),
  AI_READING: oneOf(['on', 'off']).default('on'),
  AI_READING_BUDGET_USD: dollars.default(0.1),
  AI_MINUTES_PER_REPORT: whole(1, 20).default(20),
  // "platform" is what earlier versions called it.
  READER: oneOf(['on', 'off', 'platform']).default('on'),
  READER_URL: webAddress.optional(),
  READER_MODEL: text().optional(),
  READER_API_KEY: text().optional(),
  READER_BUDGET_USD: dollars.default(0.1),
  GA4_SERVICE_ACCOUNT: serviceAccount.optional(),
  GA4_BASE_URL: webAddress.default('https://analyticsdata.googleapis.com'),
  GOOGLE_CLIENT_ID: text().optional(),
  GOOGLE_CLIENT_SECRET: text().optional(),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  GITHUB_CLIENT_ID: text().optional(),
  GITHUB_CLIENT_SECRET: text().optional(),
  GITHUB_BASE_URL: webAddress.default('https://github.com'),
  CRAWL_ALLOW_HOSTS: z
    .string()
    .transform((value) => value.split(',').map((host) => host.trim()))
    .refine(
      (hosts) => hosts.every((host) => /^[^\s/:]+:\d{1,5}$/.test(host)),
      'must list host:port pairs, like 127.0.0.1:8101,127.0.0.1:8102',
    )
    .optional(),
  CHROMIUM_PATH: text(1000).optional(),
  TRUST_PROXY: text()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine(
      (proxies) => proxies.every(isProxy),
      'must list addresses or networks of your proxies, like 127.0.0.1, 10.0.0.0/8, loopback or uniquelocal',
    )
    .optional(),
  JOB_HEARTBEAT_SECONDS: whole(10, 300).default(15),
  RATE_LIMIT_PER_MINUTE: whole(1, 1_000_000).default(300),
  KEEP_UNPAID_DAYS: whole(1, 36_500).default(365),
  KEEP_CHATS_DAYS: whole(1, 36_500).default(365),
  KEEP_REPORTS_DAYS: whole(1095, 36_500).optional(),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .max(256, 'is longer than 256 characters')
    .optional(),
  HEALTH_PORT: whole(1, 65_535).optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export const settingNames: readonly string[] = Object.keys(variables.shape);

type Variables = z.output<typeof variables>;

/** Everything the processes need to know, checked. Money in US dollars where the name says so; null means "not configured". */
export type Config = ReturnType<typeof arrange> & {
  /** What production would refuse of these settings; empty in production. */ refusals: readonly Problem[];
};

function arrange(v: Variables, production: boolean) {
  const pairs = pairsOf(v);
  if (v.ROLE !== 'all' && v.DATABASE_URL === undefined)
    throw refuse(
      'ROLE',
      `is "${v.ROLE}", but DATABASE_URL is not set: processes of one kind meet in a database; set it, or leave ROLE unset`,
    );
  return {
    production,
    host: v.HOST,
    port: v.PORT,
    /** Without a trailing slash; null = derived from the address the server listens on. */
    publicUrl: v.PUBLIC_URL === undefined ? null : v.PUBLIC_URL.replace(/\/+$/, ''),
    dataDir: isAbsolute(v.DATA_DIR) ? v.DATA_DIR : resolve(import.meta.dirname, '../..', v.DATA_DIR),
    databaseUrl: v.DATABASE_URL ?? null,
    /** How long a connection to the database may take to open, and be silent when asked something. */
    databaseTimeoutMs: v.DATABASE_TIMEOUT_SECONDS * 1000,
    role: v.ROLE,
    adminPasscode: v.ADMIN_PASSCODE ?? null,
    superAdminCode: v.SUPER_ADMIN_CODE ?? null,
    /** null = the server keeps a generated one in dataDir. */
    secretKey: v.SECRET_KEY ?? null,
    contactEmail: v.CONTACT_EMAIL,
    /** Who is told when something needs a person. */
    alertEmail: v.ALERT_EMAIL ?? v.CONTACT_EMAIL,
    shop: shopOf(v, production),
    payments: paymentsOf(v, pairs),
    mail: mailOf(v),
    /** Asked by `citable doctor` about the sender's domain; null = the machine's own. */
    nameServers: v.NAME_SERVERS ?? null,
    platforms: platformsOf(v),
    ai: {
      budgetPerReportUsd: v.AI_BUDGET_PER_REPORT_USD,
      /** For each payment of an order, whatever is made again of it. */
      budgetPerOrderUsd: v.AI_BUDGET_PER_ORDER_USD,
      budgetPerDayUsd: v.AI_BUDGET_PER_DAY_USD,
      prompts: v.AI_PROMPTS,
      /** How long a report waits for its answers. */
      longestMs: v.AI_MINUTES_PER_REPORT * 60_000,
      prices: v.AI_PRICES ?? {},
      /** What a model that reads the answers may cost for one report; null = nobody reads them. */
      readingUsd: v.AI_READING === 'on' ? v.AI_READING_BUDGET_USD : null,
    },
    /** Who reads pages beside the plain reader: a server of one's own, the first platform with a key, or nobody. */
    reader: readerOf(v),
    /** Reads Google Analytics for owners who let it in. */
    analytics: v.GA4_SERVICE_ACCOUNT
      ? {
          clientEmail: v.GA4_SERVICE_ACCOUNT.client_email,
          privateKey: v.GA4_SERVICE_ACCOUNT.private_key,
          tokenUrl: v.GA4_SERVICE_ACCOUNT.token_uri,
          baseUrl: v.GA4_BASE_URL.replace(/\/+$/, ''),
        }
      : null,
    signIn: signInOf(v, pairs),
    /** host:port pairs on private addresses that the site reader may visit all the same; always empty in production. */
    crawlAllowHosts: v.CRAWL_ALLOW_HOSTS ?? [],
    chromiumPath: v.CHROMIUM_PATH ?? null,
    /** Addresses of proxies whose X-Forwarded-For is believed. */
    trustProxy: v.TRUST_PROXY ?? [],
    /** A killed process's jobs start in another one about this much later. */
    jobHeartbeatSeconds: v.JOB_HEARTBEAT_SECONDS,
    /** Changing requests that one client address may send, over all processes. */
    rateLimitPerMinute: v.RATE_LIMIT_PER_MINUTE,
    /** How many days what is kept: quizzes that were never paid for, chats and contact requests, reports (null = until somebody erases them). */
    keep: { unpaidDays: v.KEEP_UNPAID_DAYS, chatDays: v.KEEP_CHATS_DAYS, reportDays: v.KEEP_REPORTS_DAYS ?? null },
    /** Who carries it may read /metrics; null = nobody. */
    metricsToken: v.METRICS_TOKEN ?? null,
    /** Where a process of the role worker answers /healthz, /readyz and /metrics; null = nowhere. */
    healthPort: v.HEALTH_PORT ?? null,
    logLevel: v.LOG_LEVEL,
  };
}

/** What is set together or not at all. */
function pairsOf(v: Variables) {
  return {
    stripe: together(v, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'),
    paypal: together(v, 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'),
    google: together(v, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'),
    github: together(v, 'GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'),
  };
}

type Pairs = ReturnType<typeof pairsOf>;

/** Who sells and what is offered. A trial shows the customer's samples; an installation that customers reach shows none. */
function shopOf(v: Variables, production: boolean): OwnersChoice {
  const unset = production ? 'off' : 'sample';
  const { OFFER: offer = unset, SPOTS: spots = unset, TESTIMONIALS: testimonials = unset } = v;
  if (typeof spots === 'object' && offer === 'sample')
    throw refuse(
      'SPOTS',
      'counts, so OFFER must be "off" or "until:…" as well: the sample countdown says that the price stays',
    );
  return { company: v.COMPANY_FILE ?? unknownCompany, offer, spots, testimonials };
}

function paymentsOf(v: Variables, { stripe, paypal }: Pairs) {
  const provider = v.PAYMENTS ?? (v.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox');
  if (provider === 'stripe' && !stripe)
    throw refuse('PAYMENTS', 'is "stripe", but STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set');
  return {
    provider,
    stripe: stripe && {
      secretKey: stripe.STRIPE_SECRET_KEY,
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
      apiBase: v.STRIPE_API_BASE,
      tax: v.STRIPE_TAX,
      invoices: v.STRIPE_INVOICES === 'on',
    },
    paypal: paypal && {
      clientId: paypal.PAYPAL_CLIENT_ID,
      clientSecret: paypal.PAYPAL_CLIENT_SECRET,
      webhookId: paypal.PAYPAL_WEBHOOK_ID,
      apiBase: v.PAYPAL_API_BASE,
    },
  };
}

function mailOf({
  MAIL_FROM: from,
  CONTACT_EMAIL: contact,
  SMTP_URL: smtpUrl,
  MAIL_DKIM_SELECTOR: dkimSelector,
}: Variables) {
  if (from !== undefined && !/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(from)) {
    throw refuse('MAIL_FROM', 'is not a sender; write it like Citable <reports@example.com>');
  }
  return { smtpUrl: smtpUrl ?? null, from: from ?? `Citable <${contact}>`, dkimSelector: dkimSelector ?? null };
}

function refuse(variable: string, problem: string): ConfigError {
  return new ConfigError([{ variable, problem }]);
}

function platformsOf(v: Variables) {
  return {
    openai: platform(v.OPENAI_API_KEY, v.OPENAI_BASE_URL, v.OPENAI_MODEL),
    anthropic: platform(v.ANTHROPIC_API_KEY, v.ANTHROPIC_BASE_URL, v.ANTHROPIC_MODEL),
    perplexity: platform(v.PERPLEXITY_API_KEY, v.PERPLEXITY_BASE_URL, v.PERPLEXITY_MODEL),
    xai: platform(v.XAI_API_KEY, v.XAI_BASE_URL, v.XAI_MODEL),
    /** Off unless its operator says otherwise: see `offByDefault` in engine/platforms/gemini.ts. */
    gemini: v.GEMINI_ENABLED === 'yes' ? platform(v.GEMINI_API_KEY, v.GEMINI_BASE_URL, v.GEMINI_MODEL) : null,
  };
}

function readerOf(v: Variables) {
  return {
    own:
      v.READER_URL === undefined
        ? null
        : { url: v.READER_URL, model: v.READER_MODEL ?? 'default', apiKey: v.READER_API_KEY ?? null },
    readsPages: v.READER !== 'off',
    budgetUsd: v.READER_BUDGET_USD,
  };
}

function signInOf(v: Variables, { google, github }: Pairs) {
  return {
    google: google && {
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
      issuer: v.GOOGLE_ISSUER,
    },
    github: github && {
      clientId: github.GITHUB_CLIENT_ID,
      clientSecret: github.GITHUB_CLIENT_SECRET,
      baseUrl: v.GITHUB_BASE_URL,
    },
  };
}

function platform(apiKey: string | undefined, baseUrl: string | undefined, model: string | undefined) {
  return apiKey === undefined ? null : { apiKey, baseUrl: baseUrl ?? null, model: model ?? null };
}

/** All of the named variables, or null when none is set; half a pair is a mistake worth stopping for. */
function together<const K extends keyof Variables>(v: Variables, ...names: K[]): Record<K, string> | null {
  const missing = names.filter((name) => v[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    const set = names.filter((name) => v[name] !== undefined).join(' and ');
    throw new ConfigError(missing.map((variable) => ({ variable, problem: `must be set as well when ${set} is` })));
  }
  const found: Partial<Record<K, string>> = {};
  for (const name of names) {
    const value = v[name];
    if (typeof value === 'string') found[name] = value;
  }
  return complete(found, names);
}

function complete<K extends string>(found: Partial<Record<K, string>>, names: K[]): Record<K, string> {
  if (names.some((name) => found[name] === undefined)) throw new Error('unreachable: every name was filled above');
  // Safe: the line above has looked at every key, which the type checker cannot follow through a mapped type.
  return found as Record<K, string>;
}
