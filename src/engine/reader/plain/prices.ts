import { textsOf } from '#engine/reader/plain/linked-data.ts';
import { digitsOf, namesCurrency, sumIn } from '#engine/reader/plain/money.ts';
import { ancestorWhere } from '#engine/reader/plain/plain-input.ts';
import type { PlainFact, PlainInput } from '#engine/reader/plain/plain-input.ts';
import type { ShownBlock } from '#engine/reader/blocks.ts';
import type { Item } from '#engine/page/item.ts';

/** A sum in a row, an item or a card that also names what it buys, or one that the markup calls an offer's price. A sum inside a sentence may be anything. */
export function readPrices(input: PlainInput): PlainFact[] {
  const sums = input.blocks.flatMap((block) => {
    const sum = block.text.length <= longestLine && !block.place.inNav ? sumIn(block.text) : null;
    return sum === null ? [] : [{ block, sum }];
  });
  const boxed = sums.slice(0, 300).flatMap(({ block, sum }) => inBox(input, block, sum));
  // One name with several sums is no offer with its price, but something that varies: a grade, a benefit, a size. So may be what stands beside it.
  const sumsOf = Map.groupBy(boxed, ({ subject }) => subject);
  const varied = new Set(boxed.filter(({ subject }) => new Set(sumsOf.get(subject)?.map(({ quote }) => quote)).size > 1).map(({ proof }) => proof));
  return [...inMarkup(input, sums), ...boxed.filter(({ proof }) => !varied.has(proof))].slice(0, 60);
}

const longestLine = 140;

type Sum = { block: ShownBlock; sum: string };

function inMarkup({ schema }: PlainInput, sums: readonly Sum[]): PlainFact[] {
  const byDigits = new Map(sums.map((each) => [digitsOf(each.sum), each]));
  return schema
    .filter(({ types }) => types.some((type) => type.endsWith('Offer')))
    .flatMap(({ properties }) => {
      const [price = ''] = textsOf(properties['price'] ?? properties['lowPrice']);
      const shown = price === '' ? undefined : byDigits.get(digitsOf(price));
      const [subject = null] = textsOf(properties['name'] ?? properties['itemOffered']);
      return shown ? [{ kind: 'price', quote: shown.sum, line: shown.block.line, subject, value: shown.sum, proof: 'markup' }] : [];
    });
}

function inBox(input: PlainInput, block: ShownBlock, sum: string): PlainFact[] {
  if (!isLabel(block.text, sum)) return [];
  const row = ancestorWhere(block.place, ({ tag }) => tag === 'tr' || tag === 'li' || tag === 'dd' || tag === 'dt');
  const box = row ?? cardAround(input, block);
  if (!box || (!row && block.text.length > 60)) return [];
  const subject = buysIn(input.blocksIn(box), block, sum, row?.tag === 'tr');
  return subject === null ? [] : [{ kind: 'price', quote: sum, line: block.line, subject, value: sum, proof: row ? 'row or item' : 'card' }];
}

/**
 * A name and its sum, and no more: the sum begins or ends the line, which is no sentence. With a second sum one of the two is the former price, a saving or
 * a rate, and structure does not say which.
 */
function isLabel(text: string, sum: string): boolean {
  const [before = '', ...after] = text.split(sum);
  const behind = after.join(sum).trim();
  const isSentence = /[.!?]\s*$/.test(before) && (before.match(/\p{L}{2,}/gu)?.length ?? 0) >= 6;
  const endsLine = (behind.match(/\p{L}{2,}/gu)?.length ?? 0) <= 3;
  return (
    !isSentence && !namesCurrency(before) && !namesCurrency(behind) && (before.trim() === '' || endsLine) && !(/\p{L}/u.test(before) && /[.!?…]$/.test(text))
  );
}

/**
 * The smallest box around one sum that also names something, if it is small: it has a heading, or a neighbour of its own make with a sum, as the rows of a list
 * of prices have.
 */
function cardAround(input: PlainInput, block: ShownBlock): Item | null {
  for (let at: Item | null = block.place, level = 0; at && level < 6 && at.tag !== 'body' && at.tag !== 'main'; at = at.parent, level += 1) {
    const inside = input.blocksIn(at);
    if (inside.length > 12 || sumsAmong(inside) > 1) return null;
    if (inside.some(({ tag }) => /^h[2-6]$/.test(tag)) || (inside.length > 1 && hasPricedNeighbour(input, at))) return at;
  }
  return null;
}

function hasPricedNeighbour({ tree, blocksIn }: PlainInput, box: Item): boolean {
  const { parent } = box;
  if (!parent || parent.end - parent.index > 2_000) return false;
  const neighbours = tree.items.slice(parent.index, parent.end).filter((item) => item.parent === parent && item !== box && item.tag === box.tag);
  return neighbours.some((item) => sumsAmong(blocksIn(item)) === 1);
}

function sumsAmong(blocks: readonly ShownBlock[]): number {
  return blocks.filter(({ text }) => sumIn(text) !== null).length;
}

function buysIn(inside: readonly ShownBlock[], block: ShownBlock, sum: string, isRow: boolean): string | null {
  const isName = (other: ShownBlock) => other !== block && /\p{L}{3}/u.test(other.text) && sumIn(other.text) === null && other.text.length <= 120;
  const heading = inside.find((other) => /^h[2-6]$/.test(other.tag) && isName(other));
  const rest = block.text
    .replace(sum, ' ')
    .replaceAll(/\s{2,}/g, ' ')
    .trim();
  const named = (isRow ? undefined : heading) ?? inside.find(isName);
  if (named) return named.text;
  // "Sourdough loaf … £4.50": a line that is a name and a sum. A line with a sentence in it is none.
  return /\p{L}{3}/u.test(rest) && rest.length <= 60 && !/[.!?]\s/.test(rest) ? rest : null;
}
