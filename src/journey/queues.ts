import { sandboxLaterQueue, sandboxRenewalQueue } from '#payment/sandbox/routes.ts';
import { settleQueue } from '#payment/asking-turns.ts';
import type { QueueDefinition } from '#base/queue.ts';

/** A published report's board follows; the board's slice works on it. */
export const followQueue = 'follow';

/** The jobs of one purchase, in order, and the sweep that repairs what fell between them. */
export const journeyQueues = {
  gather: { expireSeconds: 600, retries: 4, retryDelaySeconds: 10 },
  judge: { expireSeconds: 300, retries: 4, retryDelaySeconds: 5 },
  ask: { expireSeconds: 1800, retries: 20, retryDelaySeconds: 2 },
  fill: { expireSeconds: 600, retries: 4, retryDelaySeconds: 60 },
  publish: { expireSeconds: 300, retries: 6, retryDelaySeconds: 5 },
  deliver: { expireSeconds: 300, retries: 6, retryDelaySeconds: 10 },
  [settleQueue]: { expireSeconds: 60, retries: 5, retryDelaySeconds: 10 },
  [followQueue]: { expireSeconds: 120, retries: 6, retryDelaySeconds: 5 },
  sweep: { expireSeconds: 300, retries: 0 },
  'watch-models': { expireSeconds: 600, retries: 0 },
  'refresh-ranges': { expireSeconds: 900, retries: 0 },
  'ask-quarter': { expireSeconds: 1800, retries: 0 },
  [sandboxLaterQueue]: { expireSeconds: 60, retries: 5, retryDelaySeconds: 5 },
  [sandboxRenewalQueue]: { expireSeconds: 300, retries: 0 },
} satisfies Record<string, QueueDefinition>;
