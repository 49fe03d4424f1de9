import { gunzipSync } from 'node:zlib';
import type { Gathered, SitemapEvidence } from '#engine/evidence.ts';
import { isHtml } from './fetch-robots.ts';
import { missingReason, type Visit } from './visit.ts';

type SitemapFile = SitemapEvidence['files'][number];
type SitemapEntry = SitemapEvidence['entries'][number];

const maxFiles = 8;
const maxEntries = 2_000;
const maxAlternates = 10_000;
const maxBytes = 6 * 1024 * 1024;
const usualPaths = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml'];

/**
 * The sitemaps that robots.txt lists, else the usual places, index files followed. `sampled` is filled later, when the
 * pages are known. Not ok only when nothing could be asked.
 */
export async function fetchSitemaps(visit: Visit, siteUrl: URL, listed: string[], mayFetch: (url: string) => boolean): Promise<Gathered<SitemapEvidence>> {
  const asked = (listed.length > 0 ? listed : usualPaths.map((path) => new URL(path, siteUrl).href)).filter(mayFetch);
  if (asked.length === 0) return { ok: false, reason: 'robots', detail: 'robots.txt does not let us read the sitemap' };
  const queue = [...asked];
  const seen = new Set<string>();
  const files: SitemapFile[] = [];
  const entries = new Map<string, SitemapEntry>();
  for (let url = queue.shift(); url !== undefined && files.length < maxFiles && entries.size < maxEntries; url = queue.shift()) {
    if (seen.has(url)) continue;
    seen.add(url);
    const { file, children, found } = await readOne(visit, url, listed.includes(url));
    if (file === null) continue;
    files.push(file);
    for (const entry of found) if (entries.size < maxEntries && !entries.has(entry.url)) entries.set(entry.url, entry);
    const own = children.filter((child) => mayFetch(child) && sameSite(child, siteUrl));
    if (listed.length === 0 && file.valid) queue.length = 0; // the usual places are alternatives, not a list
    queue.unshift(...own);
  }
  if (files.length === 0) return { ok: false, reason: visit.signal.aborted ? 'deadline' : 'unreachable', detail: 'No sitemap address could be asked' };
  return { ok: true, value: { files: listed.length > 0 ? files : withoutGuesses(files, asked), entries: [...entries.values()], sampled: [] } };
}

/** Nobody promised the usual places: those that hold nothing are dropped, unless none does; then the first stands for them. */
function withoutGuesses(files: SitemapFile[], guessed: string[]): SitemapFile[] {
  const kept = files.filter((file) => file.valid || !guessed.includes(file.url));
  return kept.length > 0 ? kept : files.slice(0, 1);
}

type Read = { file: SitemapFile | null; children: string[]; found: SitemapEntry[] };

async function readOne(visit: Visit, url: string, listedInRobots: boolean): Promise<Read> {
  const result = await visit.ask(url, { accept: 'application/xml,text/xml,*/*;q=0.5', maxBytes });
  const outcome = (status: number, problem: string | null, children: string[] = [], found: SitemapEntry[] = []): Read => ({
    file: { url, status, valid: problem === null, problem, listedInRobots },
    children,
    found,
  });
  if (!result.ok) return missingReason(result.reason) === 'deadline' ? { file: null, children: [], found: [] } : outcome(result.status ?? 0, result.detail);
  if (result.status !== 200) return outcome(result.status, `It answers with status ${result.status}`);
  const text = textOf(result.body);
  if (text === null) return outcome(200, 'It is compressed, and damaged or too large');
  if (isHtml(result.headers['content-type'] ?? '', text)) return outcome(200, 'A web page is served in its place');
  const { kind, entries, relative } = parseSitemap(text);
  if (kind === null) return outcome(200, 'It is not a sitemap');
  if (entries.length === 0) return outcome(200, relative > 0 ? 'Its addresses are not absolute' : 'It lists no address');
  return kind === 'index'
    ? outcome(
        200,
        null,
        entries.map((entry) => entry.url),
      )
    : outcome(200, null, [], entries);
}

function textOf(body: Buffer): string | null {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return new TextDecoder().decode(body);
  try {
    return new TextDecoder().decode(gunzipSync(body, { maxOutputLength: 4 * maxBytes }));
  } catch {
    return null;
  }
}

/** A sitemap or an index by the sitemaps.org protocol, XML or plain text. Linear; never throws. */
export function parseSitemap(text: string): { kind: 'pages' | 'index' | null; entries: SitemapEntry[]; relative: number } {
  const root = /<(?:[\w-]+:)?(urlset|sitemapindex)[\s>/]/.exec(text.slice(0, 20_000))?.[1];
  const written = root ? xmlEntries(text, root === 'urlset' ? 'url' : 'sitemap') : plainEntries(text);
  if (written === null) return { kind: null, entries: [], relative: 0 };
  const entries = written.flatMap(({ url, lastmod, alternates }) => {
    const parsed = URL.parse(url);
    return parsed && /^https?:$/.test(parsed.protocol) ? [{ url: parsed.href, lastmod, ...(alternates && { alternates }) }] : [];
  });
  return { kind: root === 'sitemapindex' ? 'index' : 'pages', entries, relative: written.length - entries.length };
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
    const [lang, href] = ['hreflang', 'href'].map((name) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']+)["']`).exec(tag)?.[1]?.trim());
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
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_entity, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '');
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

function sameSite(url: string, siteUrl: URL): boolean {
  return URL.parse(url)?.hostname.replace(/^www\./, '') === siteUrl.hostname.replace(/^www\./, '');
}
