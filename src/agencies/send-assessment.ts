import type { Queryable } from '#base/db.ts';
import { websiteHost } from '#base/website-host.ts';
import type { AgencyDeps } from './deps.ts';

export const assessQueue = 'agency-assess';

/** Has an assessment made. One website is read by one job at a time: the others of its group wait in the queue, where they keep no place from anybody. */
export async function sendAssessment(
  { queue }: Pick<AgencyDeps, 'queue'>,
  tx: Queryable,
  assessmentId: string,
  website: string,
  when: { startAfterSeconds?: number; priority?: number } = {},
): Promise<void> {
  await queue.send(tx, assessQueue, { assessmentId }, { key: assessmentId, group: websiteHost(website), ...when });
}
