import { eq } from 'drizzle-orm';
import type { App } from '#base/app.ts';
import { sites } from '#db/schema.ts';
import { holdSite, openBoard } from '#report/site.ts';
import { fieldChoiceSchema } from './contract.ts';
import type { BoardDeps } from './deps.ts';
import { fieldQueue } from './queues.ts';
import { boardParams } from './task-routes.ts';

/** Whether a website counts in the public figures of its industry. */
export function fieldRoutes(app: App, deps: BoardDeps): void {
  const { db } = deps.database;
  const url = '/api/report/:paymentIntentId/field';

  app.route({
    method: 'GET',
    url,
    config: { needs: 'buyer' },
    schema: {
      summary: 'Whether the website counts in the public figures',
      params: boardParams,
      response: { 200: fieldChoiceSchema },
    },
    handler: async (request) => {
      const board = await openBoard(db, request.params.paymentIntentId);
      return { isCounted: !(board.site?.isUncounted ?? true) };
    },
  });

  app.route({
    method: 'PUT',
    url,
    config: { needs: 'buyer' },
    schema: {
      summary: 'Leaves the website out of the public figures, or counts it again',
      params: boardParams,
      body: fieldChoiceSchema,
      response: { 200: fieldChoiceSchema },
    },
    handler: async (request) => {
      const board = await openBoard(db, request.params.paymentIntentId);
      const { isCounted } = request.body;
      await db.transaction(async (tx) => {
        const site = await holdSite(tx, board, deps.now());
        await tx.update(sites).set({ isUncounted: !isCounted }).where(eq(sites.id, site.id));
        // One press more does no more: the job that waits counts all of them.
        await deps.queue.send(tx, fieldQueue, {}, { key: 'field' });
      });
      return { isCounted };
    },
  });
}
