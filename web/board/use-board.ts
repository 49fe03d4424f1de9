import { createContext, use, useSyncExternalStore } from 'react';
import type { BoardState, BoardStore } from './board-store.ts';

export const BoardContext = createContext<BoardStore | null>(null);

/** The board of this page, drawn again when it changes. `mayAct`: for whoever bought it; others read. */
export function useBoard(): BoardState & { store: BoardStore; mayAct: boolean } {
  const store = use(BoardContext);
  if (!store) throw new Error('There is no board around this part of the page.');
  const state = useSyncExternalStore(store.subscribe, store.get, store.drawn);
  return { ...state, store, mayAct: state.isLive && state.board.isBuyer };
}
