import swagger from '@fastify/swagger';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type pg from 'pg';
import type { App } from '#base/app.ts';
import type { Config } from '#base/config.ts';
import type { Log } from '#base/log.ts';
import { randomId } from '#base/secrets.ts';
import { errorReply } from './error-reply.ts';
import { healthRoutes } from './health.ts';
import { limitRequests } from './request-limit.ts';
import { refuseCrossSite } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';

export type AppOptions = {
  config: Pick<Config, 'trustProxy' | 'rateLimitPerMinute'>;
  /** Where browsers reach us. */
  publicUrl: string;
  log: Log;
  pool: pg.Pool;
};

/** The web server without any page or call of a slice: its defences, the way it answers errors, health, and the description of its calls. */
export async function buildApp({ config, publicUrl, log, pool }: AppOptions): Promise<App> {
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    genReqId: randomId,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 256 * 1024,
    // A client that dawdles over its headers or its body must not hold a connection for ever.
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000 },
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorReply);
  app.setNotFoundHandler((request, reply) => reply.code(404).send({ message: `There is nothing at ${request.url.split('?')[0]}.`, code: 'not-found' }));
  app.addHook('onRequest', securityHeaders(publicUrl));
  app.addHook('onRequest', refuseCrossSite(publicUrl));
  app.addHook('onRequest', limitRequests(pool, config.rateLimitPerMinute));

  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Citable', description: 'How visible is your business to AI assistants?', version: '1' } },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  healthRoutes(app, pool);
  return app;
}
