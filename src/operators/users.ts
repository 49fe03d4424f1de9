import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { eraseAccount } from '#accounts/erase-account.ts';
import { hashPasscode } from '#accounts/hash-passcode.ts';
import { refuseGuessable } from '#accounts/sign-up.ts';
import { AppError, databaseErrorCode } from '#base/errors.ts';
import { randomId } from '#base/secrets.ts';
import { recordAudit } from '#db/audit.ts';
import { eraseMailsTo } from '#delivery/erase-mails.ts';
import { endRenewal } from '#payment/end-renewal.ts';
import { users } from '#db/schema.ts';
import type { NewUser, UserChange } from '#accounts/contract.ts';
import type { Db, Queryable } from '#base/db.ts';
import type { UserRow } from './contract.ts';
import { countAll } from './counters.ts';
import type { OperatorDeps } from './deps.ts';
import { eraseReport } from './erase-report.ts';
import type { OperatorSession } from './operator-session.ts';
import { listQuery, readList, type SortKey } from './paging.ts';

const sorts = ['createdAt', 'email'] as const;
export const usersQuery = listQuery(sorts);

/** `search` looks in the e-mail address and the full name. */
export async function listUsers(db: Db, query: z.infer<typeof usersQuery> & { limit: number }) {
  const sortKeys: Record<(typeof sorts)[number], SortKey> = {
    createdAt: { expression: sql`${users.createdAt}`, type: 'timestamptz' },
    email: { expression: sql`lower(${users.email})`, type: 'text' },
  };
  const { rows, ...page } = await readList(db, query, {
    from: users,
    id: users.id,
    sort: sortKeys[query.sort],
    searched: sql`user_search_text(${users.email}, ${users.firstName}, ${users.lastName})`,
    count: () => countAll(db, 'users'),
    read: (tx, { cursor, where, orderBy, limit }) =>
      tx
        .select({ ...columns, cursor })
        .from(users)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
  });
  return { rows: rows.map(toRow), ...page };
}

/** Makes an account that can sign in at once. */
export async function createUser(
  deps: Pick<OperatorDeps, 'database' | 'secretKey' | 'now'>,
  { passcode, ...user }: NewUser,
  session: OperatorSession,
): Promise<UserRow> {
  refuseGuessable(passcode, user);
  const passcodeHash = await hashPasscode(passcode, deps.secretKey);
  return refusingDoubles(() =>
    deps.database.db.transaction(async (tx) => {
      const id = randomId();
      await tx.insert(users).values({ id, ...user, passcodeHash, createdAt: deps.now() });
      await recordAudit(tx, {
        actor: session.role,
        action: 'user.created',
        subjectId: id,
        details: { session: session.id, isVerified: user.isVerified },
      });
      return findUser(tx, id);
    }),
  );
}

/** With `version`, only if nobody changed the user since that version was read. */
export async function editUser(
  db: Db,
  {
    id,
    change,
    version,
    session,
  }: { id: string; change: UserChange; version: number | null; session: OperatorSession },
): Promise<UserRow> {
  return refusingDoubles(() =>
    db.transaction(async (tx) => {
      const [before] = await tx.select({ version: users.version }).from(users).where(eq(users.id, id)).for('update');
      if (!before) throw new AppError(404, 'user-not-found', 'This user does not exist any more.');
      if (version !== null && before.version !== version) {
        throw new AppError(
          409,
          'changed-meanwhile',
          'Somebody else changed this user in the meantime. Please look at it and try again.',
          {
            current: await findUser(tx, id),
          },
        );
      }
      if (Object.keys(change).length > 0) await tx.update(users).set(change).where(eq(users.id, id));
      await recordAudit(tx, {
        actor: session.role,
        action: 'user.edited',
        subjectId: id,
        details: { session: session.id, fields: Object.keys(change) },
      });
      return findUser(tx, id);
    }),
  );
}

/**
 * Erases the account and, if its address is confirmed, what was bought and said under it: what the customer could do alone. An address
 * that is not confirmed may be somebody else's, so only the account and kept mails go.
 */
export async function deleteUser(
  deps: Pick<OperatorDeps, 'database' | 'now' | 'outboxDir' | 'payments'>,
  id: string,
  session: OperatorSession,
): Promise<void> {
  const { database, outboxDir } = deps;
  const [user] = await database.db.select().from(users).where(eq(users.id, id));
  if (!user) throw new AppError(404, 'user-not-found', 'This user does not exist any more.');
  const means = {
    database,
    endRenewal: (orderId: string) => endRenewal(deps.payments, orderId, session.role),
    eraseReport: (reportId: string) => eraseReport(deps, reportId, session),
    eraseMailsTo: (address: string) => eraseMailsTo(outboxDir, address),
  };
  await eraseAccount(means, user, { actor: session.role, details: { session: session.id } });
  if (!user.isVerified) await means.eraseMailsTo(user.email);
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
    if (databaseErrorCode(error) === '23505')
      throw new AppError(409, 'email-taken', 'Another user has this e-mail address.');
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

function toRow({
  lastLoginAt,
  createdAt,
  ...row
}: Omit<UserRow, 'lastLoginAt' | 'createdAt'> & { lastLoginAt: Date | null; createdAt: Date }): UserRow {
  return { ...row, lastLoginAt: lastLoginAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}
