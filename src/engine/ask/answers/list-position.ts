export type ListPosition = { place: number; of: number };

/**
 * At which place of a list (numbers, bullets, numbered headings, table rows) the span from `start` to `end` stands;
 * null outside of lists.
 */
export function listPosition(text: string, start: number, end: number): ListPosition | null {
  for (const rows of listsIn(text)) {
    const place = rows.findIndex(({ from, to }) => start < to && end > from);
    if (place >= 0 && rows.length > 1) return { place: place + 1, of: rows.length };
  }
  return null;
}

/**
 * How many rows the longest list has whose rows are set off as entries are: by numbers, by cells or by bold words at
 * their start.
 */
export function entriesListed(text: string): number {
  return Math.max(0, ...listsIn(text).map((rows) => rows.filter(({ isEntry }) => isEntry).length));
}

type Row = { from: number; to: number; isEntry: boolean };

function listsIn(text: string): Row[][] {
  let list: Row[] = [];
  const lists = [list];
  let kind: string | null = null;
  let at = 0;
  for (const line of text.split('\n')) {
    const from = at;
    at += line.length + 1;
    const last = list.at(-1);
    if (line.trim() === '' || /^(?:\s{2,}|\t)/.test(line)) {
      if (last) last.to = at; // what is below an item belongs to it
      continue;
    }
    const own = kindOf(line);
    if (own !== kind || own === null || isFirst(line)) {
      list = [];
      lists.push(list);
    }
    kind = own;
    if (own === null) continue;
    if (own === 'table' && /^\s*\|[\s|:-]+$/.test(line)) {
      list.length = 0; // the line under the head: what stood above was no row
      continue;
    }
    list.push({ from, to: at, isEntry: own !== 'bullets' || /^[-*•·–]\s+(?:\*\*|\[)/.test(line) });
  }
  return lists;
}

function kindOf(line: string): string | null {
  if (/^(?:#{1,6}\s*)?(?:\*\*)?\d{1,2}[.)、]/.test(line)) return 'numbers';
  if (/^[-*•·–]\s/.test(line)) return 'bullets';
  return line.startsWith('|') ? 'table' : null;
}

function isFirst(line: string): boolean {
  return /^(?:#{1,6}\s*)?(?:\*\*)?1[.)、]/.test(line);
}
