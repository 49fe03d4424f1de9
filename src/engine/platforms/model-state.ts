import { vendors } from './connect-platforms.ts';
import type { ListedModel, PlatformId } from './contract.ts';

export type ModelState = { state: 'offered' | 'absent' } | { state: 'ending'; on: string };

const day = 86_400_000;
const warnDays = 30;

/** What the vendor's list says of a model: there, gone, or gone within 30 days of `now` (ISO). An alias counts when a dated name of it is listed. */
export function modelState(models: readonly ListedModel[], id: string, now: string): ModelState {
  const own = models.filter(
    (model) =>
      model.id === id || (model.id.startsWith(`${id}-`) && /^\d{4}-?\d{2}-?\d{2}$/.test(model.id.slice(id.length + 1))),
  );
  const exact = own.find((model) => model.id === id) ?? own[0];
  if (!exact) return { state: 'absent' };
  if (exact.endsAt === null || Date.parse(exact.endsAt) - Date.parse(now) > warnDays * day) return { state: 'offered' };
  return Date.parse(exact.endsAt) <= Date.parse(now) ? { state: 'absent' } : { state: 'ending', on: exact.endsAt };
}

/** The first of our preferred models that the vendor offers and goes on offering; null when none is. New subscriptions begin with it. */
export function nextModel(platform: PlatformId, models: readonly ListedModel[], now: string): string | null {
  return (
    vendors
      .find(({ id }) => id === platform)
      ?.models.find((model) => modelState(models, model, now).state === 'offered') ?? null
  );
}
