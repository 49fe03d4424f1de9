// What goes wrong around the whole server: its database goes away under load, clocks jump, mail server and AI platforms are down or lie.
// Only with OUTAGE_SECONDS (`npm run test:faults`: 60): each starts whole servers.
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CuttableDatabase, cuttableDatabase } from './testing/cuttable-database.ts';
import { pagesBuilt } from './testing/pages-built.ts';
import { order, pay, startWorld, until, untilReady, type World } from './testing/world.ts';

const long = process.env['OUTAGE_SECONDS'];
const outageMs = Number(long ?? 2) * 1000;

let world: World;
let way: CuttableDatabase;
/** Of a platform and a mail server: answers with a page of its hotel's Wi-Fi, whatever is asked. */
let liar: Server;
const lie = () => {
  const address = liar.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

beforeAll(async () => {
  if (long === undefined) return;
  pagesBuilt();
  world = await startWorld();
  way = await cuttableDatabase(world.database);
  liar = createServer((_, response) => response.end('<!doctype html><title>Welcome to our Wi-Fi</title>'));
  await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  if (long === undefined) return;
  await world.stop();
  await way.close();
  liar.close();
});

const reportsOf = async (orderId: string) =>
  (await world.database.pool.query('select 1 from reports where order_id = $1', [orderId])).rowCount;
const mailsTo = (email: string) => world.mails().filter((mail) => mail.includes(`To: ${email}`)).length;

describe.runIf(long !== undefined)('a database that goes away under load', () => {
  it(
    'is told at once by /readyz and by 503, ends no process, and what was paid for is delivered when it is back',
    async () => {
      const server = await world.start('all', { DATABASE_URL: way.url, JOB_HEARTBEAT_SECONDS: '10' });
      const at = () => server.url;
      const purchase = await order(at, { website: world.siteUrl, email: 'outage@customer.example' });
      const answers: { during: boolean; status: number; ms: number; path: string }[] = [];
      let during = false;
      const visiting = new AbortController();
      const paths = [
        '/readyz',
        '/healthz',
        '/',
        '/api/report/nobody',
        `/api/report/${purchase.sessionId}`,
        '/api/account/export',
      ];
      const visit = async (path: string) => {
        while (!visiting.signal.aborted) {
          const begun = { at: performance.now(), during };
          const { status } = await fetch(server.url + path, { signal: AbortSignal.timeout(15_000) });
          if (begun.during === during) answers.push({ during, status, ms: performance.now() - begun.at, path });
          await pause(20);
        }
      };
      const visitors = paths.flatMap((path) => [visit(path), visit(path)]);
      await pay(at, purchase);
      way.cut();
      during = true;
      await pause(outageMs);
      await until(() => paths.every((path) => answers.some((answer) => answer.during && answer.path === path))); // a slow machine answers later
      during = false;
      way.mend();
      await until(async () => (await fetch(`${server.url}/readyz`)).ok);
      await untilReady(at, purchase);
      await until(() => mailsTo(purchase.email) > 0);
      visiting.abort();
      await Promise.all(visitors);

      const seen = (path: string) =>
        new Set(answers.filter((answer) => answer.during && answer.path === path).map(({ status }) => status));
      expect(seen('/readyz')).toEqual(new Set([503]));
      expect([...seen('/healthz'), ...seen('/')]).toEqual([200, 200]);
      expect(seen('/api/report/nobody')).toEqual(new Set([503]));
      expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
      expect(Math.max(...answers.filter((answer) => answer.during).map(({ ms }) => ms))).toBeLessThan(11_000);
      expect([server.child.exitCode, await reportsOf(purchase.orderId), mailsTo(purchase.email)]).toEqual([null, 1, 1]);
      await server.kill();
    },
    180_000 + 3 * outageMs,
  );
});

/** Loaded before the server: its clock differs by so many hours, and jumps by as many more on SIGUSR2. */
const wrongClock = (hours: number) => ({
  NODE_OPTIONS: `--import ${JSON.stringify(
    `data:text/javascript,${encodeURIComponent(`
      const Real = Date; let off = ${hours} * 3600000;
      process.on('SIGUSR2', () => { off += ${hours} * 3600000; });
      globalThis.Date = class Date extends Real {
        constructor(...given) { given.length === 0 ? super(Real.now() + off) : super(...given); }
        static now() { return Real.now() + off; }
      };`)}`,
  )}`,
});

describe.runIf(long !== undefined)('clocks', () => {
  it('that differ by a day between processes, and jump in the middle of a purchase, lose nothing and bring nothing about twice', async () => {
    const web = await world.start('web', wrongClock(-26));
    const worker = await world.start('worker', wrongClock(26));
    const purchase = await order(() => web.url, { website: world.siteUrl, email: 'clock@customer.example' });
    await pay(() => web.url, purchase);
    web.child.kill('SIGUSR2');
    worker.child.kill('SIGUSR2');
    await untilReady(() => web.url, purchase);
    await until(() => mailsTo(purchase.email) > 0);
    expect([await reportsOf(purchase.orderId), mailsTo(purchase.email)]).toEqual([1, 1]);
    const written =
      /^Date: (.+)$/m.exec(world.mails().find((mail) => mail.includes(`To: ${purchase.email}`)) ?? '')?.[1] ?? '';
    expect(new Date(written).getTime()).toBeGreaterThan(Date.now() + 25 * 3_600_000); // so the worker's clock was wrong indeed
    await Promise.all([web.kill(), worker.kill()]);
  });
});

describe.runIf(long !== undefined)('mail server and AI platforms that are down or lie', () => {
  it('delay the mail and are named in the report, which is made all the same', async () => {
    const server = await world.start('all', {
      SMTP_URL: `smtp://127.0.0.1:${lie()}`,
      OPENAI_API_KEY: 'a key',
      OPENAI_BASE_URL: `http://127.0.0.1:${lie()}/v1`,
      ANTHROPIC_API_KEY: 'a key',
      ANTHROPIC_BASE_URL: 'http://127.0.0.1:9/v1', // nobody listens there
      AI_PROMPTS: '1',
      AI_MINUTES_PER_REPORT: '1', // an overload is waited for that long
    });
    const purchase = await order(() => server.url, { website: world.siteUrl, email: 'liars@customer.example' });
    await pay(() => server.url, purchase);
    const ready = await untilReady(() => server.url, purchase);
    expect(JSON.stringify(ready)).not.toContain('Wi-Fi');
    const { rows } = await world.database.pool.query(
      'select deliveries.status from deliveries join reports on reports.id = deliveries.report_id where order_id = $1',
      [purchase.orderId],
    );
    expect(rows.map(({ status }) => status)).not.toContain('sent');
    expect([await reportsOf(purchase.orderId), mailsTo(purchase.email)]).toEqual([1, 0]);
    await server.kill();
  });
});

// Only root may mount a small disk.
describe.runIf(long !== undefined && process.getuid?.() === 0)('a full disk', () => {
  it(
    'under the embedded database, the PDFs and the mails, loses no order: what was paid for is delivered once there is room',
    async () => {
      const disk = mkdtempSync(join(tmpdir(), 'citable-small-disk-'));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=250m,mode=755', 'tmpfs', disk]);
      try {
        const server = await world.start('all', { DATA_DIR: disk, DATABASE_URL: '', LOG_LEVEL: 'silent' });
        const buy = async (email: string) => {
          const purchase = await order(() => server.url, { website: world.siteUrl, email });
          await pay(() => server.url, purchase);
          return purchase;
        };
        const mails = () => globSync(join(disk, 'outbox/*.eml')).length;
        await untilReady(() => server.url, await buy('before@customer.example'));
        await until(() => mails() === 1);

        const during = await Promise.all(['one', 'two', 'three'].map((name) => buy(`${name}@customer.example`)));
        const ballast = join(disk, 'ballast');
        const filled = spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k'], { encoding: 'utf8' });
        expect(filled.stderr).toContain('No space left on device');
        // Whoever comes now is told to try again, and never that it went well.
        const { status } = await fetch(`${server.url}/api/quiz`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        });
        expect([422, 503]).toContain(status);
        await pause(outageMs);
        rmSync(ballast);

        for (const purchase of during) await untilReady(() => server.url, purchase);
        await until(() => mails() === 4);
        await pause(2000); // for one too many to come
        expect([mails(), server.child.exitCode]).toEqual([4, null]);
        await server.stop();
      } finally {
        execFileSync('umount', ['-l', disk]);
        rmSync(disk, { recursive: true, force: true });
      }
    },
    240_000 + outageMs,
  );
});
