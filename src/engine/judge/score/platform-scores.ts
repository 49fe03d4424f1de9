import { perPlatform } from '#engine/contract.ts';
import type { Finding, Interval, Platform } from '#engine/contract.ts';
import { alongSteps, effectiveAnswers } from '#engine/base/statistics.ts';
import { enoughAnswers } from '#engine/ask/answers/answer-rates.ts';
import {
  citationRateSteps,
  mentionRateSteps,
  sentimentShare,
  shareOfVoiceSteps,
} from '#engine/ask/answers/answer-scales.ts';
import { evidenceWeight, roundHalfUp, shrink, type ScoredResult } from '#engine/judge/score/score.ts';

export type WeightedResult = ScoredResult & { platformWeights: Record<Platform, number> };
export type PlatformCap = { score: number; reason: string; finding: Finding };

/** What one platform's answers say, as shares 0..1 (sentiment -1..1, null where nobody read it). `answers` counts the valid unbranded ones. */
export type PlatformRates = {
  answers: number;
  runsPerPrompt: number;
  mention: number;
  citation: number;
  shareOfVoice: number;
  recognised: number;
  accuracy: number;
  sentiment: number | null;
};
export type PlatformNumbers = { score: number; interval: Interval; blended: boolean; cap: PlatformCap | null };

/** Answers never count for more than this share: they move from day to day. */
const largestBlend = 0.6;
const answersForLargestBlend = 15;
/** Checks whose evidence is the answers themselves; readiness leaves them out, so that they do not count twice. */
const answerChecks = new Set(['BP-01', 'BP-02', 'BP-03', 'BP-04', 'AO-16', 'AO-17']);

/** Rubric 7.2: readiness from the checks, held down by caps, blended with what was observed where enough answers are in hand. */
export function platformScores(
  results: readonly WeightedResult[],
  caps: Partial<Record<Platform, PlatformCap>>,
  rates: Partial<Record<Platform, PlatformRates>>,
): Record<Platform, PlatformNumbers> {
  return perPlatform((platform) => scorePlatform(platform, results, caps[platform] ?? null, rates[platform] ?? null));
}

/** 0..100 from one platform's answers alone. */
export function observedScore(rates: PlatformRates): number {
  const recognition = 0.6 * rates.recognised + 0.4 * rates.accuracy;
  const facts =
    0.45 * alongSteps(mentionRateSteps, rates.mention) +
    0.2 * alongSteps(citationRateSteps, rates.citation) +
    0.15 * alongSteps(shareOfVoiceSteps, rates.shareOfVoice) +
    0.15 * recognition;
  return rates.sentiment === null ? (100 * facts) / 0.95 : 100 * (facts + 0.05 * sentimentShare(rates.sentiment));
}

/** How much the answers of a platform weigh against its readiness, 0..0.6. */
export function blendShare(rates: PlatformRates): number {
  if (rates.answers < enoughAnswers) return 0;
  return largestBlend * Math.min(1, effectiveAnswers(rates.answers, rates.runsPerPrompt) / answersForLargestBlend);
}

function scorePlatform(
  platform: Platform,
  results: readonly WeightedResult[],
  cap: PlatformCap | null,
  rates: PlatformRates | null,
): PlatformNumbers {
  const readiness = readinessOf(platform, results);
  // An answer that cites the site proves that the platform reaches it, whatever the rule on paper says.
  const heldBy = cap && !(rates && rates.answers >= enoughAnswers && rates.citation > 0) ? cap : null;
  const held = (value: number) => (heldBy ? Math.min(heldBy.score, value) : value);
  const share = rates ? blendShare(rates) : 0;
  const observed = rates && share > 0 ? observedScore(rates) : 0;
  const blend = (value: number) => (1 - share) * held(value) + share * observed;
  return {
    score: roundHalfUp(blend(readiness.score)),
    interval: { low: Math.floor(blend(readiness.low)), high: Math.ceil(blend(readiness.high)) },
    blended: share > 0,
    cap: heldBy && readiness.score > heldBy.score ? heldBy : null,
  };
}

function readinessOf(
  platform: Platform,
  results: readonly WeightedResult[],
): { score: number; low: number; high: number } {
  let applicable = 0;
  let covered = 0;
  let earned = 0;
  let earnedPlain = 0;
  let known = 0;
  let seenOnly = 0;
  for (const result of results) {
    if (result.state === 'not-applicable' || answerChecks.has(result.id)) continue;
    const weight = result.platformWeights[platform] * result.points;
    applicable += weight;
    if (result.ratio === null) continue;
    if (result.partly) {
      seenOnly += weight * result.ratio; // as in score.ts
      continue;
    }
    const trust = evidenceWeight(result.state);
    known += weight;
    covered += weight * trust;
    earned += weight * trust * result.ratio;
    earnedPlain += weight * result.ratio;
  }
  if (applicable === 0) return { score: 50, low: 0, high: 100 };
  const low = (100 * (earnedPlain + seenOnly)) / applicable;
  const score = Math.max(low, 100 * shrink(covered === 0 ? 0.5 : earned / covered, covered / applicable));
  const high = (100 * (earnedPlain + applicable - known)) / applicable;
  return { score, low: Math.min(low, score), high: Math.max(high, score) };
}
