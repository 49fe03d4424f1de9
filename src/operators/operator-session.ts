import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { randomId, randomToken, tokenHash } from '#base/secrets.ts';
import { operatorSessions } from '#db/schema.ts';
import type { Db, Queryable } from '#base/db.ts';
import type { OperatorRole } from '#base/operator-codes.ts';

export type OperatorSession = { id: string; role: OperatorRole };

/** A page is locked when it did nothing for so long, or when it is this old, however busy. */
export const sessionLimits = { idleMinutes: 15, absoluteMinutes: 240 } as const;

/** Opens a session and answers its bearer, which exists nowhere else. Sessions that are over go at the same time. */
export async function openOperatorSession(
  tx: Queryable,
  role: OperatorRole,
  now: Date,
): Promise<{ session: OperatorSession; token: string }> {
  await tx
    .delete(operatorSessions)
    .where(or(lt(operatorSessions.lastUsedAt, idleSince(now)), lt(operatorSessions.createdAt, tooOldSince(now))));
  const token = randomToken();
  const session = { id: randomId(), role };
  await tx
    .insert(operatorSessions)
    .values({ ...session, tokenHash: tokenHash(token), createdAt: now, lastUsedAt: now });
  return { session, token };
}

/** The session of a bearer that is still good, whose idle time starts again; null for every other. */
export async function touchOperatorSession(db: Db, token: string, now: Date): Promise<OperatorSession | null> {
  const [session] = await db
    .update(operatorSessions)
    // Two calls that overtake each other must not turn the clock back.
    .set({ lastUsedAt: sql`greatest(${operatorSessions.lastUsedAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(operatorSessions.tokenHash, tokenHash(token)),
        gt(operatorSessions.lastUsedAt, idleSince(now)),
        gt(operatorSessions.createdAt, tooOldSince(now)),
      ),
    )
    .returning({ id: operatorSessions.id, role: operatorSessions.role });
  return session ?? null;
}

export async function closeOperatorSession(tx: Queryable, id: string): Promise<void> {
  await tx.delete(operatorSessions).where(eq(operatorSessions.id, id));
}

const idleSince = (now: Date) => new Date(now.getTime() - sessionLimits.idleMinutes * 60_000);
const tooOldSince = (now: Date) => new Date(now.getTime() - sessionLimits.absoluteMinutes * 60_000);
