import type { Block, PageFacts } from '#engine/evidence/evidence.ts';
import { sumIn } from '#engine/base/text/money.ts';
import { isName, isRole } from '#engine/read/statements/plain/people.ts';
import { sentenceAround, shownText } from '#engine/evidence/shown-text.ts';
import { withoutRefuted } from '#engine/evidence/corrections.ts';
import type { Candidate, Correction, Statement, StatementKind } from '#engine/evidence/statements.ts';
import { verifyQuote } from '#engine/base/text/verify-quote.ts';
import { datesOfYear, isCopyrightLine } from '#engine/read/statements/given.ts';
import { fullDateAround } from '#engine/base/text/written-dates.ts';

/** `rank`: the lower, the likelier. The quote holds all that a yes needs, such as the role beside a name. `name`: who it would be. */
type Guess = {
  name?: string;
  kind: StatementKind;
  page: PageFacts;
  line: number | null;
  quote: string;
  value: string;
  rank: number;
};

/**
 * What structure suggests and does not prove, likeliest first: a sum in a short line before one in a sentence, a name above a role, a question above a text,
 * a text above a name, a date in the owner's `year`, a year behind words. At most three of a kind that nobody has refused, and none where a statement is.
 */
export function findCandidates(
  pages: readonly PageFacts[],
  statements: readonly Statement[],
  corrections: readonly Correction[],
  year: number | null,
): Candidate[] {
  const known = new Set(statements.map(({ kind }) => kind));
  const words = lowerCaseWords(pages);
  // Titles have capitals, too; their words stand elsewhere without.
  const isOwnName = ({ name }: Guess) =>
    name === undefined || name.split(/\s+/).every((word) => !words.has(word.toLowerCase()));
  const guesses = pages
    .flatMap((page) => [...datesIn(page, year), ...guessesOn(page)])
    .filter((guess) => !known.has(guess.kind) && isOwnName(guess));
  const found: Candidate[] = [];
  for (const { kind, page, line, quote, value } of guesses.toSorted((a, b) => a.rank - b.rank)) {
    if (found.filter((one) => one.kind === kind).length >= mostOfAKind) continue;
    const place = verifyQuote(shownText(page), quote);
    if (!place || found.some((one) => one.kind === kind && one.quote === place.text)) continue;
    const candidate = {
      kind,
      url: page.url,
      line,
      quote: place.text,
      sentence: sentenceAround(shownText(page).text, place),
      value,
    };
    found.push(...withoutRefuted([candidate], corrections));
  }
  return found;
}

const mostOfAKind = 3;
const mostBlocks = 400;
const longestQuote = 280;

function guessesOn(page: PageFacts): Guess[] {
  const blocks = page.blocks.slice(0, mostBlocks);
  const below = new Map<number, Block>();
  for (const block of blocks) if (!below.has(block.heading)) below.set(block.heading, block);
  const inText = blocks.flatMap((block, index): Guess[] => {
    const own = { page, line: block.line ?? null };
    const sum = sumIn(block.text, page.languages ?? []);
    const isShort = block.text.length <= 60 && !/[.!?]$/.test(block.text);
    const year = isCopyrightLine(block.text) ? null : yearIn(block.text.slice(0, 600), page.languages ?? []);
    const signature = signatureBelow(blocks, index);
    // One text above two words with capitals may be anything; several are a list of what customers said.
    const isSigned =
      signature !== null &&
      [2, 3, 4].some(
        (step) => signatureBelow(blocks, index + step) !== null || signatureBelow(blocks, index - step) !== null,
      );
    return [
      ...(sum === null
        ? []
        : [{ ...own, kind: 'price' as const, quote: isShort ? block.text : sum, value: sum, rank: isShort ? 0 : 1 }]),
      ...(year === null ? [] : [{ ...own, kind: 'founding' as const, ...year }]),
      ...(isSigned
        ? [{ ...own, kind: 'review' as const, quote: opening(block.text), value: signature, name: signature, rank: 0 }]
        : []),
    ];
  });
  const underHeadings = page.headings.flatMap(({ text, level, inMain, line }, index): Guess[] => {
    const next = below.get(index)?.text ?? '';
    if (level === 1 || !inMain || next === '') return [];
    if (isName(text) && (isRole(next) || isName(next)))
      return [{ page, line, kind: 'person', quote: `${text} ${next}`, value: next, name: text, rank: 0 }];
    return /[?？؟⁇]$/.test(text) && next.length >= 20
      ? [{ page, line, kind: 'question', quote: text, value: next, rank: 0 }]
      : [];
  });
  return [...inText, ...underHeadings];
}

function datesIn(page: PageFacts, year: number | null): Guess[] {
  const value = String(year);
  return year === null
    ? []
    : datesOfYear(page, value).map((quote) => ({ page, line: null, kind: 'founding', quote, value, rank: 0 }));
}

/** A year behind words; inside a full date it is less likely a founding, and is offered with the date. */
function yearIn(text: string, languages: readonly string[]): Pick<Guess, 'quote' | 'value' | 'rank'> | null {
  const years = Array.from(text.matchAll(/(?<=[\p{L},] )(?:18|19|20)\d\d(?![\d–-])/gu), ({ 0: value, index }) => {
    const date = fullDateAround(text, { start: index, end: index + value.length }, languages);
    return date === null ? { quote: value, value, rank: 1 } : { quote: date, value, rank: 2 };
  });
  return years.toSorted((a, b) => a.rank - b.rank)[0] ?? null;
}

/** What stands on the pages without a capital. */
export function lowerCaseWords(pages: readonly PageFacts[]): ReadonlySet<string> {
  return new Set(pages.flatMap((page) => shownText(page).text.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]+/gu) ?? []));
}

/** The name below a text that is one: "— Ada Weber". */
function signatureBelow(blocks: readonly Block[], index: number): string | null {
  if (blocks[index]?.tag === 'li' || blocks[index + 1]?.tag === 'li') return null;
  const text = blocks[index]?.text ?? '';
  const signature = (blocks[index + 1]?.text ?? '').replace(/^[—–-]\s*/, '');
  return text.length >= 40 && /[.!?…。！？]["”»’]?$/u.test(text) && isName(signature) ? signature : null;
}

/** As much of a long text as an owner may show, to the end of a word. */
function opening(text: string): string {
  const end = text.lastIndexOf(' ', longestQuote);
  return text.length <= longestQuote ? text : text.slice(0, end === -1 ? longestQuote : end);
}
