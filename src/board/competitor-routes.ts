import type { App } from '#base/app.ts';
import { holdSite, openBoard } from '#report/site.ts';
import { comparisonCsv } from './comparison-csv.ts';
import { readComparison } from './comparison.ts';
import { nameCompetitors } from './competitors.ts';
import { comparisonSchema } from '#report/contract.ts';
import { competitorsChangeSchema } from './contract.ts';
import type { BoardDeps } from './deps.ts';
import { optOutRoutes } from './opt-out.ts';
import { boardParams } from './task-routes.ts';

/** Who is compared, what came of it, and the way out of it. */
export function competitorRoutes(app: App, deps: BoardDeps): void {
  const { db } = deps.database;
  const url = '/api/report/:paymentIntentId/competitors';

  app.route({
    method: 'GET',
    url,
    config: { needs: 'reader', costMs: 30 },
    schema: {
      summary: 'You and your competitors on one scale',
      params: boardParams,
      response: { 200: comparisonSchema },
    },
    handler: async (request, reply) => {
      const board = await openBoard(db, request.params.paymentIntentId);
      return reply.header('cache-control', 'no-store').send(await readComparison(db, board, deps.now()));
    },
  });

  app.route({
    method: 'PUT',
    url,
    config: { needs: 'buyer' },
    schema: {
      summary: 'Names up to three competitors; those left out are not compared any more',
      params: boardParams,
      body: competitorsChangeSchema,
      response: { 200: comparisonSchema },
    },
    handler: async (request) => {
      const id = request.params.paymentIntentId;
      const board = await openBoard(db, id);
      await db.transaction(async (tx) => {
        const site = await holdSite(tx, board, deps.now());
        await nameCompetitors(tx, deps, { board: await openBoard(tx, id), site, websites: request.body.websites });
      });
      return readComparison(db, await openBoard(db, id), deps.now());
    },
  });

  app.route({
    method: 'GET',
    url: `${url}.csv`,
    config: { needs: 'reader' },
    schema: { summary: 'The comparison as a file (csv)', params: boardParams },
    handler: async (request, reply) => {
      const board = await openBoard(db, request.params.paymentIntentId);
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header(
          'content-disposition',
          `attachment; filename="Competitors-${deps.now().toISOString().slice(0, 10)}.csv"`,
        )
        .send(comparisonCsv(await readComparison(db, board, deps.now())));
    },
  });

  optOutRoutes(app, deps);
}
