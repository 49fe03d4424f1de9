import type { Asked } from './asked.ts';
import { askedBefore } from './asked-before.ts';
import { openProbes, sealedProbes } from './asked-probes.ts';

/** Every list of questions whose passages people named, by the name it is measured under. */
export const askedLists: Record<string, readonly Asked[]> = {
  'once sealed': sealedProbes,
  'its open half': openProbes,
  ...askedBefore,
};

/** What the search has learned. */
export const allAsked: readonly Asked[] = Object.values(askedLists).flat();

/** What a search may have learned that a list is to measure: nothing of that list, and no question of it that another list has too. */
export function askedBesides(list: readonly Asked[]): readonly Asked[] {
  const own = new Set(list.map(({ question }) => question.toLowerCase()));
  return allAsked.filter(({ question }) => !own.has(question.toLowerCase()));
}
