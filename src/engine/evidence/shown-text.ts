import type { PageFacts } from '#engine/evidence/evidence.ts';
import { quotable } from '#engine/base/text/verify-quote.ts';
import type { FoundQuote, QuotableText } from '#engine/base/text/verify-quote.ts';
import type { Statement } from '#engine/evidence/statements.ts';

/** Everything that a page shows, ready for quotes: its main text, then what stands beside it. Statements point into this. */
export function shownText(page: Pick<PageFacts, 'mainText' | 'besideText'>): QuotableText {
  const known = texts.get(page);
  if (known) return known;
  const text = quotable(page.besideText ? `${page.mainText}\n${page.besideText}` : page.mainText);
  texts.set(page, text);
  return text;
}

const texts = new WeakMap<object, QuotableText>();

/** The sentence, or sentences, in which a place of the text stands. */
export function sentenceAround(text: string, { start, end }: Pick<FoundQuote, 'start' | 'end'>): string {
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - longestLine);
  const lineEnd = text.indexOf('\n', end);
  const line = text.slice(from, Math.min(lineEnd === -1 ? text.length : lineEnd, end + longestLine));
  const pieces: string[] = [];
  for (const { index, segment } of sentences.segment(line))
    if (from + index < end && from + index + segment.length > start) pieces.push(segment);
  return pieces.join('').trim().slice(0, longestSentence);
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const longestLine = 2_000;
const longestSentence = 600;

/** A statement for words that were found on a page. */
export function statementAt(
  page: Pick<PageFacts, 'url' | 'mainText' | 'besideText'>,
  found: FoundQuote,
  rest: Pick<Statement, 'kind' | 'subject' | 'value' | 'by' | 'proof'> & { line?: number | null },
): Statement {
  const { kind, subject, value, by, proof, line = null } = rest;
  const { text } = shownText(page);
  return {
    kind,
    url: page.url,
    start: found.start,
    end: found.end,
    line,
    quote: found.text,
    sentence: sentenceAround(text, found),
    subject,
    value,
    by,
    proof,
  };
}
