import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, migrateDatabase, type Database } from '#base/db.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#base/embedded-postgres.ts';
import { conversations, leads } from '#db/schema.ts';
import { userRowSchema } from './contract.ts';
import { startOperatorApp, type OperatorApp } from './testing/operator-app.ts';
import { addPersonal, personal } from './testing/personal-report.ts';
import { tidy } from './erase-from-disk.ts';

// A database of its own, with the files that an installation has: what is looked through is the whole data folder.
const dataDir = mkdtempSync(join(tmpdir(), 'citable-disk-'));
let embedded: EmbeddedPostgres;
let database: Database;
let operators: OperatorApp;
beforeAll(async () => {
  chmodSync(dataDir, 0o755); // as root the database runs as another user, who must get in
  embedded = await startEmbeddedPostgres(dataDir, { ifRunning: 'refuse', flags: ['fsync=off'] });
  database = await connect(
    { host: embedded.host, port: embedded.port, user: embedded.user, database: embedded.database },
    () => {},
  );
  await migrateDatabase(database.pool);
  operators = await startOperatorApp([], { database, dataDir });
});
afterAll(async () => {
  await operators.close();
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The files below the data folder that hold the text: tables, indexes, statistics, journal, logs, mails. */
function filesWith(text: string): string[] {
  const needle = Buffer.from(text);
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(needle))
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length));
}

it('what an operator deletes is in no file of the data folder after the next night', async () => {
  const [email = '', name = ''] = personal;
  const [admin, superAdmin] = [await operators.unlock('admin'), await operators.unlock('super-admin')];
  await addPersonal(operators, 'gone');
  await addPersonal(operators, 'also-gone');
  const account = { email, firstName: 'Erasmus', lastName: 'Reed', passcode: '9f3k' };
  const made = userRowSchema.parse(
    (await operators.call(superAdmin, 'POST', '/api/super-admin/users', account)).json(),
  );
  expect((await operators.call(superAdmin, 'POST', '/api/super-admin/users', account)).statusCode).toBe(409); // the database complains of the address
  await operators.db
    .insert(conversations)
    .values({ id: 'c1', sessionId: 'session_1', userMessage: `I am ${name}`, botResponse: 'Hello' });
  await operators.db.insert(leads).values({ id: 'l1', name, email, company: 'Erase Me Ltd', sessionId: 'session_2' });
  await database.pool.query('analyze');
  await database.pool.query('checkpoint');
  for (const text of personal) expect(filesWith(text).join()).toMatch(/postgres\/base\//);

  for (const path of ['reports/gone', 'conversations/c1'])
    expect((await operators.call(admin, 'DELETE', `/api/admin/${path}`)).statusCode).toBe(204);
  // The user's own report, chats and leads go with the user.
  expect((await operators.call(superAdmin, 'DELETE', `/api/super-admin/users/${made.id}`)).statusCode).toBe(204);
  await tidy(operators.deps);

  for (const text of personal) expect([text, filesWith(text)]).toEqual([text, []]);
  expect(filesWith('Erasmus')).toEqual([]);
});
