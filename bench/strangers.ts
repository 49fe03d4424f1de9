// What strangers take from a buyer, beside a quiet server in the same run: npm run bench -- strangers.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { makeApiKey } from '#agencies/api-key.ts';
import { scopes } from '#agencies/contract.ts';
import { type Database, openDatabase } from '#base/db.ts';
import { randomId, tokenHash } from '#base/secrets.ts';
import { agencies, agencyMembers, apiKeys, users } from '#db/schema.ts';
import { goodBaker } from '#fakes/sites/good-baker.ts';
import { serveSites } from '#fakes/sites/serve-sites.ts';
import { mailsIn } from '#server/testing/mails-in.ts';
import { type ServerProcess, startProcess } from '#server/testing/process.ts';
import { order, pay, until } from '#server/testing/world.ts';
import { startServer } from '../scripts/separate-postgres.ts';

const abandoned = 140;
const loops = 30;
const buys = 3;
const asks = 40;
const [batches, pdfsOfBatch] = [6, 10]; // within a minute's allowance

export type StrangersCost = {
  /** From the payment to the mail, in ms: quiet, and beside abandoned requests for a free agency's PDF. */
  mail: { quiet: number; beside: number };
  /** The same in the worst hour of a bad month: one with the link, one with a free agency and one with a /48 do all that they may. */
  worstHourMs: number;
  /** An answer of /healthz, in ms: quiet, and beside endless loops of the costliest GET that anybody may ask. */
  health: { quiet: number; beside: number };
  /** Processor ms of the server for a PDF that is stored. */
  storedPdfMs: number;
};

export async function strangersCost(): Promise<StrangersCost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'citable-bench-'));
  chmodSync(dataDir, 0o755); // as root the database runs as another user, who must get in
  const sites = await serveSites(
    Array.from({ length: 2 * buys + 3 }, () => goodBaker),
    new Date(),
  );
  const postgres = await startServer();
  const server = startProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    CRAWL_ALLOW_HOSTS: sites.hosts.join(','),
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: '127.0.0.1', // so that each stranger has an address
  });
  let database: Database | null = null;
  try {
    await server.says('Citable is running at ');
    const url = /running at (\S+)/.exec(server.stdout())?.[1] ?? '';
    database = await openDatabase({ databaseUrl: postgres.url, dataDir, role: 'web' });
    let bought = 0;
    const toMail = async () => {
      bought += 1;
      const email = `buyer-${bought}@customer.example`;
      const purchase = await order(() => url, { website: sites.sites[bought]?.url ?? '', email });
      const began = performance.now();
      await pay(() => url, purchase);
      await until(() => mailsIn(join(dataDir, 'outbox')).some((mail) => mail.includes(email)));
      return { ms: performance.now() - began, purchase };
    };
    const { purchase } = await toMail(); // and the server has made one
    const stored = () => fetch(`${url}/api/download-report/${purchase.orderId}`).then((reply) => reply.arrayBuffer());
    await stored();
    const costs: number[] = [];
    for (let batch = 0; batch < batches; batch += 1) {
      const before = cpuMs(server);
      let sent = 0;
      for (let n = 0; n < pdfsOfBatch; n += 1) sent += Number((await stored()).byteLength > 10_000);
      costs.push((cpuMs(server) - before) / sent);
    }
    const storedPdfMs = Math.min(...costs); // the server has other work as well
    const { key, projectId, assessmentId } = await freeAgency(url, database, sites.sites[0]?.url ?? '');

    const mail: { quiet: number[]; beside: number[] } = { quiet: [], beside: [] };
    for (let n = 0; n < buys; n += 1) {
      mail.quiet.push((await toMail()).ms);
      const pdf = `${url}/api/v1/assessments/${assessmentId}/report.pdf`;
      for (let each = 0; each < abandoned; each += 1)
        fetch(pdf, { headers: { authorization: `Bearer ${key}` }, signal: AbortSignal.timeout(500) }).catch(() => {}); // it has left
      mail.beside.push((await toMail()).ms);
    }

    const worstHourMs = await besideStrangers(url, { key, projectId, orderId: purchase.orderId }, () =>
      toMail().then(({ ms }) => ms),
    );
    const health = { quiet: await medianOfHealth(url), beside: 0 };
    const enough = new AbortController();
    const busy = Array.from({ length: loops }, () => askOn(`${url}/api/report/${purchase.orderId}/tasks`, enough));
    health.beside = await medianOfHealth(url);
    enough.abort();
    await Promise.all(busy);

    return { mail: { quiet: median(mail.quiet), beside: median(mail.beside) }, worstHourMs, health, storedPdfMs };
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    await database?.close();
    await postgres.stop();
    await sites.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/** An agency of a mailbox, with a test key and an assessment that is finished. */
async function freeAgency(url: string, { db }: Database, website: string) {
  const [agencyId, userId, key] = [randomId(), randomId(), makeApiKey('test')];
  const createdAt = new Date();
  await db.insert(users).values({ id: userId, email: 'free@agency.example', isVerified: true });
  await db.insert(agencies).values({ id: agencyId, name: 'Free', monthlyAssessments: 0, priceCents: 0, createdAt });
  await db.insert(agencyMembers).values({ userId, agencyId, role: 'owner', createdAt });
  const row = { id: randomId(), agencyId, mode: 'test' as const, label: '', scopes: [...scopes] };
  await db
    .insert(apiKeys)
    .values({ ...row, hash: tokenHash(key), lastFour: key.slice(-4), createdBy: userId, createdAt });
  const call = async (path: string, body?: object) => {
    const reply = await fetch(`${url}/api/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return z.looseObject({ id: z.string(), state: z.string().optional() }).parse(await reply.json());
  };
  const { id: projectId } = await call('projects', { name: 'Clinic', website });
  const { id: assessmentId } = await call('assessments', { projectId });
  await until(async () => (await call(`assessments/${assessmentId}`)).state === 'finished');
  return { key, projectId, assessmentId };
}

/** What somebody does while three strangers press on. */
async function besideStrangers<T>(
  url: string,
  of: { key: string; projectId: string; orderId: string },
  work: () => Promise<T>,
): Promise<T> {
  const enough = new AbortController();
  const ask = (path: string, from: string, init: RequestInit = {}) =>
    fetch(url + path, {
      ...init,
      headers: { 'x-forwarded-for': from, 'content-type': 'application/json', ...Object(init.headers) },
      signal: AbortSignal.any([enough.signal, AbortSignal.timeout(2000)]),
    })
      .then((reply) => reply.text())
      .catch(() => '');
  const press = async (lanes: number, each: (n: number) => Promise<unknown>) => {
    let n = 0;
    const lane = async () => {
      while (!enough.signal.aborted) await each((n += 1));
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  };
  const keyed = { headers: { authorization: `Bearer ${of.key}` } };
  const tests: string[] = [];
  for (let n = 0; n < 50; n += 1) {
    const sent = { ...keyed, method: 'POST', body: JSON.stringify({ projectId: of.projectId }) };
    const { success, data } = z
      .object({ id: z.string() })
      .safeParse(JSON.parse((await ask('/api/v1/assessments', '203.0.113.7', sent)) || '{}'));
    if (success) tests.push(data.id);
  }
  const strangers = [
    press(10, () => ask(`/api/report/${of.orderId}/tasks`, '203.0.113.9')),
    press(5, (n) => ask(`/api/v1/assessments/${tests[n % tests.length]}/report.pdf`, '203.0.113.7', keyed)),
    press(5, (n) =>
      ask('/api/look', `2001:db8:5:${n.toString(16)}::1`, {
        method: 'POST',
        body: JSON.stringify({ website: `https://site-${n}.example` }),
      }),
    ),
  ];
  const done = await work();
  enough.abort();
  await Promise.all(strangers);
  return done;
}

async function askOn(url: string, enough: AbortController): Promise<void> {
  while (!enough.signal.aborted)
    await fetch(url, { signal: enough.signal })
      .then((reply) => reply.arrayBuffer())
      .catch(() => {}); // the time is up
}

async function medianOfHealth(url: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < asks; n += 1) {
    const began = performance.now();
    await fetch(`${url}/healthz`).then((reply) => reply.arrayBuffer());
    times.push(performance.now() - began);
    await pause(50);
  }
  return median(times);
}

/** Of all threads of the server itself, without its children. */
function cpuMs({ child }: ServerProcess): number {
  const threads = readdirSync(`/proc/${child.pid}/task`);
  const spent = threads.map((id) =>
    Number(readFileSync(`/proc/${child.pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]),
  );
  return spent.reduce((sum, ns) => sum + ns, 0) / 1e6;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
