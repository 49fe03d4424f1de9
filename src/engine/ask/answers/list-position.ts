export type ListPosition = { place: number; of: number };

/** At which place of a list (numbers, bullets, numbered headings, table rows) the span from `start` to `end` stands; null outside of lists. */
export function listPosition(text: string, start: number, end: number): ListPosition | null {
  let list: { from: number; to: number }[] = [];
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
    list.push({ from, to: at });
  }
  for (const items of lists) {
    const place = items.findIndex(({ from, to }) => start < to && end > from);
    const item = items[place];
    if (item && items.length > 1) return { place: place + 1, of: items.length };
  }
  return null;
}

function kindOf(line: string): string | null {
  if (/^(?:#{1,6}\s*)?(?:\*\*)?\d{1,2}[.)、]/.test(line)) return 'numbers';
  if (/^[-*•·–]\s/.test(line)) return 'bullets';
  return line.startsWith('|') ? 'table' : null;
}

function isFirst(line: string): boolean {
  return /^(?:#{1,6}\s*)?(?:\*\*)?1[.)、]/.test(line);
}
