import { categories, categoryNames, platformNames } from '#engine/contract.ts';
import type { Analysis, Category, CategoryScore, PlanItem, Strength } from '#engine/contract.ts';
import { countWords } from '#engine/base/text/words.ts';
import type { FoundGate } from '#engine/judge/gates.ts';
import type { JudgedCheck } from '#engine/judge/checks/run-check.ts';
import { roundTo, type CategoryNumbers, type Scorecard } from '#engine/judge/score/score.ts';

/** Numbers with sentences that are made from results alone: remove a finding and its sentence goes. */
export function categoryScores(
  scorecard: Scorecard,
  judged: readonly JudgedCheck[],
  items: readonly PlanItem[],
  noContentScore: string | null,
): Analysis['categories'] {
  const of = (category: Category): CategoryScore => ({
    ...scorecard.categories[category],
    ...(category === 'contentQuality' && noContentScore !== null && { unscored: noContentScore }),
    feedback:
      category === 'contentQuality' && noContentScore !== null
        ? noContentScore
        : feedbackFor(category, scorecard.categories[category], judged),
    recommendations: items.filter((item) => item.category === categoryNames[category]).map((item) => item.title),
  });
  const [content, technical, brand, ai] = categories;
  return { contentQuality: of(content), technicalSEO: of(technical), brandPresence: of(brand), aiOptimization: of(ai) };
}

/** How far evidence for a check carries, as a factor on its points. */
const strengthFactors: Record<Strength, number> = { strong: 1.2, moderate: 1, weak: 0.7, convention: 0.6, refuted: 0 };

/** Earned well, worth at least a point, and known; the weightiest first (rubric 7.3). */
export function strengthsOf(judged: readonly JudgedCheck[]): string[] {
  return judged
    .filter(({ check, result }) => check.points >= 1 && result.state === 'observed' && (result.ratio ?? 0) >= 0.85)
    .toSorted((a, b) => weight(b) - weight(a) || (a.check.id < b.check.id ? -1 : 1))
    .map(({ check, result }) => (result.title === check.title.pass ? result.title : result.reason))
    .slice(0, 8);

  function weight({ check }: JudgedCheck): number {
    return check.points * strengthFactors[check.strength];
  }
}

/** At least half a point lost by something that can be changed; fatal defects first. An honest answer that costs nothing is none. */
export function weaknessesOf(judged: readonly JudgedCheck[], gates: readonly FoundGate[]): string[] {
  const lost = judged
    .filter(
      ({ check, result, lostPoints }) =>
        result.outcome === 'scored' &&
        check.advice &&
        lostPoints >= 0.5 &&
        !gates.some((gate) => gate.checkId === check.id),
    )
    .toSorted((a, b) => b.lostPoints - a.lostPoints || (a.check.id < b.check.id ? -1 : 1))
    .map(sentenceOf);
  return [...gates.map((gate) => gate.sentence), ...lost].slice(0, 10);
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
    .filter(
      ({ check, result }) => result.state === 'observed' && result.title === check.title.pass && check.points >= 1,
    )
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
