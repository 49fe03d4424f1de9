import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { clientNetwork } from '#base/client-network.ts';
import type { Log } from '#base/log.ts';

const key = 'undeclared-proxy';
const seenSchema = z.object({ from: z.string(), at: z.string() });

/**
 * Where no proxy is declared, a request that speaks of one means that all visitors look like one client. Said once by each process, and noted for the
 * doctor. Anybody can send such a header, so nothing is decided by it.
 */
export function noticeUndeclaredProxy(pool: pg.Pool, log: Log) {
  let isSaid = false;
  return async (request: FastifyRequest): Promise<void> => {
    if (isSaid || request.headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    const from = clientNetwork(request.socket.remoteAddress ?? '');
    log.warn(
      { from },
      'a request carries X-Forwarded-For, but TRUST_PROXY names no proxy: all visitors share one rate limit. Set TRUST_PROXY to its address',
    );
    await pool
      .query(
        `insert into settings (key, value) values ($1, jsonb_build_object('from', $2::text, 'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD HH24:MI "UTC"')))
         on conflict (key) do update set value = excluded.value, updated_at = now()`,
        [key, from],
      )
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the undeclared proxy could not be noted for citable doctor'),
      );
  };
}

/** Network and time of the last note; null: there is none. */
export async function readUndeclaredProxy(pool: pg.Pool): Promise<z.infer<typeof seenSchema> | null> {
  const { rows } = await pool.query('select value from settings where key = $1', [key]);
  return rows.length === 0 ? null : seenSchema.parse(rows[0].value);
}
