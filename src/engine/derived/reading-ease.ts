import { sentencesOf } from '#engine/derived/sentences.ts';
import { median } from '#engine/derived/answer-statistics.ts';
import { wordsOf } from '#engine/derived/words.ts';
import type { PageFacts } from '#engine/evidence.ts';

/** Flesch reading ease (about 0 to 100, higher is easier) and the median length of a sentence in words. null below 60 words of prose. English only. */
export function readingEase(page: PageFacts): { flesch: number; sentenceWords: number } | null {
  // Lists, cells and buttons are no sentences.
  const prose = page.blocks
    .filter((block) => ['p', 'div', 'blockquote', 'dd', 'section', 'main', 'article', 'body'].includes(block.tag))
    .map((block) => sentencesOf(block.text).map((sentence) => wordsOf(sentence.text)))
    .filter((block) => block.reduce((sum, words) => sum + words.length, 0) >= 8);
  const sentences = prose.flat().filter((words) => words.length >= 3);
  const words = sentences.flat();
  if (words.length < 60) return null;
  const known = new Map<string, number>();
  const syllables = words.reduce((sum, word) => {
    const count = known.get(word) ?? syllablesOf(word);
    known.set(word, count);
    return sum + count;
  }, 0);
  return {
    flesch: 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length),
    sentenceWords: median(sentences.map((sentence) => sentence.length)),
  };
}

/** Groups of vowels, without the silent "e" at the end. Right for about nine of ten English words, and even over a page. */
function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const trimmed = plain.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end.charAt(0)).replace(/^y/, '');
  return Math.max(1, trimmed.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}
