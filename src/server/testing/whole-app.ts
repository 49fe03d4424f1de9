import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { levels as pinoLevels } from 'pino';
import type { App } from '#base/app.ts';
import { readConfig } from '#base/config.ts';
import type { Database } from '#base/db.ts';
import { createLog } from '#base/log.ts';
import { openQueue } from '#base/queue.ts';
import { testDatabase } from '#base/testing/database.ts';
import { ensureOperatorCodes } from '#base/operator-codes.ts';
import { buildApp } from '../app.ts';
import { assemble, queues, type Slices } from '../assemble.ts';
import { createMetrics } from '../metrics.ts';
import { mailsIn } from './mails-in.ts';

export const operatorCodes = {
  ADMIN_PASSCODE: 'an admin code for the tests',
  SUPER_ADMIN_CODE: 'a super code for the tests',
};

export type Whole = Awaited<ReturnType<typeof wholeApp>>;

const levels = { error: pinoLevels.values['error'] ?? 50 };

/** All slices in this process, as the server wires them, on a database of their own and without a worker. For tests only. `logged` hears every line of every level; `around` adds to the server before and after its routes. */
export async function wholeApp(
  env: Record<string, string> = {},
  logged: ((line: string) => void) | null = null,
  around: {
    before?: (app: App) => void;
    after?: (app: App, slices: Slices, about: { publicUrl: string; db: Database['db'] }) => Promise<void>;
  } = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'citable-app-'));
  const config = readConfig({
    ...operatorCodes,
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '1000000',
    TRUST_PROXY: '127.0.0.1',
    ...env,
  });
  const database = await testDatabase();
  const unexpected: string[] = [];
  // Errors of ours are what the tests look for: kept, not printed.
  const log = createLog(logged === null ? 'error' : 'trace', {
    write: (line) => {
      logged?.(line);
      if (logged === null || Number(JSON.parse(line).level) >= levels.error) unexpected.push(line);
    },
  });
  const secretKey = 'a secret key for tests of the whole app';
  await ensureOperatorCodes(database.db, config, secretKey);
  const queue = await openQueue(database, queues, () => {});
  const metrics = createMetrics(database.pool);
  const publicUrl = 'http://127.0.0.1:80';
  const slices = assemble({ config, publicUrl, secretKey, log, database, queue }, publicUrl, metrics);
  const app = await buildApp({ config, publicUrl, log, pool: database.pool, metrics });
  around.before?.(app);
  slices.addRoutes(app);
  await around.after?.(app, slices, { publicUrl, db: database.db });
  await app.ready();
  return {
    app,
    database,
    unexpected,
    mails: () => mailsIn(join(dataDir, 'outbox')),
    startWork: () => slices.startWork(),
    async close() {
      await app.close();
      await queue.stop(1000);
      await slices.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
