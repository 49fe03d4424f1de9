import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#base/app.ts';
import { inLogContext, type LogContext } from '#base/log-context.ts';
import type { Log } from '#base/log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    logContext: LogContext;
  }
}

const quiet = new Set(['/healthz', '/readyz', '/metrics']);

/** One line per answered request, and its id on every line that is written on the way. The route, not the path: ids in paths open reports. */
export function logRequests(
  app: App,
  log: Log,
  onAnswered: (route: string, request: FastifyRequest, reply: FastifyReply) => void,
): void {
  app.decorateRequest('logContext');
  app.addHook('onRequest', (request, _reply, done) => {
    request.logContext = { requestId: request.id };
    inLogContext(request.logContext, done);
  });
  // A body arrives by events of the socket, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => inLogContext(request.logContext, done));
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    onAnswered(route, request, reply);
    if (!quiet.has(route)) {
      const line = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
      inLogContext(request.logContext, () => log.info(line, 'answered'));
    }
    done();
  });
}
