import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { clientNetwork } from '#base/client-network.ts';
import { AppError } from '#base/errors.ts';
import { createLocalThrottle, createThrottle } from '#base/throttle.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call that only reads, and costs more than 10 ms of processor time. */
    isCostly?: boolean;
  }
}

/**
 * At most so many changing requests a minute from one client, counted over all processes. Webhooks are signed and must not be lost. Of what only reads, the
 * costly calls are limited to two fifths of that, by each process for itself: reading writes nothing.
 */
export function limitRequests(pool: pg.Pool, perMinute: number) {
  const changing = createThrottle(pool, { name: 'requests', points: perMinute, perSeconds: 60 });
  const costly = createLocalThrottle({ points: Math.ceil(perMinute * 0.4), perSeconds: 60 });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const onlyReads = request.method === 'GET' || request.method === 'HEAD';
    if (onlyReads ? !request.routeOptions.config.isCostly : request.url.startsWith('/api/webhooks/')) return;
    const taken = await (onlyReads ? costly : changing).take(clientNetwork(request.ip));
    if (taken.allowed) return;
    reply.header('retry-after', String(taken.retryAfterSeconds));
    throw new AppError(429, 'too-many-requests', `Too many requests: please wait ${taken.retryAfterSeconds} seconds.`);
  };
}
