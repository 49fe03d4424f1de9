import type { Interval } from '#engine/contract.ts';
import { effectiveAnswers, wilsonInterval } from '#engine/derived/answer-statistics.ts';

/** A rate over sampled answers: `share` 0..1 of `answers`, each prompt asked `runsPerPrompt` times, by one model. */
export type SampledRate = { share: number; answers: number; runsPerPrompt: number; model: string };
export type RateComparison = { verdict: 'up' | 'down' | 'within noise' | 'insufficient'; before: Interval; after: Interval; modelChanged: boolean };

/** Two runs of one prompt set. A change counts only when the 95% intervals do not overlap (rubric 6.1). */
export function compareRates(before: SampledRate, after: SampledRate, fewest = 20): RateComparison {
  const was = intervalOf(before);
  const is = intervalOf(after);
  const base = { before: was, after: is, modelChanged: before.model !== after.model };
  if (Math.min(before.answers, after.answers) < fewest) return { ...base, verdict: 'insufficient' };
  if (is.low > was.high) return { ...base, verdict: 'up' };
  return { ...base, verdict: is.high < was.low ? 'down' : 'within noise' };
}

function intervalOf({ share, answers, runsPerPrompt }: SampledRate): Interval {
  return wilsonInterval(share, effectiveAnswers(answers, runsPerPrompt));
}
