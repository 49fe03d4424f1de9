import { z } from 'zod';
import type { QueueDefinition } from '#base/queue.ts';
import type { AgencyDeps } from './deps.ts';
import { invitationQueue, mailInvitation } from './mail-invitation.ts';
import { notifyClient, notifyQueue, runAssessment } from './run-assessment.ts';
import { assessQueue } from './send-assessment.ts';
import { sendWebhook, webhookQueue } from './send-webhook.ts';
import { tellWebhookOff, webhookOffQueue } from './tell-webhook-off.ts';

export const agencyQueues = {
  [assessQueue]: { expireSeconds: 600, retries: 3, retryDelaySeconds: 10 },
  [notifyQueue]: { expireSeconds: 300, retries: 6, retryDelaySeconds: 10 },
  [webhookQueue]: { expireSeconds: 60, retries: 2, retryDelaySeconds: 10 },
  [invitationQueue]: { expireSeconds: 60, retries: 6, retryDelaySeconds: 10 },
  [webhookOffQueue]: { expireSeconds: 60, retries: 6, retryDelaySeconds: 10 },
} satisfies Record<string, QueueDefinition>;

const assessmentData = z.object({ assessmentId: z.string() });
const invitationData = z.object({ invitationId: z.string() });
const deliveryData = z.object({ deliveryId: z.string() });

/** Starts assessing for agencies, and telling them, in this process. */
export async function workAgencies(deps: AgencyDeps): Promise<void> {
  await deps.queue.work(assessQueue, (job) => runAssessment(deps, assessmentData.parse(job.data).assessmentId, job), {
    concurrency: 2,
    onePerGroup: true,
  });
  await deps.queue.work(notifyQueue, (job) => notifyClient(deps, assessmentData.parse(job.data).assessmentId));
  await deps.queue.work(webhookQueue, (job) => sendWebhook(deps, deliveryData.parse(job.data).deliveryId), {
    concurrency: 4,
    onePerGroup: true,
  });
  await deps.queue.work(invitationQueue, (job) => mailInvitation(deps, invitationData.parse(job.data).invitationId));
  await deps.queue.work(webhookOffQueue, (job) => tellWebhookOff(deps, deliveryData.parse(job.data).deliveryId));
}
