import { sandboxLaterQueue, sandboxRenewalQueue } from '#payment/sandbox/routes.ts';
import type { QueueDefinition } from '#base/queue.ts';

/** The jobs of one purchase, in order, and the sweep that mends what fell between them. */
export const journeyQueues = {
  gather: { expireSeconds: 600, retries: 4, retryDelaySeconds: 10 },
  judge: { expireSeconds: 300, retries: 4, retryDelaySeconds: 5 },
  ask: { expireSeconds: 1800, retries: 20, retryDelaySeconds: 2 },
  fill: { expireSeconds: 600, retries: 4, retryDelaySeconds: 60 },
  publish: { expireSeconds: 300, retries: 6, retryDelaySeconds: 5 },
  deliver: { expireSeconds: 300, retries: 6, retryDelaySeconds: 10 },
  sweep: { expireSeconds: 300, retries: 0 },
  [sandboxLaterQueue]: { expireSeconds: 60, retries: 5, retryDelaySeconds: 5 },
  [sandboxRenewalQueue]: { expireSeconds: 300, retries: 0 },
} satisfies Record<string, QueueDefinition>;
