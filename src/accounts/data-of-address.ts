import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm';
import { conversations, leads, orders, reports, submissions } from '#db/schema.ts';
import type { Queryable } from '#base/db.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What is kept under an address: the one definition that the export and the deletion of an account share. */

/**
 * Reports, erased ones left out, of a run that was answered for, bought with or sent to the address. An operator may have corrected one of the three; the
 * others still tell whose it is.
 */
export async function readOwnReports(db: Queryable, email: string): Promise<{ id: string; orderId: string }[]> {
  return db
    .select({ id: reports.id, orderId: reports.orderId })
    .from(reports)
    .innerJoin(orders, eq(orders.id, reports.orderId))
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(
      and(
        isNull(reports.erasedAt),
        or(is(reports.email, email), is(orders.email, email), is(submissions.email, email)),
      ),
    )
    .orderBy(reports.createdAt);
}

/** Orders with which something of the address is kept, paid or not, whether a report of them is still there or not. */
export async function readOwnOrders(db: Queryable, email: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .leftJoin(reports, eq(reports.orderId, orders.id))
    .where(or(is(reports.email, email), is(orders.email, email), is(submissions.email, email)));
  return rows.map(({ id }) => id);
}

/** Of `submissions`, whether they were ever paid for or not. */
export const ownQuiz = (email: string): SQL => is(submissions.email, email);

/** Of `leads`: contact requests hold what was typed, so it is read as an address here. */
export const ownLead = (email: string): SQL => sql`lower(normalize(btrim(${leads.email}), NFKC)) = lower(${email})`;

/** Of `conversations`: a chat is somebody's once they left their address in it. */
export function ownChat(db: Queryable, email: string): SQL {
  return exists(
    db
      .select({ id: leads.id })
      .from(leads)
      .where(and(ownLead(email), eq(leads.sessionId, conversations.sessionId))),
  );
}

function is(column: PgColumn, email: string): SQL {
  return sql`lower(${column}) = lower(${email})`;
}
