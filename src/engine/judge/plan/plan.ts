import { categories, categoryBenchmarks, categoryMaximums, categoryNames } from '#engine/contract.ts';
import type { PersonalizedPlan, PlanItem, Remark } from '#engine/contract.ts';
import { say } from '#engine/base/text/say.ts';
import type { FoundGate } from '#engine/judge/gates.ts';
import type { JudgedCheck } from '#engine/judge/checks/run-check.ts';
import { inOrder } from '#engine/judge/plan/order.ts';
import { type PlanContext, planItems } from '#engine/judge/plan/plan-items.ts';
import { planTexts } from '#engine/judge/plan/texts.ts';
import { roundTo, type Scorecard } from '#engine/judge/score/score.ts';
import { whoDoes, whoNames } from '#engine/wording.ts';

/** What this owner has to do, by what follows of it: one item for each cause, in the seed’s three phases and four weeks. */
export function makePlan(
  judged: readonly JudgedCheck[],
  gates: readonly FoundGate[],
  remarks: readonly Remark[],
  scorecard: Scorecard,
  context: PlanContext,
): PersonalizedPlan {
  const { first, rest } = inOrder(planItems(judged, gates, remarks, context));
  const { immediate: soon, short, long } = planTexts.timeframes;
  const phase = (timeframe: string) => rest.flatMap(({ item }) => (item.timeframe === timeframe ? [item] : []));
  const immediate = [...first.map(({ item }) => ({ ...item, timeframe: soon })), ...phase(soon)];
  const [shortTerm, longTerm] = [phase(short), phase(long)];
  const isGated = gates.length > 0;
  const all = [...immediate, ...shortTerm, ...longTerm].reduce((sum, { gainPoints }) => sum + gainPoints, 0);
  const gain = roundTo(Math.min(all, 100 - scorecard.overallScore), 1);
  const { timeline } = planTexts;
  return {
    immediate,
    shortTerm,
    longTerm,
    priorityScore: isGated ? Math.max(90, 100 - scorecard.overallScore) : 100 - scorecard.overallScore,
    estimatedROI:
      first.length + rest.length === 0
        ? planTexts.nothingLeft
        : gain === 0
          ? planTexts.noGain
          : say(planTexts.gain, { points: gain }),
    implementationTimeline: [
      say(timeline.weeks, { count: immediate.length }),
      say(timeline.months, { count: shortTerm.length }),
      say(timeline.quarters, { count: longTerm.length }),
    ].join(', '),
    competitivePriority: categories
      .filter((category) => !context.unscored.includes(category))
      .map((category) => competitiveLine(category, scorecard)),
    customActionPlan: fourWeeks(immediate, shortTerm, longTerm),
  };
}

/** Week 1 Foundation, week 2 Implementation, week 3 Expansion, week 4 Optimization. */
function fourWeeks(
  immediate: PlanItem[],
  shortTerm: PlanItem[],
  longTerm: PlanItem[],
): PersonalizedPlan['customActionPlan'] {
  const half = Math.ceil(immediate.length / 2);
  const lines = (items: PlanItem[]) =>
    items.map((item) => {
      const details = [whoNames[whoDoes(item)].toLowerCase(), ...worthOf(item)].join(', ');
      return say(planTexts.weekLine, { title: item.title, details });
    });
  // One immediate step, or none, leaves the second week to what comes next.
  const second = immediate.length > half ? immediate.slice(half) : shortTerm.slice(0, 2);
  const third = shortTerm.filter((item) => !second.includes(item)).slice(0, 4);
  return {
    week1: lines(immediate.slice(0, half)),
    week2: lines(second),
    week3: lines(third),
    week4: [
      ...immediate.slice(0, 3).map(({ proof }) => say(planTexts.seeThat, { proof })),
      ...longTerm.slice(0, 1).map(({ title }) => say(planTexts.begin, { title })),
      planTexts.measureAgain,
    ],
  };
}

function worthOf({ gainPoints }: PlanItem): string[] {
  return gainPoints === 0 ? [] : [say(planTexts.worth, { count: gainPoints, points: gainPoints })];
}

function competitiveLine(category: (typeof categories)[number], scorecard: Scorecard): string {
  const { score } = scorecard.categories[category];
  const maximum = categoryMaximums[category];
  const percent = (100 * score) / maximum;
  const { average } = categoryBenchmarks[category];
  return say(planTexts.priority, {
    level: percent < 50 ? 'Critical' : percent < 75 ? 'High' : 'Optimization',
    category: categoryNames[category],
    score,
    maximum,
    side: planTexts.side[score >= average ? 'above' : 'below'],
    average,
  });
}
