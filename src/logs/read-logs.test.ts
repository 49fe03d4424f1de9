import { zipSync } from 'fflate';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readRanges } from './address-ranges.ts';
import { LogRefused } from './log-refused.ts';
import { logReader, type LogOptions, LogTooLarge } from './read-logs.ts';

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
    ['zstd', (text: string) => zstdCompressSync(Buffer.from(text)), 1 << 20],
    ['zip', (text: string) => Buffer.from(zipSync({ 'access.log': Buffer.from(text) })), 64],
    ['UTF-16 of Windows', (text: string) => Buffer.from(`\u{feff}${text}`, 'utf16le'), 1 << 20],
    ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le'), 13],
    ['UTF-16 with the high byte first', (text: string) => Buffer.from(`\u{feff}${text}`, 'utf16le').swap16(), 1 << 20],
    ['a mark of UTF-8', (text: string) => Buffer.from(`\u{feff}${text}`), 1 << 20],
    ['without a last line end', (text: string) => Buffer.from(text.trimEnd()), 1 << 20],
  ])('%s: crawlers and readers are counted', async (_name, packed, blockBytes) => {
    const report = await read(packed(log), { ranges: new Map() }, blockBytes);
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

const waf = ({ address, time, path, agent, referrer }: ReturnType<typeof filled>) => ({
  timestamp: Date.parse(time),
  action: 'ALLOW',
  httpRequest: {
    clientIp: address,
    headers: [
      { name: 'User-Agent', value: agent },
      { name: 'Referer', value: referrer },
    ],
    uri: path,
    httpMethod: 'GET',
  },
});
const googleCloud = ({ address, time, path, agent, referrer, status }: ReturnType<typeof filled>) => ({
  timestamp: time,
  httpRequest: {
    remoteIp: address,
    requestMethod: 'GET',
    requestUrl: `https://shop.example${path}`,
    status,
    userAgent: agent,
    referer: referrer,
  },
});

describe.each([
  ['AWS WAF', waf],
  ['Google Cloud', googleCloud],
])('JSON of %s', (_name, entry) => {
  const odd = { agent: `${gptBot} "}]{[,\\ \u{1f600}`, path: '/odd' };
  const entries = [...visits, odd].map((visit) => entry(filled(visit)));
  const expected = async () => {
    const { bytes: _bytes, ...report } = await read(entries.map((each) => JSON.stringify(each)).join('\n'));
    return report;
  };

  it.each([
    ['one list', JSON.stringify(entries)],
    ['one list, indented', JSON.stringify(entries, null, 2)],
    ['one list of Windows, indented by tabs', JSON.stringify(entries, null, '\t').replaceAll('\n', '\r\n')],
    ['one list with an entry on each line', `[\n${entries.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`],
    ['indented, one after the other', entries.map((each) => JSON.stringify(each, null, 2)).join('\n')],
  ])('as %s is read as with one entry on each line', async (_layout, log) => {
    for (const blockBytes of [1, 7, 1 << 20]) {
      const { bytes, ...report } = await read(log, {}, blockBytes);
      expect(bytes).toBe(Buffer.byteLength(log));
      expect(report).toEqual(await expected());
    }
  });

  it('that breaks off is read on from the next entry', async () => {
    const log = `[\n{"httpRequest":{"uri":"/GPTBot\n},\n${entries.map((each) => JSON.stringify(each, null, 2)).join(',\n')}]`;
    expect((await read(log)).crawlers).toEqual((await expected()).crawlers);
  });
});

it('blanks in a list count for the size that was allowed', async () => {
  await expect(read(`[{${' '.repeat(5_000_000)}}]`, { maxBytes: 1_000_000 })).rejects.toThrow(LogTooLarge);
});

it('an entry longer than a line may be is counted as one that was not read', async () => {
  const log = JSON.stringify([googleCloud(filled({})), { agent: gptBot, rest: 'x'.repeat(200_000) }], null, 2);
  expect(await read(log, {}, 1 << 16)).toMatchObject({ unread: 1, crawlers: [] });
});

it('a log that says the host can be read for one host', async () => {
  const log = [cloudflare({ agent: gptBot }), cloudflare({ agent: gptBot, host: 'other.example' })].join('\n');
  expect((await read(log, { host: 'other.example' })).crawlers).toMatchObject([{ visits: 1 }]);
});

it.each(['shop.example', 'SHOP.example'])('a host in the request line counts for --host %s', async (host) => {
  const log = [
    'http://shop.example/a',
    'https://Shop.example:8443/a',
    'http://other.example/a',
    'https://other.example/',
  ];
  const { crawlers } = await read(log.map((path) => combined({ agent: gptBot, path })).join('\n'), { host });
  expect(crawlers).toMatchObject([{ visits: 2, pages: [{ path: '/a', visits: 2 }] }]);
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
  const list = (ipv4Prefix: string, readOn: string | null = null) =>
    readRanges(JSON.stringify({ prefixes: [{ ipv4Prefix }, { ipv6Prefix: '2001:db8::/32' }] }), readOn);
  const ranges = new Map([['openai-gptbot.json', list('203.0.113.0/24')]]);
  const verdictsOf = async (addresses: string[], options: LogOptions, agent = gptBot) =>
    (await read(addresses.map((address) => combined({ agent, address })).join('\n'), options)).crawlers[0]?.verdicts;

  it.each<[string, string[], { verified: number; spoofed: number; unknown: number }]>([
    ['inside', ['203.0.113.7', '2001:db8::1', '::ffff:203.0.113.8'], { verified: 3, spoofed: 0, unknown: 0 }],
    ['public and outside', ['198.51.100.1', '2001:db9::1'], { verified: 0, spoofed: 2, unknown: 0 }],
    ['not public', ['172.18.0.5', '127.0.0.1', 'fe80::1', 'fd00::7'], { verified: 0, spoofed: 0, unknown: 4 }],
    ['none', ['-', 'unix:', 'crawl-1.example.net'], { verified: 0, spoofed: 0, unknown: 3 }],
    ['masked', ['198.51.100.x', '198.51.100.0', '2001:db9::', '203.0.113.0'], { verified: 0, spoofed: 0, unknown: 4 }],
  ])(
    '%s: verified in the ranges, spoofed only where they are public and outside',
    async (_what, addresses, verdicts) => {
      expect(await verdictsOf(addresses, { ranges })).toEqual(verdicts);
    },
  );
  it('are unknown where their operator publishes no list', async () => {
    expect(await verdictsOf(['198.51.100.1'], { ranges }, 'PerplexityBot/1.0')).toMatchObject({ unknown: 1 });
  });
  it('are accused by a list of their time only', async () => {
    const at = (day: string) => ({ ranges: new Map([['openai-gptbot.json', list('203.0.113.0/24', day)]]) });
    expect(await verdictsOf(['203.0.113.7', '198.51.100.1'], at('2026-08-01'))).toMatchObject({
      verified: 1,
      spoofed: 1,
    });
    expect(await verdictsOf(['203.0.113.7', '198.51.100.1'], at('2026-07-01'))).toMatchObject({
      verified: 1,
      unknown: 1,
    });
  });
  it('are accused of no visit years before the list', async () => {
    const later = { ranges: new Map([['openai-gptbot.json', list('203.0.113.0/24', '2029-06-01')]]) };
    expect(await verdictsOf(['203.0.113.7', '198.51.100.1'], later)).toMatchObject({ verified: 1, unknown: 1 });
  });
  it('are judged by the dated lists of the package where no others are given', async () => {
    const report = await read(combined({ agent: 'OAI-SearchBot/1.3', address: '20.42.10.180' }));
    expect(report.rangesReadOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(report.crawlers[0]?.verdicts).toMatchObject({ verified: 1 });
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
    expect((await read(`${combined({})}\n${log}`)).crawlers).toEqual([]);
  });
  it('steers no terminal', async () => {
    const { crawlers } = await read(combined({ agent: gptBot, path: '/\u001b[2J\u0007' }));
    expect(crawlers[0]?.pages[0]?.path).toBe('/%1B[2J%07');
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
    await expect(read(gzipSync('GPTBot\n'.repeat(1_000)).subarray(0, 30))).rejects.toThrow(
      'packed with gzip and damaged',
    );
  });
});

describe('an absence is claimed only of what was read', () => {
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d', 'hex'), Buffer.alloc(500, 7), Buffer.from('\n')]);
  it.each<[string, string | Buffer, string]>([
    ['a picture', png, 'Its form is not one that we know: none of its 3 lines could be read.'],
    [
      'a form that is unknown',
      'GPTBot came\nand went\n',
      'none of its 2 lines could be read. 1 line of it names a crawler',
    ],
    [
      'a form that quotes nothing',
      '[03/Nov/2026:10:00:07 +0000] - exec-6 203.0.113.7 GET /a HTTP/1.1 200 10ms 78 - GPTBot/1.2\n',
      'A request is told and no user agent quoted',
    ],
    [
      'a form that quotes the request alone',
      '2026-11-03T10:00:07Z stdout F 203.0.113.7:38936 - - [Tue, 03 Nov 2026 10:00:07 UTC] "GET /a HTTP/1.1" GPTBot/1.2\n',
      'A request is told and no user agent quoted',
    ],
    [
      'JSON of something else',
      '[\n  {\n    "level": "info",\n    "message": "GPTBot"\n  }\n]\n',
      'it is JSON, and not one object for each request',
    ],
    [
      'a list of requests inside an object',
      JSON.stringify({ entries: [googleCloud(filled({})), googleCloud(filled({ agent: gptBot }))] }, null, 2),
      'it is JSON, and not one object for each request',
    ],
    [
      'such a list, longer than a line may be',
      JSON.stringify({ entries: Array.from({ length: 900 }, () => googleCloud(filled({ agent: gptBot }))) }, null, 2),
      'it is JSON, and not one object for each request',
    ],
    [
      'a log without user agents',
      '203.0.113.7 - - [03/Nov/2026:10:00:07 +0000] "GET / HTTP/1.1" 200 5\n',
      'None of its 1 line has a user agent',
    ],
    ['xz', Buffer.from('fd377a585a000004e6d6b446', 'hex'), 'It is packed with xz, which we do not read.'],
    ['bzip2', Buffer.from('BZh91AY&SY'), 'packed with bzip2'],
    ['7z', Buffer.from('377abcaf271c0004', 'hex'), 'packed with 7z'],
    ['gzip inside a zip', Buffer.from(zipSync({ 'a.log.gz': gzipSync('GPTBot') })), 'packed with gzip inside a zip'],
    [
      'a zip that ends early',
      Buffer.from(zipSync({ 'a.log': Buffer.from('GPTBot\n'.repeat(99)) })).fill(0xff, 40, 60),
      'packed with zip and damaged',
    ],
  ])('%s is refused in words', async (_what, log, words) => {
    const refusal = await read(log).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(LogRefused);
    expect(String(refusal)).toContain(words);
  });
  it('lines that name a crawler and could not be read are counted, each to its crawler', async () => {
    const report = await read(
      [combined({ agent: gptBot }), 'GPTBot', 'x ClaudeBot y', 'ClaudeBot', 'chatgpt.com'].join('\n'),
    );
    expect(report).toMatchObject({ unread: 4, unreadNames: { GPTBot: 1, ClaudeBot: 2 }, crawlers: [{ visits: 1 }] });
  });
  it('a line too long to be read is counted where it names one', async () => {
    const report = await read(`${combined({})}\n${'['.repeat(70_000)} GPTBot ${'['.repeat(9_000)}\n`, {}, 1 << 16);
    expect(report).toMatchObject({ unread: 1, crawlers: [] });
  });
  it('each log of several says its own form', async () => {
    const reader = logReader();
    const files = [w3cHead + w3c({ agent: gptBot }), combined({ agent: gptBot }), cloudflare({ agent: gptBot })];
    for (const file of files)
      await reader.read(
        (async function* () {
          yield Buffer.from(file);
        })(),
      );
    expect(reader.report()).toMatchObject({ formats: ['w3c', 'combined', 'json'], crawlers: [{ visits: 3 }] });
  });
});

describe('crawlers and assistants of this autumn', () => {
  it.each([
    'Google-Agent',
    'Google-GeminiNotebook',
    'Google-NotebookLM',
    'Gemini-Deep-Research',
    'Amzn-SearchBot',
    'Amzn-User',
    'meta-webindexer',
    'OAI-AdsBot',
  ])('%s', async (token) => {
    const { crawlers } = await read(combined({ agent: `Mozilla/5.0 (compatible; ${token}/1.0)` }));
    expect(crawlers).toMatchObject([{ visits: 1 }]);
  });
  it.each([
    ['https://www.meta.ai/', 'Meta AI'],
    ['https://copilot.com/chats/7', 'Copilot'],
  ])('%s sends readers', async (referrer, assistant) => {
    expect((await read(combined({ referrer }))).referrals).toMatchObject([{ assistant, visits: 1 }]);
  });
});

describe('pages that no search crawler read', () => {
  const bot = 'Bravebot/1.0';
  const log = (first: string) =>
    [
      combined({ agent: bot, path: '/old', time: `${first}T00:00:00Z` }),
      combined({ agent: bot, path: '/read', time: '2026-11-20T00:00:00Z' }),
      combined({ agent: bot, path: '/refused', status: 403, time: '2026-11-20T00:00:00Z' }),
      combined({ agent: gptBot, path: '/trained', time: '2026-11-20T00:00:00Z' }),
    ].join('\n');
  const paths = ['/old', '/read', '/refused', '/trained', '/never'];
  it('are those without an answered visit in the last 30 days of the log', async () => {
    expect((await read(log('2026-10-01'), { sitemap: paths })).notRead).toEqual({
      since: '2026-10-21',
      paths: ['/old', '/refused', '/trained', '/never'],
    });
  });
  it('are also those that a spoofed crawler alone read', async () => {
    const spoofed = combined({
      agent: 'OAI-SearchBot/1.3',
      address: '198.51.100.7',
      path: '/spoofed',
      time: '2026-11-20T00:00:00Z',
    });
    const { notRead, crawlers } = await read(`${log('2026-10-01')}\n${spoofed}`, { sitemap: ['/read', '/spoofed'] });
    expect(notRead?.paths).toEqual(['/spoofed']);
    expect(crawlers.find(({ token }) => token === 'OAI-SearchBot')?.verdicts.spoofed).toBe(1);
  });
  it('cannot be told from a shorter log', async () => {
    expect((await read(log('2026-11-01'), { sitemap: paths })).notRead).toBeNull();
  });
  it.each([
    ['of its own where the log writes queries', '?id=1', ['/p?id=2', '/p']],
    ['as a path where it writes none', '', []],
  ])('a page with a query is looked for %s', async (_how, query, missing) => {
    const lines = ['2026-10-01', '2026-11-20'].map((day) =>
      combined({ agent: bot, path: `/p${query}`, time: `${day}T00:00:00Z` }),
    );
    const sitemap = ['/p?id=1', '/p?id=2', '/p'];
    expect((await read(lines.join('\n'), { sitemap })).notRead?.paths).toEqual(missing);
  });
  it('are told of a sitemap that is longer than the list of pages', async () => {
    const sitemap = Array.from({ length: 12_000 }, (_, index) => `/${index}`);
    const days = ['2026-10-01', '2026-11-20'];
    const lines = days.flatMap((day) =>
      sitemap.map((path) => combined({ agent: bot, path, time: `${day}T00:00:00Z` })),
    );
    expect((await read(lines.join('\n'), { sitemap })).notRead?.paths).toEqual([]);
  });
});
