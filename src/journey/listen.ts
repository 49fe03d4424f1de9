import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { pingWhenIdle } from '#base/silent-connection.ts';
import type { Deps } from '#base/deps.ts';
import { journeyChannel } from './announce.ts';

export type Listener = {
  /** Calls back whenever something about the submission moved. Answers how to stop. A message may be lost while the connection is renewed. */
  subscribe(submissionId: string, wake: () => void): () => void;
  close(): Promise<void>;
};

/** One connection that hears for all waiting pages of this process. */
export function createListener({
  database,
  log,
}: {
  database: Pick<Deps['database'], 'connection'>;
  log: Deps['log'];
}): Listener {
  const waiting = new Map<string, Set<() => void>>();
  const closing = new AbortController();
  let client: pg.Client | null = null;
  let opened: Promise<unknown> = Promise.resolve();
  const running = run();

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await hear().catch((error: unknown) => log.warn({ err: error }, 'progress: the listening connection was lost'));
      if (!closing.signal.aborted) await pause(1000, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  async function hear(): Promise<void> {
    const connection = new pg.Client({ ...database.connection, keepAlive: true });
    const ended = new Promise<void>((resolve, reject) => {
      connection.on('end', resolve);
      connection.on('error', reject);
    });
    connection.on('notification', ({ payload }) => {
      for (const wake of waiting.get(payload ?? '') ?? []) wake();
    });
    client = connection;
    opened = connection.connect().then(() => {
      pingWhenIdle(connection, database.connection.connectionTimeoutMillis ?? 10_000);
      return connection.query(`listen ${journeyChannel}`);
    });
    await Promise.all([ended, opened]);
  }

  return {
    subscribe(submissionId, wake) {
      const wakes = waiting.get(submissionId) ?? new Set();
      waiting.set(submissionId, wakes.add(wake));
      return () => {
        wakes.delete(wake);
        if (wakes.size === 0) waiting.delete(submissionId);
      };
    },
    async close() {
      closing.abort();
      await opened.catch(() => {}); // a connection that is ended while it opens never says that it ended
      await client?.end().catch(() => {});
      await running;
    },
  };
}
