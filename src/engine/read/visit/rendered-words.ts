import { readPage } from '#engine/read/read-page.ts';

/** Counted as the words of the raw page are: the same reader reads both. An error page of the browser's own has none of the site's words. */
export function renderedWords(url: string, html: Buffer): number | null {
  const page = readPage({
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
  const isErrorPage = html.includes('id="main-frame-error"') || html.includes('class="neterror"');
  return isErrorPage ? null : page.mainWords;
}
