import { and, count, eq, gt, lt, ne, or } from 'drizzle-orm';
import { randomToken, tokenHash } from '#base/secrets.ts';
import { users, userSessions } from '#db/schema.ts';
import type { Queryable } from '#base/db.ts';

const day = 24 * 60 * 60_000;
/** A session ends this long after it was last used, and at the latest this long after it began. */
export const sessionLimits = { idleMs: 7 * day, absoluteMs: 30 * day, maxAgeSeconds: (30 * day) / 1000 } as const;

const touchEveryMs = 60_000; // a page makes several calls: one write is enough
const mailboxProofMs = 30 * 60_000;

export type User = typeof users.$inferSelect;
export type Session = {
  tokenHash: string;
  user: User;
  /** A mailed link opened it within the last half hour. */ isMailboxProven: boolean;
};

/** A new session with a new token; one that the browser brought along ends, so that a token planted there is worth nothing. */
export async function openSession(
  tx: Queryable,
  userId: string,
  { now, replaces, mailboxProvenAt = null }: { now: Date; replaces: string | null; mailboxProvenAt?: Date | null },
): Promise<string> {
  if (replaces !== null) await closeSession(tx, replaces);
  await tx.delete(userSessions).where(and(eq(userSessions.userId, userId), or(...ended(now))));
  const token = randomToken();
  await tx
    .insert(userSessions)
    .values({ tokenHash: tokenHash(token), userId, createdAt: now, lastUsedAt: now, mailboxProvenAt });
  return token;
}

/** The session of a token, or null when it is unknown or over. */
export async function readSession(db: Queryable, token: string | null, now: Date): Promise<Session | null> {
  if (token === null) return null;
  const hash = tokenHash(token);
  const [found] = await db
    .select({ session: userSessions, user: users })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .where(
      and(
        eq(userSessions.tokenHash, hash),
        gt(userSessions.lastUsedAt, new Date(now.getTime() - sessionLimits.idleMs)),
        gt(userSessions.createdAt, new Date(now.getTime() - sessionLimits.absoluteMs)),
      ),
    );
  if (!found) return null;
  const { session, user } = found;
  if (now.getTime() - session.lastUsedAt.getTime() > touchEveryMs) {
    await db.update(userSessions).set({ lastUsedAt: now }).where(eq(userSessions.tokenHash, hash));
  }
  const provenAt = session.mailboxProvenAt?.getTime() ?? 0;
  return { tokenHash: hash, user, isMailboxProven: now.getTime() - provenAt < mailboxProofMs };
}

export async function closeSession(tx: Queryable, token: string): Promise<void> {
  await tx.delete(userSessions).where(eq(userSessions.tokenHash, tokenHash(token)));
}

/** Signs out everywhere, or everywhere but in the session of the given hash. */
export async function closeSessionsOf(tx: Queryable, userId: string, exceptHash: string | null = null): Promise<void> {
  await tx
    .delete(userSessions)
    .where(
      and(eq(userSessions.userId, userId), exceptHash === null ? undefined : ne(userSessions.tokenHash, exceptHash)),
    );
}

export async function countSessions(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(userSessions).where(eq(userSessions.userId, userId));
  return row?.n ?? 0;
}

function ended(now: Date) {
  return [
    lt(userSessions.lastUsedAt, new Date(now.getTime() - sessionLimits.idleMs)),
    lt(userSessions.createdAt, new Date(now.getTime() - sessionLimits.absoluteMs)),
  ];
}
