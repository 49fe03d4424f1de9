import { categories, categoryNames, platforms } from '#engine/contract.ts';
import type { Analysis, Finding } from '#engine/contract.ts';
import type { AnswersRead } from '#engine/ask/answers-read-schema.ts';

/** The one sentence that a report opens with, and that is true by plain reading: a fatal defect, what the assistants answered, or where most points are lost. It claims no cause. */
export function trueSentence(analysis: Analysis, read: AnswersRead | null): string {
  const gate = analysis.gates[0];
  if (gate) return gate.sentence;
  if (analysis.scope.pagesRead.length === 0) return analysis.scope.headline;
  return (read && ofAnswers(analysis, read)) ?? mostLost(analysis);
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

/** By points and not by share: a small category loses much of little. */
function mostLost({ categories: scores }: Analysis): string {
  const [most] = categories
    .map((category) => ({
      category,
      max: scores[category].maxScore,
      lost: Math.round(10 * (scores[category].maxScore - scores[category].score)) / 10,
    }))
    .toSorted((a, b) => b.lost - a.lost);
  return most && most.lost > 0
    ? `You lose most in ${categoryNames[most.category]}: ${most.lost} of ${most.max} points.`
    : 'You earn every point that we measure.';
}
