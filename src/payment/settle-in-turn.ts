import type { OrderStatus } from './contract.ts';
import { settleOrder } from './settle-order.ts';
import type { SettleActor, SettleDeps } from './settle-order.ts';

const underWay = new Map<string, Promise<OrderStatus | null>>();

/**
 * Settles an order by its provider's truth, at most once in ten seconds whoever asks. Who comes too early and brings news (an event, a customer's wish)
 * has it settled when its turn comes; everybody else gets what the last answer left in the books. Answers "asked just now" when nobody was asked.
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
