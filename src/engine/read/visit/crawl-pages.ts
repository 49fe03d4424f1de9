import type { PageFacts, PageKind, SitemapEvidence, UnreadPage } from '#engine/evidence/evidence.ts';
import type { FetchResult } from '#engine/read/visit/fetcher.ts';
import { kindOfUrl } from '#engine/read/page/page-kind.ts';
import { outcomeOf } from './outcome-of.ts';
import { pageTypes } from './answer-body.ts';
import {
  type Candidate,
  candidatesOf,
  candidatesOfFrame,
  candidatesOfSitemap,
  chooseNext,
  pageKey,
  withoutHash,
} from './telling-pages.ts';
import { isTimeOut, type Visit } from './visit.ts';

/** What is known of an address that was asked: its status at the end, and how many redirects led there. */
export type Seen = { status: number; hops: number };

export type Crawl = {
  /** Home first, then in the order of choice. */
  pages: PageFacts[];
  unread: UnreadPage[];
  planned: number;
  /** By address as it was asked; null: it let us wait in vain, and is not asked again. */
  seen: Map<string, Seen | null>;
  /** Addresses that lead to another page that was read, or to another site. */
  elsewhere: string[];
};

export type CrawlOptions = {
  home: PageFacts;
  /** Where the menu of the home page leads, as far as its own HTML does not say it. */
  framed: readonly { url: string; text: string }[];
  sitemap: SitemapEvidence['entries'];
  pageLimit: number;
  isOnSite: (url: string) => boolean;
  mayFetch: (url: string) => { allowed: boolean; detail: string };
  /** What a link's words and address are worth beside its kind. */
  nearness?: (text: string) => number;
  /** Aborted when reading pages must end, so that what is left of the time serves the other questions. */
  signal: AbortSignal;
  onPage: (done: number, total: number) => void;
};

const waveSize = 6;

/** Reads the most telling pages in waves: each wave may reveal better ones for the next. */
export async function crawlPages(visit: Visit, options: CrawlOptions): Promise<Crawl> {
  const { home, pageLimit, isOnSite } = options;
  const crawl: Crawl = { pages: [home], unread: [], planned: 1, seen: new Map(), elsewhere: [] };
  const candidates = new Map<string, Candidate>();
  const taken = new Set([pageKey(home.url), pageKey(home.requestedUrl)]);
  const picked: PageKind[] = [];
  const offer = (found: Candidate[]) => {
    for (const candidate of found) {
      const key = pageKey(candidate.url);
      const known = candidates.get(key);
      if (!taken.has(key) && (!known || known.worth < candidate.worth))
        candidates.set(key, known && known.kind !== 'other' ? { ...candidate, kind: known.kind } : candidate);
    }
  };
  offer(candidatesOf(home, isOnSite, options.nearness));
  offer(candidatesOfFrame(options.framed, isOnSite, options.nearness));
  offer(candidatesOfSitemap(options.sitemap, isOnSite));

  while (crawl.planned < pageLimit) {
    const wave = chooseNext(candidates.values(), picked, Math.min(waveSize, pageLimit - crawl.planned));
    if (wave.length === 0) break;
    const total = Math.min(pageLimit, crawl.planned + candidates.size);
    let done = crawl.planned;
    for (const candidate of wave) {
      candidates.delete(pageKey(candidate.url));
      taken.add(pageKey(candidate.url));
      picked.push(candidate.kind);
    }
    const answers = await Promise.all(
      wave.map(async (candidate) => {
        const answer = await readCandidate(visit, candidate, options);
        done += 1;
        options.onPage(done, total);
        return answer;
      }),
    );
    crawl.planned += wave.length - deadAmong(answers, crawl, pageLimit);
    for (const [index, answer] of answers.entries()) {
      const asked = wave[index]?.url ?? '';
      if (answer.seen !== undefined) crawl.seen.set(asked, answer.seen);
      if (answer.unread) crawl.unread.push(answer.unread);
      // Two addresses of one page are one page.
      if (!answer.page || isKnown(answer.page, crawl.pages)) {
        if (!answer.unread) crawl.elsewhere.push(asked);
        continue;
      }
      taken.add(pageKey(answer.page.url));
      if (isStub(answer.page)) {
        crawl.elsewhere.push(asked);
        crawl.planned -= 1;
        offer(
          [
            {
              url: withoutHash(answer.page.forwardsTo),
              kind: wave[index]?.kind ?? 'other',
              worth: wave[index]?.worth ?? 0,
            },
          ].filter(({ url }) => isOnSite(url)),
        );
        continue;
      }
      crawl.pages.push(answer.page);
      offer(candidatesOf(answer.page, isOnSite, options.nearness));
    }
    for (const key of taken) candidates.delete(key);
  }
  await askAgain(visit, crawl, options);
  return crawl;
}

/** Pages that are gone take no other page’s place, up to as many as may be read. */
function deadAmong(answers: readonly Answer[], { unread }: Crawl, pageLimit: number): number {
  const isDead = (one: UnreadPage | undefined) => one?.status === 404 || one?.status === 410;
  const known = unread.filter(isDead).length;
  return Math.min(answers.filter((answer) => isDead(answer.unread)).length, Math.max(0, pageLimit - known));
}

/** It sends its visitors on, and says next to nothing itself. */
export function isStub(page: PageFacts): page is PageFacts & { forwardsTo: string } {
  return (
    page.forwardsTo !== undefined && pageKey(page.forwardsTo) !== pageKey(page.url) && page.mainWords < mostWordsOfStub
  );
}

const mostWordsOfStub = 30;

/** Pages that let us wait in vain are asked for once more, when nothing else is left to ask for. */
async function askAgain(visit: Visit, crawl: Crawl, options: CrawlOptions): Promise<void> {
  const late = crawl.unread.filter(({ reason }) => reason === 'timeout');
  for (const { url, kind } of late) {
    if (options.signal.aborted) return;
    const answer = await readCandidate(visit, { url, kind, worth: 0 }, options);
    if (answer.unread?.reason === 'deadline') return;
    if (answer.seen !== undefined) crawl.seen.set(url, answer.seen);
    crawl.unread = crawl.unread.flatMap((unread) => (unread.url === url ? (answer.unread ?? []) : unread));
    if (answer.page && !isKnown(answer.page, crawl.pages)) crawl.pages.push(answer.page);
  }
}

type Answer = { page?: PageFacts; unread?: UnreadPage; seen?: Seen | null };

async function readCandidate(visit: Visit, candidate: Candidate, options: CrawlOptions): Promise<Answer> {
  const { url } = candidate;
  const unread = (reason: UnreadPage['reason'], detail: string): Answer => ({
    unread: { url, status: null, reason, detail, kind: kindOfUrl(url, false) },
  });
  if (options.signal.aborted) return unread('deadline', 'The time for this assessment was over');
  const permission = options.mayFetch(url);
  if (!permission.allowed) return unread('robots', permission.detail);
  const result = await visit.ask(url, { types: pageTypes, signal: options.signal });
  const seen = whatWasSeen(result);
  if (result.ok && !options.isOnSite(result.url)) return { seen }; // it leads to somebody else's page
  const siteHost = new URL(options.home.url).host;
  return {
    seen,
    ...(await outcomeOf(visit.run, result, {
      requestedUrl: url,
      isHome: false,
      siteHost,
      seenAt: visit.now().toISOString(),
    })),
  };
}

function whatWasSeen(result: FetchResult): Answer['seen'] {
  if (isTimeOut(result)) return null;
  return result.status === null || (!result.ok && result.reason !== 'type')
    ? undefined
    : { status: result.status, hops: result.hops.length - 1 };
}

function isKnown(page: PageFacts, pages: PageFacts[]): boolean {
  return pages.some((known) => pageKey(known.url) === pageKey(page.url));
}
