import { graceDays } from './contract.ts';

/** A renewal failed; the grace period passed without a payment; a payment came after all; the subscription is over. */
export type SubscriptionMove = 'past-due' | 'paused' | 'resumed' | 'ended';

/** What a buyer is mailed about: also what the buyer wished. */
export type OrderMove = SubscriptionMove | 'cancelled' | 'kept' | 'refund-asked';

type Standing = { subscriptionStatus: string | null; pastDueSince: Date | null; pausedAt: Date | null };

// The first payment of one that is `incomplete` was never made: nothing is owed yet.
const owing = ['past_due', 'unpaid'];
/** Statuses in which nothing more is charged. */
export const overStatuses = ['canceled', 'incomplete_expired'];

/** What follows from a subscription's present status and from what was known before. `move` is set once, when something changed for the customer. */
export function subscriptionStanding(
  { subscriptionStatus: status, pastDueSince, pausedAt }: Standing,
  before: Pick<Standing, 'subscriptionStatus'>,
  now: Date,
): Pick<Standing, 'pastDueSince' | 'pausedAt'> & { move: SubscriptionMove | null } {
  if (status === null) return { pastDueSince: null, pausedAt: null, move: null };
  if (isOver(status)) {
    const hasJustEnded = before.subscriptionStatus === null || !isOver(before.subscriptionStatus);
    return { pastDueSince: null, pausedAt: null, move: hasJustEnded ? 'ended' : null };
  }
  if (!owing.includes(status))
    return { pastDueSince: null, pausedAt: null, move: pastDueSince === null ? null : 'resumed' };
  if (pastDueSince === null) return { pastDueSince: now, pausedAt: null, move: 'past-due' };
  const isGraceOver = now.getTime() - pastDueSince.getTime() >= graceDays * 24 * 60 * 60_000;
  return pausedAt === null && isGraceOver
    ? { pastDueSince, pausedAt: now, move: 'paused' }
    : { pastDueSince, pausedAt, move: null };
}

export function isOver(status: string): boolean {
  return overStatuses.includes(status);
}
