// Whether a name that an answer offers is the brand's: in full, shortened, bent, or with its words in another order.
import { isCjk, withoutLegalForm } from '#engine/base/text/phrases.ts';
import type { Brand } from './brand.ts';
import { foldTight, joins } from '#engine/base/text/fold.ts';
import { functionWords } from './function-words.ts';

/** `isCommon`: a word of the question or of the trade, which tells no business from another. */
export function isNameOf(written: string, brand: Brand, isCommon: (word: string) => boolean): boolean {
  const offered = withoutLegalForm(written);
  if (brand.names.some((own) => isWithoutArticle(offered, own))) return true;
  if (isCjk(offered)) return brand.gapless.some((own) => isShortened(offered.replace(/\s+/g, ''), own, isCommon));
  // "Les Trois Tilleuls" of "Clinique des Trois Tilleuls"
  const [, first = '', named = offered] = /^(\p{Lu}\p{Ll}*) (?=\p{Lu})(.*)$/u.exec(offered) ?? [];
  const words = wordsOf(first.length < 4 || functionWords.has(first.toLowerCase()) ? named : offered);
  return (
    words.length > 0 &&
    brand.names.some((full) => {
      const own = wordsOf(full);
      // Heads are not bent, and Ferri is not Ferrari; a word of the trade may be: Tandklinikken of Tandklinik.
      // "F.lli Guglielminetti": a letter may stand for its word, and "Hnos." for Hermanos.
      const isOwn = (word: string) =>
        own.some(
          (one) =>
            isEqual(word, one) ||
            (isCommon(word) && isSame(word, one)) ||
            (named.includes(`${word}.`) && abbreviates(word, one)) ||
            (full.includes(`${one}.`) && abbreviates(one, word)),
        );
      return (
        words.every(isOwn) &&
        (beginsDomain(offered, brand) ||
          words.some((word) => (word.length > 3 || /^\p{Lu}{3}$/u.test(word)) && !isCommon(word) && !isPlain(word)))
      );
    })
  );
}

/** "Truciolo" of "Il Truciolo", "Ateliers de la chaise paillée" of "Les Ateliers de la chaise paillée du Perche": but for a small word before it, the whole name or most of it. */
function isWithoutArticle(offered: string, own: string): boolean {
  const bare = own.replace(/^\p{Lu}?\p{L}{1,2}\s/u, '');
  const isMost = offered.split(' ').length >= 4 && bare.startsWith(`${offered} `);
  return /^\p{Lu}\p{L}{3}/u.test(offered) && (bare === offered || isMost);
}

/** "Fattoria dei Bambini", fattoriadeibambini-msp.it: several words that the address begins with, common or not. */
function beginsDomain(offered: string, { domain }: Brand): boolean {
  const [key = ''] = foldTight(offered);
  return /\s/.test(offered) && key.length >= 10 && domain?.replaceAll('-', '').startsWith(key) === true;
}

/** Its first letter and some of the others, in their order: "Hnos", "Gebr", "Bros". */
function abbreviates(short: string, word: string): boolean {
  const [letters, all] = [short.toLowerCase(), word.toLowerCase()];
  let at = 0;
  for (const letter of all) if (letter === letters[at]) at += 1;
  return letters.length < all.length && letters[0] === all[0] && at === letters.length;
}

/** The same word up to its ending: most of it is the same, and both begin alike. */
export function isSame(word: string, own: string): boolean {
  if (isEqual(word, own)) return true;
  if (word[0] !== own[0]) return false;
  const [a = '', b = ''] = [foldTight(word)[0], foldTight(own)[0]];
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [more, less] = [a.length - same, b.length - same];
  return same >= 3 && same >= 0.6 * Math.min(a.length, b.length) && more <= 3 && less <= 3 && more + less <= 4;
}

function isEqual(word: string, own: string): boolean {
  return foldTight(word).some((form) => foldTight(own).includes(form));
}

/** The beginning of a name in a script without gaps, or its parts in another order. */
function isShortened(offered: string, own: string, isCommon: (word: string) => boolean): boolean {
  const parts = segmentsOf(own);
  const isPart =
    own.startsWith(offered) || own.endsWith(offered) || segmentsOf(offered).every((part) => parts.includes(part));
  return isPart && offered.length > 2 && segmentsOf(offered).some((part) => part.length > 1 && !isCommon(part));
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

function segmentsOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** "A.M.R." is AMR. */
function wordsOf(text: string): string[] {
  const joined = text.replace(/(?:\p{Lu}\.){2,}/gu, (initials) => initials.replaceAll('.', ''));
  return (joined.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []).filter(
    (word) => !joins.test(word) && !/^\p{Ll}{1,3}$/u.test(word),
  );
}

function isPlain(word: string): boolean {
  return /^(?:\p{Ll}|\p{N}+$)/u.test(word);
}
