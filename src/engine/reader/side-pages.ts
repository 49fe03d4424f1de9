import type { PageFacts } from '#engine/evidence.ts';

/**
 * Addresses of the pages that a site shows from its frame alone: half of the pages link them, and the menu does not, though there is one. Such are the pages
 * about cookies, privacy and terms. What they say is about the law and about others, so that structure proves nothing of the business there.
 */
export function sidePages(pages: readonly PageFacts[]): ReadonlySet<string> {
  const linkedBy = pages.map((page) => ({
    all: new Set(page.links.flatMap(addressOf)),
    menu: new Set(page.links.filter(({ inNav }) => inNav).flatMap(addressOf)),
  }));
  const counts = pages.map((page) => {
    const among = (links: ReadonlySet<string>) => links.has(page.url) || links.has(page.requestedUrl);
    return { page, all: linkedBy.filter(({ all }) => among(all)).length, menu: linkedBy.filter(({ menu }) => among(menu)).length };
  });
  const half = Math.max(2, pages.length / 2);
  // Without a menu that is marked as one, nothing tells its pages from the others.
  if (counts.filter(({ menu }) => menu >= half).length < 2) return new Set();
  const side = counts.filter(({ page, all, menu }) => page.kind !== 'home' && all >= half && menu * 2 < all).map(({ page }) => page);
  // The same page may answer at a second address.
  const texts = new Set(side.map(({ contentHash }) => contentHash));
  return new Set([...side, ...pages.filter((page) => page.kind !== 'home' && texts.has(page.contentHash))].map(({ url }) => url));
}

/** Addresses that a menu leads to. */
export function menuPages(pages: readonly PageFacts[]): ReadonlySet<string> {
  return new Set(pages.flatMap((page) => page.links.filter(({ inNav }) => inNav).flatMap(addressOf)));
}

function addressOf({ internal, url }: PageFacts['links'][number]): string[] {
  return internal && url !== null ? [url.replace(/#.*$/, '')] : [];
}
