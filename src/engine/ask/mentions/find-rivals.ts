// Which other organisations an answer offers, by its structure: what stands side by side in a list, a table, headings or an enumeration, and is written as a name. No list of
// names or of labels: whether a word is a name is told by how it is written and by its neighbours.
import { hasOtherYear } from '#engine/ask/mentions/answer-facts.ts';
import { listingNames } from '#engine/base/addresses/known-hosts.ts';
import { isCjk } from '#engine/base/text/phrases.ts';
import { type AnswerBlock, answerBlocks, type Entry, type Group } from './answer-blocks.ts';
import type { Brand } from './brand.ts';
import { commonWords, smallWords, wordsOf } from './common-words.ts';
import { type Asked, negates } from './denials.ts';
import { bendsNames, findBent, findNames } from './find-names.ts';
import { foldTight } from '#engine/base/text/fold.ts';
import { isNameOf } from './name-of.ts';
import { type Grammar, namesInProse } from './names-in-prose.ts';
import { hasNounCase, isDutch } from './noun-case.ts';
import { nameRun, questionOf } from './question.ts';
import { isNameLike, isUnmistakable, longestName } from './name-like.ts';
import { type About, entriesOf, isQuestion, type Options, optionsAmong } from './options.ts';

/** `rank`: place among all names offered, the brand's own left out; `quote` is the line or sentence as the answer has it. */
export type Rival = { name: string; rank: number; quote: string };

export function findRivals(answer: { text: string; prompt: string }, brand: Brand): Rival[] {
  return rivalsAmong(offersIn(answer, brand), brand);
}

/** `at`: the number of its line. */
type Offer = { name: string; quote: string; at: number };
export type Offers = {
  /** In the order of the answer, the brand's own and repeated ones among them. */
  names: Offer[];
  /** Those of them that are not the brand’s. */
  others: string[];
  /** Where in the text a list of options begins whose entries do not name the business; null where there is none, or where one names it. */
  othersFrom: number | null;
  /** The lines of the options. */
  lines: ReadonlySet<string>;
  /** Those of lists that answer another question or, of one word, say more of a heading, and headings without a number beside numbered ones. */
  asides: ReadonlySet<string>;
  /** Where the last of several others stands that sentences offer; null where a list offers them. */
  othersTo: number | null;
  asked: Asked;
  /** Every noun has a capital, as in German. */
  isNounCase: boolean;
  /** Names may have other endings. */
  isBent: boolean;
  /** A word that is no name by itself. */
  isCommon: (word: string) => boolean;
};

/** What an answer offers: the entries of its options, else the names in its sentences. */
export function offersIn({ text, prompt }: { text: string; prompt: string }, brand: Brand): Offers {
  const blocks = answerBlocks(text);
  const written = text.split('\n');
  const lineAt = (at: number) => written[at] ?? '';
  const isNounCase = hasNounCase(text);
  const { asked, others: askedFor, rivals } = questionOf(prompt, brand, isNounCase);
  // Asked about the business, heads share its name.
  const isCommon = commonWords(text, askedFor, asked === 'for it' ? [] : blocks);
  const about = {
    brand,
    asked: new Set(wordsOf(prompt)),
    small: new Set(wordsOf([...smallWords(text)].join(' '))),
    isCommon,
    isNounCase,
    isForIt: asked === 'for it',
  };
  const options = optionsAmong(
    blocks.filter((block) => block.kind !== 'prose'),
    about,
  );
  const listed = options.flatMap((group) => {
    const named = isNounCase ? [] : group.top.filter(({ rest }) => nameThatLeads(rest) !== null);
    const isLabelled =
      named.length > 1 && named.length * 2 > group.top.length && !group.top.some(({ head }) => isUnmistakable(head));
    const namesOf = (entry: Entry) => {
      if (group.isAddressed(entry)) return brand.names.slice(0, 1);
      const name = isLabelled ? nameThatLeads(entry.rest) : entry.head;
      return name === null ? [] : [name];
    };
    return entriesOf(group).flatMap((entry) =>
      namesOf(entry).map((name) => ({ name, quote: lineAt(entry.at), at: entry.at })),
    );
  });
  const setOff = withoutAside(setOffNames(blocks, about));
  // Who sets off names sets off all of them.
  const said = () => (setOff.length > 1 ? setOff : inParagraphs(blocks, { text, prompt }, about, asked === 'for it'));
  const [opening] = listed;
  const places = options.flatMap((group) => group.places);
  // What is bold before a list says what matters; below it, whom else to ask. Plain prose there speaks of what the list names, of sources and of choosing, but for its first sentence.
  const found = opening
    ? [
        ...listed,
        ...setOff.filter(({ at }) => at > opening.at),
        ...belowList(blocks, options, listed, { text, prompt }, about),
      ]
    : said();
  // Asked about a business, an answer that names one other in a sentence names a register, a place or a trade.
  const isLone =
    options.length === 0 && new Set(found.map(({ name }) => name)).size === 1 && !text.includes(`**${found[0]?.name}`);
  const inChoice = rivals.flatMap((name) => {
    const at = written.findIndex((line) => line.includes(name));
    return at < 0 ? [] : [{ name, quote: lineAt(at), at }];
  });
  const names = [...inChoice, ...(isLone && asked === 'for it' && inChoice.length === 0 ? [] : found)].toSorted(
    (a, b) => a.at - b.at,
  );
  const lines = places.map(lineAt);
  const headings = options.filter(({ kind }) => kind === 'heading');
  const isAside = (leadIn: string, head: string) =>
    isQuestion(leadIn) || (!/\s/.test(head) && headings.some((group) => group.lines.includes(leadIn)));
  const [first] = places;
  const isOthers = options.every(
    ({ own, top }) => own.size === 0 && !top.some(({ head }) => findNames(head, brand, false).length > 0),
  );
  const others = [...new Set(names.map(({ name }) => name))].filter((name) => !isNameOf(name, brand, isCommon));
  return {
    names,
    others,
    lines: new Set(lines),
    asides: new Set([
      ...blocks.flatMap((block) =>
        block.kind === 'prose'
          ? []
          : block.entries.filter(({ head }) => isAside(block.leadIn, head)).map(({ at }) => lineAt(at)),
      ),
      ...headings.flatMap((group) => withoutTop(group).map(lineAt)),
    ]),
    othersFrom: first !== undefined && isOthers ? written.slice(0, first).join('\n').length : null,
    othersTo:
      listed.length === 0 && others.length > 1 ? Math.max(...others.map((name) => text.lastIndexOf(name))) : null,
    asked,
    isNounCase,
    isBent: bendsNames(text),
    isCommon,
  };
}

/** "**Mobile welder** – Riwaka Welding comes to you": several words of a name that open what is said of an entry. */
function nameThatLeads(rest: string): string | null {
  const name = leadingRun.exec(rest)?.[1] ?? null;
  return name !== null && isUnmistakable(name) ? name : null;
}

const leadingRun = new RegExp(String.raw`^[^\p{L}\p{N}]*(${nameRun})`, 'u');

/** "For emergencies, X and Y take orders as well.": the first sentence of the paragraph right below a list, where it names none of the list and more follows. */
function belowList(
  blocks: readonly AnswerBlock[],
  options: readonly Options[],
  listed: readonly Offer[],
  answer: { text: string; prompt: string },
  about: About,
): Offer[] {
  const last = options.toSorted((a, b) => Math.max(...a.places) - Math.max(...b.places)).at(-1);
  const end = Math.max(...(last?.places ?? [Infinity]));
  const later = blocks
    .flatMap((block) => (block.kind === 'prose' ? [block] : block.entries.map(({ at }) => ({ text: '', at }))))
    .filter(({ at }) => at > end)
    .toSorted((a, b) => a.at - b.at);
  const [next] = later;
  if (!next || later.length < 2 || last?.kind === 'heading' || hasOtherYear(next.text, 2000)) return [];
  const said = next.text.replace(/^\*\*[^*]+[?:]\*\*\s*/, '');
  const names = namesInProse(said, about.asked, grammarOf(answer, about)).filter(
    ({ name, quote, isCertain, isSubject }) => (isCertain || isSubject) && !isCjk(name) && said.startsWith(quote),
  );
  const isOfList = names.some(
    ({ quote }) => findNames(quote, about.brand, false).length > 0 || listed.some(({ name }) => quote.includes(name)),
  );
  return isOfList ? [] : names.map(({ name }) => ({ name, quote: next.text, at: next.at }));
}

function grammarOf(
  { text, prompt }: { text: string; prompt: string },
  { isNounCase, brand, isCommon }: About,
): Grammar {
  return {
    isNounCase,
    isDutch: isDutch.test(text),
    isBent: bendsNames(text),
    places: placesIn(prompt),
    own: ownMarks(brand, isCommon),
  };
}

function withoutTop({ top, places }: Options): number[] {
  const own = new Set(top.map(({ at }) => at));
  return places.filter((at) => !own.has(at));
}

/** What is bold or 「quoted」 inside a sentence, and written as a name. */
function setOffNames(blocks: readonly AnswerBlock[], { asked, small }: About): Offer[] {
  return blocks
    .flatMap((block) => (block.kind === 'prose' ? [block] : linesAlone(block, blocks)))
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ text, at }) =>
      [...text.matchAll(/\*\*([^*\n]{2,60})\*\*|[「『]([^」』]{2,20})[」』]/gu)].flatMap(
        ([, bold, name = bold ?? '']) =>
          isNameLike(name) &&
          /\p{Lu}|\p{Lo}/u.test(name) &&
          !/^\p{N}+\s|[:：.]$/u.test(name) &&
          !wordsOf(name).every((word) => asked.has(word) || small.has(word))
            ? [{ name, quote: text, at }]
            : [],
      ),
    );
}

/** "**Name** – what it is" in a line of its own; at the end, one word is advice. */
function linesAlone({ kind, entries }: Group, blocks: readonly AnswerBlock[]): { text: string; at: number }[] {
  const isLast = (at: number) =>
    blocks.every((block) => block.kind === 'prose' || block.entries.every((entry) => entry.at <= at));
  return kind === 'heading'
    ? entries
        .filter(
          ({ rest, isNumbered, shape, head, at }) =>
            rest !== '' && !isNumbered && !shape.endsWith('within') && (isUnmistakable(head) || !isLast(at)),
        )
        .map(({ line, at }) => ({ text: line, at }))
    : [];
}

/** What the last paragraph quotes in a row, after others that are offered, are words to ask about: 「産地」「料金」. */
function withoutAside(found: Offer[]): Offer[] {
  const last = found.at(-1)?.quote ?? '';
  const earlier = found.filter(({ quote }) => quote !== last);
  return earlier.length > 1 && /」「/.test(last) ? earlier : found;
}

/** Paragraphs that may follow the last one with names where that only says whom else to ask. */
const mostAfter = 1;

/** The names in sentences. What the last paragraph names after one that offers as many is where to ask and whom to complain to. */
function inParagraphs(
  blocks: readonly AnswerBlock[],
  answer: { text: string; prompt: string },
  about: About,
  isFor: boolean,
): Offer[] {
  const { asked, brand } = about;
  const grammar = grammarOf(answer, about);
  const said = blocks
    .flatMap((block) =>
      block.kind === 'prose' ? [block] : block.entries.map(({ head, rest, at }) => ({ text: `${head}: ${rest}`, at })),
    )
    .map(({ text: paragraph, at }) => ({
      names: namesInProse(paragraph, asked, grammar).map((named) => ({ ...named, at })),
      isOwn: findNames(paragraph, brand, false).length > 0,
    }));
  const sure = new Set(said.flatMap(({ names }) => names.filter(({ isCertain }) => isCertain).map(({ name }) => name)));
  const isSingle = said.flatMap(({ names }) => names).length === 1; // "De Linde stands in the square."
  const paragraphs = said
    .map(({ names, isOwn }, at) => ({
      at,
      names: names
        .filter(({ quote }) => !(isOwn && isFor && negates(quote)))
        .filter(({ isSubject, isCertain }) => isCertain || (sure.size > 1 ? isSubject : !isSingle)),
      isOwn,
    }))
    .filter(({ names }) => names.length > 0);
  const last = paragraphs.at(-1);
  const most = Math.max(...paragraphs.slice(0, -1).map(({ names }) => names.length));
  const isAside = last && said.length - last.at <= 1 + mostAfter && most > 1 && last.names.length <= most;
  return (isAside ? paragraphs.slice(0, -1) : paragraphs).flatMap(({ names }) => names);
}

/** Words of the name that tell the business from another, folded. */
function ownMarks({ names }: Brand, isCommon: (word: string) => boolean): Set<string> {
  return new Set(wordsOf(names.join(' ')).filter((word) => word.length > 3 && !isCommon(word)));
}

/** Words with a capital that does not come from the beginning; where none has one, any. */
function placesIn(prompt: string): Set<string> {
  const later = prompt.replace(/^\P{L}*\p{L}+/u, '');
  const capitals = later.match(/(?<!\p{L})\p{Lu}[\p{L}\p{M}]+/gu) ?? [];
  return new Set(wordsOf(capitals.length > 0 ? capitals.join(' ') : prompt));
}

/** What is offered and is not the brand, each once. */
export function rivalsAmong({ names, isCommon, isBent, isNounCase }: Offers, brand: Brand): Rival[] {
  const seen: { key: string; rival: Rival }[] = [];
  for (const { name: raw, quote } of names) {
    const name = raw.replace(/^[\s"“”„«»「『*_]+|(?<![\s"“”„«»」』*_:：.,;!?])[\s"“”„«»」』*_:：.,;!?]+$/gu, '');
    const [key = ''] = foldTight(name);
    if (
      key.length < 2 ||
      name.length > longestName ||
      isNameOf(name, brand, isCommon) ||
      isOurs(name, key, brand) ||
      ((isBent || isNounCase) && findBent(name, brand, isNounCase).some(({ end }) => end >= name.length - 1)) ||
      listingNames.has(key)
    )
      continue;
    if (seen.some((own) => own.key === key || (key.length > 3 && own.key.includes(key)))) continue;
    seen.push({ key, rival: { name, rank: seen.length + 1, quote } });
  }
  return seen.map(({ rival }) => rival);
}

/** The brand's own name, shortened or not. A longer name that begins with it is another's. */
function isOurs(name: string, key: string, brand: Brand): boolean {
  // "Acme Still Co", "L'Atelier Acme": legal forms and articles are no part of the names that are looked for.
  const bare = name.replace(/^\p{L}['’](?=\p{Lu})/u, '');
  const isWhole = ({ start, end }: { start: number; end: number }) =>
    start === 0 && wordsOf(bare.slice(end)).every((word) => brand.ownWords.has(word));
  if (brand.keys.has(key) || findNames(bare, brand, false).some(isWhole)) return true;
  // "Avoid Brotwerk": the first word belongs to the sentence.
  return brand.names.some((own) => name.endsWith(` ${own}`) || (isCjk(name) && own.endsWith(` ${name}`)));
}
