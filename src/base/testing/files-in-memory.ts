import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'citable-tests-';
/** Bytes. A run of all tests holds about one gigabyte at a time. */
const room = 4_000_000_000;

/**
 * Lets this process and those that it starts keep their temporary files in memory, on a Linux that has room there: a database is a thousand small files, and copying one
 * costs a tenth of what it costs on a disk.
 */
export function keepFilesInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return;
  for (const folder of readdirSync(memory).filter((name) => name.startsWith(prefix)))
    if (!isAlive(Number(folder.slice(prefix.length)))) rmSync(join(memory, folder), { recursive: true, force: true }); // a run that was killed
  const own = join(memory, `${prefix}${process.pid}`);
  mkdirSync(own, { recursive: true });
  chmodSync(own, 0o755); // as root the database runs as another user, who must get in
  process.env['TMPDIR'] = own;
  process.on('exit', () => rmSync(own, { recursive: true, force: true, maxRetries: 5 }));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    // The browser that comes as a package is unpacked there, and run.
    const isRunnable = !/^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(readFileSync('/proc/mounts', 'utf8'));
    return isRunnable && Math.min(bavail * bsize, process.availableMemory()) > room;
  } catch {
    return false; // another system
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // somebody else's
  }
}
