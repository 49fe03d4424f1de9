import type { AccountReport } from '#accounts/contract.ts';
import type { TrendPoint } from '#report/scenes/trend.ts';

/** A website's scores, oldest first. Of each day (UTC) the last one: two versions of one day are no line over time. `reports` come newest first. */
export function scoreLine(
  reports: Pick<AccountReport, 'createdAt' | 'overallScore' | 'interval' | 'status'>[],
): TrendPoint[] {
  const byDay = new Map<string, TrendPoint>();
  for (const { createdAt: at, overallScore: score, interval, status } of reports.toReversed()) {
    if (score !== null && interval !== null && status !== 'suspended')
      byDay.set(at.slice(0, 10), { at, score, interval });
  }
  return [...byDay.values()];
}
