// What the server does in a second beside what its database can do, in the same run: npm run bench -- server (ASSESSMENTS=10000 drains that many, for a night).
// Everything runs on this one machine, the visitors and the websites too, so that cores are shared; the ratios are what counts.
import { randomInt } from 'node:crypto';
import { mkdtempSync, chmodSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { openDatabase, type Database } from '#base/db.ts';
import { openQueue } from '#base/queue.ts';
import { goodBaker } from '#fakes/sites/good-baker.ts';
import { serveSites } from '#fakes/sites/serve-sites.ts';
import { beginWith } from '#journey/begin.ts';
import { submitQuiz } from '#quiz/submit-quiz.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { queues } from '#server/assemble.ts';
import { startProcess, type ServerProcess } from '#server/testing/process.ts';
import { startServer } from '../scripts/separate-postgres.ts';

const clients = 16;
const hosts = 16; // one host is read by one worker at a time
const secondsEach = 4;

export type ServerCosts = {
  /** Single-row inserts a second of 16 clients, each a commit of its own: the yardstick. */
  inserts: number;
  embeddedInserts: number;
  /** Submissions a second, each with its run and its job in one transaction. */
  stored: number;
  overHttp: number;
  /** Assessments a second (reading eight pages of a site, judging) by one worker process and by two. */
  byOne: number;
  byTwo: number;
  /** Processor seconds of the worker for one assessment. */
  cpuSeconds: number;
  /** Of the one worker, in MB, after a tenth of the assessments and at the end. */
  memory: { early: number; late: number };
};

/** @param assessments How many are queued and worked off by one worker; as many again by two. */
export async function serverCosts(assessments: number): Promise<ServerCosts> {
  const dataDir = mkdtempSync(join(tmpdir(), 'citable-bench-'));
  chmodSync(dataDir, 0o755); // as root the database runs as another user, who must get in
  const sites = await serveSites(
    Array.from({ length: hosts }, () => goodBaker),
    new Date(),
  );
  const postgres = await startServer();
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    CRAWL_ALLOW_HOSTS: sites.hosts.join(','),
    RATE_LIMIT_PER_MINUTE: '1000000',
    TRUST_PROXY: '127.0.0.1', // for visitors of many networks, as they are
    LOG_LEVEL: 'fatal',
  };
  const started: ServerProcess[] = [];
  const start = async (role: 'web' | 'worker') => {
    const server = startProcess({ ...env, ROLE: role });
    started.push(server);
    await server.says(role === 'web' ? 'Citable is running at ' : 'Citable works on jobs');
    return server;
  };
  let database: Database | null = null;
  try {
    const web = await start('web');
    const url = /running at (\S+)/.exec(web.stdout())?.[1] ?? '';
    database = await openDatabase({ databaseUrl: postgres.url, dataDir, role: 'web' });
    const { pool } = database;
    const queue = await openQueue(database, queues, () => {});
    const websites = sites.sites.map((site) => site.url);
    let serial = 0;
    const answers = () => {
      serial += 1;
      return { ...sampleAnswers, website: websites[serial % hosts] ?? '', email: `visitor-${serial}@customer.example` };
    };
    const along = beginWith({ queue, now: () => new Date() });
    const store = () => submitQuiz({ pool, along }, { answers: answers(), idempotencyKey: null, tier: null });

    const inserts = await insertRate(database);
    const stored = await perSecond(store);
    const agent = new Agent({ keepAlive: true, maxSockets: clients });
    const overHttp = await perSecond(() => post(`${url}/api/quiz`, answers(), agent));
    agent.destroy();

    // The measured submissions are not to be worked off, only as many as asked for.
    await pool.query(`delete from pgboss.job where name = 'gather'; delete from assessments`);
    const fill = async () => {
      for (let n = 0; n < assessments; n += clients) await Promise.all(Array.from({ length: Math.min(clients, assessments - n) }, store));
    };
    const left = async () => Number((await pool.query(`select count(*) as n from assessments where status <> 'judged'`)).rows[0]?.n);
    await fill();
    const one = await start('worker');
    const begun = { at: performance.now(), cpu: cpuSeconds(one) };
    while ((await left()) > assessments * 0.9) await pause(100);
    const early = residentMb(one);
    while ((await left()) > 0) await pause(100);
    const byOne = assessments / ((performance.now() - begun.at) / 1000);
    const cpu = (cpuSeconds(one) - begun.cpu) / assessments;
    const late = residentMb(one);

    await fill();
    const again = performance.now();
    await start('worker');
    while ((await left()) > 0) await pause(100);
    const byTwo = assessments / ((performance.now() - again) / 1000);
    await queue.stop(1000);
    return { inserts, embeddedInserts: await embeddedRate(), stored, overHttp, byOne, byTwo, cpuSeconds: cpu, memory: { early, late } };
  } finally {
    for (const server of started) server.child.kill('SIGKILL');
    await Promise.all(started.map((server) => server.ended));
    await database?.close();
    await postgres.stop();
    await sites.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

async function insertRate({ pool }: Database): Promise<number> {
  await pool.query('create table plain_rows (id bigserial primary key, body text)');
  const rate = await perSecond(() => pool.query('insert into plain_rows (body) values ($1)', ['a row of about the length of a small event, for comparison']));
  await pool.query('drop table plain_rows');
  return rate;
}

async function embeddedRate(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'citable-bench-embedded-'));
  chmodSync(dataDir, 0o755);
  const database = await openDatabase({ databaseUrl: null, dataDir, role: 'all' });
  try {
    return await insertRate(database);
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** How often a second the clients get it done between them. */
async function perSecond(once: () => Promise<unknown>): Promise<number> {
  for (let n = 0; n < clients; n += 1) await once(); // connections and plans are there
  let done = 0;
  const begun = performance.now();
  const client = async () => {
    while (performance.now() - begun < secondsEach * 1000) {
      await once();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return done / ((performance.now() - begun) / 1000);
}

function post(url: string, body: object, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1` };
    request(url, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== 200 && response.statusCode !== 201) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', resolve);
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}

/** Linux' own account of a process: fields 14 and 15 of its line, in hundredths. */
function cpuSeconds({ child }: ServerProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function residentMb({ child }: ServerProcess): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
  return z.coerce.number().parse(line?.[1]) / 1000;
}
