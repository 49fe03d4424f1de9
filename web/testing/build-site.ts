import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';

export type Build = { dir: string; remove: () => Promise<void> };

/**
 * Builds the site as `npm start` does, into a folder of its own inside the repository, so that the rendered pages find their packages.
 * `env` is what the owner has set: COMPANY_FILE.
 */
export async function buildSite(name: string, env: NodeJS.ProcessEnv = {}): Promise<Build> {
  const outDir = `dist/for-tests-${process.pid}-${name}`;
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--logLevel', 'error'],
    {
      env: { ...process.env, NODE_ENV: 'production', ...env },
    },
  );
  return { dir: `${outDir}/client`, remove: () => rm(outDir, { recursive: true }) };
}
