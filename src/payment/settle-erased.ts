import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { raiseAlert } from '#db/alerts.ts';
import { recordAudit } from '#db/audit.ts';
import { erasedOrders } from '#db/schema.ts';
import type { Db } from '#base/db.ts';
import type { PaymentState, ProviderName } from './contract.ts';
import type { PaymentProvider, ProviderTruth } from './provider.ts';
import { isOver } from './subscription-standing.ts';

type Erased = typeof erasedOrders.$inferSelect;
type ErasedDeps = { db: Db; providers: Partial<Record<ProviderName, PaymentProvider>>; now: () => Date };

/**
 * What the provider says of an order that was erased is answered there: a plan that runs is ended, new money is given back, and operators are
 * told. No report and no mail follows. Does nothing for an order that never was. Throws when the provider cannot be asked.
 */
export async function settleErased(deps: ErasedDeps, orderId: string): Promise<void> {
  const [erased] = await deps.db.select().from(erasedOrders).where(eq(erasedOrders.id, orderId));
  if (!erased) return;
  const provider = deps.providers[erased.provider];
  if (!provider)
    throw new Error(`The erased order ${orderId} belongs to "${erased.provider}", which is not configured.`);
  const truth = await provider.retrieve(erased.providerSessionId);
  const told: string[] = [];
  const subscription = truth?.subscription ?? null;
  if (subscription !== null && !isOver(subscription.status) && !subscription.endsWithPeriod) {
    await provider.cancelAtPeriodEnd(subscription.id);
    told.push('Its plan renewed or was taken up again; we ended it at the provider.');
  }
  const payments = { ...erased.payments };
  for (const payment of truth === null ? [] : paymentsOf(erased, truth)) {
    const before = payments[payment.key];
    if (payment.state === before) continue;
    payments[payment.key] = payment.state;
    if (before === undefined && payment.state === 'paid') {
      const refused = await giveBack(provider, erased, payment);
      if (refused === null) payments[payment.key] = 'refunded';
      told.push(
        refused === null
          ? 'A payment arrived; we gave it back.'
          : `A payment arrived and could not be given back (${refused}). Give it back on the provider’s page.`,
      );
    } else told.push(`A payment is ${payment.state} now. Look at it on the provider’s page.`);
  }
  const now = deps.now();
  const isOpen = truth !== null && (truth.state === 'open' || truth.state === 'processing');
  const isEnded = !isOpen && (subscription === null || isOver(subscription.status));
  await deps.db.transaction(async (tx) => {
    await tx
      .update(erasedOrders)
      .set({ payments, settledAt: now, overAt: isEnded ? now : null })
      .where(eq(erasedOrders.id, orderId));
    if (told.length === 0) return;
    await recordAudit(tx, {
      actor: 'erased',
      action: 'order.moved-after-erasure',
      subjectId: orderId,
      details: { told },
    });
    const text = `The data of this order were erased, and then its money moved. ${told.join(' ')}`;
    await raiseAlert(tx, { kind: 'erased-order', subjectId: orderId, text }, now);
  });
}

type Payment = { key: string; paymentId: string | null; cents: number; currency: string; state: PaymentState };

/** Every payment that was made: of a subscription by its invoices, of a one-time purchase by the order itself. `cents` is what is left of it. */
function paymentsOf({ id: key }: Erased, truth: ProviderTruth): Payment[] {
  const { state, amountCents, taxCents, refundedCents, paymentId, currency } = truth;
  if (truth.paidInvoices.length > 0)
    return truth.paidInvoices.map((invoice) => ({
      key: invoice.id,
      paymentId: invoice.paymentId,
      cents: invoice.amountCents + invoice.taxCents - (invoice.refundedCents ?? 0),
      currency: invoice.currency,
      state: invoice.state,
    }));
  const isMade = state === 'paid' || state === 'refunded' || state === 'disputed';
  const cents = amountCents + taxCents - refundedCents;
  return isMade && truth.subscription === null ? [{ key, paymentId, cents, currency, state }] : [];
}

/** Answers why not, or null when it is done. The same payment is given back once, however often this runs. */
async function giveBack(provider: PaymentProvider, erased: Erased, payment: Payment): Promise<string | null> {
  const { paymentId, cents: amountCents, currency, key } = payment;
  if (paymentId === null) return 'the provider names no payment';
  const answer = await provider.refund({
    orderId: erased.id,
    sessionId: erased.providerSessionId,
    paymentId,
    amountCents,
    currency,
    idempotencyKey: `erased:${key}`,
  });
  return answer?.refused.slice(0, 300) ?? null;
}

/** The erased order that an event speaks of; null: none. */
export async function findErased(
  deps: Pick<ErasedDeps, 'db'>,
  provider: ProviderName,
  ids: readonly (string | null)[],
): Promise<string | null> {
  const said = sql`array[${sql.join(
    ids.filter((id) => id !== null).map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`;
  const [found] = await deps.db
    .select({ id: erasedOrders.id })
    .from(erasedOrders)
    .where(
      and(
        eq(erasedOrders.provider, provider),
        or(sql`${erasedOrders.id} = any(${said})`, sql`${erasedOrders.providerIds} && ${said}`),
      ),
    )
    .limit(1);
  return found?.id ?? null;
}

/** Erased orders that may move unseen: asked about at once, and daily until nothing can renew or be paid any more. */
export async function erasedOrdersDue({ db }: Pick<ErasedDeps, 'db'>, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: erasedOrders.id })
    .from(erasedOrders)
    .where(and(isNull(erasedOrders.overAt), or(isNull(erasedOrders.settledAt), lt(erasedOrders.settledAt, since))))
    .orderBy(asc(erasedOrders.settledAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
