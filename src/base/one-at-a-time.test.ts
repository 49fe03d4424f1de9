import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './db.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { testDatabase } from './testing/database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('lets one run at a time under a name, and others beside it', async () => {
  let [running, most] = [0, 0];
  const run = async () => {
    running += 1;
    most = Math.max(most, running);
    await pause(50);
    running -= 1;
  };
  await Promise.all([1, 2, 3].map(() => oneAtATime(database.pool, 'one', undefined, run)));
  expect(most).toBe(1);
  await Promise.all(['two', 'three'].map((name) => oneAtATime(database.pool, name, undefined, run)));
  expect(most).toBe(2);
});

it('gives up waiting when told to', async () => {
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = oneAtATime(database.pool, 'held', undefined, () => {
    begun.resolve();
    return held.promise;
  });
  await begun.promise;
  await expect(oneAtATime(database.pool, 'held', AbortSignal.timeout(100), async () => {})).rejects.toThrow('aborted');
  held.resolve();
  await holding;
});

it('takes the turn from a holder that gives no sign of life, and leaves it to one that does', async () => {
  const frozen = await database.pool.connect();
  const ended = new Promise((resolve) => frozen.once('error', resolve));
  await frozen.query("select pg_advisory_lock(hashtextextended('frozen', 0))");
  expect(await oneAtATime(database.pool, 'frozen', undefined, async () => 'ran', 300)).toBe('ran');
  await ended;
  frozen.release(true);

  const order: string[] = [];
  const living = oneAtATime(
    database.pool,
    'living',
    undefined,
    async () => {
      await pause(1500);
      order.push('first');
    },
    300,
  );
  await pause(100);
  await oneAtATime(database.pool, 'living', undefined, async () => void order.push('second'), 300);
  await living;
  expect(order).toEqual(['first', 'second']);
});
