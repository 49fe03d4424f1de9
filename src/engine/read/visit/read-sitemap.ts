import { gunzipSync } from 'node:zlib';
import type { SitemapEvidence } from '#engine/evidence/evidence.ts';
import { decodeBody } from '#engine/base/text/decode-body.ts';
import { isHtml } from './is-html.ts';

type SitemapEntry = SitemapEvidence['entries'][number];

export const maxEntries = 2_000;
/** Of a sitemap as it is served; unpacked it may have four times as many. */
export const maxBytes = 6 * 1024 * 1024;
const maxAlternates = 10_000;

type SitemapRead = { problem: string | null; children: string[]; entries: SitemapEntry[] };

/** A sitemap as it was served, compressed or not: its entries, the further sitemaps of an index, or what is wrong with it. */
export function readSitemap(body: Buffer, contentType: string, address: string, most = maxEntries): SitemapRead {
  const invalid = (problem: string): SitemapRead => ({ problem, children: [], entries: [] });
  const text = textOf(body, contentType);
  if (text === null) return invalid('It is compressed, and damaged or too large');
  if (isHtml(contentType, text)) return invalid('A web page is served in its place');
  const { kind, entries, relative } = parseSitemap(text, address, most);
  if (kind === null) return invalid('It is not a sitemap');
  if (entries.length === 0) return invalid('It lists no address');
  const problem = relative > 0 && relative >= entries.length ? 'Its addresses are not absolute' : null;
  return kind === 'index'
    ? { problem, children: entries.map((entry) => entry.url), entries: [] }
    : { problem, children: [], entries };
}

function textOf(body: Buffer, contentType: string): string | null {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return decodeXml(body, contentType);
  try {
    return decodeXml(gunzipSync(body, { maxOutputLength: 4 * maxBytes }), contentType);
  } catch {
    return null;
  }
}

/** XML may come in UTF-16 without a mark: then every other byte of its first "<" is zero. */
function decodeXml(body: Buffer, contentType: string): string {
  if (body[0] === 0x3c && body[1] === 0) return new TextDecoder('utf-16le').decode(body);
  if (body[0] === 0 && body[1] === 0x3c) return new TextDecoder('utf-16be').decode(body);
  return decodeBody(body, contentType).text;
}

/** A sitemap or an index by the sitemaps.org protocol, in XML, as a feed (RSS 2.0, Atom) or in plain text, its addresses as from `address`. Linear; never throws. */
export function parseSitemap(
  text: string,
  address: string,
  most = maxEntries,
): {
  kind: 'pages' | 'index' | null;
  entries: SitemapEntry[];
  relative: number;
} {
  const clean = withoutComments(text);
  const [, prefix = '', root = ''] =
    /<((?:[\w.-]{1,40}:)?)(urlset|sitemapindex|rss|feed)[\s>/]/.exec(clean.slice(0, 20_000)) ?? [];
  const form = forms[root];
  const written = form ? xmlEntries(clean, form, prefixesOf(clean, prefix), most) : plainEntries(text);
  if (written === null) return { kind: null, entries: [], relative: 0 };
  const entries = written.flatMap(({ url, lastmod, alternates }) => {
    const parsed = form ? URL.parse(url, address) : URL.parse(url); // a line of a text is an address or nothing
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

/** Names of an entry, of its address (as text, or in an attribute of a feed's link) and of its day of change. */
type Form = { entry: string; address: string; days: string[] };

const forms: Record<string, Form> = {
  urlset: { entry: 'url', address: 'loc', days: ['lastmod'] },
  sitemapindex: { entry: 'sitemap', address: 'loc', days: ['lastmod'] },
  rss: { entry: 'item', address: 'link', days: ['pubDate'] },
  feed: { entry: 'entry', address: 'link', days: ['updated', 'modified'] },
};

/** None, the root's own, and those declared for the protocol: `<image:loc>` is no address of a page. */
function prefixesOf(text: string, ofRoot: string): ReadonlySet<string> {
  const declared = text
    .slice(0, 20_000)
    .matchAll(/\sxmlns:([\w.-]{1,40})\s*=\s*["'][^"']{0,100}\/schemas\/sitemap\/[^"']{0,20}["']/g);
  return new Set(['', ofRoot, ...Array.from(declared, ([, name]) => `${name}:`)]);
}

type Entry = { url: string | null; lastmod: string | null; depth: number; start: number };

function xmlEntries(text: string, form: Form, prefixes: ReadonlySet<string>, most: number): SitemapEntry[] {
  const entries: SitemapEntry[] = [];
  let alternatesLeft = maxAlternates;
  let open: Entry | null = null;
  const close = (end: number) => {
    if (open?.url) {
      const alternates = alternatesOf(text.slice(open.start, end), alternatesLeft);
      alternatesLeft -= alternates.length;
      entries.push({ url: open.url, lastmod: open.lastmod, ...(alternates.length > 0 && { alternates }) });
    }
    open = null;
  };
  for (const { 0: tag, 1: slash, 2: prefix = '', 3: name = '', 4: inside = '', index } of text.matchAll(tags)) {
    if (entries.length >= most) break;
    const end = index + tag.length;
    const isOurs = prefixes.has(prefix);
    if (isOurs && name === form.entry) {
      close(index);
      if (slash === '') open = { url: null, lastmod: null, depth: 0, start: end };
    } else if (open && slash !== '') open.depth -= 1;
    else if (open) {
      // What lies deeper belongs to a picture, a video or a foreign element.
      if (isOurs && open.depth === 0) fill(open, form, name, { attributes: inside, text: () => valueAt(text, end) });
      if (!inside.endsWith('/')) open.depth += 1;
    }
  }
  close(text.length);
  return entries;
}

function fill(
  entry: Entry,
  form: Form,
  name: string,
  element: { attributes: string; text: () => string | null },
): void {
  if (name === form.address) entry.url ??= linkIn(element.attributes) ?? element.text();
  if (form.days.includes(name)) entry.lastmod ??= dayOf(element.text());
}

const tags = /<(\/?)((?:[\w.-]{1,40}:)?)([\w.-]{1,60})(?=[\s/>])([^<>]*)>/g;

/** The address of an Atom link; null for another element, and for a link that leads elsewhere than to the page ("self", "edit"). */
function linkIn(attributes: string): string | null {
  const [rel = 'alternate', href] = ['rel', 'href'].map((name) =>
    new RegExp(`\\s${name}\\s*=\\s*["']([^"']+)["']`).exec(attributes)?.[1]?.trim(),
  );
  return href === undefined || rel !== 'alternate' ? null : withReferences(href).slice(0, 2_000);
}

/** RSS writes days as mails do. */
function dayOf(text: string | null): string | null {
  if (text === null || /^\d/.test(text)) return text;
  const time = Date.parse(text);
  return Number.isNaN(time) ? text : new Date(time).toISOString();
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
    const url = href && URL.parse(withReferences(href));
    if (lang && url && /^https?:$/.test(url.protocol)) found.push({ lang: lang.slice(0, 40), url: url.href });
  }
  return found;
}

function withoutComments(text: string): string {
  const [before = '', ...rest] = text.split('<!--');
  return before + rest.map((part) => part.slice(part.includes('-->') ? part.indexOf('-->') + 3 : part.length)).join('');
}

/** The text of an element that begins here; null where it holds others, or is cut off. */
function valueAt(text: string, start: number): string | null {
  const near = text.slice(start, start + 4_000);
  const [, data, plain] = /^(?:\s*<!\[CDATA\[([^]*?)\]\]>\s*|([^<]*))<\//.exec(near) ?? [];
  const value = (data ?? withReferences(plain ?? '')).trim();
  return value === '' ? null : value.slice(0, 2_000);
}

function withReferences(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (written, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? written;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written;
    },
  );
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plainEntries(text: string): SitemapEntry[] | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isList = lines.length > 0 && lines.every((line) => /^https?:\/\/\S+$/.test(line));
  return isList ? lines.slice(0, maxEntries).map((url) => ({ url, lastmod: null })) : null;
}
