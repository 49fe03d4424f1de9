import { AppError } from '#base/errors.ts';
import { clientNetwork } from '#base/client-network.ts';
import { createThrottle } from '#base/throttle.ts';
import { siteLookSchema, websiteRequestSchema } from './contract.ts';
import { prefill, type PrefillDeps } from './prefill.ts';
import type { App } from '#base/app.ts';
import type { Database } from '#base/db.ts';

export type PrefillRouteDeps = Pick<PrefillDeps, 'now' | 'scan'> & { database: Pick<Database, 'db' | 'pool'> };

/** `POST /api/prefill`. Ten visits to new hosts per client in ten minutes; what is remembered costs nothing. */
export function prefillRoutes(app: App, { database, now, scan }: PrefillRouteDeps): void {
  const visits = createThrottle(database.pool, { name: 'prefill', points: 10, perSeconds: 10 * 60 });
  app.route({
    method: 'POST',
    url: '/api/prefill',
    schema: { summary: 'What a quick visit to a website suggests as quiz answers', body: websiteRequestSchema, response: { 200: siteLookSchema } },
    handler: async (request, reply) => {
      const mayScan = async () => (await visits.take(clientNetwork(request.ip))).allowed;
      const look = await prefill({ db: database.db, now, scan, mayScan }, request.body.website);
      if (look === null) throw new AppError(429, 'too-many-visits', 'We are looking at other websites just now. The quiz goes on without it.');
      return reply.header('cache-control', 'no-store').send(look);
    },
  });
}
