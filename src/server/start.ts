import { constants, setPriority } from 'node:os';
import { createServer } from 'node:net';
import type { Config } from '#base/config.ts';
import { migrateDatabase, openDatabase } from '#base/db.ts';
import { databaseErrorCode, StartError } from '#base/errors.ts';
import { createLog } from '#base/log.ts';
import { ensureOperatorCodes, type OperatorRole } from '#base/operator-codes.ts';
import { openQueue } from '#base/queue.ts';
import { loadSecretKey } from '#base/secrets.ts';
import { buildApp } from './app.ts';
import { addPages } from './pages.ts';
import { createMetrics } from './metrics.ts';
import { assemble, queues } from './assemble.ts';

export type RunningServer = {
  publicUrl: string;
  /** Operator codes made at this start: the only time they can be shown. */
  freshCodes: { role: OperatorRole; code: string }[];
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
    const database = await openDatabase(config, lost);
    toClose.push(() => database.close());
    await migrateDatabase(database.pool);
    const secretKey = loadSecretKey(config);
    const freshCodes = await ensureOperatorCodes(database.db, config, secretKey);
    const queue = await openQueue(database, queues, (error) => log.error({ err: error }, 'job queue'), config.jobHeartbeatSeconds);

    const deps = { config, publicUrl, secretKey, log, database, queue };
    const metrics = createMetrics(database.pool);
    const slices = assemble(deps, addressOf(config.host, port), metrics);
    toClose.push(() => slices.close());
    toClose.push(() => queue.stop()); // first the jobs, then what they use

    // A worker shows no pages, only (where it is given a port) how it is.
    const listensAt = config.role === 'worker' ? config.healthPort : port;
    if (listensAt !== null) {
      const app = await buildApp({ config, publicUrl, log, pool: database.pool, metrics });
      if (config.role !== 'worker') {
        slices.addRoutes(app);
        await addPages(app, { dev, publicUrl, contactEmail: config.contactEmail });
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
    return { publicUrl, freshCodes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listen(start: () => Promise<unknown>, host: string, port: number): Promise<void> {
  try {
    await start();
  } catch (error) {
    const code = databaseErrorCode(error);
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} on ${host} is taken: stop the other program, or set PORT to another one`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be opened by this user: set PORT to one above 1023`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${host} is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all`);
    throw error;
  }
}

/** With PORT=0 the system chooses, and pages need to know before they are served. */
async function freePort(host: string): Promise<number> {
  const probe = createServer();
  await listen(() => new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, host, resolve)), host, 0);
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Where this process answers on this machine: "all addresses" is reached by the loopback one. */
function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
