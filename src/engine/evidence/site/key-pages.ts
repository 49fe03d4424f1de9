import { samePageKey, withoutQuery } from '#engine/base/addresses/page-name.ts';
import { eachPageOnce, showsSameText } from '#engine/evidence/site/same-text.ts';
import type { PageFacts, PageKind, SiteEvidence } from '#engine/evidence/evidence.ts';

const always: readonly PageKind[] = ['home', 'about', 'contact', 'product', 'pricing', 'faq'];
const newestArticles = 10;
const largestNumber = 25;

/**
 * The pages that "share of key pages" counts: home first, then about, contact, offers, prices, questions, whatever else the
 * menu of the home page leads to (a plumber's /boiler-repair says nothing of its kind), and ten articles.
 */
export function keyPages(site: SiteEvidence): readonly PageFacts[] {
  const known = keys.get(site) ?? chooseKeyPages(site);
  keys.set(site, known);
  return known;
}

const keys = new WeakMap<SiteEvidence, readonly PageFacts[]>();

function chooseKeyPages(site: SiteEvidence): PageFacts[] {
  const ofKind = (kind: PageKind) => site.pages.filter((page) => page.kind === kind);
  const inMenu = new Set(
    homePage(site)?.links.flatMap((link) => (link.inNav && link.url !== null ? [link.url.replace(/#.*$/, '')] : [])),
  );
  const linked = [...inMenu].some((url) => url !== homePage(site)?.url) ? inMenu : linkedFromHome(site);
  const others = ofKind('other').filter((page) => linked.has(page.url) || linked.has(page.requestedUrl));
  const all = [...always.flatMap(ofKind), ...others, ...ofKind('article').slice(0, newestArticles)];
  const own = all.filter((page) => !isSecondAddress(page, site));
  return eachPageOnce(own).slice(0, largestNumber);
}

/** The same text as another page that was read, which it names as its canonical; or as the page without its query ("/contact?about=lessons"), or the first with one. */
function isSecondAddress(page: PageFacts, { pages }: SiteEvidence): boolean {
  const named = page.canonicals[0]?.url;
  if (named === undefined && page.url.includes('?')) {
    const path = withoutQuery(page.url);
    const same = pages.filter((other) => withoutQuery(other.url) === path && showsSameText(page, other));
    return page !== (same.find(({ url }) => url === path) ?? same[0]);
  }
  if (named === undefined || named === null || samePageKey(named) === samePageKey(page.url)) return false;
  return pages.some((other) => samePageKey(other.url) === samePageKey(named) && showsSameText(page, other));
}

/** Where nothing marks a menu (tables, plain lists), what the home page links to is the menu. */
function linkedFromHome(site: SiteEvidence): ReadonlySet<string> {
  return new Set(
    homePage(site)?.links.flatMap((link) => (link.internal && link.url !== null ? [link.url.replace(/#.*$/, '')] : [])),
  );
}

export function homePage(site: SiteEvidence): PageFacts | undefined {
  return site.pages.find((page) => page.kind === 'home');
}
