import type { CrawlerVisits, LogReport } from '#logs/read-logs.ts';
import { plainMarkdown } from '#engine/base/text/plain-markdown.ts';
import { markdownTable, textTable } from './table.ts';

type Section = { title: string; rows: string[][] };

const mostRows = 20;

/** The report for a terminal. */
export function logsText(report: LogReport): string {
  return [...opening(report), ...sections(report).map(({ title, rows }) => `${title}\n\n${textTable(rows)}`)].join(
    '\n',
  );
}

/** The report for a page or a pull request. */
export function logsMarkdown(report: LogReport): string {
  const parts = sections(report).map(
    ({ title, rows }) => `## ${title}\n\n${markdownTable(rows.map((row) => row.map(plainMarkdown)))}`,
  );
  return [...opening(report), ...parts].join('\n');
}

function opening(report: LogReport): string[] {
  return [headline(report), report.whyNotCompared].flatMap((sentence) => (sentence === null ? [] : [`${sentence}\n`]));
}

function headline({ lines, bytes, unread, crawlers, rangesReadOn }: LogReport): string {
  const visits = crawlers.reduce((sum, crawler) => sum + crawler.visits, 0);
  const unreadable =
    unread === 0
      ? ''
      : ` ${count(unread, 'line')} that named one could not be read and ${unread === 1 ? 'is' : 'are'} not counted.`;
  const checked =
    visits === 0 || rangesReadOn === null
      ? ''
      : ` Addresses were checked by what the operators published on ${rangesReadOn}.`;
  return `We read ${count(lines, 'line')} (${(bytes / 1e6).toFixed(1)} MB) and found ${count(visits, 'visit')} by AI crawlers.${unreadable}${checked}`;
}

function sections(report: LogReport): Section[] {
  const { crawlers, referrals, notRead } = report;
  const filled: Section[] = [
    {
      title: 'Crawlers',
      rows: [
        ['Crawler', 'Operator', 'Purpose', 'Visits', 'Verified', 'Refused', 'robots.txt', 'First', 'Last'],
        ...crawlers.map(crawlerRow),
      ],
    },
    {
      title: 'Pages that crawlers read and readers then opened',
      rows: [['Page', 'Visits by crawlers', 'Readers sent by assistants'], ...pageRows(report)],
    },
    {
      title: 'Readers sent by assistants',
      rows: [
        ['Assistant', 'Readers', 'Most opened'],
        ...referrals.map(({ assistant, visits, pages }) => [assistant, String(visits), pages[0]?.path ?? '']),
      ],
    },
    {
      title: `Pages of the sitemap that no search crawler read since ${notRead?.since ?? ''}`,
      rows: [['Page'], ...(notRead?.paths ?? []).slice(0, mostRows).map((path) => [path])],
    },
  ];
  return filled.filter(({ rows }) => rows.length > 1);
}

function crawlerRow({
  token,
  operator,
  purpose,
  visits,
  verdicts,
  refused,
  robotsReads,
  firstDay,
  lastDay,
}: CrawlerVisits): string[] {
  const counted = (
    [
      ['verified', 'yes'],
      ['spoofed', 'spoofed'],
      ['unknown', 'unknown'],
    ] as const
  )
    .filter(([verdict]) => verdicts[verdict] > 0)
    .map(([verdict, word]) => `${verdicts[verdict]} ${word}`);
  const verified = verdicts.unknown === visits ? 'unknown' : counted.join(', ');
  const refusals = refused.since === null ? '0' : `${refused.count} since ${refused.since}`;
  return [token, operator, purpose, String(visits), verified, refusals, String(robotsReads), firstDay, lastDay];
}

function pageRows({ crawlers, referrals }: LogReport): string[][] {
  const pages = new Map<string, { crawled: number; opened: number }>();
  const at = (path: string) => pages.get(path) ?? { crawled: 0, opened: 0 };
  for (const { path, visits } of crawlers.flatMap((crawler) => crawler.pages))
    pages.set(path, { ...at(path), crawled: at(path).crawled + visits });
  for (const { path, visits } of referrals.flatMap((referral) => referral.pages))
    pages.set(path, { ...at(path), opened: at(path).opened + visits });
  return [...pages]
    .toSorted(([a, one], [b, other]) => other.opened - one.opened || other.crawled - one.crawled || (a < b ? -1 : 1))
    .slice(0, mostRows)
    .map(([path, { crawled, opened }]) => [path, String(crawled), String(opened)]);
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
