import type { PageFacts, SchemaNode } from '#engine/evidence.ts';
import { attribute, textOf } from '#engine/page/dom.ts';
import type { Item, PageTree } from '#engine/page/page-tree.ts';

type PageDate = PageFacts['dates'][number];
/** The main text, and every shown line of the page. */
type Shown = { mainText: string; lines: readonly string[] };

/** Dates that the page gives for itself, most trusted source first. Days only: a time of day without a zone would differ between machines. */
export function findDates(tree: PageTree, schema: SchemaNode[], { mainText, lines }: Shown, headers: Record<string, string>): PageDate[] {
  return [
    ...fromSchema(schema),
    ...fromMeta(tree),
    ...fromTime(tree),
    ...fromText(mainText),
    ...fromFooter(lines, mainText),
    ...fromHeader(headers['last-modified']),
  ].slice(0, 100);
}

const aboutPage = /Article|Posting|Page|Report|CreativeWork|HowTo|Product|Review|Guide|Course|Recipe|Dataset|WebSite/;
const ofSchema: readonly [string, PageDate['kind']][] = [
  ['dateModified', 'modified'],
  ['datePublished', 'published'],
  ['dateCreated', 'published'],
];

function fromSchema(schema: SchemaNode[]): PageDate[] {
  return schema
    .filter((node) => node.types.some((type) => aboutPage.test(type) && type !== 'Review'))
    .flatMap((node) =>
      ofSchema.flatMap(([name, kind]) => {
        const value = node.properties[name];
        const iso = typeof value === 'string' ? dayOf(value) : null;
        return iso && typeof value === 'string' ? [{ source: 'json-ld' as const, kind, iso, text: value.slice(0, 60), line: node.line }] : [];
      }),
    );
}

const ofMeta = new Map<string, PageDate['kind']>([
  ['article:modified_time', 'modified'],
  ['og:updated_time', 'modified'],
  ['last-modified', 'modified'],
  ['dcterms.modified', 'modified'],
  ['dc.date.modified', 'modified'],
  ['article:published_time', 'published'],
  ['date', 'unknown'],
  ['dc.date', 'unknown'],
  ['dcterms.created', 'published'],
  ['publish-date', 'published'],
  ['pubdate', 'published'],
]);

function fromMeta(tree: PageTree): PageDate[] {
  return tree.named('meta').flatMap(({ element, line }) => {
    const name = (attribute(element, 'property') ?? attribute(element, 'name') ?? '').toLowerCase();
    const kind = ofMeta.get(name);
    const text = attribute(element, 'content') ?? '';
    const iso = kind ? dayOf(text) : null;
    return kind && iso ? [{ source: 'meta' as const, kind, iso, text: text.slice(0, 60), line }] : [];
  });
}

function fromTime(tree: PageTree): PageDate[] {
  return tree.named('time').flatMap((item) => {
    if (!item.inMain && !isInFooterOfText(item)) return [];
    const shown = textOf(item.element);
    const iso = dayOf(attribute(item.element, 'datetime') ?? '') ?? dayOf(shown);
    if (!iso) return [];
    const hint = `${attribute(item.element, 'class') ?? ''} ${attribute(item.element, 'itemprop') ?? ''} ${item.parent ? textOf(item.parent.element).slice(0, 60) : ''}`;
    const kind = kindOf(hint);
    return item.inMain || kind !== 'unknown' ? [{ source: 'time' as const, kind, iso, text: shown || iso, line: item.line }] : [];
  });
}

/** "Last updated on …" below an article; a comment's date stands in such a footer too, and does not say what it dates. */
function isInFooterOfText(item: Item): boolean {
  let inFooter = false;
  for (let at: Item | null = item; at; at = at.parent) {
    if (at.isHidden || at.inNav) return false;
    if (at.tag === 'footer') inFooter = true;
    else if (inFooter && (at.tag === 'article' || at.tag === 'main')) return true;
  }
  return false;
}

function kindOf(hint: string): PageDate['kind'] {
  if (/updated|modified|reviewed|aktualisiert|mis à jour|actualizado|aggiornat|bijgewerkt|stand\b/i.test(hint)) return 'modified';
  return /publish|posted|pubdate|entry-date|veröffentlicht|publié|publicado|pubblicat|gepubliceerd/i.test(hint) ? 'published' : 'unknown';
}

const monthNames =
  'jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|févr?(?:ier)?|mar(?:ch|s|zo)?|märz|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|may|mai|mayo|maggio|jun[ei]?|juin|junio|giugno|jul[yi]?|juillet|julio|luglio|aug(?:ust)?|août|ago(?:sto)?|sep(?:t|tember|tembre|tiembre)?|settembre|o[ck]t(?:ober|obre|ubre)?|ottobre|nov(?:ember|embre|iembre)?|de[cz](?:ember|embre|iembre)?|déc(?:embre)?|dic(?:embre|iembre)?|enero|ene|gennaio|gen';
const dayPattern = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2}(?:st|nd|rd|th|er|\.)?\s(?:of\s|de\s)?(?:${monthNames})\.?,?\s(?:de\s)?\d{4}|(?:${monthNames})\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}`;
const announced = new RegExp(
  String.raw`\b((?:last\s)?(?:updated|modified|reviewed|published|posted)|(?:zuletzt\s)?(?:aktualisiert|geändert|veröffentlicht)|stand|mis à jour|publié|actualizado|publicado|aggiornato|pubblicato|bijgewerkt|gepubliceerd)(?:\s(?:on|am|le|el|il|op|vom|at))?\s?:?\s{0,2}(?:the\s)?(${dayPattern})(?!\d)`,
  'giu',
);
const alone = new RegExp(String.raw`^(?:by\s[^\n]{2,40}?[\s,·|–-]{1,4})?(${dayPattern})(?:\s?[·|–-][^\n]{0,40})?$`, 'iu');

/** "Updated 12 March 2026" anywhere; a date that stands alone on a line near the top. */
function fromText(mainText: string): PageDate[] {
  const said = Array.from(mainText.matchAll(announced)).flatMap(([text, hint = '', day = '']) => {
    const iso = dayOf(day);
    return iso ? [{ source: 'visible' as const, kind: kindOf(hint), iso, text, line: null }] : [];
  });
  const lines = mainText.slice(0, 3000).split('\n').slice(0, 12);
  const lone = lines.flatMap((line) => {
    const iso = line.length < 120 ? dayOf(alone.exec(line)?.[1] ?? '') : null;
    return iso ? [{ source: 'visible' as const, kind: 'unknown' as const, iso, text: line, line: null }] : [];
  });
  return [...said.slice(0, 20), ...lone];
}

const announcedLine = new RegExp(
  String.raw`^(?:(?:this )?page )?(?:was )?(?:last (?:updated|modified|reviewed)|zuletzt (?:aktualisiert|geändert)|dernière mise à jour|última actualización|ultimo aggiornamento|laatst bijgewerkt)\b[^\d\n]{0,12}?(${dayPattern})(?!\d)`,
  'iu',
);

/** A line of the footer that says when the page was changed, and nothing before it. */
function fromFooter(lines: readonly string[], mainText: string): PageDate[] {
  return lines.slice(-30).flatMap((line) => {
    const iso = line.length < 120 && !mainText.includes(line) ? dayOf(announcedLine.exec(line)?.[1] ?? '') : null;
    return iso ? [{ source: 'visible' as const, kind: 'modified' as const, iso, text: line, line: null }] : [];
  });
}

function fromHeader(value: string | undefined): PageDate[] {
  const iso = value ? dayOf(value.replace(/^\w+,\s*/, '')) : null;
  return iso && value ? [{ source: 'last-modified', kind: 'modified', iso, text: value, line: null }] : [];
}

const monthStarts: readonly RegExp[] = [
  /^(?:jan|ene|gen)/,
  /^(?:feb|fév)/,
  /^(?:mar|mär)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai|mag)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|aoû|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|ott)/,
  /^nov/,
  /^(?:dec|dez|déc|dic)/,
];

/** "2026-03-12" of any of the ways to write it; null when day and month cannot be told apart. */
function dayOf(text: string): string | null {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (iso) return asDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dotted = /(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})/.exec(text);
  if (dotted) return asDay(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const slashed = /(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text);
  if (slashed) {
    const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])];
    if (first > 12 || first === second) return asDay(year, second, first);
    return second > 12 ? asDay(year, first, second) : null;
  }
  const day = /(\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(?:of\s|de\s)?(\p{L}{3,})\.?,?\s+(?:de\s)?(\d{4})/u.exec(text);
  if (day) return asDay(Number(day[3]), monthOf(day[2] ?? ''), Number(day[1]));
  const month = /(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/u.exec(text);
  return month ? asDay(Number(month[3]), monthOf(month[1] ?? ''), Number(month[2])) : null;
}

function monthOf(name: string): number {
  return monthStarts.findIndex((start) => start.test(name.toLowerCase())) + 1;
}

function asDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = year >= 1990 && year <= 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
