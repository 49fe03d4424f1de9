import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** One question to the chat assistant and its answer. */
export const conversations = pgTable(
  'conversations',
  {
    id: text('id').primaryKey(),
    /** Made by the visitor's page: session_{time}_{random}. */
    sessionId: text('session_id').notNull(),
    userMessage: text('user_message').notNull(),
    botResponse: text('bot_response').notNull(),
    intent: text('intent').notNull().default(''),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('conversations_created').on(t.createdAt.desc().nullsFirst(), t.id),
    index('conversations_session').on(t.sessionId, t.createdAt),
    index('conversations_by_intent').on(t.intent, t.id),
  ],
);

/** Somebody who left an address in the chat. Nothing but the texts as they were typed. */
export const leads = pgTable(
  'leads',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company').notNull(),
    specificNeed: text('specific_need').notNull().default(''),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (t) => [index('leads_created').on(t.createdAt.desc().nullsFirst(), t.id)],
);
