import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { reportDocumentSchema } from '#report/contract.ts';
import type { ReportDocument } from '#report/contract.ts';
import { createCompiler } from '#report/pdf/compiler.ts';
import { fontFiles } from '#report/pdf/fonts.ts';
import { createGlyphGuard } from '#report/pdf/glyph-guard.ts';
import { createPdfPool } from '#report/pdf/pdf-pool.ts';
import { renderReport } from '#report/pdf/render-report.ts';

export type PdfCosts = {
  /** Processor ms of one warm render, the least of several. */
  renderMs: number;
  /** Processor ms of Chromium printing the same report as built (`dist`), its start taken off; null where it is not built, without CHROMIUM_PATH or without Linux' counters. */
  chromiumMs: number | null;
  /** Reports a pool of two sets in a minute. */
  perMinute: number;
  /** MB of the largest renderer (PSS: what it shares with its siblings, Node itself, counted in part) at its first tenth of the renders and at the end; null without Linux' counters. */
  memory: { early: number; late: number } | null;
};

/** Sets the sample report again and again, different each time: Typst remembers what it has set before. */
export async function pdfCosts({ renders }: { renders: number }): Promise<PdfCosts> {
  const sample = reportDocumentSchema.parse(JSON.parse(await readFile('web/report/demo-report.json', 'utf8')));
  const renderMs = await warmRender(sample);
  const pool = createPdfPool({ size: 2, rendersPerProcess: renders });
  await Promise.all([pool.render(changed(sample, 0)), pool.render(changed(sample, 1))]); // both started
  const memory: number[] = [];
  const began = performance.now();
  let next = 2;
  const worker = async () => {
    while (next < renders) {
      await pool.render(changed(sample, next++));
      memory.push(Math.max(...childrenOf(process.pid).map(ownMb), 0));
    }
  };
  await Promise.all([worker(), worker()]);
  const perMinute = (renders - 2) / ((performance.now() - began) / 60_000);
  await pool.close();
  const early = Math.max(...memory.slice(0, Math.ceil(memory.length / 10)));
  const late = Math.max(...memory);
  return { renderMs, chromiumMs: await printByChromium(), perMinute, memory: late > 0 ? { early, late } : null };
}

async function warmRender(sample: ReportDocument): Promise<number> {
  const emptyDirectory = await mkdtemp(join(tmpdir(), 'bench-pdf-'));
  const compiler = await createCompiler({ fontFiles, emptyDirectory });
  const guard = createGlyphGuard(fontFiles);
  const costs: number[] = [];
  for (let index = 0; index < 40; index++) {
    const report = changed(sample, index);
    const before = process.cpuUsage();
    await renderReport(compiler, guard, report);
    const { user, system } = process.cpuUsage(before);
    if (index > 1) costs.push((user + system) / 1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await rm(emptyDirectory, { recursive: true });
  return Math.min(...costs);
}

/** The report with another word in each of its longer texts. */
function changed(report: ReportDocument, index: number): ReportDocument {
  const word = ` ${index}`;
  const { analysis, view } = report;
  return {
    ...report,
    view: { ...view, summary: view.summary.map((text) => text + word) },
    analysis: {
      ...analysis,
      checks: analysis.checks.map((check) => ({
        ...check,
        reason: check.reason + word,
        findings: check.findings.map((finding) => ({ ...finding, note: finding.note + word })),
      })),
    },
  };
}

/** What five prints cost more than one: the browser's start is in both. */
async function printByChromium(): Promise<number | null> {
  const client = 'dist/client';
  const types: Record<string, string> = {
    '.css': 'text/css',
    '.js': 'text/javascript',
    '.woff2': 'font/woff2',
    '.html': 'text/html',
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname;
    const file = join(client, path === '/' ? '/demo-report/index.html' : path);
    readFile(file).then(
      (bytes) =>
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    const built = await fetch(url);
    const once = built.ok ? await printing(url, 1) : null;
    const often = once === null ? null : await printing(url, 5);
    return once === null || often === null ? null : (often - once) / 4;
  } catch (error) {
    process.stderr.write(`Chromium did not print: ${error instanceof Error ? error.message : String(error)}\n`);
    return null;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function printing(url: string, times: number): Promise<number | null> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (process.platform !== 'linux' || !executablePath) return null;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const before = treeCpuMs(process.pid);
  for (let index = 0; index < times; index++) {
    const page = await browser.newPage();
    await page.goto(url);
    await page.pdf({ tagged: true });
    await page.close();
  }
  const cost = treeCpuMs(process.pid) - before;
  await browser.close();
  return cost;
}

/** Processor ms of all descendants, those included that they have outlived. */
function treeCpuMs(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => {
    const fields = statOf(child);
    const own = [11, 12, 13, 14].reduce((ticks, at) => ticks + Number(fields[at] ?? 0), 0) * 10;
    return sum + own + treeCpuMs(child);
  }, 0);
}

/** The fields of a process behind its name, or none once it is gone. */
function statOf(pid: number): string[] {
  return read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
}

function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

function ownMb(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1000;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
