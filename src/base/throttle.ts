import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type pg from 'pg';
import { inBatches } from './in-batches.ts';

type Taken = { allowed: true; left: number } | { allowed: false; retryAfterSeconds: number };

export type Throttle = {
  /** Takes one of the key's points, before the work is done. Waiting time in whole seconds. */
  take(key: string): Promise<Taken>;
  /** Takes all points of the key away for so long, whatever its window. */
  lock(key: string, seconds: number): Promise<void>;
  /** Gives the key all its points back (after a success that proves who it is). */
  reset(key: string): Promise<void>;
};

/** At most `points` per key in any window of `perSeconds`, counted in PostgreSQL for all processes together; `name` keeps counters apart. */
export function createThrottle(
  pool: pg.Pool,
  limit: { name: string; points: number; perSeconds: number; blockSeconds?: number },
): Throttle {
  const shape = {
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.perSeconds,
    blockDuration: limit.blockSeconds ?? 0,
  };
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
    take: (key) => takeFrom(limiter, key),
    async lock(key, seconds) {
      await limiter.block(key, seconds);
    },
    async reset(key) {
      await limiter.delete(key);
    },
  };
}

/** The same for a limit that every visitor meets: the tries of one moment are counted by one statement. */
export function createBusyThrottle(
  pool: pg.Pool,
  { name, points, perSeconds }: { name: string; points: number; perSeconds: number },
): Pick<Throttle, 'take'> {
  const alone = createLocalThrottle({ points, perSeconds }); // while the database is away
  const count = inBatches(async (keys: string[]): Promise<Taken[]> => {
    const now = Date.now();
    const { rows } = await pool.query<{ key: string; points: number; expire: string }>({
      ...countTries,
      values: [keys, now + perSeconds * 1000, now],
    });
    const counters = new Map(rows.map((row) => [row.key, row]));
    const takeLast = (key: string): Taken => {
      const counter = counters.get(key);
      if (!counter) throw new Error('A try was not counted.');
      const used = counter.points;
      counter.points -= 1;
      if (used <= points) return { allowed: true, left: points - used };
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((Number(counter.expire) - now) / 1000)) };
    };
    return keys.toReversed().map(takeLast).toReversed();
  });
  return { take: (key) => count(`${name}:${key}`).catch(() => alone.take(key)) };
}

// In order of the keys, so that two processes never wait for each other.
const countTries = {
  name: 'count-tries',
  text: `
    insert into throttles (key, points, expire) select key, count(*), $2::bigint from unnest($1::text[]) key group by key order by key
    on conflict (key) do update set
      points = case when throttles.expire <= $3 then excluded.points else throttles.points + excluded.points end,
      expire = case when throttles.expire <= $3 then excluded.expire else throttles.expire end
    returning key, points, expire`,
};

/** The same, counted by this process alone: for what must not write. */
export function createLocalThrottle({
  points,
  perSeconds,
}: {
  points: number;
  perSeconds: number;
}): Pick<Throttle, 'take'> {
  const limiter = new RateLimiterMemory({ points, duration: perSeconds });
  return { take: (key) => takeFrom(limiter, key) };
}

async function takeFrom(limiter: RateLimiterAbstract, key: string): Promise<Taken> {
  try {
    const result = await limiter.consume(key);
    return { allowed: true, left: result.remainingPoints };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes)
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    throw refusal;
  }
}
