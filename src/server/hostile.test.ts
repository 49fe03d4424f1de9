// Websites whose every file is made to be slow to read, looked at for visitors who pay nothing and read for orders, while another website's report is bought.
// Only with HOSTILE=1 (`npm run test:faults`): its limits are seconds of the clock.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GrowthFamily, pieceFamilies, structureFamilies } from '#engine/testing/growth-families.ts';
import type { SiteDefinition } from '#fakes/sites/define-site.ts';
import { goodBaker } from '#fakes/sites/good-baker.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { pagesBuilt } from './testing/pages-built.ts';
import { order, pay, startWorld, untilReady, type World } from './testing/world.ts';

const isWanted = process.env['HOSTILE'] !== undefined;
const pageBytes = 2_900_000;
const longestHealthMs = 1_000;
const longestReportMs = 60_000;
const paidHostile = 4;
const mostGrownMb = 250;

/** What once took minutes, then families from all kinds. */
const known: GrowthFamily[] = [
  {
    name: 'JSON-LD of spaces',
    html: (size) =>
      `<!doctype html><title>A</title><script type="application/ld+json">{${' '.repeat(size)}</script><p>A`,
  },
  { name: 'times without end', html: (size) => `<!doctype html><title>A</title><p>${'1-1am '.repeat(size / 6)}` },
];
const everyNth = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, index) => index % Math.ceil(all.length / count) === 0);
const families = [...known, ...everyNth(structureFamilies, 11), ...everyNth(pieceFamilies, 11)];

const site = ({ name, html }: GrowthFamily, index: number): SiteDefinition => ({
  name: `hostile-${index}`,
  story: name,
  expected: [],
  answers: () => {
    const page = html(pageBytes);
    const text = page.replaceAll('<', '\n');
    const answer = { headers: { 'content-type': 'text/html' }, body: page };
    return {
      '/': answer,
      '/about': answer,
      '/contact': answer,
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: `User-agent: *\nAllow: /\n${text}` },
      '/llms.txt': { headers: { 'content-type': 'text/plain' }, body: text },
      '/sitemap.xml': { headers: { 'content-type': 'application/xml' }, body: page },
    };
  },
});

/** Ordinary pages, only long and in Chinese. */
const library: SiteDefinition = {
  name: 'library',
  story: 'A library whose 25 pages are whole chapters',
  expected: [],
  answers: () => {
    const links = Array.from({ length: 25 }, (_, n) => `<a href="/chapter-${n}">第${n}章</a>`).join('');
    const chapter = `<h2>春天的图书馆</h2><p>${'我们在图书馆里读书，窗外是春天的花园。每一位读者都可以借三本书。'.repeat(20)}</p>`;
    const page = (n: number) => ({
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: `<!doctype html><html lang="zh"><title>第${n}章</title>${links}${chapter.repeat(100)}`,
    });
    return { '/': page(0), ...Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`/chapter-${n}`, page(n)])) };
  },
};

let world: World;
beforeAll(async () => {
  if (!isWanted) return;
  pagesBuilt();
  world = await startWorld({ sites: [goodBaker, library, ...families.map(site)] });
});
afterAll(() => world?.stop());

describe.runIf(isWanted)(`${families.length} websites made to be slow`, () => {
  it('keep no buyer of another one waiting, and /healthz answers within a second throughout', async () => {
    const server = await world.start('all');
    const at = () => server.url;
    const hostile = world.served.sites.slice(2).map(({ url }) => url);
    const health = poll(`${server.url}/healthz`);
    const peer = await idleServer();
    const besides = poll(peer.url);
    const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const looks = hostile.map(
      async (website) =>
        (await fetch(`${server.url}/api/prefill`, { ...json, body: JSON.stringify({ website }) })).status,
    );
    const quizzes = hostile.map(async (website, n) => {
      const body = JSON.stringify({ ...sampleAnswers, website, email: `nobody-${n}@visitor.example` });
      return (await fetch(`${server.url}/api/quiz`, { ...json, body })).status;
    });
    expect(new Set(await Promise.all(quizzes))).toEqual(new Set([201]));
    const bought = [];
    for (const [n, website] of hostile.slice(0, paidHostile).entries()) {
      bought.push(await order(at, { website, email: `hostile-${n}@customer.example` }));
      await pay(at, bought.at(-1) ?? { checkout: '' });
    }
    const honest = await order(at, { website: world.siteUrl, email: 'healthy@customer.example' });
    const begun = performance.now();
    await pay(at, honest);
    await untilReady(at, honest);
    const reportMs = performance.now() - begun;
    const looked = await Promise.all(looks);
    for (const each of bought) await untilReady(at, each); // whoever buys a report of such a website gets one, too
    const [{ longestMs, asked }, idle] = [await health.stop(), await besides.stop()];
    peer.stop();
    console.info(
      `report after ${Math.round(reportMs)} ms, ${asked} answers of /healthz within ${Math.round(longestMs)} ms (a server that does nothing: ${Math.round(idle.longestMs)} ms), looks answered ${[...new Set(looked)].join(', ')}`,
    );
    expect(looked.filter((status) => status >= 500)).toEqual([]);
    expect(longestMs).toBeLessThan(longestHealthMs + idle.longestMs); // what the machine is late by itself is not the server's
    expect(reportMs).toBeLessThan(longestReportMs);
  }, 900_000);
});

describe.runIf(isWanted)('25 long pages', () => {
  it('are read beside the server’s own process, whose memory they hardly touch', async () => {
    const server = await world.start('all');
    const at = () => server.url;
    const peakMb = () =>
      Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1000;
    const before = await order(at, { website: world.siteUrl, email: 'short@customer.example' });
    await pay(at, before);
    await untilReady(at, before);
    const ordinaryMb = peakMb();
    const bought = await order(at, { website: world.served.sites[1]?.url ?? '', email: 'library@customer.example' });
    await pay(at, bought);
    await untilReady(at, bought);
    const pages = new Set(
      world.served.sites[1]?.requests.flatMap(({ path }) => (path.startsWith('/chapter-') ? [path] : [])),
    ).size;
    console.info(
      `the server's own process took ${Math.round(peakMb())} MB at most for ${pages} long pages, ${Math.round(ordinaryMb)} MB for eight short ones`,
    );
    expect(pages).toBeGreaterThan(3); // how many more, the machine decides: a visit has its time
    expect(peakMb() - ordinaryMb).toBeLessThan(mostGrownMb);
    await server.stop();
  }, 600_000);
});

/** A server in a process of its own that only answers. */
async function idleServer(): Promise<{ url: string; stop: () => void }> {
  const program = `require('node:http').createServer((_, reply) => reply.end()).listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (bytes: Buffer) => resolve(bytes.toString().trim())),
  );
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() };
}

/** Asks every 25 ms in a thread of its own: this one serves megabytes and would be late by itself. */
function poll(url: string): { stop: () => Promise<{ longestMs: number; asked: number }> } {
  const program = `
    const { parentPort, workerData } = require('node:worker_threads');
    let longestMs = 0, asked = 0, isDone = false;
    parentPort.once('message', () => (isDone = true));
    (async () => {
      while (!isDone) {
        const begun = performance.now();
        const reply = await fetch(workerData);
        await reply.text();
        longestMs = Math.max(longestMs, reply.ok ? performance.now() - begun : Infinity);
        asked += 1;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      parentPort.postMessage({ longestMs, asked });
    })();`;
  const worker = new Worker(program, { eval: true, workerData: url });
  const answer = new Promise<{ longestMs: number; asked: number }>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return {
    stop: () => {
      worker.postMessage('stop');
      return answer;
    },
  };
}
