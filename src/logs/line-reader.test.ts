import { describe, expect, it } from 'vitest';
import { headerLine } from './columns.ts';
import { afterDirective, readLine } from './line-reader.ts';
import { accessLines, at, bot, plus, request, tail } from './testing/access-lines.ts';

/** Reads the last line, after what the lines before it said of its columns. */
function read(log: string) {
  const lines = log.split('\n');
  const start = headerLine(lines[0] ?? '');
  const header = lines.reduce((known, line) => (line.startsWith('#') ? afterDirective(line, known) : known), start);
  return readLine(lines.at(-1) ?? '', header)?.line ?? null;
}

describe('every form of an access log is read by what its fields look like, or by their names', () => {
  const said = {
    addresses: ['20.42.10.180'],
    day: '2026-11-25',
    path: '/prices',
    status: 200,
    agent: expect.stringContaining('OAI-SearchBot/1.3'),
  };
  it.each(accessLines)('%s', (_form, line, differs = {}) => {
    expect(read(line)).toMatchObject({ ...said, ...differs });
  });
});

describe('a line is left unread rather than guessed at', () => {
  it.each([
    ['a user agent without its last quote', `20.42.10.180 - - ${at} ${request} 200 5120 "-" "${bot}`],
    ['a user agent without quotes and without a version', `20.42.10.180 - - ${at} ${request} 200 5120 - OAI-SearchBot`],
    [
      'a user agent of key=value without quotes',
      `time=2026-11-25T09:15:02Z remote=20.42.10.180 path=/prices status=200 user_agent=${bot}`,
    ],
    [
      'an error with the request in it',
      `2026/11/25 09:15:02 [error] 7#7: *1 open() "/a" failed, client: 20.42.10.180, server: _, request: "GET /prices HTTP/1.1", host: "shop.example", referrer: "https://chatgpt.com/"`,
    ],
    [
      'W3C with a cell too few',
      `#Fields: date time cs-uri-stem c-ip cs(User-Agent) sc-status\n2026-11-25 08:00:00 /prices ${plus} 200`,
    ],
    [
      'a line of an error log',
      `2026/11/25 09:15:02 [error] 7#7: *1 open() failed, client: 20.42.10.180, referrer: "OAI-SearchBot"`,
    ],
    [
      'JSON with two days under names of its owner',
      JSON.stringify({ a: '2026-11-25', b: '2024-01-01', uri: '/prices', status: 200, user_agent: bot }),
    ],
    ['a month that no calendar has', `20.42.10.180 - - [25/Foo/2026:09:15:02 +0000] ${request} ${tail}`],
    [
      'JSON as deep as it is long',
      `{"log":${JSON.stringify(`${'{"m":'.repeat(9_000)}1${'}'.repeat(9_000)}`)},"user_agent":"${bot}"}`,
    ],
    ['JSON that ends early', `{"request":"GET /prices HTTP/1.1","http_user_agent":"${bot}"`],
  ])('%s', (_what, line) => {
    expect(read(line)).toBeNull();
  });
});
