import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readCommand } from './packages/citable/src/usage.ts';
import { RUBRIC_VERSION } from './src/engine/judge/checks/rubric.ts';

const documents = globSync('{*,docs/**/*,packages/*/*,truth/*,findings/*,web/*/*}.md', {
  exclude: ['**/node_modules/**'],
});
const read = (file: string): string => readFileSync(file, 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

/** Generated, or a record to which others add. */
const lists = new Set([
  'docs/rubric.md',
  'docs/security-standard.md',
  'docs/rubric-changelog.md',
  'packages/citable/CHANGELOG.md',
  'truth/README.md',
]);

describe('the documents', () => {
  it('name only files that exist', () => {
    const missing = documents.flatMap((document) =>
      citedPaths(read(document))
        .filter((path) => ![path, join(dirname(document), path)].some((place) => existsSync(normalize(place))))
        .map((path) => `${document}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('are pages of at most 120 lines, but for those that are lists', () => {
    expect(documents.filter((document) => !lists.has(document) && read(document).split('\n').length > 121)).toEqual([]);
  });

  it('tell of each folder what it is for, in one sentence', () => {
    const told = [...read('docs/rooms.md').matchAll(/^\| `([^`]+)` \| [^|.?]+[.?] \|$/gm)].map(([, folder]) => folder);
    const folders = globSync('{src,packages,web,db,fakes,bench,truth,e2e,scripts,bin}/**/*.{ts,tsx,mjs}', {
      exclude: ['**/node_modules/**', '**/testing/**'],
    }).map(dirname);
    expect(new Set(told)).toEqual(new Set(folders));
  });

  it('have an entry of the changelog for the current rubric', () => {
    expect(read('docs/rubric-changelog.md')).toContain(`## ${RUBRIC_VERSION}`);
  });

  it('tell how to run it in exactly two commands', () => {
    const commands = read('README.md').split('```sh\n')[1]?.split('```')[0]?.trim().split('\n');
    expect(commands).toEqual(['npm start', 'npm test']);
  });
});

/** Who runs the commands that begin so: a file and words in it. The longest beginning counts. */
const runBy: Record<string, readonly [file: string, words: string]> = {
  'npm start': ['e2e/journey.spec.ts', 'runCitable()'],
  'npm test': ['.ci/run', 'npm test'],
  'npm test -- ': ['commands.slow.test.ts', "['test', '--help'"],
  'npm run test:faults': ['scripts/test-faults.ts', 'many-processes'],
  'npm run test:faults -- load': ['src/server/load.test.ts', 'LOAD_FIGURES'],
  'npm run dev -- --with-fakes': ['commands.slow.test.ts', 'fakes/for-development.ts'],
  'npm run check': ['scripts/run.mjs', 'check: (node)'],
  'npm run format': ['commands.slow.test.ts', "['format', '--help'"],
  'npm run migration': ['commands.slow.test.ts', "['migration', '--help'"],
  'npm run generate': ['scripts/content-strategy-template.test.ts', 'run `npm run generate`'],
  'npm run unused': ['scripts/run.mjs', 'tools.unused'],
  'npm run journey': ['scripts/run.mjs', 'tools.journey'],
  'npm run build': ['src/server/testing/pages-built.ts', "'build'"],
  'npm run pack': ['packages/citable/src/package.slow.test.ts', 'buildPackage('],
  'npm run backup': ['src/server/restored.fault.test.ts', 'scripts/backup.ts'],
  'npm run restore': ['src/server/restored.fault.test.ts', 'scripts/backup.ts'],
  'npm run bench': ['scripts/run.mjs', 'bench: async (node)'],
  'npm run bench -- capacity': ['bench/capacity.test.ts', 'capacityFor('],
  'npm run fuzz': ['src/engine/testing/fuzz.test.ts', 'fuzz'],
  'npm run fuzz -- growth': ['src/engine/testing/growth.slow.test.ts', 'growth'],
  'npm run truth': ['truth/truth.slow.test.ts', 'truth'],
  'npm run citable': ['documents.test.ts', 'readCommand('],
  'npm run citable -- doctor': ['commands.slow.test.ts', "'citable', 'doctor'"],
  'npx citable': ['documents.test.ts', 'readCommand('],
  'citable mcp': ['packages/citable/src/package.slow.test.ts', "'mcp'"],
  'citable doctor': ['commands.slow.test.ts', "'citable', 'doctor'"],
  'npm install ./citable-': ['packages/citable/src/package.slow.test.ts', "run('npm', ['install'"],
  'npm publish': ['packages/citable/src/package.slow.test.ts', "'publish'"],
  'bash node_modules/citable/pipelines/assess.sh': ['packages/citable/src/package.slow.test.ts', 'gitlab-ci.yml'],
};

/** What no test can run, and why. */
const byHand: Record<string, string> = {
  'npm run dev': 'never ends; what --with-fakes adds is run here',
  'npm run pnpm -- add': 'changes the lock file',
  'npm run pnpm -- audit': 'asks a registry',
  'npm run test:faults -- scan': 'needs sqlmap and wapiti',
  'npm run bench -- pages': 'needs pages of others, which are not kept here',
  'npm run watch-vendors': 'asks a registry; what it compares is tested in vendor-types.test.ts',
  'bash findings/': 'asks a registry; repository.test.ts compares their list',
  'docker compose': 'needs a container engine',
  'podman compose': 'needs a container engine',
  'openssl rand': 'is not ours',
};

describe('the commands that documents name', () => {
  const launcher = read('scripts/run.mjs');
  const entry = (name: string) => new RegExp(`^ {2}'?${name}'?: `, 'm');
  const named = [
    ...new Set(documents.filter((file) => !file.endsWith('CHANGELOG.md')).flatMap((file) => commandsIn(read(file)))),
  ].toSorted();

  it('are each run by a test or a gate', () => {
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((command) => runner(command) === undefined)).toEqual([]);
    expect(
      Object.keys({ ...runBy, ...byHand }).filter(
        (beginning) => !named.some((command) => runner(command) === beginning),
      ),
    ).toEqual([]);
  });

  it.each(Object.entries(runBy))('%s is run where the table says', (_command, [file, words]) => {
    expect(read(file)).toContain(words);
  });

  it('are scripts, and each script is a command of the launcher', () => {
    const asked = named
      .flatMap((command) => /^npm (?:run )?([a-z:-]+)/.exec(command)?.[1] ?? [])
      .filter((name) => !['install', 'publish'].includes(name)); // npm’s own
    expect(asked.filter((name) => !(name in scripts))).toEqual([]);
    for (const script of Object.values(scripts))
      expect(launcher).toMatch(entry(script.replace('node scripts/run.mjs ', '')));
  });

  it('name parts of the bench that exist', () => {
    const parts = named.flatMap((command) => /^npm run bench -- (\w+)/.exec(command)?.[1] ?? []);
    for (const part of parts) expect(launcher).toMatch(entry(part));
  });

  it.each(
    named.filter(
      (command) => /(?:^| )citable /.test(command.replace('citable -- ', 'citable ')) && !command.endsWith('doctor'),
    ),
  )('%s is read by the command line', (command) => {
    const args = command.replace(/^.*?citable (?:-- )?/, '').match(/"[^"]*"|\S+/g) ?? [];
    expect(() => readCommand(args)).not.toThrow();
  });

  it('--scale names a service of compose.yaml', () => {
    const { services }: { services: Record<string, unknown> } = parse(read('compose.yaml'));
    const scaled = named.flatMap((command) => /--scale (\w+)=/.exec(command)?.[1] ?? []);
    expect(scaled).toEqual(scaled.filter((name) => name in services));
  });

  it('install the package under the name that it is packed with', () => {
    const { version }: { version: string } = JSON.parse(read('packages/citable/manifest.json'));
    expect(named).toContain(`npm install ./citable-${version}.tgz`);
  });
});

/** The longest beginning in the tables. */
function runner(command: string): string | undefined {
  return Object.keys({ ...runBy, ...byHand })
    .filter((beginning) => command.startsWith(beginning))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** In code: commands, without the settings before them and without --silent. */
function commandsIn(text: string): string[] {
  const fence = /^ *```\w*\n([\s\S]*?)^ *```/gm;
  const fenced = [...text.matchAll(fence)].flatMap(([, block = '']) => block.split('\n'));
  const quoted = [...text.replaceAll(fence, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return [...fenced, ...quoted]
    .map((code) =>
      code
        .replaceAll(/\s+/g, ' ')
        .trim()
        .replace(/^(?:[A-Z_]+=\S+ )+/, '')
        .replace('npm run --silent', 'npm run'),
    )
    .filter((code) => /^(?:npm|npx|node|citable|docker|podman|bash|openssl) /.test(code));
}

/** Links to files, and `quoted/paths.ts` that look like ours. */
function citedPaths(text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)];
  const quoted = [
    ...text.matchAll(/`((?:src|web|db|docs|packages|fakes|bench|e2e|scripts|bin|truth|findings)\/[\w./-]+\.\w+)`/g),
  ];
  return [...links, ...quoted].map(([, path = '']) => path);
}
