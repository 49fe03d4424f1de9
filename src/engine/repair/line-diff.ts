/** Changed lines in unified form, without context where nothing changed. For small files: the cost is lines x lines. */
export function lineDiff(before: string, after: string): string {
  const [from, to] = [before.split('\n'), after.split('\n')];
  const common = Array.from({ length: from.length + 1 }, () => new Uint32Array(to.length + 1));
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = from.length - 1; row >= 0; row -= 1)
    for (let column = to.length - 1; column >= 0; column -= 1) {
      const longest =
        from[row] === to[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
      common[row]?.fill(longest, column, column + 1);
    }
  const lines: string[] = [];
  for (let row = 0, column = 0; row < from.length || column < to.length;) {
    if (row < from.length && column < to.length && from[row] === to[column]) {
      lines.push(`  ${from[row]}`);
      row += 1;
      column += 1;
    } else if (row < from.length && (column >= to.length || at(row + 1, column) >= at(row, column + 1))) {
      lines.push(`- ${from[row]}`);
      row += 1;
    } else {
      lines.push(`+ ${to[column]}`);
      column += 1;
    }
  }
  return lines
    .filter((_line, index) => lines.slice(Math.max(0, index - 2), index + 3).some((near) => !near.startsWith('  ')))
    .join('\n');
}
