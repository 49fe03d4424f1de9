import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** What the program of the pool's processes is made from, and where the bundle of it is. */
export const sources = {
  root,
  program: join(import.meta.dirname, 'task-process.ts'),
  code: join(root, 'src/'),
  languages: join(root, 'src/engine/base/language/build-language-table.ts'),
  lock: join(root, 'pnpm-lock.yaml'),
  bundle: join(root, 'dist/pool'),
};

/** The program that the pool's processes run: the bundle in `folder` where it was made from these very sources, or else the sources. */
export function findProgram(folder = sources.bundle): string {
  const { program, record } = bundleIn(folder);
  if (!existsSync(record)) return sources.program;
  const made: Record<string, string> = JSON.parse(readFileSync(record, 'utf8'));
  return Object.entries(made).every(([file, hash]) => hashOf(file) === hash) ? program : sources.program;
}

/** The files of a bundle: the program, and the hashes of what it was made from. */
export function bundleIn(folder: string): { program: string; record: string } {
  return { program: join(folder, 'task-process.js'), record: join(folder, 'made-from.json') };
}

/** Of a file by its path from the root; null without it. */
export function hashOf(file: string): string | null {
  const path = join(root, file);
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('base64') : null;
}
