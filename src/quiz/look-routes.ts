import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { AppError } from '#base/errors.ts';
import { escapeHtml } from '#base/html-page.ts';
import type { App } from '#base/app.ts';
import type { Database } from '#base/db.ts';
import { catalogue, formatAmount } from '#payment/contract.ts';
import { type LookView, lookViewSchema, websiteRequestSchema } from './contract.ts';
import { freeVisits } from './free-visits.ts';
import { findLook, lastLook, takeLook, type LookDeps } from './look.ts';
import { hostOf, lookHtml, lookPath } from './look-view.ts';

export type LookRouteDeps = Pick<LookDeps, 'now' | 'read'> & {
  database: Pick<Database, 'db' | 'pool'>;
  /** What all addresses of one site share, however many names it has. */
  domainOf: (website: string) => string;
  /** false for an address that we never ask: private, without a public name, on a port of its own. */
  isPublic: (website: string) => boolean;
  /** The page around a look, or around an error. `title` is text, `card` is HTML, `path` the address to share. */
  page: (fill: { title: string; card: string; path: string }) => string;
};

const notPublic = 'Please enter a public website, like example.com.';
const notNow = 'We are looking at many websites just now. Please try again in a few minutes.';

/**
 * `POST /api/look`, and `POST /look` for a plain form, which leads to the page of the look; a refused one has that
 * address, where a reload leads home. `GET /look?website=` is the same as a link to share; where no new look is to be
 * had, it shows the last one. Five looks per client in ten minutes, two of them at the same time, and two hundred in all
 * in an hour (`free-visits.ts`); what is remembered costs nothing.
 */
export function lookRoutes(app: App, { database, now, read, domainOf, isPublic, page }: LookRouteDeps): void {
  const enter = freeVisits(database.pool, { name: 'look', perClient: 5, perHour: 200, domainOf });
  const deps = { db: database.db, now };

  const look = async (typed: unknown, ip: string, otherwise: typeof lastLook | null = null) => {
    const asked = websiteRequestSchema.safeParse({ website: typed });
    if (!asked.success || !isPublic(asked.data.website)) throw new AppError(400, 'not-a-website', notPublic);
    const { website } = asked.data;
    let leave: (() => void) | null = null;
    const mayLook = async () => (leave = await enter(website, ip)) !== null;
    const taken =
      (await takeLook({ ...deps, mayLook, read: (address) => read(address).finally(() => leave?.()) }, website)) ??
      (await otherwise?.(deps, website)) ??
      null;
    if (taken === null) throw new AppError(429, 'too-many-looks', notNow);
    return taken;
  };

  app.route({
    method: 'POST',
    url: '/api/look',
    config: { needs: 'public' },
    bodyLimit: 4096,
    schema: {
      summary: 'A free look at a website: its home page, robots.txt and sitemap',
      body: z.object({ website: z.unknown().optional() }),
      response: { 200: lookViewSchema },
    },
    handler: async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await look(request.body.website, request.ip)),
  });

  // The same as a plain form, for a page without scripts.
  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    scope.route({
      method: 'POST',
      url: '/look',
      config: { needs: 'public' },
      bodyLimit: 4096,
      schema: { hide: true, body: z.object({ website: z.unknown().optional() }) },
      handler: async (request, reply) => {
        try {
          return await reply.redirect(`/look/${(await look(request.body.website, request.ip)).id}`, 303);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          return reply
            .code(error.status)
            .headers(pageHeaders)
            .send(page(noLook(error.message)));
        }
      },
    });
  });

  app.route({
    method: 'GET',
    url: '/look',
    config: { needs: 'public' },
    schema: { hide: true, querystring: z.object({ website: z.unknown().optional() }) },
    handler: async ({ query: { website }, headers, ip }, reply) => {
      if (website === undefined) return reply.redirect('/', 303);
      reply.headers(pageHeaders);
      if (!isOpened(headers)) return reply.code(403).send(page(noLook(notNow)));
      try {
        return await reply.send(page(pageOf(await look(website, ip, lastLook))));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return reply.code(error.status).send(page(noLook(error.message)));
      }
    },
  });

  app.route({
    method: 'GET',
    url: '/api/look/:id',
    config: { needs: 'public' },
    schema: {
      summary: 'A look that was taken within the last day',
      params: z.object({ id: lookId }),
      response: { 200: lookViewSchema },
    },
    handler: async (request, reply) => {
      const found = await findLook(deps, request.params.id);
      if (!found) throw new AppError(404, 'look-not-found', ended);
      return reply.header('cache-control', 'no-store').send(found);
    },
  });

  app.route({
    method: 'GET',
    url: '/look/:id',
    config: { needs: 'public' },
    schema: { hide: true, params: z.object({ id: lookId }) },
    handler: async (request, reply) => {
      const found = await findLook(deps, request.params.id);
      return reply
        .code(found ? 200 : 404)
        .headers(pageHeaders)
        .send(page(found ? pageOf(found) : noLook(ended)));
    },
  });
}

/** A person opens the address, and no page shows it as a picture or fetches it ahead: only then a website is visited. */
function isOpened(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-dest': wanted = 'document', 'sec-purpose': purpose = '' } = headers;
  return wanted === 'document' && !String(purpose).includes('prefetch');
}

function pageOf(look: LookView) {
  const card = lookHtml(look, offer());
  return { title: `What we saw on ${hostOf(look.website)}`, card, path: lookPath(look.website) };
}

function noLook(message: string) {
  return { title: 'No look yet', card: problemHtml(message), path: '/' };
}

const offer = () => {
  const { cta, amountCents } = catalogue.assessment;
  return `${cta} for ${formatAmount(amountCents)}`;
};
const lookId = z.string().regex(/^[\w-]{1,64}$/, 'This is no id of a look.');
const ended = 'We keep a look for one day, and this one has ended. Enter your website for a new one.';

function problemHtml(message: string): string {
  return `<p role="alert" class="font-semibold">${escapeHtml(message)}</p>`;
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};
