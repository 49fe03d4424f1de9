import type { SchemaNode } from '#engine/evidence/evidence.ts';
import { attribute } from '#engine/read/page/dom.ts';
import type { Item } from '#engine/read/page/item.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';
import type { Resolve } from '#engine/read/page/read-head.ts';
import { withoutPrefix } from '#engine/read/page/read-json-ld.ts';
import { addProperty, maximumNesting, valueOf } from '#engine/read/page/read-microdata.ts';

/** What the elements inside of one belong to. */
type Place = { vocabulary: boolean; node: SchemaNode | undefined; depth: number };
const outside: Place = { vocabulary: false, node: undefined, depth: 0 };

/** schema.org items written as RDFa Lite: vocab, typeof, property, resource. Open Graph's `property` is none of it. */
export function readRdfa(tree: PageTree, resolve: Resolve): SchemaNode[] {
  const found: SchemaNode[] = [];
  const places = new Map<Item, Place>();
  for (const item of tree.items) {
    const { element } = item;
    const outer = (item.parent && places.get(item.parent)) ?? outside;
    const vocab = attribute(element, 'vocab');
    const vocabulary = vocab === null ? outer.vocabulary : /^https?:\/\/(?:www\.)?schema\.org\b/i.test(vocab.trim());
    const types = namesIn(attribute(element, 'typeof'), (name) => vocabulary || isSchemaName(name));
    const own: SchemaNode | undefined =
      types.length > 0
        ? {
            syntax: 'rdfa',
            types,
            id: attribute(element, 'resource'),
            properties: {},
            top: outer.node === undefined,
            line: item.line,
          }
        : undefined;
    const names = namesIn(
      attribute(element, 'property'),
      (name) => (vocabulary && !name.includes(':')) || isSchemaName(name),
    );
    const depth = outer.depth + (own ? 1 : 0);
    if (outer.node && names.length > 0 && depth <= maximumNesting + 1) {
      if (own) own.properties['@type'] = own.types;
      const value = own ? own.properties : valueOf(item, resolve);
      for (const name of names.slice(0, 10)) addProperty(outer.node, name, value);
    }
    const node = own ?? outer.node;
    if (vocabulary || node) places.set(item, { vocabulary, node, depth });
    if (own && found.length < 500) found.push(own);
  }
  return found;
}

/** Those of schema.org in an attribute, without a prefix. */
function namesIn(value: string | null, isTheirs: (name: string) => boolean): string[] {
  return value === null
    ? []
    : value.split(/\s+/).flatMap((name) => (name !== '' && isTheirs(name) ? [withoutPrefix(name)] : []));
}

function isSchemaName(name: string): boolean {
  return /^(?:schema:|https?:\/\/(?:www\.)?schema\.org\/)/i.test(name);
}
