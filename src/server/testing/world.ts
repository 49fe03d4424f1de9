import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Database } from '#base/db.ts';
import { testDatabase } from '#base/testing/database.ts';
import { checkoutReplySchema } from '#payment/contract.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { goodBaker } from '#fakes/sites/good-baker.ts';
import { serveSites } from '#fakes/sites/serve-sites.ts';
import type { SiteDefinition } from '#fakes/sites/define-site.ts';
import { mailsIn } from './mails-in.ts';
import { type ServerProcess, startProcess } from './process.ts';

export type World = Awaited<ReturnType<typeof startWorld>>;
export type Member = ServerProcess & {
  role: string;
  url: string;
  stop(): Promise<number | string>;
  kill(): Promise<void>;
};

/** One database, one data folder and a website to read; processes of any role can be started on it, stopped and killed. For tests only. */
export async function startWorld({
  env = {},
  sites = [goodBaker],
}: { env?: Record<string, string>; sites?: readonly SiteDefinition[] } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'citable-world-'));
  chmodSync(dataDir, 0o755);
  const database = await testDatabase();
  const served = await serveSites(sites, new Date());
  const members = new Set<Member>();
  const common = {
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(database),
    CRAWL_ALLOW_HOSTS: served.hosts.join(','),
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'fatal',
    ...env,
  };

  async function start(role: 'all' | 'web' | 'worker', more: Record<string, string> = {}): Promise<Member> {
    const server = startProcess({ ...common, ROLE: role, ...more });
    await server.says(role === 'worker' ? 'Citable works on jobs' : 'Citable is running at ');
    const member: Member = {
      ...server,
      role,
      url: /running at (\S+)/.exec(server.stdout())?.[1] ?? '',
      async stop() {
        members.delete(member);
        server.child.kill('SIGTERM');
        return server.ended;
      },
      async kill() {
        members.delete(member);
        server.child.kill('SIGKILL');
        await server.ended;
      },
    };
    members.add(member);
    return member;
  }

  return {
    database,
    databaseUrl: common.DATABASE_URL,
    dataDir,
    served,
    start,
    siteUrl: served.sites[0]?.url ?? '',
    /** The mails that were kept instead of sent, as they are. */
    mails: () => mailsIn(join(dataDir, 'outbox')),
    async stop() {
      await Promise.all([...members].map((member) => member.kill()));
      await served.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

export type Purchase = { quizId: string; orderId: string; sessionId: string; checkout: string; email: string };

/** Quiz and checkout over HTTP. `url` is asked again for each request: a killed process gives way to another. */
export async function order(
  url: () => string,
  more: { website: string; email: string } & Partial<typeof sampleAnswers>,
  tier: 'assessment' | 'monitoring' = 'assessment',
): Promise<Purchase> {
  const key = crypto.randomUUID();
  const quiz = z
    .object({ id: z.string() })
    .parse(await insist(() => post(`${url()}/api/quiz`, { ...sampleAnswers, ...more }, { 'idempotency-key': key })));
  const body = {
    amount: { assessment: 99, monitoring: 49 }[tier],
    tier,
    quizId: quiz.id,
    leadData: { email: more.email, contactName: 'Ada Brandt', contactPhone: '+44 113 496 0101' },
  };
  const reply = checkoutReplySchema.parse(await insist(() => post(`${url()}/api/create-payment-intent`, body)));
  return {
    quizId: quiz.id,
    orderId: reply.orderId,
    sessionId: reply.sessionId,
    checkout: new URL(reply.url).pathname,
    email: more.email,
  };
}

export function pay(url: () => string, { checkout }: Pick<Purchase, 'checkout'>): Promise<unknown> {
  return insist(() =>
    fetch(url() + checkout, {
      method: 'POST',
      body: new URLSearchParams({ do: 'pay', method: 'card' }),
      redirect: 'manual',
    }),
  );
}

/** Asks as the waiting page does, until the report is there. */
export async function untilReady(
  url: () => string,
  { sessionId }: Pick<Purchase, 'sessionId'>,
): Promise<{ status: string } & Record<string, unknown>> {
  for (;;) {
    const body = z
      .looseObject({ status: z.string() })
      .parse(await insist(() => fetch(`${url()}/api/report/${sessionId}`)));
    if (body.status === 'ready') return body;
    if (body.status === 'waiting-for-payment') await insist(() => post(`${url()}/api/report/${sessionId}/payment`, {}));
    await pause(150);
  }
}

export async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await what())) await pause(50);
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** As a patient browser: tries again when nobody answers or the server says "later". Other refusals are told. */
async function insist(ask: () => Promise<Response>): Promise<unknown> {
  for (;;) {
    const reply = await ask().catch(() => null);
    if (reply !== null && reply.status !== 503) {
      const text = await reply.text().catch(() => null);
      if (reply.status >= 400) throw new Error(`${reply.url} answered ${reply.status}: ${text}`);
      if (text !== null)
        return reply.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text;
    }
    await pause(100);
  }
}

function urlOf({ connection: { connectionString, host, port, user, database } }: Database): string {
  return connectionString ?? `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
}
