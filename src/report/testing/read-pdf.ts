// Names and references are interfaces, since a type alias would also pass for a dictionary.
// A small PDF reader for tests: plain objects, Flate streams, text by ToUnicode. Enough for the files we write; no tool has to be installed.
import { inflateSync } from 'node:zlib';

export type Value = null | boolean | number | string | Name | Ref | Value[] | Dict;
export type Dict = { [key: string]: Value };
interface Name {
  name: string;
}
interface Ref {
  ref: number;
}
type PdfObject = { value: Value; stream: Buffer | null };

export type Pdf = {
  catalog: Dict;
  info: Dict;
  pages: { ref: number; dict: Dict }[];
  /** Follows references to the thing itself. */
  get: (value: Value | undefined) => Value;
  dict: (value: Value | undefined) => Dict;
  list: (value: Value | undefined) => Value[];
  stream: (value: Value | undefined) => Buffer | null;
};

export function readPdf(bytes: Buffer): Pdf {
  const objects = readObjects(bytes);
  const trailer = readTrailer(bytes);
  const find = (value: Value | undefined): PdfObject =>
    isRef(value) ? (objects.get(value.ref) ?? { value: null, stream: null }) : { value: value ?? null, stream: null };
  const get = (value: Value | undefined): Value => find(value).value;
  const dict = (value: Value | undefined): Dict => {
    const found = get(value);
    return isDict(found) ? found : {};
  };
  const list = (value: Value | undefined): Value[] => {
    const found = get(value);
    return Array.isArray(found) ? found : found === null ? [] : [value ?? null];
  };
  const stream = (value: Value | undefined): Buffer | null => {
    const found = find(value);
    if (!found.stream) return null;
    return nameOf(dict(found.value).Filter) === 'FlateDecode' ? inflateSync(found.stream) : found.stream;
  };
  const pages: Pdf['pages'] = [];
  const walk = (node: Value) => {
    const page = dict(node);
    if (nameOf(page.Type) === 'Pages') for (const kid of list(page.Kids)) walk(kid);
    else if (isRef(node)) pages.push({ ref: node.ref, dict: page });
  };
  const catalog = dict(trailer.Root);
  walk(catalog.Pages ?? null);
  return { catalog, info: dict(trailer.Info), pages, get, dict, list, stream };
}

export const isRef = (value: Value | undefined): value is Ref =>
  typeof value === 'object' && value !== null && 'ref' in value && typeof value.ref === 'number';
export const isDict = (value: Value | undefined): value is Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isRef(value) && !isName(value);
const isName = (value: Value | undefined): value is Name =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
export const nameOf = (value: Value | undefined): string => (isName(value) ? value.name : '');

/** The text of a PDF string: UTF-16 with a mark, else one byte per character. */
export function textOf(value: Value | undefined): string {
  if (typeof value !== 'string') return '';
  return value.startsWith('\u00fe\u00ff') ? Buffer.from(value.slice(2), 'latin1').swap16().toString('utf16le') : value;
}

/** The text of each page as its glyphs spell it, in the order it was written; a space between text pieces. */
export function pageTexts(pdf: Pdf): string[] {
  return pdf.pages.map(({ dict }) => pageText(pdf, dict));
}

function pageText(pdf: Pdf, page: Dict): string {
  const fonts = new Map<string, Map<string, string>>();
  for (const [name, font] of Object.entries(pdf.dict(pdf.dict(page.Resources).Font))) {
    fonts.set(name, unicodeMap((pdf.stream(pdf.dict(font).ToUnicode) ?? Buffer.alloc(0)).toString('latin1')));
  }
  let font = new Map<string, string>();
  let text = '';
  for (const { operator, operands } of operations(pdf, page)) {
    if (operator === 'Tf') font = fonts.get(nameOf(operands[0])) ?? font;
    if (operator === 'Tj' || operator === 'TJ') {
      for (const piece of operands.flat()) if (typeof piece === 'string') text += decode(piece, font);
    }
    if (operator === 'ET' || operator === 'Tm' || operator === 'Td') text += ' ';
  }
  return text.replaceAll(/ +/g, ' ');
}

function decode(codes: string, font: Map<string, string>): string {
  const width = [...font.keys()][0]?.length ?? 2;
  let text = '';
  for (let at = 0; at < codes.length; at += width) text += font.get(codes.slice(at, at + width)) ?? '';
  return text;
}

function unicodeMap(cmap: string): Map<string, string> {
  const map = new Map<string, string>();
  const latin = (hex: string) => Buffer.from(hex, 'hex').toString('latin1');
  const unicode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, body = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, from = '', to = ''] of body.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>/gi))
      map.set(latin(from), unicode(to));
  }
  for (const [, body = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', last = '', to = ''] of body.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*<([0-9a-f]+)>/gi)) {
      for (let code = parseInt(from, 16); code <= parseInt(last, 16); code++) {
        const shifted = (parseInt(to, 16) + code - parseInt(from, 16)).toString(16).padStart(to.length, '0');
        map.set(latin(code.toString(16).padStart(from.length, '0')), unicode(shifted));
      }
    }
  }
  return map;
}

/** The operators of a page with what is before each. */
export function operations(pdf: Pdf, page: Dict): { operator: string; operands: Value[] }[] {
  const content = Buffer.concat(pdf.list(page.Contents).map((part) => pdf.stream(part) ?? Buffer.alloc(0))).toString(
    'latin1',
  );
  const reader = createReader(content);
  const found: { operator: string; operands: Value[] }[] = [];
  let operands: Value[] = [];
  for (;;) {
    const token = reader.next();
    if (token === null) return found;
    if ('operator' in token) {
      found.push({ operator: token.operator, operands });
      operands = [];
    } else operands.push(token.value);
  }
}

function readObjects(bytes: Buffer): Map<number, PdfObject> {
  const source = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  const start = /(?:^|[\r\n])(\d+) 0 obj\b/g;
  for (let match = start.exec(source); match; match = start.exec(source)) {
    const reader = createReader(source, start.lastIndex);
    const token = reader.next();
    const value = token && 'value' in token ? token.value : null;
    const stream = /\s*stream\r?\n/y;
    stream.lastIndex = reader.at();
    let end = reader.at();
    let body: Buffer | null = null;
    if (stream.test(source) && isDict(value) && typeof value.Length === 'number') {
      end = stream.lastIndex + value.Length;
      body = bytes.subarray(stream.lastIndex, end);
    }
    objects.set(Number(match[1]), { value, stream: body });
    start.lastIndex = end;
  }
  return objects;
}

function readTrailer(bytes: Buffer): Dict {
  const source = bytes.toString('latin1');
  const token = createReader(source, source.lastIndexOf('trailer') + 'trailer'.length).next();
  return token && 'value' in token && isDict(token.value) ? token.value : {};
}

type Token = { value: Value } | { operator: string };

function createReader(source: string, from = 0): { next: () => Token | null; at: () => number } {
  let at = from;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const sticky = new RegExp(pattern.source, 'y');
    sticky.lastIndex = at;
    const match = sticky.exec(source);
    if (match) at = sticky.lastIndex;
    return match;
  };
  const value = (): Value => {
    const token = next();
    return token && 'value' in token ? token.value : null;
  };
  const next = (): Token | null => {
    take(/(?:\s|%[^\r\n]*)*/);
    if (at >= source.length) return null;
    const ref = take(/(\d+) 0 R\b/);
    if (ref) return { value: { ref: Number(ref[1]) } };
    const number = take(/[+-]?(?:\d+\.?\d*|\.\d+)/);
    if (number) return { value: Number(number[0]) };
    const name = take(/\/([^\s<>[\](){}/%]*)/);
    if (name)
      return {
        value: {
          name: (name[1] ?? '').replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) =>
            String.fromCharCode(parseInt(hex, 16)),
          ),
        },
      };
    if (take(/<</)) {
      const dict: Dict = {};
      while (!take(/\s*>>/)) {
        const key = nameOf(value());
        if (at >= source.length) break;
        dict[key] = value();
      }
      return { value: dict };
    }
    const hex = take(/<([0-9a-f\s]*)>/) ?? take(/<([0-9A-Fa-f\s]*)>/);
    if (hex) return { value: Buffer.from((hex[1] ?? '').replaceAll(/\s/g, ''), 'hex').toString('latin1') };
    if (take(/\(/)) return { value: literal() };
    if (take(/\[/)) {
      const list: Value[] = [];
      while (!take(/\s*\]/)) {
        if (at >= source.length) break;
        list.push(value());
      }
      return { value: list };
    }
    const word = take(/[^\s<>[\](){}/%]+/);
    if (!word) {
      at += 1;
      return { operator: '' };
    }
    if (word[0] === 'true' || word[0] === 'false') return { value: word[0] === 'true' };
    return word[0] === 'null' ? { value: null } : { operator: word[0] };
  };
  const literal = (): string => {
    let text = '';
    for (let depth = 1; at < source.length; at++) {
      const character = source[at];
      if (character === '\\') {
        const octal = /[0-7]{1,3}/y;
        octal.lastIndex = at + 1;
        const code = octal.exec(source);
        if (code) text += String.fromCharCode(parseInt(code[0], 8));
        else text += { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[source[at + 1] ?? ''] ?? source[at + 1] ?? '';
        at += code ? code[0].length : 1;
        continue;
      }
      if (character === '(') depth += 1;
      if (character === ')' && --depth === 0) break;
      text += character;
    }
    at += 1;
    return text;
  };
  return { next, at: () => at };
}
