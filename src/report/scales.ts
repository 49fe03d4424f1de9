// The customer's scales and constants (specification, section 9). Every threshold of the report stands here, once.
import type { Category } from '#engine/contract.ts';

export const topScore = 95;
export const defaultIndustryAverage = 58;
export const defaultRoi = '15-25% increase in AI search visibility';

export const categoryBenchmarks: Record<Category, { average: number; top: number }> = {
  contentQuality: { average: 18, top: 28 },
  technicalSEO: { average: 15, top: 23 },
  brandPresence: { average: 12, top: 18 },
  aiOptimization: { average: 14, top: 22 },
};

export function industryPosition(score: number): string {
  if (score >= 85) return 'Industry Leader';
  if (score >= 75) return 'High Performer';
  if (score >= 65) return 'Above Average';
  return score >= 50 ? 'Average' : 'Below Average';
}

export function comparison(value: number, average: number): 'Above Average' | 'Below Average' {
  return value > average ? 'Above Average' : 'Below Average';
}

export function rankBand(score: number): { results: string; report: string } {
  return {
    results: score > 85 ? '2-4' : score > 70 ? '5-8' : score > 50 ? '9-15' : '16+',
    report: score > 80 ? '2-3' : score > 60 ? '4-7' : '8+',
  };
}

export function gapToTop(score: number): { percentAway: number; potentialGainPercent: number } {
  const percentAway = Math.max(0, topScore - score);
  return { percentAway, potentialGainPercent: percentAway * 3 };
}

type LeaderboardRow = { rank: number; name: string; score: number };

/** The first name has 95 in both views; the results screen goes down by 3 per rank, the report by 5. */
export function leaderboard(names: string[]): { results: LeaderboardRow[]; report: LeaderboardRow[] } {
  const rows = (scoreOf: (rank: number) => number) =>
    names.map((name, index) => ({ rank: index + 1, name, score: Math.max(0, scoreOf(index + 1)) }));
  return { results: rows((rank) => topScore - 3 * (rank - 1)), report: rows((rank) => 85 + (3 - rank) * 5) };
}

export function contentPriority(percent: number): 'Critical' | 'High' | 'Optimization' {
  return percent < 50 ? 'Critical' : percent < 75 ? 'High' : 'Optimization';
}

export function priorityColour(score: number): 'red' | 'orange' | 'yellow' | 'green' {
  return score >= 80 ? 'red' : score >= 60 ? 'orange' : score >= 40 ? 'yellow' : 'green';
}

/** A platform's note where its basis is beside it: "Estimated" is not said twice. */
export function noteBesideBasis(note: string): string {
  return note.replace(/^Estimated: /, '');
}
