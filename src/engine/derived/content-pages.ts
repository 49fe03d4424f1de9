import { keyPages } from '#engine/derived/key-pages.ts';
import { samePageKey } from '#engine/derived/page-name.ts';
import { serverText } from '#engine/derived/server-text.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence.ts';

/**
 * Key pages that are meant to be read: no contact page, no page whose text a script has still to write, and no two addresses
 * of one page. Empty when nothing readable was seen, which says nothing about the content.
 */
export function contentPages(site: SiteEvidence): PageFacts[] {
  const seen = new Set<string>();
  return keyPages(site).filter((page) => {
    const key = samePageKey(page.canonicals[0]?.url ?? page.url);
    if (page.kind === 'contact' || serverText(page).ratio < 0.25 || page.mainWords === 0 || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** false when nothing readable was seen, or more was left unread than read: then what was not found may well exist. */
export function readEnough(site: SiteEvidence): boolean {
  return contentPages(site).length > 0 && site.unread.filter((page) => page.status === null || page.status < 400).length <= site.pages.length;
}

export const nothingToRead = { kind: 'not-measured', reason: 'No page with readable text was seen.' } as const;
