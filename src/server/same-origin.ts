import type { FastifyRequest } from 'fastify';
import { AppError } from '#base/errors.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another website makes a visitor's browser send. Programs send neither header and carry no cookies, so they pass;
 * webhooks come from the provider's servers and are signed.
 */
export function refuseCrossSite(publicUrl: string) {
  return async (request: FastifyRequest): Promise<void> => {
    if (harmless.has(request.method) || request.url.startsWith('/api/webhooks/')) return;
    const { 'sec-fetch-site': site, origin } = request.headers;
    const ownSite = site === undefined || site === 'same-origin' || site === 'none';
    // A page of ours that tells nobody its address posts the origin "null", as a sandboxed frame does; only the fetch metadata tells the two apart.
    const ownOrigin =
      origin === undefined ||
      origin === new URL(publicUrl).origin ||
      origin === `${request.protocol}://${request.host}` ||
      (origin === 'null' && site === 'same-origin');
    if (!ownSite || !ownOrigin) throw new AppError(403, 'cross-site', 'This request came from another website.');
  };
}
