// The jobs behind a comparison: a competitor's pages are read once for all who name it, and each site's comparison is judged from what is there.
import { and, desc, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#base/db.ts';
import { comparedSides, competitorReads, competitors, sites } from '#db/schema.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { RUBRIC_VERSION } from '#engine/judge/checks/rubric.ts';
import { domainOfSite, readIfFree } from '#journey/host-turn.ts';
import { boardOfSite, holdSite, type OpenBoard, type Site } from '#report/site.ts';
import { dayMs } from './allowances.ts';
import { competitorsOf, type Competitor, isFresh, optedOut, pagesFor, refresh } from './competitors.ts';
import type { BoardDeps } from './deps.ts';
import { moneyForBoard } from './money-for-board.ts';
import { compareQueue, competitorQueue } from './queues.ts';
import { evidenceOf } from './versions.ts';

const busyHostSeconds = 5;

/** The job of one host. It may run twice: the second time finds it read. */
export async function readCompetitor(
  deps: BoardDeps,
  host: string,
  job: { signal: AbortSignal; lastAttempt: boolean },
): Promise<void> {
  const { db } = deps.database;
  const [row] = await db.select().from(competitorReads).where(eq(competitorReads.host, host));
  if (!row || isFresh(row, deps.now())) return;
  if ((await optedOut(db, [row.website])).size > 0) return forgetHost(deps, host);
  try {
    await db.transaction(async (tx) => {
      await tellSites(tx, host);
      await tx.update(competitorReads).set({ state: 'reading' }).where(eq(competitorReads.host, host));
    });
    const { website, pageLimit, nearest } = row;
    const money = moneyForBoard(deps, await lastNaming(db, host));
    const reading = await readIfFree(deps.database.pool, website, () =>
      deps.readCompetitor({ website, pageLimit, nearest, signal: job.signal, money }),
    );
    if (reading === null) {
      await deps.queue.send(db, competitorQueue, { host }, { group: host, startAfterSeconds: busyHostSeconds });
      return;
    }
    await saveRead(deps, host, { ...verdictOn(reading.value), evidence: reading.value });
  } catch (error) {
    if (job.signal.aborted || !job.lastAttempt) throw error;
    deps.log.error(
      { err: error, host, next: 'nothing: it is read again when it is named again; report it if it happens again' },
      'a competitor could not be read',
    );
    await saveRead(deps, host, { state: 'unreadable', detail: 'The reading failed on our side', evidence: null });
  }
}

/** The board whose order pays for the reading: whichever named this host last. */
async function lastNaming(db: Queryable, host: string): Promise<OpenBoard | null> {
  const [site] = await db
    .select({ owner: sites.owner, host: sites.host })
    .from(competitors)
    .innerJoin(sites, eq(sites.id, competitors.siteId))
    .where(and(eq(competitors.host, host), isNull(competitors.removedAt)))
    .orderBy(desc(competitors.addedAt), competitors.siteId)
    .limit(1);
  return site ? boardOfSite(db, site) : null;
}

type Verdict = { state: 'read' | 'robots' | 'unreadable'; detail: string };

function verdictOn({ site, robots }: Evidence): Verdict {
  if (!site.ok) return { state: 'unreadable', detail: site.detail };
  if (site.value.pages.length > 0) return { state: 'read', detail: '' };
  const [unread] = site.value.unread;
  // A robots.txt that answers with an error asks nothing; it is the site that could not be read.
  const asks = unread?.reason === 'robots' && robots.ok && robots.value.state === 'ok';
  return { state: asks ? 'robots' : 'unreadable', detail: unread?.detail ?? 'No page answered' };
}

/** Whoever asked in the meantime not to be compared is not kept. */
async function saveRead(
  deps: BoardDeps,
  host: string,
  { state, detail, evidence }: Verdict & { evidence: Evidence | null },
): Promise<void> {
  const { db } = deps.database;
  await db.transaction(async (tx) => {
    const naming = await tellSites(tx, host);
    const [row] = await tx.select().from(competitorReads).where(eq(competitorReads.host, host)).for('update');
    if (!row || (await optedOut(tx, [row.website])).size > 0) return;
    await tx
      .update(competitorReads)
      .set({ state, detail, evidence: state === 'read' ? evidence : null, nearest: [], readAt: deps.now() })
      .where(eq(competitorReads.host, host));
    for (const siteId of naming) await deps.queue.send(tx, compareQueue, { siteId });
  });
}

/** What is drawn of these sites is drawn again. Sites come before readings, and in one order: nobody waits in a ring. */
async function tellSites(tx: Transaction, host: string): Promise<string[]> {
  const naming = await tx
    .select({ siteId: competitors.siteId })
    .from(competitors)
    .where(and(eq(competitors.host, host), isNull(competitors.removedAt)))
    .orderBy(competitors.siteId);
  for (const { siteId } of naming)
    await tx
      .update(sites)
      .set({ revision: sql`${sites.revision} + 1` })
      .where(eq(sites.id, siteId));
  return naming.map(({ siteId }) => siteId);
}

/** The job of one site: judges its own side and each competitor's, where what they rest on is newer. */
export async function compareSite(deps: BoardDeps, siteId: string): Promise<void> {
  const { db } = deps.database;
  const [site] = await db.select().from(sites).where(eq(sites.id, siteId));
  const rows = site ? await competitorsOf(db, siteId) : [];
  const board = site && rows.length > 0 ? await boardOfSite(db, site) : null;
  if (!site || !board) return;
  const choice: Choice = {
    pageLimit: pagesFor(board.report.subscriptionPackage),
    offers: [...board.answers.products, ...board.answers.keywords],
  };
  const ownSide = await judgeOwnSide(deps, site, board, choice);
  const { judged, isUnread } = await judgeCompetitors(deps, rows, choice);
  await db.transaction(async (tx) => {
    const held = await holdSite(tx, board, deps.now());
    if (!(await isStillThere(tx, held, board))) return;
    const values = { reportId: board.report.id, version: board.version };
    if (ownSide)
      await tx
        .insert(comparedSides)
        .values({ siteId, ...values, compared: ownSide })
        .onConflictDoUpdate({ target: comparedSides.siteId, set: { ...values, compared: ownSide } });
    const refused = await optedOut(
      tx,
      rows.map(({ website }) => website),
    );
    for (const { row, compared, readAt } of judged) {
      if (refused.has(domainOfSite(row.website))) continue;
      await tx
        .update(competitors)
        .set({ compared, readAt })
        .where(and(eq(competitors.siteId, siteId), eq(competitors.host, row.host), isNull(competitors.removedAt)));
    }
    // New rules, and what they ask about is kept no more: read again, at nobody's cost.
    if (isUnread) await refresh(tx, deps, { board, site: held });
  });
}

type Choice = Parameters<BoardDeps['judgeAlone']>[1];

/** null: it was judged for this version already, or there is nothing to judge. */
async function judgeOwnSide({ database: { db }, judgeAlone }: BoardDeps, site: Site, board: OpenBoard, choice: Choice) {
  const [side] = await db.select().from(comparedSides).where(eq(comparedSides.siteId, site.id));
  const isNew =
    side?.reportId !== board.report.id ||
    side.version !== board.version ||
    side.compared.rubricVersion !== RUBRIC_VERSION;
  const own = isNew ? await evidenceOf(db, board) : null;
  return own && (await judgeAlone(own, choice));
}

/** `isUnread`: the rules are new, and what one of them was compared by is kept no more. */
async function judgeCompetitors(
  { database: { db }, judgeAlone }: BoardDeps,
  rows: readonly Competitor[],
  choice: Choice,
) {
  const judged: { row: Competitor; compared: Competitor['compared']; readAt: Date | null }[] = [];
  let isUnread = false;
  for (const row of rows) {
    const [read] = await db.select().from(competitorReads).where(eq(competitorReads.host, row.host));
    const isCurrent =
      row.compared?.rubricVersion === RUBRIC_VERSION && row.readAt?.getTime() === read?.readAt?.getTime();
    if (read?.state === 'robots' && row.compared !== null) judged.push({ row, compared: null, readAt: read.readAt });
    if (isCurrent || read?.state === 'robots' || (row.compared?.rubricVersion === RUBRIC_VERSION && !read?.evidence))
      continue;
    if (read?.evidence) judged.push({ row, compared: await judgeAlone(read.evidence, choice), readAt: read.readAt });
    else isUnread ||= row.compared !== null;
  }
  return { judged, isUnread };
}

/** A report that was erased while it was judged is not written about. */
async function isStillThere(tx: Transaction, site: Site, { report, version }: OpenBoard): Promise<boolean> {
  const now = await boardOfSite(tx, site);
  return now?.report.id === report.id && now.version === version;
}

/** A report was published or has a new version: what it is compared with is judged, and for a subscription read, again. */
export async function compareAnew(
  tx: Transaction,
  deps: Pick<BoardDeps, 'queue' | 'now'>,
  site: Site,
  { mayRead }: { mayRead: boolean },
): Promise<void> {
  const rows = await competitorsOf(tx, site.id);
  if (rows.length === 0) return;
  const board = mayRead ? await boardOfSite(tx, site) : null;
  if (board) return refresh(tx, deps, { board, site });
  await deps.queue.send(tx, compareQueue, { siteId: site.id });
}

const evidenceDays = 30;

/** Each night: what was read goes when nobody names it or it is old. What is compared of it stays with who named it. */
export async function forgetReads({ database: { db }, now }: Pick<BoardDeps, 'database' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs);
  const naming = db
    .select({ host: competitors.host })
    .from(competitors)
    .where(and(eq(competitors.host, competitorReads.host), isNull(competitors.removedAt)));
  await db.delete(competitorReads).where(and(notExists(naming), lt(competitorReads.askedAt, before(1))));
  await db
    .update(competitorReads)
    .set({ evidence: null })
    .where(and(isNotNull(competitorReads.evidence), lt(competitorReads.readAt, before(evidenceDays))));
}

/** Nothing of a host is kept, and nothing of it is shown from now on. */
async function forgetHost({ database: { db } }: Pick<BoardDeps, 'database'>, host: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tellSites(tx, host);
    await dropHost(tx, [host]);
  });
}

async function dropHost(tx: Queryable, hosts: string[]): Promise<void> {
  await tx.delete(competitorReads).where(inArray(competitorReads.host, hosts));
  await tx.update(competitors).set({ compared: null, readAt: null }).where(inArray(competitors.host, hosts));
}

/** All hosts of a domain. In the transaction that notes the wish. */
export async function forgetDomain(tx: Transaction, domain: string): Promise<void> {
  const read = await tx
    .select({ host: competitorReads.host })
    .from(competitorReads)
    .where(below(competitorReads.host, domain));
  const named = await tx
    .selectDistinct({ host: competitors.host })
    .from(competitors)
    .where(below(competitors.host, domain));
  const hosts = [...new Set([...read, ...named].map(({ host }) => host))]
    .filter((host) => domainOfSite(host) === domain)
    .toSorted();
  if (hosts.length === 0) return;
  for (const host of hosts) await tellSites(tx, host);
  await dropHost(tx, hosts);
}

function below(column: typeof competitors.host | typeof competitorReads.host, domain: string) {
  return or(eq(column, domain), sql`right(${column}, ${domain.length + 1}) = ${`.${domain}`}`);
}
