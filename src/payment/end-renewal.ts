import { eq } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import { recordAudit } from '#db/audit.ts';
import { orders } from '#db/schema.ts';
import type { SettleDeps } from './settle-order.ts';
import { isOver } from './subscription-standing.ts';

/**
 * Ends what renews of an order at its provider, whatever was agreed on: nothing more is charged. May be repeated.
 * @throws AppError 502 when the provider does not answer, 409 when it is not configured any more; nothing is changed then.
 */
export async function endRenewal(
  deps: Pick<SettleDeps, 'db' | 'providers' | 'log' | 'now'>,
  orderId: string,
  actor: string,
): Promise<void> {
  const [order] = await deps.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order || order.subscriptionStatus === null || isOver(order.subscriptionStatus) || order.endsWithPeriod) return;
  const { provider: name, providerSubscriptionId: subscriptionId, cancelRequestedAt } = order;
  const provider = deps.providers[name];
  if (!provider)
    throw new AppError(
      409,
      'provider-gone',
      `The plan of order ${orderId} still renews at ${name}, which is not configured here any more. Nothing was erased. Configure it again, or end the plan there.`,
    );
  if (subscriptionId !== null)
    await provider.cancelAtPeriodEnd(subscriptionId).catch((error: unknown) => {
      deps.log.error({ err: error, orderId, next: 'erase it again' }, 'a plan could not be ended');
      throw new AppError(
        502,
        'renewal-not-ended',
        'The payment provider did not answer, so the plan still renews. Nothing was erased. Please try again in a few minutes.',
      );
    });
  await deps.db.transaction(async (tx) => {
    await tx
      .update(orders)
      .set({ endsWithPeriod: true, cancelRequestedAt: cancelRequestedAt ?? deps.now() })
      .where(eq(orders.id, orderId));
    await recordAudit(tx, { actor, action: 'subscription.ended-to-erase', subjectId: orderId });
  });
}
