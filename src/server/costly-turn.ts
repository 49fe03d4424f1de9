/** What rests the server before the next read of a network that waits, in times of what the last one took. */
const restOfRead = 3;
const longestRestMs = 500;
/** Whatever takes longer waits for something else than this process: a PDF that is being set. */
const longestHeldMs = 1000;

type Line = { isBusy: boolean; waiting: (() => void)[] };

/**
 * One costly read of a network at a time. Where more wait, the process is left to everybody else for three times as long after each, so that a network that
 * asks side by side never has more than a quarter of it. `take` answers how to leave, or null where so many wait already; it hands `gone` the same, for
 * a caller that is not there any more.
 */
export function costlyTurns(
  mostWaiting: number,
  pause: (ms: number) => Promise<void>,
  now: () => number = () => performance.now(),
) {
  const lines = new Map<string, Line>();

  async function take(network: string, gone: (leave: () => void) => void): Promise<(() => void) | null> {
    const line = lines.get(network) ?? { isBusy: false, waiting: [] };
    lines.set(network, line);
    if (line.isBusy) {
      if (line.waiting.length >= mostWaiting) return null;
      await new Promise<void>((resolve) => {
        line.waiting.push(resolve);
      });
    }
    line.isBusy = true;
    const began = now();
    let isThere = true;
    const leave = () => {
      clearTimeout(held);
      if (isThere) void rest(network, line, now() - began);
      isThere = false;
    };
    const held = setTimeout(leave, longestHeldMs).unref();
    gone(leave);
    return leave;
  }

  async function rest(network: string, line: Line, tookMs: number): Promise<void> {
    if (line.waiting.length > 0) await pause(Math.min(longestRestMs, restOfRead * tookMs));
    const next = line.waiting.shift();
    if (next) return next();
    lines.delete(network);
  }

  return { take };
}
