// An owner hands in what the platforms' own statistics say. It stands beside our measure and is never mixed into it.
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import type { Deps } from '#base/deps.ts';
import { AppError } from '#base/errors.ts';
import { createThrottle } from '#base/throttle.ts';
import { firstPartyImports } from '#db/schema.ts';
import { firstPartyReplySchema, type FirstParty } from '#report/contract.ts';
import { findPurchase } from '#report/store.ts';
import { readExport } from './read-export.ts';

export type FirstPartyDeps = Pick<Deps, 'database'> & { now: () => Date };

const longestExport = 2_000_000; // bytes
const params = z.object({ paymentIntentId: z.string().max(200) });

/** `GET` and `POST /api/report/{paymentIntentId}/first-party`. The body of the POST is the exported CSV; what is kept is its sum and its fifty largest rows. */
export function firstPartyRoutes(app: App, { database, now }: FirstPartyDeps): void {
  const { db } = database;
  const uploads = createThrottle(database.pool, { name: 'first-party', points: 20, perSeconds: 24 * 60 * 60 });

  app.route({
    method: 'GET',
    url: '/api/report/:paymentIntentId/first-party',
    schema: { summary: 'What was handed in of the platforms’ own statistics', params, response: { 200: firstPartyReplySchema } },
    handler: async (request) => ({ imports: await importsOf(await reportOf(request.params.paymentIntentId)) }),
  });

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestExport }, (_request, body, done) => done(null, body));
    scope.route({
      method: 'POST',
      url: '/api/report/:paymentIntentId/first-party',
      bodyLimit: longestExport,
      schema: { summary: 'Reads an export of Bing, Search Console or GA4; the body is the CSV', params, response: { 200: firstPartyReplySchema } },
      handler: async (request) => {
        const reportId = await reportOf(params.parse(request.params).paymentIntentId);
        const taken = await uploads.take(reportId);
        if (!taken.allowed)
          throw new AppError(429, 'too-many-exports', 'Twenty exports were read today. Please come back tomorrow.', {
            retryAfterSeconds: taken.retryAfterSeconds,
          });
        const summary = readExport(textOf(request.body), now());
        if (summary === null)
          throw new AppError(
            422,
            'export-unreadable',
            'We found no column that we know. Export “AI Performance” from Bing, “Generative AI” from Search Console, or sessions by channel group from GA4, as CSV in English.',
          );
        const { source, dimension } = summary;
        await db
          .insert(firstPartyImports)
          .values({ reportId, source, dimension, summary, readAt: now() })
          .onConflictDoUpdate({ target: [firstPartyImports.reportId, firstPartyImports.source, firstPartyImports.dimension], set: { summary, readAt: now() } });
        return { imports: await importsOf(reportId) };
      },
    });
  });

  async function importsOf(reportId: string): Promise<FirstParty[]> {
    const rows = await db
      .select()
      .from(firstPartyImports)
      .where(eq(firstPartyImports.reportId, reportId))
      .orderBy(firstPartyImports.source, firstPartyImports.dimension);
    return rows.map(({ summary }) => summary);
  }

  async function reportOf(paymentIntentId: string): Promise<string> {
    const purchase = await findPurchase(db, paymentIntentId);
    if (!purchase?.report?.document || purchase.order.status !== 'paid' || purchase.report.status !== 'active')
      throw new AppError(404, 'report-not-found', 'There is no report under this address.');
    return purchase.report.id;
  }
}

/** Search Console writes UTF-8, Excel UTF-16. */
function textOf(body: unknown): string {
  if (!Buffer.isBuffer(body)) return '';
  return new TextDecoder(body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(body).replaceAll('\u0000', '');
}
