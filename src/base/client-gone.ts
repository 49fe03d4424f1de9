import type { FastifyReply } from 'fastify';

/** Aborted when the client has left before it was answered: nobody waits for the work any more. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('the client has left'));
  });
  return gone.signal;
}
