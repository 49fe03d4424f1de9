import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { samePageKey } from '#engine/base/addresses/page-name.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';

/** Key pages, each once: two addresses whose canonical names the same page are one page. */
export function distinctKeyPages(site: SiteEvidence): PageFacts[] {
  const seen = new Set<string>();
  return keyPages(site).filter((page) => {
    const key = samePageKey(page.canonicals[0]?.url ?? page.url);
    const isNew = !seen.has(key) && !seen.has(samePageKey(page.url));
    seen.add(key);
    return isNew;
  });
}

/** What sentences call them where they are fewer than the key pages. */
export function distinctPage(site: SiteEvidence): string {
  return distinctKeyPages(site).length === keyPages(site).length
    ? 'key page|key pages'
    : 'distinct key page|distinct key pages';
}

/** Texts that more than one of the pages bears, compared without case and spacing. */
export function repeatedTexts(
  pages: PageFacts[],
  textOf: (page: PageFacts) => string | undefined,
): Map<string, PageFacts[]> {
  const groups = Map.groupBy(pages, (page) => normal(textOf(page) ?? ''));
  return new Map([...groups].filter(([text, group]) => text !== '' && group.length > 1));
}

export function normal(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
