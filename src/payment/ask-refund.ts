import { eq } from 'drizzle-orm';
import { raiseAlert } from '#db/alerts.ts';
import { recordAudit } from '#db/audit.ts';
import { orders, refundRequests } from '#db/schema.ts';
import { moneyText, type RefundRule } from './contract.ts';
import { settleInTurn } from './settle-in-turn.ts';
import type { SettleDeps } from './settle-order.ts';
import { readSubscription } from './subscription.ts';

/**
 * The buyer asks for the money back, and an operator gives it. Asked twice is asked once. A subscription within the days of the refund policy owes nothing
 * more from now on: its provider is told to charge no further period, by the sweep where it does not answer now. Does nothing for what is not paid.
 */
export async function askRefund(
  deps: SettleDeps & { refund: RefundRule },
  orderId: string,
  message: string,
): Promise<void> {
  const now = deps.now();
  const isReleased = await deps.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order?.status !== 'paid') return false;
    const [asked] = await tx
      .insert(refundRequests)
      .values({ orderId, message, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!asked) return false;
    await recordAudit(tx, { actor: 'customer', action: 'payment.refund-asked', subjectId: orderId });
    const subscription = await readSubscription(tx, orderId, { now, refund: deps.refund });
    const due = subscription === null || subscription.state === 'ended' ? null : subscription.refundable;
    if (due !== null)
      await tx
        .update(orders)
        .set({ isReleased: true, cancelRequestedAt: order.cancelRequestedAt ?? now })
        .where(eq(orders.id, orderId));
    const byPolicy =
      due === null
        ? ''
        : ` By the refund policy ${moneyText(due.cents, order.currency)} are due back, and the plan charges nothing more.`;
    const text = `A buyer asks for a refund.${byPolicy} Open the report’s Details in /admin to read why, and to give the money back.`;
    await raiseAlert(tx, { kind: 'refund-asked', subjectId: orderId, text }, now);
    await deps.onMoved(tx, order, 'refund-asked');
    return due !== null;
  });
  if (!isReleased) return;
  await settleInTurn(deps, orderId, 'customer').catch((error: unknown) =>
    deps.log.error(
      { err: error, orderId, next: 'nothing: the sweep asks the provider again' },
      'a subscription that was asked back waits for the provider',
    ),
  );
}
