import { bigint, customType, integer, jsonb, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Blobs (PDFs, exports) by key, so that every process sees the same ones. */
export const storedFiles = pgTable('stored_files', {
  key: text().primaryKey(),
  contentType: text('content_type').notNull(),
  bytes: bytea().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What the installation itself remembers: hashes of the operators' codes and the like. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Counters shared by all processes; column names and types are those rate-limiter-flexible expects. */
export const throttles = pgTable('throttles', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
