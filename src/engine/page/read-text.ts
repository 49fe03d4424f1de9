import { countWords } from '#engine/derived/words.ts';
import type { Block, PageFacts } from '#engine/evidence.ts';
import { attribute, blockTags, collapse, isElement, isText, unread } from '#engine/page/dom.ts';
import type { Node } from '#engine/page/dom.ts';
import type { Item, PageTree } from '#engine/page/page-tree.ts';

type Segment = { tag: string; text: string; heading: number; place: Item };
export type PageText = Pick<PageFacts, 'headings' | 'mainText' | 'mainWords' | 'bodyWords' | 'blocks'> & {
  /** Every shown line of the page, menus, buttons and footer too. */
  lines: string[];
  /** For each line, an element that holds the end of it. */
  places: Item[];
};

const maximumMainText = 200_000;
const maximumBlocks = 5_000;

/** The shown text in reading order, cut into blocks under their headings. */
export function readText(tree: PageTree): PageText {
  const headings = readHeadings(tree);
  const segments = cutIntoSegments(tree, new Map(headings.map((heading, index) => [heading.item, index])));
  const blocks: Block[] = [];
  let mainText = '';
  let mainWords = 0;
  let bodyWords = 0;
  for (const { tag, text, place, heading } of segments) {
    if (place.inControl) continue;
    const words = countWords(text);
    bodyWords += words;
    if (!place.inMain) continue;
    mainWords += words;
    const kept = text.slice(0, maximumMainText - mainText.length);
    if (kept === '') continue;
    if (mainText !== '') mainText += '\n';
    if (!levels.has(tag) && blocks.length < maximumBlocks) blocks.push({ tag, text: kept, heading, offset: mainText.length });
    mainText += kept;
  }
  return {
    headings: headings.map(({ level, text, line, inMain }) => ({ level, text, line, inMain })),
    mainText,
    mainWords,
    bodyWords,
    blocks,
    lines: segments.map((segment) => segment.text),
    places: segments.map((segment) => segment.place),
  };
}

type Level = PageFacts['headings'][number]['level'];
const levels = new Map<string, Level>([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 5],
  ['h6', 6],
]);

function readHeadings(tree: PageTree): (PageFacts['headings'][number] & { item: Item })[] {
  return tree.items
    .flatMap((item) => {
      const level = levels.get(item.tag);
      if (!level || item.isHidden) return [];
      return [{ item, level, text: tree.proseOf(item.element) || altInside(tree, item), line: item.line, inMain: item.inMain }];
    })
    .slice(0, 1000);
}

/** A logo as a heading is named by its alternative text. */
function altInside(tree: PageTree, heading: Item): string {
  const images = tree.items.slice(heading.index, Math.min(heading.end, heading.index + 50)).filter((item) => item.tag === 'img');
  return collapse(images.map((item) => attribute(item.element, 'alt') ?? '').join(' '));
}

function cutIntoSegments(tree: PageTree, headingIndexes: Map<Item, number>): Segment[] {
  const segments: Segment[] = [];
  if (!tree.body) return segments;
  let pieces: string[] = [];
  let place: Item = tree.body;
  let heading = -1;
  const blocks: string[] = ['body'];
  const flush = () => {
    const text = collapse(pieces.join(''));
    if (text !== '') segments.push({ tag: blocks.at(-1) ?? 'body', text, heading, place });
    pieces = [];
  };
  const stack: ({ node: Node; owner: Item } | 'leave')[] = [{ node: tree.body.element, owner: tree.body }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next === 'leave') {
      flush();
      blocks.pop();
      continue;
    }
    const { node, owner } = next;
    if (isText(node)) {
      if (owner.isHidden) continue;
      if (owner.inMain !== place.inMain || owner.inControl !== place.inControl) flush();
      place = owner;
      pieces.push(node.value);
    } else if ('childNodes' in node) {
      let place = owner;
      if (isElement(node)) {
        if (unread.has(node.tagName)) continue;
        place = tree.itemOf(node) ?? owner;
        if (node.tagName === 'br') pieces.push(' ');
        else if (blockTags.has(node.tagName)) {
          flush();
          heading = headingIndexes.get(place) ?? heading;
          const outer = blocks.at(-1) ?? 'body';
          blocks.push(levels.has(outer) ? outer : node.tagName); // a box in a heading still is the heading
          stack.push('leave');
        }
      }
      for (let index = node.childNodes.length - 1; index >= 0; index -= 1) {
        const child = node.childNodes[index];
        if (child) stack.push({ node: child, owner: place });
      }
    }
  }
  flush();
  return segments;
}
