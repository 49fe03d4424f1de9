// An answer as blocks: headings, lists, tables, paragraphs. What assistants write is Markdown, or nearly.
import { isNameLike, isUnmistakable } from './name-like.ts';

/**
 * An entry of a list, a heading or the first cell of a row: `head` is what it is about, `rest` what is said of it. `shape`: how the head is set off from the rest; entries of one kind
 * have one shape in an answer. `line`: without marks of sources; `at`: its number in the text; `over`: what follows a heading.
 */
export type Entry = {
  head: string;
  rest: string;
  isMarked: boolean;
  isNumbered: boolean;
  depth: number;
  line: string;
  at: number;
  shape: string;
  over?: AnswerBlock['kind'];
};
/** `leadIn`: the line over it; `columns`: the titles of a table, which may be what it compares. */
export type Group = { kind: 'heading' | 'list' | 'table'; entries: Entry[]; leadIn: string; columns?: Entry[] };
export type AnswerBlock = Group | { kind: 'prose'; text: string; at: number };

/** In the order of the text. A group of headings of one level is one block, at the place of the first. */
export function answerBlocks(text: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  const headings = new Map<string, Group>();
  const openings: Entry[] = [];
  let leadIn = '';
  let above: Entry | undefined; // what follows a heading is no more of the group before it
  for (const [at, raw] of withoutMarks(text).split('\n').entries()) {
    const line = raw.trimEnd();
    if (line.trim() === '') continue;
    const heading = headingOf(line, at);
    if (heading) {
      const block = headings.get(heading.entry.shape) ?? ({ kind: 'heading', entries: [], leadIn } satisfies Group);
      if (block.entries.length === 0) blocks.push(block);
      headings.set(heading.entry.shape, block);
      block.entries.push(heading.entry);
      leadIn = line;
      above = heading.entry;
      continue;
    }
    const last = above ? undefined : blocks.at(-1);
    const part = partIn(line, at);
    if (above) above.over = kindOf(part);
    above = undefined;
    if (part) {
      // "2." goes on with the list that has "1.", whatever is said between.
      const begun = part.goesOn ? blocks.findLast((block) => block.kind === 'list') : last;
      if (begun?.kind === part.kind) begun.entries.push(part.entry);
      else blocks.push({ kind: part.kind, entries: [part.entry], leadIn });
      continue;
    }
    const said = last?.kind === 'list' && /^(?:\t|\s{2})/.test(line) ? last.entries.at(-1) : undefined;
    if (said) {
      said.rest += ` ${line.trim()}`;
      continue;
    }
    const opening = openingOf(line, at);
    if (opening) openings.push(opening);
    leadIn = line;
    blocks.push({ kind: 'prose', text: line.trim(), at });
  }
  const series = openings.filter(({ shape }) => shape === openings[0]?.shape);
  const list: Group = { kind: 'list', entries: series, leadIn: '' };
  if (series.length > 2 && withoutLabels(list).entries.length === series.length) blocks.push(list);
  return blocks.map((block) =>
    block.kind === 'table' ? bodyOf(block) : block.kind === 'prose' ? block : withoutLabels(block),
  );
}

function kindOf(part: { kind: 'table' | 'list' } | null): AnswerBlock['kind'] {
  return part ? part.kind : 'prose';
}

/** The line as the row of a table or the item of a list; `goesOn`: its number is not the first. */
function partIn(line: string, at: number): { kind: 'table' | 'list'; entry: Entry; goesOn: boolean } | null {
  const start = line.trimStart();
  if (start.startsWith('|')) return { kind: 'table', entry: { ...entryOf(line), line, at }, goesOn: false };
  const item = start.startsWith('**') ? null : /^(\s*)(?:([-*•–・·●■◆])\s*|(\d{1,2}[.)、])\s*)(?=\S)(.*)$/.exec(line);
  if (!item) return null;
  const [, indent = '', , number, text = ''] = item;
  const entry = { ...entryOf(text), isNumbered: number !== undefined, depth: indent.length, line, at };
  return { kind: 'list', entry, goesOn: /^[2-9]|^1\d/.test(number ?? '') };
}

/** "### 🔹 Name", "🔸 **Name** – what it is" */
const signsOfHeads =
  /(?<=^#{1,6} )\p{Extended_Pictographic}\uFE0F?(?=\s*\p{L})|^\p{Extended_Pictographic}\uFE0F?(?= \*\*[^*\n]{2,80}\*\* *[^\s*])/gmu;

/** "- *Name*, in York": what opens a line is set off like what is bold; within one it is as often a title. */
const slanted = /(?<=^\s*(?:(?:[-*•]|\d+[.)])\s+)?)\*(?![\s*])([^*\n]{2,80})(?<!\s)\*(?![*\p{L}\p{N}])/gmu;

/** Footnotes and bracketed links to sources say nothing of names; signs like stars neither. Numbers in circles and keys are numbers, and so is a sign that several heads have. */
function withoutMarks(text: string): string {
  const signs = Map.groupBy(text.match(signsOfHeads) ?? [], (sign) => sign);
  return text
    .replace(signsOfHeads, (sign) => ((signs.get(sign) ?? []).length > 1 ? '1. ' : sign))
    .replace(/\[\[?(?:web:)?\d{1,3}\]?\](?:\([^)\n]{0,500}\))?/g, '')
    .replace(/\(\[[^[\]\n]{0,200}\]\([^()\n]{0,500}\)\)/g, '')
    .replace(slanted, '**$1**')
    .replace(/(\d)\uFE0F?\u20E3/gu, '$1. ')
    .replace(/[①-⑳]/gu, (sign) => `${sign.normalize('NFKC')}. `)
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '');
}

/** "### 1. Name", or a line that is bold as a whole, "**1. Name** – what it is". */
function headingOf(line: string, at: number): { level: number; entry: Entry } | null {
  const marked = /^\s*(#{1,6})\s+(.*)$/.exec(line);
  const bold =
    /^\s*\*\*(\d{1,2}[.)、]\s*)?([^*\n]{2,80})\*\*\s*(?:$|[:：–—→➜-]\s*(.*)$|(?=[(（][^()（）]{0,80}[)）]\s*$))/.exec(
      line,
    );
  if (marked) {
    const level = marked[1]?.length ?? 1;
    const text = (marked[2] ?? '').replaceAll('**', '');
    const number = /^\d{1,2}[.)、]\s*/.exec(text);
    const entry = entryOf(text.slice(number?.[0].length ?? 0));
    return { level, entry: { ...entry, isNumbered: number !== null, line, at, shape: `heading ${level}` } };
  }
  if (!bold) return null;
  const [, number, head = '', rest = ''] = bold;
  return {
    level: 7,
    entry: {
      head: headOf(head),
      rest,
      isMarked: true,
      isNumbered: number !== undefined,
      depth: 0,
      line,
      at,
      shape: `bold${rest === '' && /[)）]\s*$/.test(line) ? '()' : signAfter(head, line.split('**')[2])}`,
    },
  };
}

/** "Pact Coffee (London) – from £8 a bag", "**For milk:** Rave Coffee. They": a paragraph that begins like the item of a list; three of them are one. */
function openingOf(line: string, at: number): Entry | null {
  if (/^\*\*[^*\n]{2,80}[:：]\*\* \S/.test(line)) return { ...entryOf(line), line, at };
  if (!/^[^–—:：*|]{2,80}[^\S\n][–—]\s/.test(line)) return null;
  const entry = { ...entryOf(line), line, at };
  return isNameLike(entry.head) ? entry : null;
}

/** The head of an item: what is bold or linked at its start, else the words before the first dash, colon or bracket. */
function entryOf(text: string): Entry {
  const base = { isNumbered: false, depth: 0, line: text, at: 0 };
  // A column of ranks says nothing.
  const cells = /^\s*\|/.test(text)
    ? text
        .replace(/^\s*\|\s*(?:#|\d{1,2}\.?)\s*(?=\|)/, '')
        .split('|')
        .map((cell) => cell.trim())
    : null;
  if (cells)
    return {
      ...base,
      head: headOf((cells[1] ?? '').replaceAll('**', '')),
      rest: cells.slice(2).join(' | '),
      isMarked: false,
      shape: 'row',
    };
  // "Im **Hofladen Schenkenfeld** stehen", "Bei der **Imkerei** gibt es"
  const bold = /^(?:\p{L}{2,4} ){0,2}(?:\*\*|__)([^*_\n]{2,80})(?:\*\*|__)/u.exec(text);
  const link = /^\[([^[\]\n]{2,80})\]\([^()\n]{0,500}\)/.exec(text);
  const marked = bold ?? link;
  if (marked) {
    const [whole, head = ''] = marked;
    const rest = text.slice(whole.length);
    return {
      ...base,
      head: headOf(head),
      rest,
      isMarked: true,
      shape: `${bold ? 'bold' : 'link'}${signAfter(head, rest)}`,
    };
  }
  const plain =
    text.split(/(?<!\s)\s+[–—-]\s+|[–—]|[:：]|(?:(?<!\s)\s+)?[(（]|[。，；;]|(?<!\b\p{Lu})\.\s|\.$|,\s/u)[0] ?? '';
  const rest = text.slice(plain.length);
  return { ...base, head: headOf(plain), rest, isMarked: false, shape: `plain${signAfter('', rest)}` };
}

/** The sign that ends a head, inside its marks or after them; what stands in brackets between does not count. */
function signAfter(head: string, rest = ''): string {
  const inside = /[.:：?？!！]\s*$/.exec(head)?.[0].trim();
  if (inside !== undefined) return `${inside} within`;
  const sign = /^[^\p{L}\p{N}\s]/u.exec(rest.replace(/\([^()]*\)|（[^（）]*）/g, '').trimStart())?.[0] ?? '';
  return sign.replace(/[–—]/, '-').replace('：', ':');
}

function headOf(text: string): string {
  return (
    text
      .replace(/\[([^[\]\n]{0,200})\]\([^()\n]{0,500}\)/g, '$1')
      .replace(/[:：.]\s*$/, '')
      .split(/(?<!\s)\s+[–—]\s+|(?:(?<!\s)\s+)?[(（]/u)[0] ?? ''
  ).trim();
}

/** Without the ruler and what stands above it, which leads to the rows. A table whose first cell is empty compares its columns where their titles are names sooner than those of its rows. */
function bodyOf(block: Group): Group {
  const ruler = block.entries.findIndex(({ line }) => /^[\s|:-]+$/.test(line));
  const [title] = block.entries;
  const rows = {
    ...block,
    leadIn: ruler > 0 ? (title?.head ?? '') : block.leadIn,
    entries: block.entries.slice(ruler < 0 ? 1 : ruler + 1),
  };
  if (ruler <= 0 || !title) return rows;
  const columns = title.line
    .split('|')
    .slice(2)
    .flatMap((cell) => (cell.trim() === '' ? [] : [{ ...entryOf(`| ${cell} |`), line: title.line, at: title.at }]));
  return title.head !== '' || shareOfNames(rows.entries) > shareOfNames(columns)
    ? { ...rows, columns }
    : { ...rows, entries: columns };
}

/** "### Best for milk: Rave Coffee", "- **Best value:** Pact Coffee – £8": where most heads are labels, and what follows them is sooner a name. */
function withoutLabels(group: Group): Group {
  const labelled = group.entries.flatMap((entry) => {
    const [, label = entry.head, within = ''] = /^([^:：]{2,60})[:：]\s*(\S.*)$/u.exec(entry.head) ?? [];
    const [, , name = ''] = afterLabel.exec(within === '' ? entry.rest : within) ?? [];
    return isNameLike(name) ? [{ label: { ...entry, head: label }, entry: { ...entry, head: name } }] : [];
  });
  if (labelled.length < 2 || labelled.length * 2 <= group.entries.length) return group;
  const [labels, entries] = [labelled.map(({ label }) => label), labelled.map(({ entry }) => entry)];
  return shareOfNames(entries) > shareOfNames(labels) ? { ...group, entries } : group;
}

/** Up to the sign that ends it: ": the *Rave Coffee*, in York" */
const afterLabel =
  /^\s*[:：→➜]?\s*(?:\p{Ll}{1,3} )?([*_]{0,2})([^*_.,;:：(→➜–—]{2,60}?)\1\s*(?:$|[.,;:：(–—]|(?<=[*_])\s)/u;

function shareOfNames(entries: readonly Entry[]): number {
  return entries.filter(({ head }) => isUnmistakable(head)).length / entries.length;
}

/** What the entry of a list around a place of the text is about; null outside of lists. */
export function headAt(text: string, at: number): string | null {
  const [line = ''] = text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n', 1);
  const item = /^\s*(?:[-*•·–]|\d{1,2}[.)、])\s*(?!\*)|^\s*(?:[-*•·–]|\d{1,2}[.)、])\s*(?=\*\*)/.exec(line);
  return item ? entryOf(line.slice(item[0].length)).head : null;
}
