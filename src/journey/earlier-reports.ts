import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { websiteHost } from '#base/website-host.ts';
import { orders, reports, users } from '#db/schema.ts';
import type { Queryable } from '#base/db.ts';
import type { ReportDocument } from '#report/contract.ts';

/** As it was told last. */
const newestDocument = sql<ReportDocument | null>`coalesce((select v.document from report_versions v where v.report_id = ${reports}.id order by v.version desc limit 1), ${reports.document})`;

const compared = 60; // five years of monitoring

/**
 * What the customer was told of the same website before, oldest first: by earlier runs of the order, and, where the buyer was signed in, by the other
 * paid orders of that account and of its confirmed address. A guest's order has its own runs only, since anybody can type an address. The last one is
 * what the report is compared with.
 */
export async function earlierDocuments(
  db: Queryable,
  report: typeof reports.$inferSelect,
  website: string,
): Promise<ReportDocument[]> {
  const [buyer] = await db
    .select({ id: users.id, email: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.id, report.orderId), eq(users.isVerified, true)));
  const ofBuyer =
    buyer &&
    and(
      ne(reports.orderId, report.orderId),
      or(
        sql`lower(${reports.email}) = lower(${buyer.email})`,
        inArray(reports.orderId, db.select({ id: orders.id }).from(orders).where(eq(orders.userId, buyer.id))),
      ),
      lt(reports.createdAt, report.createdAt),
      eq(reports.paymentStatus, 'completed'),
      ne(reports.status, 'suspended'),
      isNull(reports.erasedAt),
    );
  const rows = await db
    .select({ document: newestDocument })
    .from(reports)
    .where(
      and(
        isNotNull(reports.document),
        or(and(eq(reports.orderId, report.orderId), lt(reports.runNumber, report.runNumber)), ofBuyer),
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.runNumber))
    .limit(compared);
  return rows
    .flatMap(({ document }) => (document === null ? [] : [document]))
    .filter(({ company }) => websiteHost(company.website) === websiteHost(website))
    .toReversed();
}
