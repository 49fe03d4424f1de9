import type pg from 'pg';
import { AppError } from '#base/errors.ts';
import { createThrottle } from '#base/throttle.ts';
import type { Caller } from './caller.ts';

/** So much of something an hour for an agency, however many keys it has. Rejects with AppError 429 beyond that. */
export function allowance(
  pool: pg.Pool,
  { name, points, code, words }: { name: string; points: number; code: string; words: string },
): (caller: Pick<Caller, 'agency'>) => Promise<void> {
  const throttle = createThrottle(pool, { name, points, perSeconds: 60 * 60 });
  return async ({ agency }) => {
    const taken = await throttle.take(agency.id);
    if (!taken.allowed) throw new AppError(429, code, words, { retryAfterSeconds: taken.retryAfterSeconds });
  };
}
