import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import { isMigrated } from '#base/db.ts';
import type { Metrics } from './metrics.ts';

const health = z.object({ status: z.enum(['ok', 'unavailable']), reason: z.string().optional() });

export type Readiness = Record<string, () => Promise<boolean>>;

/**
 * `/healthz`: this process answers. `/readyz`: it can do its work (database, queue and disk), so a balancer may send visitors. `/metrics`: its figures, for who knows
 * METRICS_TOKEN; for everybody else there is nothing, also on this machine, where a proxy may be.
 */
export function healthRoutes(
  app: App,
  {
    pool,
    readiness,
    metrics,
    metricsToken,
  }: { pool: pg.Pool; readiness: Readiness; metrics: Metrics; metricsToken: string | null },
): void {
  app.get(
    '/healthz',
    { config: { needs: 'public' }, schema: { summary: 'Is the process alive?', response: { 200: health } } },
    () => ({
      status: 'ok' as const,
    }),
  );
  app.get(
    '/readyz',
    { config: { needs: 'public' }, schema: { summary: 'Can it do its work?', response: { 200: health, 503: health } } },
    async (request, reply) => {
      const unavailable = (reason: string) => reply.code(503).send({ status: 'unavailable', reason });
      try {
        if (!(await inTime(isMigrated(pool)))) return unavailable('the database is being updated');
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        return unavailable('the database cannot be reached');
      }
      for (const [reason, isSo] of Object.entries(readiness)) {
        if (await inTime(isSo()).catch(() => false)) continue;
        request.log.warn({ reason }, 'not ready');
        return unavailable(reason);
      }
      return { status: 'ok' as const };
    },
  );
  app.get('/metrics', { config: { needs: 'holder' }, schema: { hide: true } }, async (request, reply) => {
    if (metricsToken === null || !carries(request, metricsToken)) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** A balancer does not wait for as long as a connection may be silent. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const tooLong = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLong.reject(new Error('there was no answer for 3 seconds')), 3000);
  return Promise.race([answer, tooLong.promise]).finally(() => clearTimeout(timer));
}

function carries({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
