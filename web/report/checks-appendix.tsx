import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Category, CheckResult, EvidenceState, Strength } from '#engine/contract.ts';
import { categories, categoryNames } from '#engine/contract.ts';
import { Select } from '../ui/field.tsx';
import { dayText } from './dates.ts';
import { FindingView } from './finding-view.tsx';
import { SafeLink } from './safe-link.tsx';
import { unfoldTarget } from './unfold-target.ts';

const outcomes = {
  open: { label: 'Points still open', holds: (check: CheckResult) => check.outcome === 'scored' && check.ratio !== 1 },
  met: { label: 'Fully met', holds: (check: CheckResult) => check.outcome === 'scored' && check.ratio === 1 },
  unscored: { label: 'Not scored', holds: (check: CheckResult) => check.outcome !== 'scored' },
} as const;
type OutcomeChoice = 'all' | keyof typeof outcomes;

/**
 * Every check with its points, the evidence it saw, and why: the place where each point of the score is traced. Complete without a script; with one
 * it is filtered by outcome and category, and a link to a check opens that check. Paper always shows all.
 */
export function ChecksAppendix({ checks, seenAt }: { checks: CheckResult[]; seenAt: Map<string, string> }) {
  const [outcome, setOutcome] = useState<OutcomeChoice>('all');
  const [category, setCategory] = useState<'all' | Category>('all');
  const isLive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  useEffect(
    () =>
      unfoldTarget(() => {
        setOutcome('all');
        setCategory('all');
      }),
    [],
  );
  const shows = (check: CheckResult) => (outcome === 'all' || outcomes[outcome].holds(check)) && (category === 'all' || check.category === category);
  const shown = checks.filter(shows).length;
  return (
    <>
      {isLive && (
        <form aria-label="Filter the checks" className="flex flex-wrap items-end gap-x-5 gap-y-3 print:hidden" onSubmit={(event) => event.preventDefault()}>
          <Choice label="Outcome" value={outcome} onChange={setOutcome} options={[['all', `All (${checks.length})`], ...outcomeOptions(checks)]} />
          <Choice
            label="Category"
            value={category}
            onChange={setCategory}
            options={[['all', 'All'], ...categories.map((each): [Category, string] => [each, categoryNames[each]])]}
          />
          <p role="status" className="min-h-11 content-center text-sm text-muted">
            {shown === checks.length ? `All ${checks.length} checks` : `${shown} of ${checks.length} checks`}
          </p>
        </form>
      )}
      {categories.map((each) => (
        <CategoryChecks key={each} category={each} checks={checks.filter((check) => check.category === each)} shows={shows} seenAt={seenAt} />
      ))}
    </>
  );
}

function outcomeOptions(checks: CheckResult[]): [keyof typeof outcomes, string][] {
  return (['open', 'met', 'unscored'] as const).map((key) => [key, `${outcomes[key].label} (${checks.filter(outcomes[key].holds).length})`]);
}

function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: [Value, string][];
  onChange: (value: Value) => void;
}) {
  return (
    <label className="text-xs text-muted">
      {label}
      <Select
        value={value}
        onChange={(event) => {
          const chosen = options.find(([each]) => each === event.target.value);
          if (chosen) onChange(chosen[0]);
        }}
        className="mt-1 text-sm"
      >
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </Select>
    </label>
  );
}

function CategoryChecks({
  category,
  checks,
  shows,
  seenAt,
}: {
  category: Category;
  checks: CheckResult[];
  shows: (check: CheckResult) => boolean;
  seenAt: Map<string, string>;
}) {
  if (checks.length === 0) return null;
  return (
    <div className={checks.some(shows) ? undefined : 'hidden print:block'}>
      <h3 className="mb-2 text-lg">{categoryNames[category]}</h3>
      {checks.map((check) => (
        <div key={check.id} className={shows(check) ? undefined : 'hidden print:block'}>
          <CheckEntry check={check} seenAt={seenAt} />
        </div>
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
      return check.points === 0 ? 'Worth no points' : `${Math.round((check.earned ?? 0) * 10) / 10} of ${check.points}`;
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
