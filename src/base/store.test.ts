import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';
import { connect, isMigrated, migrateDatabase, type Database } from './db.ts';
import { deleteFile, getFile, putFile } from './files.ts';
import { createBusyThrottle, createThrottle } from './throttle.ts';
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
  it.each([
    ['parallel', createThrottle],
    ['busy', createBusyThrottle],
  ])('(%s) allows exactly its points to any number of parallel tries, over two processes', async (name, create) => {
    const limit = { name, points: 5, perSeconds: 60 };
    const one = create(database.pool, limit);
    const other = create(database.pool, limit);
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
    const throttle = createBusyThrottle(own.pool, { name: 'moment', points: 2, perSeconds: 60 });
    const together = await Promise.all(['a', 'b', 'a', 'a', 'c'].map((key) => throttle.take(key)));
    expect(together.map((taken) => (taken.allowed ? taken.left : 'refused'))).toEqual([1, 1, 0, 'refused', 1]);
    await own.pool.query(`update throttles set expire = 1 where key = 'moment:a'`);
    expect(await throttle.take('a')).toEqual({ allowed: true, left: 1 });
    await own.close();
    expect(
      [await throttle.take('a'), await throttle.take('a'), await throttle.take('a')].map(({ allowed }) => allowed),
    ).toEqual([true, true, false]);
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
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:bbbb::9', '2001:db8:1:2::/64'],
  ['', 'unknown'],
])('the address "%s" counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
