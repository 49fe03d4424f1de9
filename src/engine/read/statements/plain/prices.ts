import { attribute, collapse, textOf } from '#engine/read/page/dom.ts';
import { textsOf } from '#engine/read/statements/plain/linked-data.ts';
import { digitsOf, namesCurrency, sumIn, sumsIn } from '#engine/base/text/money.ts';
import { ancestorWhere, makeOf, plainInput } from '#engine/read/statements/plain/plain-input.ts';
import { isWithin, namesOf } from '#engine/read/page/main-text.ts';
import { cutIntoLines, levelOf } from '#engine/read/page/blocks.ts';
import type { PlainFact, PlainInput } from '#engine/read/statements/plain/plain-input.ts';
import type { ShownBlock } from '#engine/read/page/blocks.ts';
import type { Item } from '#engine/read/page/item.ts';

/** The proof of a price that an offer's markup states. */
export const inMarkup = 'markup';

/** A sum in a row, an item or a card that also names what it buys, or one that the markup calls an offer's price. A sum inside a sentence may be anything. */
export function readPrices(page: PlainInput): PlainFact[] {
  const input = plainInput({ ...page, blocks: cutIntoLines(page.blocks) });
  const bars = input.tree.items.filter(isBar);
  const all = input.blocks.flatMap((block) => {
    const sum = block.text.length <= longestLine && !block.place.inNav ? sumIn(block.text, input.languages) : null;
    return sum === null || isComputed(input, block, sum) || isMeasured(input, block, bars) ? [] : [{ block, sum }];
  });
  const bound = new Set(all.filter(({ block, sum }) => isBound(block.text, sum)).map(({ block }) => kinOf(block)));
  const sums = all.filter(({ block }) => !bound.has(kinOf(block)));
  const listed = linesOfOneMake(sums.slice(0, 300), input.languages);
  const led = ledIn(sums);
  const boxed = sums.slice(0, 300).flatMap(({ block, sum }): Boxed[] => {
    const subject = listed.get(block);
    return subject === undefined
      ? inBox(input, { block, sum, isNamed: !led.has(block) && nameBeside(block.text, sum) !== null })
      : [
          {
            kind: 'price' as const,
            quote: block.text,
            line: block.line,
            subject,
            value: sum,
            proof: 'lines of one make',
          },
        ];
  });
  // A list of which only some rows read as a name and its sum holds something else: advantages, cases, limits, what others take.
  const rows = Map.groupBy(all, ({ block }) => kinOf(block));
  const read = Map.groupBy(boxed, ({ kin }) => kin);
  const partly = new Set(
    [...read].flatMap(([kin, facts]) => {
      if (kin === undefined) return [];
      const ofSums = rows.get(kin) ?? [];
      const isSome = (count: number, least: number) => count >= least && facts.length * 3 < 2 * count;
      return isSome(ofSums.length, 3) || isSome(ofSums[0] ? rowsBeside(input, ofSums[0].block) : 0, 2) ? [kin] : [];
    }),
  );
  const whole = boxed.filter(({ kin }) => kin === undefined || !partly.has(kin));
  const made = Map.groupBy(whole, ({ proof }) => proof);
  return [
    ...offersInMarkup(input, sums),
    ...[...made.values()]
      .flatMap((facts) => (isVaried(facts) ? [] : facts))
      .map(({ part: _part, kin: _kin, ...fact }) => fact),
  ].slice(0, 60);
}

/** `part`: the heading that it stands under; `kin`: the list of a row. */
type Boxed = PlainFact & { part?: number; kin?: string };

/**
 * One name with several sums is something that varies: a grade, a benefit. Where more than a fifth of the names do, all may be such; below that it is a list of prices
 * that sells the same in two of its parts.
 */
function isVaried(prices: readonly Boxed[]): boolean {
  const sumsOf = Map.groupBy(prices, ({ subject, part = -1 }) => `${part} ${subject}`);
  const several = [...sumsOf.values()].filter((named) => new Set(named.map(({ quote }) => quote)).size > 1);
  return several.length * 5 > sumsOf.size;
}

const longestLine = 140;

type Sum = { block: ShownBlock; sum: string };

/** "From £9" in every line of its make: what all of them say leads to a sum, and is no name. */
function ledIn(sums: readonly Sum[]): ReadonlySet<ShownBlock> {
  const makes = [...Map.groupBy(sums, ({ block: { tag, place } }) => makeOf(tag, place)).values()];
  const rests = (lines: readonly Sum[]) => new Set(lines.map(({ block, sum }) => block.text.replace(sum, '').trim()));
  const alike = makes.filter((lines) => new Set(lines.map(({ sum }) => sum)).size > 1 && rests(lines).size === 1);
  return new Set(alike.flatMap((lines) => lines.map(({ block }) => block)));
}

/** Three lines of one make or more, each a name and its sum and nothing else: what they buy. */
function linesOfOneMake(sums: readonly Sum[], languages: readonly string[]): ReadonlyMap<ShownBlock, string> {
  const named = sums.flatMap(({ block, sum }) => {
    const isNamed = isLabel(block.text, sum, languages) && block.text.length <= 80;
    const subject = isNamed
      ? [...linesAbove(block, languages), nameBeside(block.text, sum) ?? ''].join(' ').trim()
      : '';
    return subject === '' || ancestorWhere(block.place, isRow) ? [] : [{ block, subject }];
  });
  const makes = Map.groupBy(named, ({ block: { tag, place } }) => makeOf(tag, place));
  return new Map(
    [...makes.values()]
      .filter((lines) => new Set(lines.map(({ subject }) => subject)).size >= 3)
      .flatMap((lines) => {
        // A line that names nothing itself, below its name, has a unit before its sum.
        const shared = lines.every(({ block, subject }) => block.text.startsWith(subject))
          ? lastWordOfAll(lines.map(({ subject }) => subject))
          : '';
        return lines.map(({ block, subject }): [ShownBlock, string] => [
          block,
          subject.slice(0, subject.length - shared.length).trim(),
        ]);
      }),
  );
}

/** "Vans from £9", "Cars from £7": the small word before every sum leads to it and is no part of a name. */
function lastWordOfAll(subjects: readonly string[]): string {
  const last = lastSmallWord(subjects[0] ?? '');
  return subjects.every((subject) => lastSmallWord(subject) === last) ? last : '';
}

function lastSmallWord(text: string): string {
  return /(?<=[^\p{L}\p{N}])\p{Ll}{1,5}$/u.exec(text)?.[0] ?? '';
}

/** "+£2" is added to a price that stands elsewhere, "< £600" parts two cases, and "14 % below £600" costs a share: none says what something costs. */
function isBound(text: string, sum: string): boolean {
  const before = text.slice(0, text.indexOf(sum));
  return /[<>≤≥]\s?$|^\P{L}*\+\s?$|\d\s?%/u.test(before);
}

/** The rows of one list, or the lines of one make: what one of them is, the others are. */
function kinOf({ tag, place }: ShownBlock): string {
  const row = ancestorWhere(place, isRow);
  return row ? `row ${row.parent?.index}` : makeOf(tag, place);
}

/** Rows of the list or table of a sum: those of a table that have two cells and are no head. */
function rowsBeside({ tree }: PlainInput, { place }: ShownBlock): number {
  const row = ancestorWhere(place, isRow);
  if (!row?.parent || row.parent.end - row.parent.index > mostItems) return 0;
  const { tag, parent } = row;
  const beside = tree.items
    .slice(parent.index, parent.end)
    .filter((item) => item.parent === parent && item.tag === tag);
  const cellsOf = (item: Item) =>
    tree.items.slice(item.index, item.end).filter((cell) => cell.parent === item && /^t[dh]$/.test(cell.tag));
  const isBody = (item: Item) => cellsOf(item).length > 1 && cellsOf(item).some((cell) => cell.tag === 'td');
  return tag === 'tr' ? beside.filter(isBody).length : beside.length;
}

/** The lines of its block above the only one that has a sum: a name has two of them at times. */
function linesAbove({ text, lines }: ShownBlock, languages: readonly string[]): readonly string[] {
  const at = lines.indexOf(text);
  return at > 0 && at <= 2 && lines.every((line, index) => index === at || sumIn(line, languages) === null)
    ? lines.slice(0, at)
    : [];
}

/** What a form makes of its fields, for which a script knows the place by its name: until then it shows a sum of nobody's order. */
function isComputed({ tree }: PlainInput, { place }: ShownBlock, sum: string): boolean {
  const isForm = ancestorWhere(place, ({ tag }) => tag === 'form') !== null;
  const isResult = ({ tag, element }: Item) =>
    (tag === 'output' || (isForm && attribute(element, 'id') !== null)) && collapse(textOf(element)) === sum;
  return tree.items.slice(place.index, Math.min(place.end, place.index + mostInLine)).some(isResult);
}

/** Elements of one line that are looked at. */
const mostInLine = 20;

/** A bar that is filled in part. */
function isBar({ tag, element, index, end }: Item): boolean {
  if (tag === 'progress' || tag === 'meter' || attribute(element, 'role') === 'progressbar') return true;
  const width = /(?:^|;)\s*width:\s*(\d{1,2}(?:\.\d{1,4})?)%/.exec(attribute(element, 'style') ?? '')?.[1];
  return width !== undefined && (tag === 'div' || tag === 'span') && end - index === 1 && textOf(element).trim() === '';
}

/** Sums in one small box with such a bar are what was raised or used, and of how much. */
function isMeasured({ blocksIn }: PlainInput, { place }: ShownBlock, bars: readonly Item[]): boolean {
  if (bars.length === 0) return false;
  for (
    let at: Item | null = place, level = 0;
    at && level < 6 && at.tag !== 'body' && at.tag !== 'main';
    at = at.parent, level += 1
  ) {
    const { index, end } = at;
    if (bars.some((bar) => bar.index >= index && bar.index < end)) return blocksIn(at).length < mostMeasured;
  }
  return false;
}

const mostMeasured = 40;

/** A longer list is told by its sums alone: counting its rows would cost too much. */
const mostItems = 20_000;

function isRow({ tag }: Item): boolean {
  return tag === 'tr' || tag === 'li' || tag === 'dd' || tag === 'dt';
}

function offersInMarkup({ schema, languages }: PlainInput, sums: readonly Sum[]): PlainFact[] {
  const byDigits = new Map(sums.map((each) => [digitsOf(sumsIn(each.sum, languages)[0] ?? ''), each]));
  return schema
    .filter(({ types }) => types.some((type) => type.endsWith('Offer')))
    .flatMap(({ properties }) => {
      const [price = ''] = textsOf(properties['price'] ?? properties['lowPrice']);
      const shown = price === '' ? undefined : byDigits.get(digitsOf(price));
      const [subject = null] = textsOf(properties['name'] ?? properties['itemOffered']);
      return shown
        ? [{ kind: 'price', quote: shown.sum, line: shown.block.line, subject, value: shown.sum, proof: inMarkup }]
        : [];
    });
}

/** `isNamed`: the line itself says what the sum buys. */
function inBox(input: PlainInput, { block, sum, isNamed }: Sum & { isNamed: boolean }): Boxed[] {
  if (!isLabel(block.text, sum, input.languages) || isSubmit(block)) return [];
  const row = ancestorWhere(block.place, isRow);
  const box = row ?? cardAround(input, block, isNamed);
  if (!box || (!row && (block.text.length > 60 || isThreshold(input, box, block)))) return [];
  const subject = buysIn(input, box, block, sum, row?.tag === 'tr');
  if (subject === null || (!isNamed && block.text.includes(subject))) return [];
  return [
    {
      kind: 'price',
      quote: sum,
      line: block.line,
      subject,
      value: sum,
      proof: row ? 'row or item' : 'card',
      part: sectionOf(input, block, box),
      ...(row && { kin: kinOf(block) }),
    },
  ];
}

/** "600 to 1300 € a month" over "18 % commission": where the card charges a share, the sum in its heading is what it is taken of. */
function isThreshold({ blocksIn }: PlainInput, box: Item, block: ShownBlock): boolean {
  const card = box === block.place ? (box.parent ?? box) : box;
  return levelOf(block) < 7 && blocksIn(card).some(({ text }) => /^\d{1,2}(?:[.,]\d{1,2})?\s?%/.test(text));
}

/** The button of a form repeats what the form is about; beside it stand its fields. */
function isSubmit({ place }: ShownBlock): boolean {
  return place.inControl && ancestorWhere(place, ({ tag }) => tag === 'form') !== null;
}

/** The place of the heading above a row, or above a card and its own heading; -1 without one. */
function sectionOf({ blocks }: PlainInput, block: ShownBlock, box: Item): number {
  const at = blocks.indexOf(block);
  const nearest = blocks.findLastIndex((one, index) => index < at && levelOf(one) < 7);
  const own = blocks[nearest];
  if (!own || !isWithin(own.place, box)) return nearest;
  return blocks.findLastIndex((one, index) => index < nearest && levelOf(one) < levelOf(own));
}

/**
 * A name and its sum, and no more: the sum begins or ends the line, which is no sentence. With a second sum one of the two is the former price, a saving or
 * a rate, and structure does not say which.
 */
function isLabel(text: string, sum: string, languages: readonly string[]): boolean {
  const [before = '', ...after] = text.split(sum);
  const behind = after.join(sum).trim();
  const isSentence = /[.!?]\s*$/.test(before) && (before.match(/\p{L}{2,}/gu)?.length ?? 0) >= 6;
  const endsLine = (behind.match(/\p{L}{2,}/gu)?.length ?? 0) <= 3;
  return (
    !isSentence &&
    !namesCurrency(before, languages) &&
    !namesCurrency(behind, languages) &&
    (before.trim() === '' || endsLine) &&
    !(/\p{L}/u.test(before) && /[.!?…]$/.test(behind))
  );
}

/**
 * The smallest box around one sum that also names something, if it is small: it has a heading, or a neighbour of its own make with a sum, as the rows of a list
 * of prices have.
 */
function cardAround(input: PlainInput, block: ShownBlock, isNamed: boolean): Item | null {
  for (
    let at: Item | null = block.place, level = 0;
    at && level < 6 && at.tag !== 'body' && at.tag !== 'main';
    at = at.parent, level += 1
  ) {
    const inside = input.blocksIn(at);
    if (inside.length > 12 || sumsAmong(inside, input.languages) > 1) return null;
    const hasHeading = inside.some((one) => /^h[2-6]$/.test(one.tag) && (one !== block || isNamed));
    if (hasHeading || (inside.length > 1 && hasPricedNeighbour(input, at))) return at;
  }
  return null;
}

function hasPricedNeighbour(input: PlainInput, box: Item): boolean {
  return neighboursOf(input, box).some((item) => sumsAmong(input.blocksIn(item), input.languages) === 1);
}

/** The boxes beside one, with its tag. */
function neighboursOf({ tree }: PlainInput, box: Item): Item[] {
  const { parent } = box;
  if (!parent || parent.end - parent.index > 2_000) return [];
  return tree.items
    .slice(parent.index, parent.end)
    .filter((item) => item.parent === parent && item !== box && item.tag === box.tag);
}

function sumsAmong(blocks: readonly ShownBlock[], languages: readonly string[]): number {
  return blocks.filter(({ text }) => sumIn(text, languages) !== null).length;
}

function buysIn(input: PlainInput, box: Item, block: ShownBlock, sum: string, isInTable: boolean): string | null {
  const { blocksIn, languages } = input;
  const isName = (other: ShownBlock) =>
    other !== block &&
    /\p{L}{3}/u.test(other.text) &&
    sumIn(other.text, languages) === null &&
    other.text.length <= 120 &&
    !isProse(other.text);
  if (!isInTable && isOneOfMany(input, block.place, box)) return nameBeside(block.text, sum);
  const inside = blocksIn(box);
  const heading = isInTable
    ? undefined
    : inside.find((other) => /^h[2-6]$/.test(other.tag) && isName(other) && !isSentence(other.text));
  // A row of several pairs: what stands between the sum before and this one.
  const before = inside.slice(0, inside.indexOf(block));
  const pair = isInTable
    ? before.slice(before.findLastIndex(({ text }) => sumIn(text, languages) !== null) + 1).find(isName)
    : undefined;
  // A cell behind the sum is a remark where one stands before it, be it a time; but the number of the row or words too long for a name are neither.
  const cells = isInTable
    ? before.filter(
        ({ text }) => text.length <= 120 && sumIn(text, languages) === null && !/^\D{0,2}\d{1,3}\D{0,2}$/.test(text),
      )
    : [];
  if (heading) return heading.lines.length > 1 ? heading.lines.join(' ') : heading.text;
  const names = before.filter(isName);
  // A badge ("New") is on some cards: most of those beside them have a name of the same make as this one's.
  const neighbours =
    names.length > 1 && !isInTable
      ? neighboursOf(input, box)
          .slice(0, 20)
          .map((item) => blocksIn(item))
      : [];
  const isOfMost = ({ tag, place }: ShownBlock) =>
    neighbours.filter((others) => others.some((other) => makeOf(other.tag, other.place) === makeOf(tag, place)))
      .length *
      2 >
    neighbours.length;
  const named = pair ?? names.find(isOfMost) ?? names[0] ?? cells[0];
  return named?.text ?? nameBefore(block.text, sum) ?? inside.find(isName)?.text ?? nameBeside(block.text, sum);
}

/** One of three boxes or more of one make: a figure beside others, of which the heading above them all says nothing. */
function isOneOfMany({ tree }: PlainInput, place: Item, card: Item): boolean {
  for (let at: Item | null = place; at && at !== card; at = at.parent) {
    const { parent, tag } = at;
    const names = namesOf(at);
    if (!parent || names.trim() === '' || parent.end - parent.index > 2_000) continue;
    if (
      tree.items
        .slice(parent.index, parent.end)
        .filter((item) => item.parent === parent && item.tag === tag && namesOf(item) === names).length >= 3
    )
      return true;
  }
  return false;
}

/** More than one sentence: no name has a second. */
function isProse(text: string): boolean {
  return /[.!?…]\s+\p{Lu}/u.test(text) && /\p{L}{3}[.!?…]$/u.test(text);
}

function isSentence(text: string): boolean {
  return /[.!?]$/.test(text) && /\s/.test(text);
}

/** "Massage of 60 minutes £60": a line that says what the sum buys, above a description of it. */
function nameBefore(text: string, sum: string): string | null {
  const before = text.slice(0, text.indexOf(sum));
  return (before.match(/\p{L}{3,}/gu)?.length ?? 0) >= 2 ? nameBeside(before, sum) : null;
}

/** "Sourdough loaf … £4.50": a line that is a name and a sum. A line with a sentence in it is none, and neither is what a mark refers to or a unit: "* £1 each", "£5 / hour". */
function nameBeside(text: string, sum: string): string | null {
  const [before = '', behind = ''] = text.split(sum);
  // A small letter behind the sum begins a unit: "£1.50 + km", "£5 each".
  if (!/\p{L}{3}/u.test(before) && /^\P{L}*\p{Ll}/u.test(behind)) return null;
  const rest = text
    .replace(sum, ' ')
    .replaceAll(/\s{2,}/g, ' ')
    .trim();
  return /\p{L}{3}/u.test(rest) && !/^[*†‡/]/.test(rest) && rest.length <= 60 && !/[.!?]\s/.test(rest) ? rest : null;
}
