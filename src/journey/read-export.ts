import { readCsv } from '#base/csv.ts';
import { referrers } from '#logs/agents.ts';
import type { ExportChoice, FirstParty } from '#report/contract.ts';
import { columnOf, type Count, decimalSignOf } from './export-numbers.ts';

const mostRows = 50_000;
const longestCell = 300;
const shownRows = 50;
const mostChoices = 40;

/**
 * What the owner says of the export, since its words may be in any language: where it comes from, and where the file holds several, which table, which column
 * counts and which rows are meant.
 */
export type ExportSaid = { source: FirstParty['source'] } & Partial<
  Record<'table' | 'count' | 'only', string | undefined>
>;
export type ExportRead =
  | { kind: 'read'; summary: FirstParty }
  | ({ kind: 'choose' } & ExportChoice)
  | { kind: 'unreadable' };

/**
 * An export as its structure tells it: the first row whose columns have something under them is the head, a column of whole numbers counts, shares and means do not, the first other
 * column is what a row is about. Where that leaves a choice, the owner is asked. GA4 lists all channels, so that there the rows of one of them are meant.
 */
export function readExport(text: string, said: ExportSaid, now: Date): ExportRead {
  const tables = tablesOf(text);
  // Beside a table of pages, one of days says nothing of the assistants.
  const named = tables.filter(({ texts }) => texts.length > 0);
  const [first, second] = named.length > 0 ? named : tables;
  if (first === undefined) return { kind: 'unreadable' };
  const table = tables.find(({ head }) => nameOf(head) === said.table) ?? (second === undefined ? first : undefined);
  const names = tables.map(({ head }) => nameOf(head));
  if (table === undefined) return { kind: 'choose', tables: names.slice(0, mostChoices), counts: [], rows: [] };
  return readTable(
    table,
    names.filter((name) => name !== nameOf(table.head)),
    said,
    now,
  );
}

/** As Google names the channel in its interface for programs, in every language. */
export const assistants = 'AI Assistant';
/** The owner's word for a file that holds visits from assistants alone. */
const allRows = '*';

function readTable(
  { head, rows, texts, counts, ratios }: Table,
  otherTables: string[],
  said: ExportSaid,
  now: Date,
): ExportRead {
  // A column of dates may look like numbers.
  const firstAt = texts[0] ?? 0;
  const channelAt = said.source === 'ga4-ai-assistant' ? channelIn(texts, rows) : null;
  const named = [...counts.keys()].filter((at) => at !== firstAt && head[at] !== '');
  // A position, or a mean that is whole by chance, stands behind the shares.
  const shares = [...ratios, ...named.filter((at) => isShare(at, counts))];
  const ofWhole = named.filter((at) => !shares.includes(at));
  const before = ofWhole.filter((at) => shares.every((share) => at < share));
  const countable = before.length > 0 ? before : ofWhole;
  const { total, perhaps } = totalRow(
    rows,
    texts,
    countable.map((at) => counts.get(at) ?? []),
  );
  const channels =
    channelAt === null ? [] : distinct(rows.flatMap((row, index) => (index === total ? [] : [row[channelAt] ?? ''])));
  const countAt = countable.length === 1 ? countable[0] : countable.find((at) => head[at] === said.count);
  const only = rowsMeant(channels, said.only);
  if (countAt === undefined || only === undefined)
    return {
      kind: 'choose',
      tables: [],
      counts: countAt === undefined ? countable.map((at) => head[at] ?? '').slice(0, mostChoices) : [],
      rows: only === undefined ? channels.slice(0, mostChoices) : [],
    };
  // What stands behind the count measures, too: a time, say.
  const labelAt = texts.find((at) => at !== channelAt && at < countAt) ?? firstAt;
  const isMeant = (row: string[], index: number) =>
    index !== total && (channelAt === null || only === allRows || row[channelAt] === only);
  const cells = counts.get(countAt) ?? [];
  const meant = rows.flatMap((row, index): Meant[] => {
    const label = row[labelAt] ?? '';
    return label !== '' && isMeant(row, index)
      ? [{ label, written: row[countAt] ?? '', count: cells[index] ?? null }]
      : [];
  });
  return {
    kind: 'read',
    summary: {
      source: said.source,
      dimension: head[labelAt] ?? '',
      measure: head[countAt] ?? '',
      readAt: now.toISOString(),
      ...summed(meant),
      ...toldOf(rows[total ?? -1], rows.find((row, index) => index === perhaps && isMeant(row, index))?.[labelAt]),
      ...(otherTables.length > 0 && { otherTables: otherTables.slice(0, mostChoices) }),
    },
  };
}

function toldOf(
  total: readonly string[] | undefined,
  perhapsTotal: string | undefined,
): Pick<FirstParty, 'leftOut' | 'perhapsTotal'> {
  if (total !== undefined) return { leftOut: nameIn(total) };
  return perhapsTotal === undefined ? {} : { perhapsTotal };
}

type Meant = { label: string; written: string; count: Count | null };

function summed(meant: readonly Meant[]): Pick<FirstParty, 'total' | 'rowCount' | 'rows' | 'isRounded' | 'unread'> {
  const kept = meant.flatMap(({ label, count }) => (count === null ? [] : [{ label, value: count.value }]));
  const unread = meant.filter(({ written, count }) => count === null && /\p{N}/u.test(written));
  return {
    total: kept.reduce((sum, { value }) => sum + value, 0),
    rowCount: kept.length,
    rows: kept.toSorted((a, b) => b.value - a.value || (a.label < b.label ? -1 : 1)).slice(0, shownRows),
    ...(meant.some(({ count }) => count?.isRounded === true) && { isRounded: true as const }),
    ...(unread.length > 0 && { unread: { count: unread.length, example: unread[0]?.written.slice(0, 100) ?? '' } }),
  };
}

function nameIn(row: readonly string[]): string {
  return row.find((cell) => /\p{L}/u.test(cell)) ?? '';
}

/** `counts`: columns of whole numbers, with the number of each row. `texts`: those of no figures that are not empty. */
type Table = {
  head: string[];
  rows: string[][];
  texts: number[];
  counts: Map<number, (Count | null)[]>;
  /** Columns of figures that count nothing. */
  ratios: number[];
};

/** Tables are parted by empty lines and by remarks, which begin with "#". Remarks before a head have fewer cells than most lines. */
function tablesOf(text: string): Table[] {
  const { rows: lines, separator } = readCsv(text, mostRows);
  const blocks: string[][][] = [[]];
  for (const cells of lines)
    if (cells.slice(1).every((cell) => cell === '') && /^(?:#|$)/.test(cells[0] ?? '')) blocks.push([]);
    else blocks.at(-1)?.push(cells.map((cell) => cell.slice(0, longestCell)));
  const sign = decimalSignOf(lines.flat());
  const isSemicolon =
    separator === ';' ||
    (separator === null && /^[^,\t]*;/m.test(text.split(/[\r\n]/).find((line) => /[;,\t]/.test(line)) ?? ''));
  const read = (decimal: string | null) => blocks.flatMap((block) => tableOf(block, decimal));
  const tables = read(sign ?? (isSemicolon ? ',' : null));
  // Where nothing else counts, "1.204" does.
  return tables.length === 0 && sign === null ? read(',') : tables;
}

function tableOf(lines: readonly string[][], sign: string | null): Table[] {
  const sizes = [...Map.groupBy(lines, ({ length }) => length)].toSorted(
    ([a, own], [b, others]) => others.length - own.length || a - b,
  );
  const width = sizes[0]?.[0] ?? 0;
  const at = lines.findIndex((cells) => cells.length >= width && cells.filter((cell) => cell !== '').length > 1);
  const head = lines[at];
  const rows = lines.slice(at + 1);
  if (head === undefined || rows.length === 0) return [];
  const columns = head.map((_name, column) =>
    columnOf(
      rows.map((row) => row[column] ?? ''),
      sign,
    ),
  );
  const counts = new Map(
    columns.flatMap((read, column) => (typeof read === 'string' ? [] : [[column, read] as const])),
  );
  const texts = head.flatMap((name, column) =>
    columns[column] !== 'other' || (name === '' && column > 0) || rows.every((row) => (row[column] ?? '') === '')
      ? []
      : [column],
  );
  const isCounted = [...counts.keys()].some((column) => column !== (texts[0] ?? 0) && head[column] !== '');
  const ratios = columns.flatMap((read, column) => (read === 'ratios' ? [column] : []));
  return isCounted ? [{ head, rows, texts, counts, ratios }] : [];
}

/** Of how many columns a share is looked for: a file has as many as its sender wants. */
const mostCompared = 8;

/** Whether each number is how many of a hundred one column before it is of another: a share in whole percents, without the sign. */
function isShare(at: number, counts: ReadonlyMap<number, readonly (Count | null)[]>): boolean {
  const valuesOf = (column: number) => (counts.get(column) ?? []).map((count) => count?.value ?? 0);
  const shares = valuesOf(at);
  if (shares.filter((share) => share > 0).length < 2 || shares.some((share) => share > 100)) return false;
  const compared = [...counts.keys()]
    .filter((column) => column < at)
    .slice(0, mostCompared)
    .map(valuesOf);
  const isOf = (part: readonly number[], whole: readonly number[]) =>
    shares.every((share, row) => Math.abs(share * (whole[row] ?? 0) - (part[row] ?? 0) * 100) <= (whole[row] ?? 0));
  return compared.some(
    (whole) => new Set(whole).size > 1 && compared.some((part) => part !== whole && isOf(part, whole)),
  );
}

/** Of three channels one may have as many visits as the two others: of so few rows another sign has to say that it is a total. */
const fewestToTell = 5;

/** The first or last row, where each of its numbers is the sum of all others'. `perhaps`: where that alone speaks for it. */
function totalRow(
  rows: readonly string[][],
  texts: readonly number[],
  columns: readonly (readonly (Count | null)[])[],
): { total: number | null; perhaps: number | null } {
  const isSum = (at: number) =>
    rows.length > 2 &&
    columns.length > 0 &&
    columns.every((column) => {
      const own = column[at]?.value;
      const rest = column.reduce((sum, count, index) => (index === at ? sum : sum + (count?.value ?? 0)), 0);
      return own !== undefined && own > 0 && own === rest;
    });
  const at = [rows.length - 1, 0].find(isSum);
  if (at === undefined) return { total: null, perhaps: null };
  const labels = rows.map((row) => texts.flatMap((column) => row[column] || []));
  const others = labels.filter((_, index) => index !== at);
  const own = labels[at] ?? [];
  if (own.length > 1) return { total: null, perhaps: null };
  const standsAlone = others.every(({ length }) => length > own.length);
  const shape = shapeOf(own[0] ?? '');
  const isOtherwise = others.every(([label = '']) => shapeOf(label) !== shape);
  const isLast = at === rows.length - 1 && shape !== 'day' && isFalling(columns[0] ?? []);
  const isCertain = rows.length > fewestToTell || columns.length > 1 || standsAlone || isOtherwise || isLast;
  return isCertain ? { total: at, perhaps: null } : { total: null, perhaps: at };
}

/** What a row is about: a day, an address, or words. */
function shapeOf(label: string): 'day' | 'address' | 'words' {
  if (/^[\d\s./-]+$/.test(label)) return 'day';
  return /^\S*[/.]\S*$/.test(label) ? 'address' : 'words';
}

/** Whether the numbers but for the last become smaller: what is larger than all is then no row like them. */
function isFalling(column: readonly (Count | null)[]): boolean {
  const values = column.slice(0, -1).map((count) => count?.value ?? 0);
  return values.every((value, index) => index === 0 || value <= (values[index - 1] ?? 0));
}

function nameOf(head: readonly string[]): string {
  return head
    .filter((cell) => cell !== '')
    .join(', ')
    .slice(0, 200);
}

/** The channel whose rows are meant; undefined where only the owner can say. */
function rowsMeant(channels: readonly string[], said: string | undefined): string | undefined {
  if (channels.every(isAssistant)) return allRows;
  return [...channels, allRows].find((name) => name === (said ?? assistants));
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name !== '');
}

/** Whether a source of visits is an assistant's own address: then the file holds nothing else. */
function isAssistant(source: string): boolean {
  return Object.keys(referrers).some((host) => source === host || source.endsWith(`.${host}`));
}

/** Channels have names, which begin with no figure, and there are fewer of them than pages. Where nothing has a name, the first column is asked for. */
function channelIn(columns: readonly number[], rows: readonly string[][]): number | null {
  const sizes = columns
    .filter((at) => isOfNames(rows.flatMap((row) => row[at] || [])))
    .map((at) => ({ at, size: new Set(rows.map((row) => row[at])).size }));
  return sizes.toSorted((a, b) => a.size - b.size || b.at - a.at)[0]?.at ?? columns[0] ?? null;
}

function isOfNames(cells: readonly string[]): boolean {
  return cells.filter((cell) => /^[^\p{N}]*\p{L}/u.test(cell)).length * 2 > cells.length;
}
