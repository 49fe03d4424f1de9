// Every line counts or is told: what names a crawler or an assistant and is no visit of theirs is among the unread.
// Slow: some tens of thousands of broken lines.
import { describe, expect, it } from 'vitest';
import { agentIn } from './agents.ts';
import { headerLine } from './columns.ts';
import { afterDirective, readLine } from './line-reader.ts';
import { withoutCodes } from './log-line.ts';
import { readPlain } from './plain-line.ts';
import { logReader } from './read-logs.ts';
import { readText } from './text-line.ts';
import { accessLines, at, bot, request } from './testing/access-lines.ts';

const name = 'OAI-SearchBot';
const site = 'https://chatgpt.com/';

/** The line cut off at any letter, without one of its quotes, and with any two of its words or fields in each other's place; fields with names take their names along. */
function mutants(line: string, isNamed = false): string[] {
  const cut = Array.from(line, (_, at) => line.slice(0, at));
  const unquoted = [...line.matchAll(/\\?"/g)].map(
    ({ 0: sign, index }) => line.slice(0, index) + line.slice(index + sign.length),
  );
  if (isNamed) return [...cut, ...unquoted];
  return [
    ...cut,
    ...unquoted,
    ...swapped(line, /\t|[^\t]+/g),
    ...swapped(line, /\[[^\]]*\]|"(?:[^"\\]|\\.)*"|[^\s"]+|\s+|"/g),
  ];
}

function swapped(line: string, parts: RegExp): string[] {
  const found = line.match(parts) ?? [];
  const fields = found.flatMap((part, at) => (/\S/.test(part) ? [at] : []));
  return fields.flatMap((one, index) =>
    fields.slice(index + 1).map((other) => {
      const moved = [...found];
      [moved[one], moved[other]] = [found[other] ?? '', found[one] ?? ''];
      return moved.join('');
    }),
  );
}

async function reportOf(head: string[], lines: string[]) {
  const reader = logReader();
  const control = accessLines[0]?.[1].replace(name, 'PerplexityBot') ?? '';
  // The head stands first, and counts for the lines behind it.
  const log = [...head, control, ...lines].join('\n');
  await reader.read(
    (async function* () {
      yield Buffer.from(log);
    })(),
  );
  return reader.report();
}

function headerOf(head: string[]) {
  const first = headerLine(head[0] ?? '');
  return head.reduce((known, line) => (line.startsWith('#') ? afterDirective(line, known) : known), first);
}

/** Lines on which the name stands in what was asked for, or where the visitor came from. */
function namesElsewhere(line: string, head: string[]): boolean {
  const read = readLine(line.trim(), headerOf(head))?.line;
  return (
    read !== undefined &&
    agentIn(read.agent) === null &&
    agentIn(withoutCodes(`${read.path} ${read.referrer}`)) !== null
  );
}

describe('every line that names a crawler counts as its visit or is told as unread', () => {
  it.each(accessLines)('%s', async (_form, log) => {
    const head = log.split('\n').slice(0, -1);
    const broken = mutants(log.split('\n').at(-1) ?? '').filter(
      (line) => line.toLowerCase().includes(name.toLowerCase()) && !namesElsewhere(line, head),
    );
    const report = await reportOf(head, broken);
    const visits = report.crawlers.find(({ token }) => token === name)?.visits ?? 0;
    expect(broken.length).toBeGreaterThan(0);
    expect(visits + report.unread).toBe(broken.length);
  });
});

describe('a line of the plain format is read as its fields are', () => {
  const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  it.each([
    ['a crawler', accessLines[0]?.[1] ?? ''],
    ['a private address', `172.18.0.5 - - ${at} ${request} 404 - "https://a.example/?q=GPTBot" "${bot}"`],
    ['an assistant’s reader', `20.42.10.180 - - ${at} "GET /caf%c3%a9?a=1 HTTP/2.0" 200 5 "${site}" "${browser}"`],
  ])('%s', (_who, line) => {
    const changed = Array.from(line, (_, place) =>
      Array.from(' "\\[]{}|=,:/%#?0A-', (sign) => line.slice(0, place) + sign + line.slice(place + 1)),
    );
    const plain = [...changed.flat(), ...mutants(line)].filter((each) => readPlain(each) !== null);
    expect(plain.length).toBeGreaterThan(500);
    // A column that says nothing makes it another format.
    for (const each of plain) expect(readText(`${each} "-"`)).toEqual(readPlain(each));
  });
});

describe('every line that an assistant sent a reader with counts or is told as unread', () => {
  const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  const json = { time: '2026-11-25T09:15:02Z', remote_addr: '20.42.10.180', uri: '/prices', status: 200 };
  it.each([
    ['combined', `20.42.10.180 - - ${at} ${request} 200 5120 "${site}" "${browser}"`],
    ['the user agent before the referrer', `20.42.10.180 - - ${at} ${request} 200 5120 "${browser}" "${site}"`],
    ['a referrer without quotes', `20.42.10.180 - - ${at} ${request} 200 5120 ${site} "${browser}"`],
    ['JSON', JSON.stringify({ ...json, http_referer: site, http_user_agent: browser })],
    ['JSON under another name', JSON.stringify({ ...json, came_from: site, http_user_agent: browser })],
    [
      'W3C',
      `#Fields: date time cs-uri-stem c-ip cs(User-Agent) cs(Referer) sc-status\n2026-11-25 08:00:00 /prices 20.42.10.180 ${browser.replaceAll(' ', '+')} ${site} 200`,
    ],
    ['key=value', `time=2026-11-25T09:15:02Z ip=20.42.10.180 path=/prices status=200 referer=${site} ua="${browser}"`],
  ])('%s', async (form, log) => {
    const head = log.split('\n').slice(0, -1);
    const broken = mutants(log.split('\n').at(-1) ?? '', /JSON|key/.test(form)).filter((line) => line.includes(site));
    const { referrals, unread } = await reportOf(head, broken);
    expect(broken.length).toBeGreaterThan(0);
    expect((referrals[0]?.visits ?? 0) + unread).toBe(broken.length);
  });
});
