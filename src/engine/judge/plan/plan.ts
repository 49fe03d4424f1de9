import { proofId } from '#engine/judge/findings.ts';
import { categories, categoryBenchmarks, categoryMaximums, categoryNames } from '#engine/contract.ts';
import type {
  Answers,
  Difficulty,
  Finding,
  Harm,
  PersonalizedPlan,
  PlanItem,
  Remark,
  Strength,
} from '#engine/contract.ts';
import type { Check } from '#engine/judge/checks/define-check.ts';
import type { Advice } from '#engine/judge/checks/texts.ts';
import type { FoundGate } from '#engine/judge/gates.ts';
import type { JudgedCheck } from '#engine/judge/checks/run-check.ts';
import { roundTo, type Scorecard } from '#engine/judge/score/score.ts';
import { whoDoes, whoNames } from '#engine/wording.ts';

/** The advice of every check not fully earned, by points lost against effort; fatal defects first, then what the others wait for (rubric 7.3). */
export function makePlan(
  judged: readonly JudgedCheck[],
  gates: readonly FoundGate[],
  remarks: readonly Remark[],
  scorecard: Scorecard,
  answers: Answers,
): PersonalizedPlan {
  const ranked = [...rankItems(judged, gates, answers), ...remarks.map(rankRemark)].toSorted(byPriority);
  const phase = (name: Check['timeframe']) =>
    ranked.filter(({ timeframe }) => timeframe === name).map(({ item }) => item);
  const [immediate, shortTerm, longTerm] = [phase('immediate'), phase('short'), phase('long')];
  const gain = roundTo(
    ranked.reduce((sum, { item }) => sum + item.gainPoints, 0),
    1,
  );
  return {
    immediate,
    shortTerm,
    longTerm,
    priorityScore: gates.length > 0 ? Math.max(90, 100 - scorecard.overallScore) : 100 - scorecard.overallScore,
    estimatedROI:
      ranked.length === 0
        ? 'You have nothing left to win in this assessment. Keep measuring.'
        : `Up to ${gain} of 100 points in this assessment. Points, not a promise of traffic.`,
    implementationTimeline: [
      `Week 1-2: ${count(immediate.length, 'step')}`,
      `Month 1-3: ${count(shortTerm.length, 'step')}`,
      `Month 3-6: ${count(longTerm.length, 'step')}`,
    ].join(', '),
    competitivePriority: categories.map((category) => competitiveLine(category, scorecard)),
    customActionPlan: fourWeeks(immediate, shortTerm, longTerm),
  };
}

type RankedItem = { item: PlanItem; timeframe: Check['timeframe']; priority: number };

const effort: Record<Difficulty, number> = { Easy: 1, Medium: 2, Hard: 3 };
/** How far evidence for a check carries, as a factor on its points. */
export const strengthFactors: Record<Strength, number> = {
  strong: 1.2,
  moderate: 1,
  weak: 0.7,
  convention: 0.6,
  refuted: 0,
};
const timeframeLabels: Record<Check['timeframe'], string> = {
  immediate: 'Week 1-2',
  short: 'Month 1-3',
  long: 'Month 3-6',
};
/** Below this an item is dust. */
const leastGain = 0.05;
/** Any gate outranks any check, and so does what others wait for: the largest check has 4 points. */
const gatePriority = 1000;
const firstPriority = 100;

/** Goals in the owner's own words, and the checks that serve them. */
const goals: { words: RegExp; serves: (id: string) => boolean }[] = [
  {
    words: /\b(leads?|sales|revenue|customers|enquir|inquir|bookings?|conversions?)/i,
    serves: (id) => ['CQ-02', 'CQ-03', 'CQ-15', 'BP-10'].includes(id),
  },
  { words: /\b(aware|awareness|visib|known|reach|brand)/i, serves: (id) => id.startsWith('BP-') },
  { words: /\b(trust|credib|reputation|authority|expert)/i, serves: (id) => ['CQ-12', 'CQ-13', 'BP-11'].includes(id) },
];
/** Where a wrong answer harms health or money, sources and authors weigh more. */
const sensitiveIndustries = new Set(['healthcare', 'finance']);
const sensitiveChecks = new Set(['CQ-07', 'CQ-12']);

function rankItems(judged: readonly JudgedCheck[], gates: readonly FoundGate[], answers: Answers): RankedItem[] {
  const items = judged.flatMap(({ check, result, lostPoints, comesFirst }) => {
    const gate = gates.find(({ checkId }) => checkId === check.id);
    if (!check.advice || (!gate && lostPoints < leastGain)) return [];
    const lost = gate ? check.points : lostPoints;
    const told = result.findings.filter((finding) => finding.id !== proofId); // an example of what is right asks for nothing
    const findings = told.length > 0 || !gate ? told : [gate.finding];
    const priority =
      ((lost * strengthFactors[check.strength]) / effort[check.difficulty]) *
      goalFactor(check.id, answers) *
      sensitiveFactor(check.id, answers);
    const timeframe: Check['timeframe'] = gate || comesFirst ? 'immediate' : check.timeframe;
    return [
      {
        item: planItem(check, gate?.advice ?? check.advice(findings, answers), lost, timeframe, findings),
        timeframe,
        priority: priority + (gate ? gatePriority : comesFirst ? firstPriority : 0),
      },
    ];
  });
  return items;
}

function byPriority(a: RankedItem, b: RankedItem): number {
  return b.priority - a.priority || (a.item.checkId < b.item.checkId ? -1 : 1);
}

/** After gates and what others wait for, before any check: what buyers read and do changes by it. Untidiness comes last. */
function rankRemark(remark: Remark, index: number): RankedItem {
  const { id, hurts, title, why, todo, proof, who, minutes } = remark;
  const timeframe = hurts === 'neat' ? 'short' : 'immediate';
  return {
    timeframe,
    priority: hurts === 'neat' ? 0 : remarkPriority - index,
    item: {
      checkId: id,
      category: 'What a buyer meets',
      title,
      description: why,
      implementation: todo,
      timeframe: timeframeLabels[timeframe],
      difficulty: minutes <= 20 ? 'Easy' : 'Medium',
      impact: impactOf[hurts],
      resources: [],
      metrics: [],
      gainPoints: 0,
      who,
      minutes,
      concerns: 'found-pages',
      proof,
    },
  };
}

const remarkPriority = 50;
const impactOf: Record<Harm, PlanItem['impact']> = {
  found: 'High',
  chosen: 'High',
  understood: 'Medium',
  trusted: 'Medium',
  neat: 'Low',
};

function planItem(
  check: Check,
  advice: Advice,
  lostPoints: number,
  timeframe: Check['timeframe'],
  findings: readonly Finding[],
): PlanItem {
  const { title, description, steps, resources = [], metrics, proof, ...rest } = advice;
  const toDo = steps.filter((step) => !findings.some(({ note }) => note === step)); // what was seen is shown beside the steps, and stands for them where there are none
  return {
    checkId: check.id,
    category: categoryNames[check.category],
    title,
    description,
    implementation: toDo.length > 0 ? toDo : steps,
    timeframe: timeframeLabels[timeframe],
    difficulty: check.difficulty,
    impact: check.impact,
    resources,
    metrics,
    gainPoints: roundTo(lostPoints, 2),
    who: check.who,
    minutes: minutesFor(check.minutes, findings),
    concerns: check.concerns,
    proof,
    ...rest,
  };
}

/** What was well done asks for no time. */
function minutesFor(minutes: Check['minutes'], findings: readonly Finding[]): number {
  if (typeof minutes === 'number') return minutes;
  return minutes.whole + minutes.each * Math.max(1, findings.filter(({ tone }) => tone !== 'good').length);
}

function goalFactor(id: string, answers: Answers): number {
  return goals.some(({ words, serves }) => serves(id) && words.test(answers.businessGoals)) ? 1.25 : 1;
}

function sensitiveFactor(id: string, answers: Answers): number {
  return sensitiveIndustries.has(answers.industry) && sensitiveChecks.has(id) ? 1.3 : 1;
}

/** Week 1 Foundation, week 2 Implementation, week 3 Expansion, week 4 Optimization. */
function fourWeeks(
  immediate: PlanItem[],
  shortTerm: PlanItem[],
  longTerm: PlanItem[],
): PersonalizedPlan['customActionPlan'] {
  const half = Math.ceil(immediate.length / 2);
  const lines = (items: PlanItem[]) =>
    items.map((item) => `${item.title} (${[whoNames[whoDoes(item)].toLowerCase(), ...gainOf(item)].join(', ')})`);
  // One immediate step, or none, leaves the second week to what comes next.
  const second = immediate.length > half ? immediate.slice(half) : shortTerm.slice(0, 2);
  const third = shortTerm.filter((item) => !second.includes(item)).slice(0, 4);
  const proofs = immediate.slice(0, 3).map((item) => `See that it worked: ${item.proof}`);
  return {
    week1: lines(immediate.slice(0, half)),
    week2: lines(second),
    week3: lines(third),
    week4: [
      ...proofs,
      ...longTerm.slice(0, 1).map((item) => `Begin: ${item.title}`),
      'Measure again and compare check by check.',
    ],
  };
}

function gainOf({ gainPoints }: PlanItem): string[] {
  return gainPoints === 0 ? [] : [`up to ${gainPoints} ${gainPoints === 1 ? 'point' : 'points'}`];
}

function competitiveLine(category: (typeof categories)[number], scorecard: Scorecard): string {
  const { score } = scorecard.categories[category];
  const percent = (100 * score) / categoryMaximums[category];
  const level = percent < 50 ? 'Critical' : percent < 75 ? 'High' : 'Optimization';
  const { average } = categoryBenchmarks[category];
  const side = score >= average ? 'at or above' : 'below';
  return `${level}: ${categoryNames[category]} has ${score} of ${categoryMaximums[category]} points, ${side} the modelled average of ${average}.`;
}

function count(n: number, noun: string): string {
  return n === 1 ? `1 ${noun}` : `${n} ${noun}s`;
}
