import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError, databaseErrorCode } from '#base/errors.ts';
import { escapeHtml } from '#base/html-page.ts';
import { hostedPage } from '#payment/hosted-page.ts';

/** Every error as `{message, code, details?}` with the right status; as a page where a browser asked for one outside /api. What we did not expect is logged whole and shown as nothing but its id. */
export function errorReply(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError) {
    const wait = waitSchema.safeParse(error.details).data?.retryAfterSeconds;
    if (error.status === 429 && wait !== undefined) reply.header('retry-after', String(wait));
    return answer(reply, error.status, error.code, error.message, error.details);
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.map((issue) => ({ path: issue.instancePath, message: issue.message }));
    const message = (details.length === 1 && details[0]?.message) || 'Some of what was sent is not valid.';
    return answer(reply, error.validationContext === 'body' ? 422 : 400, 'invalid-input', message, details);
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return answer(reply, error.statusCode, error.code.toLowerCase().replaceAll('_', '-'), error.message);
  }
  // PostgreSQL keeps no NUL character: an id or a search with one finds nothing anywhere.
  if (['22021', '22P05'].includes(databaseErrorCode(error) ?? '')) {
    return answer(reply, 400, 'invalid-input', 'What was sent contains a character that cannot be stored.');
  }
  if (isDatabaseAway(error)) {
    request.log.error(
      { err: error, next: 'see whether the database runs and /readyz; processes reconnect by themselves' },
      'database away',
    );
    return answer(
      reply.header('retry-after', '5'),
      503,
      'unavailable',
      'We cannot reach our database right now. Nothing was lost; please try again in a moment.',
    );
  }
  request.log.error(
    { err: error, next: 'a fault of ours: report it with the stack; requestId finds what the visitor saw' },
    'unexpected error',
  );
  return answer(
    reply,
    500,
    'internal',
    'Something went wrong on our side. Please try again; if it happens again, tell us the request id.',
    {
      requestId: request.id,
    },
  );
}

const waitSchema = z.object({ retryAfterSeconds: z.number() });

function answer(reply: FastifyReply, status: number, code: string, message: string, details?: unknown): FastifyReply {
  if (!reply.request.url.startsWith('/api/') && reply.request.headers.accept?.includes('text/html')) {
    const content = `<h1>This did not work</h1><p>${escapeHtml(message)}</p><p><a href="/">Back to Home</a></p>`;
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .serializer(String)
      .send(hostedPage({ title: 'This did not work', stylesheet: '/subscription.css', banner: null, content }));
  }
  // Not by the schema of the route, which may know this status as an answer of its own.
  return reply
    .code(status)
    .type('application/json; charset=utf-8') // which a serializer of its own does not bring
    .serializer(JSON.stringify)
    .send(details === undefined ? { message, code } : { message, code, details });
}

/** Connection refused, lost or not accepted (SQLSTATE classes 08, 53 and 57P), as opposed to a query that is wrong. */
function isDatabaseAway(error: unknown): boolean {
  const code = databaseErrorCode(error) ?? '';
  const lost =
    error instanceof Error &&
    /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(
      `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`,
    );
  return lost || /^(ECONNREFUSED|ECONNRESET|EPIPE|08...|53...|57P0.)$/.test(code);
}
