import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import { isMigrated } from '#base/db.ts';
import type { Metrics } from './metrics.ts';

const health = z.object({ status: z.enum(['ok', 'unavailable']), reason: z.string().optional() });

/**
 * `/healthz`: this process answers. `/readyz`: it can do its work, so a balancer may send visitors. `/metrics`: its figures, for who knows
 * METRICS_TOKEN or, when that is not set, for programs on this machine; for everybody else there is nothing.
 */
export function healthRoutes(app: App, { pool, metrics, metricsToken }: { pool: pg.Pool; metrics: Metrics; metricsToken: string | null }): void {
  app.get('/healthz', { schema: { summary: 'Is the process alive?', response: { 200: health } } }, () => ({ status: 'ok' as const }));
  app.get('/readyz', { schema: { summary: 'Can it do its work?', response: { 200: health, 503: health } } }, async (request, reply) => {
    try {
      if (await Promise.race([isMigrated(pool), tooLong()])) return { status: 'ok' as const };
      return reply.code(503).send({ status: 'unavailable', reason: 'the database is being updated' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable', reason: 'the database cannot be reached' });
    }
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!(metricsToken === null ? isFromThisMachine(request) : carries(request, metricsToken))) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** A balancer does not wait for as long as a connection may be silent. */
function tooLong(): Promise<never> {
  return new Promise((_resolve, reject) => setTimeout(() => reject(new Error('the database has not answered for 3 seconds')), 3000).unref());
}

/** A proxy on this machine also comes from here, but says for whom; and a page that a browser here opened was asked under another name. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
  const isForwarded = headers.forwarded !== undefined || headers.via !== undefined || Object.keys(headers).some((name) => name.startsWith('x-forwarded-'));
  return isLocal && !isForwarded && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');
}

function carries({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
