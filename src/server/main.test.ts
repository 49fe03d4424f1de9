import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startProcess, type ServerProcess } from './testing/process.ts';

const root = join(import.meta.dirname, '../..');
let dataDir: string;
let started: ServerProcess[] = [];

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
});

beforeEach(() => {
  dataDir = fs.mkdtempSync(join(tmpdir(), 'citable-main-'));
  fs.chmodSync(dataDir, 0o755); // as root the database runs as another user, who must get in
});

afterEach(async () => {
  for (const server of started) {
    server.child.kill('SIGKILL');
    await server.ended;
  }
  started = [];
  fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

const start = (env: Record<string, string> = {}) => {
  const server = startProcess({ DATA_DIR: dataDir, ...env });
  started.push(server);
  return server;
};
const running = 'Citable is running at ';
const addressIn = (server: ServerProcess) => server.stdout().split(running)[1]?.split('\n')[0] ?? '';
const status = async (server: ServerProcess, path: string) => (await fetch(addressIn(server) + path)).status;
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const postgresPid = () => Number(fs.readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

// Each start costs six seconds of processor time, so the suite takes one signal, and leaves kill -9 to src/journey/kill.test.ts.
const faults = process.env['FAULTS'] !== undefined;
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

describe('the server process', () => {
  it('starts from nothing, says where it is, shows generated codes once, and finds its data again', async () => {
    const first = start();
    await first.says('Codes are shown this once');
    expect(first.stdout()).toContain('sandbox mode: no money moves');
    expect(first.stdout()).toMatch(/New admin code: [a-z2-9-]{23}\nNew super-admin code: [a-z2-9-]{23}\n/);
    expect(await status(first, '/readyz')).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = start();
    await second.says('Mail is not sent');
    expect(second.stdout()).not.toContain('New admin code');
  });

  it.each(faults ? signals : signals.slice(0, 1))('ends with its database on %s', async (signal) => {
    const server = start();
    await server.says(running);
    const database = postgresPid();
    expect(isAlive(database)).toBe(true);
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
    expect(isAlive(database)).toBe(false);
    expect(server.stderr()).toBe('');
  });

  it.runIf(faults)('recovers by itself after kill -9', async () => {
    const killed = start();
    await killed.says(running);
    killed.child.kill('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    const next = start();
    await next.says(running);
    expect(await status(next, '/readyz')).toBe(200);
  });

  it('recovers when server and database were killed together', async () => {
    const killed = start();
    await killed.says(running);
    process.kill(postgresPid(), 'SIGKILL');
    killed.child.kill('SIGKILL');
    await killed.ended;
    const next = start();
    await next.says(running);
    expect(await status(next, '/readyz')).toBe(200);
  });
});

describe('an embedded database that is killed', () => {
  it('is started again by itself, what is stored is there, and the log stays short', async () => {
    const server = start();
    await server.says(running);
    const before = postgresPid();
    process.kill(before, 'SIGKILL');
    await server.says('the embedded PostgreSQL ended by itself');
    while ((await status(server, '/readyz')) !== 200) await pause(100);
    expect([postgresPid() === before, await status(server, '/healthz'), server.child.exitCode]).toEqual([false, 200, null]);
    expect(server.stderr().trim().split('\n').length).toBeLessThanOrEqual(60);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(() => process.kill(postgresPid(), 0)).toThrow();
  });
});

describe('what keeps it from starting is said in one line', () => {
  const expectLine = async (server: ServerProcess, line: RegExp) => {
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toMatch(line);
    expect(server.stderr().trim().split('\n')).toHaveLength(1);
    expect(server.stdout()).toBe('');
  };

  it.each([
    ['a port that is no number', { PORT: 'http' }, /^Configuration: PORT must be a whole number from 0 to 65535/],
    ['a short passcode', { ADMIN_PASSCODE: '1234' }, /^Configuration: ADMIN_PASSCODE must have at least 12 characters/],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/db' },
      /^Cannot reach PostgreSQL at 127\.0\.0\.1:1\/db \(ECONNREFUSED\): check DATABASE_URL/,
    ],
    ['a data folder below a file', { DATA_DIR: '/dev/null/data' }, /^Cannot write to the data folder \/dev\/null\/data \((ENOTDIR|EEXIST)\)/],
    ['an address of another machine', { NODE_ENV: 'test', HOST: '192.0.2.1' }, /^HOST 192\.0\.2\.1 is not an address of this machine/],
  ])('%s', async (_name, env, line) => {
    await expectLine(start(env), line);
  });

  it('and whatever production lacks, in a line for each', async () => {
    const server = start({ HOST: '0.0.0.0' });
    expect(await server.ended).toBe(1);
    const lines = server.stderr().trim().split('\n');
    expect(lines.map((line) => /^Configuration: (?<name>[A-Z_]+) \S/.exec(line)?.groups?.['name'])).toEqual([
      'SECRET_KEY',
      'PUBLIC_URL',
      'SMTP_URL',
      'PAYMENTS',
      'CONTACT_EMAIL',
    ]);
  });

  it('never shows the password of the database', async () => {
    const server = start({ DATABASE_URL: 'postgres://me:hunter22@127.0.0.1:1/db' });
    await server.ended;
    expect(server.stderr()).not.toContain('hunter22');
  });

  it('a port that another program holds, and its database is stopped again', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const address = holder.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expectLine(start({ PORT: String(port) }), new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken`));
    expect(fs.existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    await new Promise((resolve) => holder.close(resolve));
  });

  it('a data folder that another process uses, which goes on undisturbed', async () => {
    const first = start();
    await first.says(running);
    await expectLine(start(), /^The data folder .* is in use by another process \(\d+\): stop that one, or set DATA_DIR to another folder/);
    expect(await status(first, '/readyz')).toBe(200);
  });

  it('a database of another PostgreSQL version', async () => {
    fs.mkdirSync(join(dataDir, 'postgres'));
    fs.writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '15\n');
    await expectLine(start(), /was made by PostgreSQL 15, this version brings 18: restore a backup/);
  });
});
