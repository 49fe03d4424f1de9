import { createHmac } from 'node:crypto';
import { AppError } from '#base/errors.ts';
import { mailboxOf } from '#base/mail-address.ts';
import { deriveKey } from '#base/secrets.ts';
import { createThrottle, type Throttle } from '#base/throttle.ts';
import type { AccountDeps } from './deps.ts';

export type Attempts = ReturnType<typeof createAttempts>;

/** After five guesses a lock of so many minutes, which doubles each time up to a day, until a month has passed. */
const lock = { guesses: 5, minutes: 15, longestMinutes: 24 * 60, rememberedMinutes: 30 * 24 * 60 } as const;

/**
 * Counts guesses before anything is hashed, in one statement each, so that parallel ones cannot slip through. Addresses without an account
 * are counted alike. A device in which the owner signed in before has counters of its own: whoever guesses cannot lock the owner out there.
 */
export function createAttempts({ database: { pool }, secretKey }: Pick<AccountDeps, 'database' | 'secretKey'>) {
  const throttle = (name: string, points: number, minutes: number) =>
    createThrottle(pool, { name, points, perSeconds: minutes * 60 });
  const signInShort = createThrottle(pool, {
    name: 'sign-in',
    points: lock.guesses,
    perSeconds: lock.minutes * 60,
    longestLockSeconds: lock.longestMinutes * 60,
  });
  const signInLocks = throttle('sign-in-locks', 1_000_000, lock.rememberedMinutes);
  const signInDay = throttle('sign-in-day', 20, 24 * 60);
  const signInNetwork = throttle('sign-in-network', 30, 60);
  const linkNetwork = throttle('account-links', 30, 60);
  const mailAddress = throttle('account-mail', 4, 60);
  const network = throttle('account-network', 20, 60);
  const key = deriveKey(secretKey, 'account-throttles');
  // Counters outlive accounts, so they must not name anybody.
  const digest = (text: string) => createHmac('sha256', key).update(text.toLowerCase()).digest('base64url');

  return {
    /** A guess at a passcode. `device` is null where the owner has not signed in before. */
    async takeSignIn(who: { email: string; network: string; device: string | null }): Promise<void> {
      // The network first: one that has used up its guesses must not use up the account's as well.
      if (who.device === null) await take(signInNetwork, who.network, 'too-many-attempts');
      const account = digest(`${who.device ?? ''} ${who.email}`);
      await take(signInDay, account, 'too-many-attempts');
      if ((await take(signInShort, account, 'too-many-attempts')) > 0) return;
      // This was the last of five. Only one guess can be: whoever comes later is refused above.
      const counted = await signInLocks.take(account);
      const doublings = counted.allowed ? 1_000_000 - counted.left - 1 : Infinity;
      await signInShort.lock(account, 60 * Math.min(lock.longestMinutes, lock.minutes * 2 ** doublings));
    },
    /** A mailed link that somebody brings; its secret is too long to guess, and still nobody may try for ever. */
    takeLink: async (who: { network: string }): Promise<void> =>
      void (await take(linkNetwork, who.network, 'too-many-requests')),
    /** The owner got in. Strangers' guesses of the day still count. */
    async signedIn(who: { email: string; device: string | null }): Promise<void> {
      const account = digest(`${who.device ?? ''} ${who.email}`);
      await signInShort.reset(account);
      if (who.device === null) return;
      await signInDay.reset(account);
      await signInLocks.reset(account);
    },
    /** A mail that anybody can have sent to an address, and what else costs us work without proof of anything. */
    async takeMail(who: { email: string; network: string }): Promise<void> {
      await take(network, who.network, 'too-many-requests');
      await take(mailAddress, digest(mailboxOf(who.email)), 'too-many-requests');
    },
  };
}

/** Answers how many are left. */
async function take(throttle: Throttle, key: string, code: string): Promise<number> {
  const taken = await throttle.take(key);
  if (taken.allowed) return taken.left;
  const minutes = Math.ceil(taken.retryAfterSeconds / 60);
  const wait = minutes < 90 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : `${Math.ceil(minutes / 60)} hours`;
  const way = code === 'too-many-attempts' ? ', or have a sign-in link mailed to you' : '';
  throw new AppError(429, code, `Too many attempts. Please wait ${wait}${way}.`, {
    retryAfterSeconds: taken.retryAfterSeconds,
  });
}
