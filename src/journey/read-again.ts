import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import type { Deps } from '#base/deps.ts';
import { AppError } from '#base/errors.ts';
import { createThrottle } from '#base/throttle.ts';
import { recordAudit } from '#db/audit.ts';
import { orders, reports, submissions } from '#db/schema.ts';
import { websiteRequestSchema } from '#quiz/contract.ts';
import { paymentsOf, repeatsOf } from '#report/repeats.ts';
import { findPurchase } from '#report/store.ts';
import { rerunReport } from './begin.ts';
import type { JourneyDeps } from './deps.ts';

export type ReadAgainDeps = Pick<Deps, 'database'> & { journey: Pick<JourneyDeps, 'queue' | 'now'> };

/**
 * `POST /api/report/{paymentIntentId}/read-again`: a paid report whose website could not be read is made again at no charge, for the address as it
 * was or as it is corrected. The new report takes the old one's place and is mailed. Asked twice it reads once.
 */
export function readAgainRoutes(app: App, deps: ReadAgainDeps): void {
  const readings = createThrottle(deps.database.pool, { name: 'read-again', points: 5, perSeconds: 24 * 60 * 60 });
  app.route({
    method: 'POST',
    url: '/api/report/:paymentIntentId/read-again',
    config: { needs: 'buyer' },
    schema: {
      summary: 'Reads the website of a paid report that could not read it, at the corrected address',
      params: z.object({ paymentIntentId: z.string().max(200) }),
      body: websiteRequestSchema,
      response: { 202: z.object({ status: z.literal('running') }) },
    },
    handler: async (request, reply) => {
      const purchase = await findPurchase(deps.database.db, request.params.paymentIntentId);
      if (purchase === null) throw new AppError(404, 'report-not-found', 'There is no report under this address.');
      const taken = await readings.take(purchase.order.id);
      if (!taken.allowed) {
        throw new AppError(
          429,
          'too-many-readings',
          'This website was tried five times within a day. Please write to us: we look at it together.',
          {
            retryAfterSeconds: taken.retryAfterSeconds,
          },
        );
      }
      await readAgain(deps, purchase.order.id, request.body.website);
      return reply.code(202).header('cache-control', 'no-store').send({ status: 'running' });
    },
  });
}

async function readAgain({ database, journey }: ReadAgainDeps, orderId: string, website: string): Promise<void> {
  await database.db.transaction(async (tx) => {
    // The order's row serialises two clicks, and this with payments that arrive.
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    const [newest] = await tx
      .select()
      .from(reports)
      .where(eq(reports.orderId, orderId))
      .orderBy(desc(reports.runNumber))
      .limit(1);
    if (order?.status !== 'paid' || newest === undefined || newest.status !== 'active') {
      throw new AppError(409, 'not-paid', 'Only a paid report can be made again.');
    }
    if (newest.document === null) return; // it is being read already
    const most = repeatsOf(order.tier, 'readings', await paymentsOf(tx, orderId));
    const tried = and(eq(reports.orderId, orderId), eq(reports.isRerun, true));
    if ((await tx.$count(reports, tried)) >= most) {
      throw new AppError(
        409,
        'no-readings-left',
        `We tried this website ${most} more times, as often as your plan has it. Please write to us.`,
      );
    }
    if (newest.document.analysis.scope.pagesRead.length > 0) {
      throw new AppError(
        409,
        'site-was-read',
        'This report has read its website. To measure what changed since, use “Measure again” on your dashboard.',
      );
    }
    await tx
      .update(submissions)
      .set({ website, answers: sql`jsonb_set(${submissions.answers}, '{website}', to_jsonb(${website}::text))` })
      .where(eq(submissions.id, order.submissionId));
    const newReportId = await rerunReport(journey, tx, newest.id);
    await recordAudit(tx, {
      actor: 'customer',
      action: 'report.read-again',
      subjectId: newest.id,
      details: { newReportId },
    });
  });
}
