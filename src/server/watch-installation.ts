import { raiseAlert } from '#db/alerts.ts';
import type { Deps } from '#base/deps.ts';
import type { QueueDefinition } from '#base/queue.ts';
import { freeChecks } from './doctor/checks.ts';
import { examine } from './doctor/examine.ts';
import type { Check } from './doctor/check.ts';

const watchQueue = 'watch';
export const watchQueues = { [watchQueue]: { expireSeconds: 300, retries: 0 } } satisfies Record<
  string,
  QueueDefinition
>;

export type WatchDeps = Pick<Deps, 'config' | 'database' | 'queue'> & { now: () => Date };

/** Once an hour the doctor looks at the installation, in production, and the operators are told of what is red: keys, disk, backup and the rest. */
export async function workWatch(deps: WatchDeps): Promise<void> {
  await deps.queue.work(watchQueue, async () => {
    if (deps.config.production) await watchInstallation(deps, freeChecks);
  });
  await deps.queue.schedule(watchQueue, '23 * * * *');
}

export async function watchInstallation(
  { config, database, now }: Omit<WatchDeps, 'queue'>,
  looked: readonly Check[],
): Promise<void> {
  for (const { id, looksAt, tone, saw, todo } of await examine(looked, { config, pool: database.pool, now }))
    if (tone === 'red')
      await raiseAlert(
        database.db,
        { kind: 'doctor', subjectId: id, text: `${looksAt}: ${saw} ${todo ?? ''}`.trim() },
        now(),
      );
}
