import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);

/** Runs the programs one after the other and ends this process with the first that fails. */
export async function runAll(node, programs) {
  for (const args of programs) await orExit(start(node, args, ['inherit', 'inherit', 'inherit']));
}

/** Runs the programs one after the other, also after one that fails; the worst of their exit codes. */
export async function runEach(node, programs) {
  let worst = 0;
  for (const args of programs)
    worst = Math.max(worst, (await ended(start(node, args, ['inherit', 'inherit', 'inherit']))).code ?? 1);
  return worst;
}

/** Runs the named programs one after the other, also after one that fails; of each its name, seconds and exit code. */
export async function runParts(node, programs) {
  const parts = [];
  for (const [name, program] of Object.entries(programs)) {
    const start = performance.now();
    const code = await runEach(node, [program]);
    parts.push({ name, seconds: (performance.now() - start) / 1000, code });
  }
  return parts;
}

/** Prints what each part took and which of them failed, and ends this process with the worst exit code. */
export function exitAfterParts(parts) {
  const rows = parts.map(
    ({ name, seconds, code }) =>
      `${seconds.toFixed(0).padStart(7)} s  ${name}${code === 0 ? '' : `: FAILED (${code})`}\n`,
  );
  process.stdout.write(`\nThe parts, of which some run beside others\n${rows.join('')}`);
  process.exit(Math.max(...parts.map(({ code }) => code)));
}

/** Runs one program whose output is not the command's own: it goes to standard error. */
export async function runQuietly(program, args, env) {
  await orExit(start(program, args, ['inherit', process.stderr, 'inherit'], env));
}

/**
 * Runs a program that ends when it is told to, and ends as it ended. The channel between us closes with this process, however it ends,
 * which tells a server to stop; and when whoever started us is gone (npm's shell may swallow a signal), we stop, too.
 */
export async function runUntilSignalled(node, args) {
  const child = start(node, args, ['inherit', 'inherit', 'inherit', 'ipc']);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  const { code, signal } = await ended(child);
  process.exit(code ?? (signal === 'SIGINT' ? 130 : 143));
}

function start(program, args, stdio, env = {}) {
  // A third of a start is compiling: what Node has compiled once is kept beside the packages, and thrown away with them.
  return spawn(program, args, {
    cwd: root,
    stdio,
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...process.env, ...env },
  });
}

async function orExit(child) {
  const { code } = await ended(child);
  if (code !== 0) process.exit(code ?? 1);
}

/** Passes signals on while the child lives. Ctrl-C reaches the whole terminal group by itself, a second copy does no harm. */
function ended(child) {
  const forward = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      resolve({ code, signal });
    });
  });
}
