import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readConfig } from '#base/config.ts';
import { createLog } from '#base/log.ts';
import { openQueue } from '#base/queue.ts';
import { testDatabase } from '#base/testing/database.ts';
import { accountMail } from '#delivery/account-mail.ts';
import { eraseMailsTo } from '#delivery/erase-mails.ts';
import { createMailer } from '#delivery/transport.ts';
import { eraseReport } from '#operators/erase-report.ts';
import { endRenewal } from '#payment/end-renewal.ts';
import { createSandbox } from '#payment/sandbox/sandbox.ts';
import { subscriptionLink } from '#payment/subscription-routes.ts';
import { buildApp } from '#server/app.ts';
import { throttles } from '#db/schema.ts';
import type { OperatorDeps } from '#operators/deps.ts';
import type { App } from '#base/app.ts';
import type { AccountMail } from '../contract.ts';
import type { AccountDeps } from '../deps.ts';
import { mailProof } from '../mailed-proof.ts';
import { accountsRoutes } from '../routes.ts';
import { accountQueues } from '../work.ts';

export type AccountsApp = Awaited<ReturnType<typeof startAccountsApp>>;

/** The accounts over real HTTP with a database, a queue and an outbox of their own. */
export async function startAccountsApp(
  env: Record<string, string> = {},
  addPages: (app: App) => Promise<void> = async () => {},
) {
  const database = await testDatabase();
  const log = createLog('silent');
  const queue = await openQueue(database, accountQueues, () => {});
  const outboxDir = await mkdtemp(join(tmpdir(), 'citable-outbox-'));
  const mailer = createMailer({ smtpUrl: null, mailFrom: 'Citable <hello@citable.test>', outboxDir });
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const mails: AccountMail[] = [];
  const submitted: unknown[] = [];
  const sandbox = createSandbox({
    database,
    log,
    now: () => clock.now,
    publicUrl: 'http://127.0.0.1',
    secretKey: 'a secret key for the account tests only',
    webhookOrigins: () => [],
  });
  const payments: OperatorDeps['payments'] = {
    db: database.db,
    log,
    now: () => clock.now,
    providers: { sandbox: sandbox.provider },
    turns: { take: async () => 0, later: async () => {} },
    onOrderChanged: async () => {},
    onPayments: async () => {},
    onMoved: async () => {},
    onRefunded: async () => {},
  };
  const deps: AccountDeps = {
    config: readConfig(env),
    publicUrl: 'http://127.0.0.1',
    secretKey: 'a secret key for the account tests only',
    log,
    database,
    queue,
    now: () => clock.now,
    sendMail: async (mail) => {
      mails.push(mail);
      return mailer.send(accountMail(mail, deps.publicUrl));
    },
    measureAgain: async (_reportId, { answers }) => ({
      quizId: `quiz-${submitted.push(answers)}`,
      url: '/the-checkout',
    }),
    eraseReport: (id, userId) =>
      eraseReport({ database, now: () => clock.now, outboxDir, payments }, id, { role: 'customer', id: userId }),
    endRenewal: (orderId) => endRenewal(payments, orderId, 'customer'),
    subscriptionLink: (orderId) => subscriptionLink(deps, orderId),
    eraseMailsTo: (address) => eraseMailsTo(outboxDir, address),
  };
  const app = await buildApp({
    config: { trustProxy: ['127.0.0.1'], rateLimitPerMinute: 100_000 },
    publicUrl: deps.publicUrl,
    log,
    pool: database.pool,
  });
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => void routes.push(...[method].flat().map((one) => `${one} ${url}`)));
  accountsRoutes(app, deps);
  await addPages(app);
  deps.publicUrl = await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    url: deps.publicUrl,
    db: database.db,
    deps,
    payments,
    sandbox,
    clock,
    mails,
    submitted,
    outboxDir,
    /** "GET /api/account" and so on, as the server knows them. */
    routes,
    /** Does the mail jobs that wait, and answers the mails they sent. */
    async drain(): Promise<AccountMail[]> {
      const before = mails.length;
      const waiting = z
        .array(z.object({ data: z.object({ proofId: z.string() }) }))
        .parse(
          (
            await database.db.execute(
              sql`delete from pgboss.job where name = 'account-mail' and state = 'created' returning data`,
            )
          ).rows,
        );
      for (const { data } of waiting) await mailProof(deps, data.proofId);
      return mails.slice(before);
    },
    /** A browser without cookies; `address` is where its requests come from. */
    browser: (address?: string) => startBrowser(deps.publicUrl, address),
    /** Forgets all counted attempts, as time would. */
    forgetAttempts: () => database.db.delete(throttles),
    async close() {
      await app.close();
      await sandbox.close();
      await queue.stop(1000);
      await database.close();
      mailer.close();
      await rm(outboxDir, { recursive: true, force: true });
    },
  };
}

export type TestBrowser = ReturnType<typeof startBrowser>;

/** Keeps cookies between calls and follows no redirect by itself. */
function startBrowser(url: string, address = '127.0.0.1') {
  const cookies = new Map<string, string>();
  async function call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, unknown>; location: string; cookies: string[] }> {
    const headers: Record<string, string> = {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-forwarded-for': address,
    };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const reply = await fetch(new URL(path, url), {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await reply.text();
    const parsed = reply.headers.get('content-type')?.includes('json')
      ? z.record(z.string(), z.unknown()).parse(JSON.parse(text))
      : {};
    return {
      status: reply.status,
      body: parsed,
      location: reply.headers.get('location') ?? '',
      cookies: reply.headers.getSetCookie(),
    };
  }
  return {
    cookies,
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown = {}) => call('POST', path, body),
  };
}

/** The secret in a mailed link. */
export function tokenIn(mail: AccountMail | undefined): string {
  return new URL(mail?.link ?? 'http://none/').hash.split('=')[1] ?? '';
}
