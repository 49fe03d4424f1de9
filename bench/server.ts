// What the server does in a second beside what its database can do, in the same run: npm run bench -- server (ASSESSMENTS=10000 drains that many, for a night).
// Everything runs on this one machine, the visitors and the websites too, so that cores are shared; the ratios are what counts.
import { randomInt } from 'node:crypto';
import { mkdtempSync, chmodSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type Database } from '#base/db.ts';
import { openQueue } from '#base/queue.ts';
import { randomId } from '#base/secrets.ts';
import { assessments as assessmentRows } from '#db/schema.ts';
import { goodBaker } from '#fakes/sites/good-baker.ts';
import { serveSites } from '#fakes/sites/serve-sites.ts';
import { sendReading } from '#journey/begin.ts';
import { createSubmitQuiz } from '#quiz/submit-quiz.ts';
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
  /** Submissions a second; those that come while one is stored share a commit. */
  stored: number;
  overHttp: number;
  /** Assessments a second (reading eight pages of a site, judging) by one worker process and by two. */
  byOne: number;
  byTwo: number;
  /** Processor seconds of the worker and its processes for one assessment, and of both workers and theirs where there are two. */
  cpuSeconds: number;
  cpuSecondsByTwo: number;
  /** Of the one worker with its processes, in MB, shared pages counted once, after a tenth of the assessments and at the end. */
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
    const { db } = database;
    const submitQuiz = createSubmitQuiz(pool);
    const store = () => submitQuiz({ answers: answers(), idempotencyKey: null, tier: null });
    /** A quiz whose reading is begun, as a payment does it. */
    const begin = async () => {
      const [id, submissionId, website] = [randomId(), await store(), websites[serial % hosts] ?? ''];
      await db.insert(assessmentRows).values({ id, submissionId, runNumber: 1, pageLimit: 25 });
      await sendReading({ queue }, db, { id, website }, {});
    };

    const inserts = await insertRate(database);
    const stored = await perSecond(store);
    const agent = new Agent({ keepAlive: true, maxSockets: clients });
    const overHttp = await perSecond(() => post(`${url}/api/quiz`, answers(), agent));
    agent.destroy();

    const fill = async () => {
      for (let n = 0; n < assessments; n += clients)
        await Promise.all(Array.from({ length: Math.min(clients, assessments - n) }, begin));
    };
    const left = async () =>
      Number((await pool.query(`select count(*) as n from assessments where status <> 'judged'`)).rows[0]?.n);
    await fill();
    const one = await start('worker');
    const begun = { at: performance.now(), cpu: cpuSeconds(one) };
    while ((await left()) > assessments * 0.9) await pause(100);
    const early = memoryMb(one);
    while ((await left()) > 0) await pause(100);
    const byOne = assessments / ((performance.now() - begun.at) / 1000);
    const cpu = (cpuSeconds(one) - begun.cpu) / assessments;
    const cpuOfOne = cpuSeconds(one);
    const late = memoryMb(one);

    await fill();
    const again = performance.now();
    const two = await start('worker');
    const startOfTwo = cpuSeconds(two);
    while ((await left()) > 0) await pause(100);
    const byTwo = assessments / ((performance.now() - again) / 1000);
    const cpuByTwo = (cpuSeconds(one) - cpuOfOne + cpuSeconds(two) - startOfTwo) / assessments;
    await queue.stop(1000);
    return {
      inserts,
      embeddedInserts: await embeddedRate(),
      stored,
      overHttp,
      byOne,
      byTwo,
      cpuSeconds: cpu,
      cpuSecondsByTwo: cpuByTwo,
      memory: { early, late },
    };
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
  const rate = await perSecond(() =>
    pool.query('insert into plain_rows (body) values ($1)', [
      'a row of about the length of a small event, for comparison',
    ]),
  );
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
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1`,
    };
    request(url, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== 200 && response.statusCode !== 201)
        reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', resolve);
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}

/** Linux' own account of a process, of its children that have ended (fields 14 to 17 of its line, in hundredths), and of those that run. */
function cpuSeconds({ child }: ServerProcess): number {
  return withChildren(child.pid ?? 0).reduce((sum, pid) => {
    const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ').slice(11, 15) ?? [];
    return sum + fields.reduce((own, field) => own + Number(field), 0) / 100;
  }, 0);
}

/** Of a process with its children. What they share, Node's program above all, counts once for all of them (Pss): each one's resident memory would count it again. */
function memoryMb({ child }: ServerProcess): number {
  return withChildren(child.pid ?? 0).reduce(
    (sum, pid) => sum + Number(/^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1000,
    0,
  );
}

function withChildren(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter((each) => each.trim() !== '');
  return [pid, ...children.flatMap((each) => withChildren(Number(each)))];
}

/** Empty where the process has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
