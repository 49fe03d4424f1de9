import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from './config.ts';
import type { Database } from './db.ts';
import type { Queue } from './queue.ts';

/** The web server as the slices see it: their `routes.ts` exports `(app: App, deps: …) => void` and every schema is zod. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

/** What every slice may ask for. A slice names only what it uses: `Pick<Deps, 'database' | 'queue'>`. */
export type Deps = {
  config: Config;
  /** Where browsers reach us, without a trailing slash. */
  publicUrl: string;
  secretKey: string;
  log: FastifyBaseLogger;
  database: Database;
  queue: Queue;
};
