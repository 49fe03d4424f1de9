import type { Category, CheckResult, EvidenceState, Strength } from '#engine/contract.ts';
import { categories, categoryNames } from '#engine/contract.ts';
import { dayText } from './dates.ts';
import { FindingView } from './finding-view.tsx';
import { SafeLink } from './safe-link.tsx';

/** Every check with its points, the evidence it saw, and why: the place where each point of the score is traced. */
export function ChecksAppendix({ checks, seenAt }: { checks: CheckResult[]; seenAt: Map<string, string> }) {
  return categories.map((category) => (
    <CategoryChecks key={category} category={category} checks={checks.filter((check) => check.category === category)} seenAt={seenAt} />
  ));
}

function CategoryChecks({ category, checks, seenAt }: { category: Category; checks: CheckResult[]; seenAt: Map<string, string> }) {
  if (checks.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 text-lg">{categoryNames[category]}</h3>
      {checks.map((check) => (
        <CheckEntry key={check.id} check={check} seenAt={seenAt} />
      ))}
    </div>
  );
}

function CheckEntry({ check, seenAt }: { check: CheckResult; seenAt: Map<string, string> }) {
  return (
    <details id={check.id} className="group/check border-t border-line">
      <summary className="grid min-h-11 grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-x-3 py-2.5 sm:grid-cols-[3.5rem_minmax(0,1fr)_7.5rem]">
        <span className="font-mono text-xs text-muted">{check.id}</span>
        <span dir="auto" className="underline-offset-4 group-hover/check:underline">
          {check.title}
        </span>
        <span className="col-start-2 text-sm tabular-nums sm:col-start-3 sm:text-right">{resultText(check)}</span>
      </summary>
      <div className="max-w-prose space-y-4 pt-1 pb-6 sm:ml-[4.25rem]">
        <p dir="auto">{check.why}</p>
        <p dir="auto" className="text-sm text-muted">
          {stateWords[check.state]}. {check.reason}
        </p>
        {check.findings.map((finding) => (
          <FindingView key={JSON.stringify(finding)} finding={finding} seenAt={seenAt} />
        ))}
        <div className="text-xs text-muted">
          <p>{strengthWords[check.strength]}</p>
          {check.sources.map((source) => (
            <p key={source.url + source.label}>
              <SafeLink url={source.url} text={source.label} />, checked {dayText(source.checkedAt)}
            </p>
          ))}
        </div>
      </div>
    </details>
  );
}

/** "2.1 of 3", or the word for why there is no number. */
function resultText(check: CheckResult): string {
  switch (check.outcome) {
    case 'scored':
      return `${Math.round((check.earned ?? 0) * 10) / 10} of ${check.points}`;
    case 'not-applicable':
      return 'Does not apply';
    case 'not-measured':
      return 'Not measured';
    case 'broken':
      return 'Check failed on our side';
  }
}

const stateWords: Record<EvidenceState, string> = {
  observed: 'Seen by us',
  reported: 'From your answers, not confirmed by us',
  unknown: 'Nothing to judge by',
  'not-applicable': 'Does not apply to you',
};

const strengthWords: Record<Strength, string> = {
  strong: 'The link to AI visibility is well supported.',
  moderate: 'The link to AI visibility is moderately supported.',
  weak: 'The link to AI visibility is weakly supported.',
  convention: 'A convention of the web, kept for its own sake.',
  refuted: 'The link to AI visibility has been refuted; shown for completeness.',
};
