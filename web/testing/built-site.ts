// The whole site as `vite build` makes it and the server sends it, with answers of the API given by hand: for tests in a browser.
import type { ServerResponse } from 'node:http';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { inject } from 'vitest';
import { securityHeaders } from '#server/security-headers.ts';
import { registerStaticFiles } from '#server/static-files.ts';

export type BuiltSite = {
  url: string;
  /** What a call answers, by "POST /api/quiz"; change them at any time. A missing one is 404. */
  answers: Map<string, { status: number; body: unknown }>;
  /** The calls that came in, oldest first. */
  calls: { call: string; body: unknown; idempotencyKey: unknown }[];
  close: () => Promise<void>;
};

/** Where the build lies that all tests of a run share. */
export async function sharedBuild(): Promise<string> {
  const answer: { dir?: string; error?: string } = JSON.parse(await text(connect(inject('builtSite'))));
  if (answer.dir === undefined) throw new Error(`The site could not be built: ${answer.error}`);
  return answer.dir;
}

/** Serves a build, by default the shared one. `stream` takes over the event streams of journeys that have no answer given. */
export async function startBuiltSite({ dir, stream }: { dir?: string; stream?: (response: ServerResponse) => void } = {}): Promise<BuiltSite> {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;

  const site: Pick<BuiltSite, 'answers' | 'calls'> = { answers: new Map(), calls: [] };
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.addHook('onRequest', securityHeaders(publicUrl));
  app.all('/api/*', (request, reply) => {
    const call = `${request.method} ${request.url}`;
    site.calls.push({ call, body: request.body, idempotencyKey: request.headers['idempotency-key'] });
    if (stream && !site.answers.has(call) && /^\/api\/journey\/[^/]+\/events$/.test(request.url)) {
      reply.hijack();
      return stream(reply.raw);
    }
    const answer = site.answers.get(call) ?? { status: 404, body: { message: 'Nothing here.' } };
    return reply.code(answer.status).send(answer.body);
  });
  await registerStaticFiles(app, { dir: dir ?? (await sharedBuild()), publicUrl, contactEmail: 'hello@citable.test' });
  const url = await app.listen({ port, host: '127.0.0.1' });
  const close = async () => {
    app.server.closeAllConnections();
    await app.close();
  };
  return { ...site, url, close };
}

/** The pages name their own address, so it must be known before they are served. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
