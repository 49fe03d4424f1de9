// Each state that a task can be in, as it is drawn: its words follow the copy rules, and say which state it is.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { taskStates, type Task, type TaskState } from '#board/contract.ts';
import { copyFaults } from '#engine/testing/copy-faults.ts';
import { reportDocumentSchema } from '#report/contract.ts';
import demoReport from '../report/demo-report.json' with { type: 'json' };
import { textsOfHtml } from '../testing/customer-texts.tsx';
import { boardOfReport } from './board-of-report.ts';
import { createBoardStore } from './board-store.ts';
import { TaskCard } from './task-card.tsx';
import { BoardContext } from './use-board.ts';

const board = boardOfReport(reportDocumentSchema.parse(demoReport));
const at = '2026-11-29T10:12:00.000Z';
const outcome = {
  checkId: 'c',
  at,
  before: [],
  after: [],
  score: { before: 45, after: 47, low: 43, high: 51 },
  version: 2,
  notices: [],
};

/** What a task has besides in some states. */
const besides: Partial<Record<TaskState, Partial<Task>>> = {
  claimed: { by: 'Web agency', at },
  checking: { checking: { checkId: 'c', sentence: 'Reading page 2 of 3: /implants', done: 1, of: 3 } },
  partly: {
    parts: { met: 3, of: 4 },
    outcome: { ...outcome, sentence: 'The score rose by 2: 3 of 4 key pages may be read.' },
  },
  verified: { at, outcome: { ...outcome, sentence: 'The score rose by 2: all 3 key pages may be read.' } },
  regressed: { note: 'It was there on Nov 29. On Dec 22 it was not.' },
  skipped: { reason: 'We do not sell there.' },
};

const words: Record<TaskState, string> = {
  open: 'Start',
  claimed: 'Web agency says done',
  checking: 'Reading page 2 of 3: /implants',
  partly: 'Partly there · 3 of 4',
  verified: '✓ Verified Nov 29, 2026, 10:12 UTC',
  regressed: 'It was there on Nov 29. On Dec 22 it was not.',
  skipped: 'You decided against it',
  contested: 'Under review',
  corrected: 'You were right',
  stays: 'We looked again: it stays',
};

it.each(taskStates)('a task that is %s says so, in words that follow the copy rules', (state) => {
  expect(board.tasks.length).toBeGreaterThan(10);
  for (const sample of board.tasks) {
    const task: Task = {
      ...sample,
      state,
      check: { isOffered: true, sentence: '', notBefore: null },
      ...besides[state],
    };
    const store = createBoardStore({
      id: 'report',
      isLive: true,
      offers: { contests: true, shares: true, exports: true, reminders: true, competitors: true, badge: true },
      tasksUrl: '/results/report/tasks',
      board: { ...board, isBuyer: true, tasks: [task] },
      failures: {},
      undo: null,
      rechecks: {},
      versions: [],
    });
    const texts = textsOfHtml(
      renderToStaticMarkup(
        <BoardContext value={store}>
          <TaskCard task={task} />
        </BoardContext>,
      ),
    );
    expect(texts.join('\n')).toContain(words[state]);
    expect(texts.flatMap(copyFaults)).toEqual([]);
  }
});
