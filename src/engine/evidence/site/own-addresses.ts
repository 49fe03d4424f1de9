import type { PageFacts } from '#engine/evidence/evidence.ts';

/** Addresses on the home page or on two pages: a single one elsewhere may be of whoever watches over privacy. */
export function ownAddresses(pages: readonly PageFacts[]): string[] {
  const all = pages.flatMap((page) => [...new Set(page.contact.addresses)].map((address) => ({ page, address })));
  const pagesOf = Map.groupBy(all, ({ address }) => address);
  const isOurs = ({ page, address }: (typeof all)[number]) =>
    page.kind === 'home' || pages.length < 2 || (pagesOf.get(address)?.length ?? 0) > 1;
  return all.filter(isOurs).map(({ address }) => address);
}
