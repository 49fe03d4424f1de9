import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { reports } from '#db/schema.ts';
import { tierIds } from '#payment/contract.ts';
import type { Db, Queryable } from '#base/db.ts';
import { reportStatuses, type ReportRow } from './contract.ts';
import { countAll } from './counters.ts';
import { amongMatches, containing, countCap, findMatches, keyset, listQuery, pageOf, readPage, type SortKey } from './paging.ts';

const sorts = ['createdAt', 'companyName', 'contactName', 'email'] as const;
export const reportsQuery = listQuery(sorts).extend({ status: z.enum(reportStatuses).optional(), subscriptionPackage: z.enum(tierIds).optional() });
export type ReportsQuery = z.infer<typeof reportsQuery>;

/** A page of the reports that are not erased. */
export async function listReports(db: Db, query: ReportsQuery & { limit: number }) {
  const filter = filterOf(query);
  const isFiltered = query.search !== '' || query.status !== undefined || query.subscriptionPackage !== undefined;
  const matches = isFiltered ? await findMatches(db, { id: reports.id, from: reports, filter }) : null;
  const keys = keyset({ sort: sortKeys[query.sort], id: sql`${reports.id}`, order: query.order, after: query.after });
  const found = await readPage(db, { isDense: isFiltered && matches === null }, (tx) =>
    tx
      .select({ ...columns, cursor: keys.cursor })
      .from(reports)
      .where(and(amongMatches(reports.id, matches, filter), keys.where))
      .orderBy(...keys.orderBy)
      .limit(query.limit + 1),
  );
  const { rows, next } = pageOf(found, query.limit);
  const total = isFiltered ? (matches?.length ?? countCap) : await countAll(db, 'reports');
  return { rows: rows.map(toRow), next, total, isTotalCapped: isFiltered && matches === null };
}

/** One report as the table shows it; null when there is none or it was erased. */
export async function findReportRow(db: Queryable, id: string): Promise<ReportRow | null> {
  const [found] = await db
    .select(columns)
    .from(reports)
    .where(and(eq(reports.id, id), isNull(reports.erasedAt)));
  return found ? toRow(found) : null;
}

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

function filterOf({ search, status, subscriptionPackage }: ReportsQuery): SQL | undefined {
  return and(
    isNull(reports.erasedAt),
    status === undefined ? undefined : eq(reports.status, status),
    subscriptionPackage === undefined ? undefined : eq(reports.subscriptionPackage, subscriptionPackage),
    search === '' ? undefined : sql`report_search_text(${reports.contactName}, ${reports.companyName}, ${reports.email}) like ${containing(search)}`,
  );
}

function toRow({ publishedAt, createdAt, ...row }: { publishedAt: Date | null; createdAt: Date } & Omit<ReportRow, 'createdAt' | 'isPublished'>): ReportRow {
  return { ...row, isPublished: publishedAt !== null, createdAt: createdAt.toISOString() };
}
