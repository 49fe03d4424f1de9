import { countWords } from '#engine/derived/words.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence.ts';

/**
 * Words of a page that are on no other page: its main text, and what it shows beside it. Which box is the main one is a judgement, and a count that an owner
 * reads must not rest on it.
 */
export function ownWords(page: PageFacts, site: SiteEvidence): number {
  const pagesWith = linesOf(site);
  const beside = (page.besideText ?? '').split('\n').filter((line) => (pagesWith.get(line) ?? 0) < 2);
  return page.mainWords + countWords(beside.join('\n'));
}

/** On how many pages each line stands that is not in the main text. */
function linesOf(site: SiteEvidence): ReadonlyMap<string, number> {
  const known = lines.get(site);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const page of site.pages) for (const line of new Set((page.besideText ?? '').split('\n'))) counts.set(line, (counts.get(line) ?? 0) + 1);
  lines.set(site, counts);
  return counts;
}

const lines = new WeakMap<SiteEvidence, ReadonlyMap<string, number>>();
