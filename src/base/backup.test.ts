import { mkdtempSync, readFileSync, rmSync, truncateSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { backUp, restore } from './backup.ts';
import { type Database } from './db.ts';
import { testDatabase } from './testing/database.ts';

let folder: string;
let database: Database;
const opened: Database[] = [];
const config = () => ({ secretKey: 'a secret key for the tests of backups', dataDir: folder });
const fileOf = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'citable-backup-'));
  database = await testDatabase();
  await database.pool.query(
    `insert into users (id, email, first_name, last_name, is_verified, created_at)
    select 'u' || n, 'u' || n || '@x.example', $1, '', true, now() from generate_series(1, 500) n`,
    ['tab\there, \\N, line\nfeed, \\. and a separator\u2028 😀'],
  );
  await database.pool.query(`insert into stored_files (key, content_type, bytes) values ('f', 'application/pdf', $1)`, [
    Buffer.from([0, 10, 92, 255, 13]),
  ]);
  await database.pool.query(
    `insert into audit_log (actor, action, subject_id) select 'a', 'b', 'c' from generate_series(1, 3)`,
  );
  await database.pool.query(
    `insert into submissions (id, idempotency_key, answers_hash, answers, email, website) values ('s', 's', 's', '{"a": "\\u00e9"}', 'x@x.example', '')`,
  );
  await backUp(database.pool, config(), fileOf('good'));
});
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A database without any table, next to the others. */
async function blankDatabase(): Promise<Database> {
  const given = await testDatabase();
  await given.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  opened.push(given);
  return given;
}

const contents = async ({ pool }: Database) => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) found[name] = (await pool.query(`select t::text from ${name} t order by 1`)).rows;
  return found;
};

describe('a backup', () => {
  it('brings every row of every table back, whatever is written in it, and numbers go on behind them', async () => {
    const copy = await blankDatabase();
    const { rows, tables } = await restore(copy.pool, config(), fileOf('good'));
    expect(tables).toBeGreaterThan(20);
    expect(rows).toBeGreaterThan(505);
    await database.pool.query(`delete from settings where key = 'last-backup'`); // noted when it was done
    const [before, after] = [await contents(database), await contents(copy)];
    delete before['drizzle.__drizzle_migrations'];
    delete after['drizzle.__drizzle_migrations'];
    expect(after).toEqual(before);
    expect(
      (await copy.pool.query(`insert into audit_log (actor, action, subject_id) values ('a', 'b', 'c') returning id`))
        .rows,
    ).toEqual([{ id: '4' }]);
    // The triggers work again: the counters of the operators' cards follow.
    await copy.pool.query(`insert into users (id, email, created_at) values ('new', 'new@x.example', now())`);
    expect((await copy.pool.query(`select sum(n)::int as n from tallies where name = 'users'`)).rows).toEqual([
      { n: 501 },
    ]);
    await expect(copy.pool.query('delete from audit_log')).rejects.toThrow();
  });

  it('is of one moment: what is written meanwhile is in none of its tables', async () => {
    const writer = database.pool.query(
      `insert into conversations (id, session_id, user_message, bot_response) values ('late', 's', 'm', 'b')`,
    );
    await backUp(database.pool, config(), fileOf('meanwhile'));
    await writer;
    const text = gunzipSync(readFileSync(fileOf('meanwhile'))).toString();
    expect(text.match(/"end":true,"rows":\d+/)).not.toBeNull();
    await database.pool.query(`delete from conversations`);
  });

  it('is readable by its owner only, and takes nobody’s place', async () => {
    expect(statSync(fileOf('good')).mode & 0o777).toBe(0o600);
    await expect(backUp(database.pool, config(), fileOf('good'))).rejects.toThrow('is there already');
    await expect(backUp(database.pool, config(), join(folder, 'nowhere/file'))).rejects.toThrow(
      'cannot be written (ENOENT)',
    );
  });

  itLong('is refused when it is cut off, damaged, newer or no backup, and leaves the database empty', async () => {
    const whole = readFileSync(fileOf('good'));
    const text = gunzipSync(whole).toString();
    writeFileSync(fileOf('cut'), whole);
    truncateSync(fileOf('cut'), whole.length - 200);
    writeFileSync(fileOf('shorter'), gzipSync(text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)));
    writeFileSync(fileOf('one-less'), gzipSync(text.replace(/^u1\t[^\n]*\n/m, '')));
    writeFileSync(fileOf('newer'), gzipSync(text.replace(/"migration":"[^"]+"/, '"migration":"9999_later"')));
    writeFileSync(fileOf('other-table'), gzipSync(text.replace('"table":"users"', '"table":"pg_class"')));
    writeFileSync(fileOf('text'), 'hello');
    const copy = await blankDatabase();
    for (const [name, words] of [
      ['cut', 'damaged or cut off'],
      ['shorter', 'is not a backup, or is cut off'],
      ['one-less', /says \d+ rows and holds \d+/],
      ['newer', 'of a newer release (9999_later)'],
      ['other-table', 'there is no pg_class like that'],
      ['text', 'damaged or cut off'],
      ['missing', 'There is no file'],
    ] as const) {
      await expect(restore(copy.pool, config(), fileOf(name)), name).rejects.toThrow(words);
    }
    await restore(copy.pool, config(), fileOf('good')); // nothing of the failed ones is in the way
    await expect(restore(copy.pool, config(), fileOf('good'))).rejects.toThrow('The database is not empty');
  });

  itLong('of an older release meets the later migrations as its original would have', async () => {
    const text = gunzipSync(readFileSync(fileOf('good'))).toString();
    const before = text.replace(/"migration":"[^"]+"/, '"migration":"0003_operators"').split('\n');
    // Only a table and columns that were there before the counters of 0004.
    const first = new Set(['users']);
    const kept: string[] = [before[0] ?? ''];
    let rows = 0;
    for (let at = 1; at < before.length; at += 1) {
      const head: unknown = before[at]?.startsWith('{"table"') ? JSON.parse(before[at] ?? '') : null;
      if (head === null || typeof head !== 'object' || !('table' in head) || !first.has(String(head.table))) continue;
      kept.push('{"table":"users","columns":["id","email"]}');
      for (at += 1; before[at] !== '\\.'; at += 1) {
        kept.push((before[at] ?? '').split('\t').slice(0, 2).join('\t'));
        rows += 1;
      }
      kept.push('\\.');
    }
    writeFileSync(fileOf('old'), gzipSync(`${kept.join('\n')}\n{"end":true,"rows":${rows}}\n`));
    const copy = await blankDatabase();
    await restore(copy.pool, config(), fileOf('old'));
    expect((await copy.pool.query('select count(*)::int as n from users')).rows).toEqual([{ n: 500 }]);
    expect((await copy.pool.query(`select n::int from tallies where name = 'companies'`)).rows).toEqual([{ n: 0 }]); // written by 0004
  });

  itLong('takes the secret key along that the installation made for itself, and fits no other', async () => {
    const from = mkdtempSync(join(folder, 'from-'));
    const to = mkdtempSync(join(folder, 'to-'));
    writeFileSync(join(from, 'secret.key'), 'key-of-the-original\n');
    await backUp(database.pool, { secretKey: null, dataDir: from }, fileOf('with-key'));
    const copy = await blankDatabase();
    await expect(restore(copy.pool, { secretKey: 'another key', dataDir: to }, fileOf('with-key'))).rejects.toThrow(
      'secret key here is another',
    );
    await restore(copy.pool, { secretKey: null, dataDir: to }, fileOf('with-key'));
    expect(readFileSync(join(to, 'secret.key'), 'utf8')).toBe('key-of-the-original\n');
  });

  it('of a database that holds no installation is refused', async () => {
    await expect(backUp((await blankDatabase()).pool, config(), fileOf('nothing'))).rejects.toThrow(
      'holds no installation',
    );
  });
});
