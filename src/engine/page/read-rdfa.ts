import type { SchemaNode } from '#engine/evidence.ts';
import { attribute } from '#engine/page/dom.ts';
import type { Item } from '#engine/page/item.ts';
import type { PageTree } from '#engine/page/page-tree.ts';
import type { Resolve } from '#engine/page/read-head.ts';
import { withoutPrefix } from '#engine/page/read-json-ld.ts';
import { addProperty, maximumNesting, valueOf } from '#engine/page/read-microdata.ts';

/** schema.org items written as RDFa Lite: vocab, typeof, property, resource. Open Graph's `property` is none of it. */
export function readRdfa(tree: PageTree, resolve: Resolve): SchemaNode[] {
  const found: SchemaNode[] = [];
  const places = new Map<Item, { vocabulary: boolean; node: SchemaNode | undefined; depth: number }>();
  for (const item of tree.items) {
    const { element } = item;
    const outer = item.parent ? places.get(item.parent) : undefined;
    const vocab = attribute(element, 'vocab');
    const vocabulary = vocab === null ? (outer?.vocabulary ?? false) : /^https?:\/\/(?:www\.)?schema\.org\b/i.test(vocab.trim());
    const types = (attribute(element, 'typeof') ?? '')
      .split(/\s+/)
      .filter((name) => name !== '' && (vocabulary || isSchemaName(name)))
      .map(withoutPrefix);
    const own: SchemaNode | undefined =
      types.length > 0
        ? { syntax: 'rdfa', types, id: attribute(element, 'resource'), properties: {}, top: outer?.node === undefined, line: item.line }
        : undefined;
    const names = (attribute(element, 'property') ?? '')
      .split(/\s+/)
      .filter((name) => name !== '' && (vocabulary ? !name.includes(':') || isSchemaName(name) : isSchemaName(name)));
    const depth = (outer?.depth ?? 0) + (own ? 1 : 0);
    if (outer?.node && names.length > 0 && depth <= maximumNesting + 1) {
      if (own) own.properties['@type'] = own.types;
      const value = own ? own.properties : valueOf(item, resolve);
      for (const name of names.slice(0, 10)) addProperty(outer.node, withoutPrefix(name), value);
    }
    const node = own ?? outer?.node;
    if (vocabulary || node) places.set(item, { vocabulary, node, depth });
    if (own && found.length < 500) found.push(own);
  }
  return found;
}

function isSchemaName(name: string): boolean {
  return /^(?:schema:|https?:\/\/(?:www\.)?schema\.org\/)/i.test(name);
}
