import type { Evidence, PageFacts } from '#engine/evidence/evidence.ts';
import { readPage } from '#engine/read/read-page.ts';

/** The evidence with one page as it would be read with `html` in its head. `drops` takes away what the change replaces. */
export function patchPage(
  evidence: Evidence,
  url: string,
  html: string,
  drops: (node: PageFacts['schema'][number]) => boolean = () => false,
): Evidence {
  if (!evidence.site.ok) return evidence;
  const pages = evidence.site.value.pages.map((page) => (page.url === url ? withHead(page, html, drops) : page));
  return { ...evidence, site: { ok: true, value: { ...evidence.site.value, pages } } };
}

/** The pages are kept as facts and not as HTML: what is added is read by the same reader, beside the page's own words. */
function withHead(page: PageFacts, html: string, drops: (node: PageFacts['schema'][number]) => boolean): PageFacts {
  const read = readPage({
    url: page.url,
    requestedUrl: page.requestedUrl,
    hops: page.hops,
    status: page.status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(`<!doctype html><html><head>${html}</head><body><main>${wordsOf(page)}</main></body></html>`),
    ttfbMs: page.ttfbMs,
    totalMs: page.totalMs,
    seenAt: page.seenAt,
    truncated: false,
    isHome: page.kind === 'home',
    siteHost: new URL(page.url).host,
  });
  return {
    ...page,
    kind: page.kind === 'other' ? read.kind : page.kind,
    titles: read.titles.length > 0 ? read.titles : page.titles,
    metaDescriptions: read.metaDescriptions.length > 0 ? read.metaDescriptions : page.metaDescriptions,
    schema: [...page.schema.filter((node) => !drops(node)), ...read.schema],
    schemaErrors: [...page.schemaErrors, ...read.schemaErrors],
    questions: [...page.questions, ...read.questions.filter(({ source }) => source === 'schema')],
  };
}

function wordsOf(page: PageFacts): string {
  const shown = page.questions.filter(({ visible }) => visible).flatMap(({ question, answer }) => [question, answer]);
  return [...page.headings.map(({ text }) => text), ...shown, ...page.mainText.split('\n')]
    .map((text) => `<p>${escapeHtml(text)}</p>`)
    .join('\n');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A JSON-LD script that no text can close: "<" is written as an escape. */
export function jsonLdScript(item: Record<string, unknown>): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...item }, null, 2).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  return `<script type="application/ld+json">\n${json}\n</script>`;
}
