import { contentPages } from '#engine/derived/content-pages.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence.ts';

/** Languages whose words for prices, roles, cases and the like our lists hold. */
const listed = new Set(['en', 'de', 'fr', 'es', 'it', 'nl']);

/** Whether what we look for by its words can be found in a page: it is written in Latin letters, and in a language that our lists know. */
function isListedLanguage(page: PageFacts): boolean {
  const before = known.get(page);
  if (before !== undefined) return before;
  const language = (page.lang ?? '').slice(0, 2).toLowerCase();
  const isListed = isInLatinLetters(page.mainText.slice(0, 2000)) && (!/^[a-z]{2}$/.test(language) || listed.has(language));
  known.set(page, isListed);
  return isListed;
}

/** Many checks ask it of the same page. */
const known = new WeakMap<PageFacts, boolean>();

function isInLatinLetters(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(/\p{Script=Latin}/gu) * 2 >= count(/\p{L}/gu);
}

/** false when most pages speak a language that our lists do not know: what they do not find there may well stand there. */
export function readsItsLanguage(site: SiteEvidence): boolean {
  const pages = contentPages(site);
  return pages.filter(isListedLanguage).length * 2 >= pages.length;
}

export const unlistedLanguage = {
  kind: 'not-measured',
  reason: 'We find this by its words, and we know those of English, German, French, Spanish, Italian and Dutch only.',
} as const;
