// kill -9 between the payment and the mail, on real processes. `npm run test:faults` gives KILLS=100 and, for a server of its own, KILL_DATABASE_URL.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, existsSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#base/db.ts';
import { assessments, deliveries, orders, reports } from '#db/schema.ts';
import { goodBaker } from '#fakes/sites/good-baker.ts';
import { serveSites } from '#fakes/sites/serve-sites.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { checkoutReplySchema } from '#payment/contract.ts';
import { startProcess } from '#server/testing/process.ts';
import type { ServerProcess } from '#server/testing/process.ts';
import type { ServedSites } from '#fakes/sites/serve-sites.ts';

const kills = Number(process.env['KILLS'] ?? 1);
const databaseUrl = process.env['KILL_DATABASE_URL'] ?? null;
const limitMs = 300_000 + kills * 60_000; // a lost webhook waits two minutes for the sweep; a busy machine starts a server in half a minute
const dataDir = mkdtempSync(join(tmpdir(), 'citable-kill-'));
chmodSync(dataDir, 0o755); // as root the database runs as another user, who must get in

/** By recipient, one entry for each time a mail was accepted. */
const received = new Map<string, { messageId: string; at: number }[]>();
let onMail = (_to: string): void => {};
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) => {
    const accept = (mail: string) => {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      received.set(to, [
        ...(received.get(to) ?? []),
        { messageId: /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? '', at: Date.now() },
      ]);
      onMail(to);
      done();
    };
    text(stream).then(accept, done); // a sender that is killed in the middle has sent nothing
  },
});
mailServer.on('error', () => {}); // its connection, too, ends in the middle

let sites: ServedSites;
let server: ServerProcess;
let url = '';
let smtpUrl = '';

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  sites = await serveSites([goodBaker], new Date());
  const port = await new Promise<number>((resolve) => {
    const listening = mailServer.listen(0, '127.0.0.1', () => resolve(portOf(listening.address())));
  });
  smtpUrl = `smtp://127.0.0.1:${port}`;
  await start('0');
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await sites.stop();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

type Bought = { orderId: string; sessionId: string; to: string };

describe('kill -9 between the payment and the mail', () => {
  it(
    `${kills} times: one report and one mail for each payment, a repeated mail only inside the send window and under the same Message-ID`,
    async () => {
      const bought: Bought[] = [];
      const killedAt: number[] = [];
      const stages: Record<string, number> = {};
      async function buy(): Promise<Bought & { checkout: string }> {
        const to = `buyer-${bought.length}@customer.example`;
        const { orderId, sessionId, url: checkout } = await order(to);
        bought.push({ orderId, sessionId, to });
        return { orderId, sessionId, to, checkout };
      }

      // One purchase that is left alone shows how long the way from the payment to the mail is here and now.
      const undisturbed = await buy();
      const begun = Date.now();
      await pay(undisturbed.checkout);
      await mailed(undisturbed.to);
      const spanMs = Date.now() - begun;

      // Earlier orders go on meanwhile, so a kill hits several at different stages. It counts for its own order, while that has no mail.
      for (let n = 0; killedAt.length < kills; n += 1) {
        const { orderId, sessionId, to, checkout } = await buy();
        const paying = pay(checkout);
        const isHandover = n % 10 === 9; // while its mail is handed over; the others at any moment
        await (isHandover ? Promise.race([mailed(to), pause(60_000)]) : pause(Math.random() * spanMs));
        const counts = isHandover || !received.has(to);
        const withDatabase = n % 2 === 1 && databaseUrl === null;
        await kill(withDatabase);
        if (counts) killedAt.push(Date.now());
        if (counts && !withDatabase) {
          const stage = isHandover ? 'handing the mail over' : await stageOf(orderId);
          stages[stage] = (stages[stage] ?? 0) + 1;
        }
        await paying;
        await start(new URL(url).port);
        await pay(checkout); // the buyer who saw an error tries again; who has paid is not charged twice
        if (n % 3 !== 2) await fetch(`${url}/api/report/${sessionId}/payment`, { method: 'POST' }); // two of three look for their report, the third leaves it to the sweep
        if (killedAt.length % 10 === 0)
          process.stderr.write(
            `kill -9: ${killedAt.length} of ${kills}, ${received.size} of ${bought.length} mailed\n`,
          );
      }
      while (!bought.every(({ to }) => received.has(to))) await pause(250);
      await untilQuiet();

      for (const { orderId } of bought) {
        const pdf = await fetch(`${url}/api/download-report/${orderId}`);
        expect([pdf.status, (await pdf.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
      }
      expect([...received.keys()].sort()).toEqual(bought.map(({ to }) => to).sort());
      const all = [...received.values()];
      expect(all.map((mails) => new Set(mails.map(({ messageId }) => messageId)).size)).toEqual(all.map(() => 1));
      expect(new Set(all.flat().map(({ messageId }) => messageId)).size).toBe(bought.length);
      // A mail comes again only when a kill lay between, and one kill brings one mail again.
      const repeated = all.flatMap((mails) =>
        mails.slice(1).map(({ at }, n) => killedAt.filter((kill) => kill >= (mails[n]?.at ?? 0) && kill <= at).length),
      );
      expect(repeated.every((killsBetween) => killsBetween > 0)).toBe(true);
      expect(repeated.length).toBeLessThanOrEqual(kills);
      const stored = await readBooks();
      expect(stored.reports.map(({ orderId }) => orderId).sort()).toEqual(bought.map(({ orderId }) => orderId).sort());
      expect(stored.deliveries.map(({ status }) => status)).toEqual(bought.map(() => 'sent'));
      console.info(
        `kill -9: ${kills} kills within ${spanMs} ms after the payment, ${stored.reports.length} reports, ${all.flat().length} mails of which ${repeated.length} repeated`,
        stages,
      );
    },
    limitMs,
  );
});

// The server that started the database lives on and starts it again: what was under way when it died is done afterwards, and once.
describe.runIf(databaseUrl === null)('kill -9 of the embedded database alone', () => {
  const deaths = Math.min(kills, 4); // the fifth within ten minutes is the last
  it(
    `${deaths} times: whoever had paid has one report and one mail`,
    async () => {
      const bought: Bought[] = [];
      for (let n = 0; n < deaths; n += 1) {
        const to = `database-${n}@customer.example`;
        const { orderId, sessionId, url: checkout } = await order(to);
        bought.push({ orderId, sessionId, to });
        await pay(checkout);
        await pause((n * 1_500) / deaths);
        const diedAt = performance.now();
        const dead = databasePid();
        process.kill(dead, 'SIGKILL');
        while (!(await isAnotherReady(dead))) await pause(50);
        process.stderr.write(`ready ${Math.round(performance.now() - diedAt)} ms after the database died\n`);
        await pay(checkout); // as a buyer who saw an error
      }
      while (!bought.every(({ to }) => received.has(to))) await pause(250);
      await untilQuiet();
      expect(bought.map(({ to }) => new Set(received.get(to)?.map(({ messageId }) => messageId)).size)).toEqual(
        bought.map(() => 1),
      );
      const stored = await readBooks();
      expect(bought.map(({ orderId }) => stored.reports.filter((report) => report.orderId === orderId).length)).toEqual(
        bought.map(() => 1),
      );
      expect(server.child.exitCode).toBe(null);
    },
    limitMs,
  );
});

async function start(port: string): Promise<void> {
  const env = {
    DATA_DIR: dataDir,
    PORT: port,
    SMTP_URL: smtpUrl,
    CRAWL_ALLOW_HOSTS: sites.hosts.join(','),
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_PER_MINUTE: '10000',
    JOB_HEARTBEAT_SECONDS: '10',
  };
  server = startProcess({ ...env, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) });
  await server.says('Citable is running at ');
  url = /running at (\S+)/.exec(server.stdout())?.[1] ?? '';
}

/** The process alone, or with the database that it started: as when a machine goes down. */
async function kill(withDatabase: boolean): Promise<void> {
  if (withDatabase && databaseUrl === null) process.kill(databasePid(), 'SIGKILL');
  server.child.kill('SIGKILL');
  await server.ended;
}

/** Asking until it is not ready would miss a death that is over before the answer. */
async function isAnotherReady(dead: number): Promise<boolean> {
  return existsSync(pidFile()) && databasePid() !== dead && (await fetch(`${url}/readyz`)).ok;
}

function databasePid(): number {
  return Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);
}

async function order(to: string) {
  const post = async (path: string, body: object): Promise<unknown> =>
    (
      await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json();
  const { id } = z
    .object({ id: z.string() })
    .parse(await post('/api/quiz', { ...sampleAnswers, website: sites.sites[0]?.url, email: to }));
  return checkoutReplySchema.parse(
    await post('/api/create-payment-intent', { amount: 99, tier: 'assessment', quizId: id, leadData: { email: to } }),
  );
}

/** Answers also when the server dies meanwhile. */
async function pay(checkout: string): Promise<void> {
  await fetch(checkout, {
    method: 'POST',
    body: new URLSearchParams({ do: 'pay', method: 'card' }),
    redirect: 'manual',
  }).catch(() => null);
}

/** Resolves while the mail server has the mail and its sender does not know it yet. */
function mailed(to: string): Promise<void> {
  return new Promise((resolve) => {
    onMail = (recipient) => {
      if (recipient === to) resolve();
    };
  });
}

/** How far the order had come when the process died. */
async function stageOf(orderId: string): Promise<string> {
  const database = await openDatabase({ databaseUrl, dataDir, role: 'worker' });
  const [found] = await database.db
    .select({
      order: orders.status,
      run: assessments.status,
      document: reports.document,
      publishedAt: reports.publishedAt,
    })
    .from(orders)
    .leftJoin(reports, eq(reports.orderId, orders.id))
    .leftJoin(assessments, eq(assessments.id, reports.assessmentId))
    .where(eq(orders.id, orderId));
  await database.close();
  if (found?.order !== 'paid') return 'settling';
  if (found.publishedAt !== null) return 'mailing';
  if (found.document !== null) return 'drawing the PDF';
  return found.run === 'judged' ? 'publishing' : found.run === 'gathered' ? 'judging' : 'reading the site';
}

/** Until no job waits or runs, and so nothing more can be sent. */
async function untilQuiet(): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir, role: 'worker' });
  const busy = async () =>
    (
      await database.pool.query(
        `select 1 from pgboss.job where name in ('gather', 'judge', 'publish', 'deliver') and state in ('created', 'retry', 'active')`,
      )
    ).rows.length > 0;
  while (await busy()) await pause(250);
  await database.close();
}

async function readBooks() {
  const database = await openDatabase({ databaseUrl, dataDir, role: 'worker' });
  const books = {
    reports: await database.db.select({ orderId: reports.orderId }).from(reports),
    deliveries: await database.db.select().from(deliveries),
  };
  await database.close();
  return books;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the mail server listens on no port');
  return address.port;
}

const pidFile = () => join(dataDir, 'postgres/postmaster.pid');
