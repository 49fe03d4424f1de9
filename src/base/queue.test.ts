import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { z } from 'zod';
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
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => queue.send(database.db, 'quiet', {}, { key: 'same' })),
    );
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

  itLong('moves a job that failed for good to the dead letters', async () => {
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
    database.pool.query(
      "update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where name = 'reading'",
    );

  itLong(
    'start again at once when the next worker is the only one, and wait for the heartbeat when it is not',
    async () => {
      const database = await testDatabase();
      const [first, second] = [await open(database), await open(database)];
      const seen: number[] = [];
      const done = Promise.withResolvers<void>();
      const job = async () =>
        (await database.pool.query("select state, retry_count from pgboss.job where name = 'reading'")).rows[0];

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
    },
  );
});

describe('jobs that run beside one that kills its process', () => {
  it('keep their attempts and come back at once, and the one that kills comes to an end', async () => {
    const database = await testDatabase();
    const definitions = { reading: { expireSeconds: 600, retries: 1 } };
    const open = () => openQueue(database, definitions, () => {});
    const first = await open();
    await first.send(database.db, 'reading', {}, { key: 'innocent' });
    await first.stop(1000);
    const job = async () =>
      (
        await database.pool.query(
          'select state, retry_count, retry_limit, start_after <= now() as "isDue" from pgboss.job where name = $1',
          ['reading'],
        )
      ).rows[0];
    const dies = () =>
      database.pool.query(
        `update pgboss.job set state = 'active', heartbeat_on = now(), retry_count = case when started_on is null then 0 else retry_count + 1 end,
           started_on = now() where name = 'reading'`,
      );
    const nextProcess = async () => {
      const queue = await open();
      await queue.work('reading-nothing', async () => {}).catch(() => {});
      await queue.stop(1000);
    };
    for (let death = 1; death <= 6; death += 1) {
      await dies();
      await nextProcess();
      expect(await job()).toEqual({ state: 'retry', retry_count: death - 1, retry_limit: 1 + death, isDue: true });
    }
    for (let death = 7; death <= 13; death += 1) {
      await dies();
      await nextProcess();
    }
    await dies();
    await nextProcess();
    expect(await job()).toMatchObject({ state: 'active', retry_count: 13, retry_limit: 13 }); // which the heartbeat buries
    await database.close();
  });
});

describe('fair work', () => {
  const fair = { reading: { expireSeconds: 600, retries: 2 }, next: { expireSeconds: 600, retries: 2 } };

  it('takes jobs of higher priority first, and what a job sends has its priority', async () => {
    const database = await testDatabase();
    const queue = await openQueue(database, fair, () => {});
    const order: string[] = [];
    const done = Promise.withResolvers<void>();
    const named = z.object({ name: z.string() });
    for (const name of ['first', 'second']) await queue.send(database.db, 'reading', { name });
    for (const name of ['bought', 'also bought']) await queue.send(database.db, 'reading', { name }, { priority: 10 });
    await queue.work('reading', async ({ data }) => {
      order.push(named.parse(data).name);
      await queue.send(database.db, 'next', named.parse(data));
      if (order.length === 4) done.resolve();
    });
    await done.promise;
    expect(order).toEqual(['bought', 'also bought', 'first', 'second']);
    const { rows } = await database.pool.query(
      `select data ->> 'name' as name, priority from pgboss.job where name = 'next' order by priority desc, created_on`,
    );
    expect(rows).toEqual([
      { name: 'bought', priority: 10 },
      { name: 'also bought', priority: 10 },
      { name: 'first', priority: 0 },
      { name: 'second', priority: 0 },
    ]);
    await queue.stop(1000);
    await database.close();
  });

  it('one of a group runs at a time, however many workers look at the same moment', async () => {
    const database = await testDatabase();
    const queues = await Promise.all([openQueue(database, fair, () => {}), openQueue(database, fair, () => {})]);
    let [now, most, done] = [0, 0, 0];
    const over = Promise.withResolvers<void>();
    const work = async () => {
      now += 1;
      most = Math.max(most, now);
      await pause(20);
      now -= 1;
      done += 1;
      if (done === 8) over.resolve();
    };
    await Promise.all(queues.map((queue) => queue.work('reading', work, { concurrency: 6, onePerGroup: true })));
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => queues[0].send(database.db, 'reading', { n }, { group: 'slow' })),
    );
    await over.promise;
    expect([most, done]).toEqual([1, 8]);
    await Promise.all(queues.map((queue) => queue.stop(1000)));
    await database.close();
  });

  itLong('a group of which one runs keeps neither a place nor a connection from the others', async () => {
    const database = await testDatabase();
    const queue = await openQueue(database, fair, () => {});
    const [release, held, others] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ];
    const began: unknown[] = [];
    for (let n = 0; n < 20; n += 1)
      await queue.send(database.db, 'reading', { of: 'slow' }, { group: 'slow', priority: 10 });
    for (let n = 0; n < 5; n += 1) await queue.send(database.db, 'reading', { of: n }, { group: `healthy ${n}` });
    const work = async ({ data }: { data: unknown }) => {
      const { of } = z.object({ of: z.unknown() }).parse(data);
      began.push(of);
      if (of === 'slow') held.resolve();
      if (began.filter((each) => each !== 'slow').length === 5) others.resolve();
      if (of === 'slow') await release.promise;
    };
    await queue.work('reading', work, { concurrency: 2, onePerGroup: true });
    await Promise.all([held.promise, others.promise]);
    expect(began.filter((each) => each === 'slow')).toHaveLength(1);
    // Looking for work needs one for a moment.
    await expect.poll(() => database.pool.waitingCount + database.pool.totalCount - database.pool.idleCount).toBe(0);
    release.resolve();
    await queue.stop(1000);
    await database.close();
  });
});
