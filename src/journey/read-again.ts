import { and, desc, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import type { Queryable } from '#base/db.ts';
import type { Deps } from '#base/deps.ts';
import { AppError } from '#base/errors.ts';
import { createThrottle } from '#base/throttle.ts';
import { recordAudit } from '#db/audit.ts';
import { assessments, auditLog, orders, pageReadings, platformAsks, reports, submissions } from '#db/schema.ts';
import { websiteRequestSchema } from '#quiz/contract.ts';
import { paymentsOf, repeatsOf } from '#report/repeats.ts';
import { findPurchase } from '#report/store.ts';
import { rerunReport } from './begin.ts';
import type { JourneyDeps } from './deps.ts';

const readAgainAction = 'report.read-again';

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
    if ((await readingsUsed(tx, orderId)) >= most) {
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
      action: readAgainAction,
      subjectId: newest.id,
      details: { newReportId },
    });
  });
}

/** How often the buyer had an order read again, where that cost a fetch or an answer; one under way counts. What operators had made again does not. */
async function readingsUsed(db: Queryable, orderId: string): Promise<number> {
  const ofOrder = db.select({ id: reports.id }).from(reports).where(eq(reports.orderId, orderId));
  const asked = and(eq(auditLog.action, readAgainAction), inArray(auditLog.subjectId, ofOrder));
  const made = db
    .select({ id: sql<string>`${auditLog.details} ->> 'newReportId'` })
    .from(auditLog)
    .where(asked);
  const cost = or(
    isNull(assessments.evidence),
    // A server that was asked has a robots.txt, or none; a name that leads nowhere has nothing.
    sql`${assessments.evidence} -> 'robots' ->> 'ok' = 'true'`,
    exists(
      db
        .select({ one: sql`1` })
        .from(platformAsks)
        .where(and(eq(platformAsks.assessmentId, assessments.id), gt(platformAsks.calls, 0))),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(pageReadings)
        .where(eq(pageReadings.assessmentId, assessments.id)),
    ),
  );
  const [row] = await db
    .select({ n: sql`count(*)`.mapWith(Number) })
    .from(reports)
    .innerJoin(assessments, eq(assessments.id, reports.assessmentId))
    .where(and(inArray(reports.id, made), cost));
  return row?.n ?? 0;
}
