import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const lookAgainMs = 250;
const frozenMs = 30_000;

/**
 * Runs when nobody else runs under this name, in whichever process on this database; null, and nothing is run, where somebody does. A holder that dies lets
 * go with its connection; one that has given no sign of life for `silentMs` (its process is frozen, its machine gone) loses it to whoever asks.
 * Takes a connection while it runs.
 */
export async function ifAlone<T>(
  pool: pg.Pool,
  name: string,
  run: () => Promise<T>,
  silentMs = frozenMs,
): Promise<{ value: T } | null> {
  const client = await pool.connect();
  let isBroken = false;
  let living: NodeJS.Timeout | undefined;
  const lost = () => (isBroken = true);
  client.on('error', lost);
  try {
    if (!(await tryLock(client, name))) {
      await endSilentHolder(client, name, silentMs);
      return null;
    }
    living = setInterval(() => void client.query('select 1').catch(lost), silentMs / 6);
    return { value: await run() };
  } finally {
    clearInterval(living);
    await client.query('select pg_advisory_unlock_all()').catch(lost);
    client.off('error', lost);
    client.release(isBroken);
  }
}

/** The same for who waits, which takes no connection meanwhile. Rejects with the signal's reason when that comes first. */
export async function oneAtATime<T>(
  pool: pg.Pool,
  name: string,
  signal: AbortSignal | undefined,
  run: () => Promise<T>,
  silentMs = frozenMs,
): Promise<T> {
  for (;;) {
    const done = await ifAlone(pool, name, run, silentMs);
    if (done !== null) return done.value;
    await pause(lookAgainMs, undefined, signal && { signal });
  }
}

async function tryLock(client: pg.PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ isOurs: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isOurs"',
    [name],
  );
  return rows[0]?.isOurs ?? false;
}

/** Ends the connection that holds the name if it has asked nothing for so long. */
async function endSilentHolder(client: pg.PoolClient, name: string, silentMs: number): Promise<void> {
  await client.query(
    `select pg_terminate_backend(activity.pid) from pg_locks lock join pg_stat_activity activity using (pid)
     where lock.locktype = 'advisory' and lock.granted and lock.objsubid = 1
       and (lock.classid::bigint << 32 | lock.objid::bigint) = hashtextextended($1, 0)
       and activity.datname = current_database() and activity.state_change < clock_timestamp() - $2 * interval '1 millisecond'`,
    [name, silentMs],
  );
}
