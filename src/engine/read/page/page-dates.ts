import type { PageFacts, SchemaNode } from '#engine/evidence/evidence.ts';
import { attribute, textOf } from '#engine/read/page/dom.ts';
import type { Item } from '#engine/read/page/item.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';
import { cutIntoLines, type ShownBlock } from '#engine/read/page/blocks.ts';
import { headlineOf, namesOf } from '#engine/read/page/main-text.ts';
import { type WrittenDate, writtenDates } from '#engine/base/text/written-dates.ts';

type PageDate = PageFacts['dates'][number];
type Input = {
  tree: PageTree;
  schema: readonly SchemaNode[];
  shown: readonly ShownBlock[];
  /** Those of them that are the page's own text. */
  main: ReadonlySet<ShownBlock>;
  languages: readonly string[];
  url: string;
  headers: Record<string, string>;
};

/**
 * Dates that the page gives for itself, most trusted source first: an address keeps the day where it was written, markup may give that of another zone; what a
 * page shows is said to people, its meta to whoever asks. A date elsewhere in the text may be the end of an offer or a founding.
 * Days only: a time without a zone would differ between machines.
 */
export function pageDates(input: Input): PageDate[] {
  const found = [fromAddress, fromSchema, fromTime, besideHeadline, fromBoxes, fromMeta, fromHeader].flatMap((read) =>
    read(input),
  );
  const seen = new Set<string>();
  return found
    .filter(({ source, kind, iso }) => {
      const key = `${source} ${kind} ${iso}`;
      return seen.has(key) ? false : seen.add(key) !== undefined;
    })
    .slice(0, 100);
}

const aboutPage = /Article|Posting|Page|Report|CreativeWork|HowTo|Product|Guide|Course|Recipe|Dataset|WebSite/;
const ofSchema: readonly [string, PageDate['kind']][] = [
  ['dateModified', 'modified'],
  ['datePublished', 'published'],
  ['dateCreated', 'published'],
];

function fromSchema({ schema }: Input): PageDate[] {
  return schema
    .filter((node) => node.types.some((type) => aboutPage.test(type)))
    .flatMap((node) =>
      ofSchema.flatMap(([name, kind]) => {
        const value = node.properties[name];
        const iso = typeof value === 'string' ? machineDay(value, []) : null;
        return iso && typeof value === 'string'
          ? [{ source: 'json-ld' as const, kind, iso, text: value.slice(0, 60), line: node.line }]
          : [];
      }),
    );
}

function fromMeta({ tree, languages }: Input): PageDate[] {
  return tree.named('meta').flatMap(({ element, line }): PageDate[] => {
    const key = attribute(element, 'property') ?? attribute(element, 'name') ?? attribute(element, 'itemprop') ?? '';
    const kind = kindOfName(key);
    if (kind === 'unknown' && !/(?:^|[.:])date$/i.test(key)) return [];
    const text = (attribute(element, 'content') ?? '').trim();
    const iso = machineDay(text, languages);
    return iso ? [{ source: 'meta', kind, iso, text: text.slice(0, 60), line }] : [];
  });
}

/** What the usual vocabularies and builders call what is dated. */
function kindOfName(name: string): PageDate['kind'] {
  const isPublished = /publi|pubdate|posted|entry-date|created|issued/i.test(name);
  if (/modif|updat|revis/i.test(name)) return isPublished ? 'unknown' : 'modified';
  return isPublished ? 'published' : 'unknown';
}

/** "/2026/03/12/rye", "/news/12-03-2026" */
function fromAddress({ url }: Input): PageDate[] {
  const match =
    /\/(?<year>(?:19|20)\d\d)[/-](?<month>[01]\d)[/-](?<day>[0-3]\d)(?:\D|$)/.exec(url) ??
    /\/(?<day>[0-3]\d)-(?<month>[01]\d)-(?<year>(?:19|20)\d\d)(?:\D|$)/.exec(url);
  const { year = '', month = '', day: dayOfMonth = '' } = match?.groups ?? {};
  const [day] = match ? datesIn(`${year}-${month}-${dayOfMonth}`, []) : [];
  return match && day ? [{ source: 'url', kind: 'published', iso: day.iso, text: match[0], line: null }] : [];
}

function fromTime({ tree, languages }: Input): PageDate[] {
  const found = tree.named('time').flatMap((item): PageDate[] => {
    if (!item.inMain && !isInFooterOfText(item)) return [];
    const shown = textOf(item.element);
    const iso = machineDay(attribute(item.element, 'datetime') ?? '', languages) ?? machineDay(shown, languages);
    if (!iso) return [];
    const kind = kindOfName(
      `${namesOf(item)} ${attribute(item.element, 'itemprop') ?? ''} ${item.parent ? namesOf(item.parent) : ''}`,
    );
    return item.inMain || kind !== 'unknown'
      ? [{ source: 'time', kind, iso, text: shown || iso, line: item.line }]
      : [];
  });
  // A page is published once: of several days all but one are those of other pages.
  const isOneDay = new Set(found.flatMap(({ kind, iso }) => (kind === 'published' ? [iso] : []))).size === 1;
  return found.map((date) => (date.kind === 'published' && !isOneDay ? { ...date, kind: 'unknown' as const } : date));
}

/** The change of an article stands below it; a comment's date stands in such a footer too, and does not say what it dates. */
function isInFooterOfText(item: Item): boolean {
  let inFooter = false;
  for (let at: Item | null = item; at; at = at.parent) {
    if (at.isHidden || at.inNav) return false;
    if (at.tag === 'footer') inFooter = true;
    else if (inFooter && (at.tag === 'article' || at.tag === 'main')) return true;
  }
  return false;
}

const dateBox = /(?:^|[\s_-])(?:date|datetime|byline|entry-?meta|post-?meta)(?=$|[\s_-])/i;

/** A short box that its builder named after its date. Beside the text several days are those of other pages. */
function fromBoxes({ shown, languages }: Input): PageDate[] {
  const boxes = shown.filter(({ place }) => dateBox.test(namesOf(place)));
  const dated = (some: readonly ShownBlock[]) => some.flatMap((box) => datedLine(box, 0, languages));
  const own = dated(boxes.filter(({ place }) => place.inMain));
  const all = dated(boxes);
  return own.length > 0 || new Set(all.map(({ iso }) => iso)).size > 1 ? own : all;
}

/** Places around the headline or the beginning of the text, the likeliest first. */
const beside = [1, 2, -1, 3, -2, 0];

/** Further below, the only line that is a day: several are a list of other things. */
const below = [4, 5, 6, 7, 8];

/** A short line beside the page's headline, else beside the beginning of its text, of which the date is a good part. */
function besideHeadline(input: Input): PageDate[] {
  const lines = cutIntoLines(input.shown);
  const first = input.shown.find((block) => input.main.has(block));
  for (const start of [headlineOf(input.tree, input.shown), first]) {
    const at = lines.findIndex(({ place, line }) => place === start?.place && line === start.line);
    if (at === -1) continue;
    const linesAt = (steps: readonly number[], share: number) =>
      steps.flatMap((step) => datedLine(lines[at + step], share, input.languages));
    const near = linesAt(beside, 0.2);
    if (near.length > 0) return near;
    const far = linesAt(below, 0.9);
    if (far.length === 1) return far;
  }
  return [];
}

/** The one date of a short line, where it makes up at least `share` of it (0..1); of a month alone nearly all. */
function datedLine(line: ShownBlock | undefined, share: number, languages: readonly string[]): PageDate[] {
  if (!line || line.text.length > 120 || line.place.inNav || line.place.inControl) return [];
  const [day, ...others] = datesIn(line.text, languages);
  if (!day || others.length > 1 || day.text.length < line.text.length * (day.precision === 'day' ? share : 0.8))
    return [];
  return [{ source: 'visible', kind: 'unknown', iso: day.iso, text: line.text, line: line.line }];
}

function fromHeader({ headers }: Input): PageDate[] {
  const value = headers['last-modified'];
  const iso = value === undefined ? null : machineDay(value, ['en']);
  return value !== undefined && iso !== null
    ? [{ source: 'last-modified', kind: 'modified', iso, text: value, line: null }]
    : [];
}

/** A page is no older than the web. */
function datesIn(text: string, languages: readonly string[]): WrittenDate[] {
  return writtenDates(text, languages).filter(({ iso }) => iso >= '1990');
}

/** A day as machines write it, or in words. */
function machineDay(value: string, languages: readonly string[]): string | null {
  return datesIn(value.trim().slice(0, 100), languages).find(({ precision }) => precision === 'day')?.iso ?? null;
}
