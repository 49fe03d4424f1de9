import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import type { OauthProvider, ProofPurpose } from '#accounts/contract.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const userId = () => text('user_id').references(() => users.id, { onDelete: 'cascade' });

/** A user as a provider knows them. Found by the provider's own id, never by an e-mail address. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').$type<OauthProvider>().notNull(),
    subject: text('subject').notNull(),
    userId: userId().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('identities_user').on(t.userId)],
);

/** A signed-in browser. Its token is only in the cookie; here is the hash. */
export const userSessions = pgTable(
  'user_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId().notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
    /** Set: it began with a mailed link, which for a while stands in for the passcode. */
    mailboxProvenAt: time('mailbox_proven_at'),
  },
  (t) => [index('user_sessions_user').on(t.userId), index('user_sessions_used').on(t.lastUsedAt)],
);

/** A browser in which a user has signed in before: its guesses are counted apart, and a short passcode is enough there. */
export const userDevices = pgTable(
  'user_devices',
  { userId: userId().notNull(), deviceHash: text('device_hash').notNull(), createdAt: time('created_at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] })],
);

/** A link or a code that is mailed to prove that somebody reads a mailbox. */
export const mailedProofs = pgTable(
  'mailed_proofs',
  {
    id: text('id').primaryKey(),
    /** null: nobody has the address that was given. The row is written all the same, so that both cases take the same time. */
    userId: userId(),
    purpose: text('purpose').$type<ProofPurpose>().notNull(),
    /** Of the link's token, or of the code; null until the mail is written, so that no secret waits in the queue. */
    secretHash: text('secret_hash').unique(),
    /** Where it was mailed to: it proves nothing about an address that the user got since. */
    address: text('address'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [index('mailed_proofs_user').on(t.userId), index('mailed_proofs_expires').on(t.expiresAt)],
);
