import { diff } from '#engine/diff.ts';
import { platforms } from '#engine/contract.ts';
import type { Analysis } from '#engine/contract.ts';
import type { Moved } from '#delivery/report-mail.ts';

type Change = { before: number; after: number; change: number; withinNoise: boolean };

const platformNames = { chatgpt: 'ChatGPT', claude: 'Claude', perplexity: 'Perplexity', grok: 'Grok' };
const listed = 5;

/** What a customer is told about two runs: the scores, what was mended and what got worse. A change within the noise of sampled answers is called that. */
export function whatMoved(before: Analysis, after: Analysis): Moved {
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

function overallWords(change: Change): string {
  if (change.change === 0) return `unchanged at ${change.after}`;
  const direction = change.change > 0 ? 'up' : 'down';
  return `${direction} from ${change.before} to ${change.after}${change.withinNoise ? ', within noise' : ''}`;
}

function rowWords(change: Change): string {
  if (change.change === 0) return `${change.after}, unchanged`;
  return `${change.before} to ${change.after}, ${change.withinNoise ? 'within noise' : change.change > 0 ? 'up' : 'down'}`;
}
