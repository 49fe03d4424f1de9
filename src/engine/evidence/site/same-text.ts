import { samePageKey, withoutQuery } from '#engine/base/addresses/page-name.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';

/** Whether two pages show the same: which box holds the main text is a judgement, so that what stands beside it counts, too. */
export function showsSameText(page: PageFacts, other: PageFacts): boolean {
  return page.contentHash === other.contentHash && (page.besideText ?? '') === (other.besideText ?? '');
}

/** Each page with the first of those that it is another address of: "/x?from=a", "/x.html" or "/a+b" beside "/x" or "/a%20b", with the same title and text. */
export function firstAddresses(pages: readonly PageFacts[]): ReadonlyMap<PageFacts, PageFacts> {
  const known = new Map<string, PageFacts[]>();
  return new Map(
    pages.map((page) => {
      const address = spelling(page.url);
      const alike = known.get(address) ?? [];
      const first = alike.find((other) => titleOf(other) === titleOf(page) && showsSameText(page, other));
      if (!first) known.set(address, [...alike, page]);
      return [page, first ?? page];
    }),
  );
}

/** What a report counts as pages: each under its first address. */
export function eachPageOnce(pages: readonly PageFacts[]): PageFacts[] {
  return [...new Set(firstAddresses(pages).values())];
}

function spelling(url: string): string {
  return samePageKey(withoutQuery(url))
    .replace(/\.(?:html?|php)$/i, '')
    .replaceAll(/\+|%20/g, ' ');
}

const titleOf = ({ titles }: PageFacts): string => titles[0]?.text ?? '';
