import { AppError } from '#base/errors.ts';
import { clientNetwork } from '#base/client-network.ts';
import { countedPlaces } from '#base/counted-places.ts';
import { createThrottle } from '#base/throttle.ts';
import { siteLookSchema, websiteRequestSchema } from './contract.ts';
import { prefill, type PrefillDeps } from './prefill.ts';
import type { App } from '#base/app.ts';
import type { Database } from '#base/db.ts';

export type PrefillRouteDeps = Pick<PrefillDeps, 'now' | 'scan'> & {
  database: Pick<Database, 'db' | 'pool'>;
  /** What all addresses of one site share, however many names it has. */
  domainOf: (website: string) => string;
};

/** Of the four visits of one process at the same time (`prefill.ts`), one client's. */
const visitsAtOnce = 2;

/** `POST /api/prefill`. Ten visits per client in ten minutes and twelve per site in an hour, whoever asks; what is remembered costs nothing. */
export function prefillRoutes(app: App, { database, now, scan, domainOf }: PrefillRouteDeps): void {
  const visits = createThrottle(database.pool, { name: 'prefill', points: 10, perSeconds: 10 * 60 });
  const visitsOfSite = createThrottle(database.pool, { name: 'prefill-site', points: 12, perSeconds: 60 * 60 });
  const places = countedPlaces();
  const scanInPlace = async (website: string, client: string) => {
    const leave = places.take([[client, visitsAtOnce]]);
    return leave && scan(website).finally(leave);
  };
  app.route({
    method: 'POST',
    url: '/api/prefill',
    schema: {
      summary: 'What a quick visit to a website suggests as quiz answers',
      body: websiteRequestSchema,
      response: { 200: siteLookSchema },
    },
    handler: async (request, reply) => {
      const client = clientNetwork(request.ip);
      const mayScan = async () =>
        (await visits.take(client)).allowed && (await visitsOfSite.take(domainOf(request.body.website))).allowed;
      const look = await prefill(
        { db: database.db, now, scan: (website) => scanInPlace(website, client), mayScan },
        request.body.website,
      );
      if (look === null)
        throw new AppError(
          429,
          'too-many-visits',
          'We are looking at other websites just now. The quiz goes on without it.',
        );
      return reply.header('cache-control', 'no-store').send(look);
    },
  });
}
