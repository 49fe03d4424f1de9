import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { reports } from '#db/schema.ts';
import { tierIds } from '#payment/contract.ts';
import type { Db, Queryable } from '#base/db.ts';
import { reportStatuses, type ReportRow } from './contract.ts';
import { countAll } from './counters.ts';
import { listQuery, readList, type SortKey } from './paging.ts';

const sorts = ['createdAt', 'companyName', 'contactName', 'email'] as const;
export const reportsQuery = listQuery(sorts).extend({
  status: z.enum(reportStatuses).optional(),
  subscriptionPackage: z.enum(tierIds).optional(),
});
export type ReportsQuery = z.infer<typeof reportsQuery>;

/** A page of the reports that are not erased. */
export async function listReports(db: Db, query: ReportsQuery & { limit: number }) {
  const { rows, ...page } = await readList(db, query, {
    from: reports,
    id: reports.id,
    sort: sortKeys[query.sort],
    filter: filterOf(query),
    searched: sql`report_search_text(${reports.contactName}, ${reports.companyName}, ${reports.email})`,
    count: () => countAll(db, 'reports'),
    read: (tx, { cursor, where, orderBy, limit }) =>
      tx
        .select({ ...columns, cursor })
        .from(reports)
        .where(and(isNull(reports.erasedAt), where))
        .orderBy(...orderBy)
        .limit(limit),
  });
  return { rows: rows.map(toRow), ...page };
}

/** One report as the table shows it; null when there is none or it was erased. */
export async function findReportRow(db: Queryable, id: string): Promise<ReportRow | null> {
  const [found] = await db
    .select(columns)
    .from(reports)
    .where(and(eq(reports.id, id), isNull(reports.erasedAt)));
  return found ? toRow(found) : null;
}

/** Of the newest version, or of the published document where none follows it. */
const newestScore = sql<
  number | null
>`coalesce((select later.score from report_versions later where later.report_id = reports.id order by later.version desc limit 1), reports.score)`;

const columns = {
  id: reports.id,
  orderId: reports.orderId,
  contactName: reports.contactName,
  contactPhone: reports.contactPhone,
  companyName: reports.companyName,
  companySize: reports.companySize,
  email: reports.email,
  status: reports.status,
  subscriptionPackage: reports.subscriptionPackage,
  paymentStatus: reports.paymentStatus,
  score: newestScore,
  publishedAt: reports.publishedAt,
  createdAt: reports.createdAt,
  version: reports.version,
};

const sortKeys: Record<(typeof sorts)[number], SortKey> = {
  createdAt: { expression: sql`${reports.createdAt}`, type: 'timestamptz' },
  companyName: { expression: sql`${reports.companyName}`, type: 'text' },
  contactName: { expression: sql`${reports.contactName}`, type: 'text' },
  email: { expression: sql`lower(${reports.email})`, type: 'text' },
};

/** Undefined: all that are not erased, whose number is known without counting. */
function filterOf({ search, status, subscriptionPackage }: ReportsQuery): SQL | undefined {
  const chosen = and(
    status === undefined ? undefined : eq(reports.status, status),
    subscriptionPackage === undefined ? undefined : eq(reports.subscriptionPackage, subscriptionPackage),
  );
  return chosen === undefined && search === '' ? undefined : and(isNull(reports.erasedAt), chosen);
}

function toRow({
  publishedAt,
  createdAt,
  ...row
}: { publishedAt: Date | null; createdAt: Date } & Omit<ReportRow, 'createdAt' | 'isPublished'>): ReportRow {
  return { ...row, isPublished: publishedAt !== null, createdAt: createdAt.toISOString() };
}
