import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type pg from 'pg';
import { inBatches } from './in-batches.ts';

export type Taken = { allowed: true; left: number } | { allowed: false; retryAfterSeconds: number };

export type Throttle = {
  /** Takes points of the key's, one where nothing is said, before the work is done. Waiting time in whole seconds. */
  take(key: string, points?: number): Promise<Taken>;
  /** Takes all points of the key away for so long, whatever its window. */
  lock(key: string, seconds: number): Promise<void>;
  /** Gives the key all its points back (after a success that proves who it is). */
  reset(key: string): Promise<void>;
};

/** What the clocks of two processes may differ by. */
const clocksDifferSeconds = 60;

type Limit = { points: number; perSeconds: number };

/**
 * At most `points` per key in any window of `perSeconds`, counted in PostgreSQL for all processes together; `name` keeps counters apart. The tries of one
 * moment are counted by one statement. No key is refused for longer than a window, or than `longestLockSeconds` where keys are locked.
 */
export function createThrottle(
  pool: pg.Pool,
  { name, points, perSeconds, longestLockSeconds = 0 }: Limit & { name: string; longestLockSeconds?: number },
): Throttle {
  const alone = createLocalThrottle({ points, perSeconds }); // while the database is away, rather than letting everybody through
  const longestMs = 1000 * (Math.max(perSeconds, longestLockSeconds) + clocksDifferSeconds);
  const nameOf = (key: string) => `${name}:${key}`;
  const count = inBatches(async (keys: string[]): Promise<Taken[]> => {
    const now = Date.now();
    const { rows } = await pool.query<{ key: string; points: number; expire: string }>({
      ...countTries,
      values: [keys, now + perSeconds * 1000, now, now + longestMs],
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
  return {
    async take(key, wanted = 1) {
      const tries = await Promise.all(Array.from({ length: wanted }, () => count(nameOf(key)))).catch(() => null);
      return tries?.at(-1) ?? alone.take(key, wanted);
    },
    async lock(key, seconds) {
      const values = [nameOf(key), points + 1, Date.now() + seconds * 1000];
      await pool.query({ ...lockKey, values }).catch(() => alone.lock(key, seconds));
    },
    async reset(key) {
      await alone.reset(key);
      await pool.query('delete from throttles where key = $1', [nameOf(key)]);
    },
  };
}

// In order of the keys, so that two processes never wait for each other. What ends later than any window may was written by a clock that ran ahead.
const countTries = {
  name: 'count-tries',
  text: `
    insert into throttles (key, points, expire) select key, count(*), $2::bigint from unnest($1::text[]) key group by key order by key
    on conflict (key) do update set
      points = case when throttles.expire > $3 and throttles.expire <= $4 then throttles.points + excluded.points else excluded.points end,
      expire = case when throttles.expire > $3 and throttles.expire <= $4 then throttles.expire else excluded.expire end
    returning key, points, expire`,
};

const lockKey = {
  name: 'lock-key',
  text: `
    insert into throttles (key, points, expire) values ($1, $2, $3)
    on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
};

/** The same, counted by this process alone: for what must not write. */
export function createLocalThrottle({ points, perSeconds }: Limit): Throttle {
  const limiter = new RateLimiterMemory({ points, duration: perSeconds });
  return {
    async take(key, wanted = 1) {
      try {
        const result = await limiter.consume(key, wanted);
        return { allowed: true, left: result.remainingPoints };
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes)
          return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
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
