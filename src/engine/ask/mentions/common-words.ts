import type { AnswerBlock } from './answer-blocks.ts';
import { foldTight } from '#engine/base/text/fold.ts';
import { isSame } from './name-of.ts';

/** Folded, without accents; of two signs at least. */
export function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []).map((word) => foldTight(word)[0] ?? '');
}

/** The words that a text writes in small letters outside of addresses, of three at least. */
export function smallWords(text: string): Set<string> {
  const outside = text.split(/\s/).filter((word) => !/\p{L}\.\p{L}/u.test(word));
  return new Set(outside.join(' ').match(/(?<![\p{L}\p{M}])\p{Ll}[\p{Ll}\p{M}]{2,}(?!\p{L})/gu));
}

/** The first letters of a folded word, since endings bend. */
export function stemOf(word: string): string {
  return word.slice(0, 5);
}

/** Words that tell no business from another: those of the question, those that the answer writes small, and those that two of its heads share; with any ending. */
export function commonWords(text: string, prompt: string, blocks: readonly AnswerBlock[]): (word: string) => boolean {
  const heads = [
    ...new Set(blocks.flatMap((block) => (block.kind === 'prose' ? [] : block.entries.map(({ head }) => head)))),
  ];
  const stems = Map.groupBy(
    heads.flatMap((head) => [...new Set(wordsOf(head).map(stemOf))]),
    (stem) => stem,
  );
  const shared = heads.flatMap(wordsOf).filter((word) => (stems.get(stemOf(word)) ?? []).length > 1);
  const common = Map.groupBy([...wordsOf([prompt, ...smallWords(text)].join(' ')), ...shared], stemOf);
  return (word) => wordsOf(word).every((part) => (common.get(stemOf(part)) ?? []).some((one) => isSame(one, part)));
}
