// What becomes of a report after it was published: further versions, each a document of its own with what of the evidence was read again.
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#base/db.ts';
import { assessments, reports, reportVersions } from '#db/schema.ts';
import type { EvidencePatch } from '#db/schema.ts';
import type { Analysis } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { buildReport } from '#report/build-report.ts';
import { reportDocumentSchema, type ReportDocument } from '#report/contract.ts';
import { reportsOfSite, type OpenBoard, type Owned } from '#report/site.ts';
import type { Cause, Versions } from './contract.ts';

/** The evidence of a version: what was gathered, with all that was read again since in its place. null: none is kept. */
export async function evidenceOf(
  db: Queryable,
  board: Pick<OpenBoard, 'version'> & { report: { id: string; assessmentId: string } },
): Promise<Evidence | null> {
  const [run] = await db
    .select({ evidence: assessments.evidence })
    .from(assessments)
    .where(eq(assessments.id, board.report.assessmentId));
  if (!run?.evidence) return null;
  const patches = await db
    .select({ patch: reportVersions.patch })
    .from(reportVersions)
    .where(and(eq(reportVersions.reportId, board.report.id), lte(reportVersions.version, board.version)))
    .orderBy(asc(reportVersions.version));
  return patches.reduce(
    (evidence, { patch }) => (patch === null ? evidence : applyPatch(evidence, patch)),
    run.evidence,
  );
}

/** What differs, key by key; pages one by one, since most stay. `applyPatch(before, makePatch(before, after))` is `after`. */
export function makePatch(before: Evidence, after: Evidence): EvidencePatch {
  const { site: siteBefore, ...restBefore } = before;
  const { site, ...rest } = after;
  const was = new Map(Object.entries(restBefore).map(([key, value]) => [key, JSON.stringify(value)]));
  const patch: EvidencePatch = Object.fromEntries(
    Object.entries(rest).filter(([key, value]) => was.get(key) !== JSON.stringify(value)),
  );
  if (JSON.stringify(siteBefore) === JSON.stringify(site)) return patch;
  if (!site.ok || !siteBefore.ok) return { ...patch, site };
  const pagesBefore = new Map(siteBefore.value.pages.map((page) => [page.url, JSON.stringify(page)]));
  const changed = site.value.pages.filter((page) => pagesBefore.get(page.url) !== JSON.stringify(page));
  return {
    ...patch,
    site: { ok: true, value: { ...site.value, pages: [] } },
    pages: { order: site.value.pages.map(({ url }) => url), changed },
  };
}

function applyPatch(before: Evidence, { site, pages, ...rest }: EvidencePatch): Evidence {
  if (!site) return { ...before, ...rest };
  if (!pages || !site.ok) return { ...before, ...rest, site };
  const known = new Map(
    [...(before.site.ok ? before.site.value.pages : []), ...pages.changed].map((page) => [page.url, page]),
  );
  return {
    ...before,
    ...rest,
    site: { ok: true, value: { ...site.value, pages: pages.order.flatMap((url) => known.get(url) ?? []) } },
  };
}

type NewVersion = {
  board: OpenBoard;
  cause: Extract<Cause, 'check' | 'correction'>;
  title: string;
  analysis: Analysis;
  patch: EvidencePatch;
  byRules: number;
  now: Date;
};

/** The next version, in a transaction that locks the site. What the assistants answered and what moved since the measurement before stays as it was. */
export async function saveVersion(
  tx: Transaction,
  { board, cause, title, analysis, patch, byRules, now }: NewVersion,
): Promise<{ version: number; document: ReportDocument }> {
  const was = board.document;
  const fixPack = was.fixPack && { ...was.fixPack, files: was.fixPack.files.filter((file) => !isDone(file, analysis)) };
  const built = buildReport({
    id: was.id,
    createdAt: now,
    tier: was.tier,
    answers: board.answers,
    analysis,
    earlier: was.view.trend.slice(0, -1),
    ...(fixPack && { fixPack }),
    ...(was.moved && { moved: was.moved }),
  });
  const document = reportDocumentSchema.parse({
    ...built,
    ...(was.answersRead && { answersRead: was.answersRead }),
    ...(was.brand && { brand: was.brand }),
  });
  const version = board.version + 1;
  await tx
    .insert(reportVersions)
    .values({ reportId: board.report.id, version, cause, title, document, patch, byRules, createdAt: now });
  return { version, document };
}

/** A file of which everything is in place needs no place any more. */
function isDone(
  { fixes, improves }: { fixes: { checkId: string }[]; improves: { checkId: string }[] },
  { checks }: Analysis,
): boolean {
  const own = [...fixes, ...improves].map(({ checkId }) => checkId);
  return own.length > 0 && own.every((id) => (checks.find((check) => check.id === id)?.ratio ?? 0) > 0.9999);
}

type Entry = {
  reportId: string;
  version: number;
  parent: number | null;
  at: Date;
  cause: Cause;
  title: string;
  score: number;
  low: number;
  high: number;
  rubric: string;
  byRules: number;
};

/** All versions of the reports of a site, newest first. */
export async function historyOf(db: Queryable, owned: Owned): Promise<Versions> {
  const published = await reportsOfSite(db, owned);
  if (published.length === 0) return { versions: [] };
  const ids = published.map(({ id }) => id);
  const figures = (column: typeof reports.document | typeof reportVersions.document) => ({
    score: sql<number>`(${column} -> 'analysis' ->> 'overallScore')::float8`,
    low: sql<number>`(${column} -> 'analysis' -> 'interval' ->> 'low')::float8`,
    high: sql<number>`(${column} -> 'analysis' -> 'interval' ->> 'high')::float8`,
    rubric: sql<string>`coalesce(${column} -> 'analysis' ->> 'rubricVersion', '')`,
  });
  const firsts = await db
    .select({
      reportId: reports.id,
      orderId: reports.orderId,
      version: reports.firstVersion,
      runNumber: reports.runNumber,
      isRerun: reports.isRerun,
      tier: reports.subscriptionPackage,
      byRules: reports.byRules,
      at: sql<Date>`coalesce(${reports.publishedAt}, ${reports.createdAt})`.mapWith(reports.createdAt),
      ...figures(reports.document),
    })
    .from(reports)
    .where(inArray(reports.id, ids));
  const later = await db
    .select({
      reportId: reportVersions.reportId,
      version: reportVersions.version,
      cause: reportVersions.cause,
      title: reportVersions.title,
      byRules: reportVersions.byRules,
      at: reportVersions.createdAt,
      ...figures(reportVersions.document),
    })
    .from(reportVersions)
    .where(inArray(reportVersions.reportId, ids));
  const inOrder = firsts.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.runNumber - b.runNumber);
  const entries: Entry[] = [
    ...inOrder.map((first, index): Entry => {
      const isMonitoring = first.tier !== 'assessment' && !first.isRerun && first.runNumber > 1;
      const cause: Cause = index === 0 ? 'first' : isMonitoring ? 'monitoring' : 'measured-again';
      return { ...first, parent: null, cause, title: measuredTitles[cause] };
    }),
    ...later.map((version): Entry => ({ ...version, parent: version.version - 1 })),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.version - b.version);
  return {
    versions: entries
      .map(({ reportId: _report, byRules, at, ...entry }, index) => {
        const before = entries[index - 1];
        return { ...entry, at: at.toISOString(), change: before ? changeOf(before, { ...entry, byRules }) : null };
      })
      .toReversed(),
  };
}

const measuredTitles: Record<Cause, string> = {
  first: 'First version',
  check: '',
  correction: '',
  'measured-again': 'Measured again',
  monitoring: 'Measured as planned',
};

type Figures = Pick<Entry, 'cause' | 'score' | 'low' | 'high' | 'byRules'>;

/** A difference within both ranges is noise, unless only what was read again can explain it. */
function changeOf(
  before: Pick<Figures, 'score' | 'low' | 'high'>,
  after: Figures,
): NonNullable<Versions['versions'][number]['change']> {
  const points = after.score - before.score;
  const within = (score: number, { low, high }: { low: number; high: number }) => score >= low && score <= high;
  const isSameReading = after.cause === 'check' || after.cause === 'correction';
  const isClear = points !== 0 && (isSameReading || !within(after.score, before) || !within(before.score, after));
  const byRules =
    Math.sign(after.byRules) === Math.sign(points)
      ? Math.sign(points) * Math.min(Math.abs(after.byRules), Math.abs(points))
      : 0;
  return { points, byRules, isClear, sentence: changeSentence(before.score, after.score, isClear, byRules) };
}

function changeSentence(before: number, after: number, isClear: boolean, byRules: number): string {
  const points = Math.abs(after - before);
  const rules =
    byRules === 0
      ? ''
      : ` ${Math.abs(byRules) === points ? (points === 1 ? 'It comes' : 'They come') : `${Math.abs(byRules)} of these ${points} points ${Math.abs(byRules) === 1 ? 'comes' : 'come'}`} from our new rules.`;
  if (points === 0) return `The score stays at ${after}.`;
  if (!isClear) return `No clear change: ${before} and ${after} lie within both ranges.${rules}`;
  return `${after > before ? 'Up' : 'Down'} ${points} from ${before}.${rules}`;
}
