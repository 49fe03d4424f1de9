// `npm run test:faults -- load`: VISITORS (200) at the same time for LOAD_SECONDS (180). Each looks around and buys one report; all reads are timed.
// Two web and two worker processes on one database; the visitors run in this process, on the same machine.
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodBaker } from '#fakes/sites/good-baker.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { checkoutReplySchema } from '#payment/contract.ts';
import { z } from 'zod';
import { pagesBuilt } from './testing/pages-built.ts';
import { type Member, startWorld, until, type World } from './testing/world.ts';

const seconds = Number(process.env['LOAD_SECONDS'] ?? 0);
const visitors = Number(process.env['VISITORS'] ?? 200);
const buyers = Number(process.env['BUYERS'] ?? visitors);
const p99GoalMs = 100;

let world: World;
let webs: Member[];
let workers: Member[];

beforeAll(async () => {
  if (seconds === 0) return;
  pagesBuilt();
  // Twenty hosts with one website each: one host is read by one worker at a time.
  world = await startWorld({
    sites: Array.from({ length: 20 }, () => goodBaker),
    env: { TRUST_PROXY: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '300' },
  });
  webs = await Promise.all([world.start('web'), world.start('web')]);
  workers = await Promise.all([world.start('worker'), world.start('worker')]);
});
afterAll(() => world?.stop());

type Call = { path: string; isRead: boolean; status: number; ms: number };

it.runIf(seconds > 0)(
  `${visitors} visitors at once for ${seconds} seconds: no 5xx, 99 of 100 reads within ${p99GoalMs} ms, one report for each paid order`,
  async () => {
    const before = await spent();
    const calls: Call[] = [];
    const paid: string[] = [];
    const end = performance.now() + seconds * 1000;
    const isOpen = () => performance.now() < end;

    const visit = async (index: number): Promise<void> => {
      const base = webs[index % webs.length]?.url ?? '';
      const call = async (
        route: string,
        path: string,
        init: { body?: string | URLSearchParams; headers?: Record<string, string> } = {},
      ): Promise<Response> => {
        const headers = {
          'x-forwarded-for': `203.0.${Math.floor(index / 200) + 113}.${(index % 200) + 1}`,
          'accept-encoding': 'br',
          ...init.headers,
        };
        const begun = performance.now();
        const reply = await fetch(base + path, {
          method: init.body === undefined ? 'GET' : 'POST',
          redirect: 'manual',
          ...init,
          headers,
        });
        const bytes = await reply.arrayBuffer();
        calls.push({
          path: route,
          isRead: init.body === undefined,
          status: reply.status,
          ms: performance.now() - begun,
        });
        return new Response(reply.status === 303 ? null : bytes, { status: reply.status });
      };
      const post = (path: string, body: object) =>
        call(path, path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
      const think = () => pause(500 + Math.random() * 3000);
      let sessionId: string | null = null;
      await pause(Math.random() * Math.min(20_000, seconds * 500)); // visitors do not come by the bell
      while (isOpen()) {
        for (const path of ['/', '/plans', '/quiz']) {
          await call(path, path);
          await think();
        }
        if (sessionId === null && index < buyers && isOpen()) {
          const website = world.served.sites[index % world.served.sites.length]?.url;
          const email = `visitor-${index}@customer.example`;
          const quiz = z
            .object({ id: z.string() })
            .parse(await (await post('/api/quiz', { ...sampleAnswers, website, email })).json());
          await think();
          const leadData = { email, contactName: 'Ada Brandt', contactPhone: '+44 113 496 0101' };
          const order = checkoutReplySchema.parse(
            await (
              await post('/api/create-payment-intent', { amount: 99, tier: 'assessment', quizId: quiz.id, leadData })
            ).json(),
          );
          await call('/sandbox checkout', new URL(order.url).pathname, {
            body: new URLSearchParams({ do: 'pay', method: 'card' }),
          });
          paid.push(order.orderId);
          sessionId = order.sessionId;
        }
        if (sessionId !== null) await call('/api/report/:sessionId', `/api/report/${sessionId}`);
        await think();
      }
    };

    await Promise.all(Array.from({ length: visitors }, (_, index) => visit(index)));
    const reports = async () =>
      z
        .array(z.object({ n: z.number() }))
        .parse(
          (
            await world.database.pool.query(
              'select count(*)::int as n from reports where order_id = any($1) group by order_id',
              [paid],
            )
          ).rows,
        );
    const inTime = (await reports()).length;
    await until(async () => (await reports()).length === paid.length);
    const routes = [...new Set(calls.map(({ path }) => path))].map((path) => ({
      path,
      ...figures(calls.filter((each) => each.path === path)),
    }));
    const reads = figures(calls.filter(({ isRead }) => isRead));
    const after = await spent();
    const each = (key: keyof typeof after) => (after[key] - before[key]) / paid.length;
    const perReport = {
      webCpuSeconds: each('webCpu'),
      workerCpuSeconds: each('workerCpu'),
      walBytes: each('wal'),
      databaseBytes: each('size'),
      commits: each('commits'),
    };
    const found = {
      visitors,
      seconds,
      paid: paid.length,
      readyAtTheEnd: inTime,
      reads,
      routes,
      perReport,
      insertsPerSecond: await insertRate(),
    };
    process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
    // What docs/scaling.md is computed from, see bench/capacity.ts.
    if (process.env['LOAD_FIGURES']) writeFileSync(process.env['LOAD_FIGURES'], `${JSON.stringify(found, null, 2)}\n`);

    expect(calls.filter(({ status }) => status >= 400)).toEqual([]);
    expect((await reports()).map(({ n }) => n)).toEqual(paid.map(() => 1));
    expect(reads.p99).toBeLessThanOrEqual(p99GoalMs);
  },
  (seconds + 900) * 1000,
);

/** What the processes and the database have used since they began. Processor time is known on Linux only. */
async function spent() {
  const { rows } = await world.database.pool.query(`
    select pg_database_size(current_database())::float8 as size, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal,
      (select xact_commit::float8 from pg_stat_database where datname = current_database()) as commits`);
  const database = z.object({ size: z.number(), wal: z.number(), commits: z.number() }).parse(rows[0]);
  const cpu = (members: Member[]) => members.reduce((sum, { child }) => sum + cpuSeconds(child.pid ?? 0), 0);
  return { ...database, webCpu: cpu(webs), workerCpu: cpu(workers) };
}

/** Of a process and those it started, also those that have ended: fields 14 to 17 of Linux' own line about it, in hundredths. */
function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + cpuSeconds(Number(child)), own);
  } catch {
    return 0;
  }
}

/** Single-row inserts of 16 clients on the same database, each a commit of its own: what it can at most. */
async function insertRate(): Promise<number> {
  const { pool } = world.database;
  await pool.query('create table plain_rows (id bigserial primary key, body text)');
  let rows = 0;
  const end = performance.now() + 2000;
  const client = async () => {
    while (performance.now() < end) {
      await pool.query('insert into plain_rows (body) values ($1)', [
        'a row of about the length of a small event, for comparison',
      ]);
      rows += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, client));
  await pool.query('drop table plain_rows');
  return rows / 2;
}

/** Milliseconds. */
function figures(calls: Call[]): { n: number; p50: number; p99: number; most: number } {
  const sorted = calls.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { n: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) };
}
