import type { LinkCheck, PageFacts } from '#engine/evidence/evidence.ts';
import { isPageAddress } from '#engine/base/addresses/page-address.ts';
import { withoutHash } from './telling-pages.ts';

const maxAddresses = 3_000;

/** Fewest clicks from home to each address that the pages read link to, through <a href> in raw HTML. */
export function linkDepth(pages: PageFacts[], isOnSite: (url: string) => boolean): Record<string, number> {
  const [home] = pages;
  if (!home) return {};
  const byAddress = new Map(
    pages.flatMap((page) =>
      [page.requestedUrl, ...page.hops.map((hop) => hop.url), page.url].map((url) => [withoutHash(url), page] as const),
    ),
  );
  const depth = new Map<string, number>([[home.url, 0]]);
  for (const [address, clicks] of depth) {
    // Map iteration visits what is added on the way: this loop is the breadth-first queue.
    const page = byAddress.get(address);
    for (const link of page?.links ?? []) {
      if (link.url === null || depth.size >= maxAddresses) continue;
      const target = withoutHash(link.url);
      for (const reached of [target, byAddress.get(target)?.url ?? target])
        if (isOnSite(reached) && !depth.has(reached)) depth.set(reached, clicks + 1);
    }
  }
  return Object.fromEntries(depth);
}

/** Each address of the site that the pages link to, from where it is met first. */
export function allLinks(
  pages: readonly PageFacts[],
  isOnSite: (url: string) => boolean,
): Omit<LinkCheck, 'status' | 'hops'>[] {
  const links = new Map<string, Omit<LinkCheck, 'status' | 'hops'>>();
  for (const page of pages) {
    for (const { href, url, text } of page.links) {
      if (url === null || !isOnSite(url) || !isPageAddress(url)) continue;
      const target = withoutHash(url);
      if (!links.has(target)) links.set(target, { from: page.url, href, url: target, text: text.slice(0, 200) });
    }
  }
  return [...links.values()];
}
