import type { PageFacts } from '#engine/evidence/evidence.ts';

/** Whether two pages show the same: which box holds the main text is a judgement, so that what stands beside it counts, too. */
export function showsSameText(page: PageFacts, other: PageFacts): boolean {
  return page.contentHash === other.contentHash && (page.besideText ?? '') === (other.besideText ?? '');
}
