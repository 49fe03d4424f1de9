// Numbers of an export, as the countries group them: "1,204", "1.204", "1 204", "1'204", "1,23,456", "1.2K", in any script's digits.

/** `isRounded`: the export says it in thousands or millions ("1.2K"). */
export type Count = { value: number; isRounded: boolean };

/** The sign before decimals, where a number tells it by what follows: "3,4", "12.18 %", "1,204.5"; null where none does. */
export function decimalSignOf(cells: readonly string[]): string | null {
  const signs = cells.flatMap(
    (cell) => /^[\p{N}.,'’\s]*\p{N}([.,])(?:\p{N}{1,2}|\p{N}{4,})\s?%?$/u.exec(cell)?.[1] ?? [],
  );
  const [sign] = signs;
  return sign !== undefined && signs.every((each) => each === sign) ? sign : null;
}

/** Whole numbers with null for a cell that is none; figures that count nothing, as shares and means are; or what is not of figures. */
export type Column = (Count | null)[] | 'ratios' | 'other';

/**
 * What most cells of a column are; one with decimals, a percent or a currency makes ratios of figures. Three figures behind a sign are decimals where the file says so,
 * where numbers of four figures have no sign, and where each cell has a point and the file says nothing: counts below a thousand have none.
 */
export function columnOf(column: readonly string[], sign: string | null): Column {
  const cells = column.map(plainDigits);
  const written = cells.filter((cell) => cell !== '');
  if (areDays(written)) return 'other';
  const isBare = (cell: string) => /^\d{4,}$/.test(cell);
  const hasPoint = (cell: string) => /^\d{1,3}\.\d{3}$/.test(cell);
  const decimal = sign ?? (written.some(hasPoint) && (written.some(isBare) || written.every(hasPoint)) ? '.' : null);
  const counts = cells.map((cell) => countOf(cell, decimal));
  const whole = counts.filter((count) => count !== null).length;
  const ratios = cells.filter((cell, at) => counts[at] === null && isRatio(cell)).length;
  if ((whole + ratios) * 2 <= written.length) return 'other';
  if (ratios > 0) return 'ratios';
  return counts;
}

/** Days, hours or months without a sign between, as GA4 writes them: 20261001, 2026100108, 202610. One month alone may count. */
function areDays(cells: readonly string[]): boolean {
  const isDay = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])?)?$/;
  return cells.length > 0 && cells.every((cell) => isDay.test(cell)) && (cells.length > 1 || cells[0]?.length !== 6);
}

/** Not a day, "01.10.2026". */
function isRatio(cell: string): boolean {
  const isFigure = /^[-+−<>~]?\s?[\p{Sc}%]?\s?\d+(?:[.,'’\s]\d{3})*(?:[.,]\d+)?(?:[eE][-+]?\d+)?\s?[\p{Sc}%]?$/u;
  return isFigure.test(cell) && !/^[-+−<>~]?\s?\d+$/.test(cell);
}

function countOf(cell: string, decimal: string | null): Count | null {
  const [, figures = cell, size] = /^(\d[\d.,]*)\s?([KkMB])$/.exec(cell) ?? [];
  if (size !== undefined) {
    const value = Number(figures.replace(',', '.')) * (sizes[size.toUpperCase()] ?? Number.NaN);
    return Number.isFinite(value) ? { value: Math.round(value), isRounded: true } : null;
  }
  const [, grouping] =
    /^\d{1,3}(?:([.,'’\s])\d{3}(?:\1\d{3})*)?$/u.exec(cell) ?? /^\d{1,2}(?:(,)\d{2})+,\d{3}$/.exec(cell) ?? [];
  const isWhole = /^\d{1,15}$/.test(cell) || (grouping !== undefined && grouping !== decimal);
  return isWhole ? { value: Number(cell.replace(/\D/g, '')), isRounded: false } : null;
}

const sizes: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9 };

/** Digits of every script as the runtime knows them, and the Arabic signs between them, in Latin. */
function plainDigits(cell: string): string {
  return cell
    .replaceAll(/[^\P{Nd}0-9]/gu, (digit) => digits().get(digit) ?? digit)
    .replaceAll('٬', "'")
    .replaceAll('٫', '.');
}

let known: Map<string, string> | null = null;

function digits(): Map<string, string> {
  known ??= new Map(
    Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
      const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
      return Array.from({ length: 10 }, (_, value) => [format.format(value), String(value)] as const);
    }),
  );
  return known;
}
