import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { assessments } from './journey.ts';
import { orders } from './payment.ts';
import type { TierId } from '#payment/contract.ts';
import type { CrawlerLog, FirstParty, ReportDocument } from '#report/contract.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** One report of one paid order and run. The row appears with the payment, its document once it is published; a document never changes. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    runNumber: integer('run_number').notNull(),
    assessmentId: text('assessment_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    contactName: text('contact_name').notNull().default(''),
    contactPhone: text('contact_phone').notNull().default(''),
    companyName: text('company_name').notNull(),
    companySize: text('company_size').notNull().default(''),
    email: text('email').notNull(),
    status: text('status').$type<'active' | 'cancelled' | 'suspended'>().notNull().default('active'),
    subscriptionPackage: text('subscription_package').$type<TierId>().notNull().default('assessment'),
    /** "completed" counts as paid. */
    paymentStatus: text('payment_status').$type<'completed' | 'refunded' | 'disputed' | 'failed'>().notNull(),
    document: json('document').$type<ReportDocument>(),
    /** Of the document, so that lists need not read it: 0-100. */
    score: doublePrecision('score').generatedAlwaysAs(sql`(document -> 'analysis' ->> 'overallScore')::float8`),
    documentVersion: integer('document_version'),
    /** Key in stored_files. */
    pdfKey: text('pdf_key'),
    /** How often its PDF was set anew after it was published. */
    pdfsSet: integer('pdfs_set').notNull().default(0),
    /** Of the document, among all versions of the website's reports. */
    firstVersion: integer('first_version').notNull().default(1),
    /** Points of the change since the measurement before that come from new rules. */
    byRules: integer('by_rules').notNull().default(0),
    /** When the boxes of the website's board were carried over to it. */
    followedAt: time('followed_at'),
    createdAt: time('created_at').notNull().defaultNow(),
    publishedAt: time('published_at'),
    /** Set: an operator asked for this run again; it answers no payment of its own. */
    isRerun: boolean('is_rerun').notNull().default(false),
    /** Set: erased. The row stays, empty, while its order lives, so that the report is not made again. */
    erasedAt: time('erased_at'),
    /** Grows with each change of a field that operators edit (by a trigger), so that a second editor notices the first. */
    version: integer('version').notNull().default(1),
    /** When the sweep looks again if it is still not published. */
    sweepAt: time('sweep_at')
      .notNull()
      .default(sql`now() + interval '10 minutes'`),
  },
  (t) => [
    uniqueIndex('reports_order_run').on(t.orderId, t.runNumber),
    index('reports_assessment').on(t.assessmentId),
    index('reports_created').on(t.createdAt.desc().nullsFirst(), t.id),
    index('reports_email').on(sql`lower(${t.email})`),
    index('reports_company').on(t.companyName, t.id),
    index('reports_contact').on(t.contactName, t.id),
    index('reports_status_created').on(t.status, t.createdAt.desc().nullsFirst()),
    index('reports_package_created').on(t.subscriptionPackage, t.createdAt.desc().nullsFirst()),
    index('reports_unpublished')
      .on(t.sweepAt)
      .where(sql`${t.publishedAt} is null`),
    check('reports_status_known', sql`${t.status} in ('active', 'cancelled', 'suspended')`),
  ],
);

/** One mail of one kind about one report, whatever happens in between. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: text('id').primaryKey(),
    reportId: text('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    purpose: text('purpose')
      .$type<
        | 'report'
        | 'payment-failed'
        | 'paused'
        | 'resumed'
        | 'ended'
        | 'cancelled'
        | 'kept'
        | 'refund-asked'
        | 'refunded'
      >()
      .notNull(),
    /** Chosen before the first attempt: a repeated mail is recognisable as the same one. */
    messageId: text('message_id').notNull(),
    status: text('status').$type<'pending' | 'sent' | 'failed'>().notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: time('created_at').notNull().defaultNow(),
    nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
    sentAt: time('sent_at'),
  },
  (t) => [
    uniqueIndex('deliveries_report_purpose').on(t.reportId, t.purpose),
    index('deliveries_pending')
      .on(t.nextAttemptAt)
      .where(sql`${t.status} = 'pending'`),
  ],
);

/** What the last log said that a customer handed in. The log itself is never stored. */
export const crawlerLogs = pgTable('crawler_logs', {
  reportId: text('report_id')
    .primaryKey()
    .references(() => reports.id, { onDelete: 'cascade' }),
  summary: json('summary').$type<CrawlerLog>().notNull(),
  readAt: time('read_at').notNull(),
});

/** The addresses that operators of crawlers publish, by the file that the package keeps each list in, as they were last read. */
export const crawlerRanges = pgTable('crawler_ranges', {
  file: text('file').primaryKey(),
  prefixes: json('prefixes').$type<string[]>().notNull(),
  readAt: time('read_at').notNull(),
});

/** What an owner exported from a platform's own statistics, summed up; the newest of each kind. */
export const firstPartyImports = pgTable(
  'first_party_imports',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    source: text('source').$type<FirstParty['source']>().notNull(),
    dimension: text('dimension').notNull(),
    summary: json('summary').$type<FirstParty>().notNull(),
    readAt: time('read_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.source, t.dimension] })],
);
