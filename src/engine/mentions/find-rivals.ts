// Which other organisations an answer offers, by its structure: what stands side by side in a list, a table, headings or an enumeration, and is written as a name. No list of
// names or of labels: whether a word is a name is told by how it is written and by its neighbours.
import { listingNames } from '#engine/derived/known-hosts.ts';
import { isCjk } from '#engine/derived/phrases.ts';
import { answerBlocks, type Entry, type Group } from './answer-blocks.ts';
import type { Brand } from './brand.ts';
import { findBent, findNames } from './find-names.ts';
import { foldTight } from './fold.ts';
import { looksGerman, namesInProse } from './names-in-prose.ts';

/** `rank`: place among all names offered, the brand's own left out; `quote` is the line or sentence as the answer has it. */
export type Rival = { name: string; rank: number; quote: string };

const longestName = 60; // characters

export function findRivals(answer: { text: string; prompt: string }, brand: Brand): Rival[] {
  return distinct(namesOffered(answer, brand), brand);
}

/** Every name that an answer offers, in its order, the brand's own and repeated ones among them. */
export function namesOffered({ text, prompt }: { text: string; prompt: string }, brand: Brand): { name: string; quote: string }[] {
  const { blocks, options, asked } = optionsIn(text, prompt, brand);
  const found: { name: string; quote: string }[] = options.flatMap(({ entries }) =>
    topEntries(entries).flatMap(({ head, line }) =>
      isNameLike(head) || entries.some((own) => isOwn(own.head, brand)) ? partsOf(head).map((name) => ({ name, quote: line })) : [],
    ),
  );
  // Prose beside a list speaks of what the list names, of sources and of choosing.
  if (found.length === 0)
    for (const block of blocks) {
      if (block.kind === 'prose') found.push(...namesInProse(block.text, asked, text));
      else
        for (const { rest, line, head } of block.entries)
          found.push(...namesInProse(`${head}: ${rest}`, asked, text).map(({ name }) => ({ name, quote: line })));
    }
  // Asked about a business, an answer that names one other in a sentence names a register, a place or a trade.
  const isAbout = findNames(prompt, brand, false).length > 0;
  return isAbout && options.length === 0 && new Set(found.map(({ name }) => name)).size === 1 && !text.includes(`**${found[0]?.name}`) ? [] : found;
}

/** Where in the text a list of options begins whose entries do not name the business; null where there is none, or where one names it. */
export function listsOthers({ text, prompt }: { text: string; prompt: string }, brand: Brand): number | null {
  const lines = optionsIn(text, prompt, brand).options.flatMap(({ entries }) => entries.map(({ line }) => line));
  const [first] = lines;
  return first === undefined || lines.some((line) => findNames(line, brand, false).length > 0) ? null : Math.max(0, text.indexOf(first));
}

function optionsIn(text: string, prompt: string, brand: Brand) {
  const blocks = answerBlocks(text);
  const about = { asked: wordsIn(prompt), brand, lower: lowerWords(text), isNounCase: looksGerman(text) };
  const options = blocks.flatMap((block) => (block.kind !== 'prose' && isOptions(block, about) ? [block] : []));
  return { blocks, options, asked: about.asked };
}

type About = { asked: ReadonlySet<string>; brand: Brand; lower: ReadonlySet<string>; isNounCase: boolean };

/**
 * Whether a group offers something to choose from. It does where the brand stands in it; else where most of its heads are written as names, none of them twice, and where the
 * answer does not use them as common words elsewhere.
 */
function isOptions({ kind, entries }: Group, { brand, lower, asked, isNounCase }: About): boolean {
  const top = topEntries(entries);
  const heads = top.map(({ head }) => head);
  if (heads.some((head) => isOwn(head, brand))) return true;
  if (heads.length < 2 && !(top[0]?.isNumbered === true && heads.every(isUnmistakable))) return false;
  const names = heads.filter((head) => isNameLike(head) && !isCommon(head, lower) && !wordsOf(head).every((word) => asked.has(word)));
  // Where every noun has a capital, single words may be ingredients as well as firms.
  if (isNounCase && kind !== 'table' && names.every((head) => !isUnmistakable(head))) return false;
  if (names.length * 2 <= heads.length || new Set(heads).size * 2 <= heads.length) return false;
  return (
    kind === 'table' ||
    top.every(({ isNumbered }) => isNumbered) ||
    names.some(isUnmistakable) ||
    (kind === 'list' && names.every((head) => isCjk(head)) && (names.length >= 3 || top.every(({ isMarked, head }) => isMarked && head.length > 4)))
  );
}

/** Nested items say something about the one they stand under; beside numbered ones, others sum up. */
function topEntries(entries: readonly Entry[]): Entry[] {
  const least = Math.min(...entries.map(({ depth }) => depth));
  const top = entries.filter(({ depth }) => depth === least);
  const numbered = top.filter(({ isNumbered }) => isNumbered);
  return numbered.length > 1 ? numbered : top;
}

/** Title case, or a script without it; no sentence, no question. */
function isNameLike(head: string): boolean {
  if (head.length < 2 || head.length > longestName || /[?？!！;；]$/.test(head.replace(/♪$/, ''))) return false;
  if (isCjk(head)) return head.length <= 20 && !/[，。、]/u.test(head);
  const words = head.split(/\s+/);
  if (words.length > 7) return false;
  const strong = words.filter((word) => !isJoiner(word));
  return strong.length > 0 && !/^\p{Ll}{1,3}$/u.test(words[0] ?? '') && strong.every(isTitleWord);
}

function isTitleWord(word: string): boolean {
  return /^["“„«(]?(?:\p{Lu}|\p{N}+\p{L}?|[a-z]+\p{Lu}|[ld]['’]\p{Lu})/u.test(word);
}

/** Several title words, a capital or digit inside a word, or a domain: no label is written so. German labels are: of one word. */
function isUnmistakable(head: string): boolean {
  const words = head.split(/\s+/).filter((word) => !isJoiner(word));
  return (words.length > 1 && words.every(isTitleWord)) || /\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}|[&.]\p{L}/u.test(head);
}

/** "Price" is no name where the answer speaks of the price. */
function isCommon(head: string, lower: ReadonlySet<string>): boolean {
  const words = wordsOf(head);
  return words.length === 1 && words.every((word) => lower.has(word));
}

function isOwn(head: string, brand: Brand): boolean {
  // "Start at the Edge": an instruction in which the word occurs offers nobody.
  return findNames(head, brand, false).some(({ start, end, isCommonWord }) => !isCommonWord && (end - start) * 2 >= head.length);
}

/** "Shine, Qonto and Blank" at the head of one item are three. */
function partsOf(head: string): string[] {
  const parts = head.split(/,\s+(?:and\s+)?|(?<!\s)\s+(?:and|und|et|y)\s+/);
  return parts.length > 2 ? parts : [head];
}

function distinct(found: readonly { name: string; quote: string }[], brand: Brand): Rival[] {
  const seen: { key: string; rival: Rival }[] = [];
  for (const { name: raw, quote } of found) {
    const name = raw.replace(/^[\s"“”„«»「『*_]+|(?<![\s"“”„«»」』*_:：.,;!?])[\s"“”„«»」』*_:：.,;!?]+$/gu, '');
    const [key = ''] = foldTight(name);
    if (key.length < 2 || name.length > longestName || isOurs(name, key, brand) || listingNames.has(key)) continue;
    if (seen.some((own) => own.key === key || (key.length > 3 && own.key.includes(key)))) continue;
    seen.push({ key, rival: { name, rank: seen.length + 1, quote } });
  }
  return seen.map(({ rival }) => rival);
}

/** The brand's own name, shortened or not. A longer name that begins with it is another's. */
function isOurs(name: string, key: string, brand: Brand): boolean {
  if (brand.keys.has(key) || findNames(name, brand, false).some(({ start, end }) => start === 0 && end >= name.length - 1)) return true;
  if (findBent(name, brand).some(({ end }) => end >= name.length - 1)) return true;
  // "Avoid Brotwerk": the first word belongs to the sentence.
  if (brand.names.some((own) => name.endsWith(` ${own}`) || (isCjk(name) && own.endsWith(` ${name}`)))) return true;
  return key.length > 3 && brand.names.some((own) => foldTight(own).some((full) => full.startsWith(key)) && !isCjk(name));
}

function wordsIn(text: string): Set<string> {
  return new Set(wordsOf(text));
}

function lowerWords(text: string): Set<string> {
  return new Set((text.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]{2,}/gu) ?? []).map((word) => word.toLowerCase()));
}

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []).map((word) => foldTight(word)[0] ?? '');
}

/** What joins the words of a name is short and small: "Bootjes en Broodjes", "Cacau na Porta". */
function isJoiner(word: string): boolean {
  return /^(?:\p{Ll}{1,3}|[&+])$/u.test(word);
}
