import type { Evidence, PageFacts, UnreadPage } from '#engine/evidence/evidence.ts';
import type { FetchResult } from '#engine/read/visit/fetcher.ts';
import { type GatherOptions, visitFor, withRenderedWords } from '#engine/read/gather.ts';
import { linkAsker, sampleSitemap } from '#engine/read/visit/check-links.ts';
import { checkTransport } from '#engine/read/visit/check-transport.ts';
import { pageTypes } from '#engine/read/visit/answer-body.ts';
import { fetchLlmsTxt } from '#engine/read/visit/fetch-llms-txt.ts';
import { fetchRobots } from '#engine/read/visit/fetch-robots.ts';
import { fetchSitemaps } from '#engine/read/visit/fetch-sitemap.ts';
import { allLinks } from '#engine/read/visit/link-depth.ts';
import { closedReason } from '#engine/read/visit/open-home.ts';
import { outcomeOf } from '#engine/read/visit/outcome-of.ts';
import { probeAccess } from '#engine/read/visit/probe-access.ts';
import { readForms } from '#engine/read/visit/read-forms.ts';
import { readStyleSheets } from '#engine/read/visit/read-style-sheets.ts';
import { withoutHash } from '#engine/read/visit/telling-pages.ts';
import type { Visit } from '#engine/read/visit/visit.ts';
import { onSameSite, type Reread } from '#engine/read/merge-reading.ts';
import { samePageKey } from '#engine/base/addresses/page-name.ts';

/** What to read again beside robots.txt, which is always read: pages and files by address, and two things that have none. */
export type Wanted = { urls: readonly string[]; access?: boolean; transport?: boolean };

type RereadOptions = GatherOptions & { /** A page was asked for and has answered. */ onPage?: (url: string) => void };

/** More pages than this are a new measurement. */
export const mostPagesReread = 8;
const mostLinks = 40;
/** Somebody waits for it. */
const longestReadingMs = 20_000;

/**
 * Reads pages of a site again, politely and within robots.txt, for `mergeReading`. Addresses of other sites are left out: ask `onSameSite` before.
 * "/llms.txt" and the addresses of sitemaps are read as what they are. Rejects only when the caller's own `signal` is aborted.
 */
export async function reread(evidence: Evidence, wanted: Wanted, options: RereadOptions = {}): Promise<Reread> {
  const visit = await visitFor({ deadlineMs: 20_000, ...options }, mostPagesReread);
  try {
    const again = await rereadOn(visit, evidence, wanted, options);
    options.signal?.throwIfAborted();
    return again;
  } finally {
    visit.end();
  }
}

async function rereadOn(visit: Visit, evidence: Evidence, wanted: Wanted, options: RereadOptions): Promise<Reread> {
  const home = evidence.site.ok ? evidence.site.value.pages[0] : undefined;
  const siteUrl = new URL(
    home?.url ?? (URL.canParse(evidence.website) ? evidence.website : `https://${evidence.website}`),
  );
  const isOnSite = onSameSite(siteUrl.href);
  const robots = await fetchRobots(visit, siteUrl);
  const mayFetch = (url: string) => closedReason(robots, url) === null;
  const own = [...new Set(wanted.urls.map(withoutHash))].filter(isOnSite);
  const files = own.filter((url) => isFile(url, evidence));
  const asked = own.filter((url) => !files.includes(url)).slice(0, mostPagesReread);

  const outcomes = await Promise.all(
    asked.map(async (url): Promise<({ page: PageFacts } | { unread: UnreadPage }) & Pick<Reread, 'ages'>> => {
      const isHome = samePageKey(url) === samePageKey(siteUrl.href);
      const closed = closedReason(robots, url);
      if (closed)
        return {
          unread: { url, status: null, reason: closed.reason, detail: closed.detail, kind: isHome ? 'home' : 'other' },
        };
      const answer = await visit.ask(url, { types: pageTypes, headers: { 'cache-control': 'no-cache' } });
      options.onPage?.(url);
      const outcome = await outcomeOf(visit.run, answer, {
        requestedUrl: url,
        isHome,
        siteHost: siteUrl.host,
        seenAt: visit.now().toISOString(),
      });
      return { ...outcome, ages: ageOf(answer) };
    }),
  );
  const unread = outcomes.flatMap((outcome) => ('unread' in outcome ? [outcome.unread] : []));
  const read = outcomes.flatMap((outcome) => ('page' in outcome ? [outcome.page] : []));
  const formed = await readForms(visit, read, isOnSite, mayFetch);
  const styled = await readStyleSheets(visit, formed, isOnSite, mayFetch);
  const [pages, statuses, byModel, ...more] = await Promise.all([
    withRenderedWords(styled, options, visit),
    statusesOf(visit, styled, isOnSite, mayFetch),
    options.readPages?.(styled, {
      answers: evidence.answers.ok ? evidence.answers.value : null,
      signal: options.signal,
      longestMs: longestReadingMs,
    }),
    files.some((url) => /llms/i.test(url)) ? fetchLlmsTxt(visit, siteUrl, mayFetch) : undefined,
    files.some((url) => /\.xml|\.gz/i.test(url)) ? sitemapAgain(visit, siteUrl, robots.sitemaps, mayFetch) : undefined,
    wanted.access ? probeAccess(visit, siteUrl.href, robots.evidence, robots.decide) : undefined,
    wanted.transport
      ? visit.ask(siteUrl.href, { types: pageTypes }).then((answer) => checkTransport(visit, answer, null))
      : undefined,
  ]);
  const [llmsTxt, sitemap, edge, transport] = more;
  return {
    at: visit.now().toISOString(),
    pages,
    unread,
    ages: outcomes.flatMap(({ ages = [] }) => ages),
    statuses,
    ...(byModel && { byModel }),
    robots: robots.evidence,
    ...(llmsTxt && { llmsTxt }),
    ...(sitemap && { sitemap }),
    ...(edge && { edge: { ok: true, value: edge } }),
    ...(transport && { transport }),
  };
}

/** What a store on the way says of its copy (RFC 9111, 5.1). */
function ageOf(answer: FetchResult): NonNullable<Reread['ages']> {
  const seconds = answer.ok ? Number(answer.headers['age'] ?? 0) : 0;
  return Number.isFinite(seconds) && seconds > 0 ? [{ url: answer.url, seconds: Math.round(seconds) }] : [];
}

function isFile(url: string, { sitemap }: Evidence): boolean {
  const path = URL.parse(url)?.pathname ?? '';
  return /\.(?:txt|xml|gz)$/i.test(path) || (sitemap.ok && sitemap.value.files.some((file) => file.url === url));
}

async function sitemapAgain(
  visit: Visit,
  siteUrl: URL,
  listed: string[],
  mayFetch: (url: string) => boolean,
): Promise<Evidence['sitemap']> {
  const sitemap = await fetchSitemaps(visit, siteUrl, listed, mayFetch);
  if (!sitemap.ok) return sitemap;
  const sampled = await sampleSitemap(
    sitemap.value.entries,
    linkAsker(visit, new Map(), mayFetch),
    onSameSite(siteUrl.href),
  );
  return { ok: true, value: { ...sitemap.value, sampled } };
}

/** Where the pages lead now: a link that was repaired is one that answers. */
async function statusesOf(
  visit: Visit,
  pages: PageFacts[],
  isOnSite: (url: string) => boolean,
  mayFetch: (url: string) => boolean,
): Promise<Reread['statuses']> {
  const known = new Map(pages.map(({ url, status }) => [url, { status, hops: 0 }] as const));
  const ask = linkAsker(visit, known, mayFetch);
  const canonicals = pages.flatMap((page) =>
    page.canonicals.flatMap(({ url }) => (url !== null && isOnSite(url) ? [withoutHash(url)] : [])),
  );
  const urls = [...new Set([...canonicals, ...allLinks(pages, isOnSite).map(({ url }) => url)])].slice(0, mostLinks);
  const answers = urls.map(async (url) => {
    const seen = await ask(url);
    return seen ? [{ url, ...seen }] : [];
  });
  return (await Promise.all(answers)).flat();
}
