import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runQuietly } from './run-child.mjs';

export const root = dirname(import.meta.dirname);

/** Runs `npm ci` in the folder unless what is installed there is what its lock file names. */
export async function ensureInstalled(folder) {
  if (isInstalled(join(root, folder))) return;
  // npm names its own program in the environment; started by hand there is only the one on the PATH.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
  process.stderr.write(`Installing the packages of ${folder === '.' ? 'package-lock.json' : folder} …\n`);
  await (npm ? runQuietly(process.execPath, [npm, ...args]) : runQuietly('npm', args));
}

function isInstalled(folder) {
  const installedFile = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = read(installedFile);
  // Packages for other platforms are "optional" and rightly absent.
  return Object.entries(read(join(folder, 'package-lock.json'))).every(
    ([path, { version, optional, devOptional, link }]) =>
      path === '' || link || (installed[path] ? installed[path].version === version : Boolean(optional || devOptional)),
  );
}
