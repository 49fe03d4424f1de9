// How long a free look takes at websites whose every answer takes a second, of the real server. Run: npm run bench -- look
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lookViewSchema } from '#quiz/contract.ts';
import { startProcess } from '#server/testing/process.ts';

const answerMs = 1000;
const looks = 20;
const atOnce = 2;
const mostMs = 6000;
const page = `<!doctype html><html lang="en"><title>Brightwater Dental Studio in Leeds</title><meta name="description" content="A dental practice in Leeds."><h1>Dental practice in Leeds</h1><p>${'We treat families in Leeds, from check-ups to implants. '.repeat(40)}</p></html>`;

const sites = await Promise.all(Array.from({ length: looks }, slowSite));
const hosts = sites.map((site) => `127.0.0.1:${(site.address() as AddressInfo).port}`);
const dataDir = mkdtempSync(join(tmpdir(), 'citable-bench-look-'));
const server = startProcess({
  NODE_ENV: 'test',
  PORT: '0',
  DATA_DIR: dataDir,
  CRAWL_ALLOW_HOSTS: hosts.join(','),
  LOG_LEVEL: 'error',
  TRUST_PROXY: '127.0.0.1',
});
try {
  await server.says('Mail is not sent');
  const url = /running at (\S+)/.exec(server.stdout())?.[1] ?? '';
  const waiting = hosts.map((host, index) => ({ host, client: `198.51.100.${index + 1}` }));
  const times: number[] = [];
  const lane = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) times.push(await look(url, next.host, next.client));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  times.sort((a, b) => a - b);
  const slowest = times[Math.ceil(times.length * 0.95) - 1] ?? NaN;
  const middle = times[times.length >> 1] ?? NaN;
  const isMet = slowest <= mostMs;
  process.stdout.write(
    `A free look at a site of ${answerMs} ms an answer, p95 of ${looks}: ${Math.round(slowest)} ms, median ${Math.round(middle)} ms (<= ${mostMs} ms) ${isMet ? 'met' : 'MISSED'}\n`,
  );
  if (!isMet) process.exitCode = 1;
} finally {
  server.child.kill('SIGTERM');
  await server.ended;
  for (const site of sites) {
    site.close();
    site.closeAllConnections();
  }
  rmSync(dataDir, { recursive: true, force: true });
}

/** Milliseconds until the reply is there. */
async function look(url: string, host: string, client: string): Promise<number> {
  const startedAt = performance.now();
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': client };
  const reply = await fetch(`${url}/api/look`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ website: `http://${host}` }),
  });
  const { unread, findings } = lookViewSchema.parse(await reply.json());
  if (unread !== null || findings.length === 0) throw new Error(`The look at ${host} saw nothing: ${unread}`);
  return performance.now() - startedAt;
}

async function slowSite(): Promise<Server> {
  const site = createServer((request, response) => {
    const isHome = request.url === '/';
    setTimeout(
      () =>
        response.writeHead(isHome ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(isHome ? page : ''),
      answerMs,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return site;
}
