// One visit to one site: who we are, how long we may stay, and how gently we ask.
import { setTimeout as pause } from 'node:timers/promises';
import type { MissingReason } from '#engine/evidence.ts';
import type { FetchFailure, FetchOptions, FetchResult } from '#engine/fetcher.ts';
import { safeFetch } from '#engine/fetcher.ts';
import type { Guard } from '#engine/fetcher-guard.ts';
import { isAllowListed } from '#engine/fetcher-guard.ts';
import { limit } from '#engine/limit.ts';

/** The token that robots.txt may name to close a site to us. */
export const ownToken = 'CitableBot';

/** Asks one address as ourselves, at most `parallel` at a time per host, with a pause between starts. */
export type Ask = (url: string, options?: Partial<FetchOptions>) => Promise<FetchResult>;

export type Visit = {
  ask: Ask;
  userAgent: string;
  /** Aborted when the time is over or the caller has stopped. */
  signal: AbortSignal;
  /** The visit is over, in good time or not. */
  end: () => void;
  now: () => Date;
  /** true for a loopback server of tests and development. */
  isAllowListed: (url: URL) => boolean;
};

export type VisitOptions = { userAgent: string; deadlineMs: number; signal?: AbortSignal; now: () => Date; guard?: Partial<Guard> };

const parallel = 2;
const pauseMs = 200;

export function startVisit(options: VisitOptions): Visit {
  const { signal, end } = limit(options.deadlineMs, options.signal);
  const isLocal = (url: URL) => isAllowListed(url, { allowHosts: options.guard?.allowHosts ?? [] });
  const turns = new Map<string, ReturnType<typeof turnstile>>();

  const ask: Ask = async (address, asked = {}) => {
    const url = URL.parse(address);
    const host = url?.host ?? '';
    const turn = turns.get(host) ?? turnstile(url && isLocal(url) ? 0 : pauseMs, signal);
    turns.set(host, turn);
    await turn.enter();
    const stop = limit(null, signal, asked.signal);
    try {
      return await safeFetch(address, { userAgent: options.userAgent, guard: options.guard, ...asked, signal: stop.signal });
    } finally {
      stop.end();
      turn.leave();
    }
  };
  return { ask, end, userAgent: options.userAgent, signal, now: options.now, isAllowListed: isLocal };
}

/** Why a fetch that failed left a gap in the evidence. */
export function missingReason(failure: FetchFailure): MissingReason {
  switch (failure) {
    case 'dns':
    case 'connect':
    case 'tls':
      return 'unreachable';
    case 'timeout':
      return 'timeout';
    case 'aborted':
      return 'deadline';
    case 'type':
      return 'not-html';
    case 'too-large':
    case 'headers':
      return 'too-large';
    case 'private':
    case 'host':
    case 'port':
    case 'scheme':
    case 'credentials':
    case 'url':
    case 'redirects':
    case 'protocol':
    case 'encoding':
      return 'invalid';
  }
}

function turnstile(waitMs: number, signal: AbortSignal) {
  let inside = 0;
  let ready = Promise.resolve();
  const waiting: (() => void)[] = [];
  return {
    async enter(): Promise<void> {
      if (inside >= parallel) await new Promise<void>((resolve) => waiting.push(resolve));
      else inside += 1;
      const mine = ready;
      if (waitMs > 0) ready = mine.then(() => pause(waitMs, undefined, { signal }).catch(() => {}));
      await mine;
    },
    leave(): void {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    },
  };
}
