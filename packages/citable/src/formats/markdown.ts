import type { Analysis, CheckResult, Remark } from '#engine/contract.ts';
import { buyerMeets, notReadLine, scoreLine, whoNames } from '#engine/wording.ts';
import type { Comparison } from '../compare-baseline.ts';
import { plainMarkdown } from '#engine/base/text/plain-markdown.ts';
import { markdownTable } from '../table.ts';
import { costsPoints, pointsLost } from './findings.ts';

const rows = 8;

/** A summary for a pull request or a step's page: score, gates, what got worse, and the checks that cost most. */
export function markdown(analysis: Analysis, comparison: Comparison | null): string {
  const { gates, scope } = analysis;
  const notRead = notReadLine(analysis, 'operator');
  const worst = analysis.checks
    .filter((check) => costsPoints(check) && pointsLost(check) > 0)
    .toSorted((a, b) => pointsLost(b) - pointsLost(a))
    .slice(0, rows);
  const parts = [
    `## ${scoreLine(analysis)}: ${plainMarkdown(scope.website)}`,
    ...(scope.unread === undefined ? [] : [`**The website could not be read.** ${plainMarkdown(scope.unread)}`]),
    ...gates.map(({ sentence }) => `**${plainMarkdown(sentence)}**`),
    ...remarksText(analysis.remarks ?? []),
    ...(comparison === null ? [] : [comparisonText(comparison)]),
    ...(worst.length === 0 ? [] : [markdownTable([['Check', 'Points', 'Why'], ...worst.map(rowOf)]).trimEnd()]),
    ...(notRead === null ? [] : [plainMarkdown(notRead)]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** What a buyer meets, gravest first. */
function remarksText(remarks: readonly Remark[]): string[] {
  const lines = remarks.slice(0, rows).map(({ title, findings, who }) => {
    const note = findings[0]?.note ?? title;
    return `- **${plainMarkdown(title)}** (${whoNames[who].toLowerCase()}): ${plainMarkdown(note)}`;
  });
  return lines.length === 0 ? [] : [`### ${buyerMeets.title}`, lines.join('\n')];
}

function comparisonText({ before, after, worse, better, note }: Comparison): string {
  if (note !== null) return plainMarkdown(note);
  const named = (ids: string[]) => (ids.length === 0 ? 'none' : ids.join(', '));
  return `Score ${before ?? 'none'} → ${after ?? 'none'}. Worse: ${named(worse)}. Better: ${named(better)}.`;
}

function rowOf({ id, title, earned, points, reason }: CheckResult): string[] {
  return [`${id} ${title}`, `${earned?.toFixed(1)} of ${points}`, reason].map(plainMarkdown);
}
