import type { FastifyInstance } from 'fastify';

/** In this plugin scope bodies of every type arrive as the bytes that were sent: signatures are made over those. */
export function keepRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
