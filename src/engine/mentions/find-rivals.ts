// Which other organisations an answer offers, by its structure: what stands side by side in a list, a table, headings or an enumeration, and is written as a name. No list of
// names or of labels: whether a word is a name is told by how it is written and by its neighbours.
import { listingNames } from '#engine/derived/known-hosts.ts';
import { isCjk } from '#engine/derived/phrases.ts';
import { type AnswerBlock, answerBlocks, type Entry, type Group } from './answer-blocks.ts';
import type { Brand } from './brand.ts';
import { findBent, findNames } from './find-names.ts';
import { foldTight } from './fold.ts';
import { isNameOf } from './name-of.ts';
import { namesInProse } from './names-in-prose.ts';
import { hasNounCase } from './noun-case.ts';

/** `rank`: place among all names offered, the brand's own left out; `quote` is the line or sentence as the answer has it. */
export type Rival = { name: string; rank: number; quote: string };

const longestName = 60; // characters

export function findRivals(answer: { text: string; prompt: string }, brand: Brand): Rival[] {
  const offers = offersIn(answer, brand);
  return distinct(offers.names, offers.isCommon, brand);
}

export type Offers = {
  /** In the order of the answer, the brand's own and repeated ones among them. */
  names: { name: string; quote: string }[];
  /** Where in the text a list of options begins whose entries do not name the business; null where there is none, or where one names it. */
  othersFrom: number | null;
  /** The lines of the options. */
  lines: string[];
  /** Where the last of several names stands that sentences offer; null where a list offers them. */
  othersTo: number | null;
  /** Words of the question, of the trade or of the answer's own talk, which are no names by themselves. */
  isCommon: (word: string) => boolean;
};

/** What an answer offers: the entries of its options, else the names in its sentences. */
export function offersIn({ text, prompt }: { text: string; prompt: string }, brand: Brand): Offers {
  const blocks = answerBlocks(text);
  const isCommon = commonWords(text, prompt, blocks);
  const stems = new Set([...wordsIn(prompt)].map(stemOf));
  const about = { asked: wordsIn(prompt), isAsked: (word: string) => stems.has(stemOf(word)), isCommon, brand, isNounCase: hasNounCase(text), lower: lowerWords(text) };
  const options = optionsAmong(
    blocks.flatMap((block) => (block.kind === 'prose' ? [] : [block])),
    about,
  );
  const listed = options.flatMap((group) => {
    return topEntries(group.entries).flatMap((entry) =>
      hasOwnAddress(entry, group, brand)
        ? brand.names.slice(0, 1).map((name) => ({ name, quote: entry.line }))
        : isOfOptions(entry, group, about)
          ? partsOf(entry.head).map((name) => ({ name, quote: entry.line }))
          : [],
    );
  });
  const setOff = withoutAside(setOffNames(blocks, about));
  // Prose beside a list speaks of what the list names, of sources and of choosing.
  const found =
    listed.length > 0
      ? [...listed, ...(options.some(({ entries }) => entries.some(({ isMarked }) => isMarked)) ? setOff.filter(({ name }) => isUnmistakable(name)) : [])]
      : // Who sets off names sets off all of them.
        setOff.length > 1
        ? setOff
        : inParagraphs(blocks, text, about);
  // Asked about a business, an answer that names one other in a sentence names a register, a place or a trade.
  const isLone = options.length === 0 && new Set(found.map(({ name }) => name)).size === 1 && !text.includes(`**${found[0]?.name}`);
  const names = isLone && findNames(prompt, brand, false).length > 0 ? [] : found;
  const lines = options.flatMap(({ entries }) => entries.map(({ line }) => line));
  const [first] = lines;
  const isOthers = first !== undefined && !lines.some((line) => findNames(line, brand, false).length > 0) && !options.some((group) => hasOwn(group, about)) && !names.some(({ name }) => isNameOf(name, brand, isCommon));
  const places = listed.length > 0 ? [] : names.filter(({ name }) => !isNameOf(name, brand, isCommon)).map(({ name }) => text.lastIndexOf(name));
  return {
    names,
    lines,
    othersFrom: isOthers ? Math.max(0, text.indexOf(first)) : null,
    othersTo: places.length > 1 ? Math.max(...places) : null,
    isCommon,
  };
}

type About = { asked: ReadonlySet<string>; isAsked: (word: string) => boolean; lower: ReadonlySet<string>; isCommon: (word: string) => boolean; brand: Brand; isNounCase: boolean };

type Offer = Offers['names'][number];

/** What is bold or 「quoted」 inside a sentence and written as a name. */
function setOffNames(blocks: readonly AnswerBlock[], { asked, isCommon }: About): Offer[] {
  return blocks.flatMap((block) =>
    block.kind === 'prose'
      ? [...block.text.matchAll(/\*\*([^*\n]{2,60})\*\*|[「『]([^」』]{2,20})[」』]/gu)].flatMap(([, bold, name = bold ?? '']) =>
          isNameLike(name) && /\p{Lu}|\p{Lo}/u.test(name) && !/^\p{N}+\s|[:：.]$/u.test(name) && !wordsOf(name).every((word) => asked.has(word) || isCommon(word))
            ? [{ name, quote: block.text }]
            : [],
        )
      : [],
  );
}

/** What the last paragraph quotes in a row, after others that are offered, are words to ask about: 「産地」「料金」. */
function withoutAside(found: readonly Offer[]): readonly Offer[] {
  const last = found.at(-1)?.quote ?? '';
  const earlier = found.filter(({ quote }) => quote !== last);
  return earlier.length > 1 && /」「/.test(last) ? earlier : found;
}

/** The names in sentences. What the last paragraph names after one that offers as many is where to ask and whom to complain to. */
function inParagraphs(blocks: readonly AnswerBlock[], text: string, { asked, brand }: About): Offer[] {
  const paragraphs = blocks
    .flatMap((block) => (block.kind === 'prose' ? [block.text] : block.entries.map(({ head, rest }) => `${head}: ${rest}`)))
    .map((paragraph) => ({ names: namesInProse(paragraph, asked, text), isOwn: findNames(paragraph, brand, false).length > 0 }))
    .filter(({ names }) => names.length > 0);
  const last = paragraphs.at(-1);
  const most = Math.max(...paragraphs.slice(0, -1).map(({ names }) => names.length));
  const isAside = last && !last.isOwn && most > 1 && last.names.length <= most;
  return (isAside ? paragraphs.slice(0, -1) : paragraphs).flatMap(({ names }) => names);
}

/** The group that is most surely one of options, and those that are written like it; what else is listed, such as prices and advice, is written otherwise. */
function optionsAmong(groups: readonly Group[], about: About): Group[] {
  const judged = groups.filter((group) => isOptions(group, about)).map((group) => ({ group, weight: weightOf(group, about) }));
  const most = Math.max(...judged.map(({ weight }) => weight));
  const main = judged.find(({ weight }) => weight === most)?.group;
  if (!main) return [];
  return judged.flatMap(({ group }) => (group === main || hasOwn(group, about) || isLike(group, main, about) ? [group] : []));
}

function weightOf(group: Group, about: About): number {
  if (hasOwn(group, about)) return 4;
  if (group.kind === 'table') return 3;
  const top = topEntries(group.entries);
  const share = (test: (entry: Entry) => boolean) => top.filter(test).length / top.length;
  return share(({ head }) => isUnmistakable(head)) + share(({ isMarked, isNumbered }) => isMarked || isNumbered) - share(({ head, shape }) => isSaying(head, shape));
}

/** Each head is surely a name, and set off as those of the main group are; what stands under one of those says more of it. */
function isLike(group: Group, main: Group, { isCommon }: About): boolean {
  const heads = topEntries(group.entries).map(({ head }) => head);
  return (
    (main.kind !== 'list' || shapeOf(group) === shapeOf(main)) &&
    !main.entries.some(({ line }) => line === group.leadIn) &&
    heads.every((head) => !isSaying(head) && !wordsOf(head).every(isCommon)) &&
    heads.filter(isUnmistakable).length * 2 > heads.length
  );
}

/** Written as a name, or set off as its neighbours are. The last of several headings, of one word or with a particle where the others are not, leads to something else. */
function isOfOptions(entry: Entry, group: Group, about: About): boolean {
  const top = topEntries(group.entries);
  const isPlain = ({ head, isNumbered }: Entry) => !isNumbered && (isCjk(head) ? head.includes('の') : !isUnmistakable(head));
  if (group.kind === 'heading' && entry === top.at(-1) && isPlain(entry) && top.filter(isPlain).length * 2 < top.length) return false;
  return isNameLike(entry.head) || (group.kind !== 'heading' && hasOwn(group, about)) || (entry.isMarked && entry.shape === shapeOf(group));
}

function shapeOf({ entries }: Group): string {
  const shapes = topEntries(entries).map(({ shape }) => shape);
  return shapes.toSorted((a, b) => shapes.filter((one) => one === b).length - shapes.filter((one) => one === a).length)[0] ?? '';
}

/** Words that say something: a word in small letters other than one that joins, an end like a sentence's, or particles between the words of a script without gaps. */
function isSaying(head: string, shape = ''): boolean {
  if (/^\w*[.?？!！] within/.test(shape)) return true;
  if (isCjk(head)) return (head.match(/\p{sc=Hiragana}+/gu) ?? []).length > 2;
  return head.split(/\s+/).some((word) => /^\p{Ll}{4,}$/u.test(word));
}

function hasOwn(group: Group, about: About): boolean {
  return topEntries(group.entries).some((entry) => isOwn(entry.head, about) || hasOwnAddress(entry, group, about.brand));
}

/** The only entry with the address of the business is its own, whatever its head: ホクトプリント of Hokuto Print. */
function hasOwnAddress({ line }: Entry, { entries }: Group, { domain }: Brand): boolean {
  return domain !== null && line.includes(domain) && entries.filter((other) => other.line.includes(domain)).length === 1;
}

/**
 * Whether a group offers something to choose from. It does where the brand stands in it; else where most of its heads are written as names, none of them twice, and where the
 * answer does not use them as common words elsewhere.
 */
function isOptions(group: Group, about: About): boolean {
  const { kind, entries, leadIn } = group;
  const { lower, asked, isAsked, isNounCase } = about;
  const top = topEntries(entries);
  const heads = top.map(({ head }) => head);
  if (hasOwn(group, about)) return true;
  if (heads.length < 2 && !(top[0]?.isNumbered === true && heads.every(isUnmistakable))) return false;
  const names = top.filter(({ head, shape }) => isNameLike(head) && !isSaying(head, shape) && !isCommonHead(head, lower) && !wordsOf(head).every((word) => asked.has(word)));
  if (new Set(heads).size * 2 <= heads.length) return false;
  // "Bakeries in Leeds:" over bold heads says what they are.
  if (names.length * 2 >= heads.length && top.every(({ isMarked }) => isMarked) && wordsOf(leadIn).some((word) => word.length > 3 && isAsked(word))) return true;
  if (names.length * 2 <= heads.length) return false;
  // Where every noun has a capital, single words may be ingredients as well as firms.
  if (isNounCase && kind !== 'table' && names.every(({ head }) => !isUnmistakable(head))) return false;
  return (
    kind === 'table' ||
    top.every(({ isNumbered }) => isNumbered) ||
    names.some(({ head }) => isUnmistakable(head)) ||
    (kind === 'list' && names.every(({ head }) => isCjk(head)) && (names.length >= 3 || top.every(({ isMarked, head }) => isMarked && head.length > 4)))
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
  // "Tears up to 50 cm", "Insurance AB": figures and letters alone are no second word.
  return (
    (words.every(isTitleWord) && words.filter((word) => /\p{Lu}\P{L}*\p{Ll}/u.test(word)).length > 1) || /\p{Ll}\p{Lu}|\p{sc=Latin}\d|\d\p{sc=Latin}|[&.]\p{L}/u.test(head)
  );
}

/** "Price" is no name where the answer speaks of the price. */
function isCommonHead(head: string, lower: ReadonlySet<string>): boolean {
  const words = wordsOf(head);
  return words.length === 1 && words.every((word) => lower.has(word));
}

function isOwn(head: string, { brand, isCommon }: Pick<About, 'brand' | 'isCommon'>): boolean {
  if (isNameOf(head, brand, isCommon)) return true;
  // "Start at the Edge": an instruction in which the word occurs offers nobody.
  return findNames(head, brand, false).some((place) => !place.isCommonWord && (place.end - place.start) * 2 >= head.length);
}

/** "Shine, Qonto and Blank" at the head of one item are three. */
function partsOf(head: string): string[] {
  const parts = head.split(/,\s+(?:and\s+)?|(?<!\s)\s+(?:and|und|et|y)\s+/);
  return parts.length > 2 ? parts : [head];
}

function distinct(found: readonly { name: string; quote: string }[], isCommon: (word: string) => boolean, brand: Brand): Rival[] {
  const seen: { key: string; rival: Rival }[] = [];
  for (const { name: raw, quote } of found) {
    const name = raw.replace(/^[\s"“”„«»「『*_]+|(?<![\s"“”„«»」』*_:：.,;!?])[\s"“”„«»」』*_:：.,;!?]+$/gu, '');
    const [key = ''] = foldTight(name);
    if (key.length < 2 || name.length > longestName || isOurs(name, key, isCommon, brand) || listingNames.has(key)) continue;
    if (seen.some((own) => own.key === key || (key.length > 3 && own.key.includes(key)))) continue;
    seen.push({ key, rival: { name, rank: seen.length + 1, quote } });
  }
  return seen.map(({ rival }) => rival);
}

/** The brand's own name, shortened or not. A longer name that begins with it is another's. */
function isOurs(name: string, key: string, isCommon: (word: string) => boolean, brand: Brand): boolean {
  if (isNameOf(name, brand, isCommon)) return true;
  if (brand.keys.has(key) || findNames(name, brand, false).some(({ start, end }) => start === 0 && end >= name.length - 1)) return true;
  if (findBent(name, brand).some(({ end }) => end >= name.length - 1)) return true;
  // "Avoid Brotwerk": the first word belongs to the sentence.
  if (brand.names.some((own) => name.endsWith(` ${own}`) || (isCjk(name) && own.endsWith(` ${name}`)))) return true;
  return key.length > 3 && brand.names.some((own) => foldTight(own).some((full) => full.startsWith(key)) && !isCjk(name));
}

/** By their first letters, since endings bend: words of the question, those that the answer writes small, and those that two of its heads share. */
function commonWords(text: string, prompt: string, blocks: readonly AnswerBlock[]): (word: string) => boolean {
  const stems = (own: string) => wordsOf(own).map(stemOf);
  const heads = blocks.flatMap((block) => (block.kind === 'prose' ? [] : block.entries.map(({ head }) => stems(head))));
  const shared = new Set(heads.flatMap((own, at) => own.filter((stem) => heads.some((other, index) => index > at && other.join(' ') !== own.join(' ') && other.includes(stem)))));
  const common = new Set([...stems(prompt), ...stems([...lowerWords(text)].join(' ')), ...shared]);
  return (word) => wordsOf(word).every((part) => common.has(stemOf(part)));
}

function stemOf(word: string): string {
  return word.slice(0, 5);
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
