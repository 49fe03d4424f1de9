import { oneSpelling } from './log-line.ts';
import type { LogReport } from './read-logs.ts';

const days = 30;

/** Of `paths`, those that no search crawler was given in the last 30 days of the log, in the order they came. Null where the log covers less. */
export function pagesNotRead(
  { crawlers }: LogReport,
  paths: readonly string[],
): { since: string; paths: string[] } | null {
  const [first, last] = [
    crawlers.map(({ firstDay }) => firstDay).toSorted()[0],
    crawlers
      .map(({ lastDay }) => lastDay)
      .toSorted()
      .at(-1),
  ];
  if (first === undefined || last === undefined) return null;
  const since = new Date(Date.parse(`${last}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
  if (first > since) return null;
  const read = new Set(
    crawlers
      .filter(({ purpose }) => purpose === 'search')
      .flatMap(({ pages }) =>
        pages.filter(({ lastRead }) => lastRead !== null && lastRead >= since).map(({ path }) => path),
      ),
  );
  return { since, paths: paths.filter((path) => !read.has(oneSpelling(path))) };
}
