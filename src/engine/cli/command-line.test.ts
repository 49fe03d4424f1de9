// The command as a stranger meets it: a process of its own, its exit code, and what it writes where.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockedClinic } from '#fakes/sites/blocked-clinic.ts';
import { type SiteDefinition, textFile } from '#fakes/sites/define-site.ts';
import { type ServedSites, serveSites } from '#fakes/sites/serve-sites.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const site = (name: string, answers: SiteDefinition['answers']): SiteDefinition => ({ name, story: '', expected: [], answers });
const open = { '/robots.txt': textFile('User-agent: *\nAllow: /\n') };

let folder: string;
let served: ServedSites;
let silent: Server;
const at = (name: string) => served.sites.find((each) => each.site.name === name)?.url ?? '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'citable-binary-'));
  served = await serveSites(
    [
      blockedClinic,
      site('missing', () => open),
      site('pdf', () => ({ ...open, '/': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' } })),
      site('noindex', () => ({ ...open, '/': textFile('<!doctype html><title>Shop</title><meta name="robots" content="noindex"><h1>Shop</h1>', 'text/html') })),
      site('closed', () => ({ '/robots.txt': textFile('User-agent: *\nDisallow: /\n') })),
    ],
    new Date(),
  );
  silent = createServer((_request, response) => setTimeout(() => response.destroy(), 300));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  silent.close();
  await served.stop();
  rmSync(folder, { recursive: true });
});

function run(args: string[], env: Record<string, string> = {}, program = join(root, 'bin/citable.mjs')): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args], { env: { ...process.env, ...env }, maxBuffer: 20_000_000 }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

function file(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('an exit code tells a script what happened', () => {
  it.each<[name: string, args: () => string[], code: number, says: string]>([
    ['done', () => ['access', at(blockedClinic.name)], 0, ''],
    ['a gate failed', () => ['assess', at('noindex'), '--json'], 1, 'Reading robots.txt'],
    ['every crawler closed out', () => ['assess', at('closed')], 1, 'Reading robots.txt'],
    ['no command', () => [], 2, 'A command is needed'],
    ['an unknown option', () => ['gather', 'a.example', '--fast'], 2, "Unknown option '--fast'"],
    ['no address at all', () => ['assess', 'not an address'], 2, '"not an address" is not a web address'],
    ['an address of another kind', () => ['access', 'ftp://a.example/'], 2, '"ftp://a.example/" is not a web address'],
    ['answers that are not there', () => ['assess', 'a.example', '--answers', '/no/such.json'], 2, '/no/such.json could not be read (ENOENT)'],
    ['answers that are no JSON', () => ['assess', 'a.example', '--answers', file('no.json', '{')], 2, 'no.json is not JSON'],
    ['answers of a wrong kind', () => ['assess', 'a.example', '--answers', file('list.json', '{"products":"bread"}')], 2, 'list.json: products: '],
    ['a folder where a file is meant', () => ['judge', folder], 2, 'could not be read (EISDIR)'],
    ['a place that cannot be written', () => ['gather', at('missing'), '--out', '/no/such/folder/e.json'], 2, 'could not be written (ENOENT)'],
    ['nobody listens', () => ['assess', 'http://127.0.0.1:9/'], 3, 'Reading robots.txt'],
    ['a name without an address', () => ['access', 'https://nowhere.invalid/'], 3, 'https://nowhere.invalid/: '],
    ['a private address', () => ['access', 'http://10.0.0.1/'], 3, '10.0.0.1 is not a public address'],
    ['a home page that is missing', () => ['gather', at('missing'), '--out', join(folder, 'e.json')], 3, 'Reading robots.txt'],
    ['a home page that is no page', () => ['gather', at('pdf'), '--out', join(folder, 'e.json')], 3, 'Reading robots.txt'],
    ['a server that hangs up', () => ['access', `http://127.0.0.1:${(silent.address() as { port: number }).port}/`], 3, 'could not be reached'],
  ])('%s', async (_name, args, code, says) => {
    const result = await run(args());
    expect({ code: result.code, says: result.err.includes(says) ? says : result.err }).toEqual({ code, says });
    if (code === 2) expect(result.out).toBe('');
    if (code !== 2 && !args().includes('access')) expect(() => JSON.parse(result.out)).not.toThrow();
  });
});

describe('what assess prints', () => {
  it('is what judge gives for the evidence that it read, to the byte', async () => {
    const evidence = join(folder, 'evidence.json');
    const assessed = await run(['assess', at(blockedClinic.name), '--pages', '2', '--evidence', evidence]);
    const judged = await Promise.all([run(['judge', evidence]), run(['judge', evidence])]);
    expect(judged.map(({ out }) => out)).toEqual([assessed.out, assessed.out]);
  });
  it('is what judge gives for what gather kept, in the same shape', async () => {
    const evidence = join(folder, 'gathered.json');
    const gathered = await run(['gather', at(blockedClinic.name), '--out', evidence, '--pages', '2']);
    expect(gathered).toMatchObject({ code: 0, out: expect.stringContaining('"pages": 2') });
    expect(JSON.parse((await run(['judge', evidence])).out)).toMatchObject({ overallScore: expect.any(Number) });
  });
  it('has the fields that a program may rely on', async () => {
    const analysis = JSON.parse((await run(['assess', at(blockedClinic.name), '--json', '--pages', '1'])).out);
    expect(analysis).toMatchObject({ overallScore: expect.any(Number), interval: { low: expect.any(Number), high: expect.any(Number) }, gates: [] });
    expect(Object.keys(analysis.platformScores).toSorted()).toEqual(['chatgpt', 'claude', 'grok', 'perplexity']);
    expect(analysis).toMatchObject({ rubricVersion: expect.any(String), contradictions: expect.any(Array), categories: expect.any(Object) });
    for (const check of analysis.checks)
      expect(check).toEqual(
        expect.objectContaining({
          id: expect.any(String),
          category: expect.any(String),
          points: expect.any(Number),
          outcome: expect.any(String),
          findings: expect.any(Array),
          why: expect.any(String),
          ratio: check.outcome === 'scored' ? expect.any(Number) : null,
        }),
      );
  });
  it('can be a PDF or a page', async () => {
    const [pdf, html] = [join(folder, 'report.pdf'), join(folder, 'report.html')];
    expect(await run(['assess', at(blockedClinic.name), '--pages', '1', '--pdf', pdf])).toMatchObject({ code: 0, out: expect.stringContaining(pdf) });
    expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await run(['assess', at(blockedClinic.name), '--pages', '1', '--html', html])).code).toBe(0);
    expect(readFileSync(html, 'utf8')).toMatch(/^<!doctype html>/);
  });
});

describe('installed as a package', () => {
  it('answers as it does here', async () => {
    const modules = join(folder, 'node_modules');
    mkdirSync(join(modules, 'citable'), { recursive: true });
    for (const name of readdirSync(join(root, 'node_modules'))) if (!name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(modules, name));
    for (const part of ['bin', 'package.json']) cpSync(join(root, part), join(modules, 'citable', part), { recursive: true });
    cpSync(join(root, 'src'), join(modules, 'citable/src'), { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
    const installed = join(modules, 'citable/bin/citable.mjs');
    const robots = file('robots.txt', 'User-agent: *\r\nDisallow: /till/ # staff\r\n');
    const question = ['robots', '--file', robots, '--agent', 'GPTBot', '--url', 'https://a.example/till/1', '--json'];
    const answer = await run(question, {}, installed);
    expect(answer).toEqual(await run(question));
    expect(JSON.parse(answer.out)).toEqual({ allowed: false, group: '*', rule: 'Disallow: /till/', line: 2, byWildcard: true });
    expect((await run(['access', at(blockedClinic.name)], {}, installed)).out).toContain('PerplexityBot');
    expect((await run(['judge', join(folder, 'evidence.json')], {}, installed)).out).toBe((await run(['judge', join(folder, 'evidence.json')])).out);
    const pdf = join(folder, 'installed.pdf'); // its renderer is a process of its own, and reads our TypeScript too
    expect((await run(['assess', at(blockedClinic.name), '--pages', '1', '--pdf', pdf], {}, installed)).code).toBe(0);
    expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
