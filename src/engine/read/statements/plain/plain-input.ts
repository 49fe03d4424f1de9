import type { SchemaNode } from '#engine/evidence/evidence.ts';
import { attribute } from '#engine/read/page/dom.ts';
import type { Item } from '#engine/read/page/item.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';
import type { ShownBlock } from '#engine/read/page/blocks.ts';
import type { StatementKind } from '#engine/evidence/statements.ts';

/** One page for the readers that look at structure only. Nothing here knows what a word means. */
export type PlainInput = {
  tree: PageTree;
  blocks: readonly ShownBlock[];
  schema: readonly SchemaNode[];
  /** Language tags of the page, most trusted first. */
  languages: readonly string[];
  /** The blocks within an element, in their order. */
  blocksIn: (item: Item) => readonly ShownBlock[];
};

/** What a plain reader found. It becomes a statement if the page shows `quote`. Where the page shows it several times, the place nearest to `beside` counts. */
export type PlainFact = {
  kind: StatementKind;
  quote: string;
  line: number;
  subject: string | null;
  value: string | null;
  proof: string;
  beside?: string | null;
};

export function plainInput(input: Omit<PlainInput, 'blocksIn'>): PlainInput {
  const order = input.blocks
    .map((block, index) => ({ block, index }))
    .toSorted((a, b) => a.block.place.index - b.block.place.index || a.index - b.index);
  const firstFrom = (wanted: number) => {
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((order[middle]?.block.place.index ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const blocksIn = (item: Item) =>
    order
      .slice(firstFrom(item.index), Math.min(firstFrom(item.end), firstFrom(item.index) + mostBlocks))
      .toSorted((a, b) => a.index - b.index)
      .map(({ block }) => block);
  return { ...input, blocksIn };
}

/** A box with more blocks than this is no card, row or address. */
const mostBlocks = 40;

export function ancestorWhere(item: Item, test: (item: Item) => boolean): Item | null {
  let at: Item | null = item;
  for (let level = 0; at && level < 60; level += 1, at = at.parent) if (test(at)) return at;
  return null;
}

/** What elements of one make have in common, their tag and class; an id names one alone. */
export function makeOf(tag: string, { element }: Item): string {
  return `${tag}.${attribute(element, 'class') ?? ''}`;
}

export function roleOf(item: Item): string {
  return attribute(item.element, 'role') ?? '';
}
