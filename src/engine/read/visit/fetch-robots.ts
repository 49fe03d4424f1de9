import type { Gathered, RobotsEvidence } from '#engine/evidence/evidence.ts';
import type { RobotsDecision } from '#engine/evidence/robots.ts';
import { decodeRobots, parseRobots, readServedRobots, robotsMaxBytes } from '#engine/evidence/robots.ts';
import { challengeMark } from './challenge.ts';
import { isHtml } from './is-html.ts';
import { missingReason } from './missing-reason.ts';
import type { Visit } from './visit.ts';

export type ServedRobots = {
  evidence: Gathered<RobotsEvidence>;
  /** Absolute addresses of its Sitemap lines. */
  sitemaps: string[];
  decide: (agent: string, url: string) => RobotsDecision;
};

/** robots.txt of the origin of `siteUrl`, as it is served now. */
export async function fetchRobots(visit: Visit, siteUrl: URL): Promise<ServedRobots> {
  const url = new URL('/robots.txt', siteUrl).href;
  const result = await visit.ask(url, { accept: 'text/plain,*/*;q=0.5', maxBytes: robotsMaxBytes + 1 });
  const seenAt = visit.now().toISOString();
  if (!result.ok) {
    const { reason, detail, status } = result;
    if (reason === 'timeout') return served({ url, state: 'timeout', status: 0, body: '', seenAt }, url);
    if (reason === 'redirects') return served({ url, state: 'redirect>5', status: status ?? 0, body: '', seenAt }, url);
    return {
      evidence: { ok: false, reason: missingReason(reason), detail },
      sitemaps: [],
      decide: readServedRobots({ state: 'timeout', body: '' }),
    };
  }
  const body = decodeRobots(result.body);
  const mark = challengeMark(result.status, result.headers, body.slice(0, 100_000));
  // What the wall hides from us may say anything; the home page is still asked, and shows the wall for what it is.
  if (mark)
    return {
      evidence: { ok: false, reason: 'blocked', detail: `A bot wall answered instead of robots.txt (${mark})` },
      sitemaps: [],
      decide: readServedRobots({ state: '4xx', body: '' }),
    };
  return served(
    {
      url: result.url,
      state: stateOf(result.status, result.headers['content-type'] ?? '', body, result.truncated),
      status: result.status,
      body,
      seenAt,
    },
    url,
  );
}

function served(robots: RobotsEvidence, asked: string): ServedRobots {
  const isRead = robots.state === 'ok' || robots.state === 'too-large';
  const sitemaps = isRead
    ? parseRobots(robots.body).sitemaps.flatMap(({ url }) => URL.parse(url, asked)?.href ?? [])
    : [];
  return {
    evidence: { ok: true, value: isRead ? robots : { ...robots, body: robots.body.slice(0, 2_000) } },
    sitemaps: [...new Set(sitemaps)],
    decide: readServedRobots(robots),
  };
}

function stateOf(status: number, type: string, body: string, truncated: boolean): RobotsEvidence['state'] {
  if (status >= 500) return '5xx';
  if (status >= 400) return '4xx';
  if (status >= 300) return 'redirect>5'; // a redirect that names no target is as unavailable as one that never ends
  if (isHtml(type, body)) return 'html';
  return truncated ? 'too-large' : 'ok';
}
