import { contentStems } from '#engine/derived/phrases.ts';
import { pageStems } from '#engine/derived/site-text.ts';
import type { PageFacts } from '#engine/evidence.ts';

/**
 * The first passage (a heading with one of its blocks) that holds at least `share` (0..1) of the content words of `wanted`.
 * Words scattered over a long page say nothing together. null when there is none.
 */
export function passageAbout(page: PageFacts, wanted: string, share: number): string | null {
  const stems = contentStems(wanted);
  const enough = Math.max(1, Math.ceil(share * stems.length - 1e-9));
  const onPage = pageStems(page);
  if (stems.length === 0 || stems.filter((stem) => onPage.has(stem)).length < enough) return null;
  for (const { text, stems: present } of passagesOf(page)) if (stems.filter((stem) => present.has(stem)).length >= enough) return text;
  return null;
}

type Passage = { text: string; stems: ReadonlySet<string> };

function passagesOf(page: PageFacts): readonly Passage[] {
  const known = passages.get(page);
  if (known) return known;
  const own = page.blocks.map(({ text, heading }) => ({ text, stems: new Set([...contentStems(page.headings[heading]?.text ?? ''), ...contentStems(text)]) }));
  passages.set(page, own);
  return own;
}

const passages = new WeakMap<PageFacts, readonly Passage[]>();
