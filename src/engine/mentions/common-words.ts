import type { AnswerBlock } from './answer-blocks.ts';
import { foldTight } from './fold.ts';

/** Folded, without accents; of two signs at least. */
export function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []).map((word) => foldTight(word)[0] ?? '');
}

/** The words that a text writes in small letters outside of addresses, of three at least. */
export function smallWords(text: string): Set<string> {
  const outside = text.split(/\s/).filter((word) => !/\p{L}\.\p{L}/u.test(word));
  return new Set(outside.join(' ').match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]{2,}/gu));
}

/** The first letters of a folded word, since endings bend. */
export function stemOf(word: string): string {
  return word.slice(0, 5);
}

/** Words that tell no business from another: those of the question, those that the answer writes small, and those that two of its heads share. By their first letters. */
export function commonWords(text: string, prompt: string, blocks: readonly AnswerBlock[]): (word: string) => boolean {
  const common = new Set(wordsOf([prompt, ...smallWords(text)].join(' ')).map(stemOf));
  const heads = new Set(blocks.flatMap((block) => (block.kind === 'prose' ? [] : block.entries.map(({ head }) => head))));
  const met = new Set<string>();
  for (const head of heads)
    for (const stem of new Set(wordsOf(head).map(stemOf))) {
      if (met.has(stem)) common.add(stem);
      met.add(stem);
    }
  return (word) => wordsOf(word).every((part) => common.has(stemOf(part)));
}
