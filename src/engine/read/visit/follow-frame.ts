import type { PageFacts } from '#engine/evidence/evidence.ts';
import type { WrittenByScript } from '#engine/read/page/read-frame.ts';
import { outcomeOf } from './outcome-of.ts';
import { pageTypes } from './answer-body.ts';
import { TaskStopped } from './task-stopped.ts';
import { withoutHash } from './telling-pages.ts';
import type { Visit } from './visit.ts';
import type { RunVisitTask } from './visit-tasks.ts';

const mostScripts = 6;
const mostParts = 8;
const scriptBytes = 300_000;
const totalMs = 10_000;

type Links = NonNullable<PageFacts['frame']>['links'];
/** Where a page leads once a browser has run its scripts; null where there is no browser, or nothing came. */
export type RenderLinks = (url: string, signal: AbortSignal, run: RunVisitTask) => Promise<Links | null>;
/** `links`: where the frame leads. `pieces`: files that are put into the page. */
export type Followed = { page: PageFacts; links: Links; pieces: PageFacts[] };

/**
 * The page with the links of its frame, where scripts or other files hold them: what its scripts name as parts is read as a browser would load it, and no
 * script is run, unless nothing was found so and there is a browser. Where nothing waits to be filled and the files that were named are pages of their own, nothing is missing from the page.
 */
export async function followFrame(
  visit: Visit,
  page: PageFacts,
  isOnSite: (url: string) => boolean,
  mayFetch: (url: string) => boolean,
  render?: RenderLinks,
): Promise<Followed> {
  const { frame } = page;
  if (!frame) return { page, links: [], pieces: [] };
  const signal = AbortSignal.any([visit.signal, AbortSignal.timeout(totalMs)]);
  const usable = (urls: readonly string[]) => urls.map(withoutHash).filter((url) => isOnSite(url) && mayFetch(url));
  const written = await Promise.all(
    usable(frame.scripts)
      .slice(0, mostScripts)
      .map((url) => readScript(visit, url, page.url, signal)),
  );
  const named = [...new Set(usable([...frame.parts, ...written.flatMap(({ parts }) => parts)]))];
  const parts = await Promise.all(
    named
      .filter((url) => url !== withoutHash(page.url))
      .slice(0, mostParts)
      .map((url) => readPart(visit, url, page, signal)),
  );
  // A piece of HTML without a title is put into pages; what has one is a page.
  const read = parts.flatMap((part) => part ?? []);
  const pieces = read.filter(({ titles }) => titles.length === 0);
  const whole = read.filter(({ titles }) => titles.length > 0).map(({ url }) => ({ url, text: '' }));
  const inPieces = pieces.flatMap((piece) => linksOf(piece, page.url));
  const own = [...frame.links, ...written.flatMap(({ links }) => links), ...inPieces];
  const rendered = own.length === 0 && whole.length === 0 ? await render?.(page.url, visit.signal, visit.run) : null;
  const links = [
    ...new Map(
      [...own, ...(rendered ?? [])].filter(({ url }) => isOnSite(url)).map((link) => [link.url, link]),
    ).values(),
  ];
  const { frame: _frame, ...rest } = page;
  if (frame.waits.length === 0 && pieces.length === 0 && links.length === 0)
    return { page: rest, links: whole, pieces };
  return {
    page: { ...rest, frame: { ...frame, links, ...(links.length > 0 && { followed: true as const }) } },
    links: [...links, ...whole],
    pieces,
  };
}

/** The pieces that other pages are put together from, as far as the home page has not named them. */
export async function readPieces(
  visit: Visit,
  pages: readonly PageFacts[],
  isOnSite: (url: string) => boolean,
  mayFetch: (url: string) => boolean,
): Promise<PageFacts[]> {
  const alike = new Map(
    pages.flatMap((page) =>
      page.frame ? [[[...page.frame.parts, ...page.frame.scripts].join(' '), page] as const] : [],
    ),
  );
  const followed = await Promise.all(
    [...alike.values()].slice(0, mostAlike).map((page) => followFrame(visit, page, isOnSite, mayFetch)),
  );
  return followed.flatMap(({ pieces }) => pieces);
}

const mostAlike = 3;

async function readScript(visit: Visit, url: string, pageUrl: string, signal: AbortSignal): Promise<WrittenByScript> {
  const nothing = { parts: [], links: [] };
  const answer = await visit.ask(url, {
    types: /^\s*(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i,
    accept: 'text/javascript',
    maxBytes: scriptBytes,
    signal,
  });
  if (!answer.ok || answer.status !== 200) return nothing;
  try {
    return await visit.run('readScript', answer.body.toString('utf8'), pageUrl);
  } catch (error) {
    if (error instanceof TaskStopped) return nothing;
    throw error;
  }
}

async function readPart(visit: Visit, url: string, page: PageFacts, signal: AbortSignal): Promise<PageFacts | null> {
  const answer = await visit.ask(url, { types: pageTypes, signal });
  const outcome = await outcomeOf(visit.run, answer, {
    requestedUrl: url,
    isHome: false,
    siteHost: new URL(page.url).host,
    seenAt: visit.now().toISOString(),
  });
  return 'page' in outcome ? outcome.page : null;
}

/** A piece's addresses are those of the page that it is put into. */
function linksOf({ links, frame }: PageFacts, pageUrl: string): Links {
  const own = links.flatMap(({ href, text }) => {
    const target = URL.parse(href, pageUrl);
    return target && /^https?:$/.test(target.protocol) ? [{ url: target.href, text }] : [];
  });
  return [...own, ...(frame?.links ?? [])];
}
