import { z } from 'zod';
import type { QueueDefinition } from '#base/queue.ts';
import type { AccountDeps } from './deps.ts';
import { accountMailQueue, mailProof } from './mailed-proof.ts';

export const accountQueues = {
  [accountMailQueue]: { expireSeconds: 120, retries: 6, retryDelaySeconds: 5 },
} satisfies Record<string, QueueDefinition>;

/** Starts mailing links and codes in this process. */
export async function workAccounts(deps: AccountDeps): Promise<void> {
  await deps.queue.work(accountMailQueue, (job) => mailProof(deps, jobData.parse(job.data).proofId), {
    concurrency: 2,
  });
}

const jobData = z.object({ proofId: z.string() });
