// The plainer lists: conversations, leads and the audit log.
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { csvFileOf, csvLinesOf } from '#base/csv.ts';
import { AppError } from '#base/errors.ts';
import { recordAudit } from '#db/audit.ts';
import { auditLog, conversations, leads } from '#db/schema.ts';
import type { Db } from '#base/db.ts';
import { countAll } from './counters.ts';
import type { OperatorSession } from './operator-session.ts';
import { countCap, listQuery, readList, type SortKey } from './paging.ts';

export const conversationsQuery = listQuery(['createdAt', 'sessionId', 'intent']).extend({
  session: z.string().max(200).optional(),
});

export async function listConversations(db: Db, query: z.infer<typeof conversationsQuery> & { limit: number }) {
  const sortKeys: Record<typeof query.sort, SortKey> = {
    createdAt: { expression: sql`${conversations.createdAt}`, type: 'timestamptz' },
    sessionId: { expression: sql`${conversations.sessionId}`, type: 'text' },
    intent: { expression: sql`${conversations.intent}`, type: 'text' },
  };
  const { rows, ...page } = await readList(db, query, {
    from: conversations,
    id: conversations.id,
    sort: sortKeys[query.sort],
    filter: query.session === undefined ? undefined : eq(conversations.sessionId, query.session),
    searched: sql`conversation_search_text(${conversations.sessionId}, ${conversations.userMessage}, ${conversations.botResponse}, ${conversations.intent})`,
    count: () => countAll(db, 'conversations'),
    read: (tx, { cursor, where, orderBy, limit }) =>
      tx
        .select({ ...conversationColumns, cursor })
        .from(conversations)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
  });
  return { rows: rows.map(withIsoTime), ...page };
}

export const leadsQuery = listQuery(['createdAt']);

export async function listLeads(db: Db, query: z.infer<typeof leadsQuery> & { limit: number }) {
  const { rows, ...page } = await readList(db, query, {
    from: leads,
    id: leads.id,
    sort: { expression: sql`${leads.createdAt}`, type: 'timestamptz' },
    searched: sql`lead_search_text(${leads.name}, ${leads.email}, ${leads.company}, ${leads.specificNeed})`,
    count: () => countAll(db, 'leads'),
    read: (tx, { cursor, where, orderBy, limit }) =>
      tx
        .select({ ...leadColumns, cursor })
        .from(leads)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
  });
  return { rows: rows.map(withIsoTime), ...page };
}

/** The leads as a table that any spreadsheet opens, a batch at a time. */
export async function* leadsAsCsv(db: Db): AsyncGenerator<string> {
  yield csvFileOf([['Date', 'Name', 'Email', 'Company', 'Need', 'Session']]);
  let after: string | undefined;
  do {
    const page = await listLeads(db, { sort: 'createdAt', order: 'desc', search: '', limit: 500, after });
    yield csvLinesOf(
      page.rows.map((lead) => [
        lead.createdAt,
        lead.name,
        lead.email,
        lead.company,
        lead.specificNeed,
        lead.sessionId ?? '',
      ]),
    );
    after = page.next ?? undefined;
  } while (after !== undefined);
}

/** Everything these rows hold is personal, so all of it goes; the log keeps the id. */
export async function deleteConversation(db: Db, id: string, session: OperatorSession): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.delete(conversations).where(eq(conversations.id, id)).returning({ id: conversations.id });
    if (gone.length === 0)
      throw new AppError(404, 'conversation-not-found', 'This conversation does not exist any more.');
    await recordAudit(tx, {
      actor: session.role,
      action: 'conversation.deleted',
      subjectId: id,
      details: { session: session.id },
    });
  });
}

export async function deleteLead(db: Db, id: string, session: OperatorSession): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.delete(leads).where(eq(leads.id, id)).returning({ id: leads.id });
    if (gone.length === 0) throw new AppError(404, 'lead-not-found', 'This lead does not exist any more.');
    await recordAudit(tx, {
      actor: session.role,
      action: 'lead.deleted',
      subjectId: id,
      details: { session: session.id },
    });
  });
}

export const auditQuery = listQuery(['id']).extend({ subject: z.string().max(200).optional() });

export async function listAudit(db: Db, query: z.infer<typeof auditQuery> & { limit: number }) {
  const { rows, ...page } = await readList(db, query, {
    from: auditLog,
    id: auditLog.id,
    sort: { expression: sql`${auditLog.id}`, type: 'bigint' },
    filter: query.subject === undefined ? undefined : eq(auditLog.subjectId, query.subject),
    searched: sql`audit_search_text(${auditLog.actor}, ${auditLog.action}, ${auditLog.subjectId})`,
    count: async () => {
      const total = await db.$count(db.select({ id: auditLog.id }).from(auditLog).limit(countCap).as('found'));
      return { total, isCapped: total === countCap };
    },
    read: (tx, { cursor, where, orderBy, limit }) =>
      tx
        .select({ ...auditColumns, cursor })
        .from(auditLog)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
  });
  return {
    rows: rows.map(({ at, details, ...row }) => ({ ...row, at: at.toISOString(), details: JSON.stringify(details) })),
    ...page,
  };
}

const conversationColumns = {
  id: conversations.id,
  sessionId: conversations.sessionId,
  userMessage: conversations.userMessage,
  botResponse: conversations.botResponse,
  intent: conversations.intent,
  createdAt: conversations.createdAt,
};

const auditColumns = {
  id: auditLog.id,
  at: auditLog.at,
  actor: auditLog.actor,
  action: auditLog.action,
  subjectId: auditLog.subjectId,
  details: auditLog.details,
};

const leadColumns = {
  id: leads.id,
  sessionId: leads.sessionId,
  name: leads.name,
  email: leads.email,
  company: leads.company,
  specificNeed: leads.specificNeed,
  createdAt: leads.createdAt,
};

function withIsoTime<Row extends { createdAt: Date }>(row: Row): Omit<Row, 'createdAt'> & { createdAt: string } {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
