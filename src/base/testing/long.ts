import { it } from 'vitest';

/** Whether `npm run test:faults` runs this. It has time for the long form of what a short test shows in `npm test`; it finds the files by their import of this one. */
export const isLong = process.env['FAULTS'] !== undefined;

/** `it` in `npm run test:faults`, skipped in `npm test`. */
export const itLong = it.runIf(isLong);

/** The cases of a table: the first `few` in `npm test`, all in `npm run test:faults`. */
export function fewOf<T>(cases: readonly T[], few: number): readonly T[] {
  return isLong ? cases : cases.slice(0, few);
}
