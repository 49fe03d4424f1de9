import { oneSpelling, withoutQuery } from './log-line.ts';

/** Pages that no search crawler was given since a day, each its path and query. */
type NotRead = { since: string; paths: string[] };
/** `whyNotCompared`: a sentence where there are pages to compare with, and too few days. */
export type Compared = { notRead: NotRead | null; whyNotCompared: string | null };
type Covered = readonly { firstDay: string; lastDay: string }[];

const days = 30;

/** Which of `addresses`, each a path and its query, a search crawler was given, and when last. A log that writes no query tells of paths alone. */
export function readingOf(addresses: readonly string[]): {
  asked: (path: string) => void;
  read: (path: string, day: string) => void;
  notRead: (crawlers: Covered) => Compared;
} {
  const wanted = new Map(addresses.map((address) => [oneSpelling(address), address]));
  const lastRead = new Map<string, string>();
  const keys = new Set([...wanted.keys(), ...[...wanted.keys()].map(withoutQuery)]);
  let writesQueries = false;

  return {
    asked: (path) => {
      writesQueries ||= path.includes('?');
    },
    read: (path, day) => {
      if (keys.size === 0) return;
      const address = oneSpelling(path.replace(/\??(?:#.*)?$/s, ''));
      if (keys.has(address) && day > (lastRead.get(address) ?? '')) lastRead.set(address, day);
    },
    /** Those without such a day in the last 30 of the log, in the order they came. */
    notRead: (crawlers) => {
      const { first, last } = coveredBy(crawlers);
      if (wanted.size === 0) return { notRead: null, whyNotCompared: null };
      if (first === undefined || last === undefined) return notCompared('no AI crawler came');
      const since = new Date(Date.parse(`${last}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
      if (first > since)
        return notCompared(`the visits of AI crawlers span ${spanOf(first, last)}, and it takes ${days + 1}`);
      const isRead = (address: string) =>
        (lastRead.get(writesQueries ? address : withoutQuery(address)) ?? '') >= since;
      const paths = [...wanted].flatMap(([address, written]) => (isRead(address) ? [] : [written]));
      return { notRead: { since, paths }, whyNotCompared: null };
    },
  };
}

function notCompared(why: string): Compared {
  return { notRead: null, whyNotCompared: `Pages of the sitemap are not compared: ${why}.` };
}

function spanOf(first: string, last: string): string {
  const span = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  return `${span} day${span === 1 ? '' : 's'}`;
}

function coveredBy(crawlers: Covered): { first: string | undefined; last: string | undefined } {
  const all = crawlers.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).toSorted();
  return { first: all[0], last: all.at(-1) };
}
