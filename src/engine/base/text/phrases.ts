import { remember } from '#engine/base/text/remember.ts';
import { wordsOf } from '#engine/base/text/words.ts';

// One way to compare what a person typed with what a page says: case, accents, "&" and punctuation do not matter.

/** Lower-case words without accents: "Müller & Söhne's" gives ["muller", "and", "sohne"]. */
export const foldedWords: (text: string) => readonly string[] = remember(fold);

function fold(text: string): readonly string[] {
  const lower = isAscii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]+/g, '')
        .toLowerCase();
  const plain = lower.replaceAll('&', ' and ').replace(/['’`](?:s\b)?/g, '');
  return plain.match(isAscii.test(plain) ? /[a-z0-9]+/g : /[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

const isAscii = /^[\x00-\x7f]*$/; // eslint-disable-line no-control-regex

/** Words that carry meaning, cut to a common stem; at most a few letters differ between "boilers" and "boiler". */
export const contentStems: (text: string) => readonly string[] = remember(stemsOf);

/** "宇治煎茶" is two words that only a dictionary parts; particles carry no meaning. */
function unspacedWords(word: string): string[] {
  return wordsOf(word.normalize('NFC')).filter((part) => !/^\p{Script=Hiragana}{1,2}$/u.test(part));
}

function stemsOf(text: string): readonly string[] {
  const distinct = [
    ...new Set(foldedWords(text).flatMap((word) => (isAscii.test(word) ? [word] : unspacedWords(word)))),
  ];
  return [...new Set(distinct.filter((word) => !emptyWords.has(word) && (word.length > 1 || isCjk(word))).map(stem))];
}

/** 0..1, the share of the content words of `wanted` that occur among `present` (stems). 0 when `wanted` has none. */
export function stemCoverage(wanted: string, present: ReadonlySet<string>): number {
  const stems = contentStems(wanted);
  return stems.length === 0 ? 0 : stems.filter((word) => present.has(word)).length / stems.length;
}

/** Whether `phrase` occurs in `text` as whole words in their order; Chinese, Japanese and Korean have no word gaps. */
export function hasPhrase(text: string, phrase: string): boolean {
  return hasFoldedPhrase(foldedText(text), phrase);
}

/** A text to search many times: its folded words between single spaces, with one at each end. */
export function foldedText(text: string): string {
  return ` ${foldedWords(text).join(' ')} `;
}

/** `hasPhrase` for a text that `foldedText` has made ready. */
export function hasFoldedPhrase(folded: string, phrase: string): boolean {
  const wanted = foldedWords(phrase);
  if (wanted.length === 0) return false;
  return isCjk(phrase)
    ? folded.replaceAll(' ', '').includes(wanted.join(''))
    : folded.includes(` ${wanted.join(' ')} `);
}

/**
 * The parts of a list that a person typed: by line, semicolon, comma, bullet. "9,7", "Rücken-, Nacken- und Kopfschmerzen" and "Leeds (LS1, LS2)" are one
 * each. Blank ones go.
 */
export function listItems(text: string): string[] {
  return text
    .replaceAll(/\([^()\n]{1,200}\)/g, (aside) => aside.replaceAll(',', heldComma))
    .split(/[\n;•]+|(?<!\p{L}-)(?<!\d(?=,\d)),+/u)
    .map((item) => withoutBullet(item.replaceAll(heldComma, ',')))
    .filter((item) => item !== '');
}

/** The entries that a person gave: by line, semicolon, bullet, whatever commas are in them; a single one may be a list with commas. */
export function entriesOf(text: string): string[] {
  const entries = text
    .split(/[\n;•]+/)
    .map(withoutBullet)
    .filter((entry) => entry !== '');
  return entries.length === 1 ? listItems(text) : entries;
}

function withoutBullet(item: string): string {
  return item.replace(/^\s*(?:[-*]|\d+[.)])\s+/, '').trim();
}

/** Stands for a comma within brackets while a list is parted: no text has it. */
const heldComma = '\u0000';

/** A company's name without "Ltd", "GmbH" and the like. */
export function withoutLegalForm(name: string): string {
  const short = name.trim().replace(legalForm, '').trim();
  return short === '' ? name.trim() : short;
}

export function isCjk(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
}

const legalForm =
  /(?<![,\s])[,\s]+(?:gmbh\s?(?:&|und|and)\s?co\.?\s?kg|inc|incorporated|ltd|limited|llc|llp|plc|gmbh|ag|kg|ug|e\.?k|s\.?a|s\.?a\.?r\.?l|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|pty|oy|ab|a\/s|aps|as|co|corp|corporation|company)\.?$/i;

// Words without meaning of their own, folded. Left out are those that mean something in another of the languages: "die", "den", "hay", "pour", "van".
const emptyWords = new Set(
  [
    'a an and any are as at be but by can do does for from how i in is it its many me much my of on or our that the their there they this to us was we what when where which who why will with you your',
    'der das dem des ein eine einen einem einer und oder ist sind wird werden wie wo wann warum wer wen wem welche welcher welches ich wir ihr sie es kann konnen mein meine unser unsere auf im bei von zu zum zur fur nicht auch gibt',
    'le la les un une du de et ou est sont comment quand pourquoi qui que quel quelle quels quelles je nous vous il elle votre vos mon ma mes notre nos en dans sur avec au aux ne pas faut y ce cette',
    'el los las una y o es como cuando cuanto cuanta cuantos cuantas donde quien cual mi su sus nuestro nuestra con por para del al se',
    'lo gli uno e sono quando quale quanto quanta nostro nostra per di da della nel nella il',
    'het een zijn waar wanneer waarom wie wat welke ik wij mijn ons onze op bij voor niet',
  ].flatMap((words) => words.split(' ')),
);

// A light stemmer: enough to meet a plural or an -ing form, too blunt to meet a different word.
function stem(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  const cut = word
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  // "borsa" and "borse", "tortilla" and "tortillas": the last vowel bends in most languages.
  return (cut.length > 5 ? cut.replace(/(?:ing|ed|er)$/, '') : cut).replace(cut.length > 4 ? /[aeio]$/ : /e$/, '');
}
