import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess, type ServerProcess } from './process.ts';

export const running = 'Citable is running at ';

/** A data folder of its own, and the server processes that were started on it. */
export type DataFolder = {
  path: string;
  start: (env?: Record<string, string>) => ServerProcess;
  postgresPid: () => number;
  /** Kills what still runs. */
  remove: () => Promise<void>;
};

export function makeDataFolder(): DataFolder {
  const path = fs.mkdtempSync(join(tmpdir(), 'citable-main-'));
  fs.chmodSync(path, 0o755); // as root the database runs as another user, who must get in
  const started: ServerProcess[] = [];
  return {
    path,
    start: (env = {}) => {
      const server = startProcess({ DATA_DIR: path, ...env });
      started.push(server);
      return server;
    },
    postgresPid: () => Number(fs.readFileSync(join(path, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    remove: async () => {
      for (const server of started) {
        server.child.kill('SIGKILL');
        await server.ended;
      }
      fs.rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

const addressIn = (server: ServerProcess): string => server.stdout().split(running)[1]?.split('\n')[0] ?? '';
export const status = async (server: ServerProcess, path: string): Promise<number> =>
  (await fetch(addressIn(server) + path)).status;

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export function buildPages(): void {
  execFileSync(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
