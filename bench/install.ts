// What living here costs, on a fresh clone with empty caches, each figure beside its goal: an installation's processor time, bytes fetched and unpacked, seconds to the first
// page of `npm start` and to that of a second one without a network, processor time of `npm run check` cold and warm.
// Run: npm run bench -- install. `npm test` takes minutes and says its own figures; INSTALL_TEST=1 adds it.
import { execFileSync, spawn } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#base/testing/free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'citable-install-'));
const clone = join(folder, 'clone');
const home = join(folder, 'home');
mkdirSync(home);
execFileSync('git', ['clone', '--quiet', '.', clone]);

// Installers ask us, and we ask the registry that is set: so each byte is counted once.
const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
let fetchedBytes = 0;
const counter = http.createServer((request, response) => void pass(request, response));
await new Promise<void>((resolve) => counter.listen(0, '127.0.0.1', resolve));
const port = await freePort();
const env: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  HOME: home,
  PORT: String(port),
  npm_config_registry: `http://127.0.0.1:${(counter.address() as AddressInfo).port}/`,
};

try {
  const begun = performance.now();
  report('installing for npm start', await run('node scripts/run.mjs install'), '25 s of processor time');
  report('  fetched', megabytes(fetchedBytes), '180 MB, then 120 (and 51 for Node where it is missing)');
  report('first page, all in all', await firstPage(begun), '40 s where 20 MB come in a second');
  report(
    '  unpacked',
    megabytes(bytesOf(join(clone, 'node_modules')) + bytesOf(join(clone, 'scripts'))),
    '243 MB (and 183 for Node)',
  );
  // Nobody answers there any more.
  counter.close();
  counter.closeAllConnections();
  rmSync(join(clone, 'node_modules'), { recursive: true, force: true });
  report('again without a network', await firstPage(), '40 s, packages anew from what the first time kept');
  await new Promise<void>((resolve) =>
    counter.listen(Number(new URL(env['npm_config_registry'] ?? '').port), '127.0.0.1', resolve),
  );
  fetchedBytes = 0;
  await run('npm run check');
  report('for development besides', `${megabytes(fetchedBytes)} fetched`, 'comes with npm test');
  rmSync(join(clone, 'node_modules/.cache'), { recursive: true, force: true });
  report('npm run check, cold', await run('npm run check'), '60 s of processor time');
  report('npm run check, warm', await run('npm run check'), '20 s of processor time');
  report(
    'npm test',
    process.env['INSTALL_TEST'] ? await run('npm test') : 'not run: INSTALL_TEST=1',
    '6 minutes on two cores',
  );
} finally {
  counter.close();
  counter.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
}

async function pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const headers = { accept: request.headers.accept ?? '*/*' };
  const body = request.method === 'POST' ? Buffer.concat(await request.toArray()) : undefined;
  const answer = await fetch(new URL((request.url ?? '/').slice(1), registry), {
    headers,
    method: request.method ?? 'GET',
    ...(body && { body }),
  });
  response.writeHead(answer.status, {
    'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
  });
  const content = Buffer.from(await answer.arrayBuffer());
  // What the registry compressed is counted as it was sent, where it says so.
  fetchedBytes += Number(answer.headers.get('content-length') ?? content.length);
  response.end(content);
}

/** Seconds from `started` until `npm start` shows a page; then it is stopped. */
async function firstPage(started = performance.now()): Promise<string> {
  const server = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  while (server.exitCode === null && !(await answers())) await pause(250);
  const took = server.exitCode === null ? seconds(performance.now() - started) : `FAILED with ${server.exitCode}`;
  if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGINT');
  await ended;
  return took;
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/`)).ok;
  } catch {
    return false;
  }
}

/** Wall and processor seconds of a command with all that it starts. */
function run(command: string): Promise<string> {
  const child = spawn('bash', ['-c', `time -p ${command} >&2 2>/dev/null`], {
    cwd: clone,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (part: Buffer) => (text += part.toString()));
  return new Promise((resolve) =>
    child.on('close', (code) => {
      const [wall = 0, user = 0, system = 0] = ['real', 'user', 'sys'].map((name) =>
        Number(new RegExp(`^${name} ([\\d.]+)`, 'm').exec(text)?.[1]),
      );
      resolve(
        `${seconds(1000 * wall)}, ${(user + system).toFixed(1)} s of processor time${code === 0 ? '' : `, FAILED with ${code}`}`,
      );
    }),
  );
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(0)} MB`;
}

/** Of the files below a folder, links not followed. */
function bytesOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).size, 0);
}

function report(what: string, figures: string, goal: string): void {
  process.stdout.write(`${what.padEnd(26)} ${figures.padEnd(48)} goal: ${goal}\n`);
}
