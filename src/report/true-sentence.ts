import { categories, categoryNames, platforms } from '#engine/contract.ts';
import type { Analysis, Category, CheckResult, Finding, PlanItem } from '#engine/contract.ts';
import { buyerMeetsHeadline, costly, isOpen, pagesText } from '#engine/wording.ts';
import type { AnswersRead } from '#engine/ask/answers-read-schema.ts';

/** The one sentence that a report opens with, and that is true by plain reading: a fatal defect, what the assistants answered, or what the first tasks are about. It claims no cause. */
export function trueSentence(analysis: Analysis, read: AnswersRead | null): string {
  const gate = analysis.gates[0];
  if (gate) return gate.sentence;
  if (analysis.unscored !== undefined) return analysis.unscored;
  if (analysis.scope.pagesRead.length === 0) return analysis.scope.headline;
  return (read && ofAnswers(analysis, read)) ?? ofTasks(analysis);
}

const enoughForAll = 30;
const enoughForOne = 20;

/** null under 30 answers. */
function ofAnswers(analysis: Analysis, { platforms: rows, voice }: AnswersRead): string | null {
  const answers = rows.reduce((sum, { unbranded }) => sum + unbranded, 0);
  if (answers < enoughForAll) return null;
  const named = rows.reduce((sum, row) => sum + row.named, 0);
  const first = `Assistants named you in ${named} of ${answers} answers.`;
  const never = rows.find((row) => row.unbranded >= enoughForOne && row.named === 0 && isShutOut(analysis, row.id));
  if (never) return `${first} ${never.name} never did, and your robots.txt shuts it out.`;
  const ours = voice?.named?.interval;
  const rival = ours && voice.rivals.find(({ interval }) => interval && interval.low > ours.high);
  return rival ? `${first} ${rival.name} was named in ${rival.answers}.` : first;
}

function isShutOut(analysis: Analysis, id: string): boolean {
  const platform = platforms.find((each) => each === id);
  const held = platform && analysis.platforms[platform].cap?.finding;
  return held !== undefined && isOfRobotsTxt(held);
}

/** A line that forbids something, in the file that tells crawlers what they may read. */
function isOfRobotsTxt(finding: Finding): boolean {
  return finding.kind === 'line' && URL.canParse(finding.url) && new URL(finding.url).pathname === '/robots.txt';
}

/** What the tasks below it are about: what a buyer meets, else the points that were seen to be lost where they win most. What nobody read is lost by nobody. */
function ofTasks({ personalizedPlan: plan, remarks = [], checks, scope }: Analysis): string {
  const tasks = [...plan.immediate, ...plan.shortTerm, ...plan.longTerm].slice(0, shownTasks);
  const told = costly(remarks);
  if (tasks.some(({ checkId }) => told.some(({ id }) => id === checkId)))
    return buyerMeetsHeadline(scope.pagesRead.length, told.length);
  const categoryOf = ({ checkId }: PlanItem) => checks.find(({ id }) => id === checkId)?.category;
  const [most] = categories
    .map((category) => ({ category, own: tasks.filter((task) => categoryOf(task) === category) }))
    .filter(({ own }) => own.length > 0)
    .map(({ category, own }) => ({
      category,
      gain: own.reduce((sum, { gainPoints }) => sum + gainPoints, 0),
      lost: lostIn(category, checks),
    }))
    .toSorted((a, b) => b.gain - a.gain || b.lost - a.lost);
  return most && most.lost > 0
    ? `Of what we could judge, you lose ${most.lost} points in ${categoryNames[most.category]}.`
    : `We read ${pagesText(scope.pagesRead.length)} and found nothing there that loses points.`;
}

/** The first screen has so many. */
const shownTasks = 3;

/** Points of checks that were judged whole, to one decimal. */
function lostIn(category: Category, checks: readonly CheckResult[]): number {
  const lost = checks
    .filter((check) => check.category === category && check.outcome === 'scored' && !isOpen(check))
    .reduce((sum, { points, earned }) => sum + points - (earned ?? 0), 0);
  return Math.round(10 * lost) / 10;
}
