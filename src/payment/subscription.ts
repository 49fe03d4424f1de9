import { and, eq, isNull, max, ne } from 'drizzle-orm';
import { recordAudit } from '#db/audit.ts';
import { orders, paidInvoices } from '#db/schema.ts';
import type { Db } from '#base/db.ts';
import type { ProviderName, TierId } from './contract.ts';
import { settleInTurn } from './settle-in-turn.ts';
import type { SettleDeps } from './settle-order.ts';

/** A subscription as its owner may see it. */
export type SubscriptionView = {
  orderId: string;
  provider: ProviderName;
  sessionId: string | null;
  tier: TierId;
  planName: string;
  amountCents: number;
  currency: string;
  state: 'active' | 'past-due' | 'paused' | 'ending' | 'ended';
  paymentsMade: number;
  /** Payments agreed on before it may end; what was agreed at the purchase counts, not today's catalogue. */
  commitmentPayments: number;
  cancelRequestedAt: Date | null;
  pastDueSince: Date | null;
  lastPaidAt: Date | null;
};

/** null for an order that does not exist, is not paid or is no subscription. */
export async function readSubscription(db: Db, orderId: string): Promise<SubscriptionView | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order || order.catalogue.interval === null || order.paidAt === null) return null;
  const own = and(eq(paidInvoices.provider, order.provider), eq(paidInvoices.orderId, orderId));
  const paymentsMade = await db.$count(paidInvoices, and(own, ne(paidInvoices.state, 'disputed')));
  const [last] = await db
    .select({ at: max(paidInvoices.paidAt) })
    .from(paidInvoices)
    .where(own);
  const { tier, amountCents, currency, cancelRequestedAt, pastDueSince } = order;
  const { name: planName, commitmentPayments } = order.catalogue;
  return {
    orderId,
    provider: order.provider,
    sessionId: order.providerSessionId,
    tier,
    planName,
    amountCents,
    currency,
    state: stateOf(order),
    paymentsMade,
    commitmentPayments,
    cancelRequestedAt,
    pastDueSince,
    lastPaidAt: last?.at ?? null,
  };
}

/**
 * The customer wants out. It takes effect with the period of the last payment agreed on, or with the current period when all of them are made.
 * May be repeated. Answers null when there is nothing to cancel; throws when the provider cannot be reached (the wish is kept all the same).
 */
export async function requestCancel(
  deps: SettleDeps,
  orderId: string,
  actor: 'customer' | 'operator',
): Promise<SubscriptionView | null> {
  const before = await readSubscription(deps.db, orderId);
  if (before === null || before.state === 'ended') return null;
  await deps.db.transaction(async (tx) => {
    const [marked] = await tx
      .update(orders)
      .set({ cancelRequestedAt: deps.now() })
      .where(and(eq(orders.id, orderId), isNull(orders.cancelRequestedAt)))
      .returning({ id: orders.id });
    if (marked) await recordAudit(tx, { actor, action: 'subscription.cancel-requested', subjectId: orderId });
  });
  await settleInTurn(deps, orderId, actor);
  return readSubscription(deps.db, orderId);
}

function stateOf(order: typeof orders.$inferSelect): SubscriptionView['state'] {
  if (
    order.status !== 'paid' ||
    order.subscriptionStatus === 'canceled' ||
    order.subscriptionStatus === 'incomplete_expired'
  )
    return 'ended';
  if (order.pausedAt !== null) return 'paused';
  if (order.pastDueSince !== null) return 'past-due';
  return order.cancelRequestedAt === null ? 'active' : 'ending';
}
