import { renderToString } from 'react-dom/server';
import { createBoardStore } from '../board/board-store.ts';
import { BoardContext } from '../board/use-board.ts';
import { type IslandData, islandOf } from './island-parts.tsx';
import * as rareParts from './rare-parts.tsx';

/** A part of the page that React takes over in the browser: drawn with the marks that it needs for that, which the rest of the page is spared. */
export function Island({ name, data, className }: { name: string; data: IslandData; className?: string }) {
  const html = renderToString(
    <BoardContext value={createBoardStore(data)}>{islandOf(name, data, rareParts)}</BoardContext>,
  );
  return <div data-island={name} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What the islands start from. A block of data: no browser runs it. */
export function IslandDataBlock({ data }: { data: IslandData }) {
  return (
    <script
      id="report-data"
      type="application/json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
