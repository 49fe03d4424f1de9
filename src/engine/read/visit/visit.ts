// One visit to one site: who we are, how long we may stay, and how gently we ask.
import { setTimeout as wait } from 'node:timers/promises';
import type { Bot, FetchOptions, FetchResult } from '#engine/read/visit/fetcher.ts';
import { safeFetch } from '#engine/read/visit/fetcher.ts';
import type { Guard } from '#engine/read/visit/fetcher-guard.ts';
import { isAllowListed } from '#engine/read/visit/fetcher-guard.ts';
import { limit } from '#engine/base/limit.ts';
import type { RunVisitTask } from '#engine/read/visit/visit-tasks.ts';

/** The token that robots.txt may name to close a site to us. */
export const ownToken = 'CitableBot';

/** Asks one address as ourselves, at most `parallel` at a time per host, with a pause between starts. */
type Ask = (url: string, options?: Partial<FetchOptions>) => Promise<FetchResult>;

export type Visit = {
  ask: Ask;
  /** Reads what came back. */
  run: RunVisitTask;
  userAgent: string;
  /** Aborted when the time is over or the caller has stopped. */
  signal: AbortSignal;
  /** The visit is over, in good time or not. */
  end: () => void;
  now: () => Date;
  /** true for a loopback server of tests and development. */
  isAllowListed: (url: URL) => boolean;
};

export type VisitOptions = Bot & {
  run: RunVisitTask;
  deadlineMs: number;
  signal?: AbortSignal;
  now: () => Date;
  guard?: Partial<Guard>;
  maxBytes?: number;
  pace?: Pace;
};

/** How gently a host is asked. `pause` is for tests alone: it takes the place of waiting. */
export type Pace = { parallel: number; pauseMs: number; pause?: (ms: number, signal: AbortSignal) => Promise<void> };

const ordinaryPace: Pace = { parallel: 2, pauseMs: 200 };

export function startVisit(options: VisitOptions): Visit {
  const { signal, end } = limit(options.deadlineMs, options.signal);
  const isLocal = (url: URL) => isAllowListed(url, { allowHosts: options.guard?.allowHosts ?? [] });
  let bytesLeft = options.maxBytes ?? Infinity;
  const { pace = ordinaryPace } = options;
  const turns = new Map<string, ReturnType<typeof turnstile>>();

  const ask: Ask = async (address, asked = {}) => {
    const url = URL.parse(address);
    const host = url?.host ?? '';
    const turn =
      turns.get(host) ?? turnstile(url && isLocal(url) && !pace.pause ? { ...pace, pauseMs: 0 } : pace, signal);
    turns.set(host, turn);
    await turn.enter();
    const stop = limit(null, signal, asked.signal);
    try {
      const maxBytes = Math.min(asked.maxBytes ?? Infinity, Math.max(1, bytesLeft));
      const bound = Number.isFinite(maxBytes) ? { maxBytes } : {};
      const result = await safeFetch(address, {
        userAgent: options.userAgent,
        sign: options.sign,
        guard: options.guard,
        ...asked,
        ...bound,
        signal: stop.signal,
      });
      if (result.ok) bytesLeft -= result.body.length;
      return result;
    } finally {
      stop.end();
      turn.leave();
    }
  };
  return { ask, run: options.run, end, userAgent: options.userAgent, signal, now: options.now, isAllowListed: isLocal };
}

/** The server let us wait in vain: that says nothing of it before it was asked once more. */
export function isTimeOut(result: FetchResult): boolean {
  return !result.ok && (result.reason === 'timeout' || result.reason === 'connect-timeout');
}

function turnstile({ parallel, pauseMs, pause = waiting }: Pace, signal: AbortSignal) {
  let inside = 0;
  let ready = Promise.resolve();
  const queue: (() => void)[] = [];
  return {
    async enter(): Promise<void> {
      if (inside >= parallel) await new Promise<void>((resolve) => queue.push(resolve));
      else inside += 1;
      const mine = ready;
      if (pauseMs > 0) ready = mine.then(() => pause(pauseMs, signal));
      await mine;
    },
    leave(): void {
      const next = queue.shift();
      if (next) next();
      else inside -= 1;
    },
  };
}

function waiting(ms: number, signal: AbortSignal): Promise<void> {
  return wait(ms, undefined, { signal }).catch(() => {});
}
