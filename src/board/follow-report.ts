import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#base/db.ts';
import { AppError } from '#base/errors.ts';
import { reports } from '#db/schema.ts';
import { boardOfSite, holdSite, type OpenBoard, ownedBy, reportsOfSite, type Site } from '#report/site.ts';
import { nameFromCheckout } from './competitors.ts';
import type { BoardDeps } from './deps.ts';
import { countShown, followTasks } from './follow-tasks.ts';
import { compareAnew } from './read-competitor.ts';
import { evidenceOf } from './versions.ts';
import { newestVersion } from '#report/store.ts';

/**
 * A report was published: where the website was measured before, its boxes are carried over, and what the change owes to new rules is noted. Once for
 * each report, however often the job runs.
 */
export async function followReport(
  deps: Pick<BoardDeps, 'database' | 'judge' | 'now' | 'queue' | 'isPublic' | 'log'>,
  reportId: string,
): Promise<void> {
  const { db } = deps.database;
  const [report] = await db.select().from(reports).where(eq(reports.id, reportId));
  if (!report?.document || report.followedAt !== null || report.erasedAt !== null) return;
  const owned = await ownedBy(db, report.orderId);
  const others = await reportsOfSite(db, owned);
  const former = others.find(({ id, createdAt }) => id !== report.id && createdAt <= report.createdAt);
  const before = former ? await formerOf(deps, former.id) : null;
  const { analysis } = report.document;
  const byRules =
    before?.evidence && before.document.analysis.rubricVersion !== analysis.rubricVersion
      ? (await deps.judge(before.evidence)).overallScore - before.document.analysis.overallScore
      : 0;
  await db.transaction(async (tx) => {
    const site = await holdSite(tx, owned, deps.now());
    const followed = await tx
      .update(reports)
      .set({ followedAt: deps.now(), byRules })
      .where(and(eq(reports.id, reportId), sql`${reports.followedAt} is null`))
      .returning({ id: reports.id });
    if (followed.length === 0) return;
    await countShown(tx, analysis, deps.now());
    const newest = await boardOfSite(tx, owned);
    const board = newest?.report.id === reportId ? newest : null;
    if (board && report.runNumber === 1 && !report.isRerun && board.order.lead.competitors)
      await nameBought(tx, deps, { board, site });
    else await compareAnew(tx, deps, site, { mayRead: report.subscriptionPackage !== 'assessment' });
    if (before && board)
      await followTasks(tx, {
        siteId: site.id,
        before: before.document.analysis,
        after: analysis,
        cause: 'reading',
        about: null,
        at: new Date(analysis.assessedAt),
      });
  });
}

/** What stood beside the plans was checked there; what no longer goes keeps no report back. */
async function nameBought(
  tx: Transaction,
  deps: Pick<BoardDeps, 'queue' | 'now' | 'isPublic' | 'log'>,
  { board, site }: { board: OpenBoard; site: Site },
): Promise<void> {
  try {
    await nameFromCheckout(tx, deps, { board, site });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.info({ err: error, orderId: board.order.id }, 'the competitors of an order could not be named');
  }
}

async function formerOf({ database: { db } }: Pick<BoardDeps, 'database'>, reportId: string) {
  const [report] = await db.select().from(reports).where(eq(reports.id, reportId));
  if (!report?.document) return null;
  const newest = await newestVersion(db, reportId);
  const version = newest?.version ?? report.firstVersion;
  return { document: newest?.document ?? report.document, evidence: await evidenceOf(db, { report, version }) };
}
