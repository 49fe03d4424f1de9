import { bigint, index, integer, json, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { assessments } from './journey.ts';
import { submissions } from './quiz.ts';
import type { PlatformAnswer } from '#engine/evidence/evidence.ts';

/** One question to one platform in one run. The row is written before the call, so that a killed worker's call is known and paid for once. */
export const platformAsks = pgTable(
  'platform_asks',
  {
    assessmentId: text('assessment_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    platform: text('platform').notNull(),
    promptId: text('prompt_id').notNull(),
    run: integer('run').notNull(),
    promptSetVersion: text('prompt_set_version').notNull(),
    /** claimed: reserved, not sent; asking: sent, or to be sent in the next millisecond. */
    status: text('status').$type<'claimed' | 'asking' | 'answered' | 'failed'>().notNull(),
    /** Calls made, the one under way included. */
    calls: integer('calls').notNull().default(1),
    /** json, not jsonb: an answer is kept as it came. */
    answer: json('answer').$type<PlatformAnswer>(),
    /** The vendor's reply as it came: the audit trail. */
    raw: json('raw'),
    /** Millionths of a US dollar: what ended calls cost, and what the one under way may cost. */
    spentMicros: bigint('spent_micros', { mode: 'number' }).notNull().default(0),
    reservedMicros: bigint('reserved_micros', { mode: 'number' }).notNull().default(0),
    /** Of what was spent: for calls whose worker died before it heard of them. Such a call may not have reached the platform. */
    unsureMicros: bigint('unsure_micros', { mode: 'number' }).notNull().default(0),
    /** What a model's reading of the answer cost. */
    readMicros: bigint('read_micros', { mode: 'number' }).notNull().default(0),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.assessmentId, t.platform, t.promptId, t.run] }),
    index('platform_asks_started').on(t.startedAt),
  ],
);

/** What one visit's reading of pages by a model cost, booked before each call. Its run may be erased; what a day cost stays. */
export const pageReadings = pgTable(
  'page_readings',
  {
    id: text('id').primaryKey(),
    /** The run whose order it is read for; null: nobody's order. */
    assessmentId: text('assessment_id').references(() => assessments.id, { onDelete: 'set null' }),
    calls: integer('calls').notNull(),
    /** Millionths of a US dollar: what ended calls cost, and what those under way may cost at most. A killed worker's stay under way. */
    spentMicros: bigint('spent_micros', { mode: 'number' }).notNull().default(0),
    reservedMicros: bigint('reserved_micros', { mode: 'number' }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('page_readings_run').on(t.assessmentId), index('page_readings_started').on(t.startedAt)],
);

/** What a buyer did with the questions before they were asked: looked (they are held back until then), or wrote their own, once. */
export const questionSets = pgTable('question_sets', {
  submissionId: text('submission_id')
    .primaryKey()
    .references(() => submissions.id, { onDelete: 'cascade' }),
  /** In their order; null until they were changed or confirmed. None of them names the business. */
  questions: jsonb('questions').$type<string[]>(),
  heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }),
});

/** What a model answered to a text of a website, by the hash of model, prompt version and text: the same text costs once, and a reading that was cut off goes on. Kept for 30 days. */
export const modelAnswers = pgTable(
  'model_answers',
  {
    key: text('key').primaryKey(),
    answer: text('answer').notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('model_answers_age').on(t.answeredAt)],
);
