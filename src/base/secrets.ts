import { argon2, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Config } from './config.ts';
import { databaseErrorCode } from './errors.ts';

const derive = promisify(argon2);

/** 128 random bits as 22 URL-safe characters: an id that cannot be guessed. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}

/** 256 random bits as 43 URL-safe characters: a bearer token. Store only its `tokenHash`. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. Fast on purpose: a random token needs no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** An independent 32-byte key for one purpose, so that no two uses of the secret share a key. */
export function deriveKey(secretKey: string, purpose: string): Buffer {
  return createHmac('sha256', secretKey).update(purpose).digest();
}

/** SECRET_KEY, or the one that this installation made for itself in its data folder. */
export function loadSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): string {
  if (config.secretKey !== null) return config.secretKey;
  const file = join(config.dataDir, 'secret.key');
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (databaseErrorCode(error) !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** What a hash costs: KiB and passes, OWASP's floor for argon2id. Each hash says what it cost, so that this may change; tests of other things lower it. */
export const passwordCost = { memory: 19_456, passes: 2 };

/** An argon2id hash of a human's password or code: "argon2id.<KiB>-<passes>.<nonce>.<tag>". The pepper is not in the database, so a stolen copy of that gives nothing to guess against. */
export async function hashPassword(password: string, pepper: Buffer): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, secret: pepper, ...passwordCost, ...shape });
  return [
    'argon2id',
    `${passwordCost.memory}-${passwordCost.passes}`,
    nonce.toString('base64url'),
    tag.toString('base64url'),
  ].join('.');
}

const shape = { parallelism: 1, tagLength: 32 };
/** Of hashes from before they said so. */
const firstCost = '19456-2';

/** False for a wrong password and for a stored value that is not a hash of ours. About 100 ms of one core: throttle before calling. */
export async function verifyPassword(stored: string, password: string, pepper: Buffer): Promise<boolean> {
  const [kind, ...parts] = stored.split('.');
  const [tag, nonce, cost = firstCost] = parts.toReversed();
  const [, memory, passes] = /^([1-9]\d{1,5})-([1-9]\d?)$/.exec(cost) ?? [];
  if (kind !== 'argon2id' || !nonce || !tag || !memory) return false;
  const expected = Buffer.from(tag, 'base64url');
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64url'),
    secret: pepper,
    memory: Number(memory),
    passes: Number(passes),
    ...shape,
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
