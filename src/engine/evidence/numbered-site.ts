import type { PageFacts, SiteEvidence, SitemapEvidence } from '#engine/evidence/evidence.ts';
import { isPageAddress } from '#engine/base/addresses/page-address.ts';
import { samePageKey } from '#engine/base/addresses/page-name.ts';
import { shownLines } from '#engine/evidence/shown-lines.ts';
import type { ShownLine } from '#engine/evidence/shown-lines.ts';
import { quotable, quotePlaces, verifyQuote } from '#engine/base/text/verify-quote.ts';
import type { FoundQuote, QuotableText } from '#engine/base/text/verify-quote.ts';

/** A line as a model names it: "3.4" is the fourth line of the third page; "3.0" its title, description, picture texts and markup; its links have this number, too. */
type NumberedLine = ShownLine & { number: string; url: string };
/** Where words stand: the line in which they begin, and the site's own words. */
export type NumberedPlace = NumberedLine & { quote: string };

/** The part of one page. `lines`: those that it has not in common with earlier pages, as they are written: "3.4* Open today". */
export type NumberedPage = {
  url: string;
  header: string;
  lines: { number: string; written: string }[];
  text: string;
};

export type NumberedSite = {
  /** All pages as numbered text, and what is known and was not read. Put it between fences before a model sees it. */
  text: string;
  pages: NumberedPage[];
  /** The closing line about pages that are known and were not read; "" where all were. */
  unread: string;
  lineAt(number: string): NumberedLine | null;
  /** So many lines of the page from this one on, and no number before them. */
  textFrom(number: string, count: number): string;
  /** The quote at the line named, else on that page, else on any page; null where it stands nowhere whole. */
  placeOf(quote: string, near?: string | null): NumberedPlace | null;
};

/** What of a page is written. */
export type NumberablePage = Parameters<typeof shownLines>[0] &
  Pick<PageFacts, 'url' | 'lang' | 'titles' | 'metaDescriptions' | 'links' | 'images' | 'schema'>;

/** A page that is known and was not read, and why: "404", "robots", "beyond the number of pages that are read". */
export type KnownPage = { url: string; why: string };

/**
 * The pages as a text whose lines can be named. Each shown line stands in page order behind its number, a star behind those outside the main part.
 * What recurs is written once: outside the main part where it stands on any earlier page, in it where it stands on half of the pages.
 */
export function numberSite(pages: readonly NumberablePage[], unread: readonly KnownPage[] = []): NumberedSite {
  const lines = pages.map(shownLines);
  const repeated = linesOnHalf(lines.map((own) => own.filter(({ inMain }) => inMain).map(({ text }) => text)));
  const written = { beside: new Set<string>(), main: new Set<string>(), extras: new Set<string>() };
  const sections = pages.map((page, index) => {
    const shown = (lines[index] ?? []).flatMap(({ text, inMain }, at) => {
      const isKnown = inMain ? repeated.has(text) && written.main.has(text) : written.beside.has(text);
      const number = `${index + 1}.${at + 1}`;
      return isKnown ? [] : [{ number, written: `${number}${inMain ? '' : '*'} ${text}` }];
    });
    for (const { text, inMain } of lines[index] ?? []) (inMain ? written.main : written.beside).add(text);
    const header = headerOf(page, index + 1);
    const extras = extraLines(page, written.extras);
    const text = [header, ...shown.map((line) => line.written), ...extras].join('\n');
    return { url: page.url, header, lines: shown, text };
  });
  const closing = closingLine(unread);
  const texts = new Map<number, PageTexts>();
  const textsOf = (at: number): PageTexts | null => {
    const page = pages[at];
    if (!page) return null;
    const known = texts.get(at) ?? pageTexts(page, at + 1, lines[at] ?? []);
    texts.set(at, known);
    return known;
  };

  return {
    text: [...sections.map(({ text }) => text), closing].filter((part) => part !== '').join('\n'),
    pages: sections,
    unread: closing,
    lineAt(number) {
      const [at, line] = partsOf(number);
      return textsOf(at)?.lines[line] ?? null;
    },
    textFrom(number, count) {
      const [at, line] = partsOf(number);
      return (lines[at] ?? [])
        .slice(line - 1, line - 1 + count)
        .map(({ text }) => text)
        .join('\n');
    },
    placeOf(quote, near = null) {
      const [at, line] = near === null ? [-1, 0] : partsOf(near);
      for (const one of [at, ...pages.keys()]) {
        const found = placeOnPage(textsOf(one), quote, one === at ? line : 0);
        if (found) return found;
      }
      return null;
    },
  };
}

/**
 * Pages that were asked for in vain, and those that the site names and nobody asked for: no file, no address that does something, no translation of a page
 * that was read.
 */
export function knownUnread(
  { pages, unread, elsewhere = [] }: Pick<SiteEvidence, 'unread' | 'elsewhere'> & { pages: readonly PageFacts[] },
  sitemap: SitemapEvidence['entries'] = [],
): KnownPage[] {
  const asked = pages.flatMap(({ url, requestedUrl, hops }) => [url, requestedUrl, ...hops.map((hop) => hop.url)]);
  const translated = pages.flatMap(({ lang, hreflangs }) =>
    hreflangs.filter((one) => isOtherLanguage(one.lang, lang)).map(({ url }) => url),
  );
  const seen = new Set([...asked, ...unread.map(({ url }) => url), ...elsewhere, ...translated].map(samePageKey));
  const linked = pages.flatMap(({ links, frame }) => [
    ...links.flatMap(({ url, internal }) => (internal && url ? [url] : [])),
    ...(frame?.links ?? []).map(({ url }) => url),
  ]);
  return [
    ...unread.map(({ url, status, reason }) => ({
      url,
      why: status !== null && status >= 400 ? String(status) : reason,
    })),
    ...[...linked, ...sitemap.map(({ url }) => url)].flatMap((url) => {
      const key = samePageKey(url.replace(/#.*$/, ''));
      if (seen.has(key) || !isPageAddress(url)) return [];
      seen.add(key);
      return [{ url, why: 'beyond the number of pages that are read' }];
    }),
  ];
}

/** Whether a page for `lang` says the same in another language as one that names itself `own`. */
function isOtherLanguage(lang: string, own: string | null): boolean {
  return own !== null && lang !== 'x-default' && !lang.toLowerCase().startsWith(own.slice(0, 2).toLowerCase());
}

/** Lines that stand on at least half of the texts; none of fewer than four texts. */
export function linesOnHalf(texts: readonly (readonly string[])[]): ReadonlySet<string> {
  if (texts.length < enoughPages) return new Set();
  const counts = new Map<string, number>();
  for (const text of texts) for (const line of new Set(text)) counts.set(line, (counts.get(line) ?? 0) + 1);
  const enough = Math.max(3, Math.ceil(texts.length / 2));
  return new Set([...counts].filter(([, count]) => count >= enough).map(([line]) => line));
}

/** From this number of pages on, what stands on half of them is a menu, a call to action or a footer, whatever its markup. */
const enoughPages = 4;

/** A page ready for look-ups. `starts`: where each line begins in `shown`; `lines[0]` is the header. */
type PageTexts = {
  lines: NumberedLine[];
  shown: QuotableText;
  starts: number[];
  head: QuotableText;
  links: QuotableText;
};

function pageTexts(page: NumberablePage, number: number, shown: readonly ShownLine[]): PageTexts {
  const head = [...headOf(page), ...picturesOf(page), ...markupOf(page)].join('\n');
  const lines: ShownLine[] = [{ text: head, inMain: false, line: null }, ...shown];
  const starts: number[] = [];
  let at = 0;
  for (const { text } of shown) {
    starts.push(at);
    at += text.normalize('NFC').length + 1;
  }
  return {
    lines: lines.map((line, index) => ({ ...line, number: `${number}.${index}`, url: page.url })),
    shown: quotable(shown.map(({ text }) => text).join('\n')),
    starts,
    head: quotable(head),
    links: quotable(linksOf(page).join('\n')),
  };
}

function placeOnPage(texts: PageTexts | null, quote: string, line: number): NumberedPlace | null {
  if (!texts) return null;
  const { lines, starts, shown, head, links } = texts;
  const indexOf = ({ start }: FoundQuote) => starts.findLastIndex((at) => at <= start);
  const atLine = line > 0 ? [...quotePlaces(shown, quote)].find((place) => indexOf(place) === line - 1) : undefined;
  const found = atLine ?? verifyQuote(shown, quote);
  const place = found ? lines[indexOf(found) + 1] : lines[0];
  const words = found ?? verifyQuote(head, quote) ?? verifyQuote(links, quote);
  return place && words ? { ...place, quote: words.text } : null;
}

/** "3.4" as the index of the page and the number of the line. */
function partsOf(number: string): [number, number] {
  const [, page = '0', line = '0'] = /^\s*(\d{1,4})\.(\d{1,6})\*?\s*$/.exec(number) ?? [];
  return [Number(page) - 1, Number(line)];
}

function headerOf(page: NumberablePage, number: number): string {
  const { pathname, search } = new URL(page.url);
  return `=== page ${number} ${pathname}${search} | title: ${page.titles[0]?.text ?? '–'} | description: ${page.metaDescriptions[0]?.text ?? '–'} | lang ${page.lang ?? '–'}`;
}

function headOf({ titles, metaDescriptions }: NumberablePage): string[] {
  return [...titles, ...metaDescriptions].map(({ text }) => text);
}

/** What a page says beside its lines, as far as no earlier page said it. */
function extraLines(page: NumberablePage, written: Set<string>): string[] {
  const rows: [name: string, values: string[], glue: string][] = [
    ['links', linksOf(page), ' '],
    ['pictures', picturesOf(page).map(short), ' | '],
    ['markup', markupOf(page).map(short), ' | '],
  ];
  return rows.flatMap(([name, values, glue]) => {
    const fresh = [...new Set(values)].filter((value) => !written.has(`${name} ${value}`)).slice(0, mostExtras);
    for (const value of fresh) written.add(`${name} ${value}`);
    return fresh.length === 0 ? [] : [`${name}: ${fresh.join(glue)}`];
  });
}

const mostExtras = 80;
/** How a link's words or address, a picture's text or a value of markup is written. */
export const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 120);

function linksOf({ links }: NumberablePage): string[] {
  return links.filter(({ text }) => text !== '').map(({ text, href }) => `[${short(text)}](${short(href)})`);
}

function picturesOf({ images }: NumberablePage): string[] {
  return images.flatMap(({ alt }) => (alt === null || alt.trim() === '' ? [] : [alt.trim()]));
}

const toldByMarkup = new Set(
  'name alternateName telephone email streetAddress postalCode addressLocality openingHours price lowPrice highPrice priceCurrency foundingDate startDate endDate datePublished dateModified'.split(
    ' ',
  ),
);

/** The short values of the page's markup: "telephone: +44 …". */
function markupOf({ schema }: NumberablePage): string[] {
  const found: string[] = [];
  const walk = (value: unknown, key: string, depth: number) => {
    if (depth > 6 || found.length >= mostExtras) return;
    if (Array.isArray(value)) for (const one of value) walk(one, key, depth + 1);
    else if (typeof value === 'object' && value !== null)
      for (const [name, own] of Object.entries(value)) walk(own, name, depth + 1);
    else if ((typeof value === 'string' || typeof value === 'number') && toldByMarkup.has(key))
      found.push(`${key}: ${value}`);
  };
  for (const { top, properties } of schema) if (top) walk(properties, '', 0);
  return [...new Set(found)];
}

function closingLine(unread: readonly KnownPage[]): string {
  if (unread.length === 0) return '';
  const named = unread.slice(0, mostNamed).map(({ url, why }) => `${URL.parse(url)?.pathname ?? url} (${why})`);
  const more = unread.length > mostNamed ? `, and ${unread.length - mostNamed} more` : '';
  return `=== known and not read: ${named.join(', ')}${more}`;
}

const mostNamed = 40;
