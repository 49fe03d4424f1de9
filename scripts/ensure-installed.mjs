import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runQuietly } from './run-child.mjs';

export const root = dirname(import.meta.dirname);
const stampFile = join(root, 'node_modules/.installed.json');

/** Installs what pnpm-lock.yaml names, unless it is installed: what a server needs ('production') or what development needs, too ('all'). */
export async function ensureInstalled(node, kind) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  const installed = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : null;
  if (installed?.lock === lock && (installed.kind === 'all' || installed.kind === kind)) return;
  const wanted = installed?.kind === 'all' ? 'all' : kind; // what is there for development stays
  // What another installer has put there would be taken for ours; and added to what a server needs, the packages for every other platform would be fetched, too.
  // A server that was just stopped may still write what it compiled into it, so this tries again.
  if (installed?.kind !== wanted)
    rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  process.stderr.write(
    `Installing packages (${wanted === 'all' ? 'with those for development' : 'those that a server needs'}) …\n`,
  );
  await runPnpm(node, [
    'install',
    '--frozen-lockfile',
    `--prod=${wanted === 'production'}`,
    '--reporter=append-only',
    '--loglevel=error',
  ]);
  if (wanted === 'production' && !hasNativeTypst()) await ensureTool('scripts/typst-wasm'); // 12 MB that most servers can do without
  writeFileSync(stampFile, JSON.stringify({ lock, kind: wanted }));
}

/** Runs the installer; it is brought first where it is missing. */
export async function runPnpm(node, args) {
  await ensureTool('scripts/pnpm');
  process.env.npm_config_store_dir ??= storeFolder();
  await runQuietly(node, [join(root, 'scripts/pnpm/node_modules/pnpm/bin/pnpm.cjs'), ...args]);
}

function hasNativeTypst() {
  return ['gnu', 'musl'].some((libc) =>
    existsSync(join(root, `node_modules/@myriaddreamin/typst-ts-node-compiler-linux-x64-${libc}`)),
  );
}

/** A package outside our lock file, from one of its own: what we start from, since nothing else is there yet, or what few machines need. */
export async function ensureTool(folder) {
  if (isToolInstalled(join(root, folder))) return;
  // npm names its own program in the environment; started by hand there is only the one on the PATH.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
  process.stderr.write(`Installing ${folder} …\n`);
  await (npm && /npm-cli\.[cm]?js$/.test(npm) ? runQuietly(process.execPath, [npm, ...args]) : runQuietly('npm', args));
}

function isToolInstalled(folder) {
  const installedFile = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = read(installedFile);
  // Packages for other platforms are "optional" and rightly absent.
  return Object.entries(read(join(folder, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : Boolean(optional)),
  );
}

/** Where packages are kept for the next installation: in the user's cache; where that cannot be written, in the machine's folder for what may be lost. */
function storeFolder() {
  const store = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'citable/packages');
  try {
    mkdirSync(store, { recursive: true });
    return store;
  } catch {
    return join(tmpdir(), `citable-packages-${process.getuid?.() ?? ''}`);
  }
}
