import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fewOf, itLong } from '#base/testing/long.ts';
import { crawlerLogs, crawlerRanges, throttles } from '#db/schema.ts';
import { refreshRanges } from './refresh-ranges.ts';
import { startPurchaseApp, type PurchaseApp } from './testing/purchase-app.ts';

let app: PurchaseApp;
let orderId: string;
beforeAll(async () => {
  app = await startPurchaseApp();
  orderId = await app.bought('https://harbour.example');
});
afterAll(() => app.close());

const line = (agent: string, path: string, status = 200, referrer = '-') =>
  `203.0.113.7 - - [03/Nov/2026:10:00:07 +0000] "GET ${path} HTTP/1.1" ${status} 512 "${referrer}" "${agent}"\n`;
const log =
  line('PerplexityBot/1.0', '/', 403).repeat(214) +
  line('OAI-SearchBot/1.0', '/prices') +
  line('Mozilla', '/prices', 200, 'https://chatgpt.com/');

async function send(body: string | Uint8Array, id = orderId, type = 'application/octet-stream') {
  const reply = await fetch(`${app.url}/api/report/${id}/crawler-log`, {
    method: 'POST',
    body: Buffer.from(body),
    headers: { 'content-type': type, cookie: app.cookie },
  });
  return { status: reply.status, body: await reply.json() };
}

describe('a server log that a customer hands in', () => {
  const bodies: [string, string | Buffer][] = [
    ['gzip', gzipSync(log)],
    ['plain', log],
  ];
  it.each(fewOf(bodies, 1))(
    '%s: tells who came, who was refused and whom the assistants sent, and is not kept',
    async (_name, body) => {
      const { status, body: reply } = await send(body);
      expect(status).toBe(200);
      expect(reply.log.sentences[0]).toMatch(/^PerplexityBot was refused 214 times since Nov 3, 2026\./);
      expect(reply.log.sentences.join(' ')).toMatch(/We saw no visit by .*Googlebot.* in this log\./);
      expect(reply.log.crawlers).toContainEqual(
        expect.objectContaining({ token: 'OAI-SearchBot', visits: 1, pages: [{ path: '/prices', visits: 1 }] }),
      );
      expect(reply.log.referrals).toEqual([
        { assistant: 'ChatGPT', visits: 1, pages: [{ path: '/prices', visits: 1 }] },
      ]);
      const kept = await (await fetch(`${app.url}/api/report/${orderId}/crawler-log`)).json();
      expect(kept).toEqual(reply);
      expect(JSON.stringify(await app.db.select().from(crawlerLogs))).not.toContain('203.0.113');
    },
  );
  it('says who was spoofed, which lines were not read, and claims no absence of whom they name', async () => {
    const text = [
      line('OAI-SearchBot/1.3', '/prices').replace('203.0.113.7', '20.42.10.180'),
      line('PerplexityBot/1.0', '/prices'),
      'Claude-SearchBot came\n',
    ].join('');
    const { body } = await send(text);
    expect(body.log).toMatchObject({ unread: 1, rangesReadOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(body.log.crawlers).toContainEqual(
      expect.objectContaining({ token: 'OAI-SearchBot', verdicts: { verified: 1, spoofed: 0, unknown: 0 } }),
    );
    const said = body.log.sentences.join(' ');
    expect(said).toContain(
      'The only visit under the name PerplexityBot came from an address that Perplexity does not publish as its own. We saw no other visit under that name.',
    );
    expect(said).toMatch(
      /We could not read 1 line that names .* We saw no visit by Googlebot, .* in the other lines\./,
    );
    expect(said).not.toMatch(/no visit by .*PerplexityBot/);
    expect(said).not.toContain('Claude-SearchBot');
  });
  it('is verified by the lists that were read today', async () => {
    const lists: Record<string, string> = {
      'https://www.perplexity.com/perplexitybot.json': '{"prefixes":[{"ipv4Prefix":"203.0.113.0/24"}]}',
      'https://openai.com/gptbot.json': '<html>',
    };
    await refreshRanges({ ...app.deps, fetchText: async (url) => lists[url] ?? null }, new AbortController().signal);
    const kept = await app.db.select().from(crawlerRanges);
    expect(kept).toMatchObject([{ file: 'perplexitybot.json', prefixes: ['203.0.113.0/24'] }]);
    const { body } = await send(line('PerplexityBot/1.0', '/prices'));
    expect(body.log.crawlers).toContainEqual(
      expect.objectContaining({ token: 'PerplexityBot', verdicts: { verified: 1, spoofed: 0, unknown: 0 } }),
    );
  });
  const unreadable: [string, string | Buffer, string][] = [
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'log-unreadable'],
    ['nothing', '', 'log-unreadable'],
    ['a gzip that ends early', gzipSync(log.repeat(50)).subarray(0, 40), 'log-unreadable'],
  ];
  it.each(fewOf(unreadable, 1))('%s is refused in words, and the last log stays', async (_name, body, code) => {
    expect((await send(body)).body).toMatchObject({ code });
    expect((await (await fetch(`${app.url}/api/report/${orderId}/crawler-log`)).json()).log).not.toBeNull();
  });
  it('is read for a paid report only', async () => {
    expect(await send(log, 'nobody')).toMatchObject({ status: 404 });
  });
  // Each reading is a process of its own.
  itLong('is read ten times a day', async () => {
    await app.db.delete(throttles);
    const replies = [];
    for (let n = 0; n < 11; n += 1) replies.push((await send(line('GPTBot/1.0', '/'))).status);
    expect(replies).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
