// The command as a stranger meets it: its exit code, and what it writes where. Few of the runs are processes of their own; each costs as much as ten others.
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { blockedClinic } from '#fakes/sites/blocked-clinic.ts';
import { type SiteDefinition, textFile } from '#fakes/sites/define-site.ts';
import { type ServedSites, serveSites } from '#fakes/sites/serve-sites.ts';
import { main } from './main.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const site = (name: string, answers: SiteDefinition['answers']): SiteDefinition => ({
  name,
  story: '',
  expected: [],
  answers,
});
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
      site('noindex', () => ({
        ...open,
        '/': textFile(
          '<!doctype html><title>Shop</title><meta name="robots" content="noindex"><h1>Shop</h1>',
          'text/html',
        ),
      })),
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

type Result = { code: number; out: string; err: string };

async function run(args: string[]): Promise<Result> {
  const texts = { out: '', err: '' };
  const code = await main(args, {
    out: (text) => (texts.out += text),
    err: (text) => (texts.err += text),
    env: {},
    renderPdf: null,
  });
  return { code, ...texts };
}

function runProcess(args: string[]): Promise<Result> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(root, 'bin/citable.mjs'), ...args],
      { maxBuffer: 20_000_000 },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
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
    ['no page that may be read', () => ['assess', at('closed')], 3, 'Reading robots.txt'],
    ['no command', () => [], 2, 'A command is needed'],
    ['an unknown option', () => ['gather', 'a.example', '--fast'], 2, "Unknown option '--fast'"],
    ['no address at all', () => ['assess', 'not an address'], 2, '"not an address" is not a web address'],
    ['an address of another kind', () => ['access', 'ftp://a.example/'], 2, '"ftp://a.example/" is not a web address'],
    [
      'answers that are not there',
      () => ['assess', 'a.example', '--answers', '/no/such.json'],
      2,
      '/no/such.json could not be read (ENOENT)',
    ],
    [
      'answers that are no JSON',
      () => ['assess', 'a.example', '--answers', file('no.json', '{')],
      2,
      'no.json is not JSON',
    ],
    [
      'answers of a wrong kind',
      () => ['assess', 'a.example', '--answers', file('list.json', '{"products":"bread"}')],
      2,
      'list.json: products: ',
    ],
    ['a folder where a file is meant', () => ['judge', folder], 2, 'could not be read (EISDIR)'],
    [
      'a place that cannot be written',
      () => ['gather', at('missing'), '--out', '/no/such/folder/e.json'],
      2,
      'could not be written (ENOENT)',
    ],
    ['nobody listens', () => ['assess', 'http://127.0.0.1:9/'], 3, 'Reading robots.txt'],
    ['a name without an address', () => ['access', 'https://nowhere.invalid/'], 3, 'https://nowhere.invalid/: '],
    ['a private address', () => ['access', 'http://10.0.0.1/'], 3, '10.0.0.1 is not a public address'],
    [
      'a home page that is missing',
      () => ['gather', at('missing'), '--out', join(folder, 'e.json')],
      3,
      'Reading robots.txt',
    ],
    [
      'a home page that is no page',
      () => ['gather', at('pdf'), '--out', join(folder, 'e.json')],
      3,
      'Reading robots.txt',
    ],
    [
      'a server that hangs up',
      () => ['access', `http://127.0.0.1:${(silent.address() as { port: number }).port}/`],
      3,
      'could not be reached',
    ],
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
    expect(analysis).toMatchObject({
      overallScore: expect.any(Number),
      interval: { low: expect.any(Number), high: expect.any(Number) },
      gates: [],
    });
    expect(Object.keys(analysis.platformScores).toSorted()).toEqual(['chatgpt', 'claude', 'grok', 'perplexity']);
    expect(analysis).toMatchObject({
      rubricVersion: expect.any(String),
      contradictions: expect.any(Array),
      categories: expect.any(Object),
    });
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
});

describe('a process of its own', () => {
  it.each([
    [
      'done',
      ['robots', '--file', 'package.json', '--agent', 'GPTBot', '--url', '/'],
      0,
      'allowed (no rule applies)\n',
      '',
    ],
    ['bad usage', ['robots'], 2, '', '--file is needed.'],
  ])('%s', async (_name, args, code, out, err) => {
    const result = await runProcess(args);
    expect({ code: result.code, out: result.out, err: result.err.split('\n')[0] }).toEqual({ code, out, err });
  });
  it('ends quietly when nobody reads on', async () => {
    const child = spawn('/bin/sh', ['-c', `"${process.execPath}" bin/citable.mjs help | true`], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let err = '';
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    await new Promise((resolve) => child.on('close', resolve));
    expect(err).toBe('');
  });
  itLong('draws a PDF', async () => {
    const pdf = join(folder, 'report.pdf');
    expect(await runProcess(['assess', at(blockedClinic.name), '--pages', '1', '--pdf', pdf])).toMatchObject({
      code: 0,
      out: expect.stringContaining(pdf),
    });
    expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
