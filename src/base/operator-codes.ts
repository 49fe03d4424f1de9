import { randomInt } from 'node:crypto';
import { and, eq, like, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from './config.ts';
import type { Db, Queryable } from './db.ts';
import { settings } from './schema.ts';
import { deriveKey, hashPassword, tokenHash, verifyPassword } from './secrets.ts';

export type OperatorRole = 'admin' | 'super-admin';

/** A code made just now: it can be shown, and is kept as a hash only. */
export type FreshCode = { role: OperatorRole; code: string };

const stored = z.object({
  hash: z.string(),
  origin: z.enum(['configured', 'generated']),
  /** Tells that SECRET_KEY was changed, after which no hash made with the old one can be verified. */
  pepperId: z.string(),
});

/**
 * Makes sure that both operator codes exist, as hashes in the database: the configured ones, or generated ones.
 * Answers the codes generated just now, to be printed this once.
 */
export async function ensureOperatorCodes(
  db: Db,
  config: Pick<Config, 'adminPasscode' | 'superAdminCode'>,
  secretKey: string,
): Promise<FreshCode[]> {
  const fresh: FreshCode[] = [];
  for (const [role, configured] of [
    ['admin', config.adminPasscode],
    ['super-admin', config.superAdminCode],
  ] as const) {
    const generated = await db.transaction(async (tx) => {
      // Serialises processes that start together: only one may generate.
      await tx.execute('select pg_advisory_xact_lock(4201127)');
      return ensureCode(tx, role, configured, secretKey);
    });
    if (generated !== null) fresh.push({ role, code: generated });
  }
  return fresh;
}

/** New codes in place of the generated ones, which then open nothing. */
export async function renewOperatorCodes(
  db: Db,
  config: Pick<Config, 'adminPasscode' | 'superAdminCode'>,
  secretKey: string,
): Promise<FreshCode[]> {
  const isGenerated = sql`${settings.value} ->> 'origin' = 'generated'`;
  await db.delete(settings).where(and(like(settings.key, 'operator-code.%'), isGenerated));
  return ensureOperatorCodes(db, config, secretKey);
}

/** About 100 ms of one core: throttle before calling. */
export async function verifyOperatorCode(
  db: Queryable,
  role: OperatorRole,
  code: string,
  secretKey: string,
): Promise<boolean> {
  const known = await readCode(db, role);
  return known !== null && (await verifyPassword(known.hash, code, pepper(secretKey)));
}

async function ensureCode(
  tx: Queryable,
  role: OperatorRole,
  configured: string | null,
  secretKey: string,
): Promise<string | null> {
  const known = await readCode(tx, role);
  const pepperId = tokenHash(pepper(secretKey).toString('base64url')).slice(0, 16);
  if (configured === null && known?.origin === 'generated' && known.pepperId === pepperId) return null;
  if (
    configured !== null &&
    known?.origin === 'configured' &&
    (await verifyPassword(known.hash, configured, pepper(secretKey)))
  )
    return null;
  const code = configured ?? generateCode();
  const value = {
    hash: await hashPassword(code, pepper(secretKey)),
    origin: configured === null ? 'generated' : 'configured',
    pepperId,
  };
  await tx
    .insert(settings)
    .values({ key: `operator-code.${role}`, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: new Date() } });
  return configured === null ? code : null;
}

async function readCode(db: Queryable, role: OperatorRole) {
  const [row] = await db
    .select()
    .from(settings)
    .where(eq(settings.key, `operator-code.${role}`));
  return row ? stored.parse(row.value) : null;
}

/** Twenty characters in groups of five, without those that look alike: about 98 bits, and can be read out. */
function generateCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const characters = Array.from({ length: 20 }, () => letters[randomInt(letters.length)]);
  return [0, 5, 10, 15].map((start) => characters.slice(start, start + 5).join('')).join('-');
}

function pepper(secretKey: string): Buffer {
  return deriveKey(secretKey, 'operator-codes');
}
