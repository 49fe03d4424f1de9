import { gunzipSync } from 'node:zlib';
import type { SitemapEvidence } from '#engine/evidence/evidence.ts';
import { isHtml } from './is-html.ts';

type SitemapEntry = SitemapEvidence['entries'][number];

export const maxEntries = 2_000;
/** Of a sitemap as it is served; unpacked it may have four times as many. */
export const maxBytes = 6 * 1024 * 1024;
const maxAlternates = 10_000;

type SitemapRead = { problem: string | null; children: string[]; entries: SitemapEntry[] };

/** A sitemap as it was served, compressed or not: its entries, the further sitemaps of an index, or what is wrong with it. */
export function readSitemap(body: Buffer, contentType: string, address: string): SitemapRead {
  const invalid = (problem: string): SitemapRead => ({ problem, children: [], entries: [] });
  const text = textOf(body);
  if (text === null) return invalid('It is compressed, and damaged or too large');
  if (isHtml(contentType, text)) return invalid('A web page is served in its place');
  const { kind, entries, relative } = parseSitemap(text, address);
  if (kind === null) return invalid('It is not a sitemap');
  if (entries.length === 0) return invalid('It lists no address');
  const problem = relative > 0 && relative >= entries.length ? 'Its addresses are not absolute' : null;
  return kind === 'index'
    ? { problem, children: entries.map((entry) => entry.url), entries: [] }
    : { problem, children: [], entries };
}

function textOf(body: Buffer): string | null {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return new TextDecoder().decode(body);
  try {
    return new TextDecoder().decode(gunzipSync(body, { maxOutputLength: 4 * maxBytes }));
  } catch {
    return null;
  }
}

/** A sitemap or an index by the sitemaps.org protocol, XML or plain text, its addresses as from `address`. Linear; never throws. */
export function parseSitemap(
  text: string,
  address: string,
): {
  kind: 'pages' | 'index' | null;
  entries: SitemapEntry[];
  relative: number;
} {
  const root = /<(?:[\w-]+:)?(urlset|sitemapindex)[\s>/]/.exec(text.slice(0, 20_000))?.[1];
  const written = root ? xmlEntries(text, root === 'urlset' ? 'url' : 'sitemap') : plainEntries(text);
  if (written === null) return { kind: null, entries: [], relative: 0 };
  const entries = written.flatMap(({ url, lastmod, alternates }) => {
    const parsed = root ? URL.parse(url, address) : URL.parse(url); // a line of a text is an address or nothing
    return parsed && /^https?:$/.test(parsed.protocol)
      ? [{ url: parsed.href, lastmod, ...(alternates && { alternates }) }]
      : [];
  });
  return {
    kind: root === 'sitemapindex' ? 'index' : 'pages',
    entries,
    relative: written.filter(({ url }) => !URL.canParse(url)).length,
  };
}

function xmlEntries(text: string, element: string): SitemapEntry[] {
  const entries: SitemapEntry[] = [];
  let alternatesLeft = maxAlternates;
  for (const part of withoutComments(text)
    .split(new RegExp(`<(?:[\\w-]+:)?${element}(?=[\\s>])`))
    .slice(1, maxEntries + 1)) {
    const url = valueOf(part, 'loc');
    if (!url) continue;
    const alternates = alternatesOf(part, alternatesLeft);
    alternatesLeft -= alternates.length;
    entries.push({ url, lastmod: valueOf(part, 'lastmod'), ...(alternates.length > 0 && { alternates }) });
  }
  return entries;
}

/** The language versions of one entry, `<xhtml:link rel="alternate" hreflang="de" href="…"/>`. */
function alternatesOf(part: string, most: number): { lang: string; url: string }[] {
  const found: { lang: string; url: string }[] = [];
  const opens = /<(?:[\w-]{1,20}:)?link(?=\s)/g;
  for (let open = opens.exec(part); open && found.length < most; open = opens.exec(part)) {
    const end = part.indexOf('>', open.index);
    if (end === -1) break;
    opens.lastIndex = end;
    const tag = part.slice(open.index, Math.min(end, open.index + 3_000));
    const [lang, href] = ['hreflang', 'href'].map((name) =>
      new RegExp(`\\s${name}\\s*=\\s*["']([^"']+)["']`).exec(tag)?.[1]?.trim(),
    );
    const url = href && URL.parse(withEntities(href));
    if (lang && url && /^https?:$/.test(url.protocol)) found.push({ lang: lang.slice(0, 40), url: url.href });
  }
  return found;
}

function withoutComments(text: string): string {
  const [before = '', ...rest] = text.split('<!--');
  return before + rest.map((part) => part.slice(part.includes('-->') ? part.indexOf('-->') + 3 : part.length)).join('');
}

function valueOf(part: string, element: string): string | null {
  // The prefix must be the sitemap's own: <image:loc> is not the page. A prefixed sitemap ("sm:loc") is rare, and its prefix short.
  const open = new RegExp(`<(?:sm:|s:|sitemap:)?${element}>`).exec(part);
  if (!open) return null;
  const start = open.index + open[0].length;
  const raw = part
    .slice(start, part.indexOf('</', start))
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .trim();
  const value = withEntities(raw);
  return value === '' ? null : value.slice(0, 2_000);
}

function withEntities(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_entity, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '',
  );
}

function plainEntries(text: string): SitemapEntry[] | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isList = lines.length > 0 && lines.every((line) => /^https?:\/\/\S+$/.test(line));
  return isList ? lines.slice(0, maxEntries).map((url) => ({ url, lastmod: null })) : null;
}
