import { eq } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import { recordAudit } from '#db/audit.ts';
import { madePayments } from '#db/made-payments.ts';
import { orders, refundRequests, refunds } from '#db/schema.ts';
import { formatAmount } from './contract.ts';
import { settleOrder } from './settle-order.ts';
import type { Order, SettleDeps } from './settle-order.ts';

/** `id` is chosen by whoever asks: the same id gives back once, however often it is sent. */
export type RefundWish = {
  id: string;
  paymentId: string;
  amountCents: number;
  /** Who asked, for the audit log. */ actor: string;
  details: Record<string, unknown>;
};

/**
 * Gives money of one payment back through the provider, and settles the order by the provider's truth: report and mail follow from there.
 * @throws AppError 404 unknown payment, 409 more than is left or refused by the provider, 502 no answer (may be sent again under the same id).
 */
export async function refundPayment(deps: SettleDeps, orderId: string, wish: RefundWish): Promise<void> {
  const order = await keepWish(deps, orderId, wish);
  if (order === 'done before') return;
  const { provider: name, providerSessionId: sessionId, currency } = order;
  const provider = deps.providers[name];
  if (!provider || sessionId === null)
    throw new AppError(409, 'provider-gone', `The payment provider "${name}" is not configured here any more.`);
  const { paymentId, amountCents } = wish;
  const answer = await provider
    .refund({ orderId, sessionId, paymentId, amountCents, currency, idempotencyKey: `refund:${wish.id}` })
    .catch((error: unknown) => {
      deps.log.error(
        {
          err: error,
          orderId,
          refundId: wish.id,
          next: 'look at the payment on the provider’s page, then press Refund again',
        },
        'a refund got no answer',
      );
      throw new AppError(
        502,
        'refund-unanswered',
        'The payment provider did not answer. Press the button again: the money is given back only once.',
      );
    });
  await deps.db.transaction(async (tx) => {
    const refused = answer?.refused.slice(0, 500) ?? null;
    await tx
      .update(refunds)
      .set({ state: refused === null ? 'done' : 'refused', reason: refused })
      .where(eq(refunds.id, wish.id));
    if (refused === null) await tx.delete(refundRequests).where(eq(refundRequests.orderId, orderId));
    const action = refused === null ? 'payment.refund' : 'payment.refund-refused';
    await recordAudit(tx, {
      actor: wish.actor,
      action,
      subjectId: orderId,
      details: { ...wish.details, refundId: wish.id, paymentId, amountCents },
    });
  });
  if (answer !== null) throw new AppError(409, 'refund-refused', `The payment provider refused: ${answer.refused}`);
  // The money is on its way whether or not this works: the sweep would see it, too.
  await settleOrder(deps, orderId, 'operator').catch((error: unknown) =>
    deps.log.error(
      { err: error, orderId, next: 'nothing: the sweep settles it within minutes' },
      'a refunded order could not be settled',
    ),
  );
}

/** Remembers what is asked before it is asked. The order's row is the queue in which two operators wait for each other. */
async function keepWish(
  deps: SettleDeps,
  orderId: string,
  { id, paymentId, amountCents }: RefundWish,
): Promise<Order | 'done before'> {
  return deps.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    const payment = order && (await madePayments(tx, order)).find((made) => made.paymentId === paymentId);
    if (!payment) throw new AppError(404, 'payment-not-found', 'This payment does not exist.');
    const [begun] = await tx.select().from(refunds).where(eq(refunds.id, id));
    if (begun) {
      const isSame = begun.orderId === orderId && begun.paymentId === paymentId && begun.amountCents === amountCents;
      if (!isSame)
        throw new AppError(409, 'refund-differs', 'This refund was begun with another amount. Please reload the page.');
      return begun.state === 'done' ? 'done before' : order;
    }
    const left = payment.amountCents + payment.taxCents - payment.refundedCents;
    if (amountCents > left)
      throw new AppError(409, 'refund-too-large', `You can refund up to ${formatAmount(left)} of this payment.`);
    await tx.insert(refunds).values({ id, orderId, paymentId, amountCents, createdAt: deps.now() });
    return order;
  });
}
