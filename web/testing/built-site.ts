// The whole site as `vite build` makes it and the server sends it, with answers of the API given by hand: for tests in a browser.
import type { ServerResponse } from 'node:http';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { resolve } from 'node:path';
import Fastify, { type FastifyRequest } from 'fastify';
import { inject } from 'vitest';
import { z } from 'zod';
import { boardSchema, versionsSchema } from '#board/contract.ts';
import { comparisonSchema } from '#report/contract.ts';
import type { OfferWatch } from '#payment/offer.ts';
import { reportDocumentSchema } from '#report/contract.ts';
import type { ReportPageInput } from '#server/contract.ts';
import { drawingOf } from '#server/pages.ts';
import { securityHeaders } from '#server/security-headers.ts';
import { type DrawnRoute, encodePage, registerStaticFiles } from '#server/static-files.ts';

export type BuiltSite = {
  url: string;
  /** What a call answers, by "POST /api/quiz"; change them at any time. A missing one is 404. */
  answers: Map<string, { status: number; body: unknown }>;
  /** The calls that came in, oldest first. */
  calls: { call: string; body: unknown; idempotencyKey: unknown }[];
  /** The steps of the way to a report that pages counted, oldest first; no calls in the sense above. */
  steps: unknown[];
  close: () => Promise<void>;
};

/** Where the build is that all tests of a run share. */
export async function sharedBuild(): Promise<string> {
  const answer: { dir?: string; error?: string } = JSON.parse(await text(connect(inject('builtSite'))));
  if (answer.dir === undefined) throw new Error(`The site could not be built: ${answer.error}`);
  return answer.dir;
}

/** Serves the shared build, with pages of one's own where `pagesDir` has some. `stream` takes over the event streams of journeys that have no answer given. */
export async function startBuiltSite({
  pagesDir,
  stream,
  offer,
}: { pagesDir?: string; stream?: (response: ServerResponse) => void; offer?: OfferWatch } = {}): Promise<BuiltSite> {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;

  const site: Pick<BuiltSite, 'answers' | 'calls' | 'steps'> = { answers: new Map(), calls: [], steps: [] };
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.addHook('onRequest', securityHeaders(publicUrl));
  app.post('/api/step', (request, reply) => {
    site.steps.push(request.body);
    return reply.code(204).send();
  });
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
  const built = await sharedBuild();
  const contactEmail = 'hello@citable.test';
  const load = drawingOf(resolve(built));
  /** As the server would, from the answer that the report's call has. */
  const drawn = (
    path: string,
    html: (drawing: Awaited<ReturnType<typeof load>>, input: ReportPageInput, slug: string) => string | null,
  ): DrawnRoute => ({
    path,
    needs: 'reader',
    draw: async ({ params }: FastifyRequest) => {
      const { paymentIntentId, id = paymentIntentId, slug = '' } = z.record(z.string(), z.string()).parse(params);
      const ready = readySchema.safeParse(site.answers.get(`GET /api/report/${id}`)?.body).data;
      const board = boardSchema.safeParse(site.answers.get(`GET /api/report/${id}/tasks`)?.body).data ?? null;
      const comparison =
        comparisonSchema.safeParse(site.answers.get(`GET /api/report/${id}/competitors`)?.body).data ?? null;
      const versions = versionsSchema.safeParse(site.answers.get(`GET /api/report/${id}/versions`)?.body).data ?? null;
      const page =
        ready &&
        html(
          await load(),
          { ...ready, id: id ?? '', submissionId: id ?? '', board, versions, comparison, offers },
          slug,
        );
      return page ? { status: 200, file: encodePage(page, { publicUrl, contactEmail }) } : null;
    },
  });
  await registerStaticFiles(app, {
    dir: built,
    pagesDir,
    publicUrl,
    contactEmail,
    offer,
    drawn: [
      drawn('/report/:paymentIntentId', ({ pages, assets }, input) => pages.report(input, assets)),
      drawn('/report/:paymentIntentId/checks', ({ pages, assets }, input) => pages.checks(input, assets)),
      {
        path: '/field',
        needs: 'public',
        draw: async () => {
          const { pages, assets } = await load();
          return { status: 200, file: encodePage(pages.field(null, assets), { publicUrl, contactEmail }) };
        },
      },
      drawn('/results/:id/tasks/:slug', ({ pages, assets }, input, slug) =>
        pages.task(input, slug.split('-').slice(0, 2).join('-'), assets),
      ),
    ],
  });
  const url = await app.listen({ port, host: '127.0.0.1' });
  const close = async () => {
    app.server.closeAllConnections();
    await app.close();
  };
  return { ...site, url, close };
}

const offers = { contests: true, shares: true, exports: true, reminders: true, competitors: true, badge: true };
const readySchema = z.object({
  status: z.literal('ready'),
  report: reportDocumentSchema,
  userEmail: z.string().nullable().default(null),
  newerUnderWay: z.boolean().default(false),
});

/** The pages name their own address, so it must be known before they are served. */
function freePort(): Promise<number> {
  return new Promise((found, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => found(port));
    });
  });
}
