// A backup of a running installation, restored elsewhere: the bought report opens, its customer signs in, and a new order works.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pagesBuilt } from './testing/pages-built.ts';
import { order, pay, startWorld, until, untilReady, type World } from './testing/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'citable-restored-'));
let original: World;
let copy: World;
beforeAll(async () => {
  pagesBuilt();
  [original, copy] = await Promise.all([startWorld(), startWorld()]);
  await copy.database.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
});
afterAll(async () => {
  await Promise.all([original.stop(), copy.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

function run(
  command: 'backup' | 'restore',
  { dataDir, databaseUrl }: World,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['scripts/backup.ts', command, join(folder, 'saved')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  });
  let said = '';
  child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

it('the restored copy holds the report with its PDF and the account, and sells the next one', async () => {
  const account = {
    email: 'owner@customer.example',
    passcode: 'kettle-Violet-77',
    firstName: 'Ada',
    lastName: 'Brandt',
  };
  const first = await original.start('all');
  const purchase = await order(() => first.url, { website: original.siteUrl, email: account.email });
  await pay(() => first.url, purchase);
  const report = await untilReady(() => first.url, purchase);
  await until(() => original.mails().length > 0);
  expect((await post(`${first.url}/api/auth/signup`, account)).status).toBe(201);
  const pdf = Buffer.from(await (await fetch(`${first.url}/api/download-report/${purchase.orderId}`)).arrayBuffer());

  expect(await run('backup', original)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Saved \d+ rows of \d+ tables: /),
  });
  await first.stop();
  expect(await run('restore', copy)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Restored \d+ rows of \d+ tables: /),
  });

  const second = await copy.start('all');
  expect(await untilReady(() => second.url, purchase)).toEqual(report);
  const copied = await fetch(`${second.url}/api/download-report/${purchase.orderId}`);
  expect(Buffer.from(await copied.arrayBuffer()).equals(pdf)).toBe(true);
  // Only with the same secret key does the passcode fit; the browser is new, so a code is mailed.
  expect([200, 202]).toContain(
    (await post(`${second.url}/api/auth/login`, { email: account.email, passcode: account.passcode })).status,
  );
  expect(
    (await post(`${second.url}/api/auth/login`, { email: account.email, passcode: 'another-Passcode-1' })).status,
  ).toBe(401);
  const next = await order(() => second.url, { website: copy.siteUrl, email: 'next@customer.example' });
  await pay(() => second.url, next);
  await untilReady(() => second.url, next);
  expect(copy.mails().length).toBeLessThanOrEqual(2); // what was mailed before the backup is not mailed again
}, 400_000);

it('a wrong use is told in one line', async () => {
  writeFileSync(join(folder, 'other'), '');
  const { code, said } = await run('restore', original);
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/^The database is not empty \(\w+ holds rows\): restore into a new one/),
  ]);
});
