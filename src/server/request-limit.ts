import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { App } from '#base/app.ts';
import { capabilities } from '#base/capabilities.ts';
import { sharedNetwork } from '#base/client-network.ts';
import { AppError } from '#base/errors.ts';
import { createNetworkThrottle } from '#base/network-throttle.ts';
import { createLocalThrottle, createThrottle } from '#base/throttle.ts';
import { costlyTurns } from './costly-turn.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a call that only reads: milliseconds of processor time that it costs, where these are more than ten. A test measures it. */
    costMs?: number;
    /** Of a call that anybody may make and that takes more than 8 kB: whether it keeps them. Then its bytes are limited, too. */
    keepsBody?: boolean;
  }
}

/** What a refused read waits for its answer, so that a client that asks on and on does not keep us busy refusing. */
const refusedWaitsMs = 1000;
/** Of the costly reads of one network. */
const leastWaiting = 16;
const costOfOne = 30;
const bytesOfOne = 8 * 1024;

/**
 * At most so many changing requests a minute from one client (an IPv6 /64), and three times as many from a /48, counted over all processes. Webhooks are signed and must not be lost. Of what only reads, the
 * costly calls are limited to two fifths of that, each counting by what it costs, by each process for itself: reading writes nothing. They are also made one after
 * the other for a network. What keeps a body is
 * limited to a fifth of it in ten minutes, each counting by its bytes. These two are drawn on by all of a /48 together.
 */
export function limitRequests(app: App, pool: pg.Pool, perMinute: number): void {
  const changing = createNetworkThrottle(pool, { name: 'requests', points: perMinute, perSeconds: 60 });
  const costly = createLocalThrottle({ points: Math.ceil(perMinute * 0.4), perSeconds: 60 });
  const keeping = createThrottle(pool, { name: 'kept', points: Math.ceil(perMinute * 0.2), perSeconds: 10 * 60 });

  app.addHook('onRoute', (route) => {
    const { needs, keepsBody } = route.config ?? {};
    const onlyReads = [route.method].flat().every((method) => method === 'GET' || method === 'HEAD');
    if (onlyReads || needs === undefined || needs === 'provider' || !capabilities[needs].open) return;
    route.bodyLimit ??= bytesOfOne;
    if (route.bodyLimit > bytesOfOne && keepsBody === undefined)
      throw new Error(
        `${route.url} takes ${route.bodyLimit} bytes of anybody: say in its config whether it keepsBody.`,
      );
  });

  const turns = costlyTurns(Math.max(leastWaiting, perMinute * 0.05), pause);
  const leaveOf = new WeakMap<FastifyRequest, () => void>();

  app.addHook('onSend', async (request) => leaveOf.get(request)?.());
  app.addHook('onRequest', async (request, reply) => {
    const { costMs = 0, keepsBody = false } = request.routeOptions.config;
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (costMs <= 10) return;
      const network = sharedNetwork(request.ip);
      const taken = await costly.take(network, Math.ceil(costMs / costOfOne));
      const leave = taken.allowed ? await turns.take(network, (left) => reply.raw.once('close', left)) : null;
      if (leave !== null) {
        leaveOf.set(request, leave);
        if (reply.raw.destroyed) throw new AppError(408, 'client-gone', 'Nobody waits for this answer any more.');
        return;
      }
      await pause(refusedWaitsMs);
      return refuseUnless(taken.allowed ? { allowed: false, retryAfterSeconds: 1 } : taken, reply);
    }
    if (request.url.startsWith('/api/webhooks/')) return;
    refuseUnless(await changing.take(request.ip), reply);
    // A body without a length may be as long as any.
    const bytes = Number(request.headers['content-length'] ?? request.routeOptions.bodyLimit ?? bytesOfOne);
    if (keepsBody)
      refuseUnless(await keeping.take(sharedNetwork(request.ip), Math.max(1, Math.ceil(bytes / bytesOfOne))), reply);
  });
}

function refuseUnless(taken: { allowed: true } | { allowed: false; retryAfterSeconds: number }, reply: FastifyReply) {
  if (taken.allowed) return;
  reply.header('retry-after', String(taken.retryAfterSeconds));
  throw new AppError(429, 'too-many-requests', `Too many requests: please wait ${taken.retryAfterSeconds} seconds.`);
}
