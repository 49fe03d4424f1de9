import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure-installed.mjs';
import { filesBelow, hashOfFiles } from './hash-files.mjs';
import { runQuietly } from './run-child.mjs';

/** What derive.ts writes. */
const derived = [
  'src/engine/finding-ids.ts',
  'src/engine/judge/checks/all-checks.ts',
  'web/content/crawlers.json',
  'web/content/rubric.json',
  'web/report/demo-report.json',
];
const stamp = join(root, 'node_modules/.derived-from');

/** Writes the files that follow from others, unless nothing that goes into them has changed since. */
export async function ensureDerived(node) {
  const inputs = hashOfFiles(
    ['src', 'scripts', 'web/report', 'docs/security-asvs.json']
      .flatMap(filesBelow)
      .filter(
        (file) => !/\.test\.tsx?$|[\\/]node_modules[\\/]/.test(file) && !derived.includes(file.replaceAll('\\', '/')),
      ),
  );
  const isThere = derived.every((file) => existsSync(join(root, file)));
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  await runQuietly(node, ['scripts/derive.ts']);
  writeFileSync(stamp, inputs);
}
