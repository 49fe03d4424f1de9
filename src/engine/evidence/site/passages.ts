import { contentStems } from '#engine/base/text/phrases.ts';
import { pageStems } from '#engine/evidence/site/site-text.ts';
import type { OwnerQuestion } from '#engine/contract.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';

/**
 * The first passage (a heading with one of its blocks) with at least `share` (0..1) of the content words of `wanted`.
 * Words scattered over a long page say nothing together. null when there is none.
 */
function passageAbout(page: PageFacts, wanted: string, share: number): string | null {
  const stems = contentStems(wanted);
  const enough = Math.max(1, Math.ceil(share * stems.length - 1e-9));
  const onPage = pageStems(page);
  if (stems.length === 0 || stems.filter((stem) => onPage.has(stem)).length < enough) return null;
  for (const { text, stems: present } of passagesOf(page))
    if (stems.filter((stem) => present.has(stem)).length >= enough) return text;
  return null;
}

/** The first passage of the site that comes near: what the owner is shown with the question whether that is it. */
export function nearestPassage(site: SiteEvidence, wanted: string, share: number): OwnerQuestion['candidate'] {
  for (const page of site.pages) {
    const passage = passageAbout(page, wanted, share);
    if (passage !== null) return { url: page.url, quote: passage.slice(0, 1_000), sentence: passage.slice(0, 600) };
  }
  return null;
}

type Passage = { text: string; stems: ReadonlySet<string> };

function passagesOf(page: PageFacts): readonly Passage[] {
  const known = passages.get(page);
  if (known) return known;
  const own = page.blocks.map(({ text, heading }) => ({
    text,
    stems: new Set([...contentStems(page.headings[heading]?.text ?? ''), ...contentStems(text)]),
  }));
  passages.set(page, own);
  return own;
}

const passages = new WeakMap<PageFacts, readonly Passage[]>();
