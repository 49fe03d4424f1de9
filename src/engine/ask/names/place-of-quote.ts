import { type Sentence, sentencesOf } from '#engine/base/text/sentences.ts';
import { type QuotableText, quotable, verifyQuote } from '#engine/base/text/verify-quote.ts';

/** Where a quote is in an answer; marks of Markdown and of citations do not count. null: nowhere. */
export function placeOfQuote(answer: QuotableText, quote: string): { start: number; end: number } | null {
  return verifyQuote(answer, withoutMarks(quote, ''));
}

/** The words that a reader of the answer sees. */
export function shownWords(text: string): string {
  return withoutMarks(text, '').trim();
}

/** The number of a row is no sentence of its own. */
export function sentencesOfAnswer(text: string): Sentence[] {
  return sentencesOf(text).filter((sentence) => /\p{L}/u.test(sentence.text));
}

export function quotableAnswer(text: string): QuotableText {
  return quotable(withoutMarks(text, '\u200b'));
}

/** Each sign is replaced by one, so that places stay where they are. */
function withoutMarks(text: string, by: string): string {
  return text.replace(
    /[ \t]?\[\[?(?:web:)?\d{1,3}\]?\](?:\([^()\s]{0,500}\))?|\]\([^()\s]{0,500}\)|[*_`#>|[\]]/gu,
    (marks) => by.repeat(marks.length),
  );
}
