import { isAimedAtModels } from '#engine/base/text/orders-to-models.ts';

/** What a site says, ready to be asked whether a sentence brings a name, a number or an order of its own into a report. */
export type SiteWords = { words: ReadonlySet<string>; lines: readonly string[] };

export function siteWords(texts: readonly string[]): SiteWords {
  const lines = texts.flatMap((text) => text.split('\n')).map(flat);
  return { words: new Set(lines.flatMap(tokensOf)), lines };
}

const longestSentence = 240;
/** So many words in a row from a page are a copy of it, which may be an order that the page gives. */
const copiedWords = 5;

/**
 * Whether a model's sentence may stand in a report: every name, number and address in it is one of the site, it copies no passage of a page, and it
 * gives no order to a machine. `known`: words that may begin a sentence though the site lacks them.
 */
export function isOwnProse(sentence: string, site: SiteWords, known: ReadonlySet<string>): boolean {
  const text = sentence.trim();
  if (text === '' || text.length > longestSentence || /[\n\r<>{}[\]\\|`]|:\/\/|www\./i.test(text)) return false;
  if (isAimedAtModels(text) || copies(text, site)) return false;
  return (
    marked(text).every((token) => site.words.has(token.toLowerCase()) || known.has(token)) && scriptsStand(text, site)
  );
}

/** Tokens that name or count something: with a digit, a capital, an "@", or a point within. */
function marked(text: string): string[] {
  return (text.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'@._-]*/gu) ?? [])
    .map((token) => withoutEnd(token).replace(/[’']s$/u, ''))
    .filter((token) => /[\p{N}\p{Lu}@]|\p{L}\.\p{L}/u.test(token));
}

function tokensOf(line: string): string[] {
  return (line.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'@._-]*/gu) ?? []).flatMap((token) => {
    const bare = withoutEnd(token);
    return [bare, bare.replace(/[’']s$/u, ''), ...bare.split(/[’'._-]/)];
  });
}

function withoutEnd(token: string): string {
  return token.replace(/(?<![’'._-])[’'._-]+$/u, '');
}

/** Letters of scripts without capitals: each run must stand on the site as it is. */
function scriptsStand(text: string, { lines }: SiteWords): boolean {
  const runs = text.match(/[^\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\P{L}]+/gu) ?? [];
  return runs.every((run) => lines.some((line) => line.includes(run.toLowerCase())));
}

function copies(text: string, { lines }: SiteWords): boolean {
  const words = wordsIn(flat(text));
  return Array.from(
    { length: Math.max(0, words.length - copiedWords + 1) },
    (_, at) => ` ${words.slice(at, at + copiedWords).join(' ')} `,
  ).some((run) => lines.some((line) => line.length >= run.length - 2 && ` ${wordsIn(line).join(' ')} `.includes(run)));
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function flat(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
