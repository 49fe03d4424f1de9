import { blockTags, collapse, isElement, isText, isUnread, lineOf } from '#engine/read/page/dom.ts';
import type { Node } from '#engine/read/page/dom.ts';
import type { Item } from '#engine/read/page/item.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';

/** A run of text that a browser shows as one line or paragraph, in the order of the page. */
export type ShownBlock = {
  /** Of the element that makes it a block: a box in a heading still is the heading. */
  tag: string;
  text: string;
  /** The lines into which its own line breaks cut it; none without a break. */
  lines: readonly string[];
  /** Characters of it that are links. */
  linkLength: number;
  /** An element that holds the end of it. */
  place: Item;
  /** 1-based line of the source where it begins. */
  line: number;
  /** The heading it stands under, as the index into the page's headings; -1 before the first. */
  heading: number;
};

/** 1..6 for headings, 7 for the rest. */
export function levelOf(block: ShownBlock | undefined): number {
  const level = /^h([1-6])$/.exec(block?.tag ?? '')?.[1];
  return level === undefined ? 7 : Number(level);
}

/** Everything that the page shows, cut into blocks. `headings`: the elements of the page's headings in their order. */
export function cutIntoBlocks(tree: PageTree, headings: ReadonlyMap<Item, number>): ShownBlock[] {
  const found: ShownBlock[] = [];
  if (!tree.body) return found;
  let pieces: string[] = [];
  let linkLength = 0;
  let line = 0;
  let place: Item = tree.body;
  let heading = -1;
  const blocks: string[] = ['body'];
  const flush = () => {
    const written = pieces.join('');
    const text = collapse(written);
    const lines = written.split(lineBreak).map(collapse);
    if (text !== '')
      found.push({
        tag: blocks.at(-1) ?? 'body',
        text,
        lines: lines.length === 1 ? [] : lines.filter((line) => line !== ''),
        linkLength: Math.min(linkLength, text.length),
        place,
        line,
        heading,
      });
    pieces = [];
    linkLength = 0;
    line = 0;
  };
  const readText = (node: Node, gap: string, value: string, owner: Item, inLink: boolean) => {
    if (owner.inControl !== place.inControl) flush();
    place = owner;
    pieces.push(gap + value);
    if (line === 0 && value.trim() !== '') line = lineOfText(node, value);
    if (inLink) linkLength += collapse(value).length;
  };
  const openBlock = (tag: string, own: Item) => {
    flush();
    heading = headings.get(own) ?? heading;
    const outer = blocks.at(-1) ?? 'body';
    blocks.push(/^h[1-6]$/.test(outer) ? outer : tag);
    stack.push('leave');
  };
  const stack: ({ node: Node; owner: Item; inLink: boolean; gap: string } | 'leave')[] = [
    { node: tree.body.element, owner: tree.body, inLink: false, gap: '' },
  ];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next === 'leave') {
      flush();
      blocks.pop();
      continue;
    }
    const { node, owner, gap } = next;
    if (isText(node) && !owner.isHidden) readText(node, gap, node.value, owner, next.inLink);
    if (!('childNodes' in node) || (isElement(node) && isUnread(node))) continue;
    const own = isElement(node) ? (tree.itemOf(node) ?? owner) : owner;
    const inLink = next.inLink || isNamed(node, 'a');
    if (isNamed(node, 'br')) pieces.push(lineBreak);
    else if (isElement(node) && blockTags.has(node.tagName)) openBlock(node.tagName, own);
    else pieces.push(gap);
    for (let index = node.childNodes.length - 1; index >= 0; index -= 1) {
      const child = node.childNodes[index];
      if (child)
        stack.push({ node: child, owner: own, inLink, gap: gapBetween(boxBefore(node.childNodes, index), child) });
    }
  }
  flush();
  return found;
}

/** What a style sheet sets between what follows each other without a space. What is small behind a name says more of it: "Raw-fed dog" and "We prepare and serve". */
function gapBetween(before: Node | undefined, node: Node): string {
  const [one, other] = [wordsOfBox(before), wordsOfBox(node)];
  if (before && isText(before))
    return isNamed(node, 'small') && /\p{Ll}$/u.test(before.value) && /^[\p{Lu}\d]/u.test(other ?? '') ? lineBreak : '';
  if (isText(node)) return isLabelOf(one ?? '', node.value) ? lineBreak : '';
  return one === null || other === null
    ? ''
    : gapOfBoxes(one, other, isNamed(before, 'a') !== isNamed(node, 'a'), isNamed(node, 'small'));
}

/**
 * Between two boxes: "Mon–Fri" and "8–17", a label and its link, a phrase and the next. A word in two colours is one, and so is a price with small cents. Between two numbers a space would make
 * one of them: "Lesson 2", "900 kr".
 */
function gapOfBoxes(one: string, other: string, isLinkBeside: boolean, isSmall: boolean): string {
  const border = one.slice(-1) + other.slice(0, 1);
  if (/^\d\d$/.test(border)) return /\p{L}/u.test(one) && !isSmall ? lineBreak : '';
  if (/^[\p{L}\d]\p{Sc}$/u.test(border)) return /\p{L}/u.test(one) ? ' ' : '';
  if (/^(?:\p{L}\d|\d\p{L})$/u.test(border)) return ' ';
  // "Massage 60'" and "75 €", "Tea (green)" and "from 3 €"
  if (/\p{L}/u.test(one) && /(?:\d['’′″”]|[)\]%!?:;])$/u.test(one) && /^[\p{L}\d]/u.test(other)) return ' ';
  const isPhrase = /[\s@]/.test(`${one}${other}`) || isLinkBeside;
  return isPhrase && /^[\p{L}.!?:]\p{L}$/u.test(border) ? ' ' : '';
}

/** "Phone" in a box of its own, then "962 87 29 10", a mail address, or three words and more. "1" in a box of its own, then a mail address. */
function isLabelOf(box: string, text: string): boolean {
  if (/^\s*\d{1,2}\.?$/.test(box)) return /^[\w.+-]{1,64}@/.test(text);
  return (
    /^\s*\p{Lu}\p{L}{3,}$/u.test(box) &&
    (/^\d|^[\w.+-]{1,64}@/.test(text) || /^\p{Lu}\p{L}*\s+\S+\s+\S/u.test(text.slice(0, 200)))
  );
}

/** The node before this one; a box without words, such as a line of dots, is nothing. */
function boxBefore(nodes: readonly Node[], index: number): Node | undefined {
  const before = nodes.slice(Math.max(0, index - 3), index);
  return before.findLast((node) => wordsOfBox(node) !== '');
}

function isNamed(node: Node | undefined, tag: string): boolean {
  return node !== undefined && isElement(node) && node.tagName === tag;
}

/** The words of a box that holds no block, at most some; null: something else. */
function wordsOfBox(node: Node | undefined): string | null {
  if (
    !node ||
    !isElement(node) ||
    blockTags.has(node.tagName) ||
    isUnread(node) ||
    isNamed(node, 'sub') ||
    isNamed(node, 'sup')
  )
    return null;
  const words: string[] = [];
  const stack: Node[] = [node];
  for (let visited = 0; stack.length > 0; visited += 1) {
    const next = stack.pop();
    if (!next || visited === mostNodes || (isElement(next) && blockTags.has(next.tagName))) return null;
    if (isText(next)) words.push(next.value);
    else if ('childNodes' in next && !(isElement(next) && isUnread(next)))
      stack.push(...next.childNodes.slice(0, mostNodes).toReversed());
  }
  return words.join('');
}

/** A box with more inside is no label and no phrase. */
const mostNodes = 20;

/** A line break is a space where text is folded. */
const lineBreak = '\u2028';

/** The same blocks, each line of them for itself. */
export function cutIntoLines(blocks: readonly ShownBlock[]): ShownBlock[] {
  return blocks.flatMap((block) =>
    block.lines.length > 1 ? block.lines.map((text) => ({ ...block, text })) : [block],
  );
}

function lineOfText(node: Node, value: string): number {
  let line = lineOf(node);
  for (let at = 0; at < value.length && /\s/.test(value.charAt(at)); at += 1) if (value[at] === '\n') line += 1;
  return line;
}
