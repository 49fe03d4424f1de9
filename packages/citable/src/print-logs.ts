// `citable logs`: which AI crawlers really came, what they were given, and whom the assistants sent.
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { safeFetch } from '#engine/read/visit/fetcher.ts';
import { type AddressRanges, packagedRanges, type RangeList, readRanges } from '#logs/address-ranges.ts';
import { rangeLists } from '#logs/agents.ts';
import { fileBlocks } from '#logs/file-blocks.ts';
import { LogRefused } from '#logs/log-refused.ts';
import { logReader, type LogReport } from '#logs/read-logs.ts';
import { pagesNotRead } from '#logs/pages-not-read.ts';
import { logsMarkdown, logsText } from './logs-text.ts';
import { readText } from './read-file.ts';
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
  const sitemap = command.sitemap === null ? null : pathsOf(await readText(command.sitemap));
  const reader = logReader({
    since: command.since,
    host: command.host,
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
  const notRead = sitemap === null ? null : pagesNotRead(report, sitemap);
  if (command.output === 'json') printJson(terminal, { ...capped(report), notRead });
  else terminal.out((command.output === 'markdown' ? logsMarkdown : logsText)(report, notRead));
  return exitCodes.done;
}

const mostPages = 100;

function capped(report: LogReport): LogReport {
  const cut = <T extends { pages: unknown[] }>(each: T): T => ({ ...each, pages: each.pages.slice(0, mostPages) });
  return { ...report, crawlers: report.crawlers.map(cut), referrals: report.referrals.map(cut) };
}

/** Paths of a sitemap, or of a list with one address on each line. */
function pathsOf(text: string): string[] {
  const addresses = text.includes('<loc>')
    ? [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, url = '']) => url)
    : text.trim().split(/\s+/);
  return [
    ...new Set(
      addresses.flatMap(
        (address) => URL.parse(address.replaceAll('&amp;', '&'), 'https://site.invalid')?.pathname ?? [],
      ),
    ),
  ];
}

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
