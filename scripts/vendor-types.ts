// What a vendor's package declares, and what of it is news to us.

/** One watched declaration: `models` are compared by their number, of `fields` the names and what is said of them, of the rest the quoted values. */
export type Watched = { package: string; file: string; declaration: string; kind: 'models' | 'values' | 'fields' };

/** By watched declaration, what was read before: values, or fields with what was said of them. */
export type ReadBefore = Record<string, readonly string[]>;

/** "openai WebSearchTool": under which a reading is kept. */
export function nameOf({ package: name, declaration }: Watched): string {
  return `${name} ${declaration}`;
}

/** Values, or "field: what is said of it", in the order of the file. A declaration that is gone gives none. */
export function readDeclaration({ declaration, kind }: Watched, source: string): string[] {
  const parts = declarationsOf(source, declaration);
  const found = kind === 'fields' ? parts.flatMap(fieldsIn) : parts.flatMap((part) => quotedIn(withoutComments(part)));
  return [...new Set(found)];
}

/** What is neither in our sources nor was read before; a field of ours counts as news while what is said of it was not read. Of models that nobody has read only those count that are newer than each of ours. */
export function newsIn(watched: Watched, values: readonly string[], ours: string, before: ReadBefore): string[] {
  const read = before[nameOf(watched)];
  if (watched.kind === 'fields')
    return values.filter((value) =>
      read ? !read.includes(value) : !/^\w+:$/.test(value) || !isMentioned(value.slice(0, -1), ours),
    );
  const unknown = values.filter((value) => !isMentioned(value, ours) && !(read ?? []).includes(value));
  if (watched.kind !== 'models' || read !== undefined) return unknown;
  const newest = values.filter((value) => isMentioned(value, ours)).map(numberOf);
  return unknown.filter((value) => newest.every((own) => isNewer(numberOf(value), own)));
}

/** Values as they are told: with the others of their line, since a word may be known from elsewhere and be new here. */
export function toldInLines({ declaration, kind }: Watched, values: readonly string[], source: string): string[] {
  const lines = kind === 'values' ? declarationsOf(source, declaration).flatMap((part) => part.split('\n')) : [];
  const lineOf = (value: string) => lines.find((line) => quotedIn(line).includes(value))?.trim() ?? value;
  return [...Map.groupBy(values, lineOf)].flatMap(([line, own]) =>
    line.length < 160 && quotedIn(line).length > 1 ? [`${own.join(', ')} in ${line}`] : own,
  );
}

/** As a whole word, in any case: names of crawlers are written in several. */
export function isMentioned(value: string, ours: string): boolean {
  return new RegExp(`(?<![\\w.-])${value.replaceAll(/[^\w\s-]/g, '\\$&')}(?![\\w-]|\\.\\d)`, 'i').test(ours);
}

/** Each `type`, `interface`, `enum`, `namespace`, class or constant of that name, up to the brace or semicolon that ends it. */
function declarationsOf(source: string, name: string): string[] {
  const heads = source.matchAll(
    new RegExp(`^(?:export )?(?:declare )?(?:type|interface|enum|namespace|class|const) ${name}\\b`, 'gm'),
  );
  return [...heads].map(({ index }) => source.slice(index, endOf(source, index)));
}

function endOf(source: string, from: number): number {
  const bare = blanked(source.slice(from));
  let depth = 0;
  for (let at = 0; at < bare.length; at += 1) {
    const sign = bare[at];
    if (sign === '{' || sign === '(' || sign === '[') depth += 1;
    if (sign === '}' || sign === ')' || sign === ']') depth -= 1;
    const isEnd =
      depth === 0 && (sign === ';' || (sign === '}' && !/^\s*(?:[|&;,)\]]|\n {0,2}\|)/.test(bare.slice(at + 1))));
    if (isEnd) return from + at + 1;
  }
  return source.length;
}

/** The same length, with nothing in comments and quotes that could be taken for a brace. */
function blanked(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'[^'\n]*'|"[^"\n]*"/g, (part) => ' '.repeat(part.length));
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
}

function quotedIn(source: string): string[] {
  return [...source.matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(([, single, double]) => single ?? double ?? '');
}

function fieldsIn(part: string): string[] {
  return [...part.matchAll(/(?:\/\*\*([\s\S]*?)\*\/\s*)?^\s*(\w+)\??:/gm)].map(([, said = '', field = '']) =>
    `${field}: ${said.replace(/\s*\*\s?/g, ' ').trim()}`.trim(),
  );
}

/** [6, 2] of "gpt-6.2-sol", [5, 5] of "claude-opus-5-5". A day behind the name is no part of it. */
function numberOf(model: string): number[] {
  return (/\d+(?:[.-]\d{1,2}(?!\d))?/.exec(model)?.[0] ?? '0').split(/[.-]/).map(Number);
}

function isNewer([major = 0, minor = 0]: readonly number[], [than = 0, thanMinor = 0]: readonly number[]): boolean {
  return major > than || (major === than && minor > thanMinor);
}
