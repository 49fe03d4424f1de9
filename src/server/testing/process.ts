import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { serverFlags } from '../../../scripts/server-flags.mjs';

const root = join(import.meta.dirname, '../../..');

export type ServerProcess = {
  child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** Resolves with the exit code, or the signal's name. */
  ended: Promise<number | string>;
  /** Resolves when the output contains the text; rejects when the process ends before. */
  says(text: string): Promise<void>;
};

/** How the server is started, after the program of Node. */
export const ownStart: readonly string[] = [...serverFlags, 'src/server/main.ts'];

/** Starts the real server in a process of its own with exactly this environment (and the PATH, and what Node has compiled before). For tests only. */
export function startProcess(env: Record<string, string>, start = ownStart): ServerProcess {
  const child = spawn(process.execPath, start, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      LOG_LEVEL: 'warn',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (bytes: Buffer) => (out += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (err += bytes.toString()));
  const ended = new Promise<number | string>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'gone')),
  );
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => (out + err).includes(text) && resolve();
      look();
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      void ended.then((code) => reject(new Error(`ended with ${code} before it said "${text}": ${err}`)));
    });
  return { child, stdout: () => out, stderr: () => err, ended, says };
}
