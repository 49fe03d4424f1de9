/** Words of a text. Scripts that write without spaces are cut by the dictionary that comes with the runtime. */
export function countWords(text: string): number {
  return wordsOf(text).length;
}

export function wordsOf(text: string): string[] {
  const runs = text.match(words) ?? [];
  return unspaced.test(text) ? runs.flatMap((run) => (unspaced.test(run) ? segmentsOf(run) : [run])) : runs;
}

const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** In pieces, because the segmenter copies its input for each step. */
function segmentsOf(run: string): string[] {
  const found: string[] = [];
  for (let from = 0; from < run.length; from += 500) {
    for (const { segment, isWordLike } of segmenter.segment(run.slice(from, from + 500))) if (isWordLike) found.push(segment);
  }
  return found;
}
