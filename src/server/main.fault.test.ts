// Each signal, and kill -9 of the server, of its database, and of both: a start costs four seconds of processor time, so `npm run test:faults` has them.
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildPages, type DataFolder, isAlive, makeDataFolder, running, status } from './testing/data-folder.ts';

let folder: DataFolder;
beforeAll(buildPages);
beforeEach(() => void (folder = makeDataFolder()));
afterEach(() => folder.remove());

it.each(['SIGINT', 'SIGHUP'] as const)('the server ends with its database on %s', async (signal) => {
  const server = folder.start();
  await server.says(running);
  const database = folder.postgresPid();
  server.child.kill(signal);
  expect(await server.ended).toBe(0);
  expect(isAlive(database)).toBe(false);
  expect(server.stderr()).toBe('');
});

it('the server recovers by itself after kill -9', async () => {
  const killed = folder.start();
  await killed.says(running);
  killed.child.kill('SIGKILL');
  expect(await killed.ended).toBe('SIGKILL');
  const next = folder.start();
  await next.says(running);
  expect(await status(next, '/readyz')).toBe(200);
});

it('the server recovers when it was killed together with its database', async () => {
  const killed = folder.start();
  await killed.says(running);
  process.kill(folder.postgresPid(), 'SIGKILL');
  killed.child.kill('SIGKILL');
  await killed.ended;
  const next = folder.start();
  await next.says(running);
  expect(await status(next, '/readyz')).toBe(200);
});

it('an embedded database that is killed is started again by itself, what is stored is there, and the log stays short', async () => {
  const server = folder.start();
  await server.says(running);
  const before = folder.postgresPid();
  process.kill(before, 'SIGKILL');
  await server.says('the embedded PostgreSQL ended by itself');
  while ((await status(server, '/readyz')) !== 200) await pause(100);
  expect([folder.postgresPid() === before, await status(server, '/healthz'), server.child.exitCode]).toEqual([
    false,
    200,
    null,
  ]);
  expect(server.stderr().trim().split('\n').length).toBeLessThanOrEqual(60);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(() => process.kill(folder.postgresPid(), 0)).toThrow();
});
