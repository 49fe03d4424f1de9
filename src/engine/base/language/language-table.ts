import { brotliDecompressSync } from 'node:zlib';
import { packedLanguageTable } from './packed-language-table.ts';

/** What a group of letters says for a language. The groups are as eld cuts them: up to four bytes of a word, and whether they begin or end it. */
export type LanguageTable = {
  /** For each language its tag and the mean score of texts that are in it. */
  languages: { tag: string; usual: number }[];
  /** By kind of group (begins a word: 1, ends one: 2): its groups in order, as numbers of four bytes. */
  groups: Uint32Array[];
  /** By kind: where the entries of each group begin, and after the last where they end. */
  starts: Uint32Array[];
  /** An entry's language, and what it counts for it. */
  language: Uint8Array;
  weight: Uint8Array;
};

let table: LanguageTable | null = null;

/** The table, unpacked at its first use: about 10 ms of processor time and 2 MB. */
export function languageTable(): LanguageTable {
  return (table ??= unpack(packedLanguageTable()));
}

type Head = { languages: LanguageTable['languages']; counts: number[]; entries: number; step: number };

/**
 * The packed form, compressed: a line of JSON (languages, the number of groups of each kind and of entries, the step), then column by column: the distances between neighbouring groups in
 * bytes of seven bits, low ones first; of each entry its language, with the highest bit at the last one of a group; its weight in steps.
 */
function unpack(packed: Buffer): LanguageTable {
  const bytes = brotliDecompressSync(packed);
  const headEnd = bytes.indexOf(10);
  const { languages, counts, entries, step }: Head = JSON.parse(bytes.toString('utf8', 0, headEnd));
  let at = headEnd + 1;
  const groups = counts.map((count) => {
    const kind = new Uint32Array(count);
    for (let index = 0, before = 0; index < count; index += 1) {
      for (let factor = 1, more = true; more; factor *= 128) {
        const byte = bytes[at++] ?? 0;
        before += (byte & 127) * factor;
        more = byte > 127;
      }
      kind[index] = before;
    }
    return kind;
  });
  const language = new Uint8Array(bytes.subarray(at, at + entries));
  const weight = new Uint8Array(bytes.subarray(at + entries, at + 2 * entries));
  let entry = 0;
  const starts = counts.map((count) => {
    const kind = new Uint32Array(count + 1);
    for (let index = 0; index < count; index += 1) {
      kind[index] = entry;
      while ((language[entry++] ?? 128) < 128);
    }
    kind[count] = entry;
    return kind;
  });
  for (let index = 0; index < entries; index += 1) {
    language[index] = (language[index] ?? 0) & 127;
    weight[index] = (weight[index] ?? 0) * step;
  }
  return { languages, groups, starts, language, weight };
}
