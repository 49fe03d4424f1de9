import { type AnswersVerdict, diff } from '#engine/judge/diff.ts';
import { categories, categoryNames, platformNames, platforms } from '#engine/contract.ts';
import type { Analysis } from '#engine/contract.ts';
import type { CheckChange } from '#engine/judge/diff.ts';
import type { Queryable } from '#base/db.ts';
import type { reports } from '#db/schema.ts';
import type { Moved } from '#delivery/report-mail.ts';
import type { AnswersRead, Moved as MovedInReport } from '#report/contract.ts';
import { earlierDocuments } from './earlier-reports.ts';

type Change = { before: number; after: number; change: number; withinNoise: boolean };

const listed = 5;

/** For the mail: what moved since the customer's report before this one. */
export async function movedSinceLast(db: Queryable, report: typeof reports.$inferSelect): Promise<Moved | null> {
  if (report.document === null) return null;
  const before = (await earlierDocuments(db, report, report.document.company.website)).at(-1);
  return before
    ? whatMoved(before.analysis, report.document.analysis, verdictOf(report.document.answersRead?.moved ?? null))
    : null;
}

/**
 * What a customer is told about two runs: the scores, what was repaired and what got worse. A change of sampled answers that no test shows is called noise.
 * null when only one of the two read the website: an estimate and a reading do not compare.
 */
function whatMoved(before: Analysis, after: Analysis, answers: AnswersVerdict): Moved | null {
  if (hasRead(before) !== hasRead(after)) return null;
  const { overall, platforms: byPlatform, flipped, moved, notes } = diff(before, after, answers);
  const changes = [...flipped, ...moved];
  return {
    headline: overallWords(overall),
    rows: [
      { name: 'Overall', value: rowWords(overall) },
      ...platforms.map((id) => ({ name: platformNames[id], value: rowWords(byPlatform[id]) })),
    ],
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

/** What the report says of its answers, as far as it tells of a change. */
export function verdictOf(moved: AnswersRead['moved']): AnswersVerdict {
  return moved?.verdict === 'rise' || moved?.verdict === 'fall' ? moved.verdict : null;
}

/** The same comparison for the report itself: every score and every check that moved. */
export function movedSince(before: Analysis, after: Analysis, answers: AnswersVerdict): MovedInReport | null {
  if (hasRead(before) !== hasRead(after)) return null;
  const compared = diff(before, after, answers);
  const row = (name: string, change: Change) => ({
    name,
    before: change.before,
    after: change.after,
    direction: directionOf(change),
  });
  const check = (kind: MovedInReport['checks'][number]['kind']) => (change: CheckChange) => ({
    checkId: change.checkId,
    title: change.after.title,
    kind,
    points: change.points ?? 0,
  });
  const [up, down] = [
    (change: CheckChange) => (change.points ?? 0) > 0,
    (change: CheckChange) => (change.points ?? 0) < 0,
  ];
  return {
    since: before.assessedAt,
    headline: overallWords(compared.overall),
    rows: [
      row('Overall', compared.overall),
      ...platforms.map((id) => row(platformNames[id], compared.platforms[id])),
      ...categories
        .filter((id) => [before, after].every((one) => one.categories[id].unscored === undefined))
        .map((id) => row(categoryNames[id], compared.categories[id])),
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
