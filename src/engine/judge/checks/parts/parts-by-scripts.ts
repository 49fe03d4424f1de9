import { counted, listed } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { serverText } from '#engine/evidence/site/server-text.ts';

/** "the menu of 3 pages", with what each is, the first page, and whether they are one cause that is worth telling. */
export function partsByScripts(pages: readonly PageFacts[]): {
  parts: string[];
  types: string[];
  first: PageFacts | undefined;
  isTold: boolean;
} {
  const typed = pages.filter(({ schemaByScript = [] }) => schemaByScript.length > 0);
  const described = typed.filter(({ schemaByScript = [] }) => schemaByScript.some((type) => !shopTypes.has(type)));
  const shops = typed.filter(({ schemaByScript = [] }) => schemaByScript.some((type) => shopTypes.has(type)));
  const types = [...new Set(typed.flatMap(({ schemaByScript = [] }) => schemaByScript))];
  const menus = pages.filter(({ uncrawlableNavLinks, links }) => {
    const real = links.filter(({ inNav, url }) => inNav && url !== null).length;
    return uncrawlableNavLinks > 0 && real < uncrawlableNavLinks;
  });
  const texts = pages.filter((page) => serverText(page).ratio < 0.5);
  const parts = [
    ...part(described, 'the structured data'),
    ...part(shops, `the shop’s items (${listed(types.filter((type) => shopTypes.has(type)))})`),
    ...part(menus, 'the menu'),
    ...part(texts, 'most of the text'),
  ];
  const [first] = [...typed, ...menus, ...texts];
  return { parts, types, first, isTold: typed.length > 0 || parts.length > 1 };
}

/** Of schema.org: what a shop lists. */
const shopTypes = new Set(['Product', 'ProductGroup', 'Offer', 'AggregateOffer', 'ItemList', 'OfferCatalog']);

function part(pages: readonly PageFacts[], what: string): string[] {
  return pages.length === 0 ? [] : [`${what} of ${counted(pages.length, 'page|pages')}`];
}
