// `citable logs`: which AI crawlers really came, what they were given, and whom the assistants sent.
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { safeFetch } from '#engine/read/visit/fetcher.ts';
import { type AddressRanges, packagedRanges, type RangeList, readRanges } from '#logs/address-ranges.ts';
import { readSitemap } from '#engine/read/visit/read-sitemap.ts';
import { rangeLists } from '#logs/agents.ts';
import { fileBlocks } from '#logs/file-blocks.ts';
import { LogRefused } from '#logs/log-refused.ts';
import { logReader, type LogReport } from '#logs/read-logs.ts';
import { logsMarkdown, logsText } from './logs-text.ts';
import { exitCodes, printJson, type Terminal, write } from './terminal.ts';
import { type LogsCommand, UsageError } from './usage.ts';

/** Reads the files one after the other, "-" being standard input. The report contains no visitor's address. */
export async function printLogs(
  command: LogsCommand,
  terminal: Terminal,
  input: AsyncIterable<Buffer> = process.stdin,
): Promise<number> {
  if (command.fetchRanges !== null) await fetchRanges(command.fetchRanges, terminal);
  const folder = command.ranges ?? command.fetchRanges;
  const sitemap = command.sitemap === null ? [] : await addressesOf(command.sitemap);
  const reader = logReader({
    since: command.since,
    host: command.host,
    sitemap,
    ranges: folder === null ? packagedRanges : new Map([...packagedRanges, ...(await readFolder(folder))]),
  });
  for (const file of command.files) {
    try {
      await reader.read(file === '-' ? input : fileBlocks(file));
    } catch (error) {
      if (error instanceof LogRefused) throw new UsageError(`${file} was not read. ${error.message}`, { cause: error });
      throw new UsageError(
        `${file} could not be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'})`,
        { cause: error },
      );
    }
  }
  const report = reader.report();
  if (command.output === 'json') printJson(terminal, capped(report));
  else terminal.out((command.output === 'markdown' ? logsMarkdown : logsText)(report));
  return exitCodes.done;
}

const mostPages = 100;

function capped(report: LogReport): LogReport {
  const cut = <T extends { pages: unknown[] }>(each: T): T => ({ ...each, pages: each.pages.slice(0, mostPages) });
  return { ...report, crawlers: report.crawlers.map(cut), referrals: report.referrals.map(cut) };
}

/** Paths and queries of a sitemap as the site serves it, or of a list with one address or path on each line. */
async function addressesOf(file: string): Promise<string[]> {
  const body = await readFile(file).catch(() => {
    throw new UsageError(`${file} could not be read`);
  });
  const lines = body
    .toString()
    .trim()
    .split(/\s*[\r\n]+\s*/);
  const { problem, children, entries } = readSitemap(body, '', anySite, mostAddresses);
  if (children.length > 0)
    throw new UsageError(`${file} is an index of sitemaps and names no page. Give one of them: ${children[0]}`);
  const isList = lines.every((line) => /^(?:https?:\/\/|\/)\S*$/.test(line));
  if (entries.length === 0 && !isList)
    throw new UsageError(
      `${file} is not a sitemap${problem === null ? '' : ` (${lowerFirst(problem)})`}, nor a list of addresses`,
    );
  const addresses = entries.length > 0 ? entries.map(({ url }) => url) : lines;
  return addresses.flatMap((address) => {
    const parsed = URL.parse(address, anySite);
    return parsed === null ? [] : [parsed.pathname + parsed.search];
  });
}

const anySite = 'https://site.invalid';
/** As many as the protocol lets one sitemap have. */
const mostAddresses = 50_000;
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

async function readFolder(folder: string): Promise<AddressRanges> {
  const names = await readdir(folder).catch(() => {
    throw new UsageError(`${folder} is not a folder that can be read`);
  });
  const known = rangeLists.filter(({ file }) => names.includes(file));
  const lists = new Map<string, RangeList>();
  for (const { file } of known) {
    try {
      lists.set(file, readRanges(await readFile(join(folder, file), 'utf8')));
    } catch (error) {
      throw new UsageError(`${join(folder, file)} is not a list of address ranges`, { cause: error });
    }
  }
  return lists;
}

/** The only time that `logs` uses the network: the published lists, into `folder`. One that cannot be had is said, and its crawlers stay unknown. */
async function fetchRanges(folder: string, { err, signal }: Terminal): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { file, url } of rangeLists) {
    const answer = await safeFetch(url, {
      userAgent: 'citable',
      accept: 'application/json',
      totalMs: 15_000,
      ...(signal && { signal }),
    });
    const problem = answer.ok
      ? answer.status === 200
        ? problemOf(answer.body.toString())
        : `status ${answer.status}`
      : answer.detail;
    if (answer.ok && problem === null) await write(join(folder, file), answer.body);
    err(problem === null ? `${file}: fetched\n` : `${file}: not fetched (${problem})\n`);
  }
}

function problemOf(text: string): string | null {
  try {
    readRanges(text);
    return null;
  } catch {
    return 'not a list of address ranges';
  }
}
