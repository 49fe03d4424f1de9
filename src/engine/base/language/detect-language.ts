import { languageByScript, tagsByScript } from './by-script.ts';
import { languageTable } from './language-table.ts';

/**
 * The language of a text of some sixty, as a tag of two letters: by its script where that tells, else by groups of letters, as eld scores them. null where no language fits well.
 * The first 350 bytes of words decide; more have not made it surer.
 */
export function detectLanguage(text: string): string | null {
  const start = text.slice(0, 1_000);
  const byScript = languageByScript(start);
  if (byScript !== null) return byScript;
  const { languages, groups, starts, language, weight } = languageTable();
  const sums = new Float64Array(languages.length);
  const found = groupsOf(start);
  for (const { kind, group } of found) {
    const index = indexOf(groups[kind], group);
    if (index === -1) continue;
    const from = starts[kind]?.[index] ?? 0;
    const to = starts[kind]?.[index + 1] ?? 0;
    for (let entry = from; entry < to; entry += 1)
      sums[language[entry] ?? 0] = (sums[language[entry] ?? 0] ?? 0) + (weight[entry] ?? 0);
  }
  const best = sums.indexOf(Math.max(...sums));
  const mean = (sums[best] ?? 0) / found.length;
  const { tag, usual } = languages[best] ?? { tag: null, usual: 1 };
  return found.length >= fewest && mean / (mean + scale) >= usual * share ? tag : null;
}

/** Whether a text of that language, a tag of two letters, could be known as such. */
export function isDetectable(tag: string): boolean {
  return tagsByScript.has(tag) || languageTable().languages.some((language) => language.tag === tag);
}

/** eld's: what brings a mean weight between 0 and 1; how much of the usual score a text must have; groups below which nothing is said. */
const scale = 25;
const share = 0.75;
const fewest = 3;
const mostBytes = 350;
const longestWord = 70;

/** The different groups of a text's words: of each word its bytes 1 to 4, 4 to 7, 7 to 10 and so on, and its last four. */
function groupsOf(text: string): { kind: number; group: number }[] {
  const found = new Map<number, { kind: number; group: number }>();
  let bytes = 0;
  for (const word of text
    .replaceAll(/[^\p{L}]+(?<!['`’])/gu, ' ')
    .trim()
    .toLowerCase()
    .split(' ')) {
    if (bytes > mostBytes) break;
    const signs = Buffer.from(word);
    bytes += signs.length + 1;
    const length = Math.min(longestWord, signs.length);
    const add = (from: number, kind: number) => {
      const group = numberOf(signs.subarray(from, Math.min(from + 4, length)));
      found.set(kind * 2 ** 32 + group, { kind, group });
    };
    let at = 0;
    for (; at + 4 < length; at += 3) add(at, at === 0 ? 1 : 0);
    add(Math.max(0, length - 4), at === 0 ? 3 : 2);
  }
  return [...found.values()];
}

function numberOf(signs: Uint8Array): number {
  return [...signs].reduce((sum, byte, index) => sum + byte * 256 ** (3 - index), 0);
}

function indexOf(sorted: Uint32Array | undefined, wanted: number): number {
  let [low, high] = [0, (sorted?.length ?? 0) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = sorted?.[middle] ?? 0;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
