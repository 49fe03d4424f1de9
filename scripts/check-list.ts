import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');

/** In the order of the rubric's categories. */
const folders = ['content-quality', 'technical-seo', 'brand-presence', 'ai-optimization'];

/** src/engine/judge/checks/all-checks.ts: every check file is imported by name, since bundlers follow no search for files. */
export function checkList(): string {
  const files = folders.flatMap((folder) =>
    globSync(`src/engine/judge/checks/${folder}/*.ts`, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !/\.(?:test|texts)\.ts$/.test(file))
      .toSorted(),
  );
  const names = files.map((file) => /([a-z]{2})-(\d{2})-[^/]*$/.exec(file)?.slice(1).join('') ?? '');
  return [
    '// Written from the files in checks/.',
    ...files.map((file, index) => `import ${names[index]} from '${file.replace('src/engine', '#engine')}';`),
    "import type { Check } from '#engine/judge/checks/define-check.ts';",
    '',
    '// oxfmt-ignore',
    `export const checks: readonly Check[] = [${names.join(', ')}];`,
    '',
  ].join('\n');
}

/** src/engine/finding-ids.ts: every id that a finding may have, from the texts that findings say. */
export async function findingIds(): Promise<string> {
  const files = globSync('src/engine/judge/**/*.texts.ts', { cwd: root });
  const modules: TextsModule[] = await Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href)));
  const ids = modules.flatMap(({ default: { notes = {}, parts = {} } = {} }) => [
    ...Object.keys(notes).map((key) => key.replace(/\/.*/, '')),
    ...Object.keys(parts).flatMap((part) => ['stated', 'not-seen', 'not-read'].map((state) => `${part}-${state}`)),
  ]);
  return [
    '// Written from the texts of findings.',
    'export type FindingId =',
    ...[...new Set(ids)].toSorted().map((id) => `  | '${id}'`),
  ]
    .join('\n')
    .concat(';\n');
}

type TextsModule = { default?: { notes?: Record<string, string>; parts?: Record<string, string> } };
