import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#base/db.ts';
import { checkStanding, corrections, reports, sites } from '#db/schema.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import type { Correction } from '#engine/evidence/statements.ts';
import { ownedBy } from '#report/site.ts';
import type { BoardDeps } from './deps.ts';

/** A new reading of a website, with what its owner contested before with success and without the checks that are under review. */
export async function withSettled(
  { database: { db }, merge, now }: Pick<BoardDeps, 'database' | 'merge' | 'now'>,
  evidence: Evidence,
  assessmentId: string,
): Promise<Evidence> {
  const reviewed = await checksUnderReview(db);
  const told: Evidence = { ...evidence, ...(reviewed.length > 0 && { underReview: reviewed }) };
  const own = await correctionsFor(db, assessmentId);
  if (own.length === 0) return told;
  // Reading together again is what makes the owner's words count on today's pages.
  return merge({ ...told, corrections: own }, { at: now().toISOString(), pages: [], unread: [], statuses: [] });
}

async function correctionsFor(db: Queryable, assessmentId: string): Promise<Correction[]> {
  const [report] = await db
    .select({ orderId: reports.orderId })
    .from(reports)
    .where(eq(reports.assessmentId, assessmentId))
    .limit(1);
  if (!report) return [];
  const { owner, host } = await ownedBy(db, report.orderId);
  const [site] = await db
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.owner, owner), eq(sites.host, host)));
  if (!site) return [];
  const rows = await db
    .select({ correction: corrections.correction })
    .from(corrections)
    .where(eq(corrections.siteId, site.id))
    .orderBy(corrections.createdAt);
  return rows.map(({ correction }) => correction);
}

/** The last word on each check counts. */
export async function standings(db: Queryable): Promise<Map<string, typeof checkStanding.$inferSelect>> {
  const rows = await db
    .selectDistinctOn([checkStanding.checkId])
    .from(checkStanding)
    .orderBy(checkStanding.checkId, desc(checkStanding.id));
  return new Map(rows.map((row) => [row.checkId, row]));
}

export async function checksUnderReview(db: Queryable): Promise<string[]> {
  return [...(await standings(db)).values()]
    .filter(({ standing }) => standing === 'demoted')
    .map(({ checkId }) => checkId);
}
