// Rates over sampled answers: repeats of one prompt are correlated, so intervals use the effective number (rubric 6.1).
import type { Interval } from '#engine/contract.ts';

/** Correlation of repeats of one prompt. */
const rho = 0.5;

/** 95% Wilson interval of a share. `n` may be a fraction: an effective number of answers. `z`: another quantile, where the number itself was measured. */
export function wilsonInterval(share: number, n: number, z = 1.96): Interval {
  if (n <= 0) return { low: 0, high: 1 };
  const centre = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const margin = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return { low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) };
}

/** How many independent answers `n` answers are worth when each prompt was asked `runsPerPrompt` times. */
export function effectiveAnswers(n: number, runsPerPrompt: number): number {
  return n === 0 ? 0 : n / (1 + (Math.max(1, runsPerPrompt) - 1) * rho);
}

/** Piecewise linear between the points of a table, flat outside. */
export function alongSteps(table: readonly (readonly [number, number])[], value: number): number {
  let previous = table[0];
  if (!previous || value <= previous[0]) return previous?.[1] ?? 0;
  for (const point of table) {
    if (value <= point[0])
      return point[0] === previous[0]
        ? point[1]
        : previous[1] + ((value - previous[0]) / (point[0] - previous[0])) * (point[1] - previous[1]);
    previous = point;
  }
  return previous[1];
}

/** 0 up to `from`, 1 from `to` on, linear between; works downwards when `from` is above `to`. */
export function ramp(from: number, to: number, value: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** 0..1; 0 of nothing is 0. */
export function shareOf<T>(list: readonly T[], isTrue: (item: T) => boolean): number {
  return list.length === 0 ? 0 : list.filter(isTrue).length / list.length;
}

/** The middle value; between two, their mean. 0 of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
