import { AppError } from '#base/errors.ts';
import { siteLookSchema, websiteRequestSchema } from './contract.ts';
import { freeVisits } from './free-visits.ts';
import { prefill, type PrefillDeps } from './prefill.ts';
import type { App } from '#base/app.ts';
import type { Database } from '#base/db.ts';

export type PrefillRouteDeps = Pick<PrefillDeps, 'now' | 'scan'> & {
  database: Pick<Database, 'db' | 'pool'>;
  /** What all addresses of one site share, however many names it has. */
  domainOf: (website: string) => string;
};

/** `POST /api/prefill`. Ten visits per client in ten minutes (`free-visits.ts`); what is remembered costs nothing. */
export function prefillRoutes(app: App, { database, now, scan, domainOf }: PrefillRouteDeps): void {
  const enter = freeVisits(database.pool, { name: 'prefill', perClient: 10, perHour: 2_000, domainOf });
  app.route({
    method: 'POST',
    url: '/api/prefill',
    config: { needs: 'public' },
    schema: {
      summary: 'What a quick visit to a website suggests as quiz answers',
      body: websiteRequestSchema,
      response: { 200: siteLookSchema },
    },
    handler: async (request, reply) => {
      const { website } = request.body;
      let leave: (() => void) | null = null;
      const mayScan = async () => (leave = await enter(website, request.ip)) !== null;
      const look = await prefill(
        { db: database.db, now, mayScan, scan: (address) => scan(address).finally(() => leave?.()) },
        website,
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
