import { setTimeout as pause } from 'node:timers/promises';

/** What became of a program that ended by itself. Times in milliseconds. */
export type Death =
  /** It is started again after the pause; `complaint` is why its last start failed, where it did. */
  | { deaths: number; restartInMs: number; complaint: string | null }
  /** It is not started again. */
  | { deaths: number; restartInMs: null; complaint: string | null };

const mostDeaths = 5;
const withinMs = 10 * 60_000;
const firstPauseMs = 250;
const growth = 4; // 0.25, 1, 4, 16 seconds

/**
 * Starts a program again whenever it has ended, later after each death within ten minutes, and gives up at the fifth. `ended` of what `start` answers resolves
 * when it has ended; `start` rejects where it cannot be started, which counts as a death. Answers how to let it end.
 */
export function keepRunning<Program extends { ended: Promise<unknown> }>(
  first: Program,
  {
    start,
    told,
    now = Date.now,
    wait = waited,
  }: { start: () => Promise<Program>; told: (death: Death) => void; now?: () => number; wait?: typeof waited },
): { current: () => Program | null; stopping: () => Promise<void> } {
  const leaving = new AbortController();
  let program: Program | null = first;
  let died: number[] = [];
  const watching = watch();

  async function watch(): Promise<void> {
    for (let complaint: string | null = null; ;) {
      await Promise.race([program?.ended, aborted(leaving.signal)]);
      if (leaving.signal.aborted) return;
      program = null;
      died = [...died.filter((at) => at > now() - withinMs), now()];
      const isOver = died.length >= mostDeaths;
      const restartInMs = firstPauseMs * growth ** (died.length - 1);
      told(
        isOver
          ? { deaths: died.length, restartInMs: null, complaint }
          : { deaths: died.length, restartInMs, complaint },
      );
      if (isOver || !(await wait(restartInMs, leaving.signal))) return;
      complaint = null;
      try {
        program = await start();
      } catch (error) {
        complaint = error instanceof Error ? error.message : String(error);
      }
    }
  }

  return {
    current: () => program,
    /** No more starts from here on. What runs still is the caller's to end. */
    async stopping() {
      leaving.abort();
      await watching;
    },
  };
}

/** False when the signal came first. */
async function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  return pause(ms, true, { signal }).catch(() => false);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
