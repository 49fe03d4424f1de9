// `node build-language-table.ts FILE`: the table of languages, from eld's medium model. Of its 2 MB of script a seventh is left: only languages whose script
// does not tell them (`by-script.ts` does), without what speaks faintly, in coarse steps. On 3,053 paragraphs of the Declaration of Human Rights in 58 languages it
// says what the whole model says on 99.7 % of them: 97.97 % right (98.10), 0.23 % wrong (0.16), the rest not sure.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { tagsByScript } from './by-script.ts';

const model = new URL('../../../../node_modules/eld/src/', import.meta.url);
type Model = { languages: Record<string, string>; ngrams: Record<string, Record<string, number>> };
const { ngramsData }: { ngramsData: Model } = await import(new URL('ngrams/medium.js', model).href);
const { avgScore }: { avgScore: Record<string, number> } = await import(new URL('avgScore.js', model).href);
const { dictionary }: { dictionary: string[] } = await import(new URL('dictionary.js', model).href);

/** The model leaves the least weight out. */
const base = 53;
/** What weighs less tells next to nothing; the rest is kept in steps. */
const least = 90;
const step = 16;

const languages = Object.values(ngramsData.languages)
  .filter((tag) => !tagsByScript.has(tag))
  .map((tag) => ({ tag, usual: avgScore[tag] ?? 1 }));
const byteOf = new Map(dictionary.map((sign, byte) => [sign, byte]));

const kinds: { group: number; entries: { language: number; weight: number }[] }[][] = [[], [], [], []];
for (const [written, scores] of Object.entries(ngramsData.ngrams)) {
  const group = Array.from(written.trim()).reduce(
    (sum, sign, index) => sum + (byteOf.get(sign) ?? 0) * 256 ** (3 - index),
    0,
  );
  const entries = Object.entries(scores)
    .map(([id, score]) => ({
      language: languages.findIndex(({ tag }) => tag === ngramsData.languages[id]),
      weight: score + base,
    }))
    .filter(({ language, weight }) => language !== -1 && weight >= least);
  if (entries.length > 0)
    kinds[(written.startsWith(' ') ? 1 : 0) + (written.endsWith(' ') ? 2 : 0)]?.push({ group, entries });
}
for (const kind of kinds) kind.sort((a, b) => a.group - b.group);

const distances = kinds.flatMap((kind) =>
  kind.flatMap(({ group }, index) => inSevenBits(group - (kind[index - 1]?.group ?? 0))),
);
const entries = kinds
  .flat()
  .flatMap((each) => each.entries.map((entry, index) => ({ ...entry, isLast: index === each.entries.length - 1 })));
const head = JSON.stringify({ languages, counts: kinds.map((kind) => kind.length), entries: entries.length, step });
const packed = Buffer.concat([
  Buffer.from(`${head}\n`),
  Buffer.from(distances),
  Buffer.from(entries.map(({ language, isLast }) => language + (isLast ? 128 : 0))),
  Buffer.from(entries.map(({ weight }) => Math.round(weight / step))),
]);

const file = process.argv[2];
if (file === undefined) throw new Error('Say into which file');
mkdirSync(dirname(file), { recursive: true });
// Under another name first: two processes may make it at once.
writeFileSync(
  `${file}.${process.pid}`,
  brotliCompressSync(packed, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } }),
);
renameSync(`${file}.${process.pid}`, file);

function inSevenBits(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...inSevenBits(Math.floor(value / 128))];
}
