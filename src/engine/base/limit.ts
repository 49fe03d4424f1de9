export type Limit = { signal: AbortSignal; /** What it was for is done: nothing of it is kept. */ end: () => void };

/**
 * A signal that aborts after `ms` (null: never by itself) or with one of `outer`. By hand, since Node keeps every signal of AbortSignal.any and .timeout that
 * somebody listened to until the end: ten to thirty of them for each website that a worker has read.
 */
export function limit(ms: number | null, ...outer: (AbortSignal | undefined)[]): Limit {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = ms === null ? undefined : setTimeout(abort, ms).unref();
  const others = outer.filter((signal) => signal !== undefined);
  for (const signal of others) signal.addEventListener('abort', abort, { once: true });
  if (others.some((signal) => signal.aborted)) abort();
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      for (const signal of others) signal.removeEventListener('abort', abort);
    },
  };
}
