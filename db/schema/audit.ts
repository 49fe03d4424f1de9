import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who did what to which thing. Append-only (a trigger refuses update and delete), so it contains ids and never personal data. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** "webhook", "return-page", "sweep", "admin" … */
    actor: text('actor').notNull(),
    /** "order.paid", "report.deleted" … */
    action: text('action').notNull(),
    subjectId: text('subject_id').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [index('audit_log_subject').on(t.subjectId, t.id), index('audit_log_at').on(t.at.desc().nullsFirst())],
);
