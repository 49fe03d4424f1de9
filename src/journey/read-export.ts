import { parseCsv } from 'hucre/csv';
import type { ExportChoice, FirstParty } from '#report/contract.ts';

const mostRows = 50_000;
const shownRows = 50;
const mostChoices = 40;

/** What the owner says of the export, since its words may be in any language: where it comes from, which column counts, which rows are meant. */
export type ExportSaid = { source: FirstParty['source']; count?: string | undefined; only?: string | undefined };
export type ExportRead =
  | { kind: 'read'; summary: FirstParty }
  | ({ kind: 'choose' } & ExportChoice)
  | { kind: 'unreadable' };

/**
 * An export as its structure tells it: the first row whose columns have something under them is the head, a column of whole numbers counts, the first other column is what a row is
 * about. Where that leaves a choice, the owner is asked. GA4 lists all channels, so that there the rows of one of them are meant.
 */
export function readExport(text: string, said: ExportSaid, now: Date): ExportRead {
  const table = tableOf(text);
  if (table === null) return { kind: 'unreadable' };
  const { head, rows } = table;
  const isCount = head.map(
    (_name, at) =>
      rows.filter((row) => wholeNumber(row[at]) !== null).length * 2 > rows.filter((row) => row[at] !== '').length,
  );
  const texts = head.flatMap((_name, at) => (isCount[at] === true || rows.every((row) => row[at] === '') ? [] : [at]));
  // A column of dates may look like numbers.
  const firstAt = texts[0] ?? 0;
  const counts = head.flatMap((name, at) =>
    isCount[at] === true && at !== firstAt && name !== '' ? [{ name, at }] : [],
  );
  if (counts.length === 0) return { kind: 'unreadable' };
  const channelAt = said.source === 'ga4-ai-assistant' ? fewestValues(texts, rows) : null;
  const channels =
    channelAt === null ? [] : [...new Set(rows.map((row) => row[channelAt] ?? ''))].filter((name) => name !== '');
  const count = counts.length === 1 ? counts[0] : counts.find(({ name }) => name === said.count);
  const only = channels.find((name) => name === (said.only ?? assistants));
  if (count === undefined || (channels.length > 0 && only === undefined))
    return {
      kind: 'choose',
      counts: count === undefined ? counts.map(({ name }) => name).slice(0, mostChoices) : [],
      rows: only === undefined ? channels.slice(0, mostChoices) : [],
    };
  const labelAt = texts.find((at) => at !== channelAt) ?? firstAt;
  const kept = rows.flatMap((row) => {
    const [label = '', value] = [row[labelAt]?.slice(0, 300), wholeNumber(row[count.at])];
    return label === '' || value === null || (channelAt !== null && row[channelAt] !== only) ? [] : [{ label, value }];
  });
  return {
    kind: 'read',
    summary: {
      source: said.source,
      dimension: head[labelAt] ?? '',
      measure: count.name,
      total: kept.reduce((sum, { value }) => sum + value, 0),
      rowCount: kept.length,
      rows: kept.toSorted((a, b) => b.value - a.value || (a.label < b.label ? -1 : 1)).slice(0, shownRows),
      readAt: now.toISOString(),
    },
  };
}

/** As Google names the channel in its interface for programs, in every language. */
export const assistants = 'AI Assistant';

/** Remarks before the head are lines of fewer cells, or begin with "#". */
function tableOf(text: string): { head: string[]; rows: string[][] } | null {
  const lines = parseCsv(text, { skipEmptyRows: true, maxRows: mostRows })
    .map((cells) => cells.map((cell) => String(cell ?? '').trim()))
    .filter(([first = '']) => !first.startsWith('#'));
  const width = lines.reduce((most, { length }) => Math.max(most, length), 0);
  const at = lines.findIndex((cells) => cells.length === width && cells.filter((cell) => cell !== '').length > 1);
  const head = lines[at];
  const rows = lines.slice(at + 1).filter(({ length }) => length === width);
  return width < 2 || head === undefined || rows.length === 0 ? null : { head, rows };
}

/** "1204", "1,204", "1.204", "1 204": null where it is no whole number. */
function wholeNumber(cell: string | undefined): number | null {
  return cell !== undefined && /^\d{1,3}(?:([.,'’\s])\d{3}(?:\1\d{3})*)?$|^\d{1,15}$/u.test(cell)
    ? Number(cell.replace(/\D/g, ''))
    : null;
}

/** There are fewer channels than pages. */
function fewestValues(columns: readonly number[], rows: readonly string[][]): number | null {
  const sizes = columns.map((at) => ({ at, size: new Set(rows.map((row) => row[at])).size }));
  return sizes.toSorted((a, b) => a.size - b.size || b.at - a.at)[0]?.at ?? null;
}
