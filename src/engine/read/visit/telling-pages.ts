// Which pages say most about a business, chosen from links and sitemap before they are read.
import type { PageFacts, PageKind, SitemapEvidence } from '#engine/evidence/evidence.ts';
import { isPageAddress } from '#engine/base/addresses/page-address.ts';
import { kindOfUrl } from '#engine/read/page/page-kind.ts';

export type Candidate = { url: string; kind: PageKind; worth: number };

/** Taken off what comes after all else. */
const last = 1_000;

/**
 * What the home page puts into its menu, or at its edges, comes before the rest: whatever the language, there stand the offers, the prices, the people, the
 * terms and the contact, and not the latest news.
 */
const inMenu = 60;
const atEdge = 40;
const inMenuOfPage = 8;

/** What the first page of a kind is worth, and how much less each further one of that kind. */
const worthOfKind: Record<PageKind, { first: number; less: number }> = {
  home: { first: 0, less: 0 },
  about: { first: 95, less: 30 },
  contact: { first: 90, less: 45 },
  pricing: { first: 85, less: 25 },
  faq: { first: 85, less: 20 },
  product: { first: 80, less: 5 },
  article: { first: 65, less: 5 },
  other: { first: 50, less: 5 },
  // One may hold the imprint; the others come after all else.
  legal: { first: 20, less: last },
};

/** Candidates not yet asked for, the most telling first; ties by address, so that two visits choose alike. */
export function chooseNext(candidates: Iterable<Candidate>, picked: Iterable<PageKind>, count: number): Candidate[] {
  const timesPicked = new Map<PageKind, number>();
  for (const kind of picked) timesPicked.set(kind, (timesPicked.get(kind) ?? 0) + 1);
  const byKind = Map.groupBy([...candidates].sort(byWorth), (candidate) => candidate.kind);
  const chosen: Candidate[] = [];
  while (chosen.length < count) {
    let best: { candidate: Candidate; value: number } | null = null;
    for (const [kind, [candidate]] of byKind) {
      if (!candidate) continue;
      const value = candidate.worth + worthOfKind[kind].first - worthOfKind[kind].less * (timesPicked.get(kind) ?? 0);
      if (!best || value > best.value) best = { candidate, value };
    }
    if (!best) break;
    chosen.push(best.candidate);
    byKind.get(best.candidate.kind)?.shift();
    timesPicked.set(best.candidate.kind, (timesPicked.get(best.candidate.kind) ?? 0) + 1);
  }
  return chosen;
}

/** The internal pages that a page links to. */
export function candidatesOf(
  page: PageFacts,
  isOnSite: (url: string) => boolean,
  nearness: (text: string) => number = () => 0,
): Candidate[] {
  const otherLanguages = new Set(
    page.hreflangs
      .filter(({ lang }) => page.lang && !lang.startsWith(page.lang.slice(0, 2)) && lang !== 'x-default')
      .map(({ url }) => pageKey(url)),
  );
  return page.links.flatMap((link) => {
    if (link.url === null || !isOnSite(link.url) || !isPageAddress(link.url)) return [];
    const kind = kindOfUrl(link.url, false);
    const worth =
      placeWorth(page, link) +
      addressWorth(link.url) -
      (otherLanguages.has(pageKey(link.url)) ? last : 0) +
      nearness(`${link.url} ${link.text}`);
    return [{ url: withoutHash(link.url), kind, worth }];
  });
}

function placeWorth({ kind }: PageFacts, { inNav, inMain }: PageFacts['links'][number]): number {
  if (kind !== 'home') return inNav ? inMenuOfPage : 0;
  if (inNav) return inMenu;
  return inMain ? 0 : atEdge;
}

/** The pages that a menu leads to which a script writes. */
export function candidatesOfFrame(
  links: readonly { url: string; text: string }[],
  isOnSite: (url: string) => boolean,
  nearness: (text: string) => number = () => 0,
): Candidate[] {
  return links
    .filter(({ url }) => isOnSite(url) && isPageAddress(url))
    .map(({ url, text }) => ({
      url: withoutHash(url),
      kind: kindOfUrl(url, false),
      worth: inMenu + addressWorth(url) + nearness(`${url} ${text}`),
    }));
}

/** The sitemap's pages, the newest a little ahead of the rest. */
export function candidatesOfSitemap(
  entries: SitemapEvidence['entries'],
  isOnSite: (url: string) => boolean,
): Candidate[] {
  const newestFirst = entries
    .filter((entry) => isOnSite(entry.url) && isPageAddress(entry.url))
    .sort((a, b) => (b.lastmod ?? '').localeCompare(a.lastmod ?? '') || a.url.localeCompare(b.url));
  return newestFirst.map(({ url }, index) => ({
    url: withoutHash(url),
    kind: kindOfUrl(url, false),
    worth: 3 + addressWorth(url) + Math.max(0, 4 - index),
  }));
}

/** One key per page: "www", a run of slashes, a trailing one, "index.html" and http or https are spellings of the same page. */
export function pageKey(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const path = parsed.pathname.replaceAll(/\/{2,}/g, '/').replace(/\/(index\.(html?|php))?$/i, '');
  return parsed.host.replace(/^www\./, '') + path + parsed.search;
}

export function withoutHash(url: string): string {
  return url.split('#', 1)[0] ?? url;
}

function byWorth(a: Candidate, b: Candidate): number {
  return b.worth - a.worth || a.url.length - b.url.length || (a.url < b.url ? -1 : 1);
}

function addressWorth(url: string): number {
  const { pathname, search } = new URL(url);
  return 6 - 2 * Math.min(6, pathname.split('/').filter(Boolean).length) - (search === '' ? 0 : 20);
}
