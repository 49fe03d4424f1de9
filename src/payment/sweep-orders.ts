import { and, asc, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import { orders } from '#db/schema.ts';
import { erasedOrdersDue } from './settle-erased.ts';
import { settleInTurn } from './settle-in-turn.ts';
import type { SettleDeps } from './settle-order.ts';

const batch = 200;
const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Makes up for lost webhooks: asks the provider about every order that may have moved unseen. One failing order does not keep the others.
 * Answers how many were asked about.
 */
export async function sweepOrders(deps: SettleDeps): Promise<number> {
  const now = deps.now().getTime();
  const ago = (ms: number) => new Date(now - ms);
  const due = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      or(
        // Open ones: a webhook usually needs seconds. The session lives an hour, and late payments may take days.
        and(
          inArray(orders.status, ['pending', 'processing']),
          lt(orders.createdAt, ago(2 * minute)),
          askedBefore(ago(5 * minute)),
        ),
        // A payment can still follow an expiry or a failure that was seen too early.
        and(
          inArray(orders.status, ['failed', 'expired']),
          gt(orders.updatedAt, ago(2 * day)),
          askedBefore(ago(6 * 60 * minute)),
        ),
        // Refunds, disputes and renewals: nearly all come within the first weeks, a few after months.
        and(
          inArray(orders.status, ['paid', 'disputed', 'refunded']),
          gt(orders.updatedAt, ago(35 * day)),
          askedBefore(ago(day)),
        ),
        and(
          inArray(orders.status, ['paid', 'disputed']),
          gt(orders.updatedAt, ago(400 * day)),
          askedBefore(ago(7 * day)),
        ),
        and(
          inArray(orders.status, ['paid', 'refunded', 'disputed']),
          inArray(orders.subscriptionStatus, ['active', 'past_due', 'unpaid']),
          askedBefore(ago(day)),
        ),
      ),
    )
    .orderBy(asc(orders.settledAt))
    .limit(batch);
  const erased = await erasedOrdersDue(deps, ago(day), batch);
  for (const id of [...due.map((order) => order.id), ...erased]) {
    await settleInTurn(deps, id, 'sweep').catch((error: unknown) =>
      deps.log.error(
        { err: error, orderId: id, next: 'check the provider’s keys; the order is asked about again' },
        'sweep could not settle an order',
      ),
    );
  }
  return due.length + erased.length;
}

function askedBefore(time: Date) {
  return or(isNull(orders.settledAt), lt(orders.settledAt, time));
}
