// Dates written in words or figures, in any language that the runtime knows: names of months and the order of day and month come from it.

export type WrittenDate = {
  /** "2026-03-12"; the first of the month where no day is given. */
  iso: string;
  precision: 'day' | 'month';
  text: string;
  index: number;
};

/** Dates in a short text, in their order. `languages`: of the page, most trusted first. What can be read two ways is left out. */
export function writtenDates(text: string, languages: readonly string[]): WrittenDate[] {
  const found: WrittenDate[] = [];
  const add = (iso: string | null, precision: WrittenDate['precision'], { 0: words, index }: RegExpExecArray) => {
    const overlaps = found.some(
      (other) => index < other.index + other.text.length && other.index < index + words.length,
    );
    if (iso !== null && !overlaps) found.push({ iso, precision, text: text.slice(index, index + words.length), index });
  };
  for (const match of text.matchAll(yearFirst)) add(asDay(match[1], match[3], match[4]), 'day', match);
  for (const match of text.matchAll(eastAsian))
    add(asDay(match[1], match[2], match[3] ?? '1'), match[3] === undefined ? 'month' : 'day', match);
  const folded = fold(text);
  // Where a letter becomes two, places in the folded text are not those of the text.
  if (folded.length === text.length)
    for (const language of new Set([...languages, 'en'])) {
      const reader = readerOf(language);
      if (!reader) continue;
      for (const match of folded.matchAll(reader.written)) {
        const { day, month, year } = match.groups
          ? firstOf(match.groups)
          : { day: undefined, month: '', year: undefined };
        const number = reader.months.get(month.replace(/\.$/, ''));
        add(
          number === undefined ? null : asDay(year, String(number), day ?? '1'),
          day === undefined ? 'month' : 'day',
          match,
        );
      }
    }
  for (const match of text.matchAll(figures)) add(fromFigures(match, languages), 'day', match);
  for (const match of text.matchAll(shortYear)) add(asDay(`20${match[3]}`, match[2], match[1]), 'day', match);
  return found.toSorted((a, b) => a.index - b.index);
}

/** The whole date, with its day and month, of which a year at this place is a part; null for a year by itself. */
export function fullDateAround(
  text: string,
  { start, end }: { start: number; end: number },
  languages: readonly string[],
): string | null {
  const from = Math.max(0, start - longestDate);
  const dates = writtenDates(text.slice(from, end + longestDate), languages);
  const date = dates.find(
    (one) => one.precision === 'day' && from + one.index <= start && from + one.index + one.text.length >= end,
  );
  return date?.text ?? null;
}

const longestDate = 40;

/**
 * Letters of folded text, and what stands among them in Unicode. Not by the flag u and its classes: the runtime takes up
 * to a second of processor time to compile them for a pattern of this many names.
 */
const letters = String.raw`a-z\u00aa\u00b5\u00ba\u00c0-\u1fff\u2c00-\u2dff\u3005-\ud7ff\uf900-\ufdff`;

const yearFirst = /(?<!\d)((?:18|19|20)\d\d)([-/.])\s?([01]?\d)\2\s?([0-3]?\d)(?!\d)/g;
const eastAsian = /(?<!\d)((?:18|19|20)\d\d)\s?[年년]\s?(\d{1,2})\s?[月월](?:\s?(\d{1,2})\s?[日號号일])?/g;
/** "31.10.23": both other figures whole, or the number of a version would be a day; and no pairs around it, or it would be a telephone's. */
const shortYear = /(?<![\d.,/-]|\d\d\s)([0-3]\d)\.([01]\d)\.([0-4]\d)(?![\d./-]|(?:\s\d\d){2}(?!\d))/g;
const figures = /(?<![\d.,/-])([0-3]?\d)([./-])\s?([0-3]?\d)\2\s?((?:18|19|20)\d\d)(?![\d/-]|\.\d)/g;

/** Points part day and month in this order everywhere; of the others the language tells the order, if it tells its country or is no English. */
function fromFigures(
  [, one = '', sign = '', other = '', year]: RegExpExecArray,
  languages: readonly string[],
): string | null {
  const [language] = languages;
  const [first, second] = [Number(one), Number(other)];
  // "3.4.2024" is a version where no language of the page writes its dates so.
  const hasPoints = (each: string) => readerOf(each)?.hasPoints !== false;
  if (sign === '.' && one.length + other.length < 4 && language !== undefined && !languages.some(hasPoints))
    return null;
  if (sign === '.' || first > 12 || first === second) return asDay(year, other, one);
  if (second > 12) return asDay(year, one, other);
  if (language === undefined || language.toLowerCase() === 'en') return null;
  return readerOf(language)?.isMonthFirst ? asDay(year, one, other) : asDay(year, other, one);
}

/** Whether a text is nothing but names of months: "April – May – October", a season. */
export function namesMonthsAlone(text: string, languages: readonly string[]): boolean {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  return (
    words.length > 0 &&
    [...languages, 'en'].some((language) => words.every((word) => readerOf(language)?.months.has(word) === true))
  );
}

/** The names of the weekdays, in small letters; of English too. */
export function weekdayNames(languages: readonly string[]): string[] {
  const key = languages.join();
  const known = weekdays.get(key);
  if (known) return known;
  const names = [...languages, 'en'].flatMap((language) =>
    readerOf(language) === null
      ? []
      : Array.from({ length: 7 }, (_, index) =>
          new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
            .format(new Date(Date.UTC(2021, 0, 3 + index)))
            .toLowerCase(),
        ),
  );
  if (weekdays.size >= mostReaders) weekdays.clear();
  weekdays.set(key, names);
  return names;
}

const weekdays = new Map<string, string[]>();

/** `hasPoints`: figures of a date are parted by points, as "3.4.2024". */
type Reader = { months: ReadonlyMap<string, number>; written: RegExp; isMonthFirst: boolean; hasPoints: boolean };
const readers = new Map<string, Reader | null>();
const mostReaders = 50;

/** null for a tag that the runtime refuses, and for a language whose months have no names but numbers. */
function readerOf(language: string): Reader | null {
  const known = readers.get(language);
  if (known !== undefined) return known;
  const reader = makeReader(language);
  if (readers.size >= mostReaders) readers.clear();
  readers.set(language, reader);
  return reader;
}

function makeReader(language: string): Reader | null {
  const months = new Map<string, number>();
  let isMonthFirst: boolean;
  let hasPoints: boolean;
  let inWords: Intl.DateTimeFormatPart[];
  try {
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(Date.UTC(2021, month, 15));
      for (const style of ['long', 'short'] as const) {
        const options = { month: style, timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;
        const inDate = new Intl.DateTimeFormat(language, { ...options, day: 'numeric', year: 'numeric' }).formatToParts(
          day,
        );
        for (const name of [
          new Intl.DateTimeFormat(language, options).format(day),
          inDate.find(({ type }) => type === 'month')?.value ?? '',
        ]) {
          const key = fold(name).replace(/\.$/, '');
          if (/^\p{L}{2}/u.test(key)) months.set(key, month + 1);
        }
      }
    }
    const parts = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      calendar: 'gregory',
    }).formatToParts(new Date(0));
    inWords = new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      timeZone: 'UTC',
      calendar: 'gregory',
      numberingSystem: 'latn',
    }).formatToParts(new Date(0));
    const order = parts.map(({ type }) => type);
    isMonthFirst = order.indexOf('month') < order.indexOf('day');
    hasPoints = parts.some(({ type, value }) => type === 'literal' && value.includes('.'));
  } catch {
    return null;
  }
  if (months.size === 0) return { months, written: /(?!)/g, isMonthFirst, hasPoints };
  addShortened(months);
  const names = [...months.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  // Between day, month and year stand signs and at most one short word ("de", "of") or an ending ("12th", "1er").
  const gap = String.raw`[\s,.\-/]{0,3}(?:[${letters}]{1,3}['’\s]\s?)?`;
  const day = (name: string) => String.raw`(?<${name}>\d{1,2})(?:[${letters}]{2}(?![${letters}])|[.ºª])?`;
  const month = (name: string) => `(?<${name}>${names})`;
  const year = (name: string) => String.raw`(?<${name}>(?:18|19|20)\d\d)`;
  const written = [
    `${day('dayA')}${gap}${month('monthA')}${gap}${year('yearA')}`,
    `${month('monthB')}\\.?\\s?${day('dayB')},?\\s${year('yearB')}`,
    `${year('yearC')}[\\s,.\\-]{0,3}${month('monthC')}[\\s,.\\-]{0,3}${day('dayC')}`,
    `${month('monthD')}[.,]?\\s(?:[${letters}]{1,3}\\s)?${year('yearD')}`,
    ownOrder(inWords, { day: day('dayE'), month: month('monthE'), year: year('yearE') }),
  ];
  return {
    months,
    written: new RegExp(`(?<![${letters}\\d])(?:${written.join('|')})(?![${letters}\\d])`, 'g'),
    isMonthFirst,
    hasPoints,
  };
}

/** "Sept.", "Febr.": the first letters of a month's name, three at least, where no other month begins so. */
function addShortened(months: Map<string, number>): void {
  const names = [...months];
  for (const [name, month] of names)
    for (let length = 3; length < name.length; length += 1) {
      const start = name.slice(0, length);
      const isIts = names.every(([other, its]) => its === month || !other.startsWith(start));
      if (isIts && /^\p{L}+$/u.test(start)) months.set(start, month);
    }
}

/** As the runtime writes a date in the language, with the words that it puts between: "2014 m. gegužės 30". */
function ownOrder(
  parts: readonly Intl.DateTimeFormatPart[],
  patterns: Record<'day' | 'month' | 'year', string>,
): string {
  const between = (words: string) => escaped(fold(words.trim())).replaceAll(/\s+/g, '\\s');
  const written = parts.map(({ type, value }) =>
    type === 'day' || type === 'month' || type === 'year' ? patterns[type] : `\\s?${between(value)}\\s?`,
  );
  const isField = ({ type }: Intl.DateTimeFormatPart) => type !== 'literal';
  return written.slice(parts.findIndex(isField), parts.findLastIndex(isField) + 1).join('');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** One of the ways has matched. */
function firstOf(groups: Record<string, string | undefined>): {
  day: string | undefined;
  month: string;
  year: string | undefined;
} {
  const way = ['A', 'B', 'C', 'D', 'E'].find((letter) => groups[`year${letter}`] !== undefined) ?? 'A';
  return { day: groups[`day${way}`], month: groups[`month${way}`] ?? '', year: groups[`year${way}`] };
}

/** Lower case without accents: "août" and "AOUT" are one. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function asDay(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  const isReal = y < 2100 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
