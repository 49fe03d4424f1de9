// Whom an owner wants to be compared with, and what that may cost.
import { and, asc, eq, gt, inArray, isNull, sum } from 'drizzle-orm';
import type { Queryable, Transaction } from '#base/db.ts';
import { AppError } from '#base/errors.ts';
import { websiteHost } from '#base/website-host.ts';
import { competitorOptOuts, competitorReads, competitors, submissions } from '#db/schema.ts';
import { isForumHost, isProfileHost, listingPlatform } from '#engine/base/addresses/known-hosts.ts';
import { registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import { domainOfSite } from '#journey/host-turn.ts';
import type { TierId } from '#payment/contract.ts';
import { websiteRequestSchema } from '#quiz/contract.ts';
import { repeatsOf } from '#report/repeats.ts';
import { type OpenBoard, paymentsOfSite, type Site } from '#report/site.ts';
import { dayMs, spentInAll, tooMany } from './allowances.ts';
import { dayText } from './dates.ts';
import type { BoardDeps } from './deps.ts';
import { compareQueue, competitorQueue } from './queues.ts';

export type Competitor = typeof competitors.$inferSelect;

const mostCompetitors = 3;

/** `readings` in any window of `days`: each competitor that is named is read once, and can be read once more. */
const allowed: Record<TierId, { pages: number; readings: number; days: number }> = {
  assessment: { pages: 6, readings: 2 * mostCompetitors, days: 90 },
  monitoring: { pages: 6, readings: 2 * mostCompetitors, days: 30 },
  audit: { pages: 12, readings: 2 * mostCompetitors, days: 90 },
};

export function pagesFor(tier: TierId): number {
  return allowed[tier].pages;
}

/** What was read serves all for so long. What could not be read is tried again sooner. */
const freshMs = 7 * dayMs;
const freshAfterFailureMs = 60 * 60_000;
const staleWaitMs = 10 * 60_000;

export async function competitorsOf(db: Queryable, siteId: string): Promise<Competitor[]> {
  return db
    .select()
    .from(competitors)
    .where(and(eq(competitors.siteId, siteId), isNull(competitors.removedAt)))
    .orderBy(asc(competitors.position));
}

/** `renewsAt`: when the first of the readings that were used comes back; `inAll`: in the whole life of what was paid for. */
export async function readingsLeft(
  db: Queryable,
  board: Pick<OpenBoard, 'owner' | 'host' | 'site' | 'report'>,
  now: Date,
): Promise<{ left: number; renewsAt: Date | null; inAll: number }> {
  const tier = board.report.subscriptionPackage;
  const { readings, days } = allowed[tier];
  const most = repeatsOf(tier, 'comparisons', await paymentsOfSite(db, board));
  if (board.site === null) return { left: readings, renewsAt: null, inAll: most };
  const ofSite = eq(competitors.siteId, board.site.id);
  const used = await db
    .select({ readings: competitors.readings, addedAt: competitors.addedAt })
    .from(competitors)
    .where(and(ofSite, gt(competitors.addedAt, new Date(now.getTime() - days * dayMs))))
    .orderBy(asc(competitors.addedAt));
  const [ever] = await db
    .select({ n: sum(competitors.readingsInAll).mapWith(Number) })
    .from(competitors)
    .where(ofSite);
  const inAll = Math.max(0, most - (ever?.n ?? 0));
  const left = Math.min(inAll, readings - used.reduce((all, row) => all + row.readings, 0));
  const renewsAt = used[0] ? new Date(used[0].addedAt.getTime() + days * dayMs) : null;
  return { left: Math.max(0, left), renewsAt, inAll };
}

/** Sets whom a site is compared with, in a transaction that locks the site. Naming the same again a week later has them read again. @throws AppError 400, 409, 429 */
export async function nameCompetitors(
  tx: Transaction,
  deps: Pick<BoardDeps, 'queue' | 'now' | 'isPublic'>,
  { board, site, websites }: { board: OpenBoard; site: Site; websites: readonly string[] },
): Promise<void> {
  const wanted = competitorWebsites(websites, board.website, deps.isPublic);
  const refused = await optedOut(tx, [...wanted.values()]);
  const known = new Map(
    (await tx.select().from(competitors).where(eq(competitors.siteId, site.id))).map((row) => [row.host, row]),
  );
  if (
    [...wanted.values()].some((website) => refused.has(domainOfSite(website)) && isRemoved(known.get(hostOf(website))))
  )
    throw wantsOut();

  const now = deps.now();
  const tier = board.report.subscriptionPackage;
  const isSame =
    [...known.values()].filter((row) => !isRemoved(row)).length === wanted.size &&
    [...wanted.keys()].every((host) => !isRemoved(known.get(host)));
  const isDue = (row: Competitor | undefined) => !row || ((isSame || isRemoved(row)) && isOld(row, now));
  const due = [...wanted.keys()].filter(
    (host) => isDue(known.get(host)) && !refused.has(domainOfSite(wanted.get(host) ?? '')),
  );
  const { left, inAll, renewsAt } = await readingsLeft(tx, { ...board, site }, now);
  if (due.length > inAll)
    throw spentInAll('no-comparisons-left-in-all', `You can compare ${inAll === 0 ? 'no' : inAll} more sites.`);
  if (due.length > left) throw spent(left, renewsAt ?? now, now);

  const gone = [...known.values()].filter((row) => !wanted.has(row.host) && !isRemoved(row)).map(({ host }) => host);
  if (gone.length > 0)
    await tx
      .update(competitors)
      .set({ removedAt: now, compared: null })
      .where(and(eq(competitors.siteId, site.id), inArray(competitors.host, gone)));
  for (const [position, [host, website]] of [...wanted].entries()) {
    const row = known.get(host);
    const isOver = row !== undefined && now.getTime() - row.addedAt.getTime() > allowed[tier].days * dayMs;
    const counted = due.includes(host) && {
      ...(isOver ? { readings: 1, addedAt: now } : { readings: (row?.readings ?? 0) + 1 }),
      readingsInAll: (row?.readingsInAll ?? 0) + 1,
    };
    const values = { website, position, removedAt: null, ...counted };
    if (row)
      await tx
        .update(competitors)
        .set(values)
        .where(and(eq(competitors.siteId, site.id), eq(competitors.host, host)));
    else await tx.insert(competitors).values({ siteId: site.id, host, addedAt: now, ...values });
  }
  await refresh(tx, deps, { board, site });
}

/** What the buyer typed beside the plans, checked before it is paid for: a competitor that cannot be compared is told at once. @throws AppError 400, 409 */
export async function checkCompetitors(
  { database: { db }, isPublic }: Pick<BoardDeps, 'database' | 'isPublic'>,
  submissionId: string,
  typed: string,
): Promise<void> {
  const websites = namedIn(typed);
  if (websites.length === 0) return;
  const [submission] = await db
    .select({ website: submissions.website })
    .from(submissions)
    .where(eq(submissions.id, submissionId));
  const wanted = competitorWebsites(websites, submission?.website ?? '', isPublic);
  if ((await optedOut(db, [...wanted.values()])).size > 0) throw wantsOut();
}

/** Names those whom the buyer typed beside the plans, once the report is there; whoever asked out in the meantime is passed over. In a transaction that locks the site. */
export async function nameFromCheckout(
  tx: Transaction,
  deps: Pick<BoardDeps, 'queue' | 'now' | 'isPublic'>,
  { board, site }: { board: OpenBoard; site: Site },
): Promise<void> {
  const typed = namedIn(board.order.lead.competitors ?? '');
  const named = [...competitorWebsites(typed, board.website, deps.isPublic).values()];
  const refused = await optedOut(tx, named);
  await nameCompetitors(tx, deps, {
    board,
    site,
    websites: named.filter((website) => !refused.has(domainOfSite(website))),
  });
}

/** Has what is out of date read again, and the comparison made again. In a transaction that locks the site. */
export async function refresh(
  tx: Transaction,
  deps: Pick<BoardDeps, 'queue' | 'now'>,
  { board, site }: { board: OpenBoard; site: Site },
): Promise<void> {
  const rows = await competitorsOf(tx, site.id);
  const refused = await optedOut(
    tx,
    rows.map(({ website }) => website),
  );
  for (const row of rows) if (!refused.has(domainOfSite(row.website))) await askToRead(tx, deps, row, board);
  if (rows.length > 0) await deps.queue.send(tx, compareQueue, { siteId: site.id });
}

/** One reading of a host for all who name it. */
async function askToRead(
  tx: Transaction,
  deps: Pick<BoardDeps, 'queue' | 'now'>,
  { host, website }: Competitor,
  board: OpenBoard,
): Promise<void> {
  const now = deps.now();
  const pageLimit = pagesFor(board.report.subscriptionPackage);
  const { products, keywords } = board.answers;
  const asked = {
    website,
    state: 'waiting' as const,
    detail: '',
    pageLimit,
    nearest: [...products, ...keywords].filter((text) => text !== ''),
    askedAt: now,
  };
  const [made] = await tx
    .insert(competitorReads)
    .values({ host, ...asked })
    .onConflictDoNothing()
    .returning({ host: competitorReads.host });
  if (!made) {
    const [row] = await tx.select().from(competitorReads).where(eq(competitorReads.host, host)).for('update');
    const isUnderWay =
      row &&
      (row.state === 'waiting' || row.state === 'reading') &&
      now.getTime() - row.askedAt.getTime() < staleWaitMs;
    const isEnough = row && (row.state !== 'read' || row.pageLimit >= pageLimit);
    if (isUnderWay || (isEnough && isFresh(row, now))) return;
    await tx.update(competitorReads).set(asked).where(eq(competitorReads.host, host));
  }
  await deps.queue.send(tx, competitorQueue, { host }, { key: `${host} ${now.getTime()}`, group: host });
}

export function isFresh(
  { state, readAt }: Pick<typeof competitorReads.$inferSelect, 'state' | 'readAt'>,
  now: Date,
): boolean {
  if (readAt === null || state === 'waiting' || state === 'reading') return false;
  return now.getTime() - readAt.getTime() < (state === 'unreadable' ? freshAfterFailureMs : freshMs);
}

/** Of these websites the domains whose owners do not want to be compared. */
export async function optedOut(db: Queryable, websites: readonly string[]): Promise<Set<string>> {
  const domains = [...new Set(websites.map(domainOfSite))];
  if (domains.length === 0) return new Set();
  const rows = await db
    .select({ domain: competitorOptOuts.host })
    .from(competitorOptOuts)
    .where(inArray(competitorOptOuts.host, domains));
  return new Set(rows.map(({ domain }) => domain));
}

/** What could not be read was given back: it has no time of reading. */
export function isOld({ readAt }: Competitor, now: Date): boolean {
  return readAt !== null && now.getTime() - readAt.getTime() > freshMs;
}

export function hostOf(website: string): string {
  return websiteHost(website).toLowerCase();
}

const notPublic = 'Please enter a public website, like example.com.';

function namedIn(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((website) => website !== '');
}

/** By host, those of at most three businesses. @throws AppError 400 */
function competitorWebsites(
  typed: readonly string[],
  own: string,
  isPublic: BoardDeps['isPublic'],
): Map<string, string> {
  const wanted = new Map(
    typed.map((each) => competitorWebsite(each, own, isPublic)).map((website) => [hostOf(website), website]),
  );
  if (wanted.size > mostCompetitors)
    throw new AppError(400, 'too-many-competitors', 'You can name up to three competitors.');
  return wanted;
}

function wantsOut(): AppError {
  return new AppError(409, 'opted-out', 'This business asked not to be compared. Please name another.');
}

/** The home page of a website as somebody typed it. @throws AppError 400 */
function competitorWebsite(typed: string, own: string, isPublic: BoardDeps['isPublic']): string {
  const website = publicHome(typed, isPublic);
  if (domainOfSite(website) === domainOfSite(own)) throw new AppError(400, 'own-website', 'That is your own site.');
  if (isProfileHost(website) || isForumHost(registrableDomain(website) ?? '') || listingPlatform(website) !== null)
    throw new AppError(400, 'directory', 'That is a directory. Enter a business’s own site.');
  return website;
}

/** @throws AppError 400 */
export function publicHome(typed: string, isPublic: BoardDeps['isPublic']): string {
  const parsed = websiteRequestSchema.safeParse({ website: typed });
  const url = parsed.success ? URL.parse(parsed.data.website) : null;
  if (!url || !isPublic(url.href)) throw new AppError(400, 'not-a-website', notPublic);
  return `${url.origin}/`;
}

function isRemoved(row: Competitor | undefined): boolean {
  return !row || row.removedAt !== null;
}

function spent(left: number, renewsAt: Date, now: Date): AppError {
  const until = `until ${dayText(renewsAt)}`;
  const sentence =
    left === 0
      ? `No comparisons left ${until}.`
      : `You can compare ${left} more ${left === 1 ? 'site' : 'sites'} ${until}.`;
  return tooMany('no-comparisons-left', sentence, renewsAt, now);
}
