import { createServer } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from './build-site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Socket on which the folder of the shared build is asked for. */
    builtSite: string;
  }
}

/** One build of the pages per test run, begun when the first test asks. */
export default function setup(project: TestProject): () => Promise<void> {
  let built: ReturnType<typeof buildSite> | null = null;
  const door = createServer((socket) => {
    built ??= buildSite('shared');
    built.then(
      ({ dir }) => socket.end(JSON.stringify({ dir })),
      (error: unknown) => socket.end(JSON.stringify({ error: String(error) })),
    );
  });
  const folder = mkdtempSync(join(tmpdir(), 'citable-site-'));
  const path = join(folder, 'door');
  door.listen(path);
  project.provide('builtSite', path);
  return async () => {
    door.close();
    await built?.then(
      ({ remove }) => remove(),
      () => {},
    );
    rmSync(folder, { recursive: true, force: true });
  };
}
