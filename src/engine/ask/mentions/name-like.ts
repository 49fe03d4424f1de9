// Whether words are written as a name is, in any language.
import { isCjk } from '#engine/base/text/phrases.ts';

/** Title case, or a script without it; no sentence, no question. */
export function isNameLike(head: string): boolean {
  if (head.length < 2 || head.length > longestName || /[?？!！;；]$/.test(head.replace(/♪$/, ''))) return false;
  if (isCjk(head)) return head.length <= 20 && !/[，。、]/u.test(head);
  const words = head.split(/\s+/);
  if (words.length > 7) return false;
  const strong = words.filter((word) => !isJoiner(word));
  return strong.length > 0 && !/^\p{Ll}{1,3}$/u.test(words[0] ?? '') && strong.every(isTitleWord);
}

export const longestName = 60; // characters

/** Several title words, a capital or digit inside a word, or a domain: no label is written so. German labels are: of one word. */
export function isUnmistakable(head: string): boolean {
  if (/\p{Ll}\p{Lu}|\p{sc=Latin}\d|\d\p{sc=Latin}|[&.]\p{L}/u.test(head)) return true;
  const words = head.split(/\s+/).filter((word) => !isJoiner(word));
  // "Tears up to 50 cm", "Insurance AB": figures and capitals alone are no second word.
  return words.every(isTitleWord) && words.filter((word) => /\p{Lu}\P{L}*\p{Ll}/u.test(word)).length > 1;
}

function isTitleWord(word: string): boolean {
  return /^["“„«(]?(?:\p{Lu}|\p{N}+\p{L}?|[a-z]+\p{Lu}|[ld]['’]\p{Lu}|[\p{Ll}\p{N}-]{3,}\.\p{Ll}{2,4}$)/u.test(word);
}

/** What joins the words of a name is short and small: "Bootjes en Broodjes", "Cacau na Porta". */
function isJoiner(word: string): boolean {
  return /^(?:\p{Ll}{1,3}|[&+])$/u.test(word);
}
