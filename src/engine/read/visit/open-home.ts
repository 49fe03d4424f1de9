import type { PageFacts, UnreadPage } from '#engine/evidence/evidence.ts';
import type { FetchResult } from '#engine/read/visit/fetcher.ts';
import { isStub } from './crawl-pages.ts';
import { fetchRobots, type ServedRobots } from './fetch-robots.ts';
import { outcomeOf } from './outcome-of.ts';
import { pageTypes } from './answer-body.ts';
import { isTimeOut, ownToken, type Visit } from './visit.ts';

export type Home = {
  robots: ServedRobots;
  /** null when it was not asked for. */
  answer: FetchResult | null;
  outcome: { page: PageFacts } | { unread: UnreadPage };
  /** Why https did not work, when plain http had to be used. */
  secureFailure: string | null;
};

/** The addresses to try for what a person typed, best first; none when it cannot be an address. */
export function addressesOf(website: string, isLocal: (url: URL) => boolean): URL[] {
  const typed = website.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed);
  const secure = URL.parse(hasScheme ? typed.replace(/^http:/i, 'https:') : `https://${typed}`);
  const plain = URL.parse(hasScheme ? typed.replace(/^https:/i, 'http:') : `http://${typed}`);
  if (!secure || !plain || !/^https?:$/.test(secure.protocol) || secure.hostname === '') return [];
  for (const url of [secure, plain]) url.hash = '';
  if (isLocal(plain)) return [plain];
  return typed.startsWith('https:') || secure.port !== ''
    ? [URL.parse(hasScheme ? typed : `https://${typed}`) ?? secure]
    : [secure, plain];
}

/** robots.txt first, then the home page, at the first address where a server is there. */
export async function openHome(visit: Visit, addresses: URL[]): Promise<Home | null> {
  let secureFailure: string | null = null;
  let last: Home | null = null;
  for (const address of addresses) {
    last = { ...(await openAt(visit, address)), secureFailure };
    if (!('unread' in last.outcome) || !isAbsent(last)) return last;
    secureFailure = last.outcome.unread.detail;
  }
  return last;
}

const mostForwards = 2;

async function openAt(visit: Visit, address: URL, forwards = 0): Promise<Omit<Home, 'secureFailure'>> {
  const unread = (reason: UnreadPage['reason'], detail: string) => ({
    unread: { url: address.href, status: null, reason, detail, kind: 'home' as const },
  });
  const robots = await fetchRobots(visit, address);
  if (!robots.evidence.ok && robots.evidence.reason !== 'blocked')
    return { robots, answer: null, outcome: unread(robots.evidence.reason, robots.evidence.detail) };
  const closed = closedReason(robots, address.href);
  if (closed) return { robots, answer: null, outcome: unread(closed.reason, closed.detail) };

  const first = await visit.ask(address.href, { types: pageTypes });
  // One slow answer is no verdict.
  const answer = isTimeOut(first) ? await visit.ask(address.href, { types: pageTypes }) : first;
  const finalUrl = URL.parse(answer.url) ?? address;
  const hasMoved = answer.ok && finalUrl.origin !== address.origin;
  const finalRobots = hasMoved ? await fetchRobots(visit, finalUrl) : robots;
  const closedThere = hasMoved ? closedReason(finalRobots, finalUrl.href) : null;
  if (closedThere) return { robots: finalRobots, answer, outcome: unread(closedThere.reason, closedThere.detail) };
  const seenAt = visit.now().toISOString();
  const outcome = await outcomeOf(visit.run, answer, {
    requestedUrl: address.href,
    isHome: true,
    siteHost: finalUrl.host,
    seenAt,
  });
  const target = 'page' in outcome && isStub(outcome.page) ? URL.parse(outcome.page.forwardsTo) : null;
  const forwarded = target === null || forwards === mostForwards ? null : await openAt(visit, target, forwards + 1);
  if (forwarded === null || !('page' in forwarded.outcome)) return { robots: finalRobots, answer, outcome };
  return { ...forwarded, outcome: { page: { ...forwarded.outcome.page, requestedUrl: address.href } } };
}

/** Why our own crawler must stay away, or null. */
export function closedReason(
  robots: ServedRobots,
  url: string,
): { reason: 'robots' | 'timeout'; detail: string } | null {
  const decision = robots.decide(ownToken, url);
  if (decision.allowed) return null;
  const { evidence } = robots;
  if (evidence.ok && evidence.value.state === 'timeout')
    return { reason: 'timeout', detail: 'robots.txt did not answer in time, so we may not read on' };
  if (evidence.ok && evidence.value.state === '5xx')
    return {
      reason: 'robots',
      detail: `robots.txt answers with status ${evidence.value.status}, which RFC 9309 tells crawlers to take as “keep out”`,
    };
  return {
    reason: 'robots',
    detail: `Line ${decision.line} of robots.txt (“${decision.rule}”) closes it to our crawler`,
  };
}

function isAbsent(home: Home): boolean {
  const failed = home.answer ? !home.answer.ok && home.answer.hops.length === 0 : !home.robots.evidence.ok;
  const isOut = home.answer?.ok === false && home.answer.reason === 'connect-timeout';
  return failed && 'unread' in home.outcome && (isOut || home.outcome.unread.reason === 'unreachable');
}
