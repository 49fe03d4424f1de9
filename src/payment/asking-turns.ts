import type { Deps } from '#base/deps.ts';
import { createThrottle } from '#base/throttle.ts';

/** Whose turn it is to ask a provider about an order, over all processes. */
export type AskingTurns = {
  /** Takes the order's turn and answers 0, or answers in how many seconds it may be taken. */
  take(orderId: string): Promise<number>;
  /** Has the order settled in so many seconds. Asked twice it happens once. */
  later(orderId: string, seconds: number): Promise<void>;
};

/** The queue of the orders whose turn comes later; its jobs name the order. */
export const settleQueue = 'settle';

/** Of one order, so that nobody uses up our account's allowance at a provider from outside. */
const secondsBetweenAsks = 10;

/** One turn for each order in so many seconds; 0: whenever somebody asks, for tests that live a year in a second. */
export function askingTurns(
  { database, queue }: Pick<Deps, 'database' | 'queue'>,
  seconds = secondsBetweenAsks,
): AskingTurns {
  const asks = createThrottle(database.pool, { name: 'ask-provider', points: 1, perSeconds: seconds });
  return {
    async take(orderId) {
      const taken = seconds === 0 ? null : await asks.take(orderId);
      return taken === null || taken.allowed ? 0 : taken.retryAfterSeconds;
    },
    async later(orderId, startAfterSeconds) {
      await queue.send(database.db, settleQueue, { orderId }, { key: orderId, startAfterSeconds });
    },
  };
}
