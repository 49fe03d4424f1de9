import { and, eq, ne } from 'drizzle-orm';
import { recordAudit } from '#db/audit.ts';
import { orders, paidInvoices } from '#db/schema.ts';
import type { Db, Transaction } from '#base/db.ts';
import type { Deps } from '#base/deps.ts';
import type { OrderStatus, ProviderName } from './contract.ts';
import { judgeTruth } from './judge-truth.ts';
import { subscriptionStanding } from './subscription-standing.ts';
import type { SubscriptionMove } from './subscription-standing.ts';
import type { PaymentProvider, ProviderTruth } from './provider.ts';

export type Order = typeof orders.$inferSelect;

/** Called in the settling transaction whenever an order's status moved. Must be safe to call again for the same move. */
export type OnOrderChanged = (tx: Transaction, order: Order, from: OrderStatus) => Promise<void>;

export type Providers = Partial<Record<ProviderName, PaymentProvider>>;

/** Called whenever a paid order has had further payments; `payments` is how many in all. Must be safe to call again with the same number. */
export type OnRenewed = (tx: Transaction, order: Order, payments: number) => Promise<void>;

/** Called in the settling transaction, once for each move. */
export type OnSubscriptionMoved = (tx: Transaction, order: Order, move: SubscriptionMove) => Promise<void>;

export type SettleDeps = {
  db: Db;
  providers: Providers;
  onOrderChanged: OnOrderChanged;
  onRenewed: OnRenewed;
  onSubscriptionMoved: OnSubscriptionMoved;
  log: Deps['log'];
  now: () => Date;
};

/** Who asked: kept in the audit row. */
export type SettleActor = 'webhook' | 'return-page' | 'sweep' | 'operator' | 'customer' | 'checkout';

/**
 * The one way in which money changes an order: reads the provider's truth while holding the order's row and writes what follows from it,
 * with the audit row and the next step, in one transaction. Any number of callers may run it at any time; they converge.
 * Answers the status that now holds, or null for an unknown order. Throws when the provider cannot be asked; nothing is changed then.
 */
export async function settleOrder(deps: SettleDeps, orderId: string, actor: SettleActor): Promise<OrderStatus | null> {
  return deps.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return null;
    const provider = deps.providers[order.provider];
    if (!provider) throw new Error(`Order ${orderId} belongs to the payment provider "${order.provider}", which is not configured.`);

    const truth = order.providerSessionId === null ? null : await provider.retrieve(order.providerSessionId);
    const now = deps.now();
    const verdict = judgeTruth(order, truth, now);
    const known = facts(order, truth, verdict.refusal);
    const { move, ...standing } = subscriptionStanding({ ...order, ...known }, order, now);
    const settled = { ...order, ...known, ...standing, status: verdict.status, refusal: verdict.refusal, settledAt: now };
    if (verdict.status !== order.status) settled.updatedAt = now;
    if (verdict.status === 'paid' && order.paidAt === null) settled.paidAt = now;
    await tx.update(orders).set(settled).where(eq(orders.id, orderId));

    if (verdict.refusal !== null && verdict.refusal !== order.refusal) {
      deps.log.error({ orderId, refusal: verdict.refusal }, 'payment refused');
      await recordAudit(tx, { actor, action: 'order.refused', subjectId: orderId, details: { refusal: verdict.refusal } });
    }
    const payments = verdict.refusal === null && truth !== null ? await keepInvoices(tx, settled, truth, provider) : 0;
    if (verdict.status !== order.status) {
      await recordAudit(tx, { actor, action: `order.${verdict.status}`, subjectId: orderId, details: { from: order.status } });
      await deps.onOrderChanged(tx, settled, order.status);
      if (verdict.status === 'paid') await reportDoublePayment(deps, tx, settled, actor);
    }
    if (move !== null) {
      await recordAudit(tx, { actor, action: `subscription.${move}`, subjectId: orderId });
      await deps.onSubscriptionMoved(tx, settled, move);
    }
    if (payments > 1 && verdict.status === 'paid') await deps.onRenewed(tx, settled, payments);
    return verdict.status;
  });
}

/** The same plan paid by card and by PayPal: both are honoured, and operators are told so that they give one back. */
async function reportDoublePayment(deps: SettleDeps, tx: Transaction, order: Order, actor: SettleActor): Promise<void> {
  const [other] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.submissionId, order.submissionId), eq(orders.tier, order.tier), eq(orders.status, 'paid'), ne(orders.id, order.id)))
    .limit(1);
  if (!other) return;
  deps.log.error({ orderId: order.id, otherOrderId: other.id }, 'one plan was paid for twice');
  await recordAudit(tx, { actor, action: 'order.paid-twice', subjectId: order.id, details: { otherOrderId: other.id } });
}

function facts(order: Order, truth: ProviderTruth | null, refusal: string | null) {
  if (truth === null || refusal !== null) return {};
  return {
    providerPaymentId: truth.paymentId ?? order.providerPaymentId,
    providerSubscriptionId: truth.subscription?.id ?? order.providerSubscriptionId,
    subscriptionStatus: truth.subscription?.status ?? order.subscriptionStatus,
  };
}

/**
 * Keeps and counts what was really paid, each payment once. A cancellation that was asked for takes effect with the payment that ends the commitment.
 */
async function keepInvoices(tx: Transaction, order: Order, truth: ProviderTruth, provider: PaymentProvider): Promise<number> {
  for (const { id, amountCents, currency, paidAt } of truth.paidInvoices) {
    await tx.insert(paidInvoices).values({ provider: order.provider, invoiceId: id, orderId: order.id, amountCents, currency, paidAt }).onConflictDoNothing();
  }
  const payments = await tx.$count(paidInvoices, and(eq(paidInvoices.provider, order.provider), eq(paidInvoices.orderId, order.id)));
  const { subscription } = truth;
  const isRunning = subscription !== null && subscription.status !== 'canceled' && !subscription.endsWithPeriod;
  const isFulfilled = payments >= order.catalogue.commitmentPayments;
  if (order.cancelRequestedAt !== null && isRunning && isFulfilled) await provider.cancelAtPeriodEnd(subscription.id);
  return payments;
}
