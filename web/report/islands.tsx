// The parts of a report that can be worked with, made alive where the server drew them.
import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBoardStore } from '../board/board-store.ts';
import { BoardContext } from '../board/use-board.ts';
import { type IslandData, islandOf } from './island-parts.tsx';
import { parsePage } from './parse-page.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * Reads the page's data, lets React take over each island, and types and presses what was typed and pressed before: `early` grows until `release` ends the keeping.
 * Then the board is asked for as it is now: the page may be older.
 */
export async function hydrateIslands(early: readonly HTMLElement[], release: () => void): Promise<void> {
  const text = document.getElementById('report-data')?.textContent;
  if (!text) return release();
  const data = JSON.parse(text) as IslandData; // drawn by our own server into this page
  const store = createBoardStore(data);
  const rare = document.querySelector('[data-island=task], [data-island=unread]') && (await import('./rare-parts.tsx'));
  // React takes what is in the page for what was drawn: what came since is taken back, and comes again.
  const typed = [
    ...document.querySelectorAll<Typed>(
      '[data-island] :is(input:not([type=checkbox], [type=radio], [type=file]), textarea)',
    ),
  ].flatMap((input) => (input.value === input.defaultValue ? [] : [{ input, value: input.value }]));
  for (const { input } of typed) input.value = input.defaultValue;
  const before = early.length;
  for (const pressed of early) takeBack(pressed);
  const alive = Array.from(
    document.querySelectorAll<HTMLElement>('[data-island]'),
    (place) =>
      new Promise<void>((resolve) => {
        hydrateRoot(
          place,
          <Alive tell={resolve}>
            <BoardContext value={store}>{islandOf(place.dataset['island'] ?? '', data, rare)}</BoardContext>
          </Alive>,
        );
      }),
  );
  await Promise.all(alive);
  for (const { input, value } of typed) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value); // past React, which then sees the change
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  release();
  for (const pressed of early.slice(before)) takeBack(pressed);
  for (const pressed of early) pressed.click();
  let { version } = data.board;
  store.subscribe(() => {
    if (store.get().board.version === version) return;
    version = store.get().board.version;
    void drawAnew();
  });
  await store.refresh().catch(() => {}); // what is drawn stays
}

function takeBack(pressed: HTMLElement): void {
  if (pressed instanceof HTMLInputElement) pressed.checked = !pressed.checked;
}

function Alive({ tell, children }: { tell: () => void; children: ReactNode }): ReactNode {
  useEffect(tell, [tell]);
  return children;
}

/** Score, gates and summary of a version that was made while the page is open. */
async function drawAnew(): Promise<void> {
  const page = await fetch(location.href, { credentials: 'include' }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  const fresh = parsePage(page);
  for (const part of document.querySelectorAll<HTMLElement>('[data-drawn]')) {
    const now = fresh.querySelector(`[data-drawn="${part.dataset['drawn']}"]`);
    if (now) part.replaceChildren(...now.childNodes);
  }
}
