import { getDomain } from 'tldts';
import { networkNames } from '#engine/base/addresses/network-names.ts';
import { decoded } from '#engine/base/text/decoded.ts';
import { standInAddress } from '#engine/base/text/stand-ins.ts';
import { isSameDomain } from '#engine/base/addresses/registrable-domain.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { attribute, collapse, hasAttribute, textOf } from '#engine/read/page/dom.ts';
import type { Item } from '#engine/read/page/item.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';
import type { Resolve } from '#engine/read/page/read-head.ts';

const maximumLinks = 3000;

export function readLinks(
  tree: PageTree,
  siteHost: string,
  resolve: Resolve,
): Pick<PageFacts, 'links' | 'uncrawlableNavLinks'> {
  const domains = new Map<string, boolean>();
  const isInternal = (url: string) => {
    const { host, hostname } = new URL(url);
    const known = domains.get(host);
    if (known !== undefined) return known;
    // Where nobody can register a domain (127.0.0.1, localhost) the port tells sites apart.
    const isRegistrable = getDomain(hostname) !== null;
    const internal = isRegistrable ? isSameDomain(url, `http://${siteHost}`) : host === siteHost;
    domains.set(host, internal);
    return internal;
  };
  const places = new Set(
    tree.items.flatMap(({ element }) => [attribute(element, 'id') ?? '', attribute(element, 'name') ?? '']),
  );
  const anchors = [...tree.named('a'), ...tree.named('area')].filter((item) => !item.isHidden || item.inNav);
  const links = anchors
    .filter((item) => hasAttribute(item.element, 'href'))
    .slice(0, maximumLinks)
    .map((item) => {
      const href = (attribute(item.element, 'href') ?? '').trim();
      const url = isTemplatesField(href) ? null : resolve(href);
      const network = href === '' || href === '#' ? networkNamed(tree, item) : null;
      return {
        ...(network === null ? {} : { network }),
        ...(network === null && isNowhere(tree, item, href, places) && { nowhere: true as const }),
        href: href.slice(0, 2000),
        url,
        text: nameOf(tree, item),
        rel: (attribute(item.element, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean),
        internal: url !== null && isInternal(url),
        inMain: item.inMain,
        inNav: item.inNav,
        line: item.line,
      };
    });
  return { links, uncrawlableNavLinks: anchors.filter((item) => item.inNav && isUncrawlable(item)).length };
}

/** "[url]", "{{ link }}": no address that anybody could ask for. */
function isTemplatesField(href: string): boolean {
  return /[[{%]/.test(href) && standInAddress(href.slice(0, 500)) !== null;
}

/** A bare link with words to the top, or to a place that the page lacks. A class or an event may be for a script. */
function isNowhere(tree: PageTree, item: Item, href: string, places: ReadonlySet<string>): boolean {
  if (!/^#(?![!/])/.test(href) || href === '#top' || !/\p{L}{2}/u.test(textOf(item.element))) return false;
  const isThere = href !== '#' && places.has(decoded(href.slice(1)));
  const isBare = item.element.attrs.every(({ name }) => bareAttributes.has(name));
  const isOpener =
    item.parent?.tag === 'li' &&
    tree.items.slice(item.end, item.parent.end).some(({ tag }) => tag === 'ul' || tag === 'div');
  return isBare && !isOpener && !isThere;
}

const bareAttributes = new Set(['href', 'title', 'target', 'rel', 'style', 'hreflang', 'lang']);

/** The network that a link to nowhere is called after, by its words or its icon: "Instagram", class "fa-instagram", data-lucide "instagram", "instagram.svg"; null where a script may set where it leads. */
function networkNamed(tree: PageTree, item: Item): string | null {
  const { attrs } = item.element;
  if (attrs.some(({ name }) => name === 'id' || name === 'role' || name.startsWith('on') || name.startsWith('data-')))
    return null;
  const inside = tree.items.slice(item.index, Math.min(item.end, item.index + 10));
  const icons = inside.flatMap(({ element }) =>
    element.attrs
      .filter(({ name }) => /^(?:class|name|icon|data-.*)$/.test(name))
      .map(({ value }) => value.slice(0, 200)),
  );
  const files = inside.flatMap(({ element }) => attribute(element, 'src')?.split('/').at(-1)?.slice(0, 100) ?? []);
  const words = `${nameOf(tree, item).slice(0, 40)} ${[...icons, ...files].join(' ')}`.toLowerCase().split(/[^a-z]+/);
  return Object.entries(networks).find(([word]) => words.includes(word))?.[1] ?? null;
}

const networks = { ...networkNames, pinterest: 'Pinterest', tiktok: 'TikTok', youtube: 'YouTube' };

/** What a reader, or a program that reads aloud, takes the link to be called. */
function nameOf(tree: PageTree, item: Item): string {
  // As screen readers do: a label wins over the text.
  const text = labelOf(tree, item) || textOf(item.element);
  if (text) return text.slice(0, 300);
  const images = tree.items
    .slice(item.index, Math.min(item.end, item.index + 20))
    .filter((inner) => inner.tag === 'img');
  return collapse(
    images.map((image) => attribute(image.element, 'alt') ?? '').join(' ') || (attribute(item.element, 'title') ?? ''),
  ).slice(0, 300);
}

function labelOf(tree: PageTree, { element }: Item): string {
  const label = collapse(attribute(element, 'aria-label') ?? '');
  const ids = (attribute(element, 'aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
  return ids.length === 0
    ? label
    : collapse(
        ids
          .slice(0, 5)
          .map((id) => tree.textOfId(id))
          .join(' '),
      ) || label;
}

/** A target that only a script knows. An anchor with a name or an id is a place, not a link; a button opens a menu. */
function isUncrawlable({ element }: Item): boolean {
  const href = attribute(element, 'href');
  if (href !== null) return /^\s*javascript:/i.test(href);
  const isPlace = hasAttribute(element, 'name') || (hasAttribute(element, 'id') && textOf(element) === '');
  return (
    !isPlace &&
    attribute(element, 'role') !== 'button' &&
    !hasAttribute(element, 'aria-haspopup') &&
    !hasAttribute(element, 'aria-expanded')
  );
}
