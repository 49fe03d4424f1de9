import type { PageFacts, SchemaNode } from '#engine/evidence/evidence.ts';
import { attribute, collapse, textOf } from '#engine/read/page/dom.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';
import type { Resolve } from '#engine/read/page/read-head.ts';

type Author = PageFacts['authors'][number];

/** Whoever the markup or a link names as the page's author, one entry per name and source. A line "By …" proves no author. */
export function findAuthors(tree: PageTree, schema: SchemaNode[], resolve: Resolve): Author[] {
  const all = [...fromSchema(schema, resolve), ...fromMeta(tree), ...fromRel(tree, resolve)];
  const seen = new Set<string>();
  return all
    .filter(({ name, source }) => {
      const key = `${source} ${name.toLowerCase()}`;
      return seen.has(key) ? false : seen.add(key);
    })
    .slice(0, 50);
}

function fromSchema(schema: SchemaNode[], resolve: Resolve): Author[] {
  const byId = new Map(schema.flatMap((node) => (node.id ? [[node.id, node] as const] : [])));
  return schema
    .filter((node) => node.types.some((type) => /Article|Posting|Page|Report|CreativeWork|HowTo|Recipe/.test(type)))
    .flatMap((node) => {
      const value = node.properties['author'];
      const list: unknown[] = Array.isArray(value) ? value : [value];
      return list.flatMap((author): Author[] => {
        if (typeof author === 'string') return named(author, 'json-ld', null, node.line);
        if (typeof author !== 'object' || author === null) return [];
        const reference = '@id' in author && typeof author['@id'] === 'string' ? byId.get(author['@id']) : undefined;
        const properties: Record<string, unknown> = reference ? { ...author, ...reference.properties } : { ...author };
        const { name, url } = properties;
        return typeof name === 'string'
          ? named(name, 'json-ld', typeof url === 'string' ? resolve(url) : null, node.line)
          : [];
      });
    });
}

function fromMeta(tree: PageTree): Author[] {
  return tree.named('meta').flatMap(({ element, line }) => {
    const name = (attribute(element, 'name') ?? attribute(element, 'property') ?? '').toLowerCase();
    const content = attribute(element, 'content') ?? '';
    return name === 'author' || (name === 'article:author' && !/^https?:/.test(content))
      ? named(content, 'meta', null, line)
      : [];
  });
}

function fromRel(tree: PageTree, resolve: Resolve): Author[] {
  return tree
    .named('a')
    .filter((item) => !item.isHidden && /\bauthor\b/i.test(attribute(item.element, 'rel') ?? ''))
    .flatMap((item) => named(textOf(item.element), 'rel', resolve(attribute(item.element, 'href') ?? ''), item.line));
}

function named(raw: string, source: Author['source'], url: string | null, line: number | null): Author[] {
  const name = collapse(raw).slice(0, 100);
  return /\p{L}/u.test(name) && !/^https?:/i.test(name) ? [{ name, source, url, line }] : [];
}
