/** Words of a text. Scripts that write without spaces are cut by the dictionary that comes with the runtime. */
export function countWords(text: string): number {
  let count = 0;
  for (const run of text.matchAll(words)) count += unspaced.test(run[0]) ? countUnspaced(run[0]) : 1;
  return count;
}

export function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(words), ([word]) => word).flatMap((word) => (unspaced.test(word) ? segmentsOf(word) : [word]));
}

const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

function countUnspaced(run: string): number {
  return segmentsOf(run).length;
}

/** In pieces, because the segmenter copies its input for each step. */
function segmentsOf(run: string): string[] {
  const found: string[] = [];
  for (let from = 0; from < run.length; from += 500) {
    for (const { segment, isWordLike } of segmenter.segment(run.slice(from, from + 500))) if (isWordLike) found.push(segment);
  }
  return found;
}
