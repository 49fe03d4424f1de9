import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect, migrateDatabase } from '../db.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Socket on which the shared test server's address is asked for. */
    testPostgres: string;
  }
}

export type TestServer = { connection: pg.PoolConfig; template: string };

/** One PostgreSQL per test run, started when the first test asks: runs that need no database do not pay for one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'citable-test-'));
  chmodSync(folder, 0o755); // the server may have to run as another user
  let started: ReturnType<typeof start> | null = null;
  const door = createServer((socket) => {
    started ??= start(folder);
    started.then(
      ({ connection, template }) => socket.end(JSON.stringify({ connection, template } satisfies TestServer)),
      (error: unknown) => socket.end(JSON.stringify({ error: String(error) })),
    );
  });
  const path = join(folder, 'door');
  await new Promise<void>((resolve) => door.listen(path, resolve));
  project.provide('testPostgres', path);
  return async () => {
    door.close();
    await (await started)?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function start(folder: string) {
  const given = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  // Tests need no data after a power cut, so they do not wait for the disk; their databases are gone before a vacuum pays.
  const flags = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
    'max_connections=300',
  ];
  const embedded = given ? null : await startEmbeddedPostgres(join(folder, 'data'), { ifRunning: 'refuse', flags });
  const connection = given
    ? { connectionString: given }
    : { host: embedded?.host, port: embedded?.port, user: embedded?.user, database: embedded?.database };
  const template = `citable_template_${randomBytes(6).toString('hex')}`;
  await asAdmin(connection, `create database ${template}`);
  const database = await connect(inDatabase(connection, template), () => {});
  await migrateDatabase(database.pool);
  await database.close();
  const stop = async () => {
    await asAdmin(connection, `drop database ${template}`);
    await embedded?.stop();
  };
  return { connection, template, stop };
}

async function asAdmin(connection: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function inDatabase(connection: pg.PoolConfig, database: string): pg.PoolConfig {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
