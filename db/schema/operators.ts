import { bigint, date, index, integer, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { AlertKind } from '#operators/contract.ts';
import type { ReportDocument } from '#report/contract.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** An unlocked operator page. The bearer itself is only in that page's memory; here is its hash. */
export const operatorSessions = pgTable('operator_sessions', {
  id: text('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  role: text('role').$type<'admin' | 'super-admin'>().notNull(),
  createdAt: time('created_at').notNull(),
  lastUsedAt: time('last_used_at').notNull(),
});

/** A website that the super admin had assessed, as the report that can be mailed. */
export const seoAssessments = pgTable(
  'seo_assessments',
  {
    id: text('id').primaryKey(),
    website: text('website').notNull(),
    document: json('document').$type<ReportDocument>().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (t) => [index('seo_assessments_created').on(t.createdAt)],
);

/**
 * Counters for the operators' cards, kept by triggers: each change appends what it adds, and the sum is the count. Nobody waits for
 * anybody, a reader sees exactly what is committed, and reading does not grow with the tables.
 */
export const tallies = pgTable(
  'tallies',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    n: bigint('n', { mode: 'number' }).notNull(),
  },
  (t) => [index('tallies_name').on(t.name)],
);

/** How often a step of the way to a report was reached on a day (UTC). Nothing tells who reached it. */
export const stepCounts = pgTable(
  'step_counts',
  { day: date('day').notNull(), step: text('step').notNull(), n: bigint('n', { mode: 'number' }).notNull() },
  (t) => [primaryKey({ columns: [t.day, t.step] })],
);

/** Reports per company, by a digest of the name: where the count of distinct companies comes from. */
export const companyTallies = pgTable('company_tallies', {
  digest: text('digest').primaryKey(),
  n: bigint('n', { mode: 'number' }).notNull(),
});

/** What a person should look at, one row for each matter. */
export const operatorAlerts = pgTable(
  'operator_alerts',
  {
    kind: text('kind').$type<AlertKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    text: text('text').notNull(),
    firstAt: time('first_at').notNull(),
    lastAt: time('last_at').notNull(),
    times: integer('times').notNull().default(1),
    /** When a mail told of it last, and how many mails did. */
    mailedAt: time('mailed_at'),
    mails: integer('mails').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subjectId] })],
);
