import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { pingWhenIdle } from './silent-connection.ts';

// Two numbers that nothing else in this database locks. A session's locks go with its connection: those of a killed process are free at once.
const startingLock = 4_201_127;
const workingLock = 4_201_128;

/** A NOTIFY channel (a plain identifier), and what to do with each message on it. */
type Bell = { channel: string; heard: (word: string) => void };

/**
 * Says that this process runs jobs, as long as it lives. If no other process does, a job marked as running was left by a dead one:
 * `whenAlone` is then called before any job is taken, and processes that start meanwhile wait for it. A lost connection is renewed; a process
 * that starts in that second may take itself for the only one, and jobs run twice, which every job must bear. On the same connection it hears the bell.
 */
export async function joinWorkers(
  connection: pg.ClientConfig,
  whenAlone: (client: pg.Client) => Promise<void>,
  bell: Bell,
): Promise<{ leave(): Promise<void> }> {
  const leaving = new AbortController();
  const silentMs = connection.connectionTimeoutMillis ?? 10_000;
  let client = await open(connection, bell);
  await client.query('select pg_advisory_lock($1)', [startingLock]);
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [workingLock]);
  if (rows[0]?.alone) {
    await whenAlone(client);
    await client.query('select pg_advisory_unlock($1)', [workingLock]);
  }
  await client.query('select pg_advisory_lock_shared($1)', [workingLock]);
  await client.query('select pg_advisory_unlock($1)', [startingLock]);
  pingWhenIdle(client, silentMs); // not before: another process that starts may hold the locks for a while
  const staying = stay();

  async function stay(): Promise<void> {
    while (!leaving.signal.aborted) {
      await new Promise<void>((resolve) => client.once('end', resolve));
      while (!leaving.signal.aborted && !(await renew()))
        await pause(1000, undefined, { signal: leaving.signal }).catch(() => {});
    }
    await client.end().catch(() => {});
  }

  async function renew(): Promise<boolean> {
    try {
      client = await open(connection, bell);
      pingWhenIdle(client, silentMs);
      await client.query('select pg_advisory_lock_shared($1)', [workingLock]);
      return true;
    } catch {
      await client.end().catch(() => {});
      return false;
    }
  }

  return {
    async leave() {
      leaving.abort();
      await client.end().catch(() => {});
      await staying;
    },
  };
}

async function open(connection: pg.ClientConfig, { channel, heard }: Bell): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, keepAlive: true });
  client.on('error', () => {}); // its end is what counts
  client.on('notification', ({ payload }) => heard(payload ?? ''));
  await client.connect();
  await client.query(`listen ${channel}`);
  return client;
}
