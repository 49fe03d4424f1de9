import { globSync } from 'node:fs';

/** In the order of the rubric's categories. */
const folders = ['content-quality', 'technical-seo', 'brand-presence', 'ai-optimization'];

/** src/engine/judge/checks/all-checks.ts: every check file is imported by name, since bundlers follow no search for files. */
export function checkList(): string {
  const files = folders.flatMap((folder) =>
    globSync(`src/engine/judge/checks/${folder}/*.ts`)
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !/\.(?:test|texts)\.ts$/.test(file))
      .toSorted(),
  );
  const names = files.map((file) => /([a-z]{2})-(\d{2})-[^/]*$/.exec(file)?.slice(1).join('') ?? '');
  return [
    '// Written by `npm run generate` from the files in checks/.',
    ...files.map((file, index) => `import ${names[index]} from '${file.replace('src/engine', '#engine')}';`),
    "import type { Check } from '#engine/judge/checks/define-check.ts';",
    '',
    '// oxfmt-ignore',
    `export const checks: readonly Check[] = [${names.join(', ')}];`,
    '',
  ].join('\n');
}
