// One purchase after the quiz: gather -> judge -> ask -> publish -> deliver. Each step saves under a unique key and enqueues the next in the same
// transaction, so any step may run twice and any process may die.
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { assessments, deliveries, reports } from '#db/schema.ts';
import { deliverReport } from '#delivery/deliver-report.ts';
import { readSubscription } from '#payment/subscription.ts';
import { subscriptionLink } from '#payment/subscription-routes.ts';
import { settleQueue } from '#payment/asking-turns.ts';
import { settleInTurn } from '#payment/settle-in-turn.ts';
import type { SettleDeps } from '#payment/settle-order.ts';
import { platformIds } from '#engine/platforms/contract.ts';
import { askPlatforms } from './ask-platforms.ts';
import { askQuarters } from './ask-quarters.ts';
import { recordProgress } from './announce.ts';
import type { JourneyDeps } from './deps.ts';
import { fillPlatforms } from './fill-platforms.ts';
import { gatherSite } from './gather-site.ts';
import { judgeEvidence } from './judge-evidence.ts';
import { publishReport } from './publish-report.ts';
import { refreshRanges } from './refresh-ranges.ts';
import { sweep } from './sweep.ts';
import { watchModels } from './watch-models.ts';
import { movedSinceLast } from './what-moved.ts';

/** Starts working on the journey's queues in this process. */
export async function workJourney(deps: JourneyDeps, payments: SettleDeps): Promise<void> {
  const { queue } = deps;
  await queue.work('gather', (job) => gatherSite(deps, runData.parse(job.data).assessmentId, job.signal), {
    concurrency: 4, // it mostly waits for websites
    onePerGroup: true,
  });
  await queue.work('judge', (job) => judgeEvidence(deps, runData.parse(job.data).assessmentId));
  await queue.work('ask', (job) => askPlatforms(deps, runData.parse(job.data).assessmentId, job), { concurrency: 2 });
  await queue.work('fill', (job) => fillPlatforms(deps, fillDataSchema.parse(job.data), job.signal));
  await queue.work('publish', (job) => publishReport(deps, reportData.parse(job.data).reportId), { concurrency: 2 });
  await queue.work('deliver', (job) => deliverStep(deps, deliveryData.parse(job.data).deliveryId), { concurrency: 2 });
  await queue.work(settleQueue, async (job) => {
    await settleInTurn(payments, orderData.parse(job.data).orderId, 'webhook');
  });
  await queue.work('sweep', async () => {
    await sweep(deps, payments);
  });
  await queue.schedule('sweep', '* * * * *');
  await queue.work('watch-models', (job) => watchModels(deps, job.signal));
  await queue.schedule('watch-models', '41 4 * * *');
  await queue.work('refresh-ranges', (job) => refreshRanges(deps, job.signal));
  await queue.schedule('refresh-ranges', '53 3 * * *');
  await queue.work('ask-quarter', (job) => askQuarters(deps, job.signal));
  await queue.schedule('ask-quarter', '11 5 * * *');
}

/** Last step, and the word to the waiting page that it is done. */
export async function deliverStep(deps: JourneyDeps, deliveryId: string): Promise<void> {
  if (
    (await deliverReport(
      {
        ...deps,
        publicUrl: deps.publicUrl,
        ...deps.mail,
        movedSinceLast,
        manageLink: (orderId) => subscriptionLink(deps, orderId),
        subscriptionOf: (tx, orderId) => readSubscription(tx, orderId, { now: deps.now(), refund: deps.refund }),
      },
      deliveryId,
    )) !== 'sent'
  )
    return;
  const [run] = await deps.database.db
    .select({ id: assessments.id, submissionId: assessments.submissionId, purpose: deliveries.purpose })
    .from(deliveries)
    .innerJoin(reports, eq(reports.id, deliveries.reportId))
    .innerJoin(assessments, eq(assessments.id, reports.assessmentId))
    .where(eq(deliveries.id, deliveryId));
  if (run?.purpose === 'report')
    await recordProgress(deps.database.db, run, { stage: 'deliver', message: 'Sent by e-mail', done: 1, total: 1 });
}

const runData = z.object({ assessmentId: z.string() });
export const fillDataSchema = z.object({
  assessmentId: z.string(),
  missing: z.array(z.enum(platformIds)),
  attempt: z.number(),
});
const orderData = z.object({ orderId: z.string() });
const reportData = z.object({ reportId: z.string() });
const deliveryData = z.object({ deliveryId: z.string() });
