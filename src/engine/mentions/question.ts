// What a question asks for: this business, by its name or the longer part of it, or others.
import type { Brand } from './brand.ts';
import type { Asked } from './denials.ts';
import { findNames } from './find-names.ts';
import { foldTight, joins } from './fold.ts';

/** `others`: the question without the name of the business; its words tell no business from another. */
export type Question = { asked: Asked; others: string };

export function questionOf(prompt: string, brand: Brand, isGerman: boolean): Question {
  if (prompt === '') return { asked: 'unknown', others: '' };
  const whole = findNames(prompt, brand, isGerman).filter(({ isCommonWord }) => !isCommonWord);
  const named = whole.length > 0 ? whole : longestPart(prompt, brand);
  let others = prompt;
  for (const { start, end } of named.toReversed()) others = others.slice(0, start) + others.slice(end);
  return { asked: named.length > 0 ? 'for it' : 'for others', others };
}

/** "Nordlicht Umzüge" of "Nordlicht Umzüge Kiel": two words of the name at least, written as in the name, which the domain has as well. */
function longestPart(prompt: string, brand: Brand): { start: number; end: number }[] {
  const parts = brand.names
    .flatMap(partsOf)
    .map(({ part }) => part)
    .filter((part) => /\s/.test(part) && (isInDomain(part, brand) || part.split(/\s+/).every((word) => isInDomain(word, brand))))
    .toSorted((a, b) => b.length - a.length);
  return parts
    .map((part) => ({ start: prompt.indexOf(part), end: prompt.indexOf(part) + part.length }))
    .filter(({ start }) => start >= 0)
    .slice(0, 1);
}

export type Part = { part: string; rest: string[]; isCut: boolean };

/** Every run of words of a name but the whole, with the words left out. `isCut`: cut at its "&", as one does who was asked about it. */
export function partsOf(full: string): Part[] {
  const words = full.split(/\s+/);
  const isJoin = (word?: string) => word !== undefined && joins.test(word);
  return words.flatMap((_word, from) =>
    words.slice(from).flatMap((_last, length) => {
      const to = from + length + 1;
      if (to - from === words.length || isJoin(words[from]) || isJoin(words[to - 1])) return [];
      const isCut = isJoin(words[from - 1]) || isJoin(words[to]);
      return [{ part: words.slice(from, to).join(' '), rest: [...words.slice(0, from), ...words.slice(to)], isCut }];
    }),
  );
}

/** The domain begins or ends with the part, or has it between hyphens. */
export function isInDomain(part: string, { domain }: Brand): boolean {
  const root = domain?.split('.')[0] ?? '';
  const joined = root.replaceAll('-', '');
  return foldTight(part).some((key) => key.length > 3 && (joined.startsWith(key) || joined.endsWith(key) || root.split('-').includes(key)));
}
