import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure-installed.mjs';
import { runQuietly } from './run-child.mjs';

const stamp = join(root, 'dist/.built-from');

/** Builds the pages unless nothing that goes into them has changed since they were built: a second start is fast. */
export async function ensureBuilt(node) {
  const inputs = hashOfInputs();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  await runQuietly(node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
  writeFileSync(stamp, inputs);
}

function hashOfInputs() {
  const files = ['web', 'src', 'public'].flatMap(filesBelow).filter((file) => !/\.test\.tsx?$|^src[\\/](server|base)[\\/]/.test(file));
  const hash = createHash('sha256');
  for (const file of [...files, 'site.ts', 'vite.config.ts', 'package-lock.json'].sort((a, b) => (a < b ? -1 : 1))) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  const company = process.env['COMPANY_FILE'];
  if (company) hash.update(readFileSync(company));
  return hash.digest('hex');
}

function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
