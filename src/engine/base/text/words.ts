/** Words of a text. Scripts that write without spaces are cut by the dictionary that comes with the runtime. */
export function countWords(text: string): number {
  let count = 0;
  // Piece by piece: the words of megabytes, all kept at once, would take ten times their size.
  for (let from = 0; from < text.length;) {
    const space = text.length - from > pieceLength ? text.indexOf(' ', from + pieceLength) : -1;
    const to = space === -1 ? text.length : space;
    count += wordsOf(text.slice(from, to)).length;
    from = to + 1;
  }
  return count;
}

const pieceLength = 10_000;

export function wordsOf(text: string): string[] {
  if (isAscii.test(text)) return text.match(asciiWords) ?? [];
  const runs = text.match(words) ?? [];
  return unspaced.test(text) ? runs.flatMap((run) => (unspaced.test(run) ? segmentsOf(run) : [run])) : runs;
}

const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu;
const asciiWords = /[a-z0-9][a-z0-9'.-]*/gi;
const isAscii = /^[\x00-\x7f]*$/; // eslint-disable-line no-control-regex
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
let segmenter: Intl.Segmenter | null = null; // made at its first use: 15 ms

/** In pieces, because the segmenter copies its input for each step. */
function segmentsOf(run: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  const found: string[] = [];
  for (let from = 0; from < run.length; from += 500) {
    for (const { segment, isWordLike } of segmenter.segment(run.slice(from, from + 500)))
      if (isWordLike) found.push(segment);
  }
  return found;
}
