import { categories, categoryNames, platformNames } from '#engine/contract.ts';
import type { Analysis, Category, CategoryScore, PlanItem, Strength } from '#engine/contract.ts';
import { say } from '#engine/base/text/say.ts';
import { listed } from '#engine/base/text/wording.ts';
import { countWords } from '#engine/base/text/words.ts';
import type { FoundGate } from '#engine/judge/gates.ts';
import type { OrganisationKind } from '#engine/evidence/site/organisation-kind.ts';
import type { JudgedCheck } from '#engine/judge/checks/run-check.ts';
import { isAdvisedTo, isAskedFor } from '#engine/judge/plan/advised.ts';
import { planTexts } from '#engine/judge/plan/texts.ts';
import { roundTo, type CategoryNumbers, type Scorecard } from '#engine/judge/score/score.ts';

/** Numbers with sentences that are made from results alone: remove a finding and its sentence goes. */
export function categoryScores(
  scorecard: Scorecard,
  judged: readonly JudgedCheck[],
  items: readonly PlanItem[],
  unscored: Readonly<Record<Category, string | null>>,
): Analysis['categories'] {
  const of = (category: Category): CategoryScore => ({
    ...scorecard.categories[category],
    ...(unscored[category] !== null && { unscored: unscored[category] }),
    feedback: unscored[category] ?? feedbackFor(category, scorecard.categories[category], judged),
    recommendations: items.filter((item) => item.category === categoryNames[category]).map((item) => item.title),
  });
  const [content, technical, brand, ai] = categories;
  return { contentQuality: of(content), technicalSEO: of(technical), brandPresence: of(brand), aiOptimization: of(ai) };
}

/** How far evidence for a check carries, as a factor on its points. */
const strengthFactors: Record<Strength, number> = { strong: 1.2, moderate: 1, weak: 0.7, convention: 0.6, refuted: 0 };

/** Earned in full, worth at least a point, known, and met by buyers; the weightiest first, and one line for all crawlers (rubric 7.3). */
export function strengthsOf(judged: readonly JudgedCheck[], kind: OrganisationKind | null): string[] {
  const earned = judged
    .filter((one) => one.check.points >= 1 && isEarned(one) && isMet(one, kind))
    .toSorted((a, b) => weight(b) - weight(a) || (a.check.id < b.check.id ? -1 : 1));
  const { readers, mayRead } = planTexts.strengths;
  const letIn = earned.filter((one) => one.check.id in readers);
  const who = letIn.flatMap(({ check }) => readers[check.id as keyof typeof readers]);
  return earned
    .filter((one) => one === letIn[0] || !letIn.includes(one))
    .map((one) => (one === letIn[0] ? say(mayRead, { who: listed(who) }) : one.result.title))
    .slice(0, 8);

  function weight({ check }: JudgedCheck): number {
    return check.points * strengthFactors[check.strength];
  }
}

function isEarned({ result }: JudgedCheck): boolean {
  return result.state === 'observed' && result.ratio === 1;
}

/** Form that machines alone count is no strength to a buyer, nor is a profile where their kind looks for none. */
function isMet({ check }: JudgedCheck, kind: OrganisationKind | null): boolean {
  if (check.consequence === 'elsewhere') return kind !== null && check.livedBy?.includes(kind) === true;
  return check.consequence !== 'hygiene' && check.goesUnsaid !== true;
}

/** At least half a point lost by something that can be changed; fatal defects first. An honest answer that costs nothing is none, and what is elsewhere is at most one. */
export function weaknessesOf(
  judged: readonly JudgedCheck[],
  gates: readonly FoundGate[],
  kind: OrganisationKind | null,
): string[] {
  const lost = judged
    .filter(
      (one) =>
        one.result.outcome === 'scored' &&
        isAdvisedTo(one, kind) &&
        isAskedFor(one) &&
        one.lostPoints >= 0.5 &&
        !gates.some((gate) => gate.checkId === one.check.id),
    )
    .toSorted((a, b) => b.lostPoints - a.lostPoints || (a.check.id < b.check.id ? -1 : 1));
  const elsewhere = lost.find(({ check }) => check.consequence === 'elsewhere');
  const told = lost.filter((one) => one.check.consequence !== 'elsewhere' || one === elsewhere).map(sentenceOf);
  return [...gates.map((gate) => gate.sentence), ...told].slice(0, 10);
}

function feedbackFor(category: Category, numbers: CategoryNumbers, judged: readonly JudgedCheck[]): string {
  const own = judged.filter(({ check }) => check.category === category);
  const known = own.filter(({ result }) => result.ratio !== null);
  if (known.length === 0)
    return `We saw nothing of ${categoryNames[category]}. ${numbers.score} of ${numbers.maxScore} points is a cautious middle.`;
  const opening = `${numbers.score} of ${numbers.maxScore} points, with evidence for ${Math.round(100 * numbers.coverage)}% of them.`;
  const worst = known
    .filter(({ check, lostPoints }) => check.advice && lostPoints >= 0.5)
    .toSorted((a, b) => b.lostPoints - a.lostPoints || (a.check.id < b.check.id ? -1 : 1));
  const best = known
    .filter((one) => isEarned(one) && one.check.points >= 1)
    .toSorted((a, b) => b.check.points - a.check.points || (a.check.id < b.check.id ? -1 : 1));
  const good = best[0] ? ` What works: ${lowerFirst(best[0].result.title)}.` : '';
  const costs = worst
    .slice(0, 2)
    .map((entry) => `${lowerFirst(entry.result.title)} (−${roundTo(entry.lostPoints, 1)})`);
  const both = costs.join('; ');
  const told = countWords(both) > mostWords ? costs[0] : both;
  return `${opening}${good}${told ? ` What costs most: ${told}.` : ''}`;
}

/** Two costs share a sentence that can be read in one go. */
const mostWords = 22;

function sentenceOf({ result }: JudgedCheck): string {
  const bad = result.findings.find((finding) => finding.tone === 'bad');
  return bad ? `${result.title}. ${bad.note}` : result.title;
}

const names = [...Object.values(platformNames), 'Google', 'Bing', 'LinkedIn', 'Wikipedia'];

/** How a title goes on within a sentence: names keep their capital. */
export function lowerFirst(sentence: string): string {
  return /^\p{Lu}\p{Ll}/u.test(sentence) && !names.some((name) => sentence.startsWith(name))
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}
