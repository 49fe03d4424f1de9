import { countWords } from '#engine/base/text/words.ts';
import type { Block, PageFacts } from '#engine/evidence/evidence.ts';
import { attribute, collapse } from '#engine/read/page/dom.ts';
import type { Item } from '#engine/read/page/item.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';
import { cutIntoBlocks } from '#engine/read/page/blocks.ts';
import type { ShownBlock } from '#engine/read/page/blocks.ts';
import { markMainText } from '#engine/read/page/main-text.ts';

export type PageText = Pick<PageFacts, 'headings' | 'mainText' | 'mainWords' | 'bodyWords' | 'blocks'> & {
  besideText: string;
  shownOrder: number[];
  /** Everything that the page shows, menus, buttons and footer too. */
  shown: ShownBlock[];
  /** Those of them that are the page's own text. */
  main: ReadonlySet<ShownBlock>;
};

const maximumMainText = 200_000;
const maximumBesideText = 30_000;
const maximumBlocks = 5_000;

/** The shown text in reading order, cut into blocks under their headings. Says of each element whether it has the page's own content. */
export function readText(tree: PageTree): PageText {
  const headings = readHeadings(tree);
  const shown = cutIntoBlocks(tree, new Map(headings.map((heading, index) => [heading.item, index])));
  const main = markMainText(tree, shown);
  const blocks: Block[] = [];
  let mainText = '';
  let besideText = '';
  const shownOrder: number[] = [];
  let mainWords = 0;
  let bodyWords = 0;
  for (const block of shown) {
    const { tag, text, place, heading, line } = block;
    const words = place.inControl ? 0 : countWords(text);
    bodyWords += words;
    if (place.inControl || !main.has(block)) {
      if (besideText.length >= maximumBesideText) continue;
      besideText += `${besideText === '' ? '' : '\n'}${text.slice(0, maximumBesideText)}`;
      shownOrder.push(-line);
      continue;
    }
    mainWords += words;
    const kept = text.slice(0, maximumMainText - mainText.length);
    if (kept === '') continue;
    if (mainText !== '') mainText += '\n';
    if (!levels.has(tag) && blocks.length < maximumBlocks)
      blocks.push({ tag, text: kept, heading, offset: mainText.length, line });
    mainText += kept;
    shownOrder.push(line);
  }
  return {
    headings: headings.map(({ item, level, text, line }) => ({ level, text, line, inMain: item.inMain })),
    mainText,
    besideText,
    shownOrder,
    mainWords,
    bodyWords,
    blocks,
    shown,
    main,
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

function readHeadings(tree: PageTree): (Omit<PageFacts['headings'][number], 'inMain'> & { item: Item })[] {
  return tree.items
    .flatMap((item) => {
      const level = levels.get(item.tag);
      if (!level || item.isHidden) return [];
      return [{ item, level, text: tree.proseOf(item.element) || altInside(tree, item), line: item.line }];
    })
    .slice(0, 1000);
}

/** A logo as a heading is named by its alternative text. */
function altInside(tree: PageTree, heading: Item): string {
  const images = tree.items
    .slice(heading.index, Math.min(heading.end, heading.index + 50))
    .filter((item) => item.tag === 'img');
  return collapse(images.map((item) => attribute(item.element, 'alt') ?? '').join(' '));
}
