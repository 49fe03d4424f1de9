import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, PgBoss, type JobWithMetadata } from 'pg-boss';
import { z } from 'zod';
import type { Database, Queryable } from './db.ts';
import { joinWorkers } from './join-workers.ts';
import { inLogContext, logContext } from './log-context.ts';

/** What a queue promises. Times in seconds. */
export type QueueDefinition = {
  /** A job that runs longer is handed to another worker. */
  expireSeconds: number;
  /** Further attempts after the first, each later than the one before. */
  retries: number;
  retryDelaySeconds?: number;
};

type Job = { id: string; data: unknown; attempt: number; lastAttempt: boolean; signal: AbortSignal };

type SendOptions = {
  key?: string;
  startAfterSeconds?: number;
  /** Jobs of higher priority are taken first. Where nothing is said it is that of the job that sends this one, or 0. */
  priority?: number;
  /** What `onePerGroup` counts. */
  group?: string;
};

export type Queue = {
  /**
   * Enqueues in the caller's transaction: no commit, no job. With a `key`, a job of that key which still waits makes this one superfluous
   * (null is answered); one that already runs does not, since it may have read before the caller wrote. So a handler may run beside itself.
   */
  send(tx: Queryable, name: string, data: object, options?: SendOptions): Promise<string | null>;
  /**
   * Runs jobs of the queue, `concurrency` at a time and, with `onePerGroup`, one of each group in all processes: the others of the group wait in the queue,
   * where they keep no place from anybody. A handler that throws is tried again; the last failure lands in the queue "dead".
   */
  work(
    name: string,
    handler: (job: Job) => Promise<void>,
    options?: { concurrency?: number; onePerGroup?: boolean },
  ): Promise<void>;
  /** Enqueues by the clock (cron, UTC), once however many processes ask. */
  schedule(name: string, cron: string, data?: object): Promise<void>;
  /** Jobs that wait and jobs that failed for good, by queue. */
  depth(): Promise<Record<string, { waiting: number; running: number; failed: number }>>;
  /** Lets running jobs finish for up to `timeoutMs`; what is left is handed to another worker. */
  stop(timeoutMs?: number): Promise<void>;
};

/**
 * The job queue in the same PostgreSQL. Every process may send; those that call `work` also run jobs. The jobs of a killed process start again
 * at once when a worker starts and no other lives; else elsewhere about `heartbeatSeconds` (10 or more) later.
 */
export async function openQueue(
  database: Pick<Database, 'connection' | 'pool'>,
  definitions: Record<string, QueueDefinition>,
  onError: (error: Error) => void,
  heartbeatSeconds = 15,
): Promise<Queue> {
  const connection = connectionOptions(database);
  // Housekeeping of many jobs may take longer than what a visitor waits for.
  const patient = { ...connection, query_timeout: 6 * connection.connectionTimeoutMillis };
  const boss = new PgBoss({ ...patient, ...housekeeping });
  let stopped = false;
  // What its housekeeping still asks while the database goes away under it is nobody's trouble.
  boss.on('error', (told) => stopped || onError(asError(told)));
  await boss.start();
  await createQueues(boss, definitions, heartbeatSeconds);

  const takeBack = takesBackDeadJobs(definitions);
  const watching = setInterval(() => void takeBack(database.pool, 'lapsed').catch(() => {}), 2000).unref();
  let membership: ReturnType<typeof joinWorkers> | null = null;
  const workers: { name: string; id: string }[] = [];
  const bell = hangBell(database.pool);

  return {
    async send(tx, name, data, options = {}) {
      const id = await boss.send(name, traced(data), {
        db: fromDrizzle(tx, sql),
        // The queue counts jobs without a key as having the same one.
        singletonKey: options.key ?? randomUUID(),
        priority: options.priority ?? runningPriority.getStore() ?? 0,
        ...(options.group === undefined ? {} : { group: { id: options.group } }),
        ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
      });
      if (id !== null && options.startAfterSeconds === undefined) bell.ring(name);
      return id;
    },
    async work(name, handler, options = {}) {
      membership ??= joinWorkers(connection, (client) => takeBack(client, 'all'), {
        channel: jobsChannel,
        heard: (queue) => workers.forEach((worker) => worker.name === queue && boss.notifyWorker(worker.id)),
      });
      await membership;
      const take = async (worker: { id: string }, job: JobWithMetadata<object>) => {
        const { id, data, retryCount, retryLimit, priority, signal } = job;
        try {
          await inLogContext({ ...traceOf(data), queue: name, jobId: id }, () =>
            runningPriority.run(priority, () =>
              handler({ id, data, attempt: retryCount + 1, lastAttempt: retryCount >= retryLimit, signal }),
            ),
          );
        } finally {
          boss.notifyWorker(worker.id); // another one may wait: without this, each takes one job a poll
        }
      };
      // One by one, since the queue tells only the first id of several. The poll is the net under the bell, and what finds retries.
      for (let n = 0; n < (options.concurrency ?? 1); n += 1) {
        const worker = { name, id: '' };
        workers.push(worker);
        const fetching = {
          pollingIntervalSeconds: 1,
          includeMetadata: true as const,
          ...(options.onePerGroup && { groupConcurrency: 1 }),
        };
        worker.id = await boss.work(name, fetching, async ([job]: JobWithMetadata<object>[]) => {
          if (job && !(options.onePerGroup && (await handedBack(database.pool, job.id)))) await take(worker, job);
        });
      }
    },
    schedule: (name, cron, data = {}) => boss.schedule(name, cron, data, { tz: 'UTC', missed: 'once' }),
    async depth() {
      const queues = await boss.getQueues();
      return Object.fromEntries(
        queues.map((queue) => [
          queue.name,
          { waiting: queue.queuedCount, running: queue.activeCount, failed: queue.failedCount },
        ]),
      );
    },
    async stop(timeoutMs = 20_000) {
      bell.silence();
      clearInterval(watching);
      await boss.stop({ graceful: true, close: true, timeout: timeoutMs });
      stopped = true;
      await (await membership?.catch(() => null))?.leave();
    },
  };
}

const housekeeping = {
  max: 5,
  superviseIntervalSeconds: 2,
  monitorIntervalSeconds: 2,
  cronMonitorIntervalSeconds: 5,
  cronWorkerIntervalSeconds: 1,
};

async function createQueues(
  boss: PgBoss,
  definitions: Record<string, QueueDefinition>,
  heartbeatSeconds: number,
): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!known.has('dead')) await boss.createQueue('dead');
  for (const [name, definition] of Object.entries(definitions)) {
    const options = {
      notify: false, // see hangBell()
      heartbeatSeconds,
      expireInSeconds: definition.expireSeconds,
      retryLimit: definition.retries,
      retryDelay: definition.retryDelaySeconds ?? 5,
      retryBackoff: true,
      deadLetter: 'dead',
    };
    const one = known.get(name);
    if (!one) await boss.createQueue(name, { policy: 'short', ...options });
    // An older release may have made it with other figures.
    else if (!isDeepStrictEqual({ ...one, ...options }, { ...one })) await boss.updateQueue(name, options);
  }
}

/**
 * Wakes the workers of a queue, wherever they are, once the caller has most likely committed. Not inside the transaction, as the queue itself would: there
 * each NOTIFY locks the whole database until its commit is on disk, and submissions come one after the other. Who misses it polls.
 */
function hangBell(pool: Database['pool']): { ring: (name: string) => void; silence: () => void } {
  const ringing = new Map<string, NodeJS.Timeout>();
  return {
    ring: (name) => {
      if (ringing.has(name)) return;
      const wake = () => {
        ringing.delete(name);
        pool.query('select pg_notify($1, $2)', [jobsChannel, name]).catch(() => {});
      };
      ringing.set(name, setTimeout(wake, 15).unref());
    },
    silence: () => ringing.forEach((timer) => clearTimeout(timer)),
  };
}

/** The queue tells copies of errors that name the worker in their words: one outage would be another error for each worker. */
function asError(told: Error & { queue?: string; worker?: string; code?: string }): Error {
  const { message, queue, worker, code, stack } = told;
  return Object.assign(new Error(message.replace(` (Queue: ${queue}, Worker: ${worker})`, '')), {
    stack,
    ...(code !== undefined && { code }),
  });
}

const jobsChannel = 'citable_jobs';

const runningPriority = new AsyncLocalStorage<number>();

/** A job that itself kills its process must come to an end: so many deaths cost it no attempt. */
const forgivenDeaths = 12;

/**
 * Gives the jobs of dead processes back at once: `all` that run, where nobody else lives, or those whose heartbeat has `lapsed`, a little before the queue
 * would use up an attempt for it. A death gives a further attempt. Jobs that have met several deaths start two seconds apart, so that the one that kills
 * its process does not take the others with it each time.
 */
function takesBackDeadJobs(definitions: Record<string, QueueDefinition>) {
  const names = Object.keys(definitions);
  const retries = Object.values(definitions).map((definition) => definition.retries);
  return async (client: Pick<pg.ClientBase, 'query'>, which: 'all' | 'lapsed'): Promise<void> => {
    await client.query(
      `with dead as (
         select job.name, job.id, job.retry_limit - queue.retries as deaths from pgboss.job
         join unnest($1::text[], $2::int[]) queue (name, retries) using (name)
         where job.name = any ($1) and
           ((state = 'active' and ($3 or heartbeat_on < now() - heartbeat_seconds * interval '0.8 seconds'))
             -- where the queue has seen them first, it would make them wait for longer each time
             or (state = 'retry' and output #>> '{value,message}' = 'job heartbeat timeout'))
       ), turns as (
         select *, case when deaths < 2 then 0 else row_number() over (partition by deaths < 2 order by random()) - 1 end as turn from dead
       )
       update pgboss.job set
         state = 'retry', heartbeat_on = null, output = null, start_after = now() + turn * interval '2 seconds',
         retry_limit = retry_limit + case when deaths < ${forgivenDeaths} then 1 else 0 end
       from turns
       -- what has no further attempt is left to the heartbeat, which buries it
       where job.name = turns.name and job.id = turns.id and (deaths < ${forgivenDeaths} or retry_count < retry_limit)`,
      [names, retries, which === 'all'],
    );
  };
}

/**
 * Whether a job was taken in the same moment as another one of its group, which goes on alone: the queue counts those that run before it takes one, so that two who count at once
 * both take. It waits a second in the queue, and that was no attempt.
 */
async function handedBack(pool: Database['pool'], id: string): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // One after the other, each seeing what the one before has handed back: of all that look, the last stays.
    await client.query(`select pg_advisory_xact_lock(hashtextextended('${jobsChannel}', 0))`);
    const { rowCount } = await client.query(
      `update pgboss.job set state = 'retry', started_on = null, heartbeat_on = null, start_after = now() + interval '1 second'
       where id = $1 and state = 'active' and exists
         (select 1 from pgboss.job other where other.name = job.name and other.group_id = job.group_id and other.state = 'active' and other.id <> job.id)`,
      [id],
    );
    await client.query('commit');
    return rowCount === 1;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** A job remembers the request that it came of. An object of its own: who looks for a job's subject takes its first text. */
function traced(data: object): object {
  const { requestId } = logContext();
  return requestId === undefined ? data : { ...data, trace: { requestId } };
}

const traceSchema = z.object({ trace: z.object({ requestId: z.string() }) });

function traceOf(data: unknown): { requestId?: string } {
  return traceSchema.safeParse(data).data?.trace ?? {};
}

function connectionOptions({ connection }: Pick<Database, 'connection'>) {
  const { connectionString, host, port, user, database, connectionTimeoutMillis = 10_000 } = connection;
  return connectionString === undefined
    ? { host, port, user, database, connectionTimeoutMillis }
    : { connectionString, connectionTimeoutMillis };
}
