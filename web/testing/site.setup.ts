import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Socket on which the folder of the shared build is asked for. */
    builtSite: string;
  }
}

/** One build of the pages per test run, the one that `npm start` serves: begun when the first test asks, and done where it is fresh. */
export default function setup(project: TestProject): () => void {
  let built: Promise<unknown> | null = null;
  const door = createServer((socket) => {
    built ??= promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build']);
    built.then(
      () => socket.end(JSON.stringify({ dir: 'dist/client' })),
      (error: unknown) => socket.end(JSON.stringify({ error: String(error) })),
    );
  });
  const folder = mkdtempSync(join(tmpdir(), 'citable-site-'));
  const path = join(folder, 'door');
  door.listen(path);
  project.provide('builtSite', path);
  return () => {
    door.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
