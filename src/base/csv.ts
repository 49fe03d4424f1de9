// One rule for the byte order mark: every file of ours begins with it, since spreadsheets else misread its letters, and every file given to us may.
import { parseCsv } from 'hucre/csv';

/** A whole file, RFC 4180. Nothing in it runs when a spreadsheet opens it. */
export function csvFileOf(rows: Rows): string {
  return `\uFEFF${csvLinesOf(rows)}`;
}

/** Further lines of a file that is written in pieces. */
export function csvLinesOf(rows: Rows): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Trimmed cells. `separator`: the one that a first line like "sep=;" states. Without it, the text tells. */
export function readCsv(text: string, maxRows = Infinity): { rows: string[][]; separator: string | null } {
  const [directive = '', separator = null] = /^\uFEFF?"?sep=([^\r\n"])"?[ \t]*(?:\r\n?|\n)/i.exec(text) ?? [];
  const rows = parseCsv(text.slice(directive.length), {
    skipEmptyRows: false,
    maxRows,
    delimiter: separator ?? separatorOf(text),
  });
  return { rows: rows.map((cells) => cells.map((value) => String(value ?? '').trim())), separator };
}

/** The sign that divides the most lines into as many cells; titles of pages hold bars and commas, too. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]+/);
  const divided = [',', ';', '\t'].map((sign) => {
    const sizes = lines.map((line) => line.split(sign).length).filter((size) => size > 1);
    const groups = [...Map.groupBy(sizes, (size) => size)].map(([size, { length }]) => ({ size, length }));
    const [most = { size: 0, length: 0 }] = groups.toSorted((a, b) => b.length - a.length || b.size - a.size);
    return { sign, ...most };
  });
  return divided.toSorted((a, b) => b.length - a.length || b.size - a.size)[0]?.sign ?? ',';
}

type Rows = readonly (readonly string[])[];

/** A cell that a spreadsheet would take for a formula, full-width signs included, begins with an apostrophe. */
function cell(value: string): string {
  const safe = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
