import { constants, setPriority } from 'node:os';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Config } from '#base/config.ts';
import { migrateDatabase, openDatabase } from '#base/db.ts';
import { databaseErrorCode, StartError } from '#base/errors.ts';
import type { EmbeddedOptions } from '#base/embedded-postgres.ts';
import { isFull } from '#base/free-space.ts';
import { createLog, type Log } from '#base/log.ts';
import { ensureOperatorCodes, type FreshCode } from '#base/operator-codes.ts';
import { openQueue } from '#base/queue.ts';
import { loadSecretKey } from '#base/secrets.ts';
import { buildApp } from './app.ts';
import { ownersPages } from './owners-pages.ts';
import { addPages, builtPages } from './pages.ts';
import { createMetrics } from './metrics.ts';
import { assemble, queues } from './assemble.ts';
import type { Result } from './doctor/check.ts';
import { checks } from './doctor/checks.ts';
import { examine } from './doctor/examine.ts';
import { isSetupOpen, openSetup, setupAddress, setupRoutes } from './setup-routes.ts';

export type RunningServer = {
  publicUrl: string;
  /** Operator codes made at this start: the only time they can be shown. */
  freshCodes: FreshCode[];
  /** The page for whoever starts it for the first time, while it is open. */
  setupUrl: string | null;
  /** What of the configuration needs a person, as far as it can be told quickly and for nothing. */
  examine(): Promise<Result[]>;
  /** Finishes or hands back what is under way, then lets go of everything. */
  stop(): Promise<void>;
};

/**
 * Starts the process in the role it is configured for.
 * @throws StartError with one line; whatever had been started is stopped again.
 */
export async function startServer(config: Config, { dev }: { dev: boolean }): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  // A visitor who waits for a page goes before a job, where both are on one machine.
  if (config.role === 'worker') setPriority(constants.priority.PRIORITY_LOW);
  const toClose: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of toClose.splice(0).toReversed()) await close();
  };
  try {
    const port = config.port === 0 ? await freePort(config.host) : config.port;
    const publicUrl = config.publicUrl ?? addressOf(config.host, port);
    const lost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
    const database = await openDatabase(config, lost, databaseDeaths(log));
    toClose.push(() => database.close());
    await migrateDatabase(database.pool);
    const secretKey = loadSecretKey(config);
    await openSetup(database.db);
    const freshCodes = await ensureOperatorCodes(database.db, config, secretKey);
    const queue = await openQueue(
      database,
      queues,
      (error) =>
        log.error(
          { err: error, next: 'jobs wait until the database answers; see /readyz' },
          'the job queue met an error',
        ),
      config.jobHeartbeatSeconds,
    );

    const deps = { config, publicUrl, secretKey, log, database, queue };
    const metrics = createMetrics(database.pool);
    const pagesDir =
      dev || config.role === 'worker' ? null : await ownersPages(builtPages, config.shop, config.dataDir);
    const slices = assemble(deps, addressOf(config.host, port), metrics, pagesDir);
    toClose.push(() => slices.close());
    toClose.push(() => queue.stop()); // first the jobs, then what they use

    const readiness = {
      'the job queue does not answer': async () => Object.keys(await queue.depth()).length > 0,
      'the disk of DATA_DIR is full': async () => !(await isFull(config.dataDir)),
    };
    const examineAtStart = () =>
      examine(
        checks.filter((check) => check.atStart),
        { config, pool: database.pool, now: () => new Date() },
      );
    // Customers reach an installation in production, and its owner has set what this page shows.
    const isSetUp = config.production || config.role === 'worker' || !(await isSetupOpen(database.db));
    // A worker shows no pages, only (where it is given a port) how it is.
    const listensAt = config.role === 'worker' ? config.healthPort : port;
    if (listensAt !== null) {
      const app = await buildApp({ config, publicUrl, log, pool: database.pool, metrics, readiness });
      if (config.role !== 'worker') {
        slices.addRoutes(app);
        if (!isSetUp)
          setupRoutes(app, {
            db: database.db,
            config,
            publicUrl,
            secretKey,
            freshCodes,
            examine: examineAtStart,
            isSet: (setting) => (process.env[setting] ?? '').trim() !== '',
            outboxDir: join(config.dataDir, 'outbox'),
          });
        const { offer, isBuyer } = slices;
        await addPages(app, { pagesDir, publicUrl, config, db: database.db, offer, isBuyer });
      }
      toClose.push(async () => {
        // Streams of progress never end by themselves; everything else has had its time by then.
        const impatient = setTimeout(() => app.server.closeAllConnections(), 5000);
        await app.close();
        clearTimeout(impatient);
      });
      await listen(() => app.listen({ host: config.host, port: listensAt }), config.host, listensAt);
    }
    if (config.role !== 'web') await slices.startWork();
    const setupUrl = isSetUp ? null : setupAddress(addressOf(config.host, port), secretKey);
    return { publicUrl, freshCodes, setupUrl, examine: examineAtStart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Logs each unexpected exit of the embedded PostgreSQL, one line each. */
function databaseDeaths(log: Log): EmbeddedOptions['onDeath'] {
  return ({ deaths, restartInMs, complaint }, logFile) => {
    const about = { deaths, complaint, logFile };
    if (restartInMs !== null)
      log.error(
        { ...about, restartInMs, next: 'nothing: it is started again' },
        'the embedded PostgreSQL ended by itself',
      );
    else
      log.fatal(
        { ...about, next: 'read logFile, free memory or disk, then restart Citable' },
        'the embedded PostgreSQL ended five times within ten minutes and is not started again',
      );
  };
}

async function listen(start: () => Promise<unknown>, host: string, port: number): Promise<void> {
  try {
    await start();
  } catch (error) {
    const code = databaseErrorCode(error);
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} on ${host} is taken: stop the other program, or set PORT to another one`);
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be opened by this user: set PORT to one above 1023`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${host} is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all`);
    throw error;
  }
}

/** With PORT=0 the system chooses, and pages need to know before they are served. */
async function freePort(host: string): Promise<number> {
  const probe = createServer();
  await listen(
    () => new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, host, resolve)),
    host,
    0,
  );
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Where this process answers on this machine: "all addresses" is reached by the loopback one. */
function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
