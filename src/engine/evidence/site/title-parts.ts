import type { PageFacts } from '#engine/evidence/evidence.ts';

/** "Prices | Weber Bakery" in its parts. */
export function titleParts(page: PageFacts): string[] {
  return (page.titles[0]?.text ?? '')
    .split(/\s[|–—·•:-]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** What the titles of two pages share is the name of the site. */
export function sharedTitleParts(pages: readonly PageFacts[]): ReadonlySet<string> {
  const counts = Map.groupBy(
    pages.flatMap((page) => [...new Set(titleParts(page))]),
    (part) => part,
  );
  return new Set([...counts].filter(([, own]) => own.length > 1).map(([part]) => part));
}
