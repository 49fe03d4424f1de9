import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fewOf, itLong } from '#base/testing/long.ts';
import { crawlerLogs, throttles } from '#db/schema.ts';
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
  const unreadable: [string, string | Buffer, string][] = [
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
