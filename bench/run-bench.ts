// `npm run bench`: what an audit costs, beside anchors measured in the same run. Processor time, the least of several runs.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'parse5';
import { z } from 'zod';
import type { Evidence } from '#engine/evidence.ts';
import { gather } from '#engine/gather.ts';
import { judge } from '#engine/judge.ts';
import { readPage } from '#engine/page/read-page.ts';
import { type ServedSites, serveSites } from '#fakes/sites/serve-sites.ts';
import { largeSite } from './large-site.ts';
import { lighthouseCpu } from './lighthouse.ts';

type Row = { what: string; measured: string; goal: string; met: boolean | null };

const sizes = [5, 25, 50, 100];
const today = new Date();
const served = await serveSites([largeSite(120)], today);
try {
  const rows = await measure(served);
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, measured, goal, met } of rows)
    process.stdout.write(`${what.padEnd(width)}  ${measured.padStart(12)}  ${goal.padEnd(14)} ${met === null ? '' : met ? 'met' : 'MISSED'}\n`);
  process.exitCode = rows.some(({ met }) => met === false) ? 1 : 0;
} finally {
  await served.stop();
}

async function measure({ sites, hosts }: ServedSites): Promise<Row[]> {
  const audits = new Map<number, Audit>();
  for (const size of sizes) {
    const evidence = await gather(sites[0]?.url ?? '', { allowHosts: hosts, pageLimit: size, deadlineMs: 240_000, now: () => today });
    audits.set(size, await auditOf(evidence));
  }
  const of = (size: number) => audits.get(size) ?? fail(size);
  const { bodies } = of(25);
  const one = { evidence: withPages(of(25).evidence, 1), bodies: bodies.slice(1, 2) };
  const onePage = least(30, () => {
    for (const body of one.bodies) read(body);
    judge(one.evidence);
  });
  const parsing = least(30, () => void parse(String(one.bodies[0]?.html)));
  const whole = (audit: Audit) =>
    least(8, () => {
      for (const body of audit.bodies) read(body);
      judge(audit.evidence);
    });
  const costs = sizes.map((size) => whole(of(size)) / size);
  const judging = least(30, () => void judge(of(25).evidence));
  const memory = z
    .object({ pages: z.number(), peakBytes: z.number() })
    .parse(JSON.parse((await promisify(execFile)(process.execPath, [fileURLToPath(new URL('audit-memory.ts', import.meta.url))])).stdout));
  const browser = await lighthouseCpu(one.bodies[0]?.url ?? '');
  const spread = Math.max(...costs) / Math.min(...costs);
  return [
    row('Audit of one page, warm', `${onePage.toFixed(1)} ms`, '<= 12 ms', onePage <= 12),
    row('  beside a plain parse5 parse of its bytes', `${(onePage / parsing).toFixed(1)} x`, '', null),
    row(`Audit of 25 pages (${kilobytes(bodies)} kB)`, `${Math.round((costs[1] ?? 0) * 25)} ms`, '<= 600 ms', (costs[1] ?? 0) * 25 <= 600),
    row('Judging saved evidence of 25 pages', `${judging.toFixed(1)} ms`, '<= 20 ms', judging <= 20),
    ...sizes.map((size, index) => row(`Cost per page of ${size}`, `${(costs[index] ?? 0).toFixed(2)} ms`, '', null)),
    row('  dearest beside cheapest', `${spread.toFixed(2)} x`, '<= 2 x', spread <= 2),
    row(`Peak memory of an audit of ${memory.pages} pages`, `${Math.round(memory.peakBytes / 1e6)} MB`, '<= 250 MB', memory.peakBytes <= 250e6),
    browser === null
      ? row('Lighthouse, SEO category, beside ours', 'not measured', '>= 50 x', null)
      : row(`Lighthouse, SEO category (${browser} ms), beside ours`, `${Math.round(browser / onePage)} x`, '>= 50 x', browser / onePage >= 50),
  ];
}

type Body = { url: string; html: Buffer };
type Audit = { evidence: Evidence; bodies: Body[] };

/** The evidence with the bytes that its pages were read from. */
async function auditOf(evidence: Evidence): Promise<Audit> {
  if (!evidence.site.ok) throw new Error('The site of the bench was not read');
  const bodies = await Promise.all(evidence.site.value.pages.map(async ({ url }) => ({ url, html: Buffer.from(await (await fetch(url)).arrayBuffer()) })));
  return { evidence, bodies };
}

function withPages(evidence: Evidence, count: number): Evidence {
  if (!evidence.site.ok) return evidence;
  return { ...evidence, site: { ok: true, value: { ...evidence.site.value, pages: evidence.site.value.pages.slice(0, count) } } };
}

function read({ url, html }: Body): void {
  readPage({
    url,
    requestedUrl: url,
    hops: [],
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: html,
    ttfbMs: 10,
    totalMs: 12,
    seenAt: today.toISOString(),
    truncated: false,
    isHome: new URL(url).pathname === '/',
    siteHost: new URL(url).host,
  });
}

/** Processor milliseconds of the cheapest of `times` runs, after one that warms up. */
function least(times: number, run: () => void): number {
  run();
  const costs = Array.from({ length: times }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

function row(what: string, measured: string, goal: string, met: boolean | null): Row {
  return { what, measured, goal, met };
}

function kilobytes(bodies: Body[]): number {
  return Math.round(bodies.reduce((sum, { html }) => sum + html.byteLength, 0) / 1000);
}

function fail(size: number): never {
  throw new Error(`The site of ${size} pages was not audited`);
}
