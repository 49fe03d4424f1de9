import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseErrorCode, StartError } from './errors.ts';
import { type Death, keepRunning } from './keep-running.ts';
import { type Binaries, chooseFolder, findBinaries, type RunAs } from './postgres-folder.ts';

type PostgresAddress = { host: string; port: number; user: string; database: string };
export type EmbeddedPostgres = PostgresAddress & {
  /** True when another live process of ours owns the server, and stops it when that process ends. */
  adopted: boolean;
  /** Of the server that runs now; 0 between a death and the next start. */
  readonly pid: number;
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  ifRunning: 'adopt' | 'refuse';
  flags?: string[];
  /** Told each time the server has ended by itself. It is started again, five times within ten minutes at most. */
  onDeath?: (death: Death, log: string) => void;
};

const major = '18';
const user = 'citable';
const port = 5432; // names the socket file only: nothing listens on TCP
const startTimeoutMs = 60_000;

/**
 * A running PostgreSQL whose files are below `dataDir`, started or (with `ifRunning: 'adopt'`) shared with the live process that started it.
 * It ends with this process, even after kill -9, and a database cluster half-made by a killed first start is never used.
 * @throws StartError with one line: folder not writable, in use, made by another PostgreSQL version, server refuses to start.
 */
export async function startEmbeddedPostgres(dataDir: string, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const site = openSite(dataDir);
  const server = await startServer(dataDir, site, options);
  const address = { host: site.socketDir, port, user, database: 'citable' };
  await ensureDatabase(address);
  if (server.child === null) return { ...address, adopted: true, pid: server.pid, stop: () => Promise.resolve() };
  const own = keepRunning(server, {
    // Another process may be faster, and then stands watch itself.
    start: () => startServer(dataDir, site, { ...options, ifRunning: 'adopt' }),
    told: (death) => options.onDeath?.(death, site.log),
  });
  return {
    ...address,
    adopted: false,
    get pid() {
      return own.current()?.pid ?? 0;
    },
    async stop() {
      await own.stopping();
      const last = own.current();
      if (last?.child) await stopServer(last.child, last.pid);
    },
  };
}

type Server = {
  /** null: another live process of ours started it. */ child: ChildProcess | null;
  pid: number;
  ended: Promise<unknown>;
};

async function startServer(dataDir: string, site: Site, options: EmbeddedOptions): Promise<Server> {
  const deadline = Date.now() + startTimeoutMs;
  let failures = 0;
  let orphanSince = 0;
  while (Date.now() < deadline) {
    if (!fs.existsSync(join(site.cluster, 'PG_VERSION'))) createCluster(site);
    checkVersion(site);
    const state = await look(site);
    if (state === 'up' && ownerPid(site) !== null) {
      if (options.ifRunning === 'refuse') throw inUse(dataDir, ownerPid(site));
      return { child: null, pid: serverPid(site) ?? 0, ended: new Promise(() => {}) };
    }
    if (state === 'up') {
      // Its owner was killed and the watchdog is about to stop it: adopting a dying server would lose the connection in a moment.
      orphanSince ||= Date.now();
      if (Date.now() - orphanSince > 3000) signalServer(site, 'SIGINT');
      await pause(25);
      continue;
    }
    if (state === 'starting') {
      await pause(50);
      continue;
    }
    forgetStrangersPid(site);
    const attempt = await launch(site, options.flags ?? [], deadline);
    if ('child' in attempt) return attempt;
    failures += 1;
    // A killed server is a zombie for a moment and still counts as holding the lock, and its own processes end a moment later; anything else will not repair itself.
    if (failures > 20 || (failures > 2 && !/lock file|shared memory block/.test(attempt.complaint))) {
      if (/lock file/.test(attempt.complaint)) throw inUse(dataDir, serverPid(site));
      throw new StartError(`The embedded PostgreSQL did not start: ${attempt.complaint} (log: ${site.log})`);
    }
    await pause(150);
  }
  throw new StartError(
    `The embedded PostgreSQL did not start within ${startTimeoutMs / 1000} seconds (log: ${site.log})`,
  );
}

type Site = { cluster: string; owner: string; log: string; socketDir: string; runAs: RunAs | null; binaries: Binaries };

function openSite(dataDir: string): Site {
  const { place, runAs } = chooseFolder(dataDir);
  const cluster = join(place, 'postgres');
  // A socket's path may have 107 bytes at most, so a deep data folder gets one in the temporary folder instead.
  const near = join(place, 'postgres.socket');
  const far = join(tmpdir(), `citable-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`);
  const socketDir = Buffer.byteLength(near) < 85 ? near : far;
  fs.mkdirSync(socketDir, { recursive: true, mode: 0o700 });
  if (runAs) fs.chownSync(socketDir, runAs.uid, runAs.gid);
  return { cluster, owner: `${cluster}.owner`, log: `${cluster}.log`, socketDir, runAs, binaries: findBinaries(runAs) };
}

/** Makes the cluster in a folder of its own and renames it into place, so that a killed first start leaves nothing half-made. */
function createCluster(site: Site): void {
  const parent = join(site.cluster, '..');
  const prefix = `${basename(site.cluster)}.init-`;
  for (const name of fs.readdirSync(parent)) {
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))))
      fs.rmSync(join(parent, name), { recursive: true, force: true });
  }
  const fresh = `${site.cluster}.init-${process.pid}`;
  fs.mkdirSync(fresh, { mode: 0o700 });
  if (site.runAs) fs.chownSync(fresh, site.runAs.uid, site.runAs.gid);
  // The built-in C.UTF-8 sorts the same everywhere, whatever the machine's own libraries think; "trust" is safe behind a 0700 socket folder.
  const flags = [
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ];
  const made = spawnSync(site.binaries.initdb, ['-D', fresh, '-U', user, ...flags], {
    ...site.runAs,
    cwd: '/',
    env: { LC_ALL: 'C', PATH: process.env['PATH'] },
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    fs.rmSync(fresh, { recursive: true, force: true });
    throw new StartError(
      `The embedded PostgreSQL could not create its files: ${lastComplaint(made.stderr || String(made.error))}`,
    );
  }
  try {
    fs.renameSync(fresh, site.cluster);
  } catch (error) {
    fs.rmSync(fresh, { recursive: true, force: true });
    // Another process was faster, and its cluster is as good as ours.
    if (!['ENOTEMPTY', 'EEXIST'].includes(databaseErrorCode(error) ?? '')) throw error;
  }
}

function checkVersion(site: Site): void {
  const found = fs.readFileSync(join(site.cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === major) return;
  throw new StartError(
    `The database in ${site.cluster} was made by PostgreSQL ${found}, this version brings ${major}: restore a backup into a new DATA_DIR, or keep the older release`,
  );
}

/** Asks the server behind our socket whether it is ours: a bare process number proves nothing. */
async function look(site: Site): Promise<'up' | 'starting' | 'down'> {
  const client = new pg.Client({
    host: site.socketDir,
    port,
    user,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => {}); // a server that stops while we look is answered by the next look
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return fs.realpathSync(rows[0]?.data_directory ?? '/') === fs.realpathSync(site.cluster) ? 'up' : 'down';
  } catch (error) {
    return databaseErrorCode(error) === '57P03' ? 'starting' : 'down';
  } finally {
    await client.end().catch(() => {});
  }
}

type Launched = Server | { complaint: string };

// The watchdog: when our end of the pipe on fd 3 closes, for whatever reason, the server is told to shut down.
const watchdog = `"$0" "$@" 3<&- 4>&- & P=$!; echo $P >&4; exec 4>&-; trap 'kill -INT $P' TERM INT
(cat <&3 >/dev/null; kill -INT $P 2>/dev/null) & wait $P`;

async function launch(site: Site, flags: string[], deadline: number): Promise<Launched> {
  const logStart = fs.existsSync(site.log) ? fs.statSync(site.log).size : 0;
  const log = fs.openSync(site.log, 'a', 0o600);
  // mmap: systemd removes POSIX shared memory at logout, and containers have little of it.
  const settings = [
    'listen_addresses=',
    'unix_socket_permissions=0700',
    'dynamic_shared_memory_type=mmap',
    'max_connections=80',
    'shared_buffers=64MB',
    // What is erased must go from the disk, too: no journal is kept for its space, and no value of a refused row is in the log.
    'wal_recycle=off',
    'log_error_verbosity=terse',
    ...flags,
  ];
  const args = [
    '-D',
    site.cluster,
    '-k',
    site.socketDir,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  // Detached, so that Ctrl-C reaches us first and the server only after we have let go of it.
  const child = spawn('/bin/sh', ['-c', watchdog, site.binaries.postgres, ...args], {
    ...site.runAs,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log, 'pipe', 'pipe'],
  });
  fs.closeSync(log);
  child.unref();
  for (const pipe of [child.stdio[3], child.stdio[4]])
    if (pipe && 'unref' in pipe && typeof pipe.unref === 'function') pipe.unref();
  let pid = 0;
  child.stdio[4]?.on('data', (bytes: Buffer) => (pid = Number(bytes.toString())));
  let ended = false;
  const exited = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
    child.on('error', () => resolve());
  }).then(() => {
    ended = true;
    child.stdio[3]?.destroy(); // lets the watchdog's own reader end, too
  });
  while (!ended && Date.now() < deadline) {
    // Another process may have won the race: only the server that we launched counts.
    if ((await look(site)) === 'up' && pid !== 0 && serverPid(site) === pid) {
      fs.writeFileSync(
        `${site.owner}.${process.pid}`,
        JSON.stringify({ pid: process.pid, startedAt: startTime(process.pid) }),
      );
      fs.renameSync(`${site.owner}.${process.pid}`, site.owner);
      return { child, pid, ended: exited };
    }
    await pause(20);
  }
  return { complaint: lastComplaint(fs.readFileSync(site.log).subarray(logStart).toString()) };
}

async function ensureDatabase(address: PostgresAddress): Promise<void> {
  const client = new pg.Client({ ...address, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [address.database]);
    if (rowCount === 0) await client.query(`create database ${address.database}`);
  } catch (error) {
    if (!['42P04', '23505'].includes(databaseErrorCode(error) ?? '')) throw error; // another process made it in the same moment
  } finally {
    await client.end();
  }
}

async function stopServer(child: ChildProcess, pid: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  signal(pid, 'SIGINT'); // "fast": open transactions are rolled back, nothing acknowledged is lost
  const impatient = setTimeout(() => signal(pid, 'SIGQUIT'), 10_000);
  await ended;
  clearTimeout(impatient);
}

function ownerPid(site: Site): number | null {
  try {
    const owner: unknown = JSON.parse(fs.readFileSync(site.owner, 'utf8'));
    if (
      typeof owner !== 'object' ||
      owner === null ||
      !('pid' in owner) ||
      typeof owner.pid !== 'number' ||
      !isAlive(owner.pid)
    )
      return null;
    return 'startedAt' in owner && owner.startedAt === startTime(owner.pid) ? owner.pid : null;
  } catch {
    return null; // no owner file, or one that was never finished
  }
}

/** Linux's start time of a process in clock ticks: tells a process from a later one with the same number. Null elsewhere. */
function startTime(pid: number): string | null {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function serverPid(site: Site): number | null {
  try {
    return Number(fs.readFileSync(join(site.cluster, 'postmaster.pid'), 'utf8').split('\n')[0]) || null;
  } catch {
    return null;
  }
}

/** After a container restart the number in postmaster.pid may belong to a stranger, which PostgreSQL takes for a running server. */
function forgetStrangersPid(site: Site): void {
  const pid = serverPid(site);
  if (pid === null || process.platform !== 'linux' || !isAlive(pid)) return;
  let command = 'postgres';
  try {
    command = fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return; // it ended while we looked
  }
  if (command !== 'postgres') fs.rmSync(join(site.cluster, 'postmaster.pid'), { force: true });
}

function signalServer(site: Site, name: NodeJS.Signals): void {
  const pid = serverPid(site);
  if (pid !== null) signal(pid, name);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // already gone, which is what was wanted
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return databaseErrorCode(error) === 'EPERM'; // alive, but another user's
  }
}

function inUse(dataDir: string, pid: number | null): StartError {
  return new StartError(
    `The data folder ${dataDir} is in use by another process${pid ? ` (${pid})` : ''}: stop that one, or set DATA_DIR to another folder`,
  );
}

function lastComplaint(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const telling =
    lines.findLast((line) => /FATAL|PANIC|error:|cannot|denied/i.test(line)) ?? lines.at(-1) ?? 'no reason was given';
  return telling.replace(/^.*?(FATAL|PANIC|error): +/, '').trim();
}
