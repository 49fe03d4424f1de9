import { randomBytes } from 'node:crypto';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database } from '../db.ts';
import { inDatabase, type TestServer } from './postgres.setup.ts';

/** An empty, migrated database of the caller's own. `close()` removes it. For tests only. */
export async function testDatabase(): Promise<Database> {
  const { connection, template } = await testServer();
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Page by page through the log, as is the default, takes three times as long.
  await admin(connection).query(`create database ${name} template ${template} strategy file_copy`);
  const database = await connect(inDatabase(connection, name), () => {});
  return {
    ...database,
    async close() {
      await database.close();
      await admin(connection).query(`drop database ${name}`);
    },
  };
}

let administration: pg.Pool | null = null;

/** One connection for all files of a worker. The server ends before it, which is no error. */
function admin(connection: pg.PoolConfig): pg.Pool {
  return (administration ??= new pg.Pool({ ...connection, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true }).on(
    'error',
    () => {},
  ));
}

async function testServer(): Promise<TestServer> {
  const answer: TestServer | { error: string } = JSON.parse(await text(createConnection(inject('testPostgres'))));
  if ('error' in answer) throw new Error(`The test database did not start: ${answer.error}`);
  return answer;
}
