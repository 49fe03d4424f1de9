import type { CheckResult } from '#engine/contract.ts';
import { isUnread, outcomeLine, stateNames, strengthNames } from '#engine/wording.ts';
import { dayText } from './dates.ts';
import { FindingView } from './finding-view.tsx';
import { SafeLink } from './safe-link.tsx';

/** Every check with its points, the evidence it saw, and why: the place where each point of the score is traced. What costs points comes first. */
export function ChecksAppendix({ checks, seenAt }: { checks: CheckResult[]; seenAt: Map<string, string> }) {
  return (
    <>
      {groups.map(({ name, has }) => {
        const own = checks
          .filter((check) => !isUnread(check) && groupOf(check) === has)
          .toSorted((a, b) => lost(b) - lost(a));
        if (own.length === 0) return null;
        return (
          <div key={name}>
            <h3 className="mb-2 text-lg">
              {name} ({own.length})
            </h3>
            {own.map((check) => (
              <CheckEntry key={check.id} check={check} seenAt={seenAt} />
            ))}
          </div>
        );
      })}
      <Unread checks={checks.filter(isUnread)} />
    </>
  );
}

/** What nobody read is no row: named once, in one line, where links to these checks lead. */
function Unread({ checks }: { checks: CheckResult[] }) {
  if (checks.length === 0) return null;
  return (
    <p className="max-w-prose text-sm text-muted">
      Open, and neither earned nor lost:{' '}
      {checks.map(({ id, neutral, title }, index) => (
        <span key={id} id={id} className="scroll-mt-4">
          {index > 0 && ', '}
          {neutral ?? title} ({id})
        </span>
      ))}
      .
    </p>
  );
}

type Group = 'costs' | 'partly' | 'unmeasured' | 'information' | 'earned';
const groups: { name: string; has: Group }[] = [
  { name: 'Costs points', has: 'costs' },
  { name: 'Partly earned', has: 'partly' },
  { name: 'Not measured', has: 'unmeasured' },
  { name: 'Information', has: 'information' },
  { name: 'Fully earned', has: 'earned' },
];

function groupOf({ outcome, points, ratio }: CheckResult): Group {
  if (outcome === 'not-measured' || outcome === 'broken') return 'unmeasured';
  if (outcome === 'not-applicable' || points === 0) return 'information';
  return ratio === 1 ? 'earned' : ratio === 0 ? 'costs' : 'partly';
}

const lost = ({ points, earned }: CheckResult): number => points - (earned ?? 0);

function CheckEntry({ check, seenAt }: { check: CheckResult; seenAt: Map<string, string> }) {
  return (
    <details id={check.id} className="group/check scroll-mt-4 border-t border-line">
      <summary className="grid min-h-11 grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-x-3 py-2.5 sm:grid-cols-[3.5rem_minmax(0,1fr)_7.5rem]">
        <span className="font-mono text-xs text-muted">{check.id}</span>
        <span dir="auto" className="underline-offset-4 group-hover/check:underline">
          {check.title}
        </span>
        <span className="col-start-2 text-sm tabular-nums sm:col-start-3 sm:text-right">{outcomeLine(check)}</span>
      </summary>
      <div className="max-w-prose space-y-4 pt-1 pb-6 sm:ml-[4.25rem]">
        <p dir="auto">{check.why}</p>
        <p dir="auto" className="text-sm text-muted">
          {stateNames[check.state]}. {check.reason === `${check.title}.` ? '' : check.reason}
        </p>
        {check.findings.map((finding) => (
          <FindingView key={JSON.stringify(finding)} finding={finding} seenAt={seenAt} />
        ))}
        <div className="text-xs text-muted">
          <p>{strengthNames[check.strength]}</p>
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
