import type { PageFacts } from '#engine/evidence/evidence.ts';
import { attribute, collapse, hasAttribute, isElement, isText, textOf } from '#engine/read/page/dom.ts';
import type { Item } from '#engine/read/page/item.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';
import type { Resolve } from '#engine/read/page/read-head.ts';

export type PageElements = Pick<PageFacts, 'forms' | 'images' | 'tables' | 'listItems' | 'mixedContent' | 'appShell'>;

/** Pictures, tables, lists, what is loaded, and whether a script builds the page. */
export function readElements(tree: PageTree, url: string, resolve: Resolve): PageElements {
  const forms = tree.named('form').flatMap(({ element, isHidden, line }) => {
    const action = (attribute(element, 'action') ?? '').trim().slice(0, 500);
    return isHidden || action === '' ? [] : [{ action, line }];
  });
  return {
    ...(forms.length > 0 && { forms: forms.slice(0, 20) }),
    images: tree
      .named('img')
      .filter((item) => !item.isHidden || isDecorative(item))
      .slice(0, 1000)
      .map((item) => readImage(item, resolve)),
    tables: tree
      .named('table')
      .filter((item) => !['presentation', 'none'].includes(attribute(item.element, 'role') ?? '') && !item.isHidden)
      .slice(0, 200)
      .map((item) => readTable(tree, item)),
    listItems: tree.named('li').filter((item) => item.inMain).length,
    mixedContent: url.startsWith('https:') ? insecureLoads(tree, resolve) : [],
    appShell: {
      emptyRoot: tree.items.some(isEmptyRoot),
      moduleScripts: tree.named('script').filter(mayBuildPage).length,
    },
  };
}

function readImage(item: Item, resolve: Resolve): PageFacts['images'][number] {
  const own = attribute(item.element, 'src');
  const src = own ?? attribute(item.element, 'data-src') ?? attribute(item.element, 'srcset') ?? '';
  const isSetLater = ['data-src', 'data-lazy-src', 'data-original'].some((name) => hasAttribute(item.element, name));
  const url = own === null || own.length > 500 || isSetLater ? null : resolve(own);
  return {
    src: src.slice(0, 500),
    ...(url !== null && url !== src && { url }),
    alt: attribute(item.element, 'alt') ?? otherName(item),
    decorative: isDecorative(item),
    inMain: item.inMain,
    line: item.line,
  };
}

/** What a screen reader says of a picture without a text: its label, or its title. */
function otherName({ element }: Item): string | null {
  return attribute(element, 'aria-label') ?? attribute(element, 'aria-labelledby') ?? attribute(element, 'title');
}

/** alt="" says that a picture means nothing to a reader, and so do these roles. A tracking pixel is no picture at all. */
function isDecorative({ element }: Item): boolean {
  const role = attribute(element, 'role');
  const style = attribute(element, 'style') ?? '';
  const isPixel = ['width', 'height'].every(
    (side) =>
      /^[01](?:px)?$/.test(attribute(element, side)?.trim() ?? '') ||
      new RegExp(String.raw`(?:^|[;\s])${side}\s*:\s*[01](?:px)?\s*(?:[;!]|$)`, 'i').test(style),
  );
  return (
    attribute(element, 'alt')?.trim() === '' ||
    role === 'presentation' ||
    role === 'none' ||
    attribute(element, 'aria-hidden') === 'true' ||
    isPixel
  );
}

function readTable(tree: PageTree, table: Item): PageFacts['tables'][number] {
  const inside = tree.items.slice(table.index, Math.min(table.end, table.index + 5000));
  const rows = inside.filter((item) => item.tag === 'tr');
  const cellsOf = (row: Item) =>
    tree.items
      .slice(row.index, Math.min(row.end, row.index + 500))
      .filter((item) => (item.tag === 'td' || item.tag === 'th') && item.parent === row);
  const widths = rows.slice(0, 50).map((row) => cellsOf(row).length);
  const first = rows[0];
  return {
    rows: rows.length,
    columns: Math.max(0, ...widths),
    inMain: table.inMain,
    header: first
      ? cellsOf(first)
          .slice(0, 20)
          .map((cell) => textOf(cell.element).slice(0, 100))
      : [],
  };
}

const loads: readonly [string, string][] = [
  ['img', 'src'],
  ['script', 'src'],
  ['iframe', 'src'],
  ['audio', 'src'],
  ['video', 'src'],
  ['source', 'src'],
  ['embed', 'src'],
  ['object', 'data'],
  ['link', 'href'],
];

/** What a browser loads with the page over plain http. A link to such a page is no such load. */
function insecureLoads(tree: PageTree, resolve: Resolve): PageFacts['mixedContent'] {
  return loads
    .flatMap(([tag, name]) =>
      tree.named(tag).flatMap((item) => {
        if (
          tag === 'link' &&
          !/\b(?:stylesheet|icon|preload|modulepreload|manifest)\b/i.test(attribute(item.element, 'rel') ?? '')
        )
          return [];
        const url = resolve(attribute(item.element, name) ?? '');
        return url?.startsWith('http:') ? [{ url, line: item.line }] : [];
      }),
    )
    .slice(0, 50);
}

const rootIds = new Set([
  'root',
  'app',
  '__next',
  '__nuxt',
  '___gatsby',
  'svelte',
  'q-app',
  'app-root',
  'react-root',
  'main-app',
  'ember-app',
  'application',
]);

/** The place that a client-side framework fills, still empty (or holding only a word such as "Loading"). */
function isEmptyRoot({ element, tag }: Item): boolean {
  const isRoot =
    rootIds.has((attribute(element, 'id') ?? '').toLowerCase()) ||
    tag === 'app-root' ||
    hasAttribute(element, 'data-reactroot') ||
    hasAttribute(element, 'ng-app');
  return (
    isRoot &&
    tag !== 'script' &&
    collapse(textOf(element)).length < 30 &&
    element.childNodes.every((child) => isText(child) || isElement(child) || child.nodeName === '#comment')
  );
}

/** Scripts with a source of their own: module, deferred, or from the page's own host. Analytics of others build nothing. */
function mayBuildPage({ element }: Item): boolean {
  const source = attribute(element, 'src');
  if (attribute(element, 'type') === 'module') return true;
  return source !== null && !/^(?:https?:)?\/\//i.test(source);
}
