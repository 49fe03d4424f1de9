// Which lists, tables and headings of an answer offer something to choose from, and which give prices, advice or steps.
import { isCjk } from '#engine/base/text/phrases.ts';
import type { Entry, Group } from './answer-blocks.ts';
import type { Brand } from './brand.ts';
import { stemOf, wordsOf } from './common-words.ts';
import { findNames } from './find-names.ts';
import { isNameLike, isUnmistakable } from './name-like.ts';
import { isNameOf } from './name-of.ts';

/** `own`: those of the entries that are the brand's; `shape`: that of most entries; `isAddressed`: the only entry with the address of the business, which is its own whatever its head. */
export type Options = {
  kind: Group['kind'];
  leadIn: string;
  lines: string[];
  /** Their numbers in the text. */
  places: number[];
  top: Entry[];
  own: ReadonlySet<Entry>;
  shape: string;
  isAddressed: (entry: Entry) => boolean;
};

/** `asked`: folded words of the question; `small`: words that the answer writes in small letters. */
export type About = {
  brand: Brand;
  asked: ReadonlySet<string>;
  small: ReadonlySet<string>;
  isCommon: (word: string) => boolean;
  isNounCase: boolean;
  /** The question names the business. */
  isForIt: boolean;
};

/** The group that is most surely one of options, those with the brand, and those that are written like it. */
export function optionsAmong(groups: readonly Group[], about: About): Options[] {
  const all = groups.map((group) => judge(group, about)).map(withoutAsides);
  const judged = all.filter((options) => isOptions(options, about));
  const most = Math.max(...judged.map(weightOf));
  const headings = groups
    .filter(({ kind }) => kind === 'heading')
    .flatMap(({ entries }) => entries.map(({ at }) => at));
  const main = judged.find((options) => weightOf(options) === most);
  return all.filter(
    (options) =>
      options === main ||
      (main && isLone(options, main, Math.max(...headings) < (options.places[0] ?? 0))) ||
      // "**Rye Lab** (York)" beside "**Leeds Loaf**"
      options.shape === `${main?.shape}()` ||
      (judged.includes(options) &&
        ((options.own.size > 0 && !isQuestion(options.leadIn) && main?.lines.includes(options.leadIn) !== true) ||
          (main && isLike(options, main, about)))),
  );
}

/** "**What else to order**\n- **Kindling:** £5" below "**Mortimer Logs**" and "**Ember & Ash**": what a heading beside names leads to offers nobody by a single word. */
function withoutAsides(options: Options, _at: number, all: readonly Options[]): Options {
  const isAside = all.some(
    ({ kind, own, lines, top }) =>
      kind === 'heading' &&
      own.size === 0 &&
      lines.includes(options.leadIn) &&
      top.filter(({ head }) => isUnmistakable(head)).length * 2 > top.length,
  );
  return isAside ? { ...options, own: new Set([...options.own].filter(({ head }) => /\s/.test(head))) } : options;
}

/** The entries that are options. */
export function entriesOf({ kind, top, own, shape }: Options): Entry[] {
  // Headings over lists, at the end of those over prose, give advice.
  const to = top.findLastIndex(({ over }) => over === 'prose') + 1;
  const isInProse =
    kind === 'heading' &&
    top.slice(0, to).every(({ over }) => over === 'prose') &&
    top.slice(to).every(({ over, isNumbered }) => over === 'list' && !isNumbered);
  return (isInProse && to > 1 ? top.slice(0, to) : top).filter(
    (entry) =>
      isNameLike(entry.head) ||
      kind === 'table' ||
      (kind === 'heading' && entry.isNumbered) ||
      (kind !== 'heading' && own.size > 0 && !isSaying(entry)) ||
      own.has(entry) ||
      (entry.isMarked &&
        (entry.shape === shape || (own.size > 0 && kind === 'list' && !entry.shape.endsWith('within'))) &&
        !(kind === 'heading' && isSaying(entry))),
  );
}

function judge({ kind, entries: rows, leadIn, columns = [] }: Group, { brand, small, isCommon }: About): Options {
  const names = (entry: Entry) => isOwn(entry.head, brand, isCommon);
  // "| Criterion | X | Y |"
  const entries = columns.some(names) && !rows.some(names) ? columns : rows;
  const top = topEntries(entries);
  const { domain } = brand;
  const addressed = domain === null ? [] : entries.filter(({ line }) => line.includes(domain));
  const isAddressed = (entry: Entry) => addressed.length === 1 && addressed[0] === entry;
  const said = new Set([...small].flatMap((word) => [word, word.slice(0, -1)]));
  // "**Loam** – the ideal mix", where loam is spoken of: such an entry makes no list one of options.
  const isSpoken = (head: string) => !/\s/.test(head) && wordsOf(head).some((word) => said.has(word));
  const hasNames = top.filter(({ head }) => isUnmistakable(head)).length >= 2;
  const own = top.filter((entry) => isAddressed(entry) || (names(entry) && (hasNames || !isSpoken(entry.head))));
  const shapes = [...Map.groupBy(top, ({ shape }) => shape)].toSorted(([, a], [, b]) => b.length - a.length);
  return {
    kind,
    leadIn,
    lines: entries.map(({ line }) => line),
    places: entries.map(({ at }) => at),
    top,
    own: new Set(own),
    shape: shapes[0]?.[0] ?? '',
    isAddressed,
  };
}

/** Nested items say something about the one they stand under; beside numbered ones, others sum up. */
function topEntries(entries: readonly Entry[]): Entry[] {
  const least = Math.min(...entries.map(({ depth }) => depth));
  const top = entries.filter(({ depth }) => depth === least);
  const numbered = top.filter(({ isNumbered }) => isNumbered);
  return numbered.length > 1 ? numbered : top;
}

function isOwn(head: string, brand: Brand, isCommon: (word: string) => boolean): boolean {
  if (isNameOf(head, brand, isCommon)) return true;
  // "Start at the Edge": an instruction in which the word occurs offers nobody.
  return findNames(head, brand, false).some(
    (place) => !place.isCommonWord && (place.end - place.start) * 2 >= head.length,
  );
}

function weightOf({ kind, top, own, leadIn }: Options): number {
  if (own.size > 0 && !isQuestion(leadIn)) return 4;
  if (kind === 'table') return 3;
  const share = (test: (entry: Entry) => boolean) => top.filter(test).length / top.length;
  return share(({ head }) => isUnmistakable(head)) + share(({ isMarked, isNumbered }) => isMarked || isNumbered);
}

/** A single entry under a heading of its own, set off as those of the main list are: "To do it yourself: - **X** – software". At the end, one word is advice: "**Photos** – take some". */
function isLone({ kind, top, shape, leadIn }: Options, main: Options, isLast: boolean): boolean {
  const [entry] = top;
  return (
    kind === 'list' &&
    top.length === 1 &&
    entry !== undefined &&
    (entry.isMarked || shape === main.shape) &&
    (shape === main.shape || isUnmistakable(entry.head) || isSibling({ shape, leadIn }, main)) &&
    markOf(leadIn) !== '' &&
    markOf(leadIn) === markOf(main.leadIn) &&
    isNameLike(entry.head) &&
    (!isLast || isUnmistakable(entry.head)) &&
    !isSaying(entry)
  );
}

function markOf(leadIn: string): string {
  return /^(?:#+|\*\*)/.exec(leadIn.trimStart())?.[0] ?? '';
}

/** In bold as those of the main list, under a heading like its own. */
function isSibling({ shape, leadIn }: Pick<Options, 'shape' | 'leadIn'>, main: Options): boolean {
  return (
    [shape, main.shape].every((one) => one.startsWith('bold') && !one.endsWith('within')) &&
    markOf(leadIn) !== '' &&
    markOf(leadIn) === markOf(main.leadIn)
  );
}

/** Most heads are surely names, and set off as those of the main group are; what stands under one of those says more of it. */
function isLike({ kind, top, shape, leadIn }: Options, main: Options, { isCommon }: About): boolean {
  // "| Design | CHF 4,000 |": below a list, a table of one figure a row says what things cost.
  if (kind === 'table' && main.kind === 'list' && top.every(({ rest }) => /^[^\d|]{0,12}\d[^|]*\|?\s*$/.test(rest)))
    return false;
  // Who is linked to as those of the main list are, is one of them.
  if (shape.startsWith('link') && shape === main.shape) return true;
  return (
    (main.kind !== 'list' || kind === 'table' || shape === main.shape || isSibling({ shape, leadIn }, main)) &&
    !main.lines.includes(leadIn) &&
    !top.some(isSaying) &&
    top.filter(({ head }) => isUnmistakable(head) && !isCommon(head)).length * 2 >= top.length
  );
}

/**
 * It does where the brand stands in it, or bold heads follow a line that takes up the question; else where most of its heads are written as names, and where the
 * answer does not use them as common words elsewhere.
 */
function isOptions({ kind, top, own, leadIn }: Options, { small, asked, isForIt, isNounCase }: About): boolean {
  if (own.size > 0) return true;
  const heads = top.map(({ head }) => head);
  if (heads.length < 2 && !(top[0]?.isNumbered === true && heads.every(isUnmistakable))) return false;
  const names = heads.filter((head, at) => {
    const words = wordsOf(head);
    const isSmall = words.length === 1 && words.every((word) => small.has(word));
    // "Dann die Räumung": these articles stand in no German name.
    if (isNounCase && /\s(?:das|die)\s/.test(head)) return false;
    return isNameLike(head) && !(top[at] && isSaying(top[at])) && !isSmall && !words.every((word) => asked.has(word));
  });
  // Asked about the business, what leads to "Prices: …, Waiting time: …" takes up the question, too.
  const isLed = takesUp(leadIn, asked) && !(isForIt && !names.some(isUnmistakable) && top.every(isLabel));
  if (isLed && names.length * 2 >= heads.length && top.every(({ isMarked }) => isMarked)) return true;
  if (names.length * 2 <= heads.length) return false;
  return areSetOff(names, kind, top);
}

/** By numbers, by how they are written, or, in scripts without capitals, by the table or the list that they stand in. */
function areSetOff(names: readonly string[], kind: Options['kind'], top: readonly Entry[]): boolean {
  return (
    (kind === 'table' && names.some(isCjk)) ||
    top.every(({ isNumbered }) => isNumbered) ||
    names.some(isUnmistakable) ||
    (kind === 'list' &&
      names.every(isCjk) &&
      (names.length >= 3 || top.every(({ isMarked, head, rest }) => (isMarked || rest !== '') && head.length > 4)))
  );
}

/** "**Price**: …" */
function isLabel({ line, head }: Entry): boolean {
  return /^[*_]{0,2}\s?[:：]/.test(line.slice(line.indexOf(head) + head.length));
}

/** "Which stone?": what follows answers another question than the one that was asked. */
export function isQuestion(leadIn: string): boolean {
  return /[?？][\s*_]*$/u.test(leadIn);
}

function takesUp(line: string, asked: ReadonlySet<string>): boolean {
  const stems = new Set([...asked].map(stemOf));
  return wordsOf(line).some((word) => word.length > 3 && stems.has(stemOf(word)));
}

/** Words that say something: one in small letters that joins no others, an end like a sentence's, or particles between the words of a script without gaps. */
function isSaying({ head, shape }: Entry): boolean {
  if (/[.?!] within$/.test(shape)) return true;
  if (isCjk(head)) return (head.match(/\p{sc=Hiragana}+/gu) ?? []).length > 2;
  return head.split(/\s+/).some((word) => /^\p{Ll}{4,}$/u.test(word));
}
