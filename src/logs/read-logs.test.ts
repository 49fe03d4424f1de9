import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readRanges } from './address-ranges.ts';
import { logReader, type LogOptions, LogTooLarge } from './read-logs.ts';
import { pagesNotRead } from './pages-not-read.ts';

type Visit = {
  address?: string;
  host?: string;
  time?: string;
  path?: string;
  status?: number;
  referrer?: string;
  agent?: string;
};
const gptBot = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.2; +https://openai.com/gptbot';
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const filled = (visit: Visit) => ({
  address: '203.0.113.7',
  host: 'shop.example',
  time: '2026-11-03T10:00:07Z',
  path: '/',
  status: 200,
  referrer: '',
  agent: browser,
  ...visit,
});

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function combined(visit: Visit): string {
  const { address, time, path, status, referrer, agent } = filled(visit);
  const [year = '', month = '', rest = ''] = time.split('-');
  return `${address} - - [${rest.slice(0, 2)}/${months[Number(month) - 1]}/${year}:10:00:07 +0000] "GET ${path} HTTP/1.1" ${status} 512 "${referrer || '-'}" "${agent}"`;
}
function cloudflare(visit: Visit): string {
  const { address, host, time, path, status, referrer, agent } = filled(visit);
  const request = {
    ClientRequestHost: host,
    ClientRequestMethod: 'GET',
    ClientRequestURI: path,
    ClientRequestReferer: referrer,
    ClientRequestUserAgent: agent,
  };
  return JSON.stringify({ ClientIP: address, ...request, EdgeResponseStatus: status, EdgeStartTimestamp: time });
}
function caddy(visit: Visit): string {
  const { address, host, time, path, status, referrer, agent } = filled(visit);
  const headers = { 'User-Agent': [agent], ...(referrer !== '' && { Referer: [referrer] }) };
  return JSON.stringify({
    ts: Date.parse(time) / 1000,
    request: { remote_ip: address, client_ip: address, method: 'GET', host, uri: path, headers },
    status,
  });
}
function vercel(visit: Visit): string {
  const { address, host, time, path, status, referrer, agent } = filled(visit);
  const timestamp = Date.parse(time);
  return JSON.stringify({
    timestamp,
    proxy: { timestamp, host, path, statusCode: status, clientIp: address, referer: referrer, userAgent: [agent] },
  });
}
const w3cHead =
  '#Software: Microsoft Internet Information Services 10.0\n#Fields: date time cs-method cs-uri-stem cs-uri-query c-ip cs(User-Agent) cs(Referer) sc-status\n';
function w3c(visit: Visit): string {
  const { address, time, path, status, referrer, agent } = filled(visit);
  const [stem = '', query = '-'] = path.split('?');
  return `${time.slice(0, 10)} ${time.slice(11, 19)} GET ${stem} ${query} ${address} ${agent.replaceAll(' ', '+')} ${referrer || '-'} ${status}`;
}

async function read(log: string | Buffer, options: LogOptions = {}, blockBytes = 1 << 20) {
  const bytes = Buffer.from(log);
  const reader = logReader(options);
  await reader.read(
    (async function* () {
      for (let at = 0; at < bytes.length; at += blockBytes) yield bytes.subarray(at, at + blockBytes);
    })(),
  );
  return reader.report();
}

const visits: Visit[] = [
  { agent: gptBot, path: '/robots.txt' },
  { agent: gptBot, path: '/pricing?page=2', time: '2026-11-04T10:00:07Z' },
  { agent: gptBot, path: '/pricing', status: 403, time: '2026-11-05T10:00:07Z' },
  { agent: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' },
  { referrer: 'https://chatgpt.com/', path: '/pricing' },
  { path: '/pricing?utm_source=chatgpt.com' },
  { referrer: 'https://www.perplexity.ai/search/boiler', path: '/gone', status: 404 },
  { referrer: 'https://www.google.com/' },
  {},
];

describe.each<[format: string, head: string, line: (visit: Visit) => string]>([
  ['combined', '', combined],
  ['w3c', w3cHead, w3c],
  ['json', '', cloudflare],
  ['json', '', caddy],
  ['json', '', vercel],
])('a log of the format %s (%#)', (format, head, line) => {
  const log = head + visits.map((visit) => `${line(visit)}\n`).join('');

  it.each([
    ['plain', (text: string) => Buffer.from(text), 1 << 20],
    ['gzip', (text: string) => gzipSync(text), 1 << 20],
    ['in small pieces', (text: string) => Buffer.from(text), 7],
    [
      'gzip of two parts, in small pieces',
      (text: string) => Buffer.concat([gzipSync(text.slice(0, 900)), gzipSync(text.slice(900))]),
      11,
    ],
    ['without a last line end', (text: string) => Buffer.from(text.trimEnd()), 1 << 20],
  ])('%s: crawlers and readers are counted', async (_name, packed, blockBytes) => {
    const report = await read(packed(log), {}, blockBytes);
    expect(report).toMatchObject({ formats: [format], unread: 0, lines: head.split('\n').length - 1 + visits.length });
    const [openai, bing] = report.crawlers;
    expect(openai).toMatchObject({
      token: 'GPTBot',
      purpose: 'training',
      visits: 3,
      statuses: { '2xx': 2, '4xx': 1 },
      refused: { count: 1, since: '2026-11-05' },
      robotsReads: 1,
      firstDay: '2026-11-03',
      lastDay: '2026-11-05',
      days: { '2026-11-03': 1, '2026-11-04': 1, '2026-11-05': 1 },
    });
    expect(openai?.pages[0]).toEqual({ path: '/pricing', visits: 2, lastRead: '2026-11-04' });
    expect(bing).toMatchObject({ token: 'Bingbot', visits: 1 });
    expect(report.referrals).toEqual([
      { assistant: 'ChatGPT', visits: 2, days: { '2026-11-03': 2 }, pages: [{ path: '/pricing', visits: 2 }] },
    ]);
  });

  it('counts from a day on', async () => {
    expect((await read(log, { since: '2026-11-04' })).crawlers).toMatchObject([{ token: 'GPTBot', visits: 2 }]);
  });
});

it('a log that says the host can be read for one host', async () => {
  const log = [cloudflare({ agent: gptBot }), cloudflare({ agent: gptBot, host: 'other.example' })].join('\n');
  expect((await read(log, { host: 'other.example' })).crawlers).toMatchObject([{ visits: 1 }]);
});

describe('a name counts whole', () => {
  it.each([
    ['Claude-User/1.0', 'Claude-User'],
    ['ClaudeBot/1.0', 'ClaudeBot'],
    ['NotGPTBot/1.0', null],
    ['GPTBot-Test/1.0', null],
    ['Claude-SearchBot/1.0', 'Claude-SearchBot'],
  ])('%s is %s', async (agent, token) => {
    expect((await read(combined({ agent }))).crawlers.map((crawler) => crawler.token)).toEqual(
      token === null ? [] : [token],
    );
  });
});

describe('addresses', () => {
  const list = (ipv4Prefix: string) =>
    readRanges(JSON.stringify({ prefixes: [{ ipv4Prefix }, { ipv6Prefix: '2001:db8::/32' }] }));
  const ranges = new Map([['openai-gptbot.json', list('203.0.113.0/24')]]);
  it('are verified by the published ranges, or spoofed; without a list unknown', async () => {
    const log = ['203.0.113.7', '198.51.100.1', '2001:db8::1', 'not-an-address'].map((address) =>
      combined({ agent: gptBot, address }),
    );
    const { crawlers } = await read([...log, combined({ agent: 'PerplexityBot/1.0' })].join('\n'), { ranges });
    expect(crawlers.map(({ verdicts }) => verdicts)).toEqual([
      { verified: 2, spoofed: 2, unknown: 0 },
      { verified: 0, spoofed: 0, unknown: 1 },
    ]);
  });
  it('never leave the log', async () => {
    const log = [
      combined({ agent: gptBot, address: '203.0.113.77' }),
      combined({ referrer: 'https://chatgpt.com/', address: '203.0.113.78', path: '/a?mail=me@example.com' }),
    ];
    expect(JSON.stringify(await read(log.join('\n'), { ranges }))).not.toMatch(/203\.0\.113|me@example/);
  });
});

describe('what a stranger writes into a log', () => {
  it.each([
    ['nothing', ''],
    ['a line of another kind', 'GPTBot was here\n'],
    ['JSON that ends early', `{"ClientRequestUserAgent":"${gptBot}"\n`],
    ['JSON of another kind', `{"proxy":{"userAgent":["${gptBot}"]}}\n{"request":7,"agent":"GPTBot"}\n`],
    ['a day that no calendar has', combined({ agent: gptBot }).replace('03/Nov', '99/Nov')],
    ['a line longer than a page', `GPTBot ${'['.repeat(200_000)}\n`],
    [
      'quotes that never close',
      `203.0.113.7 - - [03/Nov/2026:10:00:07 +0000] "GET / HTTP/1.1" 200 5 "GPTBot ${'\\"'.repeat(30_000)}`,
    ],
    [
      'bytes of no text',
      Buffer.from([0xff, 0xfe, 0x00, 0x0a, 0x47, 0x50, 0x54, 0x42, 0x6f, 0x74, 0x0a]).toString('latin1'),
    ],
  ])('%s is passed over', async (_name, log) => {
    expect((await read(log)).crawlers).toEqual([]);
  });
  it('steers no terminal', async () => {
    const { crawlers } = await read(combined({ agent: gptBot, path: '/\u001b[2J\u0007' }));
    expect(crawlers[0]?.pages[0]?.path).toBe('/\u{fffd}[2J\u{fffd}');
  });
  it('cannot fill the memory with addresses', async () => {
    const log = Array.from({ length: 12_000 }, (_, index) => combined({ agent: gptBot, path: `/${index}` })).join('\n');
    const [crawler] = (await read(log)).crawlers;
    expect(crawler?.visits).toBe(12_000);
    expect(crawler?.pages).toHaveLength(10_000);
  });
  it('cannot be larger than was allowed, also when it is packed', async () => {
    await expect(read(gzipSync(Buffer.alloc(5_000_000)), { maxBytes: 1_000_000 })).rejects.toThrow(LogTooLarge);
  });
  it('is refused where its gzip is broken', async () => {
    await expect(read(gzipSync('GPTBot\n'.repeat(1_000)).subarray(0, 30))).rejects.toThrow('unexpected end of file');
  });
});

describe('pages that no search crawler read', () => {
  const bot = 'OAI-SearchBot/1.0';
  const log = (first: string) =>
    [
      combined({ agent: bot, path: '/old', time: `${first}T00:00:00Z` }),
      combined({ agent: bot, path: '/read', time: '2026-11-20T00:00:00Z' }),
      combined({ agent: bot, path: '/refused', status: 403, time: '2026-11-20T00:00:00Z' }),
      combined({ agent: gptBot, path: '/trained', time: '2026-11-20T00:00:00Z' }),
    ].join('\n');
  const paths = ['/old', '/read', '/refused', '/trained', '/never'];
  it('are those without an answered visit in the last 30 days of the log', async () => {
    expect(pagesNotRead(await read(log('2026-10-01')), paths)).toEqual({
      since: '2026-10-21',
      paths: ['/old', '/refused', '/trained', '/never'],
    });
  });
  it('cannot be told from a shorter log', async () => {
    expect(pagesNotRead(await read(log('2026-11-01')), paths)).toBeNull();
  });
});
