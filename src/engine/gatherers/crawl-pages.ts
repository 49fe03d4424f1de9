import type { PageFacts, PageKind, SitemapEvidence, UnreadPage } from '#engine/evidence.ts';
import type { FetchResult } from '#engine/fetcher.ts';
import { kindOfUrl } from '#engine/page/page-kind.ts';
import { pageTypes, readAnswer } from './read-answer.ts';
import { type Candidate, candidatesOf, candidatesOfSitemap, chooseNext, pageKey } from './telling-pages.ts';
import type { Visit } from './visit.ts';

/** What is known of an address that was asked: its status at the end, and how many redirects led there. */
export type Seen = { status: number; hops: number };

export type Crawl = {
  /** Home first, then in the order of choice. */
  pages: PageFacts[];
  unread: UnreadPage[];
  planned: number;
  /** By address as it was asked; null: it let us wait in vain, and is not asked again. */
  seen: Map<string, Seen | null>;
};

export type CrawlOptions = {
  home: PageFacts;
  sitemap: SitemapEvidence['entries'];
  pageLimit: number;
  isOnSite: (url: string) => boolean;
  mayFetch: (url: string) => { allowed: boolean; detail: string };
  /** Aborted when reading pages must end, so that what is left of the time serves the other questions. */
  signal: AbortSignal;
  onPage: (done: number, total: number) => void;
};

const waveSize = 6;

/** Reads the most telling pages in waves: each wave may reveal better ones for the next. */
export async function crawlPages(visit: Visit, options: CrawlOptions): Promise<Crawl> {
  const { home, pageLimit, isOnSite } = options;
  const crawl: Crawl = { pages: [home], unread: [], planned: 1, seen: new Map() };
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
  offer(candidatesOf(home, isOnSite));
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
    crawl.planned += wave.length;
    for (const [index, answer] of answers.entries()) {
      const asked = wave[index]?.url ?? '';
      if (answer.seen !== undefined) crawl.seen.set(asked, answer.seen);
      if (answer.unread) crawl.unread.push(answer.unread);
      if (!answer.page || isKnown(answer.page, crawl.pages)) continue; // two addresses of one page are one page
      taken.add(pageKey(answer.page.url));
      crawl.pages.push(answer.page);
      offer(candidatesOf(answer.page, isOnSite));
    }
    for (const key of taken) candidates.delete(key);
  }
  return crawl;
}

type Answer = { page?: PageFacts; unread?: UnreadPage; seen?: Seen | null };

async function readCandidate(visit: Visit, candidate: Candidate, options: CrawlOptions): Promise<Answer> {
  const { url } = candidate;
  const unread = (reason: UnreadPage['reason'], detail: string): Answer => ({ unread: { url, status: null, reason, detail, kind: kindOfUrl(url, false) } });
  if (options.signal.aborted) return unread('deadline', 'The time for this assessment was over');
  const permission = options.mayFetch(url);
  if (!permission.allowed) return unread('robots', permission.detail);
  const result = await visit.ask(url, { types: pageTypes, signal: options.signal });
  const seen = whatWasSeen(result);
  if (result.ok && !options.isOnSite(result.url)) return { seen }; // it leads to somebody else's page
  const siteHost = new URL(options.home.url).host;
  return { seen, ...readAnswer(result, { requestedUrl: url, isHome: false, siteHost, seenAt: visit.now().toISOString() }) };
}

function whatWasSeen(result: FetchResult): Answer['seen'] {
  if (!result.ok && result.reason === 'timeout') return null;
  return result.status === null || (!result.ok && result.reason !== 'type') ? undefined : { status: result.status, hops: result.hops.length - 1 };
}

function isKnown(page: PageFacts, pages: PageFacts[]): boolean {
  return pages.some((known) => pageKey(known.url) === pageKey(page.url));
}
