import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serverFlags } from './scripts/server-flags.mjs';

type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type ToolLock = { packages: Record<string, { resolved?: string; integrity?: string }> };

/** Licences under which we may use, change and pass on what we depend on; MPL-2.0 asks only for changes of its own files. */
const allowedLicences = new Set(
  'MIT, MIT-0, Unlicense, ISC, 0BSD, BSD-2-Clause, BSD-3-Clause, BlueOak-1.0.0, Apache-2.0, MPL-2.0, OFL-1.1, MIT AND OFL-1.1, (MIT OR CC0-1.0), (AFL-2.1 OR BSD-3-Clause)'.split(
    ', ',
  ),
);

const read = (file: string): string => readFileSync(file, 'utf8');
const manifestOf = (file: string): Manifest => JSON.parse(read(file));
const dependenciesOf = ({ dependencies, devDependencies, optionalDependencies }: Manifest) => ({
  ...dependencies,
  ...devDependencies,
  ...optionalDependencies,
});

it.each([
  'package.json',
  'scripts/node22/package.json',
  'scripts/node24/package.json',
  'scripts/pnpm/package.json',
  'scripts/typst-wasm/package.json',
])('%s pins every dependency to one exact version', (file) => {
  expect(
    Object.entries(dependenciesOf(manifestOf(file))).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    ),
  ).toEqual([]);
});

describe('pnpm-lock.yaml', () => {
  const lock = read('pnpm-lock.yaml');
  const [importers = '', packages = ''] =
    lock
      .slice(lock.indexOf('importers:'))
      .split(/^snapshots:/m)[0]
      ?.split(/^packages:/m) ?? [];

  it('names what package.json names', () => {
    const locked = [...importers.matchAll(/^ {6}'?([^':\n]+)'?:\n {8}specifier: (\S+)$/gm)].map(([, name, version]) => [
      name,
      version,
    ]);
    expect(Object.fromEntries(locked)).toEqual(dependenciesOf(manifestOf('package.json')));
  });

  it('carries the checksum of every package', () => {
    const entries = packages.split(/\n(?= {2}\S)/).filter((entry) => entry.trim() !== '');
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter((entry) => !/resolution: \{integrity: sha512-/.test(entry))).toEqual([]);
  });

  it('names no server', () => {
    expect(lock).not.toMatch(/https?:\/\/|tarball:/);
  });
});

describe.each(['scripts/node22', 'scripts/node24', 'scripts/pnpm', 'scripts/typst-wasm'])(
  'the lock file of %s',
  (folder) => {
    it('carries checksums and names no server', () => {
      const { packages }: ToolLock = JSON.parse(read(`${folder}/package-lock.json`));
      const wrong = Object.entries(packages).filter(
        ([path, { integrity, resolved }]) => path !== '' && (!integrity || resolved),
      );
      expect(wrong.map(([path]) => path)).toEqual([]);
    });
  },
);

describe('what is installed', () => {
  it('has a licence that is allowed', () => {
    const inside = '{*,@*/*}/package.json';
    const licences = globSync([`node_modules/${inside}`, `node_modules/{*,@*/*}/node_modules/${inside}`]).map(
      (file) => {
        const { license }: { license?: string } = JSON.parse(read(file));
        return { file, license: license ?? 'none' };
      },
    );
    expect(licences.length).toBeGreaterThan(100);
    expect(
      licences.filter(({ license }) => !allowedLicences.has(license)).map(({ file, license }) => `${file}: ${license}`),
    ).toEqual([]);
  });
});

it('a container starts the server with the flags that npm start gives it', () => {
  expect(read('Containerfile')).toContain(
    `CMD ["node", ${serverFlags.map((flag) => `"${flag}"`).join(', ')}, "src/server/main.ts"]`,
  );
});

describe('what is secret stays where it is', () => {
  const secrets = `
    .env .env.production src/.env web/report/.env.local
    data/secret-key data/postgres/PG_VERSION data/outbox/a.eml src/data/secret-key backups/a/b.gz
    server.log src/server/server.log citable.dump db/citable.dump citable.sql db/citable.sql.gz`
    .trim()
    .split(/\s+/);

  it('git takes none of it', () => {
    const { stdout } = spawnSync('git', ['check-ignore', '--no-index', '--stdin'], { input: secrets.join('\n') });
    expect(stdout.toString().trim().split('\n')).toEqual(secrets);
  });

  it.each(['.dockerignore', '.containerignore'])('%s lets into the image only what is named', (file) => {
    const isSent = contextBy(read(file));
    const tracked = spawnSync('git', ['ls-files']).stdout.toString().trim().split('\n');
    const sent = [...secrets, 'id_rsa', 'notes.txt', 'node_modules/pg/index.js', ...tracked].filter(isSent);
    expect(sent.filter((path) => !tracked.includes(path))).toEqual([]);
    const needed = ['package.json', 'db/schema.ts', 'src/server/main.ts', 'web/app.tsx', 'scripts/run.mjs', 'site.ts'];
    expect(needed.filter((path) => !sent.includes(path))).toEqual([]);
    const copied = [...read('Containerfile').matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)].flatMap(
      ([, from = '']) => from.split(' '),
    );
    expect(sent.filter((path) => !copied.some((from) => path === from || path.startsWith(`${from}/`)))).toEqual([]);
  });

  it('an image says what it is, in the version of package.json', () => {
    const { version, description } = JSON.parse(read('package.json'));
    const label = (name: string) =>
      new RegExp(`org\\.opencontainers\\.image\\.${name}="([^"]*)"`).exec(read('Containerfile'))?.[1];
    expect([label('title'), label('version'), label('description')]).toEqual(['Citable', version, description]);
  });

  it('no step of the Containerfile copies everything', () => {
    expect(read('Containerfile')).not.toMatch(/^(COPY|ADD) .*(?<= )(\.|\/app)\/? \S+$/m);
  });
});

/** Which paths the builder is sent: the last line that matches a path, or a folder above it, decides. */
function contextBy(ignoreFile: string): (path: string) => boolean {
  const rules = ignoreFile.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return (path) => {
    const parts = path.split('/');
    const withFolders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    const last = rules.findLast((rule) => withFolders.some((name) => patternOf(rule).test(name)));
    return last === undefined || last.startsWith('!');
  };
}

/** `*` is anything but a slash, a leading dot included; a double one any number of folders. */
function patternOf(rule: string): RegExp {
  const source = rule
    .replace(/^!/, '')
    .replaceAll('.', '\\.')
    .replaceAll(/(?<!\*)\*(?!\*)/g, '[^/]*');
  return new RegExp(`^${source.replaceAll('**/', '(?:.*/)?')}$`);
}

it('holds the newest picture of the tables alone, with which the next migration is compared', () => {
  expect(globSync('db/migrations/meta/*_snapshot.json'), 'run `npm run migration`').toHaveLength(1);
});

describe('the findings', () => {
  const scripts = globSync('findings/*.sh').toSorted();

  it('are each listed by the second line of their script', () => {
    const lines = scripts.map((script) => `- \`${basename(script)}\`: ${read(script).split('\n')[1]?.slice(2)}`);
    expect(read('findings/README.md').match(/^- `.+\.sh`: .+$/gm)).toEqual(lines);
  });

  it.each(scripts)('%s can be run, names what it shows, and pins what it installs', (script) => {
    expect(statSync(script).mode & 0o111, 'chmod +x').toBe(0o111);
    const text = read(script);
    expect(text.match(/^# (Package|Does|Guess|Misled): /gm)).toHaveLength(4);
    const installed = [...text.matchAll(/^.*\b(?:npm install|apt-get (?:install|download)) ([^&|>\n]+)/gm)].flatMap(
      ([, given = '']) => given.split(/\s+/).filter((word) => /^[@\w]/.test(word)),
    );
    expect(installed.length).toBeGreaterThan(0);
    expect(installed.filter((name) => !/[@=]\d[\w.+:~-]*$/.test(name))).toEqual([]);
  });
});
