// The package as a stranger gets it: packed, installed into an empty folder, on the oldest Node it names and on ours.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { fewOf, itLong } from '#base/testing/long.ts';
import { blockedClinic } from '#fakes/sites/blocked-clinic.ts';
import { type ServedSites, serveSites } from '#fakes/sites/serve-sites.ts';
import { bringNode } from '../../../scripts/find-node.mjs';
import { buildPackage, packPackage } from '../build.ts';
import { main } from './main.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

let folder: string;
let served: ServedSites;
let address: string;
let tarball: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'citable-package-'));
  served = await serveSites([blockedClinic], new Date());
  address = served.sites[0]?.url ?? '';
  await buildPackage(join(folder, 'package'));
  tarball = packPackage(join(folder, 'package'), folder);
  mkdirSync(join(folder, 'empty'));
  writeFileSync(join(folder, 'empty/package.json'), '{"type":"module"}');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', tarball], {
    cwd: join(folder, 'empty'),
  });
});
afterAll(async () => {
  await served.stop();
  rmSync(folder, { recursive: true });
});

const installed = (...path: string[]) => join(folder, 'empty', ...path);

describe('the package', () => {
  it('is small, brings no other package, and carries the notices of the code in it', () => {
    // docs/decisions/008-the-package-carries-a-language-detector.md
    expect(readFileSync(tarball).length).toBeLessThanOrEqual(680_000);
    const { dependencies } = JSON.parse(readFileSync(installed('node_modules/citable/package.json'), 'utf8'));
    expect(dependencies).toBeUndefined();
    const notices = readFileSync(installed('node_modules/citable/THIRD-PARTY.txt'), 'utf8');
    for (const name of ['parse5', 'tldts', 'zod', 'eld', 'jsonrepair']) expect(notices).toContain(`\n${name} `);
    const files = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' });
    expect(files).not.toMatch(/\.test\.|\.map$/m);
  });

  it('is ready to be published: npm says what it would send, and the MCP registry’s file names this package', async () => {
    const { stdout } = await run(
      'npm',
      ['publish', tarball, '--dry-run', '--json', '--offline', '--access', 'public'],
      {
        env: { ...process.env, npm_config_loglevel: 'error' },
      },
    );
    const manifest = JSON.parse(readFileSync(installed('node_modules/citable/package.json'), 'utf8'));
    const said = JSON.parse(stdout);
    const { files }: { files: { path: string }[] } = said[manifest.name] ?? said;
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['package.json', 'README.md', 'dist/bin.js', 'THIRD-PARTY.txt']),
    );
    const server = JSON.parse(readFileSync(join(folder, 'package/server.json'), 'utf8'));
    expect(server).toMatchObject({
      $schema: expect.stringMatching(/\/schemas\/20\d\d-\d\d-\d\d\/server\.schema\.json$/),
      name: manifest.mcpName,
      description: manifest.description,
      version: manifest.version,
      packages: [
        { registryType: 'npm', identifier: manifest.name, version: manifest.version, transport: { type: 'stdio' } },
      ],
    });
    expect(server.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(server.description.length).toBeLessThanOrEqual(100);
  });

  it('says in one line which Node it needs', async () => {
    const older =
      "data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.18.0' } })";
    await expect(
      run(process.execPath, [
        '--import',
        older,
        installed('node_modules/.bin/citable'),
        'access',
        'https://example.com',
      ]),
    ).rejects.toMatchObject({
      code: 2,
      stdout: '',
      stderr: 'citable needs Node 22.19 or newer, and this is 22.18.0.\n',
    });
  });

  itLong('has types that a strict project can use', async () => {
    const program = `import { assess } from 'citable';
import type { GatherOptions } from 'citable/gather';
import { judge } from 'citable/judge';
import { diff } from 'citable/diff';
const options: GatherOptions = { pageLimit: 2 };
const { evidence, analysis } = await assess('https://example.com', options);
const score: number = judge(evidence).overallScore + diff(analysis, analysis).overall.change;
// @ts-expect-error a score is no text
const text: string = analysis.overallScore;
export { score, text };
`;
    writeFileSync(installed('use.ts'), program);
    const flags = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      '--lib',
      'es2024,dom',
      '--types',
      'node',
      '--typeRoots',
      join(root, 'node_modules/@types'),
    ];
    await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...flags, 'use.ts'], {
      cwd: installed(),
    });
  });
});

describe('pipelines', () => {
  type Steps = { run?: string; env?: Record<string, string> }[];
  const inputs: Record<string, string> = {
    pages: '2',
    'fail-under': '',
    baseline: '.citable/baseline.json',
    sources: '',
  };

  /** What the runner does with a step: fills in its environment, and hands its text to bash. */
  async function runStep(
    text: string,
    env: Record<string, string>,
    cwd: string,
  ): Promise<{ code: number; err: string }> {
    const outcome = run('bash', ['-e', '-c', text], {
      cwd,
      env: {
        PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
        CRAWL_ALLOW_HOSTS: new URL(address).host,
        ...env,
      },
    });
    return outcome.then(
      () => ({ code: 0, err: '' }),
      (error: { code: number; stderr: string }) => ({ code: error.code, err: error.stderr }),
    );
  }

  itLong('GitHub: score, findings and summary; then a check that got worse fails', async () => {
    const work = join(folder, 'repository');
    mkdirSync(join(work, '.citable'), { recursive: true });
    const action: { runs: { steps: Steps } } = parseYaml(readFileSync(join(root, 'action.yml'), 'utf8'));
    const step = action.runs.steps.find((each) => each.run !== undefined);
    const actionPath = join(folder, 'action');
    cpSync(join(folder, 'package'), join(actionPath, 'dist/package'), { recursive: true });
    cpSync(join(root, 'packages/citable/pipelines'), join(actionPath, 'packages/citable/pipelines'), {
      recursive: true,
    });
    const filled = Object.fromEntries(
      Object.entries(step?.env ?? {}).map(([name, value]) => [
        name,
        value
          .replace('${{ github.action_path }}', actionPath)
          .replace(/\$\{\{ inputs\.([\w-]+) \}\}/, (_all, input: string) => ({ ...inputs, url: address })[input] ?? ''),
      ]),
    );
    const files = { GITHUB_OUTPUT: join(work, 'output'), GITHUB_STEP_SUMMARY: join(work, 'summary') };
    const first = await runStep(step?.run ?? '', { ...filled, ...files }, work);
    expect(first).toEqual({ code: 0, err: '' });
    expect(readFileSync(files.GITHUB_OUTPUT, 'utf8')).toMatch(
      /^score=\d+\nlow=\d+\nhigh=\d+\nsarif-file=citable-results\/citable.sarif\n$/,
    );
    expect(readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8')).toMatch(/^## \d+ of 100/);
    const baseline = join(work, '.citable/baseline.json');
    const analysis = JSON.parse(readFileSync(baseline, 'utf8'));
    writeFileSync(
      baseline,
      JSON.stringify({
        ...analysis,
        checks: analysis.checks.map((check: { id: string }) => (check.id === 'AO-03' ? { ...check, ratio: 1 } : check)),
      }),
    );
    expect((await runStep(step?.run ?? '', { ...filled, ...files }, work)).code).toBe(4);
    expect(readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8')).toContain('Worse: AO-03');
    expect((await runStep(step?.run ?? '', { ...filled, ...files, BASELINE: '', FAIL_UNDER: '100' }, work)).code).toBe(
      1,
    );
  });

  itLong('GitLab: the job of the example', async () => {
    const job: { citable: { script: string[]; variables: Record<string, string> } } = parseYaml(
      readFileSync(join(root, 'packages/citable/pipelines/gitlab-ci.yml'), 'utf8'),
    );
    const { script, variables } = job.citable;
    const result = await runStep(
      script.join('\n'),
      { ...variables, URL: address, PAGES: '1', FAIL_UNDER: '' },
      installed(),
    );
    expect(result.code).toBe(0);
    expect(readFileSync(installed('citable-results/citable.xml'), 'utf8')).toContain('<testsuites');
  });
});

const nodes: [string, RegExp, () => Promise<string>][] = [
  ['this Node', /^v24\./, async () => process.execPath],
  ['the oldest Node that it names', /^v22\./, async () => (await bringNode('scripts/node22')) ?? process.execPath],
];
describe.each(fewOf(nodes, 1))('on %s', (_name, version, findNode) => {
  let node: string;
  beforeAll(async () => {
    node = await findNode();
  });
  const command = async (...args: string[]) =>
    (await run(node, [installed('node_modules/.bin/citable'), ...args], { cwd: installed(), maxBuffer: 20_000_000 }))
      .stdout;

  it.runIf(process.platform === 'linux')('runs on it', async () => {
    expect((await run(node, ['--version'])).stdout).toMatch(version);
  });
  it('assesses, and judges to the same bytes as the source', async () => {
    const evidence = installed('evidence.json');
    const assessed = await command('assess', address, '--pages', '2', '--evidence', evidence);
    let fromSource = '';
    await main(['judge', evidence], { out: (text) => (fromSource += text), err: () => {}, env: {}, renderPdf: null });
    expect(await command('judge', evidence)).toBe(fromSource);
    expect(assessed).toBe(fromSource);
  });
  itLong('is a library', async () => {
    const program = `import { assess } from 'citable';
const { analysis } = await assess(${JSON.stringify(address)}, { pageLimit: 1, allowHosts: [${JSON.stringify(new URL(address).host)}] });
process.stdout.write(JSON.stringify(Object.keys(analysis.categories)));`;
    writeFileSync(installed('use.mjs'), program);
    expect(JSON.parse((await run(node, ['use.mjs'], { cwd: installed() })).stdout)).toEqual([
      'contentQuality',
      'technicalSEO',
      'brandPresence',
      'aiOptimization',
    ]);
  });
  itLong('serves its tools to an agent', async () => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StdioClientTransport({
        command: node,
        args: [installed('node_modules/.bin/citable'), 'mcp'],
        env: { PATH: process.env['PATH'] ?? '' },
      }),
    );
    expect(
      (await client.callTool({ name: 'explain_check', arguments: { id: 'TS-01' } })).structuredContent,
    ).toMatchObject({ id: 'TS-01' });
    await client.close();
  });
  itLong('says at once that a PDF needs the whole product', async () => {
    await expect(command('assess', address, '--pdf', 'report.pdf')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('A PDF needs the whole product'),
    });
  });
});
