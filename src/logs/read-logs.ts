// AI crawlers and the readers that assistants send, in logs of any size. Most lines are of neither: one expression over a whole block finds those that are,
// and only they are parsed.
import { createGunzip } from 'node:zlib';
import { pipeline, Readable } from 'node:stream';
import { type AddressRanges, addressJudge, type Verdict } from './address-ranges.ts';
import { agents, type LogAgent, referrers } from './agents.ts';
import { type LineReader, type LogLine, readerFor } from './line-formats.ts';

export type LogOptions = {
  /** The first day that counts, "2026-11-01". */
  since?: string | null;
  /** Only requests to this host, where the log says the host. */
  host?: string | null;
  ranges?: AddressRanges | null;
  /** Bytes, after unpacking; more throw a LogTooLarge. */
  maxBytes?: number;
};

export type CrawlerVisits = LogAgent & {
  visits: number;
  verdicts: Record<Verdict, number>;
  /** By class: "2xx". */
  statuses: Record<string, number>;
  /** Answered with 401, 403, 406, 429 or 451, since the first such day. */
  refused: { count: number; since: string | null };
  robotsReads: number;
  firstDay: string;
  lastDay: string;
  days: Record<string, number>;
  /** Pages, most read first, without their query: path, visits, last day of a visit that was answered. */
  pages: { path: string; visits: number; lastRead: string | null }[];
};
type Referrals = {
  assistant: string;
  visits: number;
  days: Record<string, number>;
  pages: { path: string; visits: number }[];
};
export type LogReport = {
  bytes: number;
  lines: number;
  /** Named a crawler or an assistant, and could not be parsed. */
  unread: number;
  formats: LineReader['format'][];
  crawlers: CrawlerVisits[];
  referrals: Referrals[];
};

export class LogTooLarge extends Error {}

const blockBytes = 1 << 20;
const longestLine = 1 << 16;
const mostPaths = 10_000; // for each crawler: a log of invented addresses cannot fill the memory
const mostDays = 4_000;
const refusals = new Set([401, 403, 406, 429, 451]);

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
// As the operators write them, and in small letters (bingbot): ignoring case altogether would halve the speed.
const spellings = [...new Set(agents.flatMap(({ token }) => [token, token.toLowerCase()]))];
const interesting = new RegExp(
  [...spellings, ...Object.keys(referrers), 'utm_source=chatgpt.com'].map(quoted).join('|'),
  'g',
);
const namedAgent = new RegExp(`(?<![\\w-])(?:${agents.map(({ token }) => quoted(token)).join('|')})(?![\\w-])`, 'i');
const byToken = new Map(agents.map((agent) => [agent.token.toLowerCase(), agent]));

type Tally = Omit<CrawlerVisits, 'pages' | 'days'> & {
  pages: Map<string, { visits: number; lastRead: string | null }>;
  days: Map<string, number>;
};
type ReferralTally = { visits: number; days: Map<string, number>; pages: Map<string, { visits: number }> };

/** Reads one log after the other, plain or gzip, and adds them up. Rejects for a broken gzip and for a LogTooLarge. */
export function logReader(options: LogOptions = {}): {
  read: (source: AsyncIterable<Buffer>) => Promise<void>;
  report: () => LogReport;
} {
  const { since = null, host = null, ranges = null, maxBytes = Number.POSITIVE_INFINITY } = options;
  const visits = countingVisits(addressJudge(ranges));
  const referrals = countingReferrals();
  const formats = new Set<LineReader['format']>();
  let [bytes, lines, unread] = [0, 0, 0];

  async function read(source: AsyncIterable<Buffer>): Promise<void> {
    let reader: LineReader | null = null;
    let rest = '';
    for await (const chunk of await unpacked(source)) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new LogTooLarge(`The log is larger than ${Math.round(maxBytes / 1e6)} MB`);
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
      const text = rest + chunk.toString('latin1');
      const end = text.lastIndexOf('\n') + 1;
      reader ??= saysItsFormat(text) ? begin(text) : null;
      if (reader !== null && end > 0) scan(text.slice(0, end), reader);
      const taken = reader === null ? 0 : end;
      rest = text.length - taken > longestLine ? '' : text.slice(taken);
    }
    if (rest === '') return;
    lines += 1;
    scan(rest, reader ?? begin(rest));
  }

  function begin(text: string): LineReader {
    const reader = readerFor(text.slice(0, longestLine));
    formats.add(reader.format);
    return reader;
  }

  function scan(block: string, reader: LineReader): void {
    interesting.lastIndex = 0;
    for (let match = interesting.exec(block); match; match = interesting.exec(block)) {
      const start = block.lastIndexOf('\n', match.index) + 1;
      const found = block.indexOf('\n', match.index);
      const end = found === -1 ? block.length : found;
      interesting.lastIndex = end;
      // A copy: a slice would keep its whole block alive.
      const line =
        end - start > longestLine
          ? null
          : reader.read(Buffer.from(block.slice(start, end), 'latin1').toString().trimEnd());
      if (line === null) unread += 1;
      else if ((since === null || line.day >= since) && (host === null || line.host === null || line.host === host))
        count(line);
    }
  }

  function count(line: LogLine): void {
    const agent = byToken.get(namedAgent.exec(line.agent)?.[0].toLowerCase() ?? '');
    if (agent !== undefined) return visits.count(agent, line);
    const assistant = assistantOf(line);
    if (assistant !== null && line.status < 400) referrals.count(assistant, line);
  }

  return {
    read,
    report: () => ({
      bytes,
      lines,
      unread,
      formats: [...formats],
      crawlers: visits.list(),
      referrals: referrals.list(),
    }),
  };
}

function countingVisits(judge: ReturnType<typeof addressJudge>): {
  count: (agent: LogAgent, line: LogLine) => void;
  list: () => CrawlerVisits[];
} {
  const tallies = new Map<string, Tally>();

  function tallyOf(agent: LogAgent, { day }: LogLine): Tally {
    const known = tallies.get(agent.token);
    if (known !== undefined) return known;
    const tally: Tally = {
      ...agent,
      visits: 0,
      verdicts: { verified: 0, spoofed: 0, unknown: 0 },
      statuses: {},
      refused: { count: 0, since: null },
      robotsReads: 0,
      firstDay: day,
      lastDay: day,
      days: new Map(),
      pages: new Map(),
    };
    tallies.set(agent.token, tally);
    return tally;
  }

  function count(agent: LogAgent, line: LogLine): void {
    const tally = tallyOf(agent, line);
    const { address, day, path, status } = line;
    tally.visits += 1;
    tally.verdicts[judge(tally.token, address)] += 1;
    const statusClass = `${Math.floor(status / 100)}xx`;
    tally.statuses[statusClass] = (tally.statuses[statusClass] ?? 0) + 1;
    if (day < tally.firstDay) tally.firstDay = day;
    if (day > tally.lastDay) tally.lastDay = day;
    addDay(tally.days, day);
    if (refusals.has(status)) {
      tally.refused.count += 1;
      if (tally.refused.since === null || day < tally.refused.since) tally.refused.since = day;
    }
    const page = withoutQuery(path);
    if (page === '/robots.txt') tally.robotsReads += 1;
    const entry = entryOf(tally.pages, page, () => ({ visits: 0, lastRead: null }));
    if (entry === null) return;
    entry.visits += 1;
    if (status < 400 && (entry.lastRead === null || day > entry.lastRead)) entry.lastRead = day;
  }

  return {
    count,
    list: () =>
      [...tallies.values()]
        .map((tally) => ({ ...tally, days: sortedDays(tally.days), pages: mostVisited(tally.pages) }))
        .toSorted(byVisits),
  };
}

function countingReferrals(): { count: (assistant: string, line: LogLine) => void; list: () => Referrals[] } {
  const tallies = new Map<string, ReferralTally>();
  return {
    count: (assistant, { day, path }) => {
      const tally = tallies.get(assistant) ?? { visits: 0, days: new Map(), pages: new Map() };
      tallies.set(assistant, tally);
      tally.visits += 1;
      addDay(tally.days, day);
      const entry = entryOf(tally.pages, withoutQuery(path), () => ({ visits: 0 }));
      if (entry !== null) entry.visits += 1;
    },
    list: () =>
      [...tallies]
        .map(([assistant, { visits, days, pages }]) => ({
          assistant,
          visits,
          days: sortedDays(days),
          pages: mostVisited(pages),
        }))
        .toSorted(byVisits),
  };
}

/** One whole line that is no comment, or more comments than any server writes. */
function saysItsFormat(text: string): boolean {
  return /^[^#\n][^\n]*\n/m.test(text) || text.length > longestLine;
}

/** Blocks of about a megabyte, unpacked where the log begins as gzip does. */
async function unpacked(source: AsyncIterable<Buffer>): Promise<AsyncIterable<Buffer>> {
  const chunks = source[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return Readable.from([]);
  const all = (async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) return all;
  const gunzip = createGunzip({ chunkSize: blockBytes });
  pipeline(Readable.from(all), gunzip, () => {}); // its failure reaches whoever reads the result
  return gunzip;
}

function assistantOf({ referrer, path }: LogLine): string | null {
  const host = URL.parse(referrer)?.hostname ?? '';
  const known = Object.keys(referrers).find((each) => host === each || host.endsWith(`.${each}`));
  if (known !== undefined) return referrers[known] ?? null;
  return /[?&]utm_source=chatgpt\.com(?:&|$)/.test(path) ? 'ChatGPT' : null;
}

function withoutQuery(path: string): string {
  const end = path.search(/[?#]/);
  // What is in a log is a stranger's text: no character of it may steer a terminal.
  return (end === -1 ? path : path.slice(0, end)).slice(0, 500).replace(/\p{C}/gu, '\u{fffd}');
}

function entryOf<T>(map: Map<string, T>, key: string, make: () => T): T | null {
  const known = map.get(key);
  if (known !== undefined) return known;
  if (map.size >= mostPaths) return null;
  const made = make();
  map.set(key, made);
  return made;
}

function addDay(days: Map<string, number>, day: string): void {
  if (days.has(day) || days.size < mostDays) days.set(day, (days.get(day) ?? 0) + 1);
}

function sortedDays(days: Map<string, number>): Record<string, number> {
  return Object.fromEntries([...days].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function mostVisited<T extends { visits: number }>(pages: Map<string, T>): (T & { path: string })[] {
  return [...pages]
    .map(([path, page]) => ({ ...page, path }))
    .toSorted((a, b) => b.visits - a.visits || (a.path < b.path ? -1 : 1));
}

function byVisits(a: { visits: number }, b: { visits: number }): number {
  return b.visits - a.visits;
}
