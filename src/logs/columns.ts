// A line whose columns a header names, or whose order is that of a server's default.
import { isAddressList } from './client-address.ts';
import { dayOf, statusOf, withoutCodes } from './log-line.ts';
import { roleOf } from './named-line.ts';

/** What a log has said about the lines that follow. `separator` null: tabs where the line has as many, else blanks. */
export type Header = { columns: readonly string[] | null; separator: ',' | ';' | null; day: string | null };

export const noHeader: Header = { columns: null, separator: null, day: null };

/** The header that a first line without "#" makes: names of columns, a user agent's among them. */
export function headerLine(line: string): Header {
  const separator = ([',', ';', '\t'] as const).find((sign) => line.split(sign).length >= 4);
  if (separator === undefined || /[{[]/.test(line)) return noHeader;
  const columns = line.split(separator).map((name) => name.trim().replaceAll('"', ''));
  const isHeader =
    columns.every((name) => /^[A-Za-z_@][\w .()/-]*$/.test(name)) &&
    columns.filter((name) => roleOf(name) !== undefined).length >= 4;
  return isHeader ? { ...noHeader, columns, separator: separator === '\t' ? null : separator } : noHeader;
}

/** What servers write where nothing says otherwise; older ones leave out the last columns of a list. */
const defaults: readonly (readonly string[])[] = [
  'date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status sc-substatus sc-win32-status time-taken',
  'date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) sc-status sc-substatus sc-win32-status time-taken',
  'date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header cs-protocol cs-bytes time-taken x-forwarded-for ssl-protocol ssl-cipher x-edge-response-result-type cs-protocol-version fle-status fle-encrypted-fields c-port time-to-first-byte x-edge-detailed-result-type sc-content-type sc-content-len sc-range-start sc-range-end',
].map((names) => names.split(' '));

/** The fields of a line by name; null where the cells are not what their names say. */
export function columnFields(line: string, { columns, separator }: Header): [name: string, value: string][] | null {
  if (columns !== null) return named(columns, cellsOf(line, separator, columns.length));
  if (!/^\d{4}-\d\d-\d\d[ \t]/.test(line)) return null;
  const cells = cellsOf(line, null, 0);
  for (const each of defaults) {
    const fields = cells.length > shortest && cells.length <= each.length ? named(each, cells) : null;
    if (fields !== null) return fields;
  }
  return null;
}

const shortest = 12;

function named(columns: readonly string[], cells: readonly string[]): [string, string][] | null {
  const fields: [string, string][] = [];
  for (const [index, value] of cells.entries()) {
    const name = columns[index];
    if (name === undefined) break; // more than the header names
    if (!fits(name, value)) return null;
    // Servers that divide cells by blanks write a blank as "+" or "%20", and one of them encodes that once more.
    fields.push([
      name,
      isWritten(name) && !value.includes(' ') ? withoutCodes(withoutCodes(value.replaceAll('+', ' '))) : value,
    ]);
  }
  return cells.length < columns.length && !isWhole(columns.slice(cells.length)) ? null : fields;
}

/** A line may end before the last columns, but not before one that tells who came and what was given. */
function isWhole(missing: readonly string[]): boolean {
  return missing.every((name) => roleOf(name) === undefined || /forwarded/i.test(name));
}

function isWritten(name: string): boolean {
  const role = roleOf(name);
  return role === 'agent' || role === 'referrer';
}

/** Whether the cell is of the kind that its column holds: a blank too many or too few moves all that follow. */
function fits(name: string, value: string): boolean {
  if (value === '' || value === '-') return true;
  switch (roleOf(name)) {
    case 'status':
      return statusOf(value) !== null;
    case 'agent':
      return !/^[a-z]+:\/\/|^\/|^\d+$/i.test(value);
    case 'referrer':
      return /^[a-z-]+:/i.test(value) || !/[ +(]|^\//.test(value);
    case 'client':
      return isAddressList(value) || !/[\s+/(%]/.test(value);
    default:
      return /^date/i.test(name) ? dayOf(value) !== null : !/^time(?:-local)?$/i.test(name) || /^\d/.test(value);
  }
}

/** Cells may be quoted, and then a quote inside is doubled. Blanks divide however many they are; other signs leave a cell empty. */
function cellsOf(line: string, separator: ',' | ';' | null, count: number): string[] {
  const sign =
    separator ?? (line.split('\t', count + 1).length === count || (count === 0 && line.includes('\t')) ? '\t' : null);
  if (sign === null && !line.includes('"')) return line.trim().split(/[ \t]+/);
  const cells =
    sign === null
      ? line.matchAll(/"((?:[^"]|"")*)"(?=[ \t]|$)|([^ \t]+)/g)
      : line.matchAll(new RegExp(`(?:^|${sign})(?:"((?:[^"]|"")*)"(?=${sign}|$)|([^${sign}]*))`, 'g'));
  return [...cells].map(([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare);
}
