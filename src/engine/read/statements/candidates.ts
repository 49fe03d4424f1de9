import type { Block, PageFacts } from '#engine/evidence/evidence.ts';
import { isName } from '#engine/read/statements/plain/people.ts';
import { sentenceAround, shownText } from '#engine/evidence/shown-text.ts';
import { withoutRefuted } from '#engine/evidence/corrections.ts';
import type { Candidate, Correction, Statement, StatementKind } from '#engine/evidence/statements.ts';
import { verifyQuote } from '#engine/base/text/verify-quote.ts';
import { datesOfYear } from '#engine/read/statements/given.ts';

/** The quote holds all that a yes needs. `name`: who it would be. */
type Guess = {
  name?: string;
  kind: StatementKind;
  page: PageFacts;
  line: number | null;
  quote: string;
  value: string;
};

/**
 * What a label suggests and does not prove: a heading that asks above a text, several texts above names, the owner's `year` in a line that is little else than a date.
 * At most three of a kind that nobody has refused, and none where a statement is.
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
  for (const { kind, page, line, quote, value } of guesses) {
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
const longestLabel = 40;

function guessesOn(page: PageFacts): Guess[] {
  const blocks = page.blocks.slice(0, mostBlocks);
  const below = new Map<number, Block>();
  for (const block of blocks) if (!below.has(block.heading)) below.set(block.heading, block);
  const signed = blocks.flatMap((block, index): Guess[] => {
    const signature = signatureBelow(blocks, index);
    // One text above two words with capitals may be anything; several are a list of what customers said.
    const isListed = [2, 3, 4].some(
      (step) => signatureBelow(blocks, index + step) !== null || signatureBelow(blocks, index - step) !== null,
    );
    return signature !== null && isListed
      ? [
          {
            page,
            line: block.line ?? null,
            kind: 'review',
            quote: opening(block.text),
            value: signature,
            name: signature,
          },
        ]
      : [];
  });
  const asking = page.headings.flatMap(({ text, level, inMain, line }, index): Guess[] => {
    const next = below.get(index)?.text ?? '';
    return level > 1 && inMain && isAsking(text) && next.length >= 20
      ? [{ page, line, kind: 'question', quote: text, value: next }]
      : [];
  });
  // One alone is a slogan: “Why choose us?”
  return [...signed, ...(asking.length > 1 ? asking : [])];
}

function isAsking(text: string): boolean {
  return /[?？؟⁇]$/.test(text);
}

function datesIn(page: PageFacts, year: number | null): Guess[] {
  if (year === null || page.kind === 'legal') return [];
  const { text } = shownText(page);
  const lines = text.split('\n').filter((line) => line.length <= longestLabel);
  return datesOfYear(page, String(year))
    .filter((date) => lines.some((line) => line.includes(date)))
    .map((quote) => ({ page, line: null, kind: 'founding', quote, value: String(year) }));
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
