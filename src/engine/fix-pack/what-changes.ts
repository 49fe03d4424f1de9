import type { FixFile } from '#engine/contract.ts';
import { wordsOf } from '#engine/derived/words.ts';

type Change = NonNullable<FixFile['changes']>[number];

/** The old text beside the new one, with the words that come and go. `before`: null where there is none. */
export function whatChanges(url: string, before: string | null, after: string): Change {
  const [was, is] = [wordsIn(before ?? ''), wordsIn(after)];
  return {
    url,
    before,
    after,
    adds: [...is].flatMap(([key, word]) => (was.has(key) ? [] : [word])),
    loses: [...was].flatMap(([key, word]) => (is.has(key) ? [] : [word])),
  };
}

/** By their lower case, so that a capital is no change. */
function wordsIn(text: string): Map<string, string> {
  return new Map(wordsOf(text).map((word) => [word.toLowerCase(), word]));
}
