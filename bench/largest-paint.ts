import { chromium, type Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findBrowser } from '../e2e/find-browser.ts';

/** Lighthouse's phone: 1.6 Mbit/s, 150 ms there and back, a processor of a quarter of the speed. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slower = 4;
const turns = 9;

export type Paint = {
  path: string;
  ours: number;
  bare: number;
  shift: number;
  /** Of the page's process, ours beside the bare page's. */ cpu: number;
};

/**
 * The time of the largest paint of each page at `ours`, and of the same HTML in `dir` without any style, font or script, in ms: the medians of nine loads in turns,
 * each with an empty cache on a slowed-down phone and with the headers of `ours`: a browser starts a process for a page that is to be alone (COOP), which costs some 40 ms from an
 * empty tab and nothing from another site. `shift`: the largest cumulative layout shift seen. `cpu`: processor time until the page is quiet.
 */
export async function largestPaints(ours: string, dir: string, paths: readonly string[]): Promise<Paint[]> {
  const { headers } = await fetch(ours, { method: 'HEAD' });
  const alone = Object.fromEntries(
    [...headers].filter(([name]) => /^(?:cross-origin|permissions|referrer|x-)/.test(name)),
  );
  const server = createServer((request, response) => {
    const html = readFileSync(join(dir, new URL(request.url ?? '/', 'http://x').pathname, 'index.html'), 'utf8');
    const bare = html.replaceAll(
      /<link rel="(?:stylesheet|preload|modulepreload)"[^>]*>|<script[^>]*>[^]*?<\/script>|<style>[^]*?<\/style>/g,
      '',
    );
    response
      .writeHead(200, { ...alone, 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(brotliCompressSync(bare));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const plain = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(await findBrowser());
  try {
    const paints: Paint[] = [];
    for (const path of paths) {
      const rounds: { ours: Seen; bare: Seen }[] = [];
      for (let turn = 0; turn < turns; turn += 1)
        rounds.push({ bare: await load(browser, plain + path), ours: await load(browser, ours + path) });
      const middle = (kind: 'ours' | 'bare', what: 'paint' | 'cpu') =>
        rounds.map((each) => each[kind][what]).toSorted((a, b) => a - b)[turns >> 1] ?? NaN;
      const shift = Math.max(...rounds.map((each) => each.ours.shift));
      paints.push({
        path,
        ours: middle('ours', 'paint'),
        bare: middle('bare', 'paint'),
        shift,
        cpu: middle('ours', 'cpu') / middle('bare', 'cpu'),
      });
    }
    return paints;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

type Seen = { paint: number; shift: number; cpu: number };

async function load(browser: Browser, url: string): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(
    () =>
      new Promise<Omit<Seen, 'cpu'>>((resolve) => {
        const told = { paint: 0, shift: 0 };
        const observe = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
          new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
        observe('largest-contentful-paint', ({ startTime }) => (told.paint = startTime));
        observe('layout-shift', ({ value = 0 }) => (told.shift += value));
        setTimeout(() => resolve(told), 100);
      }),
  );
  const { metrics } = await devtools.send('Performance.getMetrics');
  await context.close();
  return { ...seen, cpu: metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN };
}
