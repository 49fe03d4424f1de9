import type { PageFacts } from '#engine/evidence/evidence.ts';
import { readPage } from '#engine/read/read-page.ts';

/** Counted as the words of the raw page are: the same reader reads both. */
export function renderedWords(url: string, html: Buffer): number | null {
  return renderedPage(url, html)?.mainWords ?? null;
}

/** Where the rendered page leads within its site. */
export function renderedLinks(url: string, html: Buffer): { url: string; text: string }[] | null {
  const links = renderedPage(url, html)?.links ?? null;
  return (
    links?.flatMap((link) => (link.internal && link.url !== null ? [{ url: link.url, text: link.text }] : [])) ?? null
  );
}

/** null: an error page of the browser's own, which has nothing of the site. */
function renderedPage(url: string, html: Buffer): PageFacts | null {
  const isErrorPage = html.includes('id="main-frame-error"') || html.includes('class="neterror"');
  if (isErrorPage) return null;
  return readPage({
    url,
    requestedUrl: url,
    hops: [],
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: html,
    ttfbMs: 0,
    totalMs: 0,
    seenAt: '',
    truncated: false,
    isHome: false,
    siteHost: new URL(url).host,
  });
}
