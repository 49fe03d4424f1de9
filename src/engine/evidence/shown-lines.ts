import type { PageFacts } from '#engine/evidence/evidence.ts';

/** A block that the page shows. `inMain`: it belongs to the page's own content. `line`: where it begins in the raw HTML, 1-based. */
export type ShownLine = { text: string; inMain: boolean; line: number | null };

/** Every block of the page in page order, repeated ones too. Evidence of earlier days knows no order: main text first, then the rest. */
export function shownLines(
  page: Pick<PageFacts, 'mainText' | 'besideText' | 'moved' | 'shownOrder' | 'blocks'>,
): ShownLine[] {
  const main = linesOf(page.mainText);
  const beside = linesOf(page.besideText ?? '');
  const moved = page.moved?.lines ?? [];
  if (moved.length > 0) beside.splice(-moved.length);
  for (const [index, line] of moved) main.splice(index, 0, line);
  if (page.shownOrder?.length === main.length + beside.length) return inOrder(page.shownOrder, main, beside);
  const lines = new Map(page.blocks.map(({ text, line = null }) => [text, line]));
  return [
    ...main.map((text) => ({ text, inMain: true, line: lines.get(text) ?? null })),
    ...beside.map((text) => ({ text, inMain: false, line: null })),
  ];
}

function inOrder(order: readonly number[], main: readonly string[], beside: readonly string[]): ShownLine[] {
  let [nextMain, nextBeside] = [0, 0];
  return order.map((line) => ({
    text: (line > 0 ? main[nextMain++] : beside[nextBeside++]) ?? '',
    inMain: line > 0,
    line: Math.abs(line),
  }));
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}
