import { Worker } from 'node:worker_threads';
import { join } from 'node:path';
import type { OwnersChoice } from '#base/owners-choice.ts';

export type Drawing = {
  /** A build: its `client` and `server` folders are beside each other. */
  client: string;
  /** Where the pages go: the folder of the build itself, or another one. */
  into: string;
  choice: OwnersChoice;
};

/** Below the pages: those of the time after the offer, where it ends. */
export const afterOffer = '.after-offer';

/** Draws all pages and texts as this owner chose. A page has its words and prices from the start, so each time has a thread, with modules of its own. */
export async function drawPages({ client, into, choice }: Drawing): Promise<void> {
  const ends = typeof choice.offer === 'object' || typeof choice.spots === 'object';
  await Promise.all([
    drawInThread({ client, into, choice, isAfterOffer: false }),
    ends && drawInThread({ client, into: join(into, afterOffer), choice, isAfterOffer: true }),
  ]);
}

export type ThreadData = Drawing & { isAfterOffer: boolean };

function drawInThread(workerData: ThreadData): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const thread = new Worker(join(import.meta.dirname, 'draw-pages-thread.ts'), { workerData, env });
    thread.on('error', reject);
    thread.on('exit', () => resolve());
  });
}
