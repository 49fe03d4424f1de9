import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { recordAudit } from '#db/audit.ts';
import { madePayments, type MadePayment } from '#db/made-payments.ts';
import { orders, refundRequests } from '#db/schema.ts';
import type { Queryable } from '#base/db.ts';
import {
  defaultRefundRule,
  monthsAfter,
  refundDays,
  type ProviderName,
  type RefundRule,
  type SubscriptionSheet,
} from './contract.ts';
import { settleInTurn } from './settle-in-turn.ts';
import type { Order, SettleDeps } from './settle-order.ts';
import { isOver } from './subscription-standing.ts';

/** A subscription as its owner may see it, and where its provider keeps it. */
export type SubscriptionView = SubscriptionSheet & { provider: ProviderName; sessionId: string | null };

/** null for an order that does not exist, is not paid or is no subscription. What was agreed at the purchase counts, not today's catalogue. */
export async function readSubscription(
  db: Queryable,
  orderId: string,
  { now, refund }: { now: Date; refund: RefundRule } = { now: new Date(), refund: defaultRefundRule },
): Promise<SubscriptionView | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order || order.catalogue.interval === null || order.paidAt === null) return null;
  const [asked] = await db.select().from(refundRequests).where(eq(refundRequests.orderId, orderId));
  const made = await madePayments(db, order);
  const paymentsMade = made.filter(({ state }) => state !== 'disputed').length;
  const { name: planName, period, commitmentPayments } = order.catalogue;
  const state = stateOf(order);
  const paymentsLeft = state === 'ended' || order.isReleased ? 0 : Math.max(0, commitmentPayments - paymentsMade);
  // While a payment is missing, nobody knows when the next period begins.
  const isPaidUp = state !== 'past-due' && state !== 'paused';
  const periodEndsAt = isPaidUp && order.periodEndsAt && order.periodEndsAt > now ? order.periodEndsAt : null;
  const last = made.at(-1);
  return {
    orderId,
    provider: order.provider,
    sessionId: order.providerSessionId,
    planName,
    period,
    companyName: order.lead.companyName,
    currency: order.currency,
    paymentCents: last ? last.amountCents + last.taxCents : order.amountCents,
    state,
    paymentsMade,
    commitmentPayments,
    paymentsLeft,
    periodEndsAt: iso(periodEndsAt),
    endsAt: iso(periodEndsAt && endOf(order, periodEndsAt, { paymentsLeft, firstPaidAt: made[0]?.paidAt })),
    cancelRequestedAt: iso(order.cancelRequestedAt),
    refundable: refundableOf(order, made[0], { now, refund }),
    refundAskedAt: iso(asked?.createdAt),
    refundRule: refund,
  };
}

function iso(time: Date | null | undefined): string | null {
  return time?.toISOString() ?? null;
}

/** After so many more periods. Whose first payment was on the 31st, and whose period ends on the last day of a shorter month, pays on the 31st again. */
function endOf(
  { catalogue: { interval } }: Order,
  periodEndsAt: Date,
  { paymentsLeft, firstPaidAt = periodEndsAt }: { paymentsLeft: number; firstPaidAt: Date | undefined },
): Date {
  const months = paymentsLeft * (interval?.count ?? 0);
  const day = periodEndsAt.getUTCDate();
  const isLastOfMonth = new Date(periodEndsAt.getTime() + 24 * 60 * 60_000).getUTCDate() === 1;
  return monthsAfter(periodEndsAt, months, isLastOfMonth ? Math.max(day, firstPaidAt.getUTCDate()) : day);
}

/** The first payment of an order comes back within these days, by the owner's rule; null where nothing does any more. */
function refundableOf(
  order: Order,
  first: MadePayment | undefined,
  { now, refund }: { now: Date; refund: RefundRule },
): SubscriptionSheet['refundable'] {
  if (refund === 'final' || order.status !== 'paid' || first?.state !== 'paid') return null;
  const until = new Date(first.paidAt.getTime() + refundDays * 24 * 60 * 60_000);
  const cents = first.amountCents + first.taxCents - first.refundedCents;
  return until > now ? { cents, until: until.toISOString() } : null;
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
      .returning();
    if (!marked) return;
    await recordAudit(tx, { actor, action: 'subscription.cancel-requested', subjectId: orderId });
    await deps.onMoved(tx, marked, 'cancelled');
  });
  await settleInTurn(deps, orderId, actor);
  return readSubscription(deps.db, orderId);
}

/**
 * The customer takes the cancellation back, and a wish for the money with it. May be repeated. Answers null when there is nothing to take back.
 * Throws when the provider cannot be reached; nothing is changed then.
 */
export async function takeCancelBack(deps: SettleDeps, orderId: string): Promise<SubscriptionView | null> {
  const before = await readSubscription(deps.db, orderId);
  if (before === null || before.state === 'ended' || before.cancelRequestedAt === null) return null;
  const [order] = await deps.db.select().from(orders).where(eq(orders.id, orderId));
  if (order?.endsWithPeriod && order.providerSubscriptionId !== null) {
    const provider = deps.providers[order.provider];
    if (!provider)
      throw new Error(`Order ${orderId} belongs to the payment provider "${order.provider}", which is not configured.`);
    await provider.goOn(order.providerSubscriptionId);
  }
  await deps.db.transaction(async (tx) => {
    await tx.delete(refundRequests).where(eq(refundRequests.orderId, orderId));
    const [kept] = await tx
      .update(orders)
      .set({ cancelRequestedAt: null, endsWithPeriod: false, isReleased: false })
      .where(and(eq(orders.id, orderId), isNotNull(orders.cancelRequestedAt)))
      .returning();
    if (!kept) return; // a settling saw it first
    await recordAudit(tx, { actor: 'customer', action: 'subscription.kept', subjectId: orderId });
    await deps.onMoved(tx, kept, 'kept');
  });
  return readSubscription(deps.db, orderId);
}

function stateOf(order: Order): SubscriptionView['state'] {
  if (order.status !== 'paid' || (order.subscriptionStatus !== null && isOver(order.subscriptionStatus)))
    return 'ended';
  if (order.pausedAt !== null) return 'paused';
  if (order.pastDueSince !== null) return 'past-due';
  return order.cancelRequestedAt === null ? 'active' : 'ending';
}
