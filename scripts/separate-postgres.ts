import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#base/testing/free-port.ts';
import { chooseFolder, findBinaries } from '#base/postgres-folder.ts';

/** A PostgreSQL of the embedded binaries, but apart from the product's wrapper: on TCP, with a password, with its disk flushes, as a stranger's server would be. */
export async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'citable-server-'));
  const { runAs } = chooseFolder(folder);
  const { initdb, postgres } = findBinaries(runAs);
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  chmodSync(folder, 0o755);
  for (const path of [folder, passwordFile]) if (runAs) chownSync(path, runAs.uid, runAs.gid);
  const cluster = join(folder, 'cluster');
  const made = spawnSync(
    initdb,
    ['-D', cluster, '-U', 'visitor', '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '--locale=C'],
    {
      ...runAs,
      cwd: '/',
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'dynamic_shared_memory_type=mmap',
    'max_connections=300',
  ];
  const child = spawn(
    postgres,
    ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...runAs,
      cwd: '/',
      stdio: 'ignore',
    },
  );
  const url = `postgres://visitor:${password}@127.0.0.1:${port}/postgres`;
  await untilUp(url, child);
  const stop = async () => {
    const gone = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGINT');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

async function untilUp(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(50);
    }
  }
  throw new Error(`the separate PostgreSQL did not come up (exit code ${child.exitCode ?? 'none'})`);
}
