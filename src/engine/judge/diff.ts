import { categories, perCategory, perPlatform, platforms } from '#engine/contract.ts';
import type { Analysis, Category, CheckResult, Platform } from '#engine/contract.ts';
import { roundTo } from '#engine/judge/score/score.ts';

export type CheckChange = {
  checkId: string;
  /** Titles and ratios as they were and are; null where a side was not scored. */
  before: { title: string; ratio: number | null };
  after: { title: string; ratio: number | null };
  /** after - before in points; null when one side was not scored. */
  points: number | null;
};
type ScoreChange = { before: number; after: number; change: number; withinNoise: boolean };

export type AnalysisDiff = {
  before: { assessedAt: string; rubricVersion: string };
  after: { assessedAt: string; rubricVersion: string };
  overall: ScoreChange;
  categories: Record<Category, ScoreChange>;
  platforms: Record<
    Platform,
    ScoreChange & { /** Observed by another model: not comparable. */ modelChanged: boolean }
  >;
  /** From failing to passing, or back. */
  flipped: CheckChange[];
  /** Moved without passing or failing. */
  moved: CheckChange[];
  /** Moved, but rest on sampled answers, and no test over the questions says that these moved. */
  withinNoise: CheckChange[];
  /** Scored on one side only. */
  appeared: CheckChange[];
  disappeared: CheckChange[];
  gatesOpened: string[];
  gatesClosed: string[];
  /** What a reader must know before comparing. */
  notes: string[];
};

/** What a test over the questions says of the answers (answers/movement.ts); null where none was made. */
export type AnswersVerdict = 'rise' | 'fall' | null;

/** What changed between two assessments of one site, by check id. Rates over sampled answers have moved only where the test over the questions says so. */
export function diff(before: Analysis, after: Analysis, answers: AnswersVerdict = null): AnalysisDiff {
  const changes = changedChecks(before, after);
  const scored = changes.filter((change) => change.points !== null);
  const isNoise = ({ checkId, points }: CheckChange) => sampledChecks.has(checkId) && !isTold(points ?? 0);
  const isTold = (change: number) => answers === (change > 0 ? 'rise' : 'fall');
  const real = scored.filter((change) => !isNoise(change));
  return {
    before: { assessedAt: before.assessedAt, rubricVersion: before.rubricVersion },
    after: { assessedAt: after.assessedAt, rubricVersion: after.rubricVersion },
    // Without new answers the evidence is deterministic: any change is a change of the site or of the quiz.
    overall: scoreChange(before.overallScore, after.overallScore, scored.length > 0 && real.length === 0),
    categories: perCategory(categoryChange),
    platforms: perPlatform(platformChange),
    flipped: real.filter(hasFlipped),
    moved: real.filter((change) => !hasFlipped(change)),
    withinNoise: scored.filter(isNoise),
    appeared: changes.filter((change) => change.before.ratio === null && change.after.ratio !== null),
    disappeared: changes.filter((change) => change.before.ratio !== null && change.after.ratio === null),
    gatesOpened: before.gates
      .filter((gate) => !after.gates.some(({ id }) => id === gate.id))
      .map((gate) => gate.sentence),
    gatesClosed: after.gates
      .filter((gate) => !before.gates.some(({ id }) => id === gate.id))
      .map((gate) => gate.sentence),
    notes: notesOn(before, after),
  };

  function categoryChange(category: Category): ScoreChange {
    const own = scored.filter((change) => after.checks.find(({ id }) => id === change.checkId)?.category === category);
    return scoreChange(
      before.categories[category].score,
      after.categories[category].score,
      own.length > 0 && own.every(isNoise),
    );
  }

  function platformChange(platform: Platform): ScoreChange & { modelChanged: boolean } {
    const [was, is] = [before.platforms[platform].observed, after.platforms[platform].observed];
    const moved = after.platforms[platform].score - before.platforms[platform].score;
    const noise = was !== null && is !== null && !isTold(moved);
    const change = scoreChange(
      before.platforms[platform].score,
      after.platforms[platform].score,
      noise && real.length === 0,
    );
    return { ...change, modelChanged: was !== null && is !== null && was.model !== is.model };
  }
}

/** Checks whose evidence is a sample of answers. */
const sampledChecks = new Set(['BP-01', 'BP-02', 'BP-03', 'BP-04', 'AO-16', 'AO-17']);
const passes = 0.9999;

function changedChecks(before: Analysis, after: Analysis): CheckChange[] {
  const ids = [...new Set([...before.checks, ...after.checks].map(({ id }) => id))];
  return ids.flatMap((checkId) => {
    const was = sideOf(before, checkId);
    const is = sideOf(after, checkId);
    if (was.ratio === is.ratio) return [];
    const points =
      is.result && was.ratio !== null && is.ratio !== null
        ? roundTo(is.result.points * (is.ratio - was.ratio), 2)
        : null;
    return [
      { checkId, before: { title: was.title, ratio: was.ratio }, after: { title: is.title, ratio: is.ratio }, points },
    ];
  });
}

function sideOf(
  analysis: Analysis,
  checkId: string,
): { title: string; ratio: number | null; result: CheckResult | undefined } {
  const result = analysis.checks.find(({ id }) => id === checkId);
  return { title: result?.title ?? 'Not part of that rubric', ratio: result?.ratio ?? null, result };
}

function hasFlipped(change: CheckChange): boolean {
  return (change.before.ratio ?? 0) >= passes !== (change.after.ratio ?? 0) >= passes;
}

function scoreChange(before: number, after: number, withinNoise: boolean): ScoreChange {
  return { before, after, change: roundTo(after - before, 1), withinNoise };
}

function notesOn(before: Analysis, after: Analysis): string[] {
  const notes: string[] = [];
  if (before.rubricVersion !== after.rubricVersion)
    notes.push(
      `The rubric changed from ${before.rubricVersion} to ${after.rubricVersion}: judge the older evidence again before you compare.`,
    );
  for (const platform of platforms) {
    const [was, is] = [before.platforms[platform], after.platforms[platform]];
    if (was.basis !== is.basis)
      notes.push(
        `${platform}: ${was.basis} before, ${is.basis} now; the two scores do not rest on the same kind of evidence.`,
      );
    if (was.observed && is.observed && was.observed.model !== is.observed.model)
      notes.push(`${platform}: answered by ${was.observed.model} before and by ${is.observed.model} now.`);
  }
  const lost = categories.filter(
    (category) => after.categories[category].coverage < before.categories[category].coverage - 0.2,
  );
  if (lost.length > 0) notes.push(`Less could be seen this time: ${lost.join(', ')}.`);
  return notes;
}
