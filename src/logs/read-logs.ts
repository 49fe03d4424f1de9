// AI crawlers and the readers that assistants send, in logs of any size. Most lines are of neither: a search over whole blocks finds those that are,
// and only they are parsed.
import { type AddressRanges, addressJudge, packagedRanges, type Verdict } from './address-ranges.ts';
import { agentIn, agents, assistantAt, type LogAgent, namesWithin, rangeLists, referrers } from './agents.ts';
import { type Header, headerLine } from './columns.ts';
import { entryLines } from './entry-lines.ts';
import { nameFinder } from './find-names.ts';
import { LogRefused } from './log-refused.ts';
import { afterDirective, type Form, readLine } from './line-reader.ts';
import { withoutQuery, type LogLine } from './log-line.ts';
import { jsonFields } from './named-line.ts';
import { ownText } from './own-text.ts';
import { type Compared, readingOf } from './pages-not-read.ts';
import { unpacked } from './unpack.ts';

export type LogOptions = {
  /** The first day that counts, "2026-11-01". */
  since?: string | null;
  /** Only requests to this host, where the log says the host. */
  host?: string | null;
  /** Those that come with the package where it is left out. */
  ranges?: AddressRanges;
  /** Pages to look for, each its path and query, "/list?page=2". */
  sitemap?: readonly string[];
  /** Bytes, after unpacking; more throw a LogTooLarge. */
  maxBytes?: number;
};

export type CrawlerVisits = LogAgent & {
  visits: number;
  verdicts: Record<Verdict, number>;
  /** By class: "2xx"; without those of which the log tells no status. */
  statuses: Record<string, number>;
  /** Answered with 401, 403, 406, 429 or 451, since the first such day. */
  refused: { count: number; since: string | null };
  robotsReads: number;
  firstDay: string;
  lastDay: string;
  days: Record<string, number>;
  /** Pages, most read first, without their query: path, visits, last day that the page was given to a crawler that is not spoofed. */
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
  /** Lines that name a crawler or an assistant and could not be parsed, and how many of them name which crawler. */
  unread: number;
  unreadNames: Record<string, number>;
  formats: Form[];
  /** The day of the oldest list that a visit was checked by; null where there was none, or it tells no day. */
  rangesReadOn: string | null;
  crawlers: CrawlerVisits[];
  referrals: Referrals[];
} & Compared;

export class LogTooLarge extends Error {}

const longestLine = 1 << 16;
const mostPaths = 10_000; // for each crawler: a log of invented addresses cannot fill the memory
const mostDays = 4_000;
const statusClasses = ['', '1xx', '2xx', '3xx', '4xx', '5xx'];
const refusals = new Set([401, 403, 406, 429, 451]);

const directives = ['#Fields:', '#Fields\t', '#Date:', '#Start-Date:'];
const findName = nameFinder([
  ...agents.map(({ token }) => token),
  ...Object.keys(referrers),
  'utm_source=chatgpt.com',
  ...directives,
]);
const sampled = { first: 2_000, ofBlock: 50, enough: 20 }; // lines, until the form is known

type Tally = Omit<CrawlerVisits, 'pages' | 'days'> & {
  pages: Map<string, { visits: number; lastRead: string | null }>;
  days: Map<string, number>;
};
type ReferralTally = { visits: number; days: Map<string, number>; pages: Map<string, { visits: number }> };

/** Reads one log after the other, packed or plain, and adds them up. Rejects with a LogRefused for a log that is none, and with a LogTooLarge. */
export function logReader(options: LogOptions = {}): {
  read: (source: AsyncIterable<Buffer>) => Promise<void>;
  report: () => LogReport;
} {
  const { since = null, host = null, ranges = packagedRanges, maxBytes = Number.POSITIVE_INFINITY } = options;
  const reading = readingOf(options.sitemap ?? []);
  const visits = countingVisits(addressJudge(ranges), reading);
  const referrals = countingReferrals();
  const formats = new Set<Form>();
  const unreadNames = new Map<string, number>();
  let [bytes, lines, unread] = [0, 0, 0];

  async function read(source: AsyncIterable<Buffer>): Promise<void> {
    const before = { lines, unread };
    const seen: Seen = { tried: 0, read: 0, withAgent: 0, ofJson: 0, withoutQuotes: 0 };
    let header: Header | null = null;
    let rest: Buffer = Buffer.alloc(0);

    for await (const chunk of entryLines(measured(source))) {
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
      const end = chunk.lastIndexOf(10) + 1;
      if (end === 0) rest = Buffer.concat([rest, chunk]);
      else {
        // Only the line that two chunks share is copied.
        const first = rest.length === 0 ? 0 : chunk.indexOf(10) + 1;
        if (first > 0) scan(Buffer.concat([rest, chunk.subarray(0, first)]));
        scan(chunk.subarray(first, end));
        rest = Buffer.from(chunk.subarray(end));
      }
      if (rest.length > longestLine) {
        if (findName(rest, 0) !== -1) notRead(rest.toString('latin1'));
        tell(seen, lineAt(rest, 0), null);
        rest = Buffer.alloc(0);
      }
    }
    if (rest.length > 0) {
      lines += 1;
      scan(rest);
    }
    if (lines > before.lines && seen.withAgent === 0)
      throw new LogRefused(whyNot(seen, lines - before.lines, unread - before.unread));

    async function* measured(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of unpacked(packed)) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw new LogTooLarge(`The log is larger than ${Math.round(maxBytes / 1e6)} MB`);
        yield chunk;
      }
    }

    function scan(block: Buffer): void {
      if (block.length === 0) return;
      header ??= headerLine(lineAt(block, 0));
      if (seen.withAgent < sampled.enough) sample(block, header);
      for (let at = findName(block, 0); at !== -1;) {
        const start = block.lastIndexOf(10, at) + 1;
        const line = lineAt(block, start);
        if (line.startsWith('#')) header = afterDirective(line, header);
        else take(line, header);
        const end = block.indexOf(10, at);
        at = end === -1 ? -1 : findName(block, end);
      }
    }

    /** Whether these are lines of a log at all, and say who asked, is told by a few of them. */
    function sample(block: Buffer, first: Header): void {
      let [start, own] = [0, first];
      const most = Math.max(sampled.ofBlock, sampled.first - seen.tried);
      for (let count = 0; count < most && start < block.length && seen.withAgent < sampled.enough; count += 1) {
        const line = lineAt(block, start);
        if (line.startsWith('#')) own = afterDirective(line, own);
        else tell(seen, line, readLine(line, own));
        start = block.indexOf(10, start) + 1 || block.length;
      }
    }

    function take(line: string, current: Header): void {
      const found = line.length > longestLine ? null : readLine(line, current);
      tell(seen, line, found);
      if (found === null) return notRead(line);
      formats.add(found.form);
      const { day, host: at } = found.line;
      if ((since === null || day >= since) && (host === null || at === null || at === host.toLowerCase()))
        count(found.line);
    }
  }

  function notRead(line: string): void {
    unread += 1;
    for (const token of namesWithin(line.slice(0, longestLine)))
      unreadNames.set(token, (unreadNames.get(token) ?? 0) + 1);
  }

  function count(line: LogLine): void {
    const agent = agentIn(line.agent);
    if (agent !== null) return visits.count(agent, line);
    const assistant = assistantOf(line);
    if (assistant !== null && (line.status ?? 200) < 400) referrals.count(assistant, line);
  }

  function visited(): Pick<LogReport, 'rangesReadOn' | 'crawlers' | keyof Compared> {
    const crawlers = visits.list();
    const names = new Set(crawlers.map(({ token }) => token));
    const used = rangeLists.filter(({ tokens }) => tokens.some((token) => names.has(token)));
    const days = used.flatMap(({ file }) => ranges.get(file)?.readOn ?? []);
    return { rangesReadOn: days.toSorted()[0] ?? null, crawlers, ...reading.notRead(crawlers) };
  }

  return {
    read,
    report: () => ({
      bytes,
      lines,
      unread,
      unreadNames: Object.fromEntries(unreadNames),
      formats: [...formats],
      ...visited(),
      referrals: referrals.list(),
    }),
  };
}

/** Without the line's end; not more of it than a line may have. Bytes of no text are written as servers write them, `\xA4`. */
function lineAt(block: Buffer, start: number): string {
  const found = block.indexOf(10, start);
  const end = Math.min(found === -1 ? block.length : found, start + longestLine + 1);
  const line = block.toString('utf8', start, end).trim();
  if (!line.includes('\u{fffd}')) return line;
  const bytes = block.toString('latin1', start, end).trim();
  return bytes.replace(/[\x80-\xff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Of the lines that were tried, how many were read, and why others were not. */
type Seen = Record<'tried' | 'read' | 'withAgent' | 'ofJson' | 'withoutQuotes', number>;

function tell(seen: Seen, line: string, found: ReturnType<typeof readLine>): void {
  seen.tried += 1;
  if (found === null) {
    if (isJson(line)) seen.ofJson += 1;
    else if (quotesNoAgent(line)) seen.withoutQuotes += 1;
    return;
  }
  seen.read += 1;
  if (found.line.agent !== '') seen.withAgent += 1;
}

/** Of a line that is too long the beginning has to do. */
function isJson(line: string): boolean {
  return line.startsWith('{"') && (line.length > longestLine || jsonFields(line) !== null);
}

/** Whether it has a request and beside it nothing in quotes, as Tomcat writes where nobody told it otherwise. */
function quotesNoAgent(line: string): boolean {
  const [request] = /"?\b[A-Z]{3,10} \S+ HTTP\/\d(?:\.\d)?"?/.exec(line) ?? [];
  const quoted = line
    .replace(request ?? '', '')
    .split('"')
    .filter((part, at) => at % 2 === 1 && !/^[\s-]*$/.test(part));
  return request !== undefined && quoted.length === 0;
}

/** Only of lines that were tried is said that they could not be read. */
function whyNot({ tried, read, ofJson, withoutQuotes }: Seen, lines: number, naming: number): string {
  const crawlers =
    naming === 0 ? '' : ` ${counted(naming)} of it ${naming === 1 ? 'names' : 'name'} a crawler or an assistant.`;
  const ofThem = tried < lines ? `the ${counted(tried)} that we tried` : `its ${counted(lines)}`;
  const combined = 'Let your server write the combined format, and send a newer log.';
  if (read > 0) return `None of ${ofThem} has a user agent, so it does not tell who came. ${combined}`;
  if (ofJson > 0 && ofJson * 2 >= tried)
    return `Its form is not one that we know: it is JSON, and not one object for each request, with page and day.${crawlers}`;
  const lacks =
    withoutQuotes * 2 > tried
      ? ` A request is told and no user agent quoted, so we cannot be sure who came. ${combined}`
      : '';
  return `Its form is not one that we know: none of ${ofThem} could be read.${lacks}${crawlers}`;
}

function counted(lines: number): string {
  return `${lines.toLocaleString('en-US')} line${lines === 1 ? '' : 's'}`;
}

function countingVisits(
  judge: ReturnType<typeof addressJudge>,
  reading: ReturnType<typeof readingOf>,
): {
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
    const { addresses, day, path, status } = line;
    tally.visits += 1;
    const verdict = judge(tally.token, addresses, day);
    tally.verdicts[verdict] += 1;
    if (status !== null) {
      const statusClass = statusClasses[Math.floor(status / 100)] ?? '';
      tally.statuses[statusClass] = (tally.statuses[statusClass] ?? 0) + 1;
    }
    if (day < tally.firstDay) tally.firstDay = day;
    if (day > tally.lastDay) tally.lastDay = day;
    addDay(tally.days, day);
    if (status !== null && refusals.has(status)) {
      tally.refused.count += 1;
      if (tally.refused.since === null || day < tally.refused.since) tally.refused.since = day;
    }
    const isRead = verdict !== 'spoofed' && (status ?? 200) < 400;
    reading.asked(path);
    if (isRead && agent.purpose === 'search') reading.read(path, day);
    const page = shownPath(path);
    if (page === '/robots.txt') tally.robotsReads += 1;
    const entry = entryOf(tally.pages, page, () => ({ visits: 0, lastRead: null }));
    if (entry === null) return;
    entry.visits += 1;
    if (isRead && (entry.lastRead === null || day > entry.lastRead)) entry.lastRead = day;
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
      const entry = entryOf(tally.pages, shownPath(path), () => ({ visits: 0 }));
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

function assistantOf({ referrer, path }: LogLine): string | null {
  const known = assistantAt(referrer);
  return known ?? (/[?&]utm_source=chatgpt\.com(?:&|$)/.test(path) ? 'ChatGPT' : null);
}

/** A path is spelled in visible ASCII: no character of a stranger's may steer a terminal. */
function shownPath(path: string): string {
  return withoutQuery(path).slice(0, 500);
}

function entryOf<T>(map: Map<string, T>, key: string, make: () => T): T | null {
  const known = map.get(key);
  if (known !== undefined) return known;
  if (map.size >= mostPaths) return null;
  const made = make();
  map.set(ownText(key), made);
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
