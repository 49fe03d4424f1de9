import type { Gathered, LlmsTxtEvidence } from '#engine/evidence/evidence.ts';
import { isHtml } from './is-html.ts';
import { missingReason } from './missing-reason.ts';
import type { Visit } from './visit.ts';

export async function fetchLlmsTxt(
  visit: Visit,
  siteUrl: URL,
  mayFetch: (url: string) => boolean,
): Promise<Gathered<LlmsTxtEvidence>> {
  const url = new URL('/llms.txt', siteUrl).href;
  if (!mayFetch(url)) return { ok: false, reason: 'robots', detail: 'robots.txt does not let us read it' };
  const result = await visit.ask(url, { accept: 'text/plain,text/markdown,*/*;q=0.5', maxBytes: 200_000 });
  if (!result.ok) return { ok: false, reason: missingReason(result.reason), detail: result.detail };
  const text = new TextDecoder().decode(result.body);
  const softNotFound = result.status === 200 && isHtml(result.headers['content-type'] ?? '', text);
  return {
    ok: true,
    value: {
      url: result.url,
      status: result.status,
      softNotFound,
      excerpt: result.status === 200 ? text.slice(0, 500) : '',
    },
  };
}
