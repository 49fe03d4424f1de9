import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute, hasAttribute, isElement, lineOf, textOf } from '#engine/read/page/dom.ts';
import type { Element, Node } from '#engine/read/page/dom.ts';
import { markControls } from '#engine/read/page/controls.ts';
import type { Item } from '#engine/read/page/item.ts';

export type PageTree = {
  /** Elements in document order, without what is in <template>, <noscript> and <svg>. */
  items: Item[];
  named: (tag: string) => Item[];
  itemOf: (element: Element) => Item | undefined;
  /** The text of an element without the labels of what can be pressed in it, and without the elements that are left out. */
  proseOf: (element: Element, leftOut?: Element) => string;
  /** Text of the first element with this id; empty without one. */
  textOfId: (id: string) => string;
  body: Item | null;
  comments: { text: string; line: number }[];
  /** <template> and <noscript>, which a browser with scripts does not show. */
  unshown: { element: Element; line: number }[];
  landmarks: { main: boolean; article: boolean; nav: boolean; header: boolean; footer: boolean };
};

/** One walk over the parsed page: every later reader looks items up here and never searches the tree again. */
export function buildPageTree(document: DefaultTreeAdapterTypes.Document): PageTree {
  const comments: PageTree['comments'] = [];
  const unshown: PageTree['unshown'] = [];
  const items = collectItems(document, comments, unshown);
  const byTag = Map.groupBy(items, (item) => item.tag);
  const byElement = new Map(items.map((item) => [item.element, item]));
  let byId: Map<string, Element> | null = null;
  const named = (tag: string) => byTag.get(tag) ?? [];
  const body = named('body')[0] ?? null;
  markPlaces(items);
  markControls(items);
  return {
    items,
    named,
    itemOf: (element) => byElement.get(element),
    proseOf: (element, leftOut) =>
      textOf(element, (inner) => inner === leftOut || (byElement.get(inner)?.inControl ?? false)),
    textOfId: (id) => {
      byId ??= new Map(
        items
          .toReversed()
          .flatMap(({ element }) =>
            hasAttribute(element, 'id') ? [[attribute(element, 'id') ?? '', element] as const] : [],
          ),
      );
      const element = byId.get(id);
      return element ? textOf(element).slice(0, 300) : '';
    },
    body,
    comments,
    unshown,
    landmarks: {
      main: items.some((item) => item.tag === 'main' || roleOf(item) === 'main'),
      article: items.some((item) => item.tag === 'article' || roleOf(item) === 'article'),
      nav: items.some((item) => item.tag === 'nav' || roleOf(item) === 'navigation'),
      header: items.some((item) => item.tag === 'header' || roleOf(item) === 'banner'),
      footer: items.some((item) => item.tag === 'footer' || roleOf(item) === 'contentinfo'),
    },
  };
}

/** Never part of the page that a person reads, nor searched for facts. */
const skipped = new Set(['template', 'noscript', 'svg', 'math']);

function collectItems(
  document: DefaultTreeAdapterTypes.Document,
  comments: PageTree['comments'],
  unshown: PageTree['unshown'],
): Item[] {
  const items: Item[] = [];
  const stack: { node: Node; parent: Item | null; leaving: Item | null }[] = [
    { node: document, parent: null, leaving: null },
  ];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, parent, leaving } = next;
    if (leaving) {
      leaving.end = items.length;
      continue;
    }
    if (node.nodeName === '#comment' && 'data' in node) comments.push({ text: node.data, line: lineOf(node) });
    if (!('childNodes' in node)) continue;
    let owner = parent;
    if (isElement(node)) {
      if (node.tagName === 'template' || node.tagName === 'noscript')
        unshown.push({ element: node, line: lineOf(node) });
      if (skipped.has(node.tagName)) continue;
      owner = {
        element: node,
        tag: node.tagName,
        line: lineOf(node),
        index: items.length,
        parent,
        end: 0,
        inMain: false,
        inNav: false,
        inHead: false,
        isHidden: false,
        isChrome: false,
        inControl: false,
      };
      items.push(owner);
      stack.push({ node, parent, leaving: owner });
    }
    for (let index = node.childNodes.length - 1; index >= 0; index -= 1) {
      const child = node.childNodes[index];
      if (child && child.nodeName !== '#text') stack.push({ node: child, parent: owner, leaving: null });
    }
  }
  return items;
}

type Marks = Pick<Item, 'inHead' | 'inNav' | 'isHidden' | 'isChrome'>;
const outside: Marks = { inHead: false, inNav: false, isHidden: false, isChrome: false };

function markPlaces(items: Item[]): void {
  const openable = openableIds(items);
  const carriers = carriersOfContent(items);
  const sections = new Set<Marks>();
  const quotes = new Set<Marks>();
  const footers = new Set<Marks>();
  for (const item of items) {
    const outer = item.parent ?? outside;
    const role = roleOf(item);
    const inSection = sections.has(outer);
    const inQuote = quotes.has(outer);
    const isBanner = item.tag === 'header' && !inSection;
    if (inSection || role === 'main' || sectionTags.has(item.tag)) sections.add(item);
    if (inQuote || item.tag === 'blockquote') quotes.add(item);
    // Below the content, a list of links is no menu, however it is marked.
    if (footers.has(outer) || (item.tag === 'footer' && !inSection)) footers.add(item);
    item.inHead = outer.inHead || item.tag === 'head';
    item.inNav = !footers.has(item) && (outer.inNav || isBanner || item.tag === 'nav' || menuRoles.has(role));
    item.isHidden = outer.isHidden || isHiddenByItself(item, openable);
    item.isChrome = outer.isChrome || isChromeByItself(item, role, { inSection, inQuote, carries: carriers.has(item) });
  }
}

const sectionTags = new Set(['article', 'aside', 'main', 'nav', 'section']);
const menuRoles = new Set(['navigation', 'banner']);

/** `carries`: it holds the content. */
function isChromeByItself(
  item: Item,
  role: string,
  { inSection, inQuote, carries }: { inSection: boolean; inQuote: boolean; carries: boolean },
): boolean {
  const { tag } = item;
  if (tag === 'nav' || tag === 'aside' || role === 'navigation') return true;
  if (!inQuote && (tag === 'footer' || (!inSection && !carries && isFooterBox(item)))) return true;
  return !carries && ((tag === 'header' && !inSection) || isBoxBeside(item));
}

/** A form or what asks for consent, where it has none of the content. */
function isBoxBeside(item: Item): boolean {
  return item.tag === 'form' || isConsentBox(item);
}

/** A form around the whole page (as some frameworks make) or a banner with the page's own heading is content. */
function carriersOfContent(items: Item[]): Set<Item> {
  const carriers = new Set<Item>();
  for (const item of items) {
    if (item.tag !== 'h1' && item.tag !== 'main' && item.tag !== 'article') continue;
    for (let at: Item | null = item; at && !carriers.has(at); at = at.parent) carriers.add(at);
  }
  return carriers;
}

/** Ids of panels that something on the page opens: tabs, accordions, menus. */
function openableIds(items: Item[]): Set<string> {
  const ids = new Set<string>();
  for (const { element } of items) {
    for (const name of ['aria-controls', 'data-target', 'data-bs-target', 'for', 'href']) {
      const value = attribute(element, name);
      if (value && (name === 'aria-controls' || name === 'for' || value.startsWith('#')))
        for (const id of value.split(/\s+/)) ids.add(id.replace(/^#/, ''));
    }
  }
  return ids;
}

function isHiddenByItself(item: Item, openable: Set<string>): boolean {
  const { element } = item;
  const hidden = attribute(element, 'hidden');
  const isOff =
    (hidden !== null && hidden !== 'until-found') ||
    attribute(element, 'aria-hidden') === 'true' ||
    (item.tag === 'dialog' && !hasAttribute(element, 'open')) ||
    /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attribute(element, 'style') ?? '');
  if (!isOff) return false;
  const role = roleOf(item);
  return role !== 'tabpanel' && role !== 'region' && !openable.has(attribute(element, 'id') ?? '');
}

/** Builders without a <footer>: `<section class="footer">`, `data-elementor-type="footer"`. The class alone, since a card has a footer, too. */
function isFooterBox(item: Item): boolean {
  if (item.tag !== 'div' && item.tag !== 'section') return false;
  return (
    attribute(item.element, 'data-elementor-type') === 'footer' ||
    /^(?:site-|page-)?footer$/i.test(attribute(item.element, 'class')?.trim() ?? '')
  );
}

function isConsentBox(item: Item): boolean {
  if (item.tag !== 'div' && item.tag !== 'section') return false;
  return /cookie|consent|gdpr|onetrust|cmp-/i.test(
    `${attribute(item.element, 'id') ?? ''} ${attribute(item.element, 'class') ?? ''}`,
  );
}

function roleOf(item: Item): string {
  return attribute(item.element, 'role') ?? '';
}
