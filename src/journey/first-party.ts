// An owner hands in what the platforms' own statistics say. It is beside our measure and is never mixed into it.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import type { Queryable } from '#base/db.ts';
import type { Deps } from '#base/deps.ts';
import { AppError } from '#base/errors.ts';
import { decodeBody } from '#engine/base/text/decode-body.ts';
import { createThrottle } from '#base/throttle.ts';
import { firstPartyImports } from '#db/schema.ts';
import { websiteHost } from '#base/website-host.ts';
import { type FirstParty, type FirstPartyReply, firstPartyReplySchema, firstPartySources } from '#report/contract.ts';
import { findPurchase } from '#report/store.ts';
import { analyticsProof, howToPublish, isPublished, type Published } from './analytics-proof.ts';
import { type AnalyticsAccount, askAnalytics } from './ask-analytics.ts';
import { readExport } from './read-export.ts';

export type FirstPartyDeps = Pick<Deps, 'database' | 'log' | 'secretKey'> & {
  now: () => Date;
  analytics: AnalyticsAccount | null;
  /** What a site says in public of who owns it; `home`: the address of its home page. */
  published: (home: URL) => Promise<Published>;
};

const longestExport = 2_000_000; // bytes
const params = z.object({ paymentIntentId: z.string().max(200) });
const said = z.object({
  source: z.enum(firstPartySources),
  table: z.string().max(200).optional(),
  count: z.string().max(200).optional(),
  only: z.string().max(200).optional(),
  confirm: z.string().max(100).optional(),
});
const property = z.object({
  propertyId: z.string().regex(/^\d{5,15}$/, 'is the number that Google Analytics shows as “Property ID”'),
});

/**
 * `GET` and `POST /api/report/{paymentIntentId}/first-party`. The body of the POST is the exported CSV, its query what the owner says of it. Nothing is kept before the same
 * file comes again with the `confirm` of its preview. What is kept is the sum and the fifty largest rows. `POST …/analytics` asks Google Analytics itself, once the site shows that it is the buyer's.
 */
export function firstPartyRoutes(
  app: App,
  { database, log, secretKey, now, analytics, published }: FirstPartyDeps,
): void {
  const { db } = database;
  const uploads = createThrottle(database.pool, { name: 'first-party', points: 40, perSeconds: 24 * 60 * 60 });

  app.route({
    method: 'GET',
    url: '/api/report/:paymentIntentId/first-party',
    config: { needs: 'reader' },
    schema: {
      summary: 'What was handed in of the platforms’ own statistics',
      params,
      response: { 200: firstPartyReplySchema },
    },
    handler: async (request) => replyFor((await reportOf(db, request.params.paymentIntentId)).id),
  });

  app.route({
    method: 'POST',
    url: '/api/report/:paymentIntentId/first-party/analytics',
    config: { needs: 'buyer' },
    schema: {
      summary: 'Reads the visits from AI assistants in Google Analytics',
      params,
      body: property,
      response: { 200: firstPartyReplySchema },
    },
    handler: async (request) => {
      const { id, website } = await reportOf(db, request.params.paymentIntentId);
      if (analytics === null)
        throw new AppError(404, 'no-analytics', 'We cannot read Google Analytics here. Please hand in an export.');
      await takeTurn(id);
      const host = websiteHost(website).replace(/^www\./, '');
      const proof = analyticsProof(secretKey, request.params.paymentIntentId, request.body.propertyId);
      if (!isPublished(await published(homeOf(website, host)), proof))
        throw new AppError(
          422,
          'analytics-unproven',
          `We must see first that ${host} is yours. Add the TXT record to ${host}, or put the tag into the head of its home page. Then press the button again.`,
          { proof: howToPublish(proof) },
        );
      await keep(
        id,
        await visitsOf({ log, now }, analytics, { reportId: id, host, propertyId: request.body.propertyId }),
      );
      return replyFor(id);
    },
  });

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestExport }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: 'POST',
      url: '/api/report/:paymentIntentId/first-party',
      config: { needs: 'buyer' },
      bodyLimit: longestExport,
      schema: {
        summary: 'Reads an export of Bing, Search Console or GA4; the body is the CSV',
        params,
        querystring: said,
        response: { 200: firstPartyReplySchema },
      },
      handler: async (request) => {
        const { id } = await reportOf(db, params.parse(request.params).paymentIntentId);
        await takeTurn(id);
        const { confirm, ...asked } = said.parse(request.query);
        const read = readExport(textOf(request.body), asked, now());
        if (read.kind === 'unreadable')
          throw new AppError(
            422,
            'export-unreadable',
            'We found no column of whole numbers. Please hand in the export as it came, as CSV.',
          );
        if (read.kind === 'choose')
          return replyFor(id, { choose: { tables: read.tables, counts: read.counts, rows: read.rows } });
        const seen = digestOf(read.summary);
        if (confirm !== seen) return replyFor(id, { preview: read.summary, confirm: seen });
        await keep(id, read.summary);
        return replyFor(id);
      },
    });
  });

  async function takeTurn(reportId: string): Promise<void> {
    const taken = await uploads.take(reportId);
    if (!taken.allowed)
      throw new AppError(429, 'too-many-exports', 'Forty exports were read today. Please come back tomorrow.', {
        retryAfterSeconds: taken.retryAfterSeconds,
      });
  }

  async function keep(reportId: string, summary: FirstParty): Promise<void> {
    const { source, dimension } = summary;
    await db
      .insert(firstPartyImports)
      .values({ reportId, source, dimension, summary, readAt: now() })
      .onConflictDoUpdate({
        target: [firstPartyImports.reportId, firstPartyImports.source, firstPartyImports.dimension],
        set: { summary, readAt: now() },
      });
  }

  async function replyFor(
    reportId: string,
    asked: Partial<Pick<FirstPartyReply, 'choose' | 'preview' | 'confirm'>> = {},
  ): Promise<FirstPartyReply> {
    const reader = analytics?.clientEmail ?? null;
    const imports = await importsOf(db, reportId);
    return { imports, choose: null, preview: null, confirm: null, analyticsReader: reader, ...asked };
  }
}

/** Of what was understood, whenever it was read. */
function digestOf(understood: FirstParty): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...understood, readAt: '' }))
    .digest('base64url');
}

/** As it was read: a site that knows no https has its home page there alone. */
function homeOf(website: string, host: string): URL {
  return new URL(`${URL.parse(website)?.protocol === 'http:' ? 'http:' : 'https:'}//${host}/`);
}

/** What Google Analytics counts of the visits from assistants. @throws AppError 422, 503 */
async function visitsOf(
  { log, now }: Pick<FirstPartyDeps, 'log' | 'now'>,
  analytics: AnalyticsAccount,
  { reportId, host, propertyId }: { reportId: string; host: string; propertyId: string },
): Promise<FirstParty> {
  const read = await askAnalytics(analytics, { propertyId, hosts: [host, `www.${host}`], now: now() });
  if (read.ok) return read.summary;
  if (read.why === 'not-let-in')
    throw new AppError(
      422,
      'analytics-closed',
      `Google Analytics does not let us in. Add ${analytics.clientEmail} as a viewer of this property, then try again.`,
    );
  log.warn(
    { err: read.cause, reportId, next: 'check the service account’s key if it happens again' },
    'Google Analytics could not be read',
  );
  throw new AppError(503, 'analytics-unreachable', 'Google Analytics did not answer. Please try again later.');
}

async function importsOf(db: Queryable, reportId: string): Promise<FirstParty[]> {
  const rows = await db
    .select()
    .from(firstPartyImports)
    .where(eq(firstPartyImports.reportId, reportId))
    .orderBy(firstPartyImports.source, firstPartyImports.dimension);
  return rows.map(({ summary }) => summary);
}

async function reportOf(db: Queryable, paymentIntentId: string): Promise<{ id: string; website: string }> {
  const purchase = await findPurchase(db, paymentIntentId);
  if (!purchase?.report?.document || purchase.order.status !== 'paid' || purchase.report.status !== 'active')
    throw new AppError(404, 'report-not-found', 'There is no report under this address.');
  return { id: purchase.report.id, website: purchase.report.document.company.website };
}

/** Search Console writes UTF-8, Excel UTF-16 and, on older machines, Windows-1252. */
function textOf(body: unknown): string {
  return Buffer.isBuffer(body) ? decodeBody(body, 'text/csv').text.replaceAll('\u0000', '') : '';
}
