import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
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

export type Job = { id: string; data: unknown; attempt: number; lastAttempt: boolean; signal: AbortSignal };

export type Queue = {
  /**
   * Enqueues in the caller's transaction: no commit, no job. With a `key`, a job of that key which still waits makes this one superfluous
   * (null is answered); one that already runs does not, since it may have read before the caller wrote. So a handler may run beside itself.
   */
  send(tx: Queryable, name: string, data: object, options?: { key?: string; startAfterSeconds?: number }): Promise<string | null>;
  /** The same for a caller whose statement does it along with other things: `text` wants an expression for its only value, and `ring` is called afterwards. */
  compose(name: string, data: object, options: { key: string }): Promise<{ text(value: string): string; value: string; ring(): void }>;
  /** Runs jobs of the queue, `concurrency` at a time. A handler that throws is tried again; the last failure lands in the queue "dead". */
  work(name: string, handler: (job: Job) => Promise<void>, options?: { concurrency?: number }): Promise<void>;
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
  const boss = new PgBoss({
    ...patient,
    max: 5,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    cronMonitorIntervalSeconds: 5,
    cronWorkerIntervalSeconds: 1,
  });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue('dead');
  for (const [name, definition] of Object.entries(definitions)) {
    const options = {
      notify: false, // see ring()
      heartbeatSeconds,
      expireInSeconds: definition.expireSeconds,
      retryLimit: definition.retries,
      retryDelay: definition.retryDelaySeconds ?? 5,
      retryBackoff: true,
      deadLetter: 'dead',
    };
    await boss.createQueue(name, { policy: 'short', ...options });
    await boss.updateQueue(name, options); // an older release may have made it with other figures
  }

  let membership: ReturnType<typeof joinWorkers> | null = null;
  const workers: { name: string; id: string }[] = [];
  const ringing = new Map<string, NodeJS.Timeout>();

  /**
   * Wakes the workers of a queue, wherever they are, once the caller has most likely committed. Not inside the transaction, as the queue itself would: there
   * each NOTIFY holds a lock of the whole database until its commit is on disk, and submissions come one after the other. Who misses it polls.
   */
  function ring(name: string): void {
    if (ringing.has(name)) return;
    const wake = () => {
      ringing.delete(name);
      database.pool.query('select pg_notify($1, $2)', [jobsChannel, name]).catch(() => {});
    };
    ringing.set(name, setTimeout(wake, 15).unref());
  }

  return {
    async send(tx, name, data, options = {}) {
      const id = await boss.send(name, traced(data), {
        db: fromDrizzle(tx, sql),
        // The queue counts jobs without a key as having the same one.
        singletonKey: options.key ?? randomUUID(),
        ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
      });
      if (id !== null && options.startAfterSeconds === undefined) ring(name);
      return id;
    },
    async compose(name, data, { key }) {
      let composed = { text: '', value: '' };
      const executeSql = async (text: string, values: unknown[] = []) => {
        composed = { text, value: String(values[0]) };
        return { rows: [{ id: '' }] }; // so that it takes the job for enqueued
      };
      await boss.send(name, traced(data), { db: { executeSql }, singletonKey: key });
      const { text, value } = composed;
      return { text: (expression) => text.replaceAll('$1', () => expression), value, ring: () => ring(name) };
    },
    async work(name, handler, options = {}) {
      membership ??= joinWorkers(connection, takeBackDeadJobs, {
        channel: jobsChannel,
        heard: (queue) => workers.forEach((worker) => worker.name === queue && boss.notifyWorker(worker.id)),
      });
      await membership;
      const take = async (worker: { id: string }, job: JobWithMetadata<object>) => {
        const { id, data, retryCount, retryLimit, signal } = job;
        try {
          await inLogContext({ ...traceOf(data), queue: name, jobId: id }, () =>
            handler({ id, data, attempt: retryCount + 1, lastAttempt: retryCount >= retryLimit, signal }),
          );
        } finally {
          boss.notifyWorker(worker.id); // another one may wait: without this, each takes one job a poll
        }
      };
      // One by one, since the queue tells only the first id of several. The poll is the net under the bell, and what finds retries.
      for (let n = 0; n < (options.concurrency ?? 1); n += 1) {
        const worker = { name, id: '' };
        workers.push(worker);
        worker.id = await boss.work(name, { pollingIntervalSeconds: 1, includeMetadata: true }, async ([job]: JobWithMetadata<object>[]) => {
          if (job) await take(worker, job);
        });
      }
    },
    schedule: (name, cron, data = {}) => boss.schedule(name, cron, data, { tz: 'UTC', missed: 'once' }),
    async depth() {
      const queues = await boss.getQueues();
      return Object.fromEntries(queues.map((queue) => [queue.name, { waiting: queue.queuedCount, running: queue.activeCount, failed: queue.failedCount }]));
    },
    async stop(timeoutMs = 20_000) {
      for (const timer of ringing.values()) clearTimeout(timer);
      await boss.stop({ graceful: true, close: true, timeout: timeoutMs });
      await (await membership?.catch(() => null))?.leave();
    },
  };
}

const jobsChannel = 'citable_jobs';

/** The next start counts as an attempt: a job that kills its process must come to an end. Jobs without a further attempt are left to the heartbeat, which buries them. */
async function takeBackDeadJobs(client: { query(text: string): Promise<unknown> }): Promise<void> {
  await client.query(
    `update pgboss.job
     set state = 'retry', start_after = now(), heartbeat_on = null
     where (state = 'active' and retry_count < retry_limit)
       -- where the start took longer than the heartbeat, the queue has seen them first and would make them wait for longer each time
       or (state = 'retry' and output #>> '{value,message}' = 'job heartbeat timeout')`,
  );
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
  return connectionString === undefined ? { host, port, user, database, connectionTimeoutMillis } : { connectionString, connectionTimeoutMillis };
}
