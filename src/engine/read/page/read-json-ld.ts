import { jsonrepair } from 'jsonrepair';
import type { PageFacts, SchemaNode } from '#engine/evidence/evidence.ts';
import { attribute, isText } from '#engine/read/page/dom.ts';
import { jsonFaultAt } from '#engine/read/page/json-fault.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';

/**
 * Every JSON-LD item of the page, out of arrays, @graph and other items; each script that does not parse, and the items that only a repair
 * of it gives. Nothing is fetched or run.
 */
export function readJsonLd(
  tree: PageTree,
): Pick<PageFacts, 'schema' | 'schemaErrors'> & { brokenSchema: SchemaNode[]; schemaByScript: string[] } {
  const schema: SchemaNode[] = [];
  const byScript = new Set<string>();
  const brokenSchema: SchemaNode[] = [];
  let left = longestRepaired;
  const schemaErrors: PageFacts['schemaErrors'] = [];
  for (const item of tree.named('script')) {
    const source = item.element.childNodes.map((child) => (isText(child) ? child.value : '')).join('');
    if (source.trim() === '') continue;
    if (!/^\s*application\/ld\+json\b/i.test(attribute(item.element, 'type') ?? '')) {
      for (const type of typesWritten(source)) byScript.add(type);
      continue;
    }
    const parsed = parseForgivingly(source);
    if (parsed.problem) {
      const line = item.line + parsed.problem.line - 1;
      schemaErrors.push({
        line,
        message: parsed.problem.message,
        excerpt: parsed.problem.excerpt,
        repaired: parsed.value !== undefined,
      });
    }
    if (parsed.value !== undefined) {
      const before = schema.length;
      collectNodes(parsed.value, item.line, schema);
      if (schema.length === before) schemaErrors.push(...withoutAt(source, item.line));
    } else if (source.length <= left) {
      left -= source.length;
      collectNodes(guess(source), item.line, brokenSchema);
    }
  }
  return {
    schema: schema.slice(0, maximumNodes),
    schemaErrors: schemaErrors.slice(0, 50),
    brokenSchema: brokenSchema.slice(0, maximumNodes),
    schemaByScript: [...byScript].slice(0, maximumNodes),
  };
}

/** Search engines read "@type" alone: an item with "type" in its place is there, and its type is not read. */
function withoutAt(source: string, line: number): PageFacts['schemaErrors'] {
  const found = /"type"\s*:\s*(?:\[\s*)?"/.exec(source);
  if (!found) return [];
  const before = source.slice(0, found.index).split('\n');
  const excerpt = (source.split('\n')[before.length - 1] ?? '').trim().slice(0, 160);
  return [
    {
      line: line + before.length - 1,
      message: 'it says "type" where readers look for "@type"',
      excerpt,
      repaired: false,
    },
  ];
}

/** Types of the items that a script writes into the page when it runs: it names the vocabulary, and the types as a value of "@type". */
function typesWritten(source: string): string[] {
  if (!/schema\.org\b/.test(source)) return [];
  return Array.from(source.matchAll(/@type\\*["'`]?\s*:\s*\\*["'`](\w{2,60})/g), ([, type = '']) => type);
}

/** Characters of a page's broken scripts that are repaired: longer ones may take the repair a second. */
const longestRepaired = 20_000;

/** What a broken script seems to say, where all its texts stand in it word for word; else null. */
function guess(source: string): unknown {
  try {
    const value: unknown = JSON.parse(jsonrepair(source));
    return textsIn(value).every((text) => source.includes(text) || source.includes(JSON.stringify(text).slice(1, -1)))
      ? value
      : null;
  } catch {
    return null; // no repair, or nested deeper than the repair can follow
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const maximumNodes = 1000;
const maximumDepth = 12;

type Parsed = { value?: unknown; problem: { line: number; message: string; excerpt: string } | null };

/** JSON.parse as consumers do it; then once more without the wrappers and raw control characters that content systems leave. */
function parseForgivingly(source: string): Parsed {
  const clean = source.replace(/^[\s\ufeff]+/, (start) => start.replaceAll(/[^\n]/g, ' ')).replace(/;\s*$/, '');
  try {
    return { value: JSON.parse(clean), problem: null };
  } catch (error) {
    const problem = describe(clean, error);
    const repaired = clean
      .replaceAll(
        /<!--|(?:\/\/\s*)?-->|(?:(?:\/\/|\/\*)\s*)?<!\[CDATA\[\s*(?:\*\/)?|(?:(?:\/\/|\/\*)\s*)?\]\]>\s*(?:\*\/)?/g,
        ' ',
      )
      // eslint-disable-next-line no-control-regex -- these are the characters that JSON forbids inside strings
      .replaceAll(/[\u0000-\u001f]+/g, ' ');
    try {
      return { value: JSON.parse(repaired), problem };
    } catch {
      return { problem };
    }
  }
}

function describe(source: string, error: unknown): NonNullable<Parsed['problem']> {
  const position = Math.min(jsonFaultAt(source), source.trimEnd().length);
  const line = source.slice(0, position).split('\n').length;
  const excerpt = (source.split('\n')[line - 1] ?? '').trim().slice(0, 160);
  // The runtime's message ends in a cut of the source, which the excerpt shows better.
  const message = (error instanceof Error ? error.message : String(error))
    .replace(/, (?:\.\.\.)?"[^]*$/, '')
    .replace(/ in JSON at position.*$/, '');
  return { line, message: message.slice(0, 200), excerpt };
}

function collectNodes(root: unknown, line: number, found: SchemaNode[]): void {
  const queue: { value: unknown; top: boolean; depth: number }[] = [{ value: root, top: true, depth: 0 }];
  // First in, first out: items in the order of the page, outer before inner.
  for (let next = 0; next < queue.length && next < 20_000 && found.length < maximumNodes; next += 1) {
    const entry = queue[next];
    if (!entry || entry.depth > maximumDepth) continue;
    const { value, top, depth } = entry;
    if (Array.isArray(value))
      queue.push(...value.slice(0, 1000).map((member: unknown) => ({ value: member, top, depth: depth + 1 })));
    else if (isRecord(value)) {
      const types = typesOf(value['@type']);
      if (types.length > 0)
        found.push({
          syntax: 'json-ld',
          types,
          id: typeof value['@id'] === 'string' ? value['@id'] : null,
          properties: propertiesOf(value),
          top,
          line,
        });
      for (const [key, member] of Object.entries(value)) {
        if (key === '@context') continue;
        if (typeof member === 'object' && member !== null)
          queue.push({ value: member, top: top && key === '@graph', depth: depth + 1 });
      }
    }
  }
}

/** "http://schema.org/Plumber", "schema:Plumber" and "Plumber" are one type. */
function typesOf(type: unknown): string[] {
  const list: unknown[] = Array.isArray(type) ? type : [type];
  return list
    .flatMap((entry) => (typeof entry === 'string' && entry.trim() !== '' ? [withoutPrefix(entry)] : []))
    .slice(0, 10);
}

export function withoutPrefix(name: string): string {
  return name
    .trim()
    .replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '')
    .slice(0, 100);
}

function propertiesOf(node: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== '@context' && key !== '@type' && key !== '@id' && key !== '@graph')
      .slice(0, 200)
      .map(([key, value]) => [withoutPrefix(key), bounded(value, 0)]),
  );
}

/** Nested far beyond any real markup, a value could not be stored as JSON again. */
function bounded(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.slice(0, 5000);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maximumDepth) return null;
  if (Array.isArray(value)) return value.slice(0, 200).map((member) => bounded(member, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 200)
      .map(([key, member]) => [key.startsWith('@') ? key : withoutPrefix(key), bounded(member, depth + 1)]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
