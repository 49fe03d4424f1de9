// A backup is one compressed text file: a line that says what it is, then each table as PostgreSQL's COPY writes it, then a line with the count.
// It needs no program of PostgreSQL's and fits any server: embedded to DATABASE_URL and back.
import { jsonOrNull } from './json-or-null.ts';
import { once } from 'node:events';
import {
  cpSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import type { Config } from './config.ts';
import { migrateDatabase, migrationsFolder } from './db.ts';
import { databaseErrorCode, StartError } from './errors.ts';
import { mayTakeLong } from './silent-connection.ts';

const headSchema = z.object({
  citableBackup: z.literal(1),
  madeAt: z.string(),
  /** The newest migration that the database had. */
  migration: z.string(),
  /** Of an installation that keeps its own in its data folder; null where SECRET_KEY is set. */
  secretKey: z.string().nullable(),
});
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
const endSchema = z.object({ end: z.literal(true), rows: z.number() });

const endOfTable = '\\.'; // as in PostgreSQL's own dumps: no row is written like this

export type BackupCount = { tables: number; rows: number };

/**
 * Writes everything that is stored, as of one moment, while the product goes on. Waiting jobs are not in it: the sweep begins again what was under way.
 * @throws StartError when the file is there already or cannot be written, or the database has no tables of ours.
 */
export async function backUp(
  pool: pg.Pool,
  config: Pick<Config, 'secretKey' | 'dataDir'>,
  file: string,
): Promise<BackupCount> {
  if (existsSync(file)) throw new StartError(`${file} is there already: name another file`);
  const unfinished = `${file}.part`;
  const gzip = createGzip({ level: 6 });
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600 }));
  written.catch(() => {}); // told below
  const write = async (bytes: string | Buffer): Promise<void> => {
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written]);
  };
  const client = await pool.connect();
  mayTakeLong(client);
  try {
    await client.query('begin isolation level repeatable read read only');
    const migration = await newestMigration(client);
    if (migration === null)
      throw new StartError('This database holds no installation of Citable: check DATABASE_URL or DATA_DIR');
    const head = { citableBackup: 1, madeAt: new Date().toISOString(), migration, secretKey: ownSecretKey(config) };
    await write(`${JSON.stringify(head)}\n`);
    const tables = await listTables(client);
    let rows = 0;
    for (const { table, columns } of tables) {
      await write(`${JSON.stringify({ table, columns })}\n`);
      const copy = client.query(copyTo(`copy ${table} (${columns.join(', ')}) to stdout`));
      for await (const bytes of copy) await write(bytes);
      rows += copy.rowCount;
      await write(`${endOfTable}\n`);
    }
    gzip.end(`${JSON.stringify({ end: true, rows })}\n`);
    await written;
    renameSync(unfinished, file);
    await client.query('rollback');
    await client.query(
      `insert into settings (key, value) values ($1, to_jsonb($2::text)) on conflict (key) do update set value = excluded.value, updated_at = now()`,
      [lastBackupKey, head.madeAt],
    );
    return { tables: tables.length, rows };
  } catch (error) {
    gzip.destroy();
    await written.catch(() => {});
    rmSync(unfinished, { force: true });
    if (['ENOSPC', 'EACCES', 'ENOENT', 'EROFS'].includes(databaseErrorCode(error) ?? '')) {
      throw new StartError(`${file} cannot be written (${databaseErrorCode(error)})`, { cause: error });
    }
    throw error;
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

/** When the newest backup of this database was made; null: none was. */
export async function readLastBackup(pool: pg.Pool): Promise<Date | null> {
  const { rows } = await pool.query('select value from settings where key = $1', [lastBackupKey]);
  return rows.length === 0 ? null : new Date(z.iso.datetime().parse(rows[0].value));
}

const lastBackupKey = 'last-backup';

/**
 * Fills an empty database from a backup, then brings it up to this release: all or nothing.
 * @throws StartError when the database is not empty, or the file is damaged, cut off or of a newer release.
 */
export async function restore(
  pool: pg.Pool,
  config: Pick<Config, 'secretKey' | 'dataDir'>,
  file: string,
): Promise<BackupCount> {
  const lines = linesOf(file);
  let isDone = false;
  const client = await pool.connect();
  mayTakeLong(client);
  try {
    const head = parseLine(headSchema, (await lines.next()).value, file);
    keepSecretKey(config, head.secretKey);
    await migrateUpTo(client, head.migration);
    await client.query('begin');
    const count = await fill(client, lines, file);
    await client.query('commit');
    await migrateDatabase(pool);
    await client.query('analyze');
    isDone = true;
    return count;
  } catch (error) {
    if (['Z_DATA_ERROR', 'Z_BUF_ERROR'].includes(databaseErrorCode(error) ?? ''))
      throw new StartError(`${file} is damaged or cut off`, { cause: error });
    if (databaseErrorCode(error) === 'ENOENT') throw new StartError(`There is no file ${file}`, { cause: error });
    throw error;
  } finally {
    await lines.return(undefined);
    client.release(!isDone); // a connection that is cut rolls back, also in the middle of a table
  }
}

async function fill(
  client: pg.PoolClient,
  lines: AsyncGenerator<string, undefined>,
  file: string,
): Promise<BackupCount> {
  const known = new Map((await listTables(client)).map((one) => [one.table, one.columns]));
  // What triggers and migrations would add is in the backup already.
  for (const table of known.keys()) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${[...known.keys()].join(', ')}`);
  let tables = 0;
  let rows = 0;
  for (;;) {
    const { value: line } = await lines.next();
    const end = endSchema.safeParse(jsonOrNull(line ?? ''));
    if (end.success) {
      if (end.data.rows !== rows)
        throw new StartError(`${file} is damaged: it says ${end.data.rows} rows and holds ${rows}`);
      break;
    }
    const { table, columns } = parseLine(tableSchema, line, file);
    const existing = known.get(table);
    // Names are put into a statement: only those that the migrations themselves made.
    if (!existing || !columns.every((column) => existing.includes(column)))
      throw new StartError(`${file} is damaged: there is no ${table} like that`);
    rows += await fillTable(client, table, columns, lines);
    tables += 1;
  }
  await client.query(continueSequences);
  for (const table of known.keys()) await client.query(`alter table ${table} enable trigger user`);
  return { tables, rows };
}

async function fillTable(
  client: pg.PoolClient,
  table: string,
  columns: string[],
  lines: AsyncGenerator<string, undefined>,
): Promise<number> {
  const copy = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  const done = finished(copy);
  done.catch(() => {}); // told by the write or at the end
  for (;;) {
    const { value: line } = await lines.next();
    if (line === undefined) throw new StartError('The backup ends in the middle of a table: it is cut off');
    if (line === endOfTable) break;
    if (!copy.write(`${line}\n`)) await Promise.race([once(copy, 'drain'), done]);
  }
  copy.end();
  await done;
  return copy.rowCount;
}

/** The lines of the compressed file. Split at line feeds only: other separators are part of what customers wrote. */
async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  const failed = pipeline(source, unzipped).then(
    () => null,
    (error: unknown) => error,
  );
  try {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const bytes of unzipped) {
      const parts = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } catch (error) {
    throw (await failed) ?? error;
  } finally {
    source.destroy();
  }
  return undefined;
}

/** Our tables, those that others refer to first, with the columns that are stored. */
async function listTables(client: pg.PoolClient): Promise<{ table: string; columns: string[] }[]> {
  const { rows: tables } = await client.query<{ table: string; columns: string[]; needs: string[] }>(`
    select quote_ident(relname) as table,
      (select array_agg(quote_ident(attname) order by attnum) from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '')::text[] as columns,
      (select coalesce(array_agg(distinct quote_ident(other.relname)), '{}') from pg_constraint join pg_class other on other.oid = confrelid
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid)::text[] as needs
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`);
  const sorted: typeof tables = [];
  while (sorted.length < tables.length) {
    const next = tables.filter(
      (one) => !sorted.includes(one) && one.needs.every((name) => sorted.some(({ table }) => table === name)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle: a backup would have no order.');
    sorted.push(...next);
  }
  return sorted;
}

/** Numbers go on after the highest one that is there. */
const continueSequences = `do $$
declare found record;
begin
  for found in select c.oid::regclass as table_name, attname from pg_class c join pg_attribute a on attrelid = c.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attidentity <> '' loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), (select coalesce(max(%I), 0) + 1 from %s), false)',
      found.table_name, found.attname, found.attname, found.table_name);
  end loop;
end $$`;

type Journal = { entries: { when: number; tag: string }[] };

function readJournal(): Journal {
  const journal: Journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  return journal;
}

async function newestMigration(client: pg.PoolClient): Promise<string | null> {
  const { rows: there } = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!there[0]?.name) return null;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return readJournal().entries.find(({ when }) => when === Number(rows[0]?.newest))?.tag ?? null;
}

/** The tables as they were when the backup was made, so that later migrations meet its rows as they met those of the original. */
async function migrateUpTo(client: pg.PoolClient, migration: string): Promise<void> {
  const { entries, ...rest } = readJournal();
  const last = entries.findIndex(({ tag }) => tag === migration);
  if (last === -1) throw new StartError(`The backup is of a newer release (${migration}): restore it with that one`);
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows.filter((one) => one.name !== 'tallies')) {
    // counters of nothing come with the migrations
    const { rowCount } = await client.query(`select 1 from ${client.escapeIdentifier(name)} limit 1`);
    if (rowCount !== 0)
      throw new StartError(
        `The database is not empty (${name} holds rows): restore into a new one, by DATA_DIR or DATABASE_URL`,
      );
  }
  const folder = mkdtempSync(join(tmpdir(), 'citable-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...rest, entries: entries.slice(0, last + 1) }));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const keyFile = (dataDir: string) => join(dataDir, 'secret.key');

function ownSecretKey({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): string | null {
  if (secretKey !== null || !existsSync(keyFile(dataDir))) return null;
  return readFileSync(keyFile(dataDir), 'utf8').trim();
}

/** Passcodes and links of the backup only work with the key they were made with. */
function keepSecretKey({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>, kept: string | null): void {
  if (kept === null) return;
  const present = secretKey ?? ownSecretKey({ secretKey, dataDir });
  if (present === null) writeFileSync(keyFile(dataDir), `${kept}\n`, { flag: 'wx', mode: 0o600 });
  else if (present !== kept)
    throw new StartError(
      `The secret key here is another one than the backup's: unset SECRET_KEY and remove ${keyFile(dataDir)}`,
    );
}

function parseLine<T>(schema: z.ZodType<T>, line: string | undefined, file: string): T {
  const parsed = schema.safeParse(jsonOrNull(line ?? ''));
  if (!parsed.success) throw new StartError(`${file} is not a backup, or is cut off`);
  return parsed.data;
}
