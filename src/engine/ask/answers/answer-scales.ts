// How rates over answers become credit: used by the checks BP-01, BP-02, BP-04, AO-16 and by the platform scores alike.
import { ramp } from '#engine/base/statistics.ts';

type Steps = readonly (readonly [number, number])[];

/** Leaders of a category appear in 55-77% of answers (SparkToro 2026). */
export const mentionRateSteps: Steps = [
  [0, 0],
  [0.05, 0.25],
  [0.15, 0.5],
  [0.3, 0.75],
  [0.55, 1],
];
export const shareOfVoiceSteps: Steps = [
  [0, 0],
  [0.05, 0.3],
  [0.1, 0.6],
  [0.2, 0.85],
  [0.3, 1],
];
/** About 17% of citations go to brand sites in one panel (Analyze 2026). */
export const citationRateSteps: Steps = [
  [0, 0],
  [0.05, 0.4],
  [0.15, 0.7],
  [0.3, 1],
];

/** From net sentiment, -1..1, to credit, 0..1. */
export function sentimentShare(netSentiment: number): number {
  return ramp(-0.5, 0.5, netSentiment);
}
