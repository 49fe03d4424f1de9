import { crawlers, type CrawlerPurpose } from '#engine/base/crawlers.ts';
import type { RobotsEvidence } from '#engine/evidence/evidence.ts';
import { readServedRobots } from '#engine/evidence/robots.ts';
import { textTable } from './table.ts';

export type AccessRow = {
  token: string;
  operator: string;
  purpose: CrawlerPurpose;
  allowed: boolean;
  group: string | null;
  rule: string | null;
  line: number | null;
};

/** What robots.txt says to each known crawler about `url`. */
export function accessRows(robots: RobotsEvidence, url: string): AccessRow[] {
  const decide = readServedRobots(robots);
  return crawlers.map(({ token, operator, purpose }) => {
    const { allowed, group, rule, line } = decide(token, url);
    return { token, operator, purpose, allowed, group, rule, line };
  });
}

/** The rows as a table for a terminal, with the line that decides. */
export function accessTable(robots: RobotsEvidence, url: string): string {
  const because = (row: AccessRow) => {
    if (row.line !== null) return `line ${row.line}, group ${row.group}: ${row.rule}`;
    if (robots.state === '5xx' || robots.state === 'timeout')
      return `robots.txt: ${robots.state}, which closes the site`;
    return row.group === null ? 'no group applies' : `group ${row.group}: no rule applies`;
  };
  const rows = accessRows(robots, url).map((row) => [
    row.token,
    row.operator,
    row.purpose,
    row.allowed ? 'allowed' : 'BLOCKED',
    because(row),
  ]);
  return textTable([['Crawler', 'Operator', 'Purpose', 'Access', 'Because'], ...rows]);
}
