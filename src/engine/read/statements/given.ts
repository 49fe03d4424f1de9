import type { Answers } from '#engine/contract.ts';
import { buyerQuestions, differencesNamed } from '#engine/evidence/owners-lists.ts';
import { entriesOf, listItems } from '#engine/base/text/phrases.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { shownText, statementAt } from '#engine/evidence/shown-text.ts';
import type { Statement, StatementKind } from '#engine/evidence/statements.ts';
import { folded, type FoundQuote, quotePlaces, verifyQuote } from '#engine/base/text/verify-quote.ts';
import { fullDateAround } from '#engine/base/text/written-dates.ts';

/** What the owner named in the quiz: looked for word for word, in any language. */
export type GivenValue = { kind: StatementKind; value: string; field: keyof Answers };

export function givenValues(answers: Answers): GivenValue[] {
  const of = (kind: StatementKind, field: keyof Answers, values: readonly string[]) =>
    values.map((value) => ({ kind, field, value }));
  return [
    ...of('founding', 'yearEstablished', answers.yearEstablished === null ? [] : [String(answers.yearEstablished)]),
    ...of('offer', 'products', answers.products),
    ...of('topic', 'keywords', answers.keywords),
    ...of('place', 'locations', listItems(answers.locations)),
    ...of('question', 'customerQuestions', buyerQuestions(answers)),
    ...of('difference', 'uniqueSellingProps', differencesNamed(answers)),
    ...of('audience', 'targetAudience', entriesOf(answers.targetAudience)),
    ...of('problem', 'problemsSolved', entriesOf(answers.problemsSolved)),
  ]
    .map((given) => ({ ...given, value: given.value.trim() }))
    .filter(({ value }) => value.length >= 2 && value.length <= 200)
    .slice(0, 120);
}

/** The first place of each named value on each page. Not found says nothing but that these words do not occur. */
export function readGiven(pages: readonly PageFacts[], answers: Answers): Statement[] {
  const values = givenValues(answers);
  return withoutLooseYears(
    pages.flatMap((page) =>
      values.flatMap(({ kind, value, field }): Statement[] => {
        const found = placeOf(page, kind, value, answers.companyName);
        return found === null
          ? []
          : [statementAt(page, found, { kind, subject: value, value, by: 'given', proof: `your answer: ${field}` })];
      }),
    ),
  );
}

/** "Leeds" in "Leeds Bakery", the firm's own name, does not say where the firm is. */
function placeOf(page: PageFacts, kind: StatementKind, value: string, companyName: string): FoundQuote | null {
  if (kind === 'founding') return placeOfYear(page, value);
  const text = shownText(page);
  if (kind !== 'place' || !folded(companyName).includes(folded(value))) return verifyQuote(text, value);
  const names = [...quotePlaces(text, companyName)];
  return (
    [...quotePlaces(text, value)].find(
      ({ start, end }) => !names.some((name) => start >= name.start && end <= name.end),
    ) ?? null
  );
}

/** Where a sentence names the year, a badge that does so may be about a diploma or a prize: only what a sentence says counts. */
function withoutLooseYears(statements: readonly Statement[]): Statement[] {
  const isSentence = ({ sentence }: Statement) =>
    /[.!?…]["”»)]?\s*$/u.test(sentence) && sentence.split(/\s+/).length >= 5;
  const isYear = ({ kind }: Statement) => kind === 'founding';
  return statements.some((one) => isYear(one) && isSentence(one))
    ? statements.filter((one) => !isYear(one) || isSentence(one))
    : [...statements];
}

/**
 * Headings of one rank below the same heading, two of which are offers that the owner named and a third of all: the rest are offers, too. Headings of the second rank
 * part a page and may be anything, and those of which one heads a way to reach the firm say how to do so.
 */
export function offersBeside(pages: readonly PageFacts[], { products }: Answers): Statement[] {
  const named = new Set(products.map((product) => folded(product)));
  return pages.flatMap((page) =>
    sisters(page).flatMap((run): Statement[] => {
      const known = run.filter(({ text }) => named.has(folded(text)));
      if (known.length < 2 || known.length * 3 < run.length || run.some((heading) => headsContact(page, heading)))
        return [];
      return run.flatMap(({ text }) => {
        const found =
          named.has(folded(text)) || text.length > 60 || /[?!.:]$/.test(text)
            ? null
            : verifyQuote(shownText(page), text);
        return found
          ? [
              statementAt(page, found, {
                kind: 'offer',
                subject: text,
                value: text,
                by: 'plain',
                proof: 'beside offers that you named',
              }),
            ]
          : [];
      });
    }),
  );
}

/** Runs of headings of one rank, the third or below, that no heading of a higher rank parts. */
function sisters({ headings }: PageFacts): Heading[][] {
  const runs: Heading[][] = [];
  const open = new Map<number, Heading[]>();
  for (const heading of headings) {
    const { level } = heading;
    for (const lower of open.keys()) if (lower > level) open.delete(lower);
    if (level < 3) continue;
    const run = open.get(level) ?? [];
    if (run.length === 0) runs.push(run);
    run.push(heading);
    open.set(level, run);
  }
  return runs;
}

type Heading = PageFacts['headings'][number];

/** Whether a link that dials or writes stands between this heading and the next. */
function headsContact({ headings, links }: PageFacts, heading: Heading): boolean {
  const next = headings[headings.indexOf(heading) + 1]?.line ?? Infinity;
  return links.some(({ href, line }) => line >= heading.line && line < next && /^\s*(?:tel|mailto):/i.test(href));
}

/** A year alone may be a number or a copyright, one inside a date or on a legal page a law's: it says when the business began in a sentence, by itself. */
function placeOfYear(page: PageFacts, year: string): FoundQuote | null {
  if (page.kind === 'legal') return null;
  const text = shownText(page);
  for (const found of quotePlaces(text, year))
    if (!isBare(page, found) && fullDateAround(text.text, found, page.languages ?? []) === null) return found;
  return null;
}

/** The full dates that the year is a part of: it may be the founding, which the owner can tell. */
export function datesOfYear(page: PageFacts, year: string): string[] {
  const text = shownText(page);
  const places = [...quotePlaces(text, year)].filter((found) => !isBare(page, found));
  return places.flatMap((found) => fullDateAround(text.text, found, page.languages ?? []) ?? []);
}

/** Whether the words are in a line that says since when its rights are reserved. */
export function isCopyright(text: string, place: FoundQuote): boolean {
  return isCopyrightLine(lineAround(text, place));
}

/** "© Ada Weber 2023": the year of a copyright, not of a beginning. */
export function isCopyrightLine(line: string): boolean {
  return /[©®]|\(c\)|copyright/i.test(line);
}

function lineAround(text: string, { start, end }: FoundQuote): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  return text.slice(from, lineEnd === -1 ? text.length : lineEnd);
}

/** Beside a copyright sign, from one year to another as of a training, or in a line with next to nothing else. */
function isBare(page: PageFacts, place: FoundQuote): boolean {
  const { text } = shownText(page);
  const { start, end } = place;
  return (
    isCopyright(text, place) ||
    /\d[-–/.]\s?$/.test(text.slice(Math.max(0, start - 3), start)) ||
    /^\s?[-–/.]\d/.test(text.slice(end, end + 3)) ||
    /^\s(?:\p{L}{1,5}|[-–—])\s(?:\p{L}{3,10}\s)?(?:19|20)\d\d(?!\d)/u.test(text.slice(end, end + 24)) ||
    /(?<!\d)(?:19|20)\d\d\s(?:\p{L}{1,5}|[-–—])\s(?:\p{L}{3,10}\s)?$/u.test(
      text.slice(Math.max(0, start - 23), start),
    ) ||
    (lineAround(text, place).match(/\p{L}+/gu)?.length ?? 0) < 2
  );
}
