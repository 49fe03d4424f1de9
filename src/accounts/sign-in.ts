import { eq, sql } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import { randomId, randomToken } from '#base/secrets.ts';
import { recordAudit } from '#db/audit.ts';
import { identities, mailedProofs, reports, userDevices, users } from '#db/schema.ts';
import type { Queryable, Transaction } from '#base/db.ts';
import type { Attempts } from './attempts.ts';
import type { AccountDeps } from './deps.ts';
import { isKnownDevice, rememberDevice } from './device.ts';
import { hashPasscode, verifyPasscode } from './hash-passcode.ts';
import { requestProof, redeemBuyersLink, redeemCode, redeemLink } from './mailed-proof.ts';
import { reportsOf } from './dashboard.ts';
import { closeSessionsOf, openSession, type User } from './session.ts';

/** What a browser brings along; the tokens of its cookies. */
export type Visitor = { network: string; device: string | null; session: string | null };
/** The tokens for its cookies. */
export type SignedIn = { session: string; device: string };

const longEnoughEverywhere = 8; // a shorter passcode opens a device that is new to us only together with a mailed code

export type SignIn = ReturnType<typeof createSignIn>;

export function createSignIn(deps: AccountDeps, attempts: Attempts) {
  const { db } = deps.database;
  // Verified when there is no such user, so that both cases take the same time.
  const decoy = hashPasscode(randomToken(), deps.secretKey);

  return {
    /** With a challenge: a code was mailed, which is still needed. */
    async byPasscode(
      { email, passcode }: { email: string; passcode: string },
      visitor: Visitor,
    ): Promise<SignedIn | { challenge: string }> {
      const user = await findByEmail(db, email);
      const isKnown = await isKnownDevice(db, user?.id ?? '', visitor.device);
      const who = { email, network: visitor.network, device: isKnown ? visitor.device : null };
      await attempts.takeSignIn(who);
      const isRight = await verifyPasscode(user?.passcodeHash ?? (await decoy), passcode, deps.secretKey);
      if (!user?.passcodeHash || !isRight) {
        deps.log.info({ userId: user?.id ?? null, by: 'passcode' }, 'sign-in refused');
        throw new AppError(401, 'invalid-passcode', 'Invalid email or passcode.');
      }
      if (!isKnown && passcode.length < longEnoughEverywhere) {
        return { challenge: await db.transaction((tx) => requestProof(deps, tx, 'device-code', user.id)) };
      }
      await attempts.signedIn(who);
      return db.transaction((tx) => enter(deps, tx, user, visitor));
    },

    /** The second step on a new device. */
    async byCode({ challenge, code }: { challenge: string; code: string }, visitor: Visitor): Promise<SignedIn> {
      const user = await redeemCode(deps, db, challenge, code);
      if (user === null) deps.log.info({ by: 'code' }, 'sign-in refused');
      if (user === null)
        throw new AppError(
          401,
          'invalid-code',
          'This code is wrong or too old. After five tries, please sign in anew.',
        );
      await attempts.signedIn({ email: user.email, device: null });
      return db.transaction((tx) => enter(deps, tx, user, visitor));
    },

    /** Has a link mailed, if there is such a user, or a buyer without an account; answers the same either way. */
    async mailLink(email: string, visitor: Visitor): Promise<void> {
      await attempts.takeMail({ email, network: visitor.network });
      const user = await findByEmail(db, email);
      const bought = await db.$count(reports, reportsOf(email));
      const buyer = user === null && bought > 0 ? email : null;
      const purpose = buyer === null ? 'sign-in' : 'buyer';
      await db.transaction((tx) => requestProof(deps, tx, purpose, user?.id ?? null, buyer));
    },

    /** Opens a session by a mailed link, which also proves the mailbox. */
    async byLink(token: string, visitor: Visitor): Promise<SignedIn> {
      await attempts.takeLink(visitor);
      return db.transaction(async (tx) => {
        const confirmed = await redeemLink(tx, token, ['welcome', 'confirm'], deps.now());
        const user =
          confirmed ??
          (await redeemLink(tx, token, ['sign-in', 'known'], deps.now())) ??
          (await buyerOf(tx, token, deps.now()));
        if (user === null)
          throw new AppError(410, 'link-over', 'This link has been used or is too old. Please ask for a new one.');
        await recordAudit(tx, { actor: 'customer', action: 'user.entered-by-link', subjectId: user.id });
        // In the browser that made the account, whoever chose the passcode is the one who owns the mailbox.
        if (confirmed && (await isKnownDevice(tx, user.id, visitor.device))) await confirmAddress(tx, user);
        else await ownMailbox(tx, user);
        return enter(deps, tx, user, visitor, deps.now());
      });
    },
  };
}

/** The account of a buyer who comes by a link and has none: it is made now that the mailbox is proven. */
async function buyerOf(tx: Transaction, token: string, now: Date): Promise<User | null> {
  const proven = await redeemBuyersLink(tx, token, now);
  if (proven === null) return null;
  const email = proven.mailbox;
  const [made] = await tx
    .insert(users)
    .values({ id: randomId(), email, isVerified: true, createdAt: now })
    .onConflictDoNothing()
    .returning();
  const user = made ?? (await findByEmail(tx, email));
  if (user === null) throw new Error('A user was neither made nor found.');
  await tx.update(mailedProofs).set({ userId: user.id }).where(eq(mailedProofs.id, proven.proofId));
  if (made)
    await recordAudit(tx, {
      actor: 'customer',
      action: 'user.signed-up',
      subjectId: user.id,
      details: { by: 'purchase' },
    });
  return user;
}

/** Signs the user in on this browser. */
export async function enter(
  deps: AccountDeps,
  tx: Transaction,
  user: User,
  visitor: Visitor,
  mailboxProvenAt: Date | null = null,
): Promise<SignedIn> {
  const now = deps.now();
  const device = visitor.device ?? randomToken();
  await rememberDevice(tx, user.id, device, now);
  await tx.update(users).set({ lastLoginAt: now }).where(eq(users.id, user.id));
  deps.log.info({ userId: user.id }, 'signed in');
  return { device, session: await openSession(tx, user.id, { now, replaces: visitor.session, mailboxProvenAt }) };
}

/**
 * Somebody has proved to own the address. If it was not confirmed before, whoever made the account may have been a stranger who typed it
 * first: their passcode, sign-ins and devices end here.
 */
export async function ownMailbox(tx: Transaction, user: User): Promise<void> {
  if (user.isVerified) return;
  await closeSessionsOf(tx, user.id);
  await tx.delete(identities).where(eq(identities.userId, user.id));
  await tx.delete(userDevices).where(eq(userDevices.userId, user.id));
  await tx
    .update(users)
    .set({ isVerified: true, passcodeHash: null, oauthProvider: null })
    .where(eq(users.id, user.id));
  await recordAudit(tx, {
    actor: 'customer',
    action: 'user.email-confirmed',
    subjectId: user.id,
    details: { by: 'mailbox' },
  });
}

async function confirmAddress(tx: Transaction, user: User): Promise<void> {
  await tx.update(users).set({ isVerified: true }).where(eq(users.id, user.id));
  await recordAudit(tx, {
    actor: 'customer',
    action: 'user.email-confirmed',
    subjectId: user.id,
    details: { by: 'link' },
  });
}

export async function findByEmail(db: Queryable, email: string): Promise<User | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  return user ?? null;
}
