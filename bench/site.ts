// What the pages weigh and what serving them costs, beside a bare node:http server in the same run. Run: npm run bench -- site
// Lighthouse (mobile) beside a peer page where LIGHTHOUSE_PATH and CHROMIUM_PATH lead to an installed one: a package outside of this project.
import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { z } from 'zod';
import { securityHeaders } from '#server/security-headers.ts';
import { registerStaticFiles } from '#server/static-files.ts';
import { largestPaints } from './largest-paint.ts';

const dir = 'dist/client';
const requests = 4000;
const painted = ['/', '/quiz', '/resources', '/blog/five-signs-business-invisible-chatgpt', '/demo-report'];
const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
  }),
});
const [role] = process.argv.slice(2);
if (role === 'ours' || role === 'bare') await serve(role);
else await measure();

/** In a process of its own, so that its processor time is that of serving alone; it answers each message with that time in ms. */
async function serve(kind: 'ours' | 'bare'): Promise<void> {
  process.on('message', () => process.send?.(process.cpuUsage()));
  if (kind === 'ours') {
    const app = Fastify();
    app.addHook('onRequest', securityHeaders('https://citable.example'));
    app.post('/api/step', (_request, reply) => reply.code(204).send()); // counted by the real server; Lighthouse marks a page down whose call fails
    await registerStaticFiles(app, {
      dir,
      publicUrl: 'https://citable.example',
      contactEmail: 'hello@citable.example',
    });
    process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
    return;
  }
  const page = brotliCompressSync(readFileSync(`${dir}/index.html`));
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(page),
  );
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object' && address) process.send?.(`http://127.0.0.1:${address.port}`);
  });
}

async function measure(): Promise<void> {
  const servers = await Promise.all((['bare', 'ours'] as const).map(start));
  const [bare, ours] = servers;
  if (!bare || !ours) throw new Error('no servers');
  try {
    const rounds: { bare: number; ours: number }[] = [];
    for (let round = 0; round < 5; round += 1)
      rounds.push({ bare: await costPerRequest(bare), ours: await costPerRequest(ours) });
    const least = (kind: 'bare' | 'ours') => Math.min(...rounds.map((each) => each[kind]));
    const ratio = least('bare') / least('ours');
    say(
      'Landing page from memory, all headers, beside bare node:http',
      `${ratio.toFixed(2)} (${least('ours').toFixed(0)} and ${least('bare').toFixed(0)} µs of processor each)`,
      '>= 0.6',
      ratio >= 0.6,
    );
    for (const [path, most] of [
      ['index.html', 6000],
      ['quiz/index.html', 90_000],
    ] as const) {
      const bytes = scriptsOf(path).reduce(
        (sum, file) => sum + brotliCompressSync(readFileSync(`${dir}${file}`)).byteLength,
        0,
      );
      say(
        `Scripts of ${path} before interaction, brotli`,
        `${(bytes / 1000).toFixed(1)} kB`,
        `<= ${most / 1000} kB`,
        bytes <= most,
      );
    }
    for (const { path, ours: paint, bare: plain, shift, cpu } of await largestPaints(ours.url, dir, painted)) {
      const measured = `${(paint / plain).toFixed(2)} x (${Math.round(paint)} and ${Math.round(plain)} ms)`;
      say(
        `Largest paint of ${path} on a slow phone, beside its HTML without style, font and script`,
        measured,
        '<= 1.3 x',
        paint <= 1.3 * plain,
      );
      say('  what moved meanwhile (CLS)', shift.toFixed(4), '0', shift === 0);
      if (path === '/demo-report')
        say('  processor time of the page, beside the same', `${cpu.toFixed(1)} x`, '<= 6 x', cpu <= 6);
    }
    const kilobytes = (files: string[]) =>
      files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(`${dir}/assets/${file}`)).byteLength, 0) / 1000;
    const eager = withImports(scriptsOf('demo-report/index.html').map((file) => file.replace('/assets/', '')));
    const islands = eager.flatMap(
      (file) => readFileSync(`${dir}/assets/${file}`, 'utf8').match(/islands-[\w-]+\.js/g) ?? [],
    );
    const all = withImports([...eager, ...islands]);
    say(
      'Script of a report before its first paint, brotli',
      `${kilobytes(eager).toFixed(1)} kB`,
      '<= 20 kB',
      kilobytes(eager) <= 20,
    );
    say(
      'Script of a report with its islands, brotli',
      `${kilobytes(all).toFixed(1)} kB`,
      '<= 80 kB',
      islands.length > 0 && kilobytes(all) <= 80,
    );
    const perSecond = 1_000_000 / (await costPerRequest({ ...ours, url: `${ours.url}/demo-report` }));
    say('Reports from memory in a second of processor', perSecond.toFixed(0), '>= 1000', perSecond >= 1000);
    const inline = readdirSync(dir, { recursive: true })
      .map(String)
      .filter(
        (file) =>
          file.endsWith('.html') &&
          /<script(?![^>]*(?:src=|application\/ld\+json))/.test(readFileSync(`${dir}/${file}`, 'utf8')),
      );
    say('Pages with an inline script', String(inline.length), '0', inline.length === 0);
    for (const [name, url] of [
      ['peer: the landing page’s HTML without style or script', bare.url],
      ...['/', '/resources', '/rubric', '/quiz'].map((path) => [path, ours.url + path] as const),
    ] as const)
      await lighthouse(name, url);
  } finally {
    for (const { child } of servers) child.kill();
  }
}

type Server = { child: ChildProcess; url: string };

async function start(kind: 'ours' | 'bare'): Promise<Server> {
  const child = fork(import.meta.filename, [kind]);
  const [url] = await once(child, 'message');
  return { child, url: z.string().parse(url) };
}

/** Processor time of one request, in µs. */
async function costPerRequest({ child, url }: Server): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const before = await usage(child);
  let left = requests;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (left > 0) {
        left -= 1;
        await get(url, agent);
      }
    }),
  );
  const after = await usage(child);
  agent.destroy();
  return (after - before) / requests;
}

async function usage(child: ChildProcess): Promise<number> {
  child.send('usage');
  const [{ user, system }] = z
    .tuple([z.object({ user: z.number(), system: z.number() })], z.unknown())
    .parse(await once(child, 'message'));
  return user + system;
}

function get(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', resolve);
    })
      .on('error', reject)
      .end();
  });
}

/** Scripts and preloaded modules that a page names; what they import is among the preloaded. */
function scriptsOf(page: string): string[] {
  const html = readFileSync(`${dir}/${page}`, 'utf8');
  return [
    ...new Set(
      [...html.matchAll(/(?:<script[^>]* src|<link rel="modulepreload"[^>]* href)="([^"]+\.js)"/g)].map(
        (match) => match[1] ?? '',
      ),
    ),
  ];
}

/** Chunks with all that they import before they run. */
function withImports(files: string[], seen = new Set<string>()): string[] {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const imported = [
      ...readFileSync(`${dir}/assets/${file}`, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
    ].map((match) => match[1] ?? '');
    withImports(imported, seen);
  }
  return [...seen];
}

async function lighthouse(name: string, url: string): Promise<void> {
  const installed = process.env['LIGHTHOUSE_PATH'];
  const chromium = process.env['CHROMIUM_PATH'];
  if (!installed || !chromium) return say(`Lighthouse, mobile, ${name}`, 'not measured', '100 each', null);
  const flags = [
    '--output=json',
    '--quiet',
    '--chrome-flags=--headless --no-sandbox',
    '--only-categories=performance,accessibility,best-practices,seo',
  ];
  const once = () =>
    promisify(execFile)(process.execPath, [`${installed}/cli/index.js`, url, ...flags], {
      env: { ...process.env, CHROME_PATH: chromium },
      maxBuffer: 50_000_000,
      timeout: 120_000,
    }).catch(() => null); // its browser fails to trace now and then
  const run = (await once()) ?? (await once());
  if (run === null) return say(`Lighthouse, mobile, ${name}`, 'failed twice', '100 each', false);
  const { categories, audits } = reportSchema.parse(JSON.parse(run.stdout));
  const scores = Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100));
  const paint = audits['largest-contentful-paint'].numericValue;
  const shift = audits['cumulative-layout-shift'].numericValue;
  const isMet = scores.every((score) => score === 100) && paint <= 1100 && shift === 0;
  const measured = `${scores.join('/')}, LCP ${Math.round(paint)} ms, CLS ${shift.toFixed(3)}`;
  say(
    `Lighthouse, mobile, ${name}`,
    measured,
    '100 each, LCP <= 1100 ms, CLS 0',
    name.startsWith('peer') ? null : isMet,
  );
}

function say(what: string, measured: string, goal: string, isMet: boolean | null): void {
  process.stdout.write(`${what}: ${measured} (${goal})${isMet === null ? '' : isMet ? ' met' : ' MISSED'}\n`);
  if (isMet === false) process.exitCode = 1;
}
