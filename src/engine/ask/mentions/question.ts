// What a question asks for: this business, by its name or the longer part of it, or others.
import type { Brand } from './brand.ts';
import type { Asked } from './denials.ts';
import { findNames } from './find-names.ts';
import { disjunctions, foldTight, joins } from '#engine/base/text/fold.ts';
import { isDutch } from './noun-case.ts';

/** `others`: the question without names of businesses; its words tell no business from another. `rivals`: whom it names in a choice with the business. */
export type Question = { asked: Asked; others: string; rivals: string[] };

export function questionOf(prompt: string, brand: Brand, isGerman: boolean): Question {
  if (prompt === '') return { asked: 'unknown', others: '', rivals: [] };
  // Who asks in small letters may mean it by several words.
  const whole = findNames(prompt, brand, isGerman).filter(
    ({ isCommonWord, start, end }) => !isCommonWord || /\S\s\S/.test(prompt.slice(start, end)),
  );
  const named = whole.length > 0 ? whole : longestPart(prompt, brand);
  let others = prompt;
  for (const { start, end } of named.toReversed()) others = others.slice(0, start) + others.slice(end);
  const rivals = named.slice(0, 1).flatMap((place) => inChoice(prompt, place));
  for (const rival of rivals) others = others.replace(rival, '');
  return { asked: named.length > 0 ? 'for it' : 'for others', others, rivals };
}

/** Words with a capital, and what joins them. */
export const nameRun = String.raw`(?:\p{Lu}|[a-z]+\p{Lu})[\p{L}\p{M}\p{N}&'’.-]*(?:\s+(?:(?:\p{Ll}{1,3}|&)\s+)?\p{Lu}[\p{L}\p{M}\p{N}&'’-]*)*`;

/** "X in York or Mill Bakery?", "X, Schmidt ou Mobalpa", "Mill Bakery or X": what a choice has beside the business. */
function inChoice(prompt: string, { start, end }: { start: number; end: number }): string[] {
  const or = `\\s(?:${[...disjunctions, ...(isDutch.test(prompt) ? ['of'] : [])].join('|')})\\s+`;
  const [, between = '', last = ''] =
    new RegExp(`^([^.?!;:]{0,60}?)${or}(${nameRun})`, 'u').exec(prompt.slice(end)) ?? [];
  const [, first = ''] =
    new RegExp(`(?:^|\\s)(${nameRun})${or}(?:\\p{Ll}{2,3}\\s)?$`, 'u').exec(prompt.slice(0, start)) ?? [];
  const [, second = ''] = new RegExp(`^,\\s(${nameRun})`, 'u').exec(between) ?? [];
  return [first, second, last].filter((name) => name !== '');
}

/** "Nordlicht Umzüge" of "Nordlicht Umzüge Kiel": two words of the name at least, written as in the name, which the domain has as well. */
function longestPart(prompt: string, brand: Brand): { start: number; end: number }[] {
  const parts = brand.names
    .flatMap(partsOf)
    .map(({ part }) => part)
    .filter(
      (part) =>
        /\s|\p{Ll}-\p{Lu}/u.test(part) &&
        (isInDomain(part, brand) || part.split(/\s+/).every((word) => isInDomain(word, brand))),
    )
    .toSorted((a, b) => b.length - a.length);
  // "Officina Malagoli" of "Officina per Plantari Malagoli"
  const own = new Set(brand.names.flatMap((name) => name.split(/\s+/)));
  const runs = (
    prompt.match(/(?<![\p{L}\p{M}\p{N}&.-])\p{Lu}[\p{L}\p{M}\p{N}&.-]*(?:\s\p{Lu}[\p{L}\p{M}\p{N}&.-]*)+/gu) ?? []
  ).filter((run) => {
    const words = run.split(/\s+/);
    return words.length > 1 && words.every((word) => own.has(word)) && words.some((word) => isInDomain(word, brand));
  });
  return [...parts, ...runs]
    .map((part) => ({ start: prompt.indexOf(part), end: prompt.indexOf(part) + part.length }))
    .filter(({ start }) => start >= 0)
    .slice(0, 1);
}

export type Part = { part: string; rest: string[]; isCut: boolean; isHead: boolean; isTail: boolean };

/**
 * Every run of words of a name but the whole, with the words left out. `isCut`: cut at its "&" or hyphen, as one does who was asked about it. `isHead`: the words of a name
 * before its first small one, without an article: "Independent Hearing Practice" of "The Independent Hearing Practice of Bury". `isTail`: its last word, behind a small one.
 */
export function partsOf(full: string): Part[] {
  const words = full.split(/\s+/);
  const halves = words.flatMap((word) => {
    const pair = word.split('-');
    return pair.length > 1
      ? pair.map((part) => ({
          part,
          rest: [...words, ...pair].filter((own) => own !== part && own !== word),
          isCut: true,
          isHead: false,
          isTail: false,
        }))
      : [];
  });
  const isSmall = (word?: string) => word !== undefined && /^\p{Ll}{1,4}$/u.test(word);
  const isJoin = (word?: string) => word !== undefined && joins.test(word);
  const runs = words.flatMap((_word, from) =>
    words.slice(from).flatMap((_last, length) => {
      const to = from + length + 1;
      if (to - from === words.length || isJoin(words[from]) || isJoin(words[to - 1])) return [];
      const isCut = isJoin(words[from - 1]) || isJoin(words[to]);
      const isHead =
        from === (/^.{1,3}$/.test(words[0] ?? '') ? 1 : 0) &&
        to - from > 1 &&
        isSmall(words[to]) &&
        !words.slice(from, to).some(isSmall);
      const isTail = to === words.length && to - from === 1 && isSmall(words[from - 1]);
      return [
        {
          part: words.slice(from, to).join(' '),
          rest: [...words.slice(0, from), ...words.slice(to)],
          isCut,
          isHead,
          isTail,
        },
      ];
    }),
  );
  return [...runs, ...halves];
}

/** The domain begins or ends with the part, has it between hyphens, or has six letters of it and more anywhere; with or without what joins two names. */
export function isInDomain(part: string, { domain }: Brand): boolean {
  const root = domain?.split('.')[0] ?? '';
  const joined = root.replaceAll('-', '');
  const spelled = part.split(/\s+/).map((word) => foldTight(word)[0] ?? '');
  return [...foldTight(part), spelled.join('')]
    .map((key) => key.replaceAll('&', ''))
    .some(
      (key) =>
        key.length > 3 &&
        (joined.startsWith(key) ||
          joined.endsWith(key) ||
          (key.length > 5 && joined.includes(key)) ||
          root.split('-').includes(key)),
    );
}
