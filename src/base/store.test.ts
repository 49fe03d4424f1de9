import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientNetwork, sharedNetwork } from './client-network.ts';
import { connect, isMigrated, migrateDatabase, type Database } from './db.ts';
import { deleteFile, getFile, putFile } from './files.ts';
import { createThrottle } from './throttle.ts';
import { testDatabase } from './testing/database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

describe('migrations', () => {
  it('may be asked for by many processes at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(database.pool)));
    expect(await isMigrated(database.pool)).toBe(true);
  });
});

describe('stored files', () => {
  it('come back byte for byte, are replaced whole, and go', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 0]);
    await putFile(database.db, 'a', Buffer.from('old'), 'text/plain');
    await putFile(database.db, 'a', bytes, 'application/pdf');
    expect(await getFile(database.db, 'a')).toMatchObject({ bytes, contentType: 'application/pdf' });
    await deleteFile(database.db, 'a');
    expect(await getFile(database.db, 'a')).toBeNull();
  });

  it('are part of the transaction that writes them', async () => {
    await expect(
      database.db.transaction(async (tx) => {
        await putFile(tx, 'b', Buffer.from('x'), 'text/plain');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await getFile(database.db, 'b')).toBeNull();
  });
});

describe('the throttle', () => {
  it('allows exactly its points to any number of parallel tries, over two processes', async () => {
    const limit = { name: 'parallel', points: 5, perSeconds: 60 };
    const one = createThrottle(database.pool, limit);
    const other = createThrottle(database.pool, limit);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => (n % 2 ? one : other).take('someone')));
    expect(answers.filter((answer) => answer.allowed)).toHaveLength(5);
    expect(answers.find((answer) => !answer.allowed)).toMatchObject({
      allowed: false,
      retryAfterSeconds: expect.any(Number),
    });
    expect(await one.take('someone else')).toMatchObject({ allowed: true, left: 4 });
  });

  it('counts the tries of one moment in their order, begins anew when the time is over, and goes on without the database', async () => {
    const own = await connect(database.connection, () => {});
    const throttle = createThrottle(own.pool, { name: 'moment', points: 2, perSeconds: 60 });
    const together = await Promise.all(['a', 'b', 'a', 'a', 'c'].map((key) => throttle.take(key)));
    expect(together.map((taken) => (taken.allowed ? taken.left : 'refused'))).toEqual([1, 1, 0, 'refused', 1]);
    await own.pool.query(`update throttles set expire = 1 where key = 'moment:a'`);
    expect(await throttle.take('a')).toEqual({ allowed: true, left: 1 });
    await own.close();
    expect(
      [await throttle.take('a'), await throttle.take('a'), await throttle.take('a')].map(({ allowed }) => allowed),
    ).toEqual([true, true, false]);
  });

  it('begins anew where a clock that ran a year ahead had written the window, and keeps a window and a lock of its own', async () => {
    const year = 365 * 24 * 60 * 60 * 1000;
    const throttle = createThrottle(database.pool, {
      name: 'ahead',
      points: 1,
      perSeconds: 60,
      longestLockSeconds: 3600,
    });
    const write = (key: string, expire: number) =>
      database.pool.query('insert into throttles (key, points, expire) values ($1, 9, $2)', [`ahead:${key}`, expire]);
    await write('window', Date.now() + year + 60_000);
    expect(await throttle.take('window')).toEqual({ allowed: true, left: 0 });
    expect(await throttle.take('window')).toMatchObject({ allowed: false });
    await throttle.lock('locked', 3600);
    expect(await throttle.take('locked')).toMatchObject({ allowed: false });
    await write('past', Date.now() - 1);
    expect(await throttle.take('past')).toEqual({ allowed: true, left: 0 });
  });

  it('gives the points back on success', async () => {
    const throttle = createThrottle(database.pool, { name: 'reset', points: 1, perSeconds: 60 });
    await throttle.take('k');
    expect((await throttle.take('k')).allowed).toBe(false);
    await throttle.reset('k');
    expect((await throttle.take('k')).allowed).toBe(true);
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:3:bbbb::9', '2001:db8:1:3::/64', '2001:db8:1::/48'],
  ['', 'unknown', 'unknown'],
])('the address "%s" counts as %s, and as %s where all share', (address, network, shared) => {
  expect([clientNetwork(address), sharedNetwork(address)]).toEqual([network, shared]);
});
