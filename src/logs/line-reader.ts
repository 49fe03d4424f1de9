// Which form a line has, told by the line itself: a log may change its form anywhere, and a column header counts from its line on.
import { dayOf, type LogLine } from './log-line.ts';
import { jsonFields, lineOf, namesARole, pairFields } from './named-line.ts';
import { readText, withoutPrefix } from './text-line.ts';

export type Form = 'combined' | 'w3c' | 'json' | 'pairs';

/** What a log has said about the lines that follow. */
export type Header = { columns: readonly string[] | null; separator: RegExp | ',' | ';' | '\t'; day: string | null };

const noHeader: Header = { columns: null, separator: /[ \t]+/, day: null };

/** The header after a line that begins with "#", as W3C writes them. */
export function afterDirective(line: string, header: Header): Header {
  const [, name, value = ''] = /^#(Fields|Date|Start-Date):\s*(.*)$/.exec(line) ?? [];
  if (name === 'Fields') return { ...header, columns: value.trim().split(/[ \t]+/), separator: noHeader.separator };
  return name === undefined ? header : { ...header, day: dayOf(value) };
}

/** The header that a first line without "#" makes: names of columns, a user agent's among them. */
export function headerLine(line: string): Header {
  const separator = ([',', ';', '\t'] as const).find((sign) => line.split(sign).length >= 4);
  if (separator === undefined || /[{[]/.test(line)) return noHeader;
  const columns = line.split(separator).map((name) => name.trim().replaceAll('"', ''));
  const isHeader =
    columns.every((name) => /^[A-Za-z_@][\w .()/-]*$/.test(name)) && columns.filter(namesARole).length >= 4;
  return isHeader ? { ...noHeader, columns, separator } : noHeader;
}

/** `isInside`: the line was the text of a field of another. */
export function readLine(line: string, header: Header, isInside = false): { form: Form; line: LogLine } | null {
  const brace = line.indexOf('{');
  if (brace !== -1 && /\}\s*,?\s*\]?\s*$/.test(line) && !line.slice(0, brace).includes('"')) {
    const fields = jsonFields(line.slice(brace).replace(/\s*,?\s*\]?\s*$/, ''));
    if (fields !== null) return readJson(fields, dayOf(line.slice(0, brace)), header, isInside);
  }
  if (header.columns !== null) {
    const cells = cellsOf(line, header);
    if (cells.length === header.columns.length)
      return reading('w3c', lineOf(columnFields(header.columns, cells), header.day));
  }
  const before = line.slice(0, line.indexOf('"') + 1 || line.length);
  if (/(?:^|\s)[\w.@-]+="?|^[\w.]+:[^\t]*\t/.test(before)) {
    const pairs = pairFields(line);
    const read = pairs.length < 4 ? null : lineOf(pairs, dayOf(before));
    if (read !== null) return { form: 'pairs', line: read };
  }
  return reading('combined', readText(line));
}

function reading(form: Form, line: LogLine | null): { form: Form; line: LogLine } | null {
  return line === null ? null : { form, line };
}

function readJson(
  fields: [string, string][],
  dayBefore: string | null,
  header: Header,
  isInside: boolean,
): { form: Form; line: LogLine } | null {
  const isCaddy =
    fields.some(([name]) => name === 'request.uri') &&
    fields.some(([name, value]) => name === 'status' && value === '0');
  // Caddy logs 0 where no handler set a status, and Go then sends 200.
  const read = lineOf(
    isCaddy ? [...fields.filter(([name]) => name !== 'status'), ['status', '200']] : fields,
    dayBefore,
  );
  if (read !== null) return { form: 'json', line: read };
  if (isInside) return null;
  // Containers and collectors put the server's own line into a field.
  for (const [, value] of fields) {
    const inner = value.length < 40 ? null : readLine(withoutPrefix(value.trim()), header, true);
    if (inner !== null) return inner;
  }
  return null;
}

/** Cells may be quoted, and then a quote inside is doubled. Blanks divide however many they are; other signs leave a cell empty. */
function cellsOf(line: string, { separator }: Header): string[] {
  if (!line.includes('"')) return line.trim().split(separator);
  const cells =
    typeof separator === 'string'
      ? line.matchAll(new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"(?=${separator}|$)|([^${separator}]*))`, 'g'))
      : line.matchAll(/"((?:[^"]|"")*)"(?=[ \t]|$)|([^ \t]+)/g);
  return [...cells].map(([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare);
}

function columnFields(columns: readonly string[], cells: readonly string[]): [string, string][] {
  return columns.map((name, index) => {
    const value = cells[index] ?? '';
    // Servers that divide cells by blanks write a blank as "+" or "%20".
    return [name, /user-?agent|referr?er/i.test(name) && !value.includes(' ') ? decoded(value) : value];
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text; // a per cent sign that begins no code
  }
}
