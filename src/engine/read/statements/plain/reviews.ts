import { isWithin, namesOf } from '#engine/read/page/main-text.ts';
import { textsOf } from '#engine/read/statements/plain/linked-data.ts';
import { isName } from '#engine/read/statements/plain/people.ts';
import { ancestorWhere } from '#engine/read/statements/plain/plain-input.ts';
import type { PlainFact, PlainInput } from '#engine/read/statements/plain/plain-input.ts';
import type { ShownBlock } from '#engine/read/page/blocks.ts';
import { isElement, isText, textOf } from '#engine/read/page/dom.ts';
import type { Element } from '#engine/read/page/dom.ts';
import type { Item } from '#engine/read/page/item.ts';

/** Words of others with the name of who said them: reviews in the markup, quoted cards that builders call a review, and block quotations with a signature. */
export function readReviews(input: PlainInput): PlainFact[] {
  return [...inMarkup(input), ...inCards(input)];
}

const leastLength = 40;

function inMarkup({ schema }: PlainInput): PlainFact[] {
  return schema
    .filter(({ types }) => types.includes('Review'))
    .slice(0, 60)
    .flatMap(({ properties, line }) => {
      const [quote] = textsOf(properties['reviewBody'] ?? properties['description']);
      const [author] = textsOf(properties['author']);
      return quote && author
        ? [{ kind: 'review', quote: quote.slice(0, 1_000), line, subject: author, value: null, proof: 'markup' }]
        : [];
    });
}

function inCards(input: PlainInput): PlainFact[] {
  const cards = new Set<Item>();
  return input.blocks.flatMap((block, index): PlainFact[] => {
    if (block.text.length < leastLength || block.place.inControl || cards.size > 60) return [];
    const quotation = ancestorWhere(block.place, ({ tag }) => tag === 'blockquote');
    const isQuoted = opensQuote.test(block.text) || /^["“„«‹「『‚‘❝]$/u.test(input.blocks[index - 1]?.text ?? '');
    const isReview =
      ancestorWhere(
        block.place,
        (item) => item.tag !== 'body' && item.tag !== 'main' && reviewNames.test(namesOf(item)),
      ) !== null;
    if (!quotation && !(isQuoted && isReview)) return [];
    const card = cardOf(input, quotation ?? block.place);
    if (cards.has(card)) return [];
    const author = signatureIn(input, card, block, quotation);
    if (author === null) return [];
    cards.add(card);
    return [
      {
        kind: isReview ? 'review' : 'quotation',
        quote: block.text.slice(0, 1_000),
        line: block.line,
        subject: author,
        value: null,
        proof: quotation ? 'block quotation' : 'card',
      },
    ];
  });
}

const opensQuote = /^["“„«‹「『‚‘]/u;
const reviewNames = /(?:^|[\s_-])(?:testimonial|review)s?(?:[\s_-]|$)/i;

/** The box around one passage and what signs it: no further than another passage. */
function cardOf({ blocksIn }: PlainInput, from: Item): Item {
  let card = from;
  for (
    let level = 0;
    level < 4 && card.parent && card.parent.tag !== 'body' && card.parent.tag !== 'main';
    level += 1
  ) {
    const inside = blocksIn(card.parent);
    if (inside.length > 6 || inside.filter(({ text }) => text.length >= 60).length > 1) break;
    card = card.parent;
  }
  return card;
}

function signatureIn(
  { blocksIn, tree }: PlainInput,
  card: Item,
  passage: ShownBlock,
  quotation: Item | null,
): string | null {
  const inLine = /["”“»’']\s*[—–-]\s*(\p{Lu}[^.!?]{2,60})$/u.exec(passage.text.slice(-80))?.[1];
  if (inLine) return inLine.trim();
  const cited = tree.items
    .slice(card.index, Math.min(card.end, card.index + 60))
    .find(({ tag }) => tag === 'cite' || tag === 'figcaption' || tag === 'footer');
  const lines = (cited ? blocksIn(cited) : []).concat(blocksIn(card));
  // What stands above the words is a title of them; a heading below them is one unless it reads like a name, and whoever signs does not stand below it.
  const isAbove = ({ place }: ShownBlock) => place.index < passage.place.index;
  const isTitle = ({ text, tag }: ShownBlock) => /^h\d$/.test(tag) && !isName(text);
  const title = lines.findIndex((line) => !isAbove(line) && line.text !== passage.text && isTitle(line));
  // Behind a text of somebody else nobody signs.
  const isOther = (line: ShownBlock) =>
    !isAbove(line) &&
    line.text !== passage.text &&
    line.text.length > 80 &&
    !isWithin(line.place, quotation ?? passage.place);
  const other = lines.findIndex(isOther);
  const signature = lines
    .slice(0, Math.min(...[title, other].map((at) => (at === -1 ? lines.length : at))))
    .find(
      (line) =>
        line.text !== passage.text &&
        line.text.length > 3 &&
        line.text.length <= 80 &&
        /\p{Lu}\p{L}/u.test(line.text) &&
        !/[!?]$/.test(line.text) &&
        !line.place.inControl &&
        !isAbove(line),
    );
  return signature ? firstPart(signature).replace(/^[—–-]\s*/, '') : null;
}

/** "Ada W." of a signature that is made of several elements: initials stand before it, and behind it where or when. */
function firstPart({ text, place }: ShownBlock): string {
  const whole = ancestorWhere(place, ({ element }) => textOf(element) === text || partsOf(element).join(' ') === text);
  const parts = whole ? partsOf(whole.element) : [];
  return (parts.length > 1 ? parts.find((part) => part.length > 3 && text.includes(part)) : undefined) ?? text;
}

/** The texts of the innermost elements; none where words stand beside them. */
function partsOf(element: Element): string[] {
  const parts: string[] = [];
  const stack: Element[] = [element];
  for (let next = stack.pop(); next && parts.length < 10; next = stack.pop()) {
    const inside = next.childNodes.filter((node) => isElement(node));
    const isLeaf = inside.every((node) => node.tagName === 'br');
    if (!isLeaf && next.childNodes.some((node) => isText(node) && node.value.trim() !== '')) return [];
    if (isLeaf) parts.push(textOf(next));
    else stack.push(...inside.slice(0, 10).toReversed());
  }
  return parts.filter((part) => part !== '');
}
