import type { SchemaNode } from '#engine/evidence/evidence.ts';
import { attribute, hasAttribute, textOf } from '#engine/read/page/dom.ts';
import type { Item } from '#engine/read/page/item.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';
import type { Resolve } from '#engine/read/page/read-head.ts';
import { withoutPrefix } from '#engine/read/page/read-json-ld.ts';

/** schema.org items written as microdata. An inner item is in its property as `{ "@type", … }`, and by itself. */
export function readMicrodata(tree: PageTree, resolve: Resolve): SchemaNode[] {
  const found: SchemaNode[] = [];
  const scopes = new Map<Item, SchemaNode>();
  const depths = new Map<SchemaNode, number>();
  const nodes = new Map(
    tree.items.filter(({ element }) => hasAttribute(element, 'itemscope')).map((item) => [item, newNode(item)]),
  );
  const referrers = readReferrers(tree, nodes);
  for (const item of tree.items) {
    const { element } = item;
    const outer = referrers.get(item) ?? (item.parent ? scopes.get(item.parent) : undefined);
    const own = nodes.get(item);
    if (own) own.top = outer === undefined;
    const names = (attribute(element, 'itemprop') ?? '').split(/\s+/).filter(Boolean);
    const depth = own && outer ? (depths.get(outer) ?? 0) + 1 : 0;
    if (own) depths.set(own, depth);
    if (outer && names.length > 0 && depth <= maximumNesting) {
      const value = own ? nested(own) : valueOf(item, resolve);
      for (const name of names.slice(0, 10)) addProperty(outer, withoutPrefix(name), value);
    }
    const scope = own ?? outer;
    if (scope) scopes.set(item, scope);
    if (own && own.types.length > 0 && found.length < 500) found.push(own);
  }
  return found;
}

/** Deeper than any real item; each level is stored once more. */
export const maximumNesting = 6;

const maximumReferences = 200;

/** What is elsewhere on the page and belongs to an item by its `itemref`. What itself refers on is left where it is: it could lead back. */
function readReferrers(tree: PageTree, nodes: ReadonlyMap<Item, SchemaNode>): Map<Item, SchemaNode> {
  const byId = new Map<string, SchemaNode>();
  for (const [{ element }, node] of nodes)
    for (const id of (attribute(element, 'itemref') ?? '').split(/\s+/))
      if (id !== '' && byId.size < maximumReferences) byId.set(id, node);
  if (byId.size === 0) return new Map();
  const referrers = new Map<Item, SchemaNode>();
  for (const item of tree.items) {
    const id = attribute(item.element, 'id') ?? '';
    const node = byId.get(id);
    byId.delete(id); // an id names the first element that bears it
    if (node && !tree.items.slice(item.index, item.end).some((inner) => hasAttribute(inner.element, 'itemref')))
      referrers.set(item, node);
  }
  return referrers;
}

function newNode(item: Item): SchemaNode {
  const types = (attribute(item.element, 'itemtype') ?? '')
    .split(/\s+/)
    .filter((name) => /schema\.org\//i.test(name))
    .map(withoutPrefix);
  return {
    syntax: 'microdata',
    types,
    id: attribute(item.element, 'itemid'),
    properties: {},
    top: true,
    line: item.line,
  };
}

/** Shares the properties of the inner item, which are still to be read. */
function nested(node: SchemaNode): Record<string, unknown> {
  node.properties['@type'] = node.types;
  return node.properties;
}

/** The first value plain, further ones in a list, as JSON-LD writes it. */
export function addProperty(node: SchemaNode, name: string, value: unknown): void {
  const before = node.properties[name];
  if (!Object.hasOwn(node.properties, name)) node.properties[name] = value;
  else if (Array.isArray(before) && before.length < 200) before.push(value);
  else if (!Array.isArray(before)) node.properties[name] = [before, value];
}

const addresses: Record<string, string> = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  audio: 'src',
  video: 'src',
  source: 'src',
  embed: 'src',
  iframe: 'src',
  object: 'data',
};

/** By the rules of the HTML standard: an address, a machine-readable value, or the text. */
export function valueOf({ element, tag }: Item, resolve: Resolve): string {
  const content = attribute(element, 'content');
  if (content !== null) return content.slice(0, 5000);
  const name = addresses[tag];
  const address = name ? attribute(element, name) : null;
  if (address !== null) return resolve(address) ?? address;
  const machine = attribute(element, tag === 'time' ? 'datetime' : 'value');
  if (machine !== null && ['time', 'data', 'meter'].includes(tag)) return machine;
  return textOf(element).slice(0, 5000);
}
