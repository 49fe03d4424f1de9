import { countWords } from '#engine/derived/words.ts';
import type { PageFacts, SchemaNode } from '#engine/evidence.ts';
import { attribute, collapse, textOf } from '#engine/page/dom.ts';
import type { Item, PageTree } from '#engine/page/page-tree.ts';
import type { Resolve } from '#engine/page/read-head.ts';

type Author = PageFacts['authors'][number];

/** Whoever the page names as its author, one entry per name and source. */
export function findAuthors(tree: PageTree, schema: SchemaNode[], blocks: PageFacts['blocks'], resolve: Resolve): Author[] {
  const all = [...fromSchema(schema, resolve), ...fromMeta(tree), ...fromRel(tree, resolve), ...fromByline(tree, resolve), ...fromBlocks(blocks)];
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
        return typeof name === 'string' ? named(name, 'json-ld', typeof url === 'string' ? resolve(url) : null, node.line) : [];
      });
    });
}

function fromMeta(tree: PageTree): Author[] {
  return tree.named('meta').flatMap(({ element, line }) => {
    const name = (attribute(element, 'name') ?? attribute(element, 'property') ?? '').toLowerCase();
    const content = attribute(element, 'content') ?? '';
    return name === 'author' || (name === 'article:author' && !/^https?:/.test(content)) ? named(content, 'meta', null, line) : [];
  });
}

function fromRel(tree: PageTree, resolve: Resolve): Author[] {
  return tree
    .named('a')
    .filter((item) => !item.isHidden && /\bauthor\b/i.test(attribute(item.element, 'rel') ?? ''))
    .flatMap((item) => named(textOf(item.element), 'rel', resolve(attribute(item.element, 'href') ?? ''), item.line));
}

const opening = /^(?:(?:written|posted|published|words|article)\s+)?(?:by|von|par|por|di|door|author|autor(?:in)?|auteur|text)(?:\s?:\s?|\s+)/i;
const bylineClass = /(?:^|[\s_-])(?:author|byline|verfasser|auteur)(?:[\s_-]|$)/i;

function fromByline(tree: PageTree, resolve: Resolve): Author[] {
  return tree.items
    .filter((item) => item.inMain && bylineClass.test(attribute(item.element, 'class') ?? '') && item.tag !== 'img')
    .slice(0, 20)
    .flatMap((item) => {
      const link = linkInside(tree, item);
      const shown = link
        ? textOf(link.element)
        : (textOf(item.element)
            .replace(opening, '')
            .split(/\s*[,·|•–—]\s|\s+(?:on|am|le)\s+/)[0] ?? '');
      return countWords(shown) <= 6 ? named(shown.replace(opening, ''), 'byline', link ? resolve(attribute(link.element, 'href') ?? '') : null, item.line) : [];
    });
}

function linkInside(tree: PageTree, item: Item): Item | undefined {
  return tree.items.slice(item.index, Math.min(item.end, item.index + 50)).find((inner) => inner.tag === 'a' && textOf(inner.element) !== '');
}

/** "By Ada Weber" on a short line of its own, with or without the date before it, near the top or at the end. */
function fromBlocks(blocks: PageFacts['blocks']): Author[] {
  return [...blocks.slice(0, 6), ...blocks.slice(6).slice(-3)].flatMap(({ text }) => {
    const name =
      text.length < 120
        ? /^(?:[\d\s.,/-]*\d{4}[\s,|·•–—-]+)?(?:written by|posted by|by|von|par|por|author:|autor(?:in)?:)\s+((?:\p{Lu}[\p{L}.'’-]{0,30}\s?){2,4})(?:[,·|•–—(]|on\b|am\b|$)/iu.exec(
            text,
          )?.[1]
        : undefined;
    return name && /^\p{Lu}/u.test(name) ? named(name, 'byline', null, null) : [];
  });
}

function named(raw: string, source: Author['source'], url: string | null, line: number | null): Author[] {
  const name = collapse(raw).slice(0, 100);
  return /\p{L}/u.test(name) && !/^https?:/i.test(name) ? [{ name, source, url, line }] : [];
}
