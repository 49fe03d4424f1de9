import type { ReactNode } from 'react';
import type { AnswersRead } from '#report/contract.ts';
import { SafeLink } from './safe-link.tsx';

type Part = AnswersRead['questions'][number]['answers'][number]['parts'][number];
/** The cells of a table's line are told apart by "|". */
type Block = { kind: 'paragraph' | 'bullets' | 'numbers' | 'table'; lines: Piece[][] };
/** A run of text of one kind; `role`: it names the customer. */
type Piece = { text: string; role: Part['role']; isBold: boolean; url: string | null };

/** The words of an assistant: paragraphs, lists, tables, bold and links of its Markdown, nothing else; you and the others that it names are marked. `most`: words. */
export function AnswerText({ parts, rivals, most = null }: { parts: Part[]; rivals: string[]; most?: number | null }) {
  const all = blocksOf(parts);
  const { blocks, isCut } = most === null ? { blocks: all, isCut: false } : excerptOf(all, most);
  return (
    <div dir="auto" className="space-y-2 text-sm wrap-anywhere">
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the blocks of a text have no identity but their order
        <BlockView key={index} block={block} rivals={rivals} end={isCut && index === blocks.length - 1 ? ' …' : ''} />
      ))}
    </div>
  );
}

function BlockView({ block, rivals, end }: { block: Block; rivals: string[]; end: string }) {
  if (block.kind === 'table') return <TableView lines={block.lines} rivals={rivals} end={end} />;
  const lines = block.lines.map((line, index) => (
    <Line
      key={line.map(({ text }) => text).join('') + String(index)}
      pieces={line}
      rivals={rivals}
      end={index === block.lines.length - 1 ? end : ''}
    />
  ));
  if (block.kind === 'paragraph') return <p>{lines}</p>;
  const items = lines.map((line) => <li key={line.key}>{line}</li>);
  return block.kind === 'bullets' ? (
    <ul className="list-disc space-y-1 pl-5">{items}</ul>
  ) : (
    <ol className="list-decimal space-y-1 pl-5">{items}</ol>
  );
}

/** Markdown's first line of a table says what its columns are. */
function TableView({ lines: [head = [], ...rows], rivals, end }: { lines: Piece[][]; rivals: string[]; end: string }) {
  return (
    <table className="w-full text-left">
      <thead>
        <tr className="border-b border-edge">
          {cellsOf(head).map((cell, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <th key={index} scope="col" className="py-1 pr-3 font-semibold">
              <Line pieces={cell} rivals={rivals} end="" />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <tr key={at} className="border-b border-line align-top">
            {cellsOf(row).map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <td key={index} className="py-1 pr-3">
                <Line pieces={cell} rivals={rivals} end={at === rows.length - 1 && index === 0 ? end : ''} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line begins and ends with "|"; neither makes a cell. */
function cellsOf(pieces: Piece[]): Piece[][] {
  const cells: Piece[][] = [[]];
  for (const piece of pieces) {
    const [first = '', ...more] = piece.text.split('|');
    for (const [at, text] of [first, ...more].entries()) {
      if (at > 0) cells.push([]);
      if (text.trim() !== '') cells.at(-1)?.push({ ...piece, text });
    }
  }
  if (cells[0]?.length === 0) cells.shift();
  if (cells.at(-1)?.length === 0) cells.pop();
  return cells;
}

function Line({ pieces, rivals, end }: { pieces: Piece[]; rivals: string[]; end: string }) {
  return (
    <>
      {pieces.map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <PieceView key={index} piece={piece} rivals={rivals} />
      ))}
      {end}
    </>
  );
}

function PieceView({ piece: { text, role, isBold, url }, rivals }: { piece: Piece; rivals: string[] }) {
  const words =
    role === null ? (
      withRivals(text, rivals)
    ) : (
      <mark className={marks[role] === null ? yours : notYours}>
        {text}
        {marks[role] !== null && <span className="text-xs"> [{marks[role]}]</span>}
      </mark>
    );
  if (url !== null)
    return (
      <SafeLink url={url} text={`${text} (${URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url})`} />
    );
  return isBold ? <strong>{words}</strong> : words;
}

const yours = 'rounded-sm bg-good-soft px-0.5 font-semibold text-good';
const notYours = 'bg-transparent text-ink underline decoration-dotted underline-offset-4';
/** What else a mark says than that you are named. */
const marks: Record<NonNullable<Part['role']>, string | null> = {
  recommended: null,
  listed: null,
  cited: null,
  'warned-against': 'warns against you',
  denied: 'does not know you',
  closed: 'says that you are closed',
  echoed: 'repeats the question',
  'other-entity': 'somebody else of that name',
  unclear: 'we cannot tell what this says of you',
  unread: 'your name, and nobody read what this says of you',
};

function withRivals(text: string, rivals: string[]): ReactNode {
  const names = rivals.filter((name) => name.length > 2 && text.includes(name)).toSorted((a, b) => b.length - a.length);
  const [name] = names;
  if (name === undefined) return text;
  const [before = '', ...after] = text.split(name);
  const rest = after.join(name);
  return (
    <>
      {withRivals(before, names.slice(1))}
      <b className="rounded-sm bg-sunken px-0.5 font-semibold">{name}</b>
      {rest !== '' && withRivals(rest, names)}
    </>
  );
}

function blocksOf(parts: Part[]): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of linesOf(parts)) {
    const text = line.map((part) => part.text).join('');
    const marker = /^\s*(?:([-*•+])\s+|(\d{1,3})[.)]\s+|(#{1,6})\s+|>\s?)/.exec(text);
    const kind = marker?.[1] ? 'bullets' : marker?.[2] ? 'numbers' : /^\s*\|/.test(text) ? 'table' : 'paragraph';
    if (text.trim() === '' || /^\s*(?:[-*_|:\s]{3,})$/.test(text)) {
      isOpen = false;
      continue;
    }
    const pieces = piecesOf(withoutStart(line, marker?.[0].length ?? 0), Boolean(marker?.[3])).map((piece) =>
      kind === 'table' ? piece : { ...piece, text: piece.text.replaceAll('|', ' ') },
    );
    const last = blocks.at(-1);
    if (last && last.kind === kind && (kind !== 'paragraph' || isOpen)) {
      if (kind === 'paragraph') last.lines[0]?.push({ text: ' ', role: null, isBold: false, url: null }, ...pieces);
      else last.lines.push(pieces);
    } else blocks.push({ kind, lines: [pieces] });
    isOpen = !marker?.[3];
  }
  return blocks;
}

function linesOf(parts: Part[]): Part[][] {
  const lines: Part[][] = [[]];
  for (const { text, role } of parts) {
    text.split('\n').forEach((piece, index) => {
      if (index > 0) lines.push([]);
      if (piece !== '') lines.at(-1)?.push({ text: piece, role });
    });
  }
  return lines;
}

function withoutStart(line: Part[], length: number): Part[] {
  let left = length;
  return line.flatMap((part) => {
    const cut = Math.min(left, part.text.length);
    left -= cut;
    return cut === part.text.length ? [] : [{ ...part, text: part.text.slice(cut) }];
  });
}

/** Bold may begin in one part and end in another; a link stays inside of one. */
function piecesOf(line: Part[], isHeading: boolean): Piece[] {
  let isBold = isHeading;
  return line.flatMap(({ text, role }) =>
    text.split(/(\*\*|__|!?\[[^\]]*\]\([^)\s]*\)|https?:\/\/[^\s)\]]+|`)/).flatMap((piece): Piece[] => {
      if (piece === '**' || piece === '__') isBold = isHeading || !isBold;
      if (piece === '' || piece === '**' || piece === '__' || piece === '`') return [];
      const [, label, address] = /^!?\[([^\]]*)\]\(([^)\s]*)\)$/.exec(piece) ?? [];
      if (address !== undefined)
        return [{ text: label || address, role: null, isBold, url: /^https?:/i.test(address) ? address : null }];
      if (/^https?:\/\//.test(piece)) return [{ text: 'Link', role: null, isBold, url: piece }];
      return [{ text: piece.replaceAll(/(^|\s)\*(\S[^*]*)\*/g, '$1$2'), role, isBold, url: null }];
    }),
  );
}

/** The first words; where you are named only later, from the block that does. */
function excerptOf(blocks: Block[], most: number): { blocks: Block[]; isCut: boolean } {
  const upToHere = (index: number) => blocks.slice(0, index + 1).reduce((sum, block) => sum + wordsIn(block), 0);
  const naming = blocks.findIndex(({ lines }) => lines.some((line) => line.some(({ role }) => role !== null)));
  const from = naming > 0 && upToHere(naming) > most ? naming : 0;
  const kept: Block[] = [];
  let left = most;
  for (const block of blocks.slice(from)) {
    if (left <= 0) return { blocks: kept, isCut: true };
    const words = wordsIn(block);
    kept.push(words <= left ? block : cutBlock(block, left));
    left -= words;
  }
  return { blocks: kept, isCut: left < 0 };
}

function cutBlock(block: Block, most: number): Block {
  let left = most;
  const lines = block.lines.flatMap((line) => {
    if (left <= 0) return [];
    return [
      line.flatMap((piece) => {
        if (left <= 0) return [];
        const words = piece.text.split(/(?<=\s)/);
        const kept = words.slice(0, left).join('');
        left -= words.filter((word) => word.trim() !== '').length;
        return [{ ...piece, text: kept }];
      }),
    ];
  });
  return { ...block, lines };
}

const wordsIn = ({ lines }: Block): number =>
  lines.flat().reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
