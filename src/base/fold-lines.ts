import type { LoggerOptions } from 'pino';

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

const foldMs = 60_000;
const mostKinds = 500;
const warn = 40;

/**
 * Of warnings and errors that say the same about the same thing, the first is written at once and those of the next minute as one: "… 412 more like this in a
 * minute". An outage must not fill the disk with its own description.
 */
export function foldLines(
  every: (ms: number, run: () => void) => unknown = (ms, run) => setTimeout(run, ms).unref(),
): LogMethod {
  const folded = new Map<string, number>();
  return function write(args, method, level) {
    const kind = level < warn ? null : kindOf(args, level);
    const more = kind === null ? undefined : folded.get(kind);
    if (kind !== null && more !== undefined) {
      folded.set(kind, more + 1);
      return;
    }
    method.apply(this, args);
    if (kind === null || folded.size >= mostKinds) return;
    folded.set(kind, 0);
    every(foldMs, () => {
      const count = folded.get(kind) ?? 0;
      folded.delete(kind);
      if (count > 0) method.apply(this, summaryOf(args, count));
    });
  };
}

/** What is said, of what (all ids of the line), and the error's own words. The line's context, such as the request, does not count. */
function kindOf([first, message]: Parameters<LogMethod>[0], level: number): string {
  if (typeof first !== 'object' || first === null) return JSON.stringify([level, first]);
  const { err, ...about }: Record<string, unknown> = { ...(first as object) };
  const words = typeof err === 'object' && err !== null && 'message' in err ? String(err.message) : '';
  return JSON.stringify([
    level,
    message,
    words,
    Object.entries(about).filter(([, value]) => typeof value !== 'object'),
  ]);
}

function summaryOf([first, message]: Parameters<LogMethod>[0], count: number): Parameters<LogMethod>[0] {
  const more = `… ${count} more like this in a minute`;
  return typeof first === 'object' && first !== null
    ? [first, `${String(message ?? '')} ${more}`]
    : [`${String(first)} ${more}`];
}
