import { eq } from 'drizzle-orm';
import { paymentReconciliations } from '#db/schema.ts';
import type { ProviderName } from './contract.ts';
import { keepEvent } from './receive-event.ts';
import type { SettleDeps } from './settle-order.ts';

const minute = 60_000;
const everyMs = 10 * minute;
const overlapMs = 60 * minute; // an event may be listed later than it is dated
const memoryMs = 29 * 24 * 60 * minute; // providers list the last 30 days

/**
 * Reads the providers' own lists for events whose webhook never came, every ten minutes. One that cannot be settled is met again next time, as is
 * everything when the provider does not answer. Answers how many were made up for.
 */
export async function reconcileEvents(deps: SettleDeps): Promise<number> {
  let found = 0;
  for (const provider of Object.values(deps.providers)) {
    found += await reconcile(deps, provider.name).catch((error: unknown) => {
      deps.log.error(
        { err: error, provider: provider.name, next: 'check the provider’s keys; it is asked again in ten minutes' },
        'events could not be reconciled',
      );
      return 0;
    });
  }
  return found;
}

async function reconcile(deps: SettleDeps, name: ProviderName): Promise<number> {
  const listEvents = deps.providers[name]?.listEvents;
  if (!listEvents) return 0;
  const now = deps.now();
  const [before] = await deps.db.select().from(paymentReconciliations).where(eq(paymentReconciliations.provider, name));
  if (before && now.getTime() - before.upTo.getTime() < everyMs) return 0;
  const since = Math.max(before === undefined ? 0 : before.upTo.getTime() - overlapMs, now.getTime() - memoryMs);
  let found = 0;
  let isComplete = true;
  for await (const event of listEvents(new Date(since))) {
    const receipt = await keepEvent(deps, name, event).catch((error: unknown) => {
      deps.log.error(
        { err: error, event: event.id, next: 'nothing: it is met again in ten minutes' },
        'an event that was found could not be settled',
      );
      isComplete = false;
      return null;
    });
    if (receipt !== 'settled') continue;
    found += 1;
    deps.log.warn(
      { provider: name, event: event.id, type: event.type },
      'an event was made up for whose webhook had not come',
    );
  }
  if (isComplete) {
    await deps.db
      .insert(paymentReconciliations)
      .values({ provider: name, upTo: now })
      .onConflictDoUpdate({ target: paymentReconciliations.provider, set: { upTo: now } });
  }
  return found;
}
