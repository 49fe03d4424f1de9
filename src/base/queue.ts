import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Queryable } from './db.ts';

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
  /** Runs jobs of the queue, `concurrency` at a time. A handler that throws is tried again; the last failure lands in the queue "dead". */
  work(name: string, handler: (job: Job) => Promise<void>, options?: { concurrency?: number }): Promise<void>;
  /** Enqueues by the clock (cron, UTC), once however many processes ask. */
  schedule(name: string, cron: string, data?: object): Promise<void>;
  /** Jobs that wait and jobs that failed for good, by queue. */
  depth(): Promise<Record<string, { waiting: number; running: number; failed: number }>>;
  /** Lets running jobs finish for up to `timeoutMs`; what is left is handed to another worker. */
  stop(timeoutMs?: number): Promise<void>;
};

const heartbeatSeconds = 15; // a killed worker's job starts elsewhere about this much later

/** The job queue in the same PostgreSQL. Every process may send; those that call `work` also run jobs. */
export async function openQueue(
  database: Pick<Database, 'connection'>,
  definitions: Record<string, QueueDefinition>,
  onError: (error: Error) => void,
  schema = 'pgboss',
): Promise<Queue> {
  const boss = new PgBoss({
    ...connectionOptions(database),
    schema,
    max: 5,
    useListenNotify: true,
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
      notify: true,
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

  return {
    send: (tx, name, data, options = {}) =>
      boss.send(name, data, {
        db: fromDrizzle(tx, sql),
        // The queue counts jobs without a key as having the same one.
        singletonKey: options.key ?? randomUUID(),
        ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
      }),
    async work(name, handler, options = {}) {
      // The half-second poll is only the net under NOTIFY; the default of 30 s would leave retries waiting.
      const pace = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1, localConcurrency: options.concurrency ?? 1 };
      await boss.work(name, { ...pace, includeMetadata: true }, async ([job]) => {
        if (!job) return;
        await handler({ id: job.id, data: job.data, attempt: job.retryCount + 1, lastAttempt: job.retryCount >= job.retryLimit, signal: job.signal });
      });
    },
    schedule: (name, cron, data = {}) => boss.schedule(name, cron, data, { tz: 'UTC', missed: 'once' }),
    async depth() {
      const queues = await boss.getQueues();
      return Object.fromEntries(queues.map((queue) => [queue.name, { waiting: queue.queuedCount, running: queue.activeCount, failed: queue.failedCount }]));
    },
    stop: (timeoutMs = 20_000) => boss.stop({ graceful: true, close: true, timeout: timeoutMs }),
  };
}

function connectionOptions({ connection }: Pick<Database, 'connection'>) {
  const { connectionString, host, port, user, database } = connection;
  return connectionString === undefined ? { host, port, user, database } : { connectionString };
}
