import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { deriveKey, randomId, randomToken, tokenHash } from '#base/secrets.ts';
import { mailedProofs, users } from '#db/schema.ts';
import type { Queryable, Transaction } from '#base/db.ts';
import type { ProofPurpose } from './contract.ts';
import type { AccountDeps } from './deps.ts';
import type { User } from './session.ts';

export const accountMailQueue = 'account-mail';

const minute = 60_000;
const livesMs: Record<ProofPurpose, number> = {
  welcome: 24 * 60 * minute,
  confirm: 24 * 60 * minute,
  known: 30 * minute,
  'sign-in': 30 * minute,
  buyer: 30 * minute,
  'device-code': 10 * minute,
};
const codeTries = 5;

/** Has a link or a code mailed to the user, or to the mailbox of a buyer who has no account. Without either it does the same work for nothing, so that the time tells nobody who has an account. */
export async function requestProof(
  deps: Pick<AccountDeps, 'queue' | 'now'>,
  tx: Transaction,
  purpose: ProofPurpose,
  userId: string | null,
  address: string | null = null,
): Promise<string> {
  const id = randomId();
  const now = deps.now();
  await tx.delete(mailedProofs).where(lt(mailedProofs.expiresAt, new Date(now.getTime() - 24 * 60 * minute)));
  await tx
    .insert(mailedProofs)
    .values({ id, userId, address, purpose, createdAt: now, expiresAt: new Date(now.getTime() + livesMs[purpose]) });
  await deps.queue.send(tx, accountMailQueue, { proofId: id }, { key: id });
  return id;
}

/** The job: makes the secret, keeps its hash and mails it. A second run makes a second one, and the first is void. */
export async function mailProof(deps: AccountDeps, proofId: string): Promise<void> {
  const { db } = deps.database;
  const [found] = await db
    .select({ proof: mailedProofs, user: users })
    .from(mailedProofs)
    .leftJoin(users, eq(users.id, mailedProofs.userId))
    .where(and(eq(mailedProofs.id, proofId), isNull(mailedProofs.usedAt), gt(mailedProofs.expiresAt, deps.now())));
  const to = found?.user?.email ?? found?.proof.address ?? null;
  if (!found || to === null) return;
  const { proof, user } = found;
  const isCode = proof.purpose === 'device-code';
  const secret = isCode ? String(randomInt(1_000_000)).padStart(6, '0') : randomToken();
  const secretHash = isCode ? codeHash(deps, proofId, secret) : tokenHash(secret);
  await db.update(mailedProofs).set({ secretHash, address: to }).where(eq(mailedProofs.id, proofId));
  const parameter = proof.purpose === 'welcome' || proof.purpose === 'confirm' ? 'confirm' : 'link';
  const result = await deps.sendMail({
    id: proofId,
    purpose: proof.purpose,
    to,
    // Until the address is confirmed, whoever typed the name may be a stranger to it.
    firstName: user?.isVerified ? user.firstName : '',
    // Behind the #: what follows it reaches no server log and no other website.
    link: isCode ? null : `${deps.publicUrl}/signin#${parameter}=${secret}`,
    code: isCode ? secret : null,
  });
  if ('retry' in result) throw new Error('The mail server did not take a mail of an account; it is tried again.');
  if ('failed' in result) deps.log.warn({ proofId }, 'a mail of an account was refused');
}

/** Uses up the token of a mailed link, once. Null: unknown, used, too old, mailed to an address the user no longer has, or of another user than `onlyFor`. */
export async function redeemLink(
  tx: Queryable,
  token: string,
  purposes: ProofPurpose[],
  now: Date,
  onlyFor: string | null = null,
): Promise<User | null> {
  const [used] = await tx
    .update(mailedProofs)
    .set({ usedAt: now })
    .where(
      and(
        isUsable(token, purposes, now),
        isNotNull(mailedProofs.userId),
        onlyFor === null ? undefined : eq(mailedProofs.userId, onlyFor),
      ),
    )
    .returning({ userId: mailedProofs.userId, address: mailedProofs.address });
  if (!used?.userId) return null;
  const [user] = await tx.select().from(users).where(eq(users.id, used.userId)).for('update');
  return user && user.email === used.address ? user : null;
}

/** Uses up the token of a link that was mailed to a buyer without an account, once: the mailbox that it proves, and the proof to keep with the account. */
export async function redeemBuyersLink(
  tx: Queryable,
  token: string,
  now: Date,
): Promise<{ proofId: string; mailbox: string } | null> {
  const [used] = await tx
    .update(mailedProofs)
    .set({ usedAt: now })
    .where(isUsable(token, ['buyer'], now))
    .returning({ proofId: mailedProofs.id, mailbox: mailedProofs.address });
  return used?.mailbox ? { proofId: used.proofId, mailbox: used.mailbox } : null;
}

function isUsable(token: string, purposes: ProofPurpose[], now: Date) {
  return and(
    eq(mailedProofs.secretHash, tokenHash(token)),
    inArray(mailedProofs.purpose, purposes),
    isNull(mailedProofs.usedAt),
    gt(mailedProofs.expiresAt, now),
  );
}

/** Checks a mailed code; five tries, counted before comparing. Null: wrong, used, too old or tried too often. */
export async function redeemCode(
  deps: AccountDeps,
  tx: Queryable,
  proofId: string,
  code: string,
): Promise<User | null> {
  const now = deps.now();
  const [proof] = await tx
    .update(mailedProofs)
    .set({ attempts: sql`${mailedProofs.attempts} + 1` })
    .where(
      and(
        eq(mailedProofs.id, proofId),
        eq(mailedProofs.purpose, 'device-code'),
        lt(mailedProofs.attempts, codeTries),
        isNull(mailedProofs.usedAt),
        gt(mailedProofs.expiresAt, now),
      ),
    )
    .returning();
  if (!proof?.secretHash || !proof.userId || !isSame(codeHash(deps, proofId, code), proof.secretHash)) return null;
  const used = await tx
    .update(mailedProofs)
    .set({ usedAt: now })
    .where(and(eq(mailedProofs.id, proofId), isNull(mailedProofs.usedAt)))
    .returning({ id: mailedProofs.id });
  if (used.length === 0) return null;
  const [user] = await tx.select().from(users).where(eq(users.id, proof.userId));
  return user && user.email === proof.address ? user : null;
}

/** With a key that is not in the database: six digits are no secret to whoever may try a million hashes. */
function codeHash(deps: Pick<AccountDeps, 'secretKey'>, proofId: string, code: string): string {
  return createHmac('sha256', deriveKey(deps.secretKey, 'mailed-codes'))
    .update(`${proofId} ${code}`)
    .digest('base64url');
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
