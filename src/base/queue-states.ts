import type pg from 'pg';
import { z } from 'zod';

/** Jobs by queue and state; `age` is how many seconds the oldest of them has been due or at work. */
export type QueueState = z.infer<typeof rowsSchema>[number];

export async function readQueueStates(pool: pg.Pool): Promise<QueueState[]> {
  const { rows } = await pool.query(`
    select name as queue, case state when 'active' then 'running' when 'failed' then 'failed' else 'waiting' end as state, count(*) as n,
      greatest(0, extract(epoch from now() - min(greatest(start_after, created_on)))) as age
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`);
  return rowsSchema.parse(rows);
}

const rowsSchema = z.array(
  z.object({
    queue: z.string(),
    state: z.enum(['waiting', 'running', 'failed']),
    n: z.coerce.number(),
    age: z.coerce.number().nonnegative(),
  }),
);
