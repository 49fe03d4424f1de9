import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { raiseAlert } from '#db/alerts.ts';
import { recordAudit } from '#db/audit.ts';
import { orders, paidInvoices, refunds } from '#db/schema.ts';
import type { Db, Queryable, Transaction } from '#base/db.ts';
import type { Deps } from '#base/deps.ts';
import type { OrderStatus, PaymentState, ProviderName } from './contract.ts';
import type { AskingTurns } from './asking-turns.ts';
import { judgeTruth } from './judge-truth.ts';
import { settleErased } from './settle-erased.ts';
import { numberReceipts } from './receipt-numbers.ts';
import { isOver, subscriptionStanding } from './subscription-standing.ts';
import type { OrderMove } from './subscription-standing.ts';
import type { PaidInvoice, PaymentProvider, ProviderTruth } from './provider.ts';

export type Order = typeof orders.$inferSelect;

/** Called in the settling transaction whenever an order's status moved. Must be safe to call again for the same move. */
type OnOrderChanged = (tx: Transaction, order: Order, from: OrderStatus) => Promise<void>;

export type Providers = Partial<Record<ProviderName, PaymentProvider>>;

/** Called whenever a subscription was settled; `payments` is what became of each of its payments, oldest first. Must be safe to call again. */
type OnPayments = (tx: Transaction, order: Order, payments: PaymentState[]) => Promise<void>;

/** Called in the transaction that writes the move, once for each. */
type OnMoved = (tx: Transaction, order: Order, move: OrderMove) => Promise<void>;

/** Called in the settling transaction whenever more was given back than before. */
type OnRefunded = (tx: Transaction, order: Order) => Promise<void>;

export type SettleDeps = {
  db: Db;
  providers: Providers;
  turns: AskingTurns;
  onOrderChanged: OnOrderChanged;
  onPayments: OnPayments;
  onMoved: OnMoved;
  onRefunded: OnRefunded;
  log: Deps['log'];
  now: () => Date;
};

/** Who asked: kept in the audit row. */
export type SettleActor = 'webhook' | 'return-page' | 'sweep' | 'operator' | 'customer' | 'checkout';

/**
 * The one way in which money changes an order: reads the provider's truth and writes what follows from it, with the audit row and the next step, in one
 * transaction. Any number of callers may run it at any time; they converge. No connection waits for the provider: whoever finds the order changed since
 * asking asks again, so that an older truth never replaces a newer one.
 * Answers the status after that, or null for an order that is unknown or erased. Throws when the provider cannot be asked; nothing is changed then.
 */
export async function settleOrder(deps: SettleDeps, orderId: string, actor: SettleActor): Promise<OrderStatus | null> {
  for (;;) {
    const [seen] = await readOrder(deps.db, orderId);
    if (!seen) {
      await settleErased(deps, orderId);
      return null;
    }
    const { provider: name, providerSessionId } = seen.order;
    const provider = deps.providers[name];
    if (!provider)
      throw new Error(`Order ${orderId} belongs to the payment provider "${name}", which is not configured.`);
    const truth = providerSessionId === null ? null : await provider.retrieve(providerSessionId);
    const written = await deps.db.transaction(async (tx) => {
      const [present] = await readOrder(tx, orderId).for('update');
      if (!present) return null;
      if (present.version !== seen.version) return 'changed meanwhile';
      return write(deps, tx, present.order, truth && (await withRefunds(tx, orderId, truth)), actor);
    });
    if (written === 'changed meanwhile') continue;
    if (written === null) return null;
    if (written.toEnd !== null) await endWithPeriod(deps.db, orderId, provider, written.toEnd);
    return written.status;
  }
}

/** After the transaction, since no lock waits for a provider. Whoever dies before it leaves the wish, which the next settling carries out. */
async function endWithPeriod(
  db: Db,
  orderId: string,
  provider: PaymentProvider,
  subscriptionId: string,
): Promise<void> {
  await provider.cancelAtPeriodEnd(subscriptionId);
  // Who took the wish back meanwhile learns at the next settling that it came too late.
  await db
    .update(orders)
    .set({ endsWithPeriod: true })
    .where(and(eq(orders.id, orderId), isNotNull(orders.cancelRequestedAt)));
}

/** The version is another one after every change of the row, whoever made it. */
function readOrder(db: Queryable, orderId: string) {
  return db
    .select({ order: orders, version: sql<string>`${orders}.xmin::text` })
    .from(orders)
    .where(eq(orders.id, orderId));
}

async function write(
  deps: SettleDeps,
  tx: Transaction,
  order: Order,
  truth: KnownTruth | null,
  actor: SettleActor,
): Promise<{ status: OrderStatus; toEnd: string | null }> {
  const orderId = order.id;
  const now = deps.now();
  const verdict = judgeTruth(order, truth, now);
  const known = facts(order, truth, verdict.refusal, now);
  const { move, ...standing } = subscriptionStanding({ ...order, ...known }, order, now);
  const settled = { ...order, ...known, ...standing, status: verdict.status, refusal: verdict.refusal, settledAt: now };
  if (verdict.status !== order.status) settled.updatedAt = now;
  if (verdict.status === 'paid' && order.paidAt === null) settled.paidAt = now;
  await tx.update(orders).set(settled).where(eq(orders.id, orderId));

  if (verdict.refusal !== null && verdict.refusal !== order.refusal) {
    deps.log.error(
      { orderId, refusal: verdict.refusal, next: 'compare the order with the payment on the provider’s pages' },
      'payment refused',
    );
    await recordAudit(tx, {
      actor,
      action: 'order.refused',
      subjectId: orderId,
      details: { refusal: verdict.refusal },
    });
    const text = `A payment does not fit its order and opened no report: ${verdict.refusal}. Look at it at the provider and give it back, or put the order right.`;
    await raiseAlert(tx, { kind: 'payment-refused', subjectId: orderId, text }, now);
  }
  const isAccepted = verdict.refusal === null && truth !== null;
  const payments = isAccepted ? await keepInvoices(tx, settled, truth) : [];
  if (verdict.status !== order.status) {
    await recordAudit(tx, {
      actor,
      action: `order.${verdict.status}`,
      subjectId: orderId,
      details: { from: order.status },
    });
    await deps.onOrderChanged(tx, settled, order.status);
    if (verdict.status === 'paid') await reportDoublePayment(deps, tx, settled, actor);
  }
  if (move !== null) {
    await recordAudit(tx, { actor, action: `subscription.${move}`, subjectId: orderId });
    await deps.onMoved(tx, settled, move);
  }
  if ((settled.cancelRequestedAt === null) !== (order.cancelRequestedAt === null))
    await deps.onMoved(tx, settled, settled.cancelRequestedAt === null ? 'kept' : 'cancelled');
  await numberReceipts(tx, settled, now);
  if (payments.length > 0) await deps.onPayments(tx, settled, payments);
  if (settled.refundedCents !== order.refundedCents) {
    await recordAudit(tx, {
      actor,
      action: 'payment.given-back',
      subjectId: orderId,
      details: { refundedCents: settled.refundedCents },
    });
    if (settled.refundedCents > order.refundedCents) await deps.onRefunded(tx, settled);
  }
  return { status: verdict.status, toEnd: isAccepted ? subscriptionToEnd(settled, truth, payments) : null };
}

/** The same plan paid by card and by PayPal: both are honoured, and operators are told so that they give one back. */
async function reportDoublePayment(deps: SettleDeps, tx: Transaction, order: Order, actor: SettleActor): Promise<void> {
  const [other] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.submissionId, order.submissionId),
        eq(orders.tier, order.tier),
        eq(orders.status, 'paid'),
        ne(orders.id, order.id),
      ),
    )
    .limit(1);
  if (!other) return;
  deps.log.error(
    { orderId: order.id, otherOrderId: other.id, next: 'give one of the two payments back' },
    'one plan was paid for twice',
  );
  await recordAudit(tx, {
    actor,
    action: 'order.paid-twice',
    subjectId: order.id,
    details: { otherOrderId: other.id },
  });
  const text = `The same plan was paid for twice. Give one of the payments back: order ${order.id} or order ${other.id}.`;
  await raiseAlert(tx, { kind: 'paid-twice', subjectId: order.id, text }, deps.now());
}

/** A truth with every refund in it. */
type KnownTruth = Omit<ProviderTruth, 'paidInvoices'> & { paidInvoices: (PaidInvoice & { refundedCents: number })[] };

/** Where the provider does not say how much was given back, it is what we gave back. */
async function withRefunds(tx: Transaction, orderId: string, truth: ProviderTruth): Promise<KnownTruth> {
  const isKnown = truth.paidInvoices.every(({ refundedCents }) => refundedCents !== null);
  const ours = isKnown
    ? []
    : await tx
        .select()
        .from(refunds)
        .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'done')));
  const given = (paymentId: string | null) =>
    ours.filter((refund) => refund.paymentId === paymentId).reduce((sum, { amountCents }) => sum + amountCents, 0);
  const invoices = truth.paidInvoices.map((invoice) => ({
    ...invoice,
    refundedCents: invoice.refundedCents ?? given(invoice.paymentId),
  }));
  return {
    ...truth,
    paidInvoices: invoices,
    refundedCents: invoices.reduce((sum, { refundedCents }) => sum + refundedCents, truth.refundedCents),
  };
}

function facts(order: Order, truth: ProviderTruth | null, refusal: string | null, now: Date) {
  if (truth === null || refusal !== null) return {};
  return {
    providerPaymentId: truth.paymentId ?? order.providerPaymentId,
    providerSubscriptionId: truth.subscription?.id ?? order.providerSubscriptionId,
    subscriptionStatus: truth.subscription?.status ?? order.subscriptionStatus,
    periodEndsAt: truth.subscription?.periodEndsAt ?? order.periodEndsAt,
    taxCents: truth.taxCents,
    refundedCents: truth.refundedCents,
    ...wish(order, truth.subscription, now),
  };
}

/** A customer may end the subscription on the provider's own pages too, and take that back there. */
function wish(order: Order, subscription: ProviderTruth['subscription'], now: Date) {
  if (subscription === null || isOver(subscription.status) || subscription.endsWithPeriod === order.endsWithPeriod)
    return {};
  const { endsWithPeriod } = subscription;
  return endsWithPeriod
    ? { endsWithPeriod, cancelRequestedAt: order.cancelRequestedAt ?? now }
    : { endsWithPeriod, cancelRequestedAt: null, isReleased: false };
}

/**
 * Keeps what was really paid, and answers what became of each payment, oldest first.
 * A payment that we gave back was made all the same; one that the customer's bank took back was not.
 */
async function keepInvoices(tx: Transaction, order: Order, truth: KnownTruth): Promise<PaymentState[]> {
  for (const { id, paymentId, amountCents, taxCents, refundedCents, currency, paidAt, state } of truth.paidInvoices) {
    await tx
      .insert(paidInvoices)
      .values({
        provider: order.provider,
        invoiceId: id,
        orderId: order.id,
        paymentId,
        amountCents,
        taxCents,
        refundedCents,
        currency,
        paidAt,
        state,
      })
      .onConflictDoUpdate({
        target: [paidInvoices.provider, paidInvoices.invoiceId],
        set: { state, paymentId, refundedCents },
      });
  }
  const kept = await tx
    .select({ state: paidInvoices.state })
    .from(paidInvoices)
    .where(and(eq(paidInvoices.provider, order.provider), eq(paidInvoices.orderId, order.id)))
    .orderBy(asc(paidInvoices.paidAt), asc(paidInvoices.invoiceId));
  return kept.map(({ state }) => state);
}

/** A cancellation that was asked for takes effect with the payment that ends the commitment, or at once where none is owed; null before that, and once it is told. */
function subscriptionToEnd(
  order: Order,
  { subscription }: KnownTruth,
  payments: readonly PaymentState[],
): string | null {
  if (order.cancelRequestedAt === null || subscription === null) return null;
  if (isOver(subscription.status) || subscription.endsWithPeriod) return null;
  const made = payments.filter((state) => state !== 'disputed').length;
  return order.isReleased || made >= order.catalogue.commitmentPayments ? subscription.id : null;
}
