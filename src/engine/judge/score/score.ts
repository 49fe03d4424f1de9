import { categories, categoryMaximums } from '#engine/contract.ts';
import type { Category, CheckResult, Confidence, GradeLetter, Interval, OwnerQuestion } from '#engine/contract.ts';
import { grades } from '#engine/wording.ts';

/** What the arithmetic needs of a result: any list of these can be scored, also one written by hand. */
export type ScoredResult = Pick<CheckResult, 'id' | 'category' | 'points' | 'state' | 'ratio' | 'partly'>;
export type CategoryNumbers = {
  score: number;
  maxScore: number;
  interval: Interval;
  coverage: number;
  confidence: Confidence;
};
export type Scorecard = {
  overallScore: number;
  interval: Interval;
  coverage: number;
  confidence: Confidence;
  grade: { letter: GradeLetter; label: string };
  categories: Record<Category, CategoryNumbers>;
};

/** A fatal defect never leaves more than this. */
export const gatedMaximum = 39;
/** Below this coverage a category is drawn towards the prior. */
const fullTrustCoverage = 0.6;
/** Deliberately below the average of 0.59 that the customer's benchmarks imply. */
const prior = 0.5;
/** How much of its points a reported answer counts as evidence. */
const reportedCoverage = 0.75;

/** Rubric 7.1 in integer hundredths of a point. `gated` limits the overall score to 39. */
export function scoreFromResults(results: readonly ScoredResult[], gated = false): Scorecard {
  const hundredths = sumPerCategory(results);
  const ceiling = gated ? gatedMaximum : 100;
  const total = (pick: (sums: CategorySums) => number) =>
    categories.reduce((sum, category) => sum + pick(hundredths[category]), 0);
  const overallScore = Math.min(ceiling, roundHalfUp(total((sums) => sums.score) / 100));
  const coverage = total((sums) => sums.coverage * sums.maximum) / total((sums) => sums.maximum);
  return {
    overallScore,
    interval: {
      low: Math.min(ceiling, Math.floor(total((sums) => sums.low) / 100)),
      high: Math.min(ceiling, Math.ceil(total((sums) => sums.high) / 100)),
    },
    coverage: roundTo(coverage, 3),
    confidence: confidenceFrom(coverage),
    grade: gradeFor(overallScore),
    categories: {
      contentQuality: shown(hundredths.contentQuality),
      technicalSEO: shown(hundredths.technicalSEO),
      brandPresence: shown(hundredths.brandPresence),
      aiOptimization: shown(hundredths.aiOptimization),
    },
  };
}

/**
 * Points that the overall score gains, unrounded, once the checks `ids` are earned in full and everything is scored again. `gated`: before and after.
 * A fault under a fatal defect is counted as if that were repaired first, since the plan begins with it.
 */
export function gainOf(
  ids: readonly string[],
  results: readonly ScoredResult[],
  gated: { before: boolean; after: boolean },
): number {
  const earned = results.map((result) => {
    if (!ids.includes(result.id)) return result;
    const { partly: _partly, ...whole } = result;
    return { ...whole, state: 'observed' as const, ratio: 1 };
  });
  return worthSaying(exactScore(earned, gated.after) - exactScore(results, gated.before));
}

/** Points that the overall score gains where the owner shows what a check asks for: it is seen then, and what else it looks for is still unread. */
export function gainOfAnswer(
  ask: Pick<OwnerQuestion, 'checkId' | 'points'>,
  results: readonly ScoredResult[],
  gated: boolean,
): number {
  const shown = results.map((result) =>
    result.id === ask.checkId && result.points > 0
      ? {
          ...result,
          state: 'observed' as const,
          ratio: Math.min(1, (result.ratio ?? 0) + ask.points / result.points),
          partly: true as const,
        }
      : result,
  );
  return worthSaying(exactScore(shown, gated) - exactScore(results, gated));
}

/** To a tenth; 0 below half a point, which no reader of the overall score would see. */
function worthSaying(points: number): number {
  return points < 0.5 ? 0 : roundTo(points, 1);
}

function exactScore(results: readonly ScoredResult[], gated: boolean): number {
  const sums = sumPerCategory(results);
  const score = categories.reduce((sum, category) => sum + sums[category].score, 0) / 100;
  return gated ? Math.min(gatedMaximum, score) : score;
}

export function gradeFor(score: number): { letter: GradeLetter; label: string } {
  const { letter, label } = grades.find(({ from }) => score >= from) ?? grades[4];
  return { letter, label };
}

function confidenceFrom(coverage: number): Confidence {
  if (coverage >= 0.8) return 'high';
  return coverage >= 0.5 ? 'medium' : 'low';
}

/** The share that is drawn to the prior when little is known: also used per platform. */
export function shrink(share: number, coverage: number): number {
  const trust = Math.min(1, coverage / fullTrustCoverage);
  return trust * share + (1 - trust) * prior;
}

/** 1 for what was seen, 0.75 for what was said, 0 for what is unknown. */
export function evidenceWeight(state: CheckResult['state']): number {
  if (state === 'observed') return 1;
  return state === 'reported' ? reportedCoverage : 0;
}

export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5 + 1e-9); // the epsilon undoes binary noise such as 52.499999999
}

export function roundTo(value: number, digits: number): number {
  return roundHalfUp(value * 10 ** digits) / 10 ** digits;
}

/** `score`, `low`, `high`, `maximum` in hundredths of a point. */
type CategorySums = { score: number; low: number; high: number; maximum: number; coverage: number };

function sumPerCategory(results: readonly ScoredResult[]): Record<Category, CategorySums> {
  return {
    contentQuality: sumCategory('contentQuality', results),
    technicalSEO: sumCategory('technicalSEO', results),
    brandPresence: sumCategory('brandPresence', results),
    aiOptimization: sumCategory('aiOptimization', results),
  };
}

function sumCategory(category: Category, results: readonly ScoredResult[]): CategorySums {
  const maximum = categoryMaximums[category] * 100;
  let applicable = 0;
  let known = 0;
  let earned = 0;
  let covered = 0;
  // What could not have been found absent never enters the average, or a reader that sees successes alone would flatter every site: it raises the lower end.
  let seenOnly = 0;
  for (const result of results) {
    if (result.category !== category || result.state === 'not-applicable') continue;
    const points = Math.round(result.points * 100);
    applicable += points;
    if (result.ratio === null) continue;
    if (result.partly) {
      seenOnly += Math.round(points * result.ratio);
      continue;
    }
    known += points;
    earned += Math.round(points * result.ratio);
    covered += points * evidenceWeight(result.state);
  }
  if (applicable === 0) return { score: maximum * prior, low: 0, high: maximum, maximum, coverage: 0 };
  const coverage = covered / applicable;
  const share = known === 0 ? prior : earned / known;
  const low = Math.floor((maximum * (earned + seenOnly)) / applicable);
  return {
    score: Math.max(low, roundHalfUp(maximum * shrink(share, coverage))),
    low,
    high: Math.ceil((maximum * (earned + applicable - known)) / applicable),
    maximum,
    coverage: (covered + seenOnly) / applicable,
  };
}

function shown(sums: CategorySums): CategoryNumbers {
  return {
    score: roundTo(sums.score / 100, 1),
    maxScore: sums.maximum / 100,
    interval: { low: Math.floor(sums.low / 10) / 10, high: Math.ceil(sums.high / 10) / 10 },
    coverage: roundTo(sums.coverage, 3),
    confidence: confidenceFrom(sums.coverage),
  };
}
