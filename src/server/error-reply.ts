import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, databaseErrorCode } from '#base/errors.ts';

/** Every error as `{message, code, details?}` with the right status. What we did not expect is logged whole and shown as nothing but its id. */
export function errorReply(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError) return answer(reply, error.status, error.code, error.message, error.details);
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
    return answer(reply, 400, 'invalid-input', 'What was sent holds a character that cannot be stored.');
  }
  if (isDatabaseAway(error)) {
    request.log.error({ err: error }, 'database away');
    return answer(
      reply.header('retry-after', '5'),
      503,
      'unavailable',
      'We cannot reach our database right now. Nothing was lost; please try again in a moment.',
    );
  }
  request.log.error({ err: error }, 'unexpected error');
  return answer(reply, 500, 'internal', 'Something went wrong on our side. Please try again; if it happens again, tell us the request id.', {
    requestId: request.id,
  });
}

function answer(reply: FastifyReply, status: number, code: string, message: string, details?: unknown): FastifyReply {
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
