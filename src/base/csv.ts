/** Rows as RFC 4180 text. Nothing in it runs when a spreadsheet opens it. */
export function csvLinesOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A cell that a spreadsheet would take for a formula, full-width signs included, begins with an apostrophe. */
function cell(value: string): string {
  const safe = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
