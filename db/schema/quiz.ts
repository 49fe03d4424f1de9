import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Answers, Look, Proposal } from '#engine/contract.ts';

/** A quiz as it was sent. Never changed: what was paid for is what was answered. */
export const submissions = pgTable(
  'submissions',
  {
    id: text('id').primaryKey(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the answers: a retry under the same key with edited answers is a new submission, not a lost edit. */
    answersHash: text('answers_hash').notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    email: text('email').notNull(),
    website: text('website').notNull(),
    /** The plan the visitor came for, if any. */
    tier: text('tier'),
    /** The visitor asked for one mail if nothing is paid. */
    mayRemind: boolean('may_remind').notNull().default(false),
    /** When that mail was written. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('submissions_idempotency').on(t.idempotencyKey, t.answersHash),
    index('submissions_created').on(t.createdAt),
  ],
);

/** A quiz under way whose visitor had a link to it mailed; kept for 30 days, without the address that it was mailed to. */
export const keptQuizzes = pgTable(
  'kept_quizzes',
  {
    /** In the mailed link: not to be guessed. */
    id: text('id').primaryKey(),
    /** As the page keeps it in the browser: answers by input. */
    draft: jsonb('draft').$type<Record<string, string | boolean>>().notNull(),
    step: integer('step').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('kept_quizzes_age').on(t.createdAt)],
);

/** What a quick look at a website proposed as quiz answers; kept for a day. */
export const websiteScans = pgTable(
  'website_scans',
  {
    /** The whole address that was asked for: firms share hosts. */
    host: text('host').primaryKey(),
    proposals: jsonb('proposals').$type<Proposal[]>().notNull(),
    scannedAt: timestamp('scanned_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('website_scans_age').on(t.scannedAt)],
);

/** A free look at a website, as its page shows it; kept for a day. */
export const looks = pgTable(
  'looks',
  {
    /** In the address of its page: not to be guessed. */
    id: text('id').primaryKey(),
    host: text('host').notNull(),
    website: text('website').notNull(),
    look: jsonb('look').$type<Look>().notNull(),
    proposals: jsonb('proposals').$type<Proposal[]>().notNull(),
    /** Why the home page could not be read; null when it was. */
    unread: text('unread'),
    /** From the first request to the last answer. */
    tookMs: integer('took_ms').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('looks_host').on(t.host, t.seenAt), index('looks_age').on(t.seenAt)],
);
