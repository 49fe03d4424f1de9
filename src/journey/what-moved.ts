import { diff } from '#engine/diff.ts';
import { categories, categoryNames, platforms } from '#engine/contract.ts';
import type { Analysis } from '#engine/contract.ts';
import type { CheckChange } from '#engine/diff.ts';
import type { Moved } from '#delivery/report-mail.ts';
import type { Moved as MovedInReport } from '#report/contract.ts';

type Change = { before: number; after: number; change: number; withinNoise: boolean };

const platformNames = { chatgpt: 'ChatGPT', claude: 'Claude', perplexity: 'Perplexity', grok: 'Grok' };
const listed = 5;

/**
 * What a customer is told about two runs: the scores, what was mended and what got worse. A change within the noise of sampled answers is called that.
 * null when only one of the two read the website: an estimate and a reading do not compare.
 */
export function whatMoved(before: Analysis, after: Analysis): Moved | null {
  if (hasRead(before) !== hasRead(after)) return null;
  const { overall, platforms: byPlatform, flipped, moved, notes } = diff(before, after);
  const changes = [...flipped, ...moved];
  return {
    headline: overallWords(overall),
    rows: [{ name: 'Overall', value: rowWords(overall) }, ...platforms.map((id) => ({ name: platformNames[id], value: rowWords(byPlatform[id]) }))],
    better: changes
      .filter(({ points }) => points !== null && points > 0)
      .map(({ after: { title } }) => title)
      .slice(0, listed),
    worse: changes
      .filter(({ points }) => points !== null && points < 0)
      .map(({ after: { title } }) => title)
      .slice(0, listed),
    notes,
  };
}

/** The same comparison for the report itself: every score and every check that moved. */
export function movedSince(before: Analysis, after: Analysis): MovedInReport | null {
  if (hasRead(before) !== hasRead(after)) return null;
  const compared = diff(before, after);
  const row = (name: string, change: Change) => ({ name, before: change.before, after: change.after, direction: directionOf(change) });
  const check = (kind: MovedInReport['checks'][number]['kind']) => (change: CheckChange) => ({
    checkId: change.checkId,
    title: change.after.title,
    kind,
    points: change.points ?? 0,
  });
  const [up, down] = [(change: CheckChange) => (change.points ?? 0) > 0, (change: CheckChange) => (change.points ?? 0) < 0];
  return {
    since: before.assessedAt,
    headline: overallWords(compared.overall),
    rows: [
      row('Overall', compared.overall),
      ...platforms.map((id) => row(platformNames[id], compared.platforms[id])),
      ...categories.map((id) => row(categoryNames[id], compared.categories[id])),
    ],
    checks: [
      ...compared.flipped.filter(up).map(check('mended')),
      ...compared.flipped.filter(down).map(check('lost')),
      ...compared.moved.filter(up).map(check('better')),
      ...compared.moved.filter(down).map(check('worse')),
      ...compared.withinNoise.map(check('within-noise')),
    ],
    notes: compared.notes,
  };
}

const hasRead = ({ scope }: Analysis) => scope.pagesRead.length > 0;

function directionOf({ change, withinNoise }: Change): 'up' | 'down' | 'unchanged' | 'within-noise' {
  if (change === 0) return 'unchanged';
  if (withinNoise) return 'within-noise';
  return change > 0 ? 'up' : 'down';
}

function overallWords(change: Change): string {
  if (change.change === 0) return `unchanged at ${change.after}`;
  const direction = change.change > 0 ? 'up' : 'down';
  return `${direction} from ${change.before} to ${change.after}${change.withinNoise ? ', within noise' : ''}`;
}

function rowWords(change: Change): string {
  if (change.change === 0) return `${change.after}, unchanged`;
  return `${change.before} to ${change.after}, ${change.withinNoise ? 'within noise' : change.change > 0 ? 'up' : 'down'}`;
}
