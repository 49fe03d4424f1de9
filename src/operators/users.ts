import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { hashPasscode } from '#accounts/hash-passcode.ts';
import { AppError, databaseErrorCode } from '#base/errors.ts';
import { randomId } from '#base/secrets.ts';
import { recordAudit } from '#db/audit.ts';
import { eraseMailsTo } from '#delivery/erase-mails.ts';
import { users } from '#db/schema.ts';
import type { NewUser, UserChange } from '#accounts/contract.ts';
import type { Db, Queryable } from '#base/db.ts';
import type { UserRow } from './contract.ts';
import { countAll } from './counters.ts';
import type { OperatorDeps } from './deps.ts';
import type { OperatorSession } from './operator-session.ts';
import { amongMatches, containing, countCap, findMatches, keyset, listQuery, pageOf, readPage, type SortKey } from './paging.ts';

const sorts = ['createdAt', 'email'] as const;
export const usersQuery = listQuery(sorts);

/** `search` looks in the e-mail address and the full name. */
export async function listUsers(db: Db, query: z.infer<typeof usersQuery> & { limit: number }) {
  const sortKeys: Record<(typeof sorts)[number], SortKey> = {
    createdAt: { expression: sql`${users.createdAt}`, type: 'timestamptz' },
    email: { expression: sql`lower(${users.email})`, type: 'text' },
  };
  const filter =
    query.search === '' ? undefined : sql`user_search_text(${users.email}, ${users.firstName}, ${users.lastName}) like ${containing(query.search)}`;
  const keys = keyset({ sort: sortKeys[query.sort], id: sql`${users.id}`, order: query.order, after: query.after });
  const matches = filter === undefined ? null : await findMatches(db, { id: users.id, from: users, filter });
  const found = await readPage(db, { isDense: filter !== undefined && matches === null }, (tx) =>
    tx
      .select({ ...columns, cursor: keys.cursor })
      .from(users)
      .where(and(amongMatches(users.id, matches, filter), keys.where))
      .orderBy(...keys.orderBy)
      .limit(query.limit + 1),
  );
  const { rows, next } = pageOf(found, query.limit);
  const total = filter === undefined ? await countAll(db, 'users') : (matches?.length ?? countCap);
  return { rows: rows.map(toRow), next, total, isTotalCapped: filter !== undefined && matches === null };
}

/** Makes an account that can sign in at once. */
export async function createUser(
  deps: Pick<OperatorDeps, 'database' | 'secretKey' | 'now'>,
  { passcode, ...user }: NewUser,
  session: OperatorSession,
): Promise<UserRow> {
  const passcodeHash = await hashPasscode(passcode, deps.secretKey);
  return refusingDoubles(() =>
    deps.database.db.transaction(async (tx) => {
      const id = randomId();
      await tx.insert(users).values({ id, ...user, passcodeHash, createdAt: deps.now() });
      await recordAudit(tx, { actor: session.role, action: 'user.created', subjectId: id, details: { session: session.id, isVerified: user.isVerified } });
      return findUser(tx, id);
    }),
  );
}

/** With `version`, only if nobody changed the user since that version was read. */
export async function editUser(
  db: Db,
  { id, change, version, session }: { id: string; change: UserChange; version: number | null; session: OperatorSession },
): Promise<UserRow> {
  return refusingDoubles(() =>
    db.transaction(async (tx) => {
      const [before] = await tx.select({ version: users.version }).from(users).where(eq(users.id, id)).for('update');
      if (!before) throw new AppError(404, 'user-not-found', 'This user does not exist any more.');
      if (version !== null && before.version !== version) {
        throw new AppError(409, 'changed-meanwhile', 'Somebody else changed this user in the meantime. Please look at it and try again.', {
          current: await findUser(tx, id),
        });
      }
      if (Object.keys(change).length > 0) await tx.update(users).set(change).where(eq(users.id, id));
      await recordAudit(tx, { actor: session.role, action: 'user.edited', subjectId: id, details: { session: session.id, fields: Object.keys(change) } });
      return findUser(tx, id);
    }),
  );
}

/** The account, all that hangs on it and the kept mails to it. Reports are contracts of their own and are deleted as such. */
export async function deleteUser(deps: Pick<OperatorDeps, 'database' | 'outboxDir'>, id: string, session: OperatorSession): Promise<void> {
  const email = await deps.database.db.transaction(async (tx) => {
    const [gone] = await tx.delete(users).where(eq(users.id, id)).returning({ email: users.email });
    if (!gone) throw new AppError(404, 'user-not-found', 'This user does not exist any more.');
    await recordAudit(tx, { actor: session.role, action: 'user.deleted', subjectId: id, details: { session: session.id } });
    return gone.email;
  });
  await eraseMailsTo(deps.outboxDir, email);
}

async function findUser(tx: Queryable, id: string): Promise<UserRow> {
  const [found] = await tx
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id)));
  if (!found) throw new Error(`User ${id} was written and is gone.`);
  return toRow(found);
}

async function refusingDoubles<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (databaseErrorCode(error) === '23505') throw new AppError(409, 'email-taken', 'Another user has this e-mail address.');
    throw error;
  }
}

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  isVerified: users.isVerified,
  oauthProvider: users.oauthProvider,
  lastLoginAt: users.lastLoginAt,
  createdAt: users.createdAt,
  version: users.version,
};

function toRow({ lastLoginAt, createdAt, ...row }: Omit<UserRow, 'lastLoginAt' | 'createdAt'> & { lastLoginAt: Date | null; createdAt: Date }): UserRow {
  return { ...row, lastLoginAt: lastLoginAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}
