import type { OrderStatus } from './contract.ts';
import type { ProviderTruth } from './provider.ts';

type OrderFacts = { id: string; status: OrderStatus; amountCents: number; currency: string; expiresAt: Date };

export type Verdict = { status: OrderStatus; refusal: string | null };

/**
 * What an order's status must be, given what its provider says now. Depends on nothing else, so that the order in which events come cannot matter.
 * Money for something else than this order (session, amount, currency) is refused: the status stays and the refusal says why.
 */
export function judgeTruth(order: OrderFacts, truth: ProviderTruth | null, now: Date): Verdict {
  if (truth === null) {
    const isGone = order.status === 'pending' && order.expiresAt <= now;
    return { status: isGone ? 'expired' : order.status, refusal: null };
  }
  const refusal = mismatch(order, truth);
  if (refusal !== null) return { status: order.status, refusal };
  if (truth.state !== 'open') return { status: truth.state, refusal: null };
  // An open session says nothing new: it cannot revive an order that was given up. PayPal leaves an unpaid subscription open for ever; we ask about it for days only.
  const isGivenUp = order.status === 'pending' && now.getTime() - order.expiresAt.getTime() > patienceMs;
  return { status: isGivenUp ? 'expired' : order.status, refusal: null };
}

/** After this time beyond the end of its session nobody pays any more; who does so all the same has paid. */
const patienceMs = 3 * 24 * 60 * 60_000;

function mismatch(order: OrderFacts, truth: ProviderTruth): string | null {
  if (truth.orderId !== order.id) return 'the session was opened for another order';
  if (truth.amountCents !== order.amountCents)
    return `the session's amount is ${truth.amountCents}, the order's ${order.amountCents}`;
  if (truth.currency.toLowerCase() !== order.currency)
    return `the session's currency is ${truth.currency}, the order's ${order.currency}`;
  return null;
}
