import { detectLanguage } from '#engine/base/language/detect-language.ts';

/** Whether the text writes every noun with a capital: it is German, and many of the words that follow one in small letters have one. */
export function hasNounCase(text: string): boolean {
  const after = [...text.matchAll(/(?<![\p{L}\p{M}])\p{Ll}+ (?=(\p{L}))/gu)];
  const capitals = after.filter(([, letter = '']) => /\p{Lu}/u.test(letter)).length;
  return after.length > 0 && capitals >= leastShare * after.length && detectLanguage(text) === 'de';
}

/** German has .25 to .6, an English answer full of names .15. */
const leastShare = 0.2;

/** Dutch joins names with words that are prepositions elsewhere, and puts an s after an owner's name. */
export const isDutch = /(?<!\p{L})(?:het|een|voor|zijn|niet|naar)(?!\p{L})/u;
