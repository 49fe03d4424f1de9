import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OauthProvider } from '#accounts/contract.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Somebody who signs in. Addresses are compared without regard to case. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** null: signs in through a provider only. */
    passcodeHash: text('passcode_hash'),
    isVerified: boolean('is_verified').notNull().default(false),
    oauthProvider: text('oauth_provider').$type<OauthProvider>(),
    lastLoginAt: time('last_login_at'),
    createdAt: time('created_at').notNull().defaultNow(),
    /** Grows with each change of a field that operators edit (by a trigger), so that a second editor notices the first. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    index('users_created').on(t.createdAt.desc().nullsFirst(), t.id),
  ],
);
