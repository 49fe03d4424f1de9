import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import { AppError } from '#base/errors.ts';
import { randomId } from '#base/secrets.ts';
import { webhookDeliveries, webhookEndpoints } from '#db/schema.ts';
import type { Caller, Callers } from './caller.ts';
import {
  createdEndpointSchema,
  deliverySchema,
  endpointSchema,
  idParams,
  newEndpointSchema,
  pageOf,
  pageQuery,
  type WebhookEndpoint,
} from './contract.ts';
import type { AgencyDeps } from './deps.ts';
import { nextOf, pageAfter } from './paging.ts';
import { queueDelivery } from './send-webhook.ts';
import { makeSecret, seal } from './webhook-secret.ts';

type Row = typeof webhookEndpoints.$inferSelect;
const mostEndpoints = 10;
const rotationMs = 24 * 60 * 60_000;

/** `/api/v1/webhooks`: where the agency hears what happened. */
export function webhookRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  endpointRoutes(app, deps, callers);
  deliveryRoutes(app, deps, callers);
}

function endpointRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  const { db } = deps.database;

  app.route({
    method: 'GET',
    url: '/api/v1/webhooks',
    config: { needs: 'agency', scope: 'webhooks:write' },
    schema: { summary: 'The endpoints', response: { 200: z.object({ data: z.array(endpointSchema) }) } },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const rows = await db
        .select()
        .from(webhookEndpoints)
        .where(eq(webhookEndpoints.agencyId, caller.agency.id))
        .orderBy(webhookEndpoints.createdAt);
      return reply.send({ data: rows.map(shown) });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/webhooks',
    config: { needs: 'agency', scope: 'webhooks:write' },
    schema: {
      summary: 'Adds an endpoint; its secret is shown this once',
      body: newEndpointSchema,
      response: { 201: createdEndpointSchema },
    },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const { url, events } = request.body;
      if (!(await deps.leadsToPublic(url)))
        throw new AppError(422, 'bad-url', 'A webhook needs a public address like https://example.com/hooks.');
      if ((await db.$count(webhookEndpoints, eq(webhookEndpoints.agencyId, caller.agency.id))) >= mostEndpoints)
        throw new AppError(409, 'too-many-webhooks', `An agency has at most ${mostEndpoints} webhooks.`);
      const secret = makeSecret();
      const row = {
        id: randomId(),
        agencyId: caller.agency.id,
        url: new URL(url).href,
        events,
        secret: seal(secret, deps.secretKey),
        formerSecret: null,
        formerUntil: null,
        disabledAt: null,
        createdAt: deps.now(),
      };
      await db.insert(webhookEndpoints).values(row);
      return reply.code(201).send({ ...shown(row), secret });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/webhooks/:id/rotate',
    config: { needs: 'agency', scope: 'webhooks:write' },
    schema: {
      summary: 'A new secret; the former one signs too for a day',
      params: idParams,
      response: { 200: createdEndpointSchema },
    },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const endpoint = await find(deps, caller, request.params.id);
      const secret = makeSecret();
      const change = {
        secret: seal(secret, deps.secretKey),
        formerSecret: endpoint.secret,
        formerUntil: new Date(deps.now().getTime() + rotationMs),
        disabledAt: null,
      };
      await db.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, endpoint.id));
      return reply.send({ ...shown({ ...endpoint, ...change }), secret });
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/v1/webhooks/:id',
    config: { needs: 'agency', scope: 'webhooks:write' },
    schema: { summary: 'Removes an endpoint', params: idParams, response: { 204: z.null() } },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const endpoint = await find(deps, caller, request.params.id);
      await db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint.id));
      return reply.code(204).send(null);
    },
  });
}

function deliveryRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  const { db } = deps.database;

  app.route({
    method: 'GET',
    url: '/api/v1/webhooks/:id/deliveries',
    config: { needs: 'agency', scope: 'webhooks:write' },
    schema: {
      summary: 'What was sent to an endpoint, newest first',
      params: idParams,
      querystring: pageQuery,
      response: { 200: pageOf(deliverySchema) },
    },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const endpoint = await find(deps, caller, request.params.id);
      const { after, limit } = request.query;
      const { where, orderBy } = pageAfter(webhookDeliveries, after);
      const rows = await db
        .select()
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.endpointId, endpoint.id), where))
        .orderBy(...orderBy)
        .limit(limit);
      const data = rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
      }));
      return reply.send({ data, next: nextOf(rows, limit) });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/webhooks/deliveries/:id/resend',
    config: { needs: 'agency', scope: 'webhooks:write' },
    schema: { summary: 'Sends an event again', params: idParams, response: { 202: z.object({ id: z.string() }) } },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const own = db
        .select({ id: webhookEndpoints.id })
        .from(webhookEndpoints)
        .where(eq(webhookEndpoints.agencyId, caller.agency.id));
      const [delivery] = await db
        .update(webhookDeliveries)
        .set({ isDelivered: false, attempts: 0, nextAttemptAt: deps.now() })
        .where(and(eq(webhookDeliveries.id, request.params.id), inArray(webhookDeliveries.endpointId, own)))
        .returning({ id: webhookDeliveries.id });
      if (!delivery) throw new AppError(404, 'delivery-not-found', `There is no delivery ${request.params.id}.`);
      await queueDelivery(deps, db, { deliveryId: delivery.id, agencyId: caller.agency.id });
      return reply.code(202).send(delivery);
    },
  });
}

async function find({ database: { db } }: Pick<AgencyDeps, 'database'>, caller: Caller, id: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.agencyId, caller.agency.id)));
  if (!row) throw new AppError(404, 'webhook-not-found', `There is no webhook ${id}.`);
  return row;
}

function shown({ id, url, events, disabledAt, createdAt }: Row): WebhookEndpoint {
  return { id, url, events, disabledAt: disabledAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}
