import type { ReactNode } from 'react';
import type { Comparison } from '#report/contract.ts';
import type { OwnerQuestion } from '#engine/contract.ts';
import { BoardSide } from '../board/board-side.tsx';
import type { BoardState } from '../board/board-store.ts';
import { BoardView } from '../board/board-view.tsx';
import { Competitors } from '../board/competitors.tsx';
import { FirstTasks } from '../board/first-tasks.tsx';
import { CrawlerLogSection } from './crawler-log-section.tsx';
import { FirstPartySection } from './first-party-section.tsx';
import { Questions } from './questions.tsx';
import { ReaderNotice } from './reader-notice.tsx';
import type * as RareParts from './rare-parts.tsx';
import type { Unread } from './unread-site.tsx';

/** What the islands of a page are drawn from: it is in the page as JSON. */
export type IslandData = BoardState & {
  questions: OwnerQuestion[];
  unread: Unread | null;
  comparison: Comparison | null;
  taskKey: string | null;
};

/** What lives in which island: the same on the server and in the browser. `rare`: null where the page has none of these. */
export function islandOf(name: string, data: IslandData, rare: typeof RareParts | null): ReactNode {
  switch (name) {
    case 'first-tasks':
      return <FirstTasks />;
    case 'board':
      return <BoardView />;
    case 'side':
      return <BoardSide />;
    case 'task':
      return rare && <rare.OneTask taskKey={data.taskKey ?? ''} />;
    case 'competitors':
      return <Competitors drawn={data.comparison} />;
    case 'questions':
      return <Questions questions={data.questions} />;
    case 'unread':
      return rare && data.unread && <rare.UnreadSite {...data.unread} />;
    case 'crawler-log':
      return <CrawlerLogSection />;
    case 'first-party':
      return <FirstPartySection />;
    case 'reader':
      return <ReaderNotice />;
    default:
      return null;
  }
}
