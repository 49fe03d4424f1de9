import { PassThrough } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { clientNetwork, sharedNetwork } from '#base/client-network.ts';
import { countedPlaces } from '#base/counted-places.ts';
import { AppError } from '#base/errors.ts';
import { rechecks, sites } from '#db/schema.ts';
import { ownedBy, type Owned } from '#report/site.ts';
import { findPurchase, findRun, readProgress } from '#report/store.ts';
import type { App } from '#base/app.ts';
import type { Deps } from '#base/deps.ts';
import type { Listener } from './listen.ts';

export type JourneyRouteDeps = Pick<Deps, 'database' | 'log'> & { listener: Listener };

/** Streams of one process at the same time: a buyer's tabs and devices, and the buyers of one office. */
export const streamLimits = { perOrder: 16, perClient: 48, perShared: 144 } as const;

const heartbeatMs = 15_000; // also the net under a lost NOTIFY

/** `GET /api/journey/{id}/events`: server-sent events `progress`, then `ready` or `failed`; with `?check=` the events `check` of that check of one of its tasks, until it ends. */
export function journeyRoutes(app: App, deps: JourneyRouteDeps): void {
  const open = new Set<PassThrough>();
  const places = countedPlaces();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  app.route({
    method: 'GET',
    url: '/api/journey/:id/events',
    config: { needs: 'reader' },
    schema: {
      summary: 'How far a report is, as server-sent events',
      params: z.object({ id: z.string().max(200) }),
      querystring: z.object({ check: z.string().max(100).optional() }),
      headers: z.object({ 'last-event-id': z.coerce.number().int().nonnegative().catch(0).default(0) }),
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const purchase = await findPurchase(deps.database.db, id);
      if (purchase === null) throw new AppError(404, 'report-not-found', 'There is no report under this address.');
      const { check } = request.query;
      const owned = check === undefined ? null : await ownedBy(deps.database.db, purchase.order.id);
      const leave = places.take([
        [`order ${purchase.order.id}`, streamLimits.perOrder],
        [`client ${clientNetwork(request.ip)}`, streamLimits.perClient],
        [`shared ${sharedNetwork(request.ip)}`, streamLimits.perShared],
      ]);
      if (leave === null) {
        reply.header('retry-after', '30');
        throw new AppError(
          429,
          'too-many-streams',
          'Too many pages wait for this report at the same time. Please close some of them.',
        );
      }
      const stream = new PassThrough();
      open.add(stream);

      const told = { check: '' };
      let lastId = request.headers['last-event-id'];
      let wanted = false;
      let busy = false;
      async function look(): Promise<void> {
        wanted = true;
        if (busy) return;
        busy = true;
        while (wanted && !stream.writableEnded) {
          wanted = false;
          if (check === undefined || owned === null) lastId = await write(deps, id, stream, lastId);
          else await writeCheck(deps, { check, owned }, stream, told);
        }
        busy = false;
      }
      const wake = () => {
        look().catch((error: unknown) => {
          deps.log.warn({ err: error }, 'progress stream ended early');
          stream.end();
        });
      };
      const unsubscribe = deps.listener.subscribe(purchase.order.submissionId, wake);
      const heartbeat = setInterval(() => {
        stream.write(': still here\n\n');
        wake();
      }, heartbeatMs);
      stream.on('close', () => {
        clearInterval(heartbeat);
        unsubscribe();
        leave();
        open.delete(stream);
      });
      request.raw.on('close', () => stream.destroy());
      stream.write('retry: 2000\n\n');
      wake();
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream);
    },
  });
}

/** Writes how far a check of a task of this order's website is, where that has changed, and ends with it. */
async function writeCheck(
  { database: { db } }: JourneyRouteDeps,
  { check: checkId, owned }: { check: string; owned: Owned },
  stream: PassThrough,
  told: { check: string },
): Promise<void> {
  const [row] = await db
    .select({ state: rechecks.state, sentence: rechecks.sentence, pages: rechecks.pages })
    .from(rechecks)
    .innerJoin(sites, eq(sites.id, rechecks.siteId))
    // Whoever knows the id of another one's check hears nothing of it.
    .where(and(eq(rechecks.id, checkId), eq(sites.owner, owned.owner), eq(sites.host, owned.host)));
  const now = JSON.stringify({ checkId, ...row });
  if (row && now !== told.check) stream.write(`event: check\ndata: ${now}\n\n`);
  told.check = now;
  if (!row || row.state === 'done' || row.state === 'failed') stream.end();
}

/** Writes what is new and, at the end of the journey, the last event. Answers the id of the last event written. */
async function write(deps: JourneyRouteDeps, id: string, stream: PassThrough, after: number): Promise<number> {
  const { db } = deps.database;
  const purchase = await findPurchase(db, id);
  if (purchase === null) {
    stream.end();
    return after;
  }
  const run = await findRun(db, purchase);
  let lastId = after;
  for (const event of run === null ? [] : await readProgress(db, run.id, after)) {
    stream.write(`id: ${event.id}\nevent: progress\ndata: ${JSON.stringify(event.progress)}\n\n`);
    lastId = event.id;
  }
  const { order, report } = purchase;
  if (order.status === 'paid' && report?.document)
    stream.end(`event: ready\ndata: ${JSON.stringify({ orderId: order.id })}\n\n`);
  else if (order.status !== 'paid' && order.status !== 'pending' && order.status !== 'processing') {
    stream.end(`event: failed\ndata: ${JSON.stringify({ payment: order.status })}\n\n`);
  }
  return lastId;
}
