// The state of the field: what our reports saw, by industry, where so many websites were read that no figure tells of one.
import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#base/db.ts';
import { websiteHost } from '#base/website-host.ts';
import { competitorOptOuts, fieldFigures, orders, reports, sites, submissions } from '#db/schema.ts';
import { wilsonInterval } from '#engine/base/statistics.ts';
import { industryNames } from '#engine/wording.ts';
import type { FieldFigures } from './contract.ts';
import type { BoardDeps } from './deps.ts';

/** Fewer websites are no figure: below that, nothing of them is shown. */
const leastWebsites = 30;
const mostMissed = 3;
const batch = 50; // reports of one query: a document weighs some 300 kB
const searchCrawlers = ['AO-01', 'AO-02', 'AO-03'];

/** One website: its score, and the share of its points that each check earned where it was measured on the site. */
export type Measured = { industry: string; score: number; ratios: ReadonlyMap<string, number> };

/** Counts all websites again, so that whoever was erased or does not want to be counted is gone from the figures. */
export async function countField({ database: { db }, now }: Pick<BoardDeps, 'database' | 'now'>): Promise<void> {
  const figures = figuresOf(await measuredWebsites(db));
  const row = { figures, countedAt: now() };
  await db.insert(fieldFigures).values(row).onConflictDoUpdate({ target: fieldFigures.id, set: row });
}

/** The newest report of each website one of whose owners ticked that it may count. Not what agencies assess: those websites' owners were never asked. */
async function measuredWebsites(db: Queryable): Promise<Measured[]> {
  const hostOf = (website: string) => websiteHost(website).toLowerCase();
  const counted = await db.select({ host: sites.host }).from(sites).where(eq(sites.isUncounted, false));
  const agreed = new Set(counted.map(({ host }) => host));
  const optedOut = await db
    .select({ host: competitorOptOuts.host })
    .from(competitorOptOuts)
    .where(isNotNull(competitorOptOuts.provenAt));
  const seen = new Set(optedOut.map(({ host }) => host));
  const open = and(
    isNotNull(reports.document),
    isNull(reports.erasedAt),
    eq(reports.paymentStatus, 'completed'),
    ne(reports.status, 'suspended'),
    eq(orders.status, 'paid'),
  );
  const all = await db
    .select({
      id: reports.id,
      website: submissions.website,
      industry: sql<string>`coalesce(${submissions.answers} ->> 'industry', '')`,
    })
    .from(reports)
    .innerJoin(orders, eq(orders.id, reports.orderId))
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(open)
    .orderBy(desc(reports.createdAt), desc(reports.runNumber));
  const newest = all.filter(({ website }) => {
    const host = hostOf(website);
    return agreed.has(host) && !seen.has(host) && seen.add(host);
  });
  const industries = new Map(newest.map(({ id, industry }) => [id, industry]));
  const measured: Measured[] = [];
  for (let from = 0; from < newest.length; from += batch) {
    const ids = newest.slice(from, from + batch).map(({ id }) => id);
    for (const { id, score, checks } of await measurementsOf(db, ids))
      measured.push({
        industry: industries.get(id) ?? '',
        score,
        ratios: new Map(checks.map((check) => [check.id, check.ratio])),
      });
  }
  return measured;
}

const measurementSchema = z.object({
  id: z.string(),
  score: z.number(),
  checks: z.array(z.object({ id: z.string(), ratio: z.number() })),
});

/** Of the newest version of each report that read a page at all. */
async function measurementsOf(db: Queryable, ids: string[]): Promise<z.infer<typeof measurementSchema>[]> {
  const { rows } = await db.execute(sql`
    select id, (analysis ->> 'overallScore')::float8 as score, (
      select coalesce(json_agg(json_build_object('id', found ->> 'id', 'ratio', (found ->> 'ratio')::float8)), '[]'::json)
      from json_array_elements(analysis -> 'checks') as found
      where found ->> 'outcome' = 'scored' and found ->> 'state' = 'observed' and (found ->> 'points')::float8 > 0
    ) as checks
    from (
      select ${reports.id} as id, coalesce(
        (select v.document from report_versions v where v.report_id = ${reports.id} order by v.version desc limit 1), ${reports.document}
      ) -> 'analysis' as analysis
      from ${reports} where ${inArray(reports.id, ids)}
    ) as newest
    where analysis -> 'scope' ->> 'unread' is null`);
  return z.array(measurementSchema).parse(rows);
}

export function figuresOf(websites: readonly Measured[]): FieldFigures {
  const byIndustry = Map.groupBy(websites, ({ industry }) => industry);
  const shown = Object.entries(industryNames).flatMap(([key, name]) => {
    const own = key === '' ? [] : (byIndustry.get(key) ?? []);
    return own.length < leastWebsites ? [] : [groupOf(name, own)];
  });
  const rest = websites.length - shown.reduce((sum, { websites: counted }) => sum + counted, 0);
  // A few websites that are in no group could be worked out from the sum of all.
  const isWhole = websites.length >= leastWebsites && (rest === 0 || rest >= leastWebsites);
  return { groups: isWhole ? [groupOf(null, websites), ...shown] : shown };
}

function groupOf(industry: string | null, websites: readonly Measured[]): FieldFigures['groups'][number] {
  const crawlers = websites.flatMap(({ ratios }) => {
    const own = searchCrawlers.flatMap((id) => ratios.get(id) ?? []);
    return own.length === searchCrawlers.length ? [own.some((ratio) => ratio < 1)] : [];
  });
  const ids = new Set(websites.flatMap(({ ratios }) => [...ratios.keys()]));
  const missed = [...ids].flatMap((checkId) => {
    const share = shareOf(websites.flatMap(({ ratios }) => ratios.get(checkId) ?? []).map((ratio) => ratio < 0.5));
    return share === null ? [] : [{ checkId, ...share }];
  });
  return {
    industry,
    websites: websites.length,
    score: middle(websites.map(({ score }) => score)),
    shutOut: shareOf(crawlers)?.share ?? null,
    missed: missed
      .toSorted((a, b) => b.share.value - a.share.value || a.checkId.localeCompare(b.checkId))
      .slice(0, mostMissed),
  };
}

function shareOf(facts: readonly boolean[]) {
  if (facts.length < leastWebsites) return null;
  const value = facts.filter(Boolean).length / facts.length;
  return { websites: facts.length, share: { value, ...wilsonInterval(value, facts.length) } };
}

/** The median, and the values between which that of all such websites lies: the places of the sample that Wilson’s interval of one half names. */
function middle(values: readonly number[]): { value: number; low: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const n = sorted.length;
  const at = (index: number) => Math.round(sorted[Math.min(n - 1, Math.max(0, index))] ?? 0);
  const { low, high } = wilsonInterval(0.5, n);
  const value = Math.round(((sorted[Math.floor((n - 1) / 2)] ?? 0) + (sorted[Math.ceil((n - 1) / 2)] ?? 0)) / 2);
  return { value, low: at(Math.floor(n * low)), high: at(Math.ceil(n * high) - 1) };
}
