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

/** src/engine/finding-ids.ts: every id that a finding may have, and every part that checks ask a site for, from the texts that say them. */
export async function findingIds(): Promise<string> {
  const files = globSync('src/engine/judge/**/*.texts.ts', { cwd: root });
  const modules: TextsModule[] = await Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href)));
  const texts = modules.map((module) => module.default ?? {});
  const parts = texts.flatMap((text) => Object.keys(text.parts ?? {}));
  const ids = texts.flatMap(({ notes = {}, emits = [] }) => [
    ...Object.keys(notes).map((key) => key.replace(/\/.*/, '')),
    ...emits,
  ]);
  return [
    '// Written from the texts of findings.',
    union('PartId', parts),
    "type OfPart = `${PartId}-${'stated' | 'not-seen' | 'not-read'}`;",
    `${union('FindingId', ids).replace(';', '')}\n  | OfPart;`,
    '',
  ].join('\n');
}

function union(name: string, members: readonly string[]): string {
  return `export type ${name} =${[...new Set(members)]
    .toSorted()
    .map((one) => `\n  | '${one}'`)
    .join('')};`;
}

type TextsModule = {
  default?: { notes?: Record<string, string>; parts?: Record<string, string>; emits?: readonly string[] };
};
