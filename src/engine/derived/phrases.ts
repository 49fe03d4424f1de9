// One way to compare what a person typed with what a page says: case, accents, "&" and punctuation do not matter.

/** Lower-case words without accents: "Müller & Söhne's" gives ["muller", "and", "sohne"]. */
export function foldedWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’`]s\b/g, '')
    .replace(/['’`]/g, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words that carry meaning, cut to a common stem; at most a few letters differ between "boilers" and "boiler". */
export function contentStems(text: string): string[] {
  return [
    ...new Set(
      foldedWords(text)
        .filter((word) => !emptyWords.has(word) && (word.length > 1 || isCjk(word)))
        .map(stem),
    ),
  ];
}

/** 0..1, the share of the content words of `wanted` that occur among `present` (stems). 0 when `wanted` has none. */
export function stemCoverage(wanted: string, present: ReadonlySet<string>): number {
  const stems = contentStems(wanted);
  return stems.length === 0 ? 0 : stems.filter((word) => present.has(word)).length / stems.length;
}

/** Whether `phrase` occurs in `text` as whole words in their order; Chinese, Japanese and Korean have no word gaps. */
export function hasPhrase(text: string, phrase: string): boolean {
  const wanted = foldedWords(phrase);
  if (wanted.length === 0) return false;
  if (isCjk(phrase)) return foldedWords(text).join('').includes(wanted.join(''));
  return ` ${foldedWords(text).join(' ')} `.includes(` ${wanted.join(' ')} `);
}

/** The parts of a list that a person typed: by line, semicolon, comma, bullet. Blank ones go. */
export function listItems(text: string): string[] {
  return text
    .split(/[\n;,•]+/)
    .map((item) => item.replace(/^\s*(?:[-*]|\d+[.)])\s+/, '').trim())
    .filter((item) => item !== '');
}

export function sentences(text: string): string[] {
  return [...sentenceSegmenter.segment(text)].map(({ segment }) => segment.trim()).filter((segment) => segment !== '');
}

/** A company's name without "Ltd", "GmbH" and the like. */
export function withoutLegalForm(name: string): string {
  const short = name.trim().replace(legalForm, '').trim();
  return short === '' ? name.trim() : short;
}

export function isCjk(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
}

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const legalForm =
  /[,\s]+(?:inc|incorporated|ltd|limited|llc|llp|plc|gmbh|ag|kg|ug|e\.?k|s\.?a|s\.?a\.?r\.?l|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|pty|oy|ab|a\/s|aps|as|co|corp|corporation|company)\.?$/i;

const emptyWords = new Set(
  'a an and are as at be but by can do does for from how i in is it its me my of on or our that the their they this to us was we what when where which who why will with you your'.split(
    ' ',
  ),
);

// A light stemmer: enough to meet a plural or an -ing form, too blunt to meet a different word.
function stem(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  const cut = word
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  return (cut.length > 5 ? cut.replace(/(?:ing|ed|er)$/, '') : cut).replace(/e$/, '');
}
