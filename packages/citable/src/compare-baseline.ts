import type { Analysis } from '#engine/contract.ts';
import { diff } from '#engine/judge/diff.ts';

/** Check ids that got worse or better since `baseline`, and the scores, null where there was none; `note` says why nothing was compared. */
export type Comparison = {
  before: number | null;
  after: number | null;
  worse: string[];
  better: string[];
  note: string | null;
};

/**
 * Compares check by check, and only where both runs measured it by the same rubric: a new rubric, or a check that could not be seen
 * this time, must never break somebody's build.
 */
export function compareBaseline(baseline: Analysis, analysis: Analysis): Comparison {
  const scores = { before: scoreOf(baseline), after: scoreOf(analysis) };
  if (baseline.rubricVersion !== analysis.rubricVersion) {
    const note = `The baseline was judged by rubric ${baseline.rubricVersion}, this run by ${analysis.rubricVersion}: nothing was compared. Keep this run as the new baseline.`;
    return { ...scores, worse: [], better: [], note };
  }
  const { flipped, moved } = diff(baseline, analysis);
  const ids = (is: (points: number) => boolean) =>
    [...flipped, ...moved].filter(({ points }) => points !== null && is(points)).map(({ checkId }) => checkId);
  return { ...scores, worse: ids((points) => points < 0), better: ids((points) => points > 0), note: null };
}

function scoreOf({ unscored, overallScore }: Analysis): number | null {
  return unscored === undefined ? overallScore : null;
}
