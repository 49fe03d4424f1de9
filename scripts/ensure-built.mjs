import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure-installed.mjs';
import { filesBelow, hashOfFiles } from './hash-files.mjs';
import { runQuietly } from './run-child.mjs';

const stamp = join(root, 'dist/.built-from');

/** Builds the pages, and the program that reads websites, unless nothing that goes into them has changed since: a second start is fast. */
export async function ensureBuilt(node) {
  const inputs = hashOfInputs();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  // A test that wants pages has an environment of its own, and what it builds stays.
  await runQuietly(node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
  await runQuietly(node, ['src/engine/pool/bundle-task-process.ts']);
  writeFileSync(stamp, inputs);
}

function hashOfInputs() {
  const files = ['web', 'src', 'public', 'site.ts', 'vite.config.ts', 'pnpm-lock.yaml']
    .flatMap(filesBelow)
    .filter((file) => !/\.test\.tsx?$|^src[\\/](server|base)[\\/](?!draw-pages|built-assets|owners-choice)/.test(file));
  return hashOfFiles(files);
}
