import { eq, sql } from 'drizzle-orm';
import { auditLog, settings, throttles } from '#db/schema.ts';
import { z } from 'zod';
import type { Deps } from '#base/deps.ts';
import type { QueueDefinition } from '#base/queue.ts';
import { mayTakeLong } from '#base/silent-connection.ts';

const tidyQueue = 'tidy';
export const operatorQueues = { [tidyQueue]: { expireSeconds: 3600, retries: 0 } } satisfies Record<
  string,
  QueueDefinition
>;

type TidyDeps = Pick<Deps, 'database' | 'queue' | 'log'> & { now: () => Date };

/** Starts the nightly erasing (UTC) in this process. */
export async function workOperators(deps: TidyDeps): Promise<void> {
  await deps.queue.work(tidyQueue, () => tidy(deps));
  await deps.queue.schedule(tidyQueue, '37 3 * * *');
}

const erasures = ['report.deleted', 'user.deleted', 'conversation.deleted', 'lead.deleted'];
const rewrittenUpTo = 256 * 1024 * 1024; // bytes: a table is locked while it is rewritten, for about a second per 100 MB

/**
 * Forgets counters that are over and, if anything was erased since the last time, takes it off the disk as well. PostgreSQL leaves deleted
 * rows in its files, its statistics and its journal until the space is used again; here the tables are written again and the journal begins
 * again. Tables that are too large to be locked are cleaned in the ordinary way, and it is said which.
 */
export async function tidy({ database, log, now }: Omit<TidyDeps, 'queue'>): Promise<void> {
  const { db } = database;
  await db.delete(throttles).where(sql`${throttles.expire} < ${now().getTime()}`);
  const [last] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'erased-from-disk'));
  const done = seenSchema.parse(last?.value ?? 0);
  const newest = await db
    .select({ id: sql<number>`max(${auditLog.id})`.mapWith(Number) })
    .from(auditLog)
    .where(sql`${auditLog.action} in ${erasures} and ${auditLog.id} > ${done}`);
  const upTo = newest[0]?.id ?? 0;
  if (upTo <= done) return;
  await eraseFromDisk({ database, log });
  await db
    .insert(settings)
    .values({ key: 'erased-from-disk', value: upTo })
    .onConflictDoUpdate({ target: settings.key, set: { value: upTo, updatedAt: now() } });
}

const seenSchema = z.number();

async function eraseFromDisk({ database: { pool }, log }: Pick<TidyDeps, 'database' | 'log'>): Promise<void> {
  const client = await pool.connect();
  mayTakeLong(client);
  const attempt = async (statement: string) => {
    await client
      .query(statement)
      .catch((error: unknown) =>
        log.warn({ err: error, statement }, 'what was erased may still be in a file of the database'),
      );
  };
  try {
    await client.query(`set lock_timeout = '5s'`); // whoever works at night goes first
    // Where the database is a service, its catalogue and its journal are the service's own affair.
    const { rows: roles } = await client.query<{ isOurs: boolean }>(
      `select rolsuper as "isOurs" from pg_roles where rolname = current_user`,
    );
    const isOurs = roles[0]?.isOurs === true;
    // Common values and bounds of every column: of a table that became empty nobody would take new ones.
    if (isOurs) await attempt('delete from pg_statistic where starelid >= 16384'); // the first id that is not the system's own
    const { rows: tables } = await client.query<{ name: string; bytes: string }>(`
      select format('%I.%I', n.nspname, c.relname) as name, pg_total_relation_size(c.oid) as bytes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and pg_has_role(c.relowner, 'usage')`);
    for (const { name, bytes } of tables) {
      const isSmall = Number(bytes) <= rewrittenUpTo;
      await attempt(`vacuum (${isSmall ? 'full, analyze' : 'analyze'}) ${name}`);
      if (!isSmall)
        log.warn(
          { table: name, bytes },
          'what was erased stays in the free space of this table until it is used again: too large to be rewritten by itself',
        );
    }
    if (!isOurs) return;
    await attempt('vacuum full pg_statistic');
    await attempt('checkpoint');
    await attempt('select pg_switch_wal()');
    await attempt('checkpoint'); // deletes the journal before the switch
  } finally {
    client.release(true); // its setting goes with it
  }
}
