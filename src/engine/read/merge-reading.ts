import type { Evidence, LinkCheck, PageFacts, SiteEvidence, SitemapEvidence } from '#engine/evidence/evidence.ts';
import { allLinks, linkDepth } from '#engine/read/visit/link-depth.ts';
import { samePageKey } from '#engine/base/addresses/page-name.ts';
import { readSite } from '#engine/read/read-site.ts';
import { isByModel } from '#engine/evidence/statements.ts';
import type { ModelReading, Statement } from '#engine/evidence/statements.ts';

/** Some pages of a site, read again; and its files, where they were asked for. */
export type Reread = {
  /** ISO time. */
  at: string;
  pages: PageFacts[];
  unread: SiteEvidence['unread'];
  /** Of pages that came out of a store on the way: how old, in seconds. */
  ages?: { url: string; seconds: number }[];
  /** Addresses that the pages link to, with what they answer now. */
  statuses: { url: string; status: number; hops: number }[];
  /** What a model read in these pages, where one is configured. */
  byModel?: { statements: Statement[]; model: ModelReading };
} & Partial<Pick<Evidence, 'robots' | 'sitemap' | 'llmsTxt' | 'edge' | 'transport'>>;

/**
 * Stored evidence with these pages in place of those that stood there: as if the whole site had been read now and only they had changed. A page
 * that could not be read again is no page any more; whether that is the owner's doing, `reread.unread` tells.
 */
export function mergeReading(evidence: Evidence, reread: Reread): Evidence {
  const { at, pages: fresh, unread, ages: _ages, statuses, byModel, ...files } = reread;
  const merged: Evidence = { ...evidence, ...files, now: { ok: true, value: at } };
  if (!evidence.site.ok) return merged;
  if (merged.sitemap.ok)
    merged.sitemap = {
      ok: true,
      value: { ...merged.sitemap.value, sampled: askedAgain(merged.sitemap.value.sampled, fresh, unread) },
    };
  const before = evidence.site.value;
  const whole = storedPages(before);
  const read = new Map(fresh.map((page) => [samePageKey(page.url), page]));
  const gone = new Set(unread.map(({ url }) => samePageKey(url)));
  const known = new Set(whole.map(({ url }) => samePageKey(url)));
  const pages = [
    ...whole
      .filter(({ url }) => !gone.has(samePageKey(url)))
      .map((page) => inPlaceOf(page, read.get(samePageKey(page.url)))),
    ...[...read].flatMap(([key, page]) => (known.has(key) ? [] : [page])),
  ];
  const isOnSite = onSameSite(pages[0]?.url ?? evidence.website);
  const answers = evidence.answers.ok ? evidence.answers.value : null;
  const seen = statusesOf(before, pages, statuses);
  const isListed = new Set(merged.sitemap.ok ? merged.sitemap.value.entries.map(({ url }) => samePageKey(url)) : []);
  const [linkedBefore, linkedNow] = [linkedFrom(whole), linkedFrom(pages)];
  /** Nothing leads there any more: a whole reading would not ask for it. */
  const isForgotten = (url: string) => {
    const key = samePageKey(url);
    return linkedBefore.has(key) && !linkedNow.has(key) && !isListed.has(key);
  };
  const answersNow = new Set(statuses.filter(({ status }) => status < 400).map(({ url }) => samePageKey(url)));
  const links = allLinks(pages, isOnSite).flatMap((link): LinkCheck[] => {
    const status = seen.get(link.url);
    return status ? [{ ...link, ...status }] : [];
  });
  const asked = new Set([...read.keys(), ...gone]);
  const measuredAgain = before.measuredAgain?.filter(({ url }) => !asked.has(samePageKey(url))) ?? [];
  const { measuredAgain: _measured, canonicalTargets: _targets, ...rest } = before;
  const canonicals = canonicalTargets(pages, seen, isOnSite);
  const leadOn = statuses.filter(({ status, hops }) => status < 400 && hops > 0).map(({ url }) => url);
  const elsewhere = [...new Set([...(before.elsewhere ?? []), ...leadOn])];
  const site: SiteEvidence = {
    ...rest,
    ...readSite(pages, answers, {
      statements: byModel?.statements ?? [],
      model: modelAfter(before.reading?.model ?? { state: 'none' }, whole, fresh, byModel?.model),
      corrections: evidence.corrections ?? [],
    }),
    unread: [
      ...before.unread.filter(
        ({ url }) => !asked.has(samePageKey(url)) && !isForgotten(url) && !answersNow.has(samePageKey(url)),
      ),
      ...unread,
    ],
    ...(elsewhere.length > 0 && { elsewhere }),
    depth: linkDepth(pages, isOnSite),
    links,
    ...(before.canonicalTargets && { canonicalTargets: canonicals }),
    ...(measuredAgain.length > 0 && { measuredAgain }),
  };
  return { ...merged, site: { ok: true, value: site } };
}

/** Whether an address belongs to the site of another. */
export function onSameSite(siteUrl: string): (url: string) => boolean {
  const hostOf = (url: string) => URL.parse(url)?.host.replace(/^www\./, '');
  const host = hostOf(siteUrl);
  return (url) => host !== undefined && hostOf(url) === host;
}

/** Evidence of earlier days keeps what the pages say beside them, not with them. */
export function storedPages(site: SiteEvidence): PageFacts[] {
  const stored = Map.groupBy(site.reading?.statements ?? [], ({ url }) => url);
  return site.pages.map((page) => {
    if (page.statements) return page;
    const own = (stored.get(page.url) ?? []).filter((one) => one.by === 'plain' || isByModel(one));
    return own.length === 0 ? page : { ...page, statements: own };
  });
}

function linkedFrom(pages: readonly PageFacts[]): Set<string> {
  return new Set(allLinks(pages, () => true).map(({ url }) => samePageKey(url)));
}

/** Entries of the sitemap that were asked for once more, with what they answer now. */
function askedAgain(
  sampled: SitemapEvidence['sampled'],
  fresh: readonly PageFacts[],
  unread: SiteEvidence['unread'],
): SitemapEvidence['sampled'] {
  const now = new Map(
    [...unread, ...fresh].flatMap(({ url, status }) => (status === null ? [] : [[samePageKey(url), status] as const])),
  );
  return sampled.map(({ url, status }) => ({ url, status: now.get(samePageKey(url)) ?? status }));
}

/** The place in the menu and what a browser saw are kept; what a model read, where the page is the same. */
function inPlaceOf(before: PageFacts, now: PageFacts | undefined): PageFacts {
  if (!now) return before;
  const isSame = before.contentHash === now.contentHash;
  const byModel = isSame ? (before.statements ?? []).filter(isByModel) : [];
  // Its parts are other files, which are read with the whole site.
  const frame = now.frame && before.frame?.followed ? { ...now.frame, ...before.frame } : now.frame;
  return {
    ...now,
    ...(frame && { frame }),
    renderedWords: now.renderedWords ?? (isSame ? before.renderedWords : null),
    ...(byModel.length > 0 && { statements: [...(now.statements ?? []), ...byModel] }),
  };
}

/** A page that changed and that no model read again is unread: nothing may be called absent by the reading of its former self. */
function modelAfter(
  before: ModelReading,
  whole: readonly PageFacts[],
  fresh: readonly PageFacts[],
  now: ModelReading | undefined,
): ModelReading {
  if (before.state === 'none') return before;
  const former = new Map(whole.map((page) => [samePageKey(page.url), page.contentHash]));
  const changed = fresh.filter((page) => former.get(samePageKey(page.url)) !== page.contentHash);
  if (changed.length === 0) return before;
  const isRead = now?.state === 'read' && (now.whole?.length ?? now.pagesRead) === fresh.length;
  const cost =
    now && now.state !== 'none' ? { calls: before.calls + now.calls, costUsd: before.costUsd + now.costUsd } : {};
  const isChanged = new Set(changed.map(({ url }) => url));
  const wholeNow = now && now.state !== 'none' ? (now.whole ?? []) : [];
  const kept = (before.whole ?? []).filter((url) => !isChanged.has(url));
  const read = { ...before, ...cost, ...(before.whole && { whole: [...new Set([...kept, ...wholeNow])] }) };
  if (isRead) return read;
  const why = now && now.state !== 'none' ? now.why : null;
  return {
    ...read,
    state: 'partly',
    pagesRead: Math.max(0, before.pagesRead - changed.length),
    why: why ?? 'A page that changed was not read again',
  };
}

function statusesOf(
  before: SiteEvidence,
  pages: readonly PageFacts[],
  now: Reread['statuses'],
): Map<string, { status: number; hops: number }> {
  return new Map([
    ...(before.canonicalTargets ?? []).map(({ url, status }) => [url, { status, hops: 0 }] as const),
    ...before.links.map(({ url, status, hops }) => [url, { status, hops }] as const),
    ...now.map(({ url, status, hops }) => [url, { status, hops }] as const),
    ...pages.map((page) => [page.url, { status: page.status, hops: 0 }] as const),
  ]);
}

function canonicalTargets(
  pages: readonly PageFacts[],
  seen: ReadonlyMap<string, { status: number }>,
  isOnSite: (url: string) => boolean,
): NonNullable<SiteEvidence['canonicalTargets']> {
  const targets = pages.flatMap(({ url, canonicals }) =>
    canonicals.flatMap((one) => (one.url !== null && one.url !== url ? [one.url.split('#', 1)[0] ?? ''] : [])),
  );
  return [...new Set(targets)].filter(isOnSite).flatMap((url) => {
    const status = seen.get(url)?.status;
    return status === undefined ? [] : [{ url, status }];
  });
}
