import type { QueueDefinition } from '#base/queue.ts';

export const recheckQueue = 'recheck';
export const contestQueue = 'contest';
export const boardMailQueue = 'board-mail';
/** One host is read for all who name it; then each site is compared. */
export const competitorQueue = 'competitor';
export const compareQueue = 'compare';
export const forgetReadsQueue = 'forget-reads';
export const mondayQueue = 'board-mondays';
export const fieldQueue = 'count-field';

export const boardQueues = {
  [recheckQueue]: { expireSeconds: 120, retries: 3, retryDelaySeconds: 1 },
  [contestQueue]: { expireSeconds: 120, retries: 3, retryDelaySeconds: 1 },
  [boardMailQueue]: { expireSeconds: 120, retries: 6, retryDelaySeconds: 30 },
  [competitorQueue]: { expireSeconds: 240, retries: 3, retryDelaySeconds: 10 },
  [compareQueue]: { expireSeconds: 120, retries: 4, retryDelaySeconds: 2 },
  [forgetReadsQueue]: { expireSeconds: 900, retries: 0 },
  [mondayQueue]: { expireSeconds: 900, retries: 0 },
  [fieldQueue]: { expireSeconds: 3600, retries: 2, retryDelaySeconds: 60 },
} satisfies Record<string, QueueDefinition>;
