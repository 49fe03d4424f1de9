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
    ...(separator !== null && { delimiter: separator }),
  });
  return { rows: rows.map((cells) => cells.map((value) => String(value ?? '').trim())), separator };
}

type Rows = readonly (readonly string[])[];

/** A cell that a spreadsheet would take for a formula, full-width signs included, begins with an apostrophe. */
function cell(value: string): string {
  const safe = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
