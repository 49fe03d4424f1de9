import type { Config } from './config.ts';
import type { Database } from './db.ts';
import type { Log } from './log.ts';
import type { Queue } from './queue.ts';

/** What the server hands down. A slice names only what it uses: `Pick<Deps, 'database' | 'queue'>`. */
export type Deps = {
  config: Config;
  /** Where browsers reach us, without a trailing slash. */
  publicUrl: string;
  secretKey: string;
  log: Log;
  database: Database;
  queue: Queue;
};
