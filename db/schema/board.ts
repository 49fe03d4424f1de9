import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  Cause,
  CheckOutcome,
  ContestOutcome,
  ContestReason,
  FieldFigures,
  Proof,
  SummaryFacts,
} from '#board/contract.ts';
import type { ComparedSite } from '#engine/judge/compare.ts';
import type { Contested } from '#engine/judge/contest.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import type { Correction } from '#engine/evidence/statements.ts';
import type { ReportDocument } from '#report/contract.ts';
import { reports } from './report.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A website of one owner: what is done about its reports belongs to it, whichever order they came of. */
export const sites = pgTable(
  'sites',
  {
    id: text('id').primaryKey(),
    /** `account:…`, or `order:…` for a guest: anybody can type an address. */
    owner: text('owner').notNull(),
    /** Without "www.". */
    host: text('host').notNull(),
    /** Left out of the public figures. */
    isUncounted: boolean('is_uncounted').notNull().default(true),
    /** Grows with whatever changes on the board. */
    revision: integer('revision').notNull().default(0),
    createdAt: time('created_at').notNull(),
  },
  (t) => [uniqueIndex('sites_owner_host').on(t.owner, t.host)],
);

const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' });
const reportId = () =>
  text('report_id')
    .notNull()
    .references(() => reports.id, { onDelete: 'cascade' });

/**
 * What became of a report after it was published: a further document, never a changed one. `patch`: what of the evidence was read again, against the version
 * before it.
 */
export const reportVersions = pgTable(
  'report_versions',
  {
    reportId: reportId(),
    /** 2 for the first that follows the published one. */
    version: integer('version').notNull(),
    cause: text('cause').$type<Cause>().notNull(),
    title: text('title').notNull(),
    // json, not jsonb: as it was built and read, byte for byte.
    document: json('document').$type<ReportDocument>().notNull(),
    score: doublePrecision('score').generatedAlwaysAs(sql`(document -> 'analysis' ->> 'overallScore')::float8`),
    patch: json('patch').$type<EvidencePatch>(),
    /** Points of the change that come from new rules. */
    byRules: integer('by_rules').notNull().default(0),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.version] })],
);

/** The gathered parts that differ, whole; of the site its pages one by one. */
export type EvidencePatch = Partial<Omit<Evidence, 'site'>> & {
  site?: Evidence['site'];
  pages?: { order: string[]; changed: (Evidence['site'] & { ok: true })['value']['pages'] };
};

/** One box: of a check, or of a week of the plan that is no check. What its owner says and what a reading saw are kept apart; the first hides the second. */
export const taskStates = pgTable(
  'task_states',
  {
    siteId: siteId(),
    /** "AO-03", or the key of a week's box. */
    checkId: text('check_id').notNull(),
    taskKey: text('task_key').notNull(),
    mark: text('mark').$type<'claimed' | 'skipped'>(),
    /** "you", or the label of a share. */
    markedBy: text('marked_by'),
    markedAt: time('marked_at'),
    reason: text('reason'),
    seen: text('seen').$type<'partly' | 'verified' | 'regressed' | 'corrected' | 'stays'>(),
    seenAt: time('seen_at'),
    /** When it was last seen done. */
    verifiedAt: time('verified_at'),
    outcome: json('outcome').$type<CheckOutcome>(),
    /** What was shown of it last, for when it is in the plan no more. */
    shown: json('shown').$type<{
      title: string;
      description: string;
      horizon: 'immediate' | 'shortTerm' | 'longTerm';
      who: string;
      minutes: number;
      worth: number;
    }>(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.checkId] })],
);

/** Append only. */
export const taskEvents = pgTable(
  'task_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: siteId(),
    checkId: text('check_id').notNull(),
    taskKey: text('task_key').notNull(),
    state: text('state').notNull(),
    by: text('by'),
    reason: text('reason'),
    at: time('at').notNull(),
  },
  (t) => [index('task_events_site').on(t.siteId, t.id)],
);

/** One reading of what one task concerns. */
export const rechecks = pgTable(
  'rechecks',
  {
    id: text('id').primaryKey(),
    siteId: siteId(),
    reportId: reportId(),
    checkId: text('check_id').notNull(),
    taskKey: text('task_key').notNull(),
    /** The share that asked; null: the owner. */
    shareId: text('share_id'),
    state: text('state').$type<'waiting' | 'reading' | 'done' | 'failed'>().notNull().default('waiting'),
    sentence: text('sentence').notNull().default(''),
    pages: jsonb('pages')
      .$type<{ url: string; state: 'waiting' | 'read' | 'not-read'; ageSeconds: number | null }[]>()
      .notNull()
      .default([]),
    outcome: json('outcome').$type<CheckOutcome>(),
    createdAt: time('created_at').notNull(),
    finishedAt: time('finished_at'),
  },
  (t) => [
    index('rechecks_site').on(t.siteId, t.createdAt),
    // Two clicks are one check.
    uniqueIndex('rechecks_one_at_a_time')
      .on(t.siteId, t.checkId)
      .where(sql`${t.state} in ('waiting', 'reading')`),
  ],
);

/** Somebody says that a finding is wrong. */
export const contests = pgTable(
  'contests',
  {
    id: text('id').primaryKey(),
    siteId: siteId(),
    reportId: reportId(),
    checkId: text('check_id').notNull(),
    taskKey: text('task_key').notNull(),
    reason: text('reason').$type<ContestReason>().notNull(),
    url: text('url'),
    words: text('words'),
    note: text('note'),
    /** Of an answer to a question of the report. */
    answer: text('answer').$type<'yes' | 'no'>(),
    outcome: text('outcome').$type<ContestOutcome>(),
    sentence: text('sentence').notNull().default(''),
    nearest: text('nearest'),
    hint: text('hint'),
    /** What the report showed. */
    proofs: json('proofs').$type<Proof[]>().notNull(),
    /** What is contested, as the engine takes it. */
    about: json('about').$type<Contested>().notNull(),
    reportVersion: integer('report_version'),
    createdAt: time('created_at').notNull(),
    dueAt: time('due_at'),
    decidedAt: time('decided_at'),
    decidedBy: text('decided_by').$type<'machine' | 'operator'>(),
    personAskedAt: time('person_asked_at'),
    /** Grows with each decision, so that a second operator notices the first. */
    version: integer('version').notNull().default(1),
  },
  (t) => [index('contests_site').on(t.siteId, t.createdAt), index('contests_age').on(t.createdAt)],
);

/** What was contested with success: kept with the evidence of each reading of the site that follows. */
export const corrections = pgTable(
  'corrections',
  {
    id: text('id').primaryKey(),
    siteId: siteId(),
    contestId: text('contest_id').notNull(),
    correction: jsonb('correction').$type<Correction>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [index('corrections_site').on(t.siteId, t.createdAt)],
);

/** How often a day's reports (UTC) showed a check as failing. Nothing tells whose. */
export const checkShown = pgTable(
  'check_shown',
  { day: date('day').notNull(), checkId: text('check_id').notNull(), n: bigint('n', { mode: 'number' }).notNull() },
  (t) => [primaryKey({ columns: [t.day, t.checkId] })],
);

/** One decision for each check and website, which is kept as a keyed digest: it outlives the report. */
export const checkDecisions = pgTable(
  'check_decisions',
  {
    checkId: text('check_id').notNull(),
    hostDigest: text('host_digest').notNull(),
    contestedAt: time('contested_at').notNull(),
    /** null: contested, and not decided. */
    isUpheld: boolean('is_upheld'),
  },
  (t) => [primaryKey({ columns: [t.checkId, t.hostDigest] })],
);

/** Checks that are not simply scored. Each change stays, as the public changelog. */
export const checkStanding = pgTable(
  'check_standing',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    checkId: text('check_id').notNull(),
    standing: text('standing').$type<'scored' | 'demoted' | 'marked'>().notNull(),
    note: text('note').notNull(),
    by: text('by').$type<'machine' | 'operator'>().notNull(),
    at: time('at').notNull(),
  },
  (t) => [index('check_standing_check').on(t.checkId, t.id)],
);

/** A link for the person who does the work. Only the digest of its token is kept. */
export const shares = pgTable(
  'shares',
  {
    id: text('id').primaryKey(),
    siteId: siteId(),
    tokenHash: text('token_hash').notNull().unique(),
    role: text('role').$type<'developer' | 'writer'>().notNull(),
    label: text('label').notNull(),
    checkIds: jsonb('check_ids').$type<string[]>().notNull(),
    createdAt: time('created_at').notNull(),
    endsAt: time('ends_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (t) => [index('shares_site').on(t.siteId)],
);

/** Mails on Mondays, for who asked. */
export const reminders = pgTable('reminders', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  /** Of the token in the link that stops them. */
  stopHash: text('stop_hash').notNull(),
  startedAt: time('started_at').notNull(),
  endsAt: time('ends_at').notNull(),
  lastAt: time('last_at'),
  ended: text('ended').$type<'stopped' | 'over' | 'nothing-open'>(),
});

/** What an owner makes public of a website: a score to show on it, and a page of its figures. */
export const badges = pgTable('badges', {
  /** Part of public addresses. */
  id: text('id').primaryKey(),
  siteId: siteId().unique(),
  createdAt: time('created_at').notNull(),
  /** When its code was seen on the home page, which only the website's owner can put there. */
  provenAt: time('proven_at'),
  withdrawnAt: time('withdrawn_at'),
  /** Of the version in `factsOf`; null: that read no page. */
  facts: json('facts').$type<SummaryFacts>(),
  factsOf: text('facts_of'),
});

/** The public figures of each industry, counted now and then. One row. */
export const fieldFigures = pgTable('field_figures', {
  id: integer('id').primaryKey().default(1),
  figures: json('figures').$type<FieldFigures>().notNull(),
  countedAt: time('counted_at').notNull(),
});

/** Whom the owner wants to be compared with. */
export const competitors = pgTable(
  'competitors',
  {
    siteId: siteId(),
    host: text('host').notNull(),
    website: text('website').notNull(),
    position: integer('position').notNull(),
    /** When it was named last; it counts against what may be read. */
    addedAt: time('added_at').notNull(),
    /** Named no more. The row stays, so that naming it again is no new reading. */
    removedAt: time('removed_at'),
    /** How often it was read for this site at the owner's wish, since `added_at` and in all. */
    readings: integer('readings').notNull().default(1),
    readingsInAll: integer('readings_in_all').notNull().default(1),
    /** What the last reading showed, judged for this site; null: none was judged, or it may not be shown. */
    compared: json('compared').$type<ComparedSite>(),
    readAt: time('read_at'),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.host] })],
);

/** A site's own side of its comparisons: the version that it was judged from. */
export const comparedSides = pgTable('compared_sides', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  reportId: reportId(),
  version: integer('version').notNull(),
  compared: json('compared').$type<ComparedSite>().notNull(),
});

/** What was read of a website for comparisons, for all who name it. */
export const competitorReads = pgTable('competitor_reads', {
  host: text('host').primaryKey(),
  website: text('website').notNull(),
  state: text('state').$type<'waiting' | 'reading' | 'read' | 'robots' | 'unreadable'>().notNull(),
  detail: text('detail').notNull().default(''),
  evidence: json('evidence').$type<Evidence>(),
  pageLimit: integer('page_limit').notNull(),
  /** What the buyers of who asked want: pages about it come first. */
  nearest: jsonb('nearest').$type<string[]>().notNull().default([]),
  readAt: time('read_at'),
  askedAt: time('asked_at').notNull(),
});

/** Who does not want to be compared, by what their owner has registered. Kept once it is proven. */
export const competitorOptOuts = pgTable('competitor_opt_outs', {
  host: text('host').primaryKey(),
  token: text('token').notNull(),
  askedAt: time('asked_at').notNull(),
  provenAt: time('proven_at'),
});
