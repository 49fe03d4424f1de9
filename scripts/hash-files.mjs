import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure-installed.mjs';

/** One hash of names and contents, as hexadecimal digits. Names are paths from the root. */
export function hashOfFiles(files, extra = []) {
  const hash = createHash('sha256');
  for (const file of files.toSorted((a, b) => (a < b ? -1 : 1)))
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  for (const part of extra) hash.update(part);
  return hash.digest('hex');
}

/** The files of a folder and of those in it; a file is its own; none where neither is there. */
export function filesBelow(path) {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
