import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const squeeze = promisify(gzip);

/**
 * `onSend` of calls with long answers: a report is 225 kB of JSON, and 30 kB on the way. Not for all calls, since the length of a compressed answer tells
 * something of a secret that is beside what the asker sent.
 */
export async function compressed(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string') return payload;
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
  reply.header('content-encoding', 'gzip');
  return squeeze(payload);
}
