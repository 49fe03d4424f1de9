import type { OrderStatus } from './contract.ts';
import { settleOrder } from './settle-order.ts';
import type { SettleActor, SettleDeps } from './settle-order.ts';

const underWay = new Map<string, Promise<OrderStatus | null>>();

/**
 * Settles an order by its provider's truth, at most once in ten seconds. A caller with news
 * (an event, a customer's wish) that arrives early is queued; every early caller gets "asked just now" and reads the stored status.
 */
export async function settleInTurn(
  deps: SettleDeps,
  orderId: string,
  actor: SettleActor,
): Promise<OrderStatus | null | 'asked just now'> {
  const bringsNews = actor === 'webhook' || actor === 'customer' || actor === 'operator';
  const running = underWay.get(orderId);
  if (running && !bringsNews) return running;
  const seconds = await deps.turns.take(orderId);
  if (seconds > 0) {
    if (bringsNews) await deps.turns.later(orderId, seconds);
    return 'asked just now';
  }
  const asking = settleOrder(deps, orderId, actor).finally(() => underWay.delete(orderId));
  underWay.set(orderId, asking);
  return asking;
}
