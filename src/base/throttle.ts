import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type pg from 'pg';

export type Throttle = {
  /** Takes one of the key's points, before the work is done. Waiting time in whole seconds. */
  take(key: string): Promise<{ allowed: true; left: number } | { allowed: false; retryAfterSeconds: number }>;
  /** Takes all points of the key away for so long, whatever its window. */
  lock(key: string, seconds: number): Promise<void>;
  /** Gives the key all its points back (after a success that proves who it is). */
  reset(key: string): Promise<void>;
};

/** At most `points` per key in any window of `perSeconds`, counted in PostgreSQL for all processes together; `name` keeps counters apart. */
export function createThrottle(pool: pg.Pool, limit: { name: string; points: number; perSeconds: number; blockSeconds?: number }): Throttle {
  const shape = { keyPrefix: limit.name, points: limit.points, duration: limit.perSeconds, blockDuration: limit.blockSeconds ?? 0 };
  const limiter = new RateLimiterPostgres({
    ...shape,
    storeClient: pool,
    tableName: 'throttles',
    tableCreated: true, // by our migrations
    clearExpiredByTimeout: false, // by the nightly cleaning, once and not once per limiter
    // While the database is away, each process counts for itself rather than letting everybody through.
    insuranceLimiter: new RateLimiterMemory(shape),
  });
  return {
    async take(key) {
      try {
        const result = await limiter.consume(key);
        return { allowed: true, left: result.remainingPoints };
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
        throw refusal;
      }
    },
    async lock(key, seconds) {
      await limiter.block(key, seconds);
    },
    async reset(key) {
      await limiter.delete(key);
    },
  };
}
