import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#base/db.ts';
import { randomId } from '#base/secrets.ts';
import { webhookDeliveries, webhookEndpoints } from '#db/schema.ts';
import { z } from 'zod';
import type { KeyMode, WebhookEvent } from './contract.ts';
import type { AgencyDeps } from './deps.ts';
import { fairTurn } from './fair-turn.ts';
import { webhookOffQueue } from './tell-webhook-off.ts';
import { signedHeaders, unseal } from './webhook-secret.ts';

export const webhookQueue = 'agency-webhook';

/** Pauses before the next attempt, in seconds: nine attempts over three days, two for what a test key caused. */
const pauses = [5, 60, 600, 3_600, 4 * 3_600, 12 * 3_600, 24 * 3_600, 30 * 3_600];
const testPauses = pauses.slice(0, 1);

/** Tells every endpoint of the agency that wants to hear of it, in the caller's transaction. The body is thin: who is told asks for the rest. */
export async function emit(
  deps: Pick<AgencyDeps, 'queue' | 'now'>,
  tx: Queryable,
  agencyId: string,
  event: WebhookEvent,
  data: { mode: KeyMode; [field: string]: unknown },
): Promise<void> {
  const endpoints = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.agencyId, agencyId),
        isNull(webhookEndpoints.disabledAt),
        sql`${webhookEndpoints.events} ? ${event}`,
      ),
    );
  const now = deps.now();
  let waiting = endpoints.length === 0 ? 0 : await deliveriesWaiting(tx, agencyId);
  for (const { id: endpointId } of endpoints) {
    const id = randomId();
    const payload = { type: event, timestamp: now.toISOString(), data };
    await tx.insert(webhookDeliveries).values({ id, endpointId, event, payload, nextAttemptAt: now, createdAt: now });
    const priority = await fairTurn(tx, agencyId, data.mode, waiting);
    waiting += 1;
    await queueDelivery(deps, tx, { deliveryId: id, agencyId }, { priority });
  }
}

/** One delivery of an agency is on its way at a time: the others wait in the queue, where they keep no place from another agency's. */
export async function queueDelivery(
  { queue }: Pick<AgencyDeps, 'queue'>,
  tx: Queryable,
  { deliveryId, agencyId }: { deliveryId: string; agencyId: string },
  when: { priority?: number; startAfterSeconds?: number } = {},
): Promise<void> {
  await queue.send(tx, webhookQueue, { deliveryId }, { key: deliveryId, group: agencyId, ...when });
}

async function deliveriesWaiting(tx: Queryable, agencyId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(and(eq(webhookEndpoints.agencyId, agencyId), isNotNull(webhookDeliveries.nextAttemptAt)));
  return row?.n ?? 0;
}

const ofTestKey = z.object({ data: z.object({ mode: z.literal('test') }) });

/** One attempt. What is not answered with 2xx is tried again later; after three days the endpoint is switched off, and the agency's owner is told. */
export async function sendWebhook(deps: AgencyDeps, deliveryId: string): Promise<void> {
  const { db } = deps.database;
  const [found] = await db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, deliveryId));
  if (!found || found.delivery.isDelivered || found.endpoint.disabledAt !== null) return;
  const { delivery, endpoint } = found;
  const now = deps.now();
  const isRotating = endpoint.formerSecret !== null && endpoint.formerUntil !== null && endpoint.formerUntil > now;
  const secrets = [
    endpoint.secret,
    ...(isRotating && endpoint.formerSecret !== null ? [endpoint.formerSecret] : []),
  ].map((sealed) => unseal(sealed, deps.secretKey));
  const body = JSON.stringify(delivery.payload);
  const answer = await deps.post(endpoint.url, body, {
    'content-type': 'application/json',
    ...signedHeaders(delivery.id, now, body, secrets),
  });

  const isDelivered = 'status' in answer && answer.status >= 200 && answer.status < 300;
  const isTest = ofTestKey.safeParse(delivery.payload).success;
  const pause = isDelivered ? undefined : (isTest ? testPauses : pauses)[delivery.attempts];
  const tried = {
    attempts: delivery.attempts + 1,
    isDelivered,
    lastStatus: 'status' in answer ? answer.status : null,
    lastProblem: isDelivered ? null : 'status' in answer ? `It answered with status ${answer.status}` : answer.problem,
    nextAttemptAt: pause === undefined ? null : new Date(now.getTime() + pause * 1000),
  };
  await db.transaction(async (tx) => {
    await tx.update(webhookDeliveries).set(tried).where(eq(webhookDeliveries.id, delivery.id));
    if (pause !== undefined)
      await queueDelivery(deps, tx, { deliveryId, agencyId: endpoint.agencyId }, { startAfterSeconds: pause });
    // 410 is how an endpoint says that it is gone for good.
    if (isDelivered || (tried.lastStatus !== 410 && (pause !== undefined || isTest))) return;
    const [off] = await tx
      .update(webhookEndpoints)
      .set({ disabledAt: now })
      .where(and(eq(webhookEndpoints.id, endpoint.id), isNull(webhookEndpoints.disabledAt)))
      .returning({ id: webhookEndpoints.id });
    if (off) await deps.queue.send(tx, webhookOffQueue, { deliveryId }, { key: deliveryId });
  });
}
