// Whether two askings of one set of questions differ by more than chance. Questions are the sample: answers to one question, by whichever platform, resemble each other.
import type { Interval } from '#engine/contract.ts';
import { wilsonInterval } from '#engine/base/statistics.ts';

/** What came of one question over all platforms: how many valid answers, and how many of them name the business. */
export type QuestionCount = { named: number; asked: number };

/** `single`: one comparison of two runs. `series`: one of up to six looks against a baseline, which together give at most 5 false alarms in 100. */
export type Look = 'single' | 'series';
const levels: Record<Look, number> = { single: 0.05, series: 0.0142 };
const fewestDiffering = 6;

export type Movement = {
  verdict: 'rise' | 'fall' | 'not enough' | 'field moved' | 'not comparable';
  /** Mean over the questions asked in both runs of the change of the share that names the business, -1..1. */
  change: number;
  /** How often signs that are flipped at random give a mean this large; 1 where nothing differs. */
  p: number;
  questions: number;
  before: QuestionCount;
  after: QuestionCount;
};

/**
 * The change between two runs, question by question over all platforms. `field`: the same counts for the rivals, by question; when they moved alike, what moved is the
 * platform. Questions that were asked in one run only do not count.
 */
export function compareRuns(
  before: ReadonlyMap<string, QuestionCount>,
  after: ReadonlyMap<string, QuestionCount>,
  {
    look = 'single',
    field,
  }: {
    look?: Look;
    field?: { before: ReadonlyMap<string, QuestionCount>; after: ReadonlyMap<string, QuestionCount> };
  } = {},
): Movement {
  const differences = differencesOf(before, after);
  const own = judge(differences, levels[look]);
  const both = [...before.keys()].filter((id) => isAsked(before.get(id)) && isAsked(after.get(id)));
  const base = {
    change: own.mean,
    p: own.p,
    questions: both.length,
    before: totalOf(before, both),
    after: totalOf(after, both),
  };
  if (both.length < fewestDiffering) return { ...base, verdict: 'not comparable' };
  if (!own.isReal) return { ...base, verdict: 'not enough' };
  if (field !== undefined) {
    const others = differencesOf(field.before, field.after);
    const theirs = judge(others, levels[look]);
    const apart = judge(
      new Map([...differences].map(([id, own_]) => [id, own_ - (others.get(id) ?? 0)])),
      levels[look],
    );
    if (theirs.isReal && Math.sign(theirs.mean) === Math.sign(own.mean) && !apart.isReal)
      return { ...base, verdict: 'field moved' };
  }
  return { ...base, verdict: own.mean > 0 ? 'rise' : 'fall' };
}

/**
 * Two-sided sign-flip test: if nothing had changed, each difference would be as likely to have the other sign. Exact: the chance that flipped signs give a sum at least as
 * far from zero.
 */
export function signFlip(differences: readonly number[]): number {
  const steps = differences.map((own) => Math.round(own * grain)).filter((own) => own !== 0);
  const observed = Math.abs(steps.reduce((sum, own) => sum + own, 0));
  let sums = new Map([[0, 1]]);
  for (const step of steps) {
    const next = new Map<number, number>();
    for (const [sum, weight] of sums) {
      next.set(sum + step, (next.get(sum + step) ?? 0) + weight / 2);
      next.set(sum - step, (next.get(sum - step) ?? 0) + weight / 2);
    }
    sums = next;
  }
  let p = 0;
  for (const [sum, weight] of sums) if (Math.abs(sum) >= observed) p += weight;
  return Math.min(1, p);
}

/** Shares of up to six answers a question, twice, are whole multiples of a sixtieth; averages of months are rounded to 1/840, which also fits sevenths and eighths. */
const grain = 840;

/**
 * 95% interval of a rate over questions that several answers were given to: Wilson's on the effective number of answers. The design effect is measured between the
 * questions and drawn towards a correlation of 0.5 with the weight of ten questions; t in place of z.
 */
export function clusterWilson(questions: readonly QuestionCount[]): Interval {
  const asked = questions.filter((own) => own.asked > 0);
  const [hits, answers] = [
    asked.reduce((sum, own) => sum + own.named, 0),
    asked.reduce((sum, own) => sum + own.asked, 0),
  ];
  if (asked.length < 2) return { low: 0, high: 1 };
  const share = hits / answers;
  const perQuestion = answers / asked.length;
  const assumed = 1 + (perQuestion - 1) * 0.5;
  const spread = asked.reduce((sum, own) => sum + (own.named / own.asked - share) ** 2, 0) / (asked.length - 1);
  const between = share > 0 && share < 1 ? (spread * perQuestion) / (share * (1 - share)) : assumed;
  const effect = Math.max(1, (between * (asked.length - 1) + assumed * 10) / (asked.length + 9));
  return wilsonInterval(share, answers / effect, t975(asked.length - 1));
}

/** The least change that such a number of questions usually shows, in points: 15 with 30 questions, by simulation (`npm run bench -- answers`). */
function detectablePoints(questions: number): number {
  return Math.round(15 * Math.sqrt(30 / Math.max(1, questions)));
}

/** What a reader is told, in sentences. */
export function movementSentences(movement: Movement): string {
  const { change, p, questions, before, after, verdict } = movement;
  const points = Math.round(100 * change);
  const counts = `You were named in ${before.named} of ${before.asked} answers before, and in ${after.named} of ${after.asked} now.`;
  if (verdict === 'not comparable') return 'The two runs share too few questions to be compared.';
  if (verdict === 'not enough')
    return `Not enough to tell. ${counts} With ${questions} questions, chance cannot be ruled out under about ${detectablePoints(questions)} points.`;
  const how = `We asked the same ${questions} questions again. For each we took how much more often you were named, over all platforms; the average is ${points > 0 ? '+' : ''}${points} points.`;
  if (verdict === 'field moved')
    return `${how} Your rivals moved alike, so the platform changed, and not your standing.`;
  const times = Math.max(1, Math.round(100 * p));
  return `${how} If nothing had changed, each question would be as likely to fall as to rise; signs flipped at random give an average this large in ${p < 0.01 ? 'fewer than 1' : times} of 100 cases: a real ${verdict}.`;
}

function differencesOf(
  before: ReadonlyMap<string, QuestionCount>,
  after: ReadonlyMap<string, QuestionCount>,
): Map<string, number> {
  return new Map(
    [...before].flatMap(([id, was]) => {
      const is = after.get(id);
      return is && is.asked > 0 && was.asked > 0 ? [[id, is.named / is.asked - was.named / was.asked] as const] : [];
    }),
  );
}

function judge(differences: ReadonlyMap<string, number>, level: number): { mean: number; p: number; isReal: boolean } {
  const list = [...differences.values()];
  const mean = list.length === 0 ? 0 : list.reduce((sum, own) => sum + own, 0) / list.length;
  const p = signFlip(list);
  return { mean, p, isReal: list.filter((own) => own !== 0).length >= fewestDiffering && p <= level };
}

function isAsked(count: QuestionCount | undefined): boolean {
  return count !== undefined && count.asked > 0;
}

function totalOf(counts: ReadonlyMap<string, QuestionCount>, ids: readonly string[]): QuestionCount {
  return ids.reduce(
    (sum, id) => ({ named: sum.named + (counts.get(id)?.named ?? 0), asked: sum.asked + (counts.get(id)?.asked ?? 0) }),
    {
      named: 0,
      asked: 0,
    },
  );
}

/** The 97.5% quantile of Student's t, within 0.01 from 4 degrees of freedom on. */
function t975(freedom: number): number {
  return 1.96 + 2.4 / freedom + 2.85 / freedom ** 2 + 2.6 / freedom ** 3;
}
