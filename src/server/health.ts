import type pg from 'pg';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import { isMigrated } from '#base/db.ts';

const health = z.object({ status: z.enum(['ok', 'unavailable']), reason: z.string().optional() });

/** `/healthz`: this process answers. `/readyz`: it can do its work, so a balancer may send visitors. */
export function healthRoutes(app: App, pool: pg.Pool): void {
  app.get('/healthz', { logLevel: 'warn', schema: { summary: 'Is the process alive?', response: { 200: health } } }, () => ({ status: 'ok' as const }));
  app.get('/readyz', { logLevel: 'warn', schema: { summary: 'Can it do its work?', response: { 200: health, 503: health } } }, async (request, reply) => {
    try {
      if (await isMigrated(pool)) return { status: 'ok' as const };
      return reply.code(503).send({ status: 'unavailable', reason: 'the database is being updated' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable', reason: 'the database cannot be reached' });
    }
  });
}
