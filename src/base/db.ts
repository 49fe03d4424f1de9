import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Config } from './config.ts';
import { type EmbeddedOptions, startEmbeddedPostgres } from './embedded-postgres.ts';
import { databaseErrorCode, StartError } from './errors.ts';
import { endWhenSilent, limitSilenceAgain, mayTakeLong } from './silent-connection.ts';

/** Runs queries: the database itself, or the transaction inside `db.transaction(async (tx) => …)`. */
export type Db = NodePgDatabase;
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Queryable = Db | Transaction;

export type Database = {
  pool: pg.Pool;
  db: Db;
  /** For libraries that open connections of their own. */
  connection: pg.PoolConfig;
  close(): Promise<void>;
};

/**
 * Opens the PostgreSQL at DATABASE_URL, or starts the embedded one in the data folder. Nothing else in the code knows which.
 * @throws StartError with one line when it cannot be reached.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'role'> & Partial<Pick<Config, 'databaseTimeoutMs'>>,
  onConnectionError: (error: Error) => void = () => {},
  onDeath: EmbeddedOptions['onDeath'] = () => {},
): Promise<Database> {
  const patience = { connectionTimeoutMillis: config.databaseTimeoutMs ?? databaseTimeoutMs };
  if (config.databaseUrl !== null)
    return connect({ connectionString: config.databaseUrl, ...patience }, onConnectionError);
  // One "all" process per data folder; separate web and worker processes may share the server that one of them started.
  const embedded = await startEmbeddedPostgres(config.dataDir, {
    ifRunning: config.role === 'all' ? 'refuse' : 'adopt',
    onDeath,
  });
  const { host, port, user, database } = embedded;
  const opened = await connect({ host, port, user, database, ...patience }, onConnectionError);
  return { ...opened, close: () => opened.close().finally(() => embedded.stop()) };
}

const databaseTimeoutMs = 10_000;

export async function connect(connection: pg.PoolConfig, onConnectionError: (error: Error) => void): Promise<Database> {
  const pool = openPool(connection, 16, onConnectionError);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(
      `Cannot reach PostgreSQL at ${whereabouts(connection)} (${reason(error)}): check DATABASE_URL and that the server is running`,
      {
        cause: error,
      },
    );
  }
  return { pool, db: drizzle(pool), connection, close: () => pool.end() };
}

/** Connections that end when the database is silent for as long as a connection may take to open. */
export function openPool(connection: pg.PoolConfig, max: number, onConnectionError: (error: Error) => void): pg.Pool {
  const { connectionTimeoutMillis = databaseTimeoutMs } = connection;
  const prepare = async (client: pg.ClientBase) => {
    endWhenSilent(client, connectionTimeoutMillis);
    await client.query(lettingGo);
  };
  const pool = new pg.Pool({ ...connection, max, connectionTimeoutMillis, onConnect: prepare }); // which it waits for
  const lent = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_error, client) => {
    lent.delete(client);
    limitSilenceAgain(client);
  });
  pool.on('connect', (client) => {
    // Without a listener a lost connection would end this process: the pool's own covers only those that are idle.
    client.on('error', (error) => pool.ending || onConnectionError(error)); // of a pool that ends none is missed
    client.once('end', () => lent.has(client) && giveBack(client));
  });
  pool.on('error', () => {});
  return pool;
}

/** Drizzle keeps for ever what it loses at the first statement of a transaction, and the pool would be one smaller each time. */
function giveBack(client: pg.PoolClient): void {
  const release = client.release.bind(client);
  client.release = () => {}; // for whoever remembers to
  release(true);
}

/** Frees what a transaction has locked, even if its process is frozen or its machine is gone. */
const lettingGo = `set idle_in_transaction_session_timeout = '120s'; set tcp_keepalives_idle = 60; set tcp_keepalives_interval = 15; set tcp_keepalives_count = 4`;

export const migrationsFolder = join(import.meta.dirname, '../../db/migrations');

const migrationLock = 4_201_126; // any number that nothing else in this database uses

/** Brings the tables up to date. Any number of processes may call it at once; they take turns. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  mayTakeLong(client);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    client.release();
  }
}

/** True when every migration of this release is in the database: what /readyz asks. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  );
  const { rows } = await pool.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0) >= Math.max(...journal.entries.map((entry) => entry.when));
}

/** Host and database without the password, for messages. */
function whereabouts(connection: pg.PoolConfig): string {
  if (connection.connectionString === undefined) return `${connection.host}`;
  const url = new URL(connection.connectionString);
  return `${url.host || url.searchParams.get('host') || 'localhost'}${url.pathname}`;
}

function reason(error: unknown): string {
  const code = databaseErrorCode(error);
  if (code) return code;
  if (error instanceof AggregateError) return databaseErrorCode(error.errors[0]) ?? 'no answer';
  return error instanceof Error ? error.message : String(error);
}
