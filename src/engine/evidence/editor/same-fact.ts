import { folded } from '#engine/base/text/verify-quote.ts';
import type { RaisedRemark } from '#engine/evidence/editor/editors-read.ts';

/** The words of which any line that answered it would have one, as they are compared. */
export const wordsOfAnswer = ({ words }: Pick<RaisedRemark, 'words'>): string[] =>
  (words ?? '').split('|').map((word) => folded(word.trim()));

/** Two questions, in two languages perhaps, that the same words on a page would answer. */
export function isSameFact(words: readonly string[], others: readonly string[]): boolean {
  const shared = words.filter((word) => word !== '' && others.includes(word)).length;
  return shared > 0 && shared * 2 >= Math.min(words.length, others.length);
}
