import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import type { Analysis } from '#engine/contract.ts';
import { choice, withModel } from '#engine/testing/fake-model.ts';
import { blockedClinic } from '#fakes/sites/blocked-clinic.ts';
import type { SiteDefinition } from '#fakes/sites/define-site.ts';
import { textFile } from '#fakes/sites/define-site.ts';
import { type ServedSites, serveSites } from '#fakes/sites/serve-sites.ts';
import { main } from './main.ts';

const noindex: SiteDefinition = {
  name: 'noindex',
  story: 'A shop that was never taken out of its draft state.',
  expected: [],
  answers: () => ({
    '/': textFile(
      '<!doctype html><html lang="en"><head><title>Shop</title><meta name="robots" content="noindex"></head><body><h1>Shop</h1></body></html>',
      'text/html',
    ),
  }),
};

let served: ServedSites;
let folder: string;
let clinic: string;
let draft: string;
beforeAll(async () => {
  served = await serveSites([blockedClinic, noindex], new Date());
  clinic = served.sites[0]?.url ?? '';
  draft = served.sites[1]?.url ?? '';
  folder = await mkdtemp(join(tmpdir(), 'citable-command-'));
});
afterAll(async () => {
  await served.stop();
  await rm(folder, { recursive: true });
});

async function run(args: string[], env: Record<string, string> = {}, signal?: AbortSignal) {
  const texts = { out: '', err: '' };
  const code = await main(args, {
    out: (text) => (texts.out += text),
    err: (text) => (texts.err += text),
    env,
    ...(signal && { signal }),
    renderPdf: async ({ answers }) => Buffer.from(`%PDF of ${answers.website}`),
  });
  return { code, ...texts, json: () => JSON.parse(texts.out) };
}

async function file(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('citable assess', () => {
  it('has a model read the pages and edit the site where the environment names one', async () => {
    await withModel([choice({ statements: [], lastLine: '' })], choice({ notSupported: [] }), async (url, asked) => {
      await run(['assess', clinic, '--json', '--pages', '1'], { READER_URL: url });
      const has = (form: string) => asked.some((body) => body.includes(form));
      expect([has('"statements"'), has('"readWhole"')]).toEqual([true, true]);
    });
  });

  it('prints the analysis as JSON on stdout and its progress on stderr', async () => {
    const { code, json, err } = await run(['assess', clinic, '--json']);
    expect(code).toBe(0);
    expect(Object.keys(json())).toEqual(
      expect.arrayContaining([
        'overallScore',
        'interval',
        'gates',
        'platformScores',
        'categories',
        'checks',
        'contradictions',
        'rubricVersion',
      ]),
    );
    expect(json().checks.find((check: { id: string }) => check.id === 'AO-03')).toMatchObject({
      ratio: 0,
      findings: [{ kind: 'line', line: 5, text: 'Disallow: /' }],
    });
    expect(err).toContain('Reading page 4 of 4\n');
  });
  it.each(['assess', 'judge', 'logs', 'mcp'])('%s --help is the help page, and no mistake', async (command) => {
    expect(await run([command, '--help'])).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^Usage:/) });
    expect((await run([command, '-h'])).code).toBe(0);
  });
  it.each(['example', 'https://example.com/shop', ' https://example.com'])(
    'refuses a PUBLIC_URL that is not the bare address of a site: %j',
    async (url) => {
      expect(await run(['access', clinic], { PUBLIC_URL: url })).toMatchObject({
        code: 2,
        err: expect.stringMatching(/^PUBLIC_URL is ".*"; write the bare address of your site, like https:/),
      });
    },
  );
  it('refuses a READER_URL that is no address before it reads', async () => {
    const { code, err } = await run(['assess', clinic], { READER_URL: 'ollama' });
    expect([code, err]).toEqual([2, expect.stringMatching(/^READER_URL is "ollama"; write it like http:/)]);
    expect(err).not.toContain('Reading');
  });
  it('reads no more pages than told', async () => {
    const { json } = await run(['assess', clinic, '--pages', '2']);
    expect(json().scope.pagesRead).toHaveLength(2);
  });
  it('takes the quiz from a file, what is left out unanswered', async () => {
    const answers = await file(
      'answers.json',
      JSON.stringify({ companyName: 'Clinic Mayr', industry: 'healthcare', products: ['Check-up'] }),
    );
    expect((await run(['assess', clinic, '--answers', answers])).code).toBe(0);
  });
  it('fails with 1 when a gate does', async () => {
    const { code, json } = await run(['assess', draft]);
    expect(code).toBe(1);
    expect(json().gates).toMatchObject([{ id: 'home-noindex' }]);
    expect(json().overallScore).toBeLessThanOrEqual(39);
  });
  it('fails with 3 when the site cannot be read, and still prints what is known', async () => {
    const { code, json, err } = await run(['assess', 'http://127.0.0.1:9/']);
    expect(code).toBe(3);
    expect(err).toContain('http://127.0.0.1:9/ could not be read: The server could not be reached (ECONNREFUSED).\n');
    expect(json().scope.pagesRead).toEqual([]);
  });
  it('writes the report as a file', async () => {
    const html = join(folder, 'report.html');
    expect((await run(['assess', clinic, '--html', html])).code).toBe(0);
    const page = await readFile(html, 'utf8');
    expect(page).toContain('PerplexityBot may not fetch any of your key pages');
    expect(page).not.toContain('<script');
    const pdf = join(folder, 'report.pdf');
    expect((await run(['assess', clinic, '--pdf', pdf])).json()).toMatchObject({ file: pdf, gates: [] });
    expect(await readFile(pdf, 'utf8')).toBe(`%PDF of ${clinic}`);
  });
});

describe('citable gather and citable judge', () => {
  it('are assess in two steps, and judging twice gives the same bytes', async () => {
    const out = join(folder, 'evidence.json');
    expect((await run(['gather', clinic, '--out', out])).json()).toEqual({ file: out, pages: 4 });
    const [first, second] = [await run(['judge', out]), await run(['judge', out])];
    expect(first.code).toBe(0);
    expect(first.out).toBe(second.out);
    expect(first.json().scope.pagesRead).toHaveLength(4);
  });
});

describe('a pipeline', () => {
  it('is told by the exit code whether the score is as good as asked, and no worse than before', async () => {
    const evidence = join(folder, 'pipeline.json');
    const baseline = join(folder, 'baseline.json');
    await run(['assess', clinic, '--pages', '2', '--evidence', evidence, '--out', baseline]);
    const analysis: Analysis = JSON.parse(await readFile(baseline, 'utf8'));
    const better = await file(
      'better.json',
      JSON.stringify({
        ...analysis,
        checks: analysis.checks.map((check) => (check.ratio === null ? check : { ...check, ratio: 1 })),
      }),
    );
    const other = await file(
      'other.json',
      JSON.stringify({ ...JSON.parse(await readFile(better, 'utf8')), rubricVersion: 'older' }),
    );
    const code = async (...args: string[]) => (await run(['judge', evidence, ...args])).code;
    expect(await code('--fail-under', String(analysis.overallScore))).toBe(0);
    expect(await code('--fail-under', String(analysis.overallScore + 1))).toBe(1);
    expect(await code('--baseline', baseline)).toBe(0);
    expect(await code('--baseline', better)).toBe(4);
    expect(await code('--baseline', other)).toBe(0);
    expect(await code('--baseline', better, '--fail-under', '100')).toBe(1);
    expect((await run(['assess', 'http://127.0.0.1:9/', '--baseline', better, '--fail-under', '100'])).code).toBe(3);
  });
  it('gets the format that it asked for, as a file or on standard output', async () => {
    const evidence = join(folder, 'formats.json');
    await run(['gather', clinic, '--pages', '1', '--out', evidence]);
    const sources = await file('sources.json', '{"/robots.txt":"public/robots.txt"}');
    expect((await run(['judge', evidence, '--format', 'sarif', '--sources', sources])).out).toContain(
      '"uri": "public/robots.txt"',
    );
    expect((await run(['judge', evidence, '--format', 'junit'])).out).toMatch(/^<\?xml/);
    const summary = join(folder, 'summary.md');
    expect((await run(['judge', evidence, '--format', 'markdown', '--out', summary])).json()).toMatchObject({
      file: summary,
    });
    expect(await readFile(summary, 'utf8')).toMatch(/^## \d+ of 100/);
    expect(
      (await run(['judge', evidence, '--format', 'sarif', '--sources', await file('list.json', '[]')])).err,
    ).toContain('list.json is not a map of paths to files');
  });
});

describe('citable diff', () => {
  it('says what moved between two analyses', async () => {
    const before = await file('before.json', (await run(['assess', draft])).out);
    const after = await file('after.json', (await run(['assess', clinic])).out);
    const same = await run(['diff', before, before]);
    const moved = await run(['diff', before, after]);
    expect([same.code, moved.code]).toEqual([0, 0]);
    expect(moved.json()).not.toEqual(same.json());
  });
  it('takes two analyses and nothing else', async () => {
    expect((await run(['diff', 'one.json'])).err).toContain('diff needs exactly two files');
    expect((await run(['diff', await file('a.json', '{}'), await file('b.json', '{}')])).err).toContain(
      'a.json is not an analysis',
    );
  });
});

describe('citable access', () => {
  it('is a table of crawlers with the line that decides', async () => {
    const { code, out } = await run(['access', clinic]);
    expect(code).toBe(0);
    expect(out).toMatch(/^PerplexityBot +Perplexity +search +BLOCKED +line 5, group PerplexityBot: Disallow: \/$/m);
    expect(out).toMatch(/^GPTBot +OpenAI +training +allowed +line 2, group \*: Allow: \/$/m);
  });
  it('is JSON when asked', async () => {
    const { json } = await run(['access', clinic, '--json']);
    expect(json().crawlers).toContainEqual({
      token: 'PerplexityBot',
      operator: 'Perplexity',
      purpose: 'search',
      allowed: false,
      group: 'PerplexityBot',
      rule: 'Disallow: /',
      line: 5,
    });
  });
  it('fails with 3 when there is no server', async () => {
    expect((await run(['access', 'http://127.0.0.1:9/'])).code).toBe(3);
  });
});

describe('citable robots', () => {
  it('answers for a file without any network', async () => {
    const robots = await file('robots.txt', 'User-agent: *\nDisallow: /till/\n');
    const { code, json } = await run([
      'robots',
      '--file',
      robots,
      '--agent',
      'GPTBot',
      '--url',
      'https://a.example/till/1',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(json()).toEqual({ allowed: false, group: '*', rule: 'Disallow: /till/', line: 2, byWildcard: true });
    expect((await run(['robots', '--file', robots, '--agent', 'GPTBot', '--url', '/menu'])).out).toBe(
      'allowed (no rule applies)\n',
    );
  });
});

describe('the agent of citable robots', () => {
  it.each<[agent: string, decision: string]>([
    ['GPTBot', 'line 2'],
    ['GPTBot/1.2', 'line 2'],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.3; +https://openai.com/gptbot',
      'line 2',
    ],
    ['Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)', 'no rule'],
    ['Mozilla/5.0 (compatible; NewBot/2.0; +https://new.example)', 'line 4'],
    ['newbot/2.0 (+https://new.example)', 'line 4'],
  ])('is found in %s', async (agent, decision) => {
    const robots = await file('robots.txt', 'User-agent: GPTBot\nDisallow: /\nUser-agent: NewBot\nDisallow: /\n');
    expect((await run(['robots', '--file', robots, '--agent', agent, '--url', '/p'])).out).toContain(decision);
  });
  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0 Safari/537.36',
    'GPTBot, ClaudeBot',
    '(unnamed)',
  ])('is asked for where there is none in %s', async (agent) => {
    const robots = await file('robots.txt', '');
    const { code, err } = await run(['robots', '--file', robots, '--agent', agent, '--url', '/p']);
    expect([code, err]).toEqual([2, expect.stringContaining('--agent is a crawler')]);
  });
});

describe('Ctrl-C', () => {
  it('ends the visit in one line', async () => {
    expect(await run(['assess', clinic], {}, AbortSignal.abort())).toMatchObject({
      code: 3,
      out: '',
      err: expect.stringMatching(/Stopped\.\n$/),
    });
  });
});

describe('bad usage', () => {
  it.each<[name: string, args: string[], says: string]>([
    ['no command', [], 'A command is needed'],
    ['an unknown command', ['paint'], '"paint" is not a command'],
    ['no address', ['assess'], 'A web address is needed'],
    ['two addresses', ['assess', 'a.example', 'b.example'], '"b.example" is one argument too many'],
    ['an unknown option', ['assess', 'a.example', '--loud'], "Unknown option '--loud'"],
    ['an option without its value', ['gather', 'a.example', '--out'], '--out'],
    ['two outputs', ['assess', 'a.example', '--json', '--pdf', 'x'], 'Use one of --format, --json, --html and --pdf'],
    [
      'an unknown format',
      ['assess', 'a.example', '--format', 'yaml'],
      '--format is one of json, sarif, junit, markdown, html, pdf',
    ],
    ['two files', ['judge', 'e.json', '--html', 'a', '--out', 'b'], '--html names its file already'],
    ['a PDF for the terminal', ['assess', 'a.example', '--format', 'pdf'], 'A PDF needs --out file'],
    ['sources without SARIF', ['assess', 'a.example', '--sources', 'map.json'], '--sources goes with --format sarif'],
    [
      'a threshold that is no number',
      ['assess', 'a.example', '--fail-under', 'B'],
      '--fail-under is a number from 0 to 100',
    ],
    [
      'a baseline that is not there',
      ['assess', 'a.example', '--baseline', '/no/such.json'],
      '/no/such.json could not be read (ENOENT)',
    ],
    ['no pages', ['assess', 'a.example', '--pages', '0'], '--pages is a number from 1 to 100'],
    ['too many pages', ['assess', 'a.example', '--pages', '101'], '--pages is a number from 1 to 100'],
    ['gather without a file', ['gather', 'a.example'], '--out is needed'],
    ['robots without an agent', ['robots', '--file', 'x', '--url', '/'], '--agent is needed'],
    [
      'robots without a real address',
      ['robots', '--file', 'x', '--agent', 'a', '--url', 'nowhere'],
      '--url is a web address',
    ],
    ['a file that is not there', ['judge', '/no/such/evidence.json'], 'could not be read (ENOENT)'],
  ])('%s', async (_name, args, says) => {
    const { code, out, err } = await run(args);
    expect(code).toBe(2);
    expect(err.split('\n')[0]).toContain(says);
    expect(out).toBe('');
  });
  it('names the file that is not what it should be', async () => {
    expect((await run(['judge', await file('no.json', 'not json')])).err).toContain('no.json is not JSON');
    expect((await run(['judge', await file('other.json', '{}')])).err).toContain('is not evidence');
    expect((await run(['assess', clinic, '--answers', await file('bad.json', '{"industry":"pirate"}')])).err).toContain(
      'bad.json: industry',
    );
  });
  it.each(['production', 'Production', 'prod'])('lets no allow-list into production, written %s', async (name) => {
    const { code, err } = await run(['assess', 'https://shop.example/'], {
      NODE_ENV: name,
      CRAWL_ALLOW_HOSTS: '127.0.0.1:8101',
    });
    expect(code).toBe(2);
    expect(err).toContain('CRAWL_ALLOW_HOSTS may be set only when');
  });
  it('reads no loopback address in production, even when it is typed', async () => {
    expect((await run(['assess', clinic], { NODE_ENV: 'production' })).code).toBe(3);
  });
  it.each(['--version', '-v'])('prints its version by %s', async (option) => {
    expect(await run([option])).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });
  it('prints its usage when asked, and that is no failure', async () => {
    expect(await run(['--help'])).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('citable assess <url>'),
    });
  });
});

describe('citable mentions', () => {
  async function mentionsIn(text: string, more: string[] = []) {
    const file = join(folder, 'answer.txt');
    await writeFile(file, text);
    const { code, out } = await run([
      'mentions',
      '--brand',
      'Brotwerk',
      '--domain',
      'brotwerk.example',
      '--file',
      file,
      '--json',
      ...more,
    ]);
    return { code, result: JSON.parse(out) };
  }

  it('prints each sentence with the name, and says that nobody read it', async () => {
    expect(await mentionsIn('Hello. I know nothing of Brotwerk.')).toEqual({
      code: 0,
      result: {
        named: 'here, not read',
        places: [{ quote: 'I know nothing of Brotwerk.', start: 7, end: 34 }],
      },
    });
    expect((await mentionsIn('Ask around.')).result).toEqual({ named: 'not here', places: [] });
  });

  it('knows several aliases', async () => {
    expect(
      (await mentionsIn('The Bread Factory and Breadco are good.', ['--alias', 'Bread Factory', '--alias', 'Breadco']))
        .result.named,
    ).toBe('here, not read');
  });

  itLong('reads a million characters, and says when there were more', async () => {
    const file = join(folder, 'long.txt');
    const command = ['mentions', '--brand', 'Brotwerk', '--domain', 'brotwerk.example', '--file', file, '--json'];
    await writeFile(file, `${'a loaf of rye '.repeat(20_000)}I recommend Brotwerk.`);
    expect(await run(command)).toMatchObject({ err: '', out: expect.stringContaining('here, not read') });
    await writeFile(file, `${'a loaf of rye '.repeat(72_000)}I recommend Brotwerk.`);
    expect(await run(command)).toMatchObject({
      code: 0,
      err: expect.stringContaining('only the first 1000000 were read'),
      out: expect.stringContaining('not here'),
    });
  });

  it('needs a brand, a domain and a file', async () => {
    expect((await run(['mentions', '--brand', 'Brotwerk'])).code).toBe(2);
  });
});
