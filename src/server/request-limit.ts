import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { clientNetwork } from '#base/client-network.ts';
import { AppError } from '#base/errors.ts';
import { createThrottle } from '#base/throttle.ts';

/** At most so many changing requests a minute from one client, counted over all processes. Webhooks are signed and must not be lost. */
export function limitRequests(pool: pg.Pool, perMinute: number) {
  const throttle = createThrottle(pool, { name: 'requests', points: perMinute, perSeconds: 60 });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.url.startsWith('/api/webhooks/')) return;
    const taken = await throttle.take(clientNetwork(request.ip));
    if (taken.allowed) return;
    reply.header('retry-after', String(taken.retryAfterSeconds));
    throw new AppError(429, 'too-many-requests', `Too many requests: please wait ${taken.retryAfterSeconds} seconds.`);
  };
}
