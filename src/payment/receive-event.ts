import type { IncomingHttpHeaders } from 'node:http';
import { and, eq, or, sql } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import { raiseAlert } from '#db/alerts.ts';
import { orders, paidInvoices, paymentEvents } from '#db/schema.ts';
import type { ProviderName } from './contract.ts';
import type { Concern, WebhookEvent } from './provider.ts';
import { findErased } from './settle-erased.ts';
import { settleInTurn } from './settle-in-turn.ts';
import type { SettleDeps } from './settle-order.ts';

export type Receipt = 'settled' | 'duplicate' | 'unrelated' | 'refused' | 'unchecked';

/**
 * A provider's webhook. Only a genuine signature enters the inbox; the event itself is taken as a hint and the order is settled by the provider's truth.
 * `unchecked`: the provider did not say whether the signature is genuine.
 * @throws AppError 503 when settling failed, so that the provider sends it again
 */
export async function receiveEvent(
  deps: SettleDeps,
  name: ProviderName,
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
  mayAsk: () => Promise<boolean>,
): Promise<Receipt> {
  const provider = deps.providers[name];
  if (!provider) return 'refused';
  const event = await provider.parseWebhook(rawBody, headers, mayAsk);
  if ('unchecked' in event) {
    deps.log.warn({ provider: name, reason: event.unchecked }, 'a webhook’s signature could not be checked');
    return 'unchecked';
  }
  if ('refused' in event) {
    // Into the log only: a stranger must not be able to fill our tables.
    deps.log.warn({ provider: name, reason: event.refused }, 'webhook refused');
    await noteRefusal(deps, name);
    return 'refused';
  }
  return keepEvent(deps, name, event).catch((error: unknown) => {
    deps.log.error(
      { err: error, provider: name, event: event.id, next: 'nothing: it is sent again, and the sweep asks as well' },
      'a webhook’s order could not be settled',
    );
    throw new AppError(503, 'webhook-unsettled', 'The order could not be settled now. Please send the event again.');
  });
}

/** Takes a genuine event into the inbox and works through it once. */
export async function keepEvent(deps: SettleDeps, name: ProviderName, event: WebhookEvent): Promise<Receipt> {
  const { id, type, objectId } = event;
  const [kept] = await deps.db
    .insert(paymentEvents)
    .values({ provider: name, id, type, objectId, orderId: event.orderId })
    .onConflictDoUpdate({
      target: [paymentEvents.provider, paymentEvents.id],
      set: { attempts: sql`${paymentEvents.attempts} + 1` },
    })
    .returning();
  if (kept?.processedAt) return 'duplicate';
  return processEvent(deps, name, event);
}

/** Settles the order an event speaks of and ticks the event off. */
async function processEvent(deps: SettleDeps, name: ProviderName, event: WebhookEvent): Promise<Receipt> {
  const orderId = await orderOf(deps, name, event);
  const row = and(eq(paymentEvents.provider, name), eq(paymentEvents.id, event.id));
  if (orderId === null) {
    await deps.db.update(paymentEvents).set({ processedAt: deps.now(), error: 'no order of ours' }).where(row);
    return 'unrelated';
  }
  try {
    await settleInTurn(deps, orderId, 'webhook');
  } catch (error) {
    await deps.db
      .update(paymentEvents)
      .set({ error: String(error).slice(0, 500) })
      .where(row);
    throw error;
  }
  await deps.db.update(paymentEvents).set({ processedAt: deps.now(), orderId, error: null }).where(row);
  if (event.concern !== null)
    await raiseAlert(
      deps.db,
      { kind: event.concern, subjectId: orderId, text: concernTexts[event.concern] },
      deps.now(),
    );
  return 'settled';
}

const concernTexts: Record<Concern, string> = {
  dispute:
    'A customer’s bank disputes a payment or asks about it. Answer at the provider before its time is over; the report is closed only where money was taken back.',
  'fraud-warning': 'The issuer of a card suspects fraud. Refunding the payment now avoids a dispute and its fee.',
};

const refusalsNotedEveryMs = 10 * 60_000;
const refusalNotedAt = new WeakMap<SettleDeps['db'], Map<ProviderName, number>>();

/** A stranger may send as many as he likes: they write one row every ten minutes. */
async function noteRefusal(deps: SettleDeps, name: ProviderName): Promise<void> {
  const now = deps.now();
  const noted = refusalNotedAt.get(deps.db) ?? new Map<ProviderName, number>();
  if (now.getTime() - (noted.get(name) ?? 0) < refusalsNotedEveryMs) return;
  refusalNotedAt.set(deps.db, noted.set(name, now.getTime()));
  const text = `A webhook that claims to come from ${name} was refused: its signature does not fit. If purchases are affected, compare the webhook’s secret with the provider’s.`;
  await raiseAlert(deps.db, { kind: 'webhook-refused', subjectId: name, text }, now);
}

async function orderOf(deps: SettleDeps, name: ProviderName, event: WebhookEvent): Promise<string | null> {
  const known = [
    eq(orders.providerPaymentId, event.objectId),
    eq(orders.providerSubscriptionId, event.objectId),
    eq(orders.providerSessionId, event.objectId),
  ];
  if (event.orderId !== null) known.push(eq(orders.id, event.orderId));
  if (event.sessionId !== null) known.push(eq(orders.providerSessionId, event.sessionId));
  const [found] = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.provider, name), or(...known)))
    .limit(1);
  if (found) return found.id;
  // The order itself knows its latest payment only: a refund may be of an earlier one.
  const [earlier] = await deps.db
    .select({ id: paidInvoices.orderId })
    .from(paidInvoices)
    .where(and(eq(paidInvoices.provider, name), eq(paidInvoices.paymentId, event.objectId)))
    .limit(1);
  return earlier?.id ?? findErased(deps, name, [event.objectId, event.orderId, event.sessionId]);
}
