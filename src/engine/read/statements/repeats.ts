import { countWords } from '#engine/base/text/words.ts';
import type { Block, PageFacts } from '#engine/evidence/evidence.ts';
import { linesOnHalf } from '#engine/evidence/numbered-site.ts';

/** Lines that stand on at least half of the pages. */
export function repeatedLines(pages: readonly PageFacts[]): ReadonlySet<string> {
  return linesOnHalf(pages.map(({ mainText }) => mainText.split('\n')));
}

/** The page with its repeated lines moved out of the main text; the same page where it holds none. Headings keep their places. */
export function withoutRepeats(page: PageFacts, repeated: ReadonlySet<string>): PageFacts {
  const lines = page.mainText.split('\n');
  const moved = lines.flatMap((line, index): [number, string][] => (repeated.has(line) ? [[index, line]] : []));
  // What is most of a page is what the page says, wherever else it stands.
  const length = moved.reduce((sum, [, line]) => sum + line.length + 1, 0);
  if (moved.length === 0 || length * 2 > page.mainText.length) return page;
  const offsets = new Map<number, number>();
  const kept: string[] = [];
  let from = 0;
  let to = 0;
  for (const line of lines) {
    if (!repeated.has(line)) {
      offsets.set(from, to);
      kept.push(line);
      to += line.length + 1;
    }
    from += line.length + 1;
  }
  const blocks: Block[] = [];
  const movedBlocks: [number, Block][] = [];
  for (const [index, block] of page.blocks.entries()) {
    const offset = offsets.get(block.offset);
    if (offset === undefined) movedBlocks.push([index, block]);
    else blocks.push({ ...block, offset });
  }
  const mainText = kept.join('\n');
  return {
    ...page,
    mainText,
    mainWords: countWords(mainText),
    blocks,
    besideText: [page.besideText ?? '', ...moved.map(([, line]) => line)].filter((text) => text !== '').join('\n'),
    moved: { lines: moved, blocks: movedBlocks },
  };
}

/** The page as it was before its repeated lines were moved. */
export function withRepeats(page: PageFacts): PageFacts {
  const { moved, ...rest } = page;
  if (!moved) return page;
  const lines = page.mainText.split('\n');
  const length = moved.lines.reduce((sum, [, line]) => sum + line.length + 1, 0);
  for (const [index, line] of moved.lines) lines.splice(index, 0, line);
  const isMoved = new Set(moved.lines.map(([index]) => index));
  // The start of each kept line then and now: its block moves along.
  const offsets = new Map<number, number>();
  let from = 0;
  let to = 0;
  for (const [index, line] of lines.entries()) {
    if (!isMoved.has(index)) {
      offsets.set(from, to);
      from += line.length + 1;
    }
    to += line.length + 1;
  }
  const blocks = page.blocks.map((block) => ({ ...block, offset: offsets.get(block.offset) ?? block.offset }));
  for (const [index, block] of moved.blocks) blocks.splice(index, 0, block);
  const mainText = lines.join('\n');
  const besideText = (page.besideText ?? '').slice(0, -length);
  return { ...rest, mainText, mainWords: countWords(mainText), blocks, besideText };
}
