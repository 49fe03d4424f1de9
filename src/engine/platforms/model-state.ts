import { vendors } from './connect-platforms.ts';
import type { ListedModel, PlatformId } from './contract.ts';

/** `on`: null when the vendor has said that a model goes, and not when. */
export type ModelState = { state: 'offered' | 'absent' } | { state: 'ending'; on: string | null };

const day = 86_400_000;
const warnDays = 30;

/**
 * What the vendor's list says of a model: there, gone, or gone within 30 days of `now` (ISO), or on a day that is not said. An alias counts when a dated name of it is
 * listed. A model that is called deprecated answers still, even after its day.
 */
export function modelState(models: readonly ListedModel[], id: string, now: string): ModelState {
  const own = models.filter(
    (model) =>
      model.id === id || (model.id.startsWith(`${id}-`) && /^\d{4}-?\d{2}-?\d{2}$/.test(model.id.slice(id.length + 1))),
  );
  const exact = own.find((model) => model.id === id) ?? own[0];
  if (!exact || exact.lifecycle === 'retired') return { state: 'absent' };
  const { endsAt, lifecycle } = exact;
  if (endsAt === null) return lifecycle === 'deprecated' ? { state: 'ending', on: null } : { state: 'offered' };
  const left = Date.parse(endsAt) - Date.parse(now);
  if (left > warnDays * day) return { state: 'offered' };
  return left > 0 || lifecycle === 'deprecated' ? { state: 'ending', on: endsAt } : { state: 'absent' };
}

/** The first of our preferred models that the vendor offers and goes on offering; null when none is. New subscriptions begin with it. */
export function nextModel(platform: PlatformId, models: readonly ListedModel[], now: string): string | null {
  // A deprecated model takes no new customers.
  const kept = models.filter(({ lifecycle }) => lifecycle !== 'deprecated');
  return (
    vendors
      .find(({ id }) => id === platform)
      ?.models.find((model) => modelState(kept, model, now).state === 'offered') ?? null
  );
}
