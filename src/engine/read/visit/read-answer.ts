import type { PageFacts, UnreadPage } from '#engine/evidence/evidence.ts';
import type { FetchResult } from '#engine/read/visit/fetcher.ts';
import { kindOfUrl } from '#engine/read/page/page-kind.ts';
import { readPage } from '#engine/read/read-page.ts';
import { startOf } from './answer-body.ts';
import { challengeMark } from './challenge.ts';
import { missingReason } from './missing-reason.ts';

export type Asked = { requestedUrl: string; isHome: boolean; siteHost: string; seenAt: string };
export type Outcome = { page: PageFacts } | { unread: UnreadPage };

/** A page as facts, or the reason why there are none. */
export function readAnswer(result: FetchResult, asked: Asked): Outcome {
  const { requestedUrl, isHome } = asked;
  const unread = (reason: UnreadPage['reason'], detail: string) => ({
    unread: { url: requestedUrl, status: result.status, reason, detail, kind: kindOfUrl(requestedUrl, isHome) },
  });
  if (!result.ok)
    return unread(result.reason === 'connect-timeout' ? 'timeout' : missingReason(result.reason), result.detail);
  const mark = challengeMark(result.status, result.headers, startOf(result.body));
  if (mark) return unread('blocked', `A bot wall answered instead of the page (${mark})`);
  if ([401, 403, 429].includes(result.status))
    return unread('blocked', `The server refused us with status ${result.status}`);
  if (result.status !== 200) return unread('unreachable', `The server answered with status ${result.status}`);
  try {
    return { page: readPage({ ...result, ...asked, hops: result.hops.slice(0, -1) }) };
  } catch {
    // A page that defeats the reader costs its own facts, never the whole report.
    return unread('invalid', 'The page could not be parsed');
  }
}
