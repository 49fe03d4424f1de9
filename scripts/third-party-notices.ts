import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = { name: string; version: string; license?: string };

/**
 * Name, version and licence of every package of which a file is among `files` (absolute paths): their licences ask for it where their code is passed on.
 * @throws Error for a package that comes without the text of its licence.
 */
export function thirdPartyNotices(files: Iterable<string>): string {
  const folders = new Set(
    [...files].flatMap(
      (file) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1] ?? [],
    ),
  );
  const parts = [...folders].map((folder) => {
    const { name, version, license }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const [file] = globSync('{LICENSE,LICENCE,license}*', { cwd: folder });
    if (file === undefined)
      throw new Error(`${name} ${version} comes without the text of its licence: it cannot be bundled`);
    return { name, text: `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n` };
  });
  return parts
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ text }) => text)
    .join(`\n${'-'.repeat(80)}\n\n`);
}
