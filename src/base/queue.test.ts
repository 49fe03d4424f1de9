import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './db.ts';
import { openQueue, type Queue } from './queue.ts';
import { testDatabase } from './testing/database.ts';

const quick = { expireSeconds: 30, retries: 1, retryDelaySeconds: 1 };
let database: Database;
let queue: Queue;

beforeAll(async () => {
  database = await testDatabase();
  queue = await openQueue(database, { quiet: quick, echo: quick, flaky: quick, doomed: quick, busy: quick }, () => {});
});
afterAll(async () => {
  await queue.stop(1000);
  await database.close();
});

describe('the queue', () => {
  it('hands a job to a worker', async () => {
    const seen = Promise.withResolvers<unknown>();
    await queue.work('echo', async (job) => seen.resolve(job.data));
    await queue.send(database.db, 'echo', { hello: 'world' });
    expect(await seen.promise).toEqual({ hello: 'world' });
  });

  it('forgets a job whose transaction is rolled back', async () => {
    const attempt = database.db.transaction(async (tx) => {
      await queue.send(tx, 'quiet', {}, { key: 'rolled-back' });
      throw new Error('changed our mind');
    });
    await expect(attempt).rejects.toThrow('changed our mind');
    expect(await queue.send(database.db, 'quiet', {}, { key: 'rolled-back' })).not.toBeNull();
  });

  it('keeps one waiting job per key, however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => queue.send(database.db, 'quiet', {}, { key: 'same' })));
    expect(answers.filter((id) => id !== null)).toHaveLength(1);
  });

  it('keeps every job that has no key', async () => {
    const answers = await Promise.all([queue.send(database.db, 'quiet', {}), queue.send(database.db, 'quiet', {})]);
    expect(answers).not.toContain(null);
  });

  it('accepts a job whose key is running, since the running one may have read too early', async () => {
    const running = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    await queue.work('busy', async () => {
      running.resolve();
      await release.promise;
    });
    await queue.send(database.db, 'busy', {}, { key: 'k' });
    await running.promise;
    expect(await queue.send(database.db, 'busy', {}, { key: 'k' })).not.toBeNull();
    release.resolve();
  });

  it('tries a failed job again and counts the attempts', async () => {
    const attempts: [number, boolean][] = [];
    const done = Promise.withResolvers<void>();
    await queue.work('flaky', async (job) => {
      attempts.push([job.attempt, job.lastAttempt]);
      if (job.attempt === 1) throw new Error('first time');
      done.resolve();
    });
    await queue.send(database.db, 'flaky', {});
    await done.promise;
    expect(attempts).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('moves a job that failed for good to the dead letters', async () => {
    const dead = Promise.withResolvers<unknown>();
    await queue.work('dead', async (job) => dead.resolve(job.data));
    await queue.work('doomed', async () => {
      throw new Error('always');
    });
    await queue.send(database.db, 'doomed', { id: 7 });
    expect(await dead.promise).toEqual({ id: 7 });
  });
});

describe('the jobs of a killed process', () => {
  const patient = { expireSeconds: 600, retries: 2 };
  const open = (database: Database) => openQueue(database, { reading: patient, other: patient }, () => {});
  const killedWhileRunning = (database: Database) =>
    database.pool.query("update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where name = 'reading'");

  it('start again at once when the next worker is the only one, and wait for the heartbeat when it is not', async () => {
    const database = await testDatabase();
    const [first, second] = [await open(database), await open(database)];
    const seen: number[] = [];
    const done = Promise.withResolvers<void>();
    const job = async () => (await database.pool.query("select state, retry_count from pgboss.job where name = 'reading'")).rows[0];

    await first.send(database.db, 'reading', {});
    await killedWhileRunning(database);
    await first.work('other', async () => {});
    expect(await job()).toEqual({ state: 'retry', retry_count: 0 }); // its next start counts, not its death as well

    await killedWhileRunning(database);
    await second.work('other', async () => {});
    expect(await job()).toEqual({ state: 'active', retry_count: 0 });

    // The heartbeat was faster than the next start, and makes the job wait.
    await database.pool.query(
      `update pgboss.job set state = 'retry', retry_count = 1, start_after = now() + interval '1 hour',
       output = '{"value": {"message": "job heartbeat timeout"}}' where name = 'reading'`,
    );
    await Promise.all([first.stop(1000), second.stop(1000)]);
    const third = await open(database);
    await third.work('reading', async ({ attempt }) => {
      seen.push(attempt);
      done.resolve();
    });
    await done.promise;
    expect(seen).toEqual([3]);
    await third.stop(1000);
    await database.close();
  });
});
