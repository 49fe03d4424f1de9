import * as fs from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { buildPages, type DataFolder, isAlive, makeDataFolder, running, status } from './testing/data-folder.ts';
import type { ServerProcess } from './testing/process.ts';

beforeAll(buildPages);

const expectLine = async (server: ServerProcess, line: RegExp) => {
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toMatch(line);
  expect(server.stderr().trim().split('\n')).toHaveLength(1);
  expect(server.stdout()).toBe('');
};

// Each start costs four seconds of processor time, so one server is looked at from all sides, in this order.
describe('the server process', () => {
  let folder: DataFolder;
  let server: ServerProcess;
  beforeAll(() => {
    folder = makeDataFolder();
    server = folder.start();
  });
  afterAll(() => folder.remove());

  it('starts from nothing, says where it is, and shows generated codes', async () => {
    await server.says('Codes are shown this once');
    expect(server.stdout()).toContain('sandbox mode: no money moves');
    expect(server.stdout()).toMatch(/New admin code: [a-z2-9-]{23}\nNew super-admin code: [a-z2-9-]{23}\n/);
    expect(await status(server, '/readyz')).toBe(200);
  });

  itLong('keeps its data folder: a second process is told in one line, and the first goes on undisturbed', async () => {
    await expectLine(
      folder.start(),
      /^The data folder .* is in use by another process \(\d+\): stop that one, or set DATA_DIR to another folder/,
    );
    expect(await status(server, '/readyz')).toBe(200);
  });

  it('ends with its database on SIGTERM', async () => {
    const database = folder.postgresPid();
    expect(isAlive(database)).toBe(true);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(isAlive(database)).toBe(false);
    expect(server.stderr()).toBe('');
  });

  itLong(
    'does not start at a port that another program holds: says so in one line, and its database is stopped again',
    async () => {
      const holder = createServer();
      await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
      const address = holder.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      await expectLine(folder.start({ PORT: String(port) }), new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken`));
      expect(fs.existsSync(join(folder.path, 'postgres/postmaster.pid'))).toBe(false);
      await new Promise((resolve) => holder.close(resolve));
    },
  );

  itLong('finds its data again, and shows the codes no second time', async () => {
    const second = folder.start();
    await second.says('Mail is not sent');
    expect(second.stdout()).toContain(running);
    expect(second.stdout()).not.toContain('New admin code');
  });
});

describe('what keeps it from starting is said in one line', () => {
  let folder: DataFolder;
  beforeEach(() => void (folder = makeDataFolder()));
  afterEach(() => folder.remove());

  const kept = [
    ['a port that is no number', { PORT: 'http' }, /^Configuration: PORT must be a whole number from 0 to 65535/],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/db' },
      /^Cannot reach PostgreSQL at 127\.0\.0\.1:1\/db \(ECONNREFUSED\): check DATABASE_URL/,
    ],
    [
      'an address of another machine',
      { NODE_ENV: 'test', HOST: '192.0.2.1' },
      /^HOST 192\.0\.2\.1 is not an address of this machine/,
    ],
    ['a short passcode', { ADMIN_PASSCODE: '1234' }, /^Configuration: ADMIN_PASSCODE must have at least 12 characters/],
    [
      'a data folder below a file',
      { DATA_DIR: '/dev/null/data' },
      /^Cannot write to the data folder \/dev\/null\/data \((ENOTDIR|EEXIST)\)/,
    ],
  ] as const;
  itLong.each(kept)('%s', async (_name, env, line) => {
    await expectLine(folder.start(env), line);
  });

  it('and whatever production lacks, in a line for each', async () => {
    const server = folder.start({ HOST: '0.0.0.0' });
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

  itLong('never shows the password of the database', async () => {
    const server = folder.start({ DATABASE_URL: 'postgres://me:hunter22@127.0.0.1:1/db' });
    await server.ended;
    expect(server.stderr()).not.toContain('hunter22');
  });

  itLong('a database of another PostgreSQL version', async () => {
    fs.mkdirSync(join(folder.path, 'postgres'));
    fs.writeFileSync(join(folder.path, 'postgres/PG_VERSION'), '15\n');
    await expectLine(folder.start(), /was made by PostgreSQL 15, this version brings 18: restore a backup/);
  });
});
