// A line whose columns a header names, or whose order is that of a server's default.
import { isAddressList } from './client-address.ts';
import { dayOf, isHostName, statusOf, withoutCodes } from './log-line.ts';
import { roleOf } from './named-line.ts';

/** What a log has said about the lines that follow. `separator` null: tabs where the line has as many, else blanks. */
export type Header = { columns: readonly string[] | null; separator: ',' | ';' | null; day: string | null };

const noHeader: Header = { columns: null, separator: null, day: null };

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

/** What CloudFront writes; older ones leave out the last columns. */
const cloudFront =
  'date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header cs-protocol cs-bytes time-taken x-forwarded-for ssl-protocol ssl-cipher x-edge-response-result-type cs-protocol-version fle-status fle-encrypted-fields c-port time-to-first-byte x-edge-detailed-result-type sc-content-type sc-content-len sc-range-start sc-range-end'.split(
    ' ',
  );

/** The fields of a line by name; null where the cells are not what their names say. */
export function columnFields(line: string, { columns, separator }: Header): [name: string, value: string][] | null {
  if (columns !== null) return named(columns, cellsOf(line, separator, columns.length));
  if (!/^\d{4}-\d\d-\d\d[ \t]/.test(line)) return null;
  const cells = cellsOf(line, null, 0);
  const names = namesOfIis(cells) ?? (cells.length > 12 && cells.length <= cloudFront.length ? cloudFront : null);
  return names === null ? null : named(names, cells);
}

/** The names of IIS's columns without their header: owners choose, but the order stays, and what stands in between is told by its look. */
function namesOfIis(cells: readonly string[]): string[] | null {
  const method = cells.findIndex((cell, at) => /^[A-Z]{3,10}$/.test(cell) && cells[at + 1]?.startsWith('/') === true);
  const client = method + 5;
  const status = cells.findIndex(
    (cell, at) => at > client && statusOf(cell) !== null && /^\d+ \d+$/.test(cells.slice(at + 1, at + 3).join(' ')),
  );
  if (method < 2 || status === -1 || !/^\d+$/.test(cells[method + 3] ?? '')) return null;
  const names = cells.map(() => 'x');
  for (const [at, name] of [
    [0, 'date'],
    [1, 'time'],
    [method, 'cs-method'],
    [method + 1, 'cs-uri-stem'],
    [method + 2, 'cs-uri-query'],
    [client, 'c-ip'],
    [status, 'sc-status'],
  ] as const)
    names[at] = name;
  const agent = cells.findIndex((cell, at) => at > client && !cell.startsWith('HTTP/'));
  if (agent < status) names[agent] = 'cs(User-Agent)';
  for (let at = agent + 1; at < status; at += 1)
    if (/^https?:\/\//i.test(cells[at] ?? '')) names[at] = 'cs(Referer)';
    else if (isHostName(cells[at] ?? '')) names[at] = 'cs-host';
  if (isAddressList(cells.at(-1) ?? '')) names[cells.length - 1] = 'X-Forwarded-For';
  return names;
}

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
