// The whole site as `vite build` makes it and the server sends it, with answers of the API given by hand: for tests in a browser.
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import Fastify from 'fastify';
import { createBuilder, type Plugin } from 'vite';
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

type Build = { plugins?: Plugin[]; name?: string };

/** Builds the site into a folder of its own, inside the repository, so that the rendered pages find their packages. */
export async function buildSite({ plugins = [], name = 'site' }: Build = {}): Promise<{ dir: string; remove: () => Promise<void> }> {
  const outDir = `dist/for-tests-${process.pid}-${name}`;
  const builder = await createBuilder({ build: { outDir }, logLevel: 'error', plugins });
  await builder.buildApp();
  return { dir: `${outDir}/client`, remove: () => rm(outDir, { recursive: true }) };
}

export async function startBuiltSite(build: Build = {}): Promise<BuiltSite> {
  const { dir, remove } = await buildSite(build);
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;

  const site: Pick<BuiltSite, 'answers' | 'calls'> = { answers: new Map(), calls: [] };
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.addHook('onRequest', securityHeaders(publicUrl));
  app.all('/api/*', (request, reply) => {
    const call = `${request.method} ${request.url}`;
    site.calls.push({ call, body: request.body, idempotencyKey: request.headers['idempotency-key'] });
    const answer = site.answers.get(call) ?? { status: 404, body: { message: 'Nothing here.' } };
    return reply.code(answer.status).send(answer.body);
  });
  await registerStaticFiles(app, { dir, publicUrl, contactEmail: 'hello@citable.test' });
  const url = await app.listen({ port, host: '127.0.0.1' });
  const close = async () => {
    app.server.closeAllConnections();
    await app.close();
    await remove();
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
