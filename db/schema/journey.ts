import { sql } from 'drizzle-orm';
import { bigint, index, integer, json, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { submissions } from './quiz.ts';
import type { Analysis, Progress } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';

/** One run of the engine for a submission: first its evidence, then its analysis. Absence says which step is next. */
export const assessments = pgTable(
  'assessments',
  {
    id: text('id').primaryKey(),
    submissionId: text('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    runNumber: integer('run_number').notNull(),
    pageLimit: integer('page_limit').notNull(),
    status: text('status').$type<'waiting' | 'gathered' | 'judged'>().notNull().default('waiting'),
    // json, not jsonb: what a page said is kept byte for byte, NUL and order of keys included, so that judging it again gives the same.
    evidence: json('evidence').$type<Evidence>(),
    analysis: json('analysis').$type<Analysis>(),
    rubricVersion: text('rubric_version'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    gatheredAt: timestamp('gathered_at', { withTimezone: true }),
    judgedAt: timestamp('judged_at', { withTimezone: true }),
    /** The order whose next report this run gathers answers for, a quarter of the questions each week; null once it is that report's run. */
    collectingFor: text('collecting_for'),
    /** When the platforms were first asked; the deadline counts from here. */
    askStartedAt: timestamp('ask_started_at', { withTimezone: true }),
    /** The worker that asks; a newer one takes over from one that died. */
    askOwner: text('ask_owner'),
    /** When asking ended, whatever came of it. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    /** When the sweep looks again if the next step has not happened. */
    sweepAt: timestamp('sweep_at', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '10 minutes'`),
  },
  (t) => [
    uniqueIndex('assessments_collecting').on(t.collectingFor),
    uniqueIndex('assessments_submission_run').on(t.submissionId, t.runNumber),
    index('assessments_unfinished')
      .on(t.sweepAt)
      .where(sql`${t.status} <> 'judged'`),
  ],
);

/** What the waiting customer sees; also sent over NOTIFY. */
export const progressEvents = pgTable(
  'progress_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    assessmentId: text('assessment_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    progress: jsonb('progress').$type<Progress>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('progress_events_assessment').on(t.assessmentId, t.id)],
);
