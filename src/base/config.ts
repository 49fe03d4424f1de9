import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './errors.ts';

/**
 * Reads and checks the environment once, at start.
 * @throws ConfigError with one line naming the variable, what is wrong and what to do.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable counts as unset: that is how compose files and shells pass "nothing".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(String(issue?.path[0] ?? 'environment'), issue?.message ?? 'is not valid');
  }
  return arrange(parsed.data);
}

export class ConfigError extends StartError {
  override name = 'ConfigError';

  constructor(variable: string, problem: string) {
    super(`Configuration: ${variable} ${problem}`);
  }
}

const loopbackHosts = ['127.0.0.1', 'localhost', '::1'];

const text = (max = 500) => z.string().max(max, `is longer than ${max} characters`);
const url = (protocols: string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `is not a usable address; write it like ${example}`);
const webAddress = url(['http:', 'https:'], 'https://example.com');
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
const aiPrice = z.strictObject({ inputPerMillion: z.number().min(0), outputPerMillion: z.number().min(0), perSearch: z.number().min(0) });
/** Prices that replace those of engine/platforms/prices.ts, in US dollars. */
const aiPrices = text(5000).transform((value, context) => {
  const parsed = z.partialRecord(z.enum(['chatgpt', 'claude', 'perplexity', 'grok', 'gemini']), aiPrice).safeParse(jsonOrNull(value));
  if (parsed.success) return parsed.data;
  context.addIssue({ code: 'custom', message: aiPriceProblem });
  return z.NEVER;
});

const variables = z.object({
  NODE_ENV: text().optional(),
  HOST: text().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: text(1000).default('data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database').optional(),
  DATABASE_TIMEOUT_SECONDS: whole(1, 600).default(10),
  ROLE: oneOf(['all', 'web', 'worker']).default('all'),
  ADMIN_PASSCODE: operatorCode.optional(),
  SUPER_ADMIN_CODE: operatorCode.optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters; make one with: openssl rand -base64 32').optional(),
  CONTACT_EMAIL: z.email('is not an e-mail address').default('hello@citable.example'),
  PAYMENTS: oneOf(['sandbox', 'stripe']).optional(),
  STRIPE_SECRET_KEY: text().optional(),
  STRIPE_WEBHOOK_SECRET: text().optional(),
  STRIPE_API_BASE: webAddress.default('https://api.stripe.com'),
  PAYPAL_CLIENT_ID: text().optional(),
  PAYPAL_CLIENT_SECRET: text().optional(),
  PAYPAL_WEBHOOK_ID: text().optional(),
  PAYPAL_API_BASE: webAddress.default('https://api-m.paypal.com'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com').optional(),
  MAIL_FROM: text().optional(),
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
  AI_BUDGET_PER_REPORT_USD: dollars.default(8),
  AI_BUDGET_PER_DAY_USD: dollars.default(200),
  AI_PRICES: aiPrices.optional(),
  AI_PROMPTS: whole(1, 10).default(10),
  AI_REPEATS: whole(1, 10).default(3),
  GOOGLE_CLIENT_ID: text().optional(),
  GOOGLE_CLIENT_SECRET: text().optional(),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  GITHUB_CLIENT_ID: text().optional(),
  GITHUB_CLIENT_SECRET: text().optional(),
  GITHUB_BASE_URL: webAddress.default('https://github.com'),
  CRAWL_ALLOW_HOSTS: z
    .string()
    .transform((value) => value.split(',').map((host) => host.trim()))
    .refine((hosts) => hosts.every((host) => /^[^\s/:]+:\d{1,5}$/.test(host)), 'must list host:port pairs, like 127.0.0.1:8101,127.0.0.1:8102')
    .optional(),
  CHROMIUM_PATH: text(1000).optional(),
  TRUST_PROXY: text()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .optional(),
  JOB_HEARTBEAT_SECONDS: whole(10, 300).default(15),
  RATE_LIMIT_PER_MINUTE: whole(1, 1_000_000).default(300),
  KEEP_UNPAID_DAYS: whole(1, 36_500).default(1095),
  KEEP_CHATS_DAYS: whole(1, 36_500).default(1095),
  KEEP_REPORTS_DAYS: whole(1095, 36_500).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').max(256, 'is longer than 256 characters').optional(),
  HEALTH_PORT: whole(1, 65_535).optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

type Variables = z.output<typeof variables>;

/** Everything the processes need to know, checked. Money in US dollars where the name says so; null means "not configured". */
export type Config = ReturnType<typeof arrange>;

function arrange(v: Variables) {
  const production = v.NODE_ENV === 'production';
  const paymentProvider = v.PAYMENTS ?? (v.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox');
  const stripe = together(v, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  const paypal = together(v, 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID');
  const google = together(v, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const github = together(v, 'GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET');

  if (paymentProvider === 'stripe' && !stripe) throw new ConfigError('PAYMENTS', 'is "stripe", but STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set');
  if (production && v.CRAWL_ALLOW_HOSTS) throw new ConfigError('CRAWL_ALLOW_HOSTS', 'is for development and tests only; unset it in production');
  if (production && !v.SECRET_KEY) throw new ConfigError('SECRET_KEY', 'must be set in production; make one with: openssl rand -base64 32');
  if (production && paymentProvider === 'sandbox' && v.PAYMENTS !== 'sandbox') {
    throw new ConfigError('PAYMENTS', 'must be chosen in production: set STRIPE_SECRET_KEY, or PAYMENTS=sandbox for a demonstration without real money');
  }
  if (production && v.PUBLIC_URL?.startsWith('http:') && !loopbackHosts.includes(new URL(v.PUBLIC_URL).hostname)) {
    throw new ConfigError('PUBLIC_URL', 'must be an https address in production');
  }
  if (v.MAIL_FROM !== undefined && !/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(v.MAIL_FROM)) {
    throw new ConfigError('MAIL_FROM', 'is not a sender; write it like Citable <reports@example.com>');
  }

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
    payments: {
      provider: paymentProvider,
      stripe: stripe && { secretKey: stripe.STRIPE_SECRET_KEY, webhookSecret: stripe.STRIPE_WEBHOOK_SECRET, apiBase: v.STRIPE_API_BASE },
      paypal: paypal && {
        clientId: paypal.PAYPAL_CLIENT_ID,
        clientSecret: paypal.PAYPAL_CLIENT_SECRET,
        webhookId: paypal.PAYPAL_WEBHOOK_ID,
        apiBase: v.PAYPAL_API_BASE,
      },
    },
    mail: { smtpUrl: v.SMTP_URL ?? null, from: v.MAIL_FROM ?? `Citable <${v.CONTACT_EMAIL}>` },
    platforms: {
      openai: platform(v.OPENAI_API_KEY, v.OPENAI_BASE_URL, v.OPENAI_MODEL),
      anthropic: platform(v.ANTHROPIC_API_KEY, v.ANTHROPIC_BASE_URL, v.ANTHROPIC_MODEL),
      perplexity: platform(v.PERPLEXITY_API_KEY, v.PERPLEXITY_BASE_URL, v.PERPLEXITY_MODEL),
      xai: platform(v.XAI_API_KEY, v.XAI_BASE_URL, v.XAI_MODEL),
      gemini: platform(v.GEMINI_API_KEY, v.GEMINI_BASE_URL, v.GEMINI_MODEL),
    },
    ai: {
      budgetPerReportUsd: v.AI_BUDGET_PER_REPORT_USD,
      budgetPerDayUsd: v.AI_BUDGET_PER_DAY_USD,
      prompts: v.AI_PROMPTS,
      repeats: v.AI_REPEATS,
      prices: v.AI_PRICES ?? {},
    },
    signIn: {
      google: google && { clientId: google.GOOGLE_CLIENT_ID, clientSecret: google.GOOGLE_CLIENT_SECRET, issuer: v.GOOGLE_ISSUER },
      github: github && { clientId: github.GITHUB_CLIENT_ID, clientSecret: github.GITHUB_CLIENT_SECRET, baseUrl: v.GITHUB_BASE_URL },
    },
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
    /** Who carries it may read /metrics; null = programs on this machine only. */
    metricsToken: v.METRICS_TOKEN ?? null,
    /** Where a process of the role worker answers /healthz, /readyz and /metrics; null = nowhere. */
    healthPort: v.HEALTH_PORT ?? null,
    logLevel: v.LOG_LEVEL,
  };
}

function jsonOrNull(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

function platform(apiKey: string | undefined, baseUrl: string | undefined, model: string | undefined) {
  return apiKey === undefined ? null : { apiKey, baseUrl: baseUrl ?? null, model: model ?? null };
}

/** All of the named variables, or null when none is set; half a pair is a mistake worth stopping for. */
function together<const K extends keyof Variables>(v: Variables, ...names: K[]): Record<K, string> | null {
  const missing = names.filter((name) => v[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new ConfigError(missing[0] ?? '', `must be set as well when ${names.filter((name) => v[name] !== undefined).join(' and ')} is`);
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
