// Everything the engine wants to know of a website, asked politely and kept as one document. It never throws for what a site does.
import type { Answers, Progress } from '#engine/contract.ts';
import type {
  Evidence,
  Gathered,
  MissingReason,
  PageFacts,
  SiteEvidence,
  SitemapEvidence,
  TransportEvidence,
  UnreadPage,
} from '#engine/evidence/evidence.ts';
import type { Guard } from '#engine/read/visit/fetcher-guard.ts';
import {
  checkCanonicals,
  checkForms,
  checkLinks,
  checkPictures,
  linkAsker,
  sampleSitemap,
} from '#engine/read/visit/check-links.ts';
import { checkTransport } from '#engine/read/visit/check-transport.ts';
import { type Crawl, crawlPages } from '#engine/read/visit/crawl-pages.ts';
import { fetchLlmsTxt } from '#engine/read/visit/fetch-llms-txt.ts';
import { fetchSitemaps } from '#engine/read/visit/fetch-sitemap.ts';
import { followFrame, readPieces, type RenderLinks } from '#engine/read/visit/follow-frame.ts';
import { linkDepth } from '#engine/read/visit/link-depth.ts';
import { addressesOf, closedReason, type Home, openHome } from '#engine/read/visit/open-home.ts';
import { edgeOfUnreadHome, probeAccess } from '#engine/read/visit/probe-access.ts';
import { measureAgain } from '#engine/read/visit/measure-again.ts';
import { readForms } from '#engine/read/visit/read-forms.ts';
import { readStyleSheets } from '#engine/read/visit/read-style-sheets.ts';
import type { SignRequest } from '#engine/read/visit/sign-request.ts';
import { type Pace, startVisit, type Visit } from '#engine/read/visit/visit.ts';
import { limit } from '#engine/base/limit.ts';
import { nearnessTo } from '#engine/base/text/nearness.ts';
import { onSameSite } from '#engine/read/merge-reading.ts';
import { TaskStopped } from '#engine/read/visit/task-stopped.ts';
import type { RunVisitTask } from '#engine/read/visit/visit-tasks.ts';
import type { ReadPages } from '#engine/read/statements/model/reads-pages.ts';
import type { ReadAsEditor } from '#engine/read/editor/read-as-editor.ts';
import { browserLinks, browserWords } from '#engine/read/browser/render-words.ts';

export type GatherOptions = {
  answers?: Answers | null;
  /** Pages to read at most: 25 for an assessment, 100 for an audit. */
  pageLimit?: number;
  /** Robots.txt and pages, and nothing else: a look, for who has not ordered an assessment. */
  onlyPages?: boolean;
  /** With `onlyPages`: the sitemap too. */
  alsoSitemap?: boolean;
  /** With `onlyPages`: what the pages say, too. */
  readTogether?: boolean;
  /** What the visit is about: pages that name it come first. */
  nearest?: readonly string[];
  /** Twice every 200 ms at most where none is given. */
  pace?: Pace;
  /** Bytes to read at most, in all answers together. */
  maxBytes?: number;
  /** Total time; what was not seen by then is "not seen". 45 s for 25 pages. */
  deadlineMs?: number;
  /** The clock; in a test, a fixed day. */
  now?: () => Date;
  onProgress?: (progress: Progress) => void;
  /** Exact "host:port" of loopback servers that may be read. Development and tests only. */
  allowHosts?: readonly string[];
  /** "CitableBot/1.0 (+https://…/bot)": who we are and where to read about us. */
  userAgent?: string;
  /** Proves it. */
  sign?: SignRequest | undefined;
  signal?: AbortSignal;
  /** Words of a page after a browser has run its scripts; asked for up to three key pages. null: it could not tell. */
  renderWords?: (url: string, signal: AbortSignal, run: RunVisitTask) => Promise<number | null>;
  /** Where a page leads after a browser has run its scripts; asked of a home page whose menu is not in its HTML. null: it could not tell. */
  renderLinks?: RenderLinks;
  /** Reads what came back, where it can be stopped; in this process without one. */
  run?: RunVisitTask;
  /** Reads the pages by a language model, beside the look at links and access, and in a time of its own. */
  readPages?: ReadPages;
  /** Reads the whole site by a language model as an editor would, beside the look at links and access, and in its own time. */
  readAsEditor?: ReadAsEditor;
  /** The network, for tests. */
  guard?: Partial<Guard>;
};

const defaultPageLimit = 25;
/** Share of the time for reading pages; the rest is for links, probes and the sitemap's sample. */
const readingShare = 0.75;

/** The product's user agent, with the page that explains it. */
export function citableUserAgent(publicUrl: string | null): string {
  return publicUrl === null ? 'CitableBot/1.0' : `CitableBot/1.0 (+${new URL('/bot', publicUrl).href})`;
}

/** What `gather` needs to render pages in the Chromium at `chromiumPath`; nothing without one. */
export function renderingWith(
  chromiumPath: string | null,
  userAgent: string,
  allowHosts: readonly string[],
): Pick<GatherOptions, 'renderWords' | 'renderLinks'> {
  if (chromiumPath === null) return {};
  const options = { chromiumPath, userAgent, guard: { allowHosts } };
  return { renderWords: browserWords(options), renderLinks: browserLinks(options) };
}

/**
 * Reads `website` and returns what was seen, with a reason for each gap. Rejects only when the caller's own `signal` is
 * aborted: half a visit that nobody waits for must not pass for evidence.
 */
export async function gather(website: string, options: GatherOptions = {}): Promise<Evidence> {
  const pageLimit = options.pageLimit ?? defaultPageLimit;
  const visit = await visitFor(options, pageLimit);
  const reading = limit(deadlineOf(options, pageLimit) * readingShare, visit.signal);
  try {
    return await gatherOn(visit, website, { ...options, pageLimit, readingEnds: reading.signal });
  } finally {
    reading.end();
    visit.end();
  }
}

async function gatherOn(visit: Visit, website: string, options: Omit<Reading, 'report'>): Promise<Evidence> {
  const { pageLimit } = options;
  const report = (message: string, done: number) =>
    options.onProgress?.({ stage: 'gather', message, done, total: pageLimit });
  const start = startOfEvidence(website, visit.now(), options.answers ?? null);

  const addresses = addressesOf(website, visit.isAllowListed);
  if (addresses.length === 0)
    return {
      ...start,
      ...nothingSeen(website, 'invalid', website.trim() === '' ? 'No website was given' : 'This is not a web address'),
    };
  report('Reading robots.txt', 0);
  const home = await openHome(visit, addresses);
  const seen = await seenAt(visit, website, home, { ...options, report });
  options.signal?.throwIfAborted();
  return { ...start, ...seen };
}

/** robots.txt of `website` alone, with the address of its home page. */
export async function gatherRobots(
  website: string,
  options: GatherOptions = {},
): Promise<{ robots: Evidence['robots']; homeUrl: string }> {
  const visit = await visitFor(options, 1);
  const home = await openHome(visit, addressesOf(website, visit.isAllowListed)).finally(visit.end);
  if (!home) return { robots: { ok: false, reason: 'invalid', detail: 'This is not a web address' }, homeUrl: website };
  return {
    robots: home.robots.evidence,
    homeUrl: 'page' in home.outcome ? home.outcome.page.url : home.outcome.unread.url,
  };
}

/** One page of whatever site, as a visitor finds it: robots.txt first, and nothing where that closes it. null: no web address. */
export async function gatherPage(address: string, options: GatherOptions = {}): Promise<Home['outcome'] | null> {
  const visit = await visitFor(options, 1);
  return (await openHome(visit, addressesOf(address, visit.isAllowListed)).finally(visit.end))?.outcome ?? null;
}

/** A visit with the caller's limits. Whoever starts it ends it. */
export async function visitFor(options: GatherOptions, pageLimit: number): Promise<Visit> {
  return startVisit({
    // Loaded only where it is needed: a server has processes for it.
    run: options.run ?? (await import('#engine/read/visit/run-here.ts')).runHere,
    userAgent: options.userAgent ?? citableUserAgent(null),
    sign: options.sign,
    deadlineMs: deadlineOf(options, pageLimit),
    now: options.now ?? (() => new Date()),
    ...(options.signal && { signal: options.signal }),
    ...(options.pace && { pace: options.pace }),
    ...(options.maxBytes !== undefined && { maxBytes: options.maxBytes }),
    guard: { ...options.guard, ...(options.allowHosts && { allowHosts: options.allowHosts }) },
  });
}

function deadlineOf(options: GatherOptions, pageLimit: number): number {
  return options.deadlineMs ?? 20_000 + 1_000 * pageLimit;
}

type Seen = Pick<Evidence, 'robots' | 'sitemap' | 'transport' | 'edge' | 'site' | 'llmsTxt'>;
type Reading = GatherOptions & {
  pageLimit: number;
  readingEnds: AbortSignal;
  report: (message: string, done: number) => void;
};

function seenAt(visit: Visit, website: string, home: Home | null, options: Reading): Promise<Seen> | Seen {
  if (!home) return nothingSeen(website, 'unreachable', 'The website could not be reached');
  if ('unread' in home.outcome) return seenWithoutHome(visit, home, home.outcome.unread, !options.onlyPages);
  return seenWithHome(visit, home, home.outcome.page, options);
}

async function seenWithHome(visit: Visit, home: Home, page: PageFacts, options: Reading): Promise<Seen> {
  const siteUrl = new URL(page.url);
  const isOnSite = onSameSite(page.url);
  const permission = (url: string) => {
    const closed = closedReason(home.robots, url);
    return { allowed: closed === null, detail: closed?.detail ?? '' };
  };
  const mayFetch = (url: string) => permission(url).allowed;

  options.report('Reading the sitemap', 1);
  const sitemap =
    options.onlyPages && !options.alsoSitemap
      ? notAsked<SitemapEvidence>(onlyPages)
      : await fetchSitemaps(visit, siteUrl, home.robots.sitemaps, mayFetch);
  const entries = sitemap.ok ? sitemap.value.entries : [];
  const framed =
    options.pageLimit > 1
      ? await followFrame(visit, page, isOnSite, mayFetch, options.renderLinks)
      : { page, links: page.frame?.links ?? [], pieces: [] };
  const crawl = await crawlPages(visit, {
    home: framed.page,
    framed: framed.links,
    sitemap: entries,
    pageLimit: options.pageLimit,
    isOnSite,
    mayFetch: permission,
    signal: options.readingEnds,
    ...(options.nearest && { nearness: nearnessTo(options.nearest) }),
    onPage: (done, total) =>
      options.onProgress?.({ stage: 'gather', message: `Reading page ${done} of ${total}`, done, total }),
  });

  if (options.onlyPages) return seenOnPages(visit, home, crawl, sitemap, options);

  const formed = await readForms(visit, crawl.pages, isOnSite, mayFetch);
  const styled = await readStyleSheets(visit, formed, isOnSite, mayFetch);
  const measuredAgain = await measureAgain(visit, styled);
  const named = [...framed.pieces, ...(await readPieces(visit, styled.slice(1), isOnSite, mayFetch))];
  const pieces = onceEach(named).filter(({ url }) => !styled.some((page) => page.url === url));
  options.report('Checking links and access', crawl.pages.length);
  const ask = linkAsker(visit, crawl.seen, mayFetch);
  const known = new Map([
    ...crawl.seen,
    ...crawl.pages.map((each) => [each.url, { status: each.status, hops: 0 }] as const),
  ]);
  const askKnown = (url: string) => (known.has(url) ? Promise.resolve(known.get(url) ?? null) : ask(url));
  const edited = options.readAsEditor?.(
    {
      pages: styled,
      pieces,
      unread: crawl.unread,
      elsewhere: crawl.elsewhere,
      sitemap: entries,
      now: visit.now().toISOString(),
    },
    options.signal,
  );
  // Who throws before it is awaited must not end the process.
  edited?.catch(() => {});
  const [canonicalTargets, links, pictures, formTargets, sampled, edge, transport, llmsTxt, pages, byModel] =
    await Promise.all([
      checkCanonicals(crawl.pages, askKnown, isOnSite),
      checkLinks(crawl.pages, known, askKnown, isOnSite),
      checkPictures(crawl.pages, askKnown, isOnSite),
      checkForms(crawl.pages, askKnown, isOnSite),
      sampleSitemap(entries, askKnown, isOnSite),
      probeAccess(visit, page.url, home.robots.evidence, home.robots.decide),
      home.answer
        ? checkTransport(visit, home.answer, home.secureFailure)
        : notAsked<TransportEvidence>('The home page was not asked for'),
      fetchLlmsTxt(visit, siteUrl, mayFetch),
      withRenderedWords(styled, options, visit),
      options.readPages?.(styled, { answers: options.answers ?? null, signal: options.signal }),
    ]);
  const depth = linkDepth(pages, isOnSite);
  const read = await readTogether(visit, pages, options.answers ?? null, byModel);
  const editor = await edited;
  const site: SiteEvidence = {
    ...read,
    ...(editor && { editor }),
    unread: crawl.unread,
    ...(crawl.elsewhere.length > 0 && { elsewhere: crawl.elsewhere }),
    ...(pieces.length > 0 && { pieces }),
    planned: crawl.planned,
    depth,
    links,
    pictures,
    formTargets,
    canonicalTargets,
    ...(measuredAgain && { measuredAgain }),
  };
  return {
    robots: home.robots.evidence,
    sitemap: sitemap.ok ? { ok: true, value: { ...sitemap.value, sampled } satisfies SitemapEvidence } : sitemap,
    transport,
    edge: { ok: true, value: edge },
    site: { ok: true, value: site },
    llmsTxt,
  };
}

function onceEach(pages: readonly PageFacts[]): PageFacts[] {
  return [...new Map(pages.map((page) => [page.url, page])).values()];
}

/** What the pages say together. Where that takes too long nothing counts as read, and so nothing as absent. */
async function readTogether(
  { run }: Visit,
  pages: PageFacts[],
  answers: Answers | null,
  byModel: Awaited<ReturnType<ReadPages>> | undefined,
): Promise<Pick<SiteEvidence, 'pages' | 'reading'>> {
  try {
    return await run('readSite', pages, answers, byModel);
  } catch (error) {
    if (!(error instanceof TaskStopped)) throw error;
    return { pages };
  }
}

const onlyPages = 'Only pages were read';

async function seenOnPages(
  visit: Visit,
  home: Home,
  crawl: Crawl,
  sitemap: Gathered<SitemapEvidence>,
  options: Reading,
): Promise<Seen> {
  const { unread, planned } = crawl;
  const pages = crawl.pages.map(({ openForms: _openForms, ...page }) => page);
  const byModel = options.readTogether
    ? await options.readPages?.(pages, { answers: null, signal: options.signal })
    : undefined;
  const read = options.readTogether ? await readTogether(visit, pages, null, byModel) : { pages };
  return {
    robots: home.robots.evidence,
    sitemap,
    transport: home.answer
      ? await checkTransport(visit, home.answer, home.secureFailure, { asksPlain: false })
      : notAsked(onlyPages),
    edge: notAsked(onlyPages),
    site: { ok: true, value: { ...read, unread, planned, depth: {}, links: [] } },
    llmsTxt: notAsked(onlyPages),
  };
}

/** The site is there, or not, but its home page could not be read: the reason is evidence too. */
async function seenWithoutHome(visit: Visit, home: Home, unread: UnreadPage, asksPlain: boolean): Promise<Seen> {
  const gap = nothingSeen(unread.url, unread.reason, unread.detail);
  const hasAnswered = home.answer !== null && home.answer.hops.length > 0;
  return {
    ...gap,
    robots: home.robots.evidence,
    transport:
      hasAnswered && home.answer
        ? await checkTransport(visit, home.answer, home.secureFailure, { asksPlain })
        : gap.transport,
    edge: { ok: true, value: edgeOfUnreadHome(unread) },
    site: { ok: true, value: { pages: [], unread: [unread], planned: 1, depth: {}, links: [] } },
  };
}

function startOfEvidence(
  website: string,
  now: Date,
  answers: Answers | null,
): Pick<Evidence, 'version' | 'website' | 'gatheredAt' | 'now' | 'answers' | 'platformAnswers'> {
  const gatheredAt = now.toISOString();
  return {
    version: 1,
    website,
    gatheredAt,
    now: { ok: true, value: gatheredAt },
    answers: answers ? { ok: true, value: answers } : notAsked('No quiz was answered'),
    platformAnswers: notAsked('The assistants were not asked'),
  };
}

function nothingSeen(website: string, reason: MissingReason, detail: string): Seen {
  const gap = { ok: false, reason, detail } as const;
  const unread: UnreadPage = { url: website, status: null, reason, detail, kind: 'home' };
  return {
    robots: gap,
    sitemap: gap,
    transport: gap,
    edge: gap,
    llmsTxt: gap,
    site: { ok: true, value: { pages: [], unread: [unread], planned: 1, depth: {}, links: [] } },
  };
}

export async function withRenderedWords(
  pages: PageFacts[],
  options: Pick<GatherOptions, 'renderWords'>,
  { signal, run }: Visit,
): Promise<PageFacts[]> {
  const render = options.renderWords;
  if (!render) return pages;
  const rendered = new Map<string, number | null>();
  for (const { url } of pages.slice(0, 3)) if (!signal.aborted) rendered.set(url, await render(url, signal, run));
  return pages.map((page) => ({ ...page, renderedWords: rendered.get(page.url) ?? page.renderedWords }));
}

function notAsked<T>(detail: string): Gathered<T> {
  return { ok: false, reason: 'not-asked', detail };
}
