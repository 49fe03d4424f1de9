// The lists of crawlers' addresses as their operators serve them, fetched over the wire.
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#base/db.ts';
import { testDatabase } from '#base/testing/database.ts';
import { safeFetch } from '#engine/read/visit/fetcher.ts';
import { addressJudge } from '#logs/address-ranges.ts';
import { rangeLists } from '#logs/agents.ts';
import { newestRanges, refreshRanges } from './refresh-ranges.ts';

const list = (prefixes: object[], creationTime: string) => JSON.stringify({ creationTime, prefixes }, null, 2);
const both = [{ ipv6Prefix: '2001:db8:7::/48' }, { ipv4Prefix: '203.0.113.16/28' }];

type Answer = { status?: number; headers?: Record<string, string>; body: string | Buffer };
const json = { 'content-type': 'application/json' };

/** By the path of each list; what is not here is answered like the first. */
const served: Record<string, Answer> = {
  'searchbot.json': { headers: json, body: list(both, '2026-11-28T10:00:00.000000') },
  // Compressed, with a mark of UTF-8 before it.
  'bingbot.json': {
    headers: { ...json, 'content-encoding': 'gzip' },
    body: gzipSync(`\u{feff}${list(both, '2024-01-03T10:00:00.121331')}`),
  },
  // Said to be plain text, with Windows' line ends.
  'applebot.json': {
    headers: { 'content-type': 'text/plain' },
    body: list(both, '2026-07-31T10:00:00Z').replaceAll('\n', '\r\n'),
  },
  // One row with both kinds, and more beside them.
  'ccbot.json': { body: list([{ ...both[0], ...both[1], service: 'crawl' }], '2026-08-11') },
  // Behind a firewall that asks whether we are a person.
  'perplexitybot.json': { status: 403, headers: { 'content-type': 'text/html' }, body: '<html>Just a moment...' },
  'gptbot.json': { headers: json, body: '{"prefixes":[]}' },
  'chatgpt-user.json': { headers: json, body: list([...both, { cidr: '198.51.100.0/24' }], '2026-11-28') },
  'bots.json': { status: 302, headers: { location: '/moved/searchbot.json' }, body: '' },
};
const refused = ['perplexitybot.json', 'openai-gptbot.json', 'openai-chatgpt-user.json'];

const answer: RequestListener = (request, reply) => {
  const name = request.url?.split('/').at(-1) ?? '';
  const { status = 200, headers = {}, body } = served[name] ?? (served['searchbot.json'] as Answer);
  reply.writeHead(status, headers).end(body);
};
let server: Server;
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await database.close();
});

it('keeps each list that is whole, as of today, and tells of the others', async () => {
  const { port } = server.address() as AddressInfo;
  const missed: string[] = [];
  const now = new Date('2026-11-29T03:53:00Z');
  const fetchText = async (url: string, signal: AbortSignal) => {
    const at = `http://127.0.0.1:${port}${new URL(url).pathname}`;
    const reply = await safeFetch(at, { userAgent: 'test', signal, guard: { allowHosts: [`127.0.0.1:${port}`] } });
    return reply.ok && reply.status === 200 ? reply.body.toString('utf8') : null;
  };
  const log = { warn: ({ url }: { url: string }) => void missed.push(url) };
  const deps = { database, now: () => now, log, fetchText } as unknown as Parameters<typeof refreshRanges>[0]; // of the log it calls this alone
  await refreshRanges(deps, new AbortController().signal);
  const kept = await newestRanges(database.db);
  expect([...kept.keys()].toSorted()).toEqual(
    rangeLists
      .map(({ file }) => file)
      .filter((file) => !refused.includes(file))
      .toSorted(),
  );
  expect(missed).toEqual(rangeLists.filter(({ file }) => refused.includes(file)).map(({ url }) => url));
  const judge = addressJudge(kept);
  const tokens = [...new Set(rangeLists.flatMap(({ file, tokens: named }) => (refused.includes(file) ? [] : named)))];
  const verdicts = (address: string, day = '2026-11-29') => [
    ...new Set(tokens.map((token) => judge(token, [address], day))),
  ];
  expect(verdicts('203.0.113.20')).toEqual(['verified']);
  expect(verdicts('2001:db8:7::1:2:3:4')).toEqual(['verified']);
  expect(verdicts('203.0.113.32')).toEqual(['spoofed']);
  expect(judge('PerplexityBot', ['203.0.113.20'], '2026-11-29')).toBe('unknown');
});
