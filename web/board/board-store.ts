import type { Board, Contest, ContestReason, Recheck, Task, Versions } from '#board/contract.ts';
import type { Offers } from '#server/contract.ts';
import { call, CallError } from './call.ts';

/** What an island knows. The server draws it from the same value that the browser starts with. */
export type BoardState = {
  /** What its holder has of the purchase, for addresses; null: a sample. */
  id: string | null;
  /** Whether the server keeps what is done on it. */
  isLive: boolean;
  offers: Offers;
  /** Where the pages of its tasks lie. */
  tasksUrl: string;
  board: Board;
  /** By key: what went wrong last. */
  failures: Record<string, string>;
  /** The tick that can be taken back, for ten seconds. */
  undo: { key: string; state: 'open' | 'claimed' | 'skipped' } | null;
  /** By key: a reading that is under way. */
  rechecks: Record<string, Recheck>;
  versions: Versions['versions'];
};

export type BoardStore = ReturnType<typeof createBoardStore>;

const undoMs = 10_000;
const pollMs = 600;

/** Holds the board of one page, and carries out what is pressed on it. */
export function createBoardStore(initial: BoardState) {
  const held = holdState(initial);
  const { get, set, find, replace, fail, clear } = held;
  let undoTimer: ReturnType<typeof setTimeout> | undefined;
  /** One change after the other: each goes on from the revision that the one before it made. */
  let turn: Promise<unknown> = Promise.resolve();
  /** By key: changes that are not answered yet. The answer to all but the last says what is over already. */
  const waiting = new Map<string, number>();
  const base = `/api/report/${encodeURIComponent(initial.id ?? '')}`;

  /** The board as the server has it now; what goes wrong leaves the one that is drawn. */
  async function refresh(): Promise<void> {
    if (!initial.isLive) return;
    const [board, { versions }] = await Promise.all([
      call<Board>('GET', `${base}/tasks`),
      call<Versions>('GET', `${base}/versions`),
    ]);
    // What was pressed meanwhile stays drawn.
    set({
      board: { ...board, tasks: board.tasks.map((task) => (waiting.has(task.key) ? (find(task.key) ?? task) : task)) },
      versions,
    });
  }

  async function change(
    key: string,
    to: 'open' | 'claimed' | 'skipped',
    reason?: string,
    isUndo = false,
  ): Promise<void> {
    const before = find(key);
    if (!before) return;
    clear(key);
    replace({ ...before, state: to, by: to === 'open' ? null : 'you', reason: reason ?? null });
    clearTimeout(undoTimer);
    const was = before.state === 'claimed' || before.state === 'skipped' ? before.state : 'open';
    set({ undo: isUndo ? null : { key, state: was } });
    undoTimer = setTimeout(() => set({ undo: null }), undoMs);
    waiting.set(key, (waiting.get(key) ?? 0) + 1);
    const isLast = () => waiting.get(key) === 1;
    const sent = turn.then(async () => {
      const revision = find(key)?.revision ?? before.revision; // of what the change before it made
      const task = await call<Task>('PUT', `${base}/tasks/${encodeURIComponent(key)}`, {
        state: to,
        revision,
        ...(reason ? { reason } : {}),
      });
      replace(isLast() ? task : { ...(find(key) ?? task), revision: task.revision });
    });
    turn = sent.catch(() => {});
    try {
      await sent.finally(() => (isLast() ? waiting.delete(key) : waiting.set(key, (waiting.get(key) ?? 0) - 1)));
      if (!waiting.has(key)) await refresh();
    } catch (error) {
      // Somebody else was faster: what they did is shown.
      replace(error instanceof CallError && error.task ? error.task : before);
      set({ undo: null });
      fail(key, error);
    }
  }

  async function tickWeekItem(key: string, isDone: boolean, revision: number): Promise<void> {
    clear(key);
    // The box answers at once; what the server has is asked for below.
    const ticked = (item: Board['weeks'][number]['items'][number]) =>
      (item.taskKey ?? item.key) === key ? { ...item, isDone } : item;
    set({
      board: { ...get().board, weeks: get().board.weeks.map((week) => ({ ...week, items: week.items.map(ticked) })) },
    });
    try {
      await call('PUT', `${base}/tasks/${encodeURIComponent(key)}`, { state: isDone ? 'claimed' : 'open', revision });
    } catch (error) {
      fail(key, error);
    }
    await refresh().catch((error: unknown) => fail(key, error));
  }

  return {
    get,
    /** As the server drew it: what a part of the page starts from that React takes over later than another. */
    drawn: () => initial,
    subscribe: held.subscribe,
    refresh,
    change,
    undo: () => {
      const { undo } = get();
      return undo ? change(undo.key, undo.state, undefined, true) : undefined;
    },
    tickWeekItem,
    ...slowActions(held, base, refresh),
  };
}

type HeldState = ReturnType<typeof holdState>;

/** What is drawn now, who draws it, and the changes of it that several actions make. */
function holdState(initial: BoardState) {
  let state = initial;
  const listeners = new Set<() => void>();
  const set = (change: Partial<BoardState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    find: (key: string) => state.board.tasks.find((task) => task.key === key),
    replace: (task: Task) =>
      set({ board: { ...state.board, tasks: state.board.tasks.map((each) => (each.key === task.key ? task : each)) } }),
    fail: (key: string, error: unknown) => set({ failures: { ...state.failures, [key]: messageOf(error) } }),
    clear: (key: string) => {
      const { [key]: _, ...failures } = state.failures;
      set({ failures });
    },
  };
}

/** What takes the server, or a person, a while: a task is read again, contested, or handed to a person. */
function slowActions({ get, set, fail, clear }: HeldState, base: string, refresh: () => Promise<void>) {
  async function check(key: string): Promise<void> {
    clear(key);
    try {
      const { checkId } = await call<{ checkId: string }>('POST', `${base}/tasks/${encodeURIComponent(key)}/check`);
      const recheck = await until(
        () => call<Recheck>('GET', `${base}/checks/${encodeURIComponent(checkId)}`),
        (one) => {
          set({ rechecks: { ...get().rechecks, [key]: one } });
          return one.state === 'done' || one.state === 'failed';
        },
      );
      await refresh();
      if (recheck.state === 'failed') fail(key, new Error(recheck.sentence));
    } catch (error) {
      fail(key, error);
    }
    const { [key]: _, ...rechecks } = get().rechecks;
    set({ rechecks });
  }

  /** Answers what came of it; null when it could not be sent, and `failures` says why. */
  async function contest(
    key: string,
    given: { reason: ContestReason; url?: string; words?: string; note?: string },
  ): Promise<Contest | null> {
    clear(key);
    try {
      const { contestId } = await call<{ contestId: string }>('POST', `${base}/contests`, { taskKey: key, ...given });
      const decided = await until(
        () => call<Contest>('GET', `${base}/contests/${encodeURIComponent(contestId)}`),
        ({ outcome }) => outcome !== null,
      );
      await refresh();
      return decided;
    } catch (error) {
      fail(key, error);
      return null;
    }
  }

  async function askPerson(key: string, contestId: string): Promise<void> {
    clear(key);
    try {
      await call('POST', `${base}/contests/${encodeURIComponent(contestId)}/person`);
      await refresh();
    } catch (error) {
      fail(key, error);
    }
  }

  return { check, contest, askPerson };
}

/** Asks again and again until it is as wished. */
async function until<Answer>(ask: () => Promise<Answer>, isEnough: (answer: Answer) => boolean): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (isEnough(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

export function messageOf(error: unknown): string {
  if (error instanceof CallError) return error.message;
  return error instanceof Error && error.message !== '' && !(error instanceof TypeError)
    ? error.message
    : 'We could not reach our server. Please try again.';
}
