import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { samePageKey } from '#engine/base/addresses/page-name.ts';
import { saysNotFound } from '#engine/evidence/site/soft-not-found.ts';
import { serverText } from '#engine/evidence/site/server-text.ts';
import type { Finding } from '#engine/contract.ts';
import type { Outcome } from '#engine/judge/checks/define-check.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { asValue, info } from '#engine/judge/findings.ts';

/**
 * Key pages that are meant to be read: no contact page, no page that says it was not found, none whose text a script has still to write,
 * and no two addresses of one page. Empty when nothing readable was seen, which says nothing about the content.
 */
export function contentPages(site: SiteEvidence): PageFacts[] {
  const seen = new Set<string>();
  return keyPages(site).filter((page) => {
    const key = samePageKey(page.canonicals[0]?.url ?? page.url);
    if (
      page.kind === 'contact' ||
      serverText(page).ratio < 0.25 ||
      page.mainWords === 0 ||
      saysNotFound(page) !== null ||
      seen.has(key)
    )
      return false;
    seen.add(key);
    return true;
  });
}

/** What sentences call them: there are fewer of them than key pages. */
export const contentPage = 'content page|content pages';

/** false when nothing readable was seen, or more was left unread than read: then what was not found may well exist. */
export function readEnough(site: SiteEvidence): boolean {
  return (
    contentPages(site).length > 0 &&
    site.unread.filter((page) => page.status === null || page.status < 400).length <= site.pages.length
  );
}

export const nothingToRead = { kind: 'not-measured', reason: 'We saw no page with readable text.' } as const;

/**
 * What a check of the content says when nothing could be read. Where pages came as empty shells, assistants that run no scripts
 * get nothing either: that is seen, and zero. In every other case it says nothing about the content.
 */
export function withoutText(site: SiteEvidence): Outcome {
  const pages = keyPages(site);
  const shells = pages.filter((page) => serverText(page).ratio < 0.25);
  const [first] = shells;
  if (!first || shells.length * 2 < pages.length || contentPages(site).length > 0) return nothingToRead;
  const reason =
    'The HTML that your server sends has next to no text. Nobody has seen the assistants’ crawlers run scripts.';
  const proof: Finding = info(
    'no-text-without-scripts',
    reason,
    asValue('Words in the server’s HTML', String(first.mainWords), first.url),
  );
  return { kind: 'scored', ratio: 0, reason, findings: [proof], needsScripts: true };
}
