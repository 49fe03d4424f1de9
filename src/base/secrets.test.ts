import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './db.ts';
import { ensureOperatorCodes, verifyOperatorCode } from './operator-codes.ts';
import { deriveKey, hashPassword, loadSecretKey, passwordCost, randomId, verifyPassword } from './secrets.ts';
import { testDatabase } from './testing/database.ts';

describe('passwords', () => {
  const pepper = deriveKey('secret', 'test');

  it('are known again, and by the right pepper only', async () => {
    const stored = await hashPassword('correct horse', pepper);
    expect(stored).not.toContain('horse');
    expect(await verifyPassword(stored, 'correct horse', pepper)).toBe(true);
    expect(await verifyPassword(stored, 'wrong horse', pepper)).toBe(false);
    expect(await verifyPassword(stored, 'correct horse', deriveKey('other', 'test'))).toBe(false);
  });

  it('get a hash of their own each time', async () => {
    expect(await hashPassword('same', pepper)).not.toBe(await hashPassword('same', pepper));
  });

  it('cost what OWASP asks at least, and are known again whatever they cost, also from before a hash said so', async () => {
    const cheap = await hashPassword('same', pepper);
    const { memory } = passwordCost;
    passwordCost.memory = 19_456;
    const real = await hashPassword('same', pepper);
    passwordCost.memory = memory;
    expect(real).toMatch(/^argon2id\.19456-2\./);
    for (const stored of [cheap, real, real.replace('.19456-2', '')])
      expect(await verifyPassword(stored, 'same', pepper)).toBe(true);
    expect(await verifyPassword(cheap.replace(/\.64-/, '.96-'), 'same', pepper)).toBe(false);
  });

  it('are not cheap outside of tests', () => {
    const read = spawnSync(
      process.execPath,
      [
        '-e',
        `import('./src/base/secrets.ts').then(({ passwordCost: { memory, passes } }) => console.log(memory, passes))`,
      ],
      {
        encoding: 'utf8',
      },
    );
    expect(read.stdout).toBe('19456 2\n');
  });

  it.each([
    '',
    'argon2id',
    'argon2id.1-1.x.y',
    'argon2id.19456-0.AAAAAAAAAAAAAAAAAAAAAA.AA',
    'argon2id.00-2.AAAAAAAAAAAAAAAAAAAAAA.AA',
    'argon2id.9999999-2.AAAAAAAAAAAAAAAAAAAAAA.AA',
    'argon2id.x',
    'bcrypt.aaaa.bbbb',
    'argon2id.AAAAAAAAAAAAAAAAAAAAAA.AA',
  ])('a stored value like "%s" fits nothing', async (stored) => {
    expect(await verifyPassword(stored, 'anything', pepper)).toBe(false);
  });
});

describe('the secret key', () => {
  it('is made once, readable by the owner only, and found again', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'citable-secret-'));
    const first = loadSecretKey({ secretKey: null, dataDir });
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(loadSecretKey({ secretKey: null, dataDir })).toBe(first);
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(loadSecretKey({ secretKey: 'configured', dataDir })).toBe('configured');
    rmSync(dataDir, { recursive: true });
  });
});

it('a random id is 22 URL-safe characters', () => {
  expect(randomId()).toMatch(/^[\w-]{22}$/);
  expect(randomId()).not.toBe(randomId());
});

describe('operator codes', () => {
  const none = { adminPasscode: null, superAdminCode: null };
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  it('are generated once, however many processes start together', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => ensureOperatorCodes(database.db, none, 'key')));
    const made = answers.flat();
    expect(made.map(({ role }) => role).sort()).toEqual(['admin', 'super-admin']);
    for (const { role, code } of made) {
      expect(await verifyOperatorCode(database.db, role, code, 'key')).toBe(true);
      expect(await verifyOperatorCode(database.db, role, `${code}x`, 'key')).toBe(false);
    }
    expect(await ensureOperatorCodes(database.db, none, 'key')).toEqual([]);
  });

  it('are made anew when the secret key was changed, since the old hashes fit nothing', async () => {
    expect(await ensureOperatorCodes(database.db, none, 'another key')).toHaveLength(2);
  });

  it('follow the configuration: set, changed, and taken away again', async () => {
    const configured = (adminPasscode: string) =>
      ensureOperatorCodes(database.db, { adminPasscode, superAdminCode: 'super secret code' }, 'key');
    expect(await configured('first passcode')).toEqual([]);
    expect(await configured('second passcode')).toEqual([]);
    expect(await verifyOperatorCode(database.db, 'admin', 'first passcode', 'key')).toBe(false);
    expect(await verifyOperatorCode(database.db, 'admin', 'second passcode', 'key')).toBe(true);
    expect(await verifyOperatorCode(database.db, 'super-admin', 'second passcode', 'key')).toBe(false);
    const fresh = await ensureOperatorCodes(database.db, none, 'key');
    expect(fresh).toHaveLength(2);
    expect(await verifyOperatorCode(database.db, 'admin', 'second passcode', 'key')).toBe(false);
  });
});
