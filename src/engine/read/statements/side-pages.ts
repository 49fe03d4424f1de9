import { samePageKey } from '#engine/base/addresses/page-name.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';

/**
 * Addresses of the pages that a site shows from its frame alone: half of the pages link them, and neither the menu does, though there is one, nor the text of
 * the home page; or three do, and no text, no menu and nothing above a text ever does. Such are the pages about cookies, privacy and terms, unless their address says that they answer
 * questions. What they say is about the law and about others, so that structure proves nothing of the business there.
 */
export function sidePages(pages: readonly PageFacts[]): ReadonlySet<string> {
  const linkedBy = pages.map((page) => ({
    all: new Set(page.links.flatMap(addressOf)),
    menu: new Set(page.links.filter(({ inNav }) => inNav).flatMap(addressOf)),
    inside: new Set(
      page.links.filter(({ inNav, inMain, line }) => inNav || inMain || line < firstLine(page)).flatMap(addressOf),
    ),
  }));
  const counts = pages.map((page) => {
    const among = (links: ReadonlySet<string>) =>
      links.has(samePageKey(page.url)) || links.has(samePageKey(page.requestedUrl));
    const countOf = (which: 'all' | 'menu') => linkedBy.filter((links) => among(links[which])).length;
    // Its own links are its table of contents.
    const inside = linkedBy.filter((links, index) => pages[index] !== page && among(links.inside)).length;
    return { page, all: countOf('all'), menu: countOf('menu'), inside };
  });
  const half = Math.max(2, pages.length / 2);
  const [home] = pages;
  const onHome = new Set(home?.links.filter(({ inMain, inNav }) => inMain && !inNav).flatMap(addressOf));
  // A form on the home page links what is said of privacy.
  const isShownAtHome = ({ url, requestedUrl, kind }: PageFacts) =>
    kind !== 'legal' && (onHome.has(samePageKey(url)) || onHome.has(samePageKey(requestedUrl)));
  // Without a menu that is marked as one, a text that links a page tells as much.
  const hasMenu = counts.filter(({ menu }) => menu >= half).length >= 2;
  const side = counts
    .filter(
      ({ page, all, menu, inside }) =>
        page.kind !== 'home' &&
        page.kind !== 'faq' &&
        ((all >= half && hasMenu && menu * 2 < all && !isShownAtHome(page)) ||
          (all >= Math.min(half, 3) && inside === 0)),
    )
    .map(({ page }) => page);
  // The same page may answer at a second address.
  const texts = new Set(side.map(({ contentHash }) => contentHash));
  return new Set(
    [...side, ...pages.filter((page) => page.kind !== 'home' && texts.has(page.contentHash))].map(({ url }) => url),
  );
}

/** A menu that is not marked as one stands above the text; a frame's legal links stand below it. */
function firstLine({ blocks }: PageFacts): number {
  return blocks.find(({ line }) => line !== null)?.line ?? 0;
}

/** Addresses of the pages that a menu leads to. */
export function menuPages(pages: readonly PageFacts[]): ReadonlySet<string> {
  const linked = new Set(pages.flatMap((page) => page.links.filter(({ inNav }) => inNav).flatMap(addressOf)));
  return new Set(pages.map(({ url }) => url).filter((url) => linked.has(samePageKey(url))));
}

/** What opens or closes a menu leads to "#", and to no page. */
function addressOf({ internal, href, url }: PageFacts['links'][number]): string[] {
  return internal && url !== null && !href.trim().startsWith('#') ? [samePageKey(url)] : [];
}
