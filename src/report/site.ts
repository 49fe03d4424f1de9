import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, max, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#base/db.ts';
import { AppError } from '#base/errors.ts';
import { randomId } from '#base/secrets.ts';
import { websiteHost } from '#base/website-host.ts';
import { orders, reports, reportVersions, sites, submissions } from '#db/schema.ts';
import type { Answers } from '#engine/contract.ts';
import type { ReportDocument } from './contract.ts';
import { findPurchase, findPurchaseHead, newestVersion, ownerOfOrder, refuseUnpaid } from './store.ts';

export type Site = typeof sites.$inferSelect;

/** The newest report of a website and its owner, in its newest version. `site` null: nothing was done on its board yet. */
export type OpenBoard = {
  /** Who bought: an account, or for a guest the order itself, since anybody can type an address. */
  owner: string;
  host: string;
  site: Site | null;
  report: Omit<typeof reports.$inferSelect, 'document'>;
  document: ReportDocument;
  version: number;
  order: typeof orders.$inferSelect;
  answers: Answers;
  website: string;
};

/** The board behind the id that a customer has of a purchase. @throws AppError 402, 403, 404, 409 as the report itself does */
export async function openBoard(db: Queryable, purchaseId: string): Promise<OpenBoard> {
  const head = await findPurchaseHead(db, { purchase: purchaseId });
  const purchase = head ?? (await findPurchase(db, purchaseId));
  if (purchase === null) throw new AppError(404, 'report-not-found', 'There is no report under this address.');
  refuseUnpaid(purchase);
  if (!head?.report.hasDocument)
    throw new AppError(409, 'report-running', 'The report is still being made. Please try again in a moment.');
  const board = await newestOf(db, await ownedBy(db, purchase.order.id));
  if (board === null) throw new AppError(403, 'report-suspended', 'This report is closed. Please contact us.');
  return board;
}

/** The same for a site; null once nothing that was paid for is left of it. */
export async function boardOfSite(db: Queryable, site: Pick<Site, 'owner' | 'host'>): Promise<OpenBoard | null> {
  return newestOf(db, site);
}

export type Owned = { owner: string; host: string };

/** Whose website an order is about, and which. */
export async function ownedBy(db: Queryable, orderId: string): Promise<Owned> {
  const [found] = await db
    .select({ owner: ownerOfOrder, website: submissions.website })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(eq(orders.id, orderId));
  if (!found) throw new AppError(404, 'report-not-found', 'There is no report under this address.');
  return { owner: found.owner, host: websiteHost(found.website).toLowerCase() };
}

/** Published reports of a site that are paid for and not closed, newest first, without their documents. */
export async function reportsOfSite(db: Queryable, { owner, host }: Owned) {
  const [kind, id = ''] = owner.split(/:(.*)/s);
  const rows = await db
    .select({
      id: reports.id,
      orderId: reports.orderId,
      runNumber: reports.runNumber,
      isRerun: reports.isRerun,
      createdAt: reports.createdAt,
      website: submissions.website,
    })
    .from(reports)
    .innerJoin(orders, eq(orders.id, reports.orderId))
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(
      and(
        kind === 'account' ? eq(orders.userId, id) : and(eq(orders.id, id), isNull(orders.userId)),
        isNotNull(reports.document),
        eq(orders.status, 'paid'),
        eq(reports.paymentStatus, 'completed'),
        ne(reports.status, 'suspended'),
        isNull(reports.erasedAt),
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.runNumber))
    .limit(200);
  return rows.filter(({ website }) => websiteHost(website).toLowerCase() === host);
}

/** How many of a site's reports a payment brought. */
export async function paymentsOfSite(db: Queryable, owned: Owned): Promise<number> {
  return (await reportsOfSite(db, owned)).filter(({ isRerun }) => !isRerun).length;
}

/** The number of the next version of whatever report of the order's website. */
export async function nextVersion(tx: Transaction, orderId: string): Promise<number> {
  const ids = (await reportsOfSite(tx, await ownedBy(tx, orderId))).map(({ id }) => id);
  if (ids.length === 0) return 1;
  const [first] = await tx
    .select({ last: max(reports.firstVersion) })
    .from(reports)
    .where(inArray(reports.id, ids));
  const [later] = await tx
    .select({ last: max(reportVersions.version) })
    .from(reportVersions)
    .where(inArray(reportVersions.reportId, ids));
  return Math.max(first?.last ?? 0, later?.last ?? 0) + 1;
}

async function newestOf(db: Queryable, owned: Owned): Promise<OpenBoard | null> {
  const [newest] = await reportsOfSite(db, owned);
  if (!newest) return null;
  const version = await newestVersion(db, newest.id);
  // A document weighs some 300 kB: only the one that is shown is read.
  const { document: published, ...columns } = getTableColumns(reports);
  const [found] = await db
    .select({
      report: columns,
      document: version === null ? published : sql<null>`null`,
      order: orders,
      answers: submissions.answers,
      website: submissions.website,
    })
    .from(reports)
    .innerJoin(orders, eq(orders.id, reports.orderId))
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(eq(reports.id, newest.id));
  const document = version?.document ?? found?.document;
  if (!found || !document) return null;
  const [site] = await db
    .select()
    .from(sites)
    .where(and(eq(sites.owner, owned.owner), eq(sites.host, owned.host)));
  return {
    ...owned,
    site: site ?? null,
    report: found.report,
    document,
    version: version?.version ?? found.report.firstVersion,
    order: found.order,
    answers: found.answers,
    website: found.website,
  };
}

/** The site's row, made if need be and held until the transaction ends: whoever changes a board goes through here, one after the other. */
export async function holdSite(tx: Transaction, { owner, host }: Owned, now: Date): Promise<Site> {
  await tx.insert(sites).values({ id: randomId(), owner, host, createdAt: now }).onConflictDoNothing();
  const [site] = await tx
    .update(sites)
    .set({ revision: sql`${sites.revision} + 1` })
    .where(and(eq(sites.owner, owner), eq(sites.host, host)))
    .returning();
  if (!site) throw new Error(`The site ${host} was made and is gone.`);
  return site;
}

/** Sites of which no report is left go, with all that was done on their boards. */
export async function dropEmptySites(tx: Transaction, candidates: Owned[]): Promise<void> {
  for (const owned of candidates) {
    const [kind, id = ''] = owned.owner.split(/:(.*)/s);
    const left = await tx
      .select({ website: submissions.website })
      .from(reports)
      .innerJoin(orders, eq(orders.id, reports.orderId))
      .innerJoin(submissions, eq(submissions.id, orders.submissionId))
      .where(and(kind === 'account' ? eq(orders.userId, id) : eq(orders.id, id), isNull(reports.erasedAt)));
    if (left.some(({ website }) => websiteHost(website).toLowerCase() === owned.host)) continue;
    await tx.delete(sites).where(and(eq(sites.owner, owned.owner), eq(sites.host, owned.host)));
  }
}
