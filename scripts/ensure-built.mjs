import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure-installed.mjs';
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
  const files = ['web', 'src', 'public']
    .flatMap(filesBelow)
    .filter((file) => !/\.test\.tsx?$|^src[\\/](server|base)[\\/]/.test(file));
  const hash = createHash('sha256');
  for (const file of [...files, 'site.ts', 'vite.config.ts', 'pnpm-lock.yaml'].sort((a, b) => (a < b ? -1 : 1))) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  const company = process.env['COMPANY_FILE'];
  if (company) hash.update(readFileSync(company));
  // Each is a word, or (testimonials) a file.
  for (const name of ['OFFER', 'SPOTS', 'TESTIMONIALS']) {
    const chosen = process.env[name] ?? '';
    hash.update(`${name}=${chosen}\n`);
    if (existsSync(chosen)) hash.update(readFileSync(chosen));
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
