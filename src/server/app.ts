import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type pg from 'pg';
import type { App } from '#base/app.ts';
import type { Config } from '#base/config.ts';
import type { Log } from '#base/log.ts';
import { guardRoutes } from '#base/capabilities.ts';
import { randomId } from '#base/secrets.ts';
import { limitConnections } from './connection-limit.ts';
import { describeApi } from './describe-api.ts';
import { errorReply } from './error-reply.ts';
import { healthRoutes, type Readiness } from './health.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { logRequests } from './request-log.ts';
import { limitRequests } from './request-limit.ts';
import { refuseCrossSite } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { noticeUndeclaredProxy } from './undeclared-proxy.ts';

export type AppOptions = {
  config: Pick<Config, 'trustProxy' | 'rateLimitPerMinute'> & Partial<Pick<Config, 'metricsToken'>>;
  /** Where browsers reach us. */
  publicUrl: string;
  log: Log;
  pool: pg.Pool;
  metrics?: Metrics;
  /** What must be so besides the database, by what is said where it is not. */
  readiness?: Readiness;
};

/** The web server without any page or call of a slice: its defences, the way it answers errors, health, and the description of its calls. */
export async function buildApp({
  config,
  publicUrl,
  log,
  pool,
  metrics = createMetrics(pool),
  readiness = {},
}: AppOptions): Promise<App> {
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    genReqId: randomId,
    // Every line carries the request's id by itself, see logRequests.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 256 * 1024,
    // A client that dawdles over its headers or its body must not hold a connection for ever.
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1000 },
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  limitConnections(app.server, { isBehindProxy: config.trustProxy.length > 0 });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorReply);
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ message: `There is nothing at ${request.url.split('?')[0]}.`, code: 'not-found' }),
  );
  logRequests(app, log, (route, { method }, reply) =>
    metrics.observeRequest(method, route, reply.statusCode, reply.elapsedTime),
  );
  app.addHook('onRequest', securityHeaders(publicUrl));
  app.addHook('onRequest', refuseCrossSite(publicUrl));
  if (config.trustProxy.length === 0) app.addHook('onRequest', noticeUndeclaredProxy(pool, log));
  limitRequests(app, pool, config.rateLimitPerMinute);
  guardRoutes(app);

  await describeApi(app);
  healthRoutes(app, { pool, readiness, metrics, metricsToken: config.metricsToken ?? null });
  return app;
}
