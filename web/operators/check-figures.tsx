import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Ledger, standingChangeSchema } from '#board/contract.ts';
import { dayText } from '../report/dates.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';

export type CheckAction = z.infer<typeof standingChangeSchema>['action'];
type Check = Ledger['checks'][number];
type Props = { checks: Check[]; onAct: (check: Check, action: CheckAction) => void };

/** How often each check was shown, contested and wrong. Those that nobody contested and nobody touched are folded away. */
export function CheckFigures({ checks, onAct }: Props) {
  if (checks.length === 0) return <p className="text-muted">No report showed a check in 90 days.</p>;
  const [first, rest] = [checks.filter(isOfInterest), checks.filter((check) => !isOfInterest(check))];
  return (
    <>
      {first.length === 0 ? (
        <p className="text-muted">No check was contested in 90 days.</p>
      ) : (
        <Table caption="Contested checks" checks={first} onAct={onAct} />
      )}
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-medium">
            {rest.length === 1 ? 'One check that nobody contested' : `${rest.length} checks that nobody contested`}
          </summary>
          <Table caption="Checks that nobody contested" checks={rest} onAct={onAct} />
        </details>
      )}
    </>
  );
}

const isOfInterest = ({ contested, standing }: Check) => contested > 0 || standing !== 'scored';

/** A card for each check where there is no room for a table. */
function Table({ caption, checks, onAct }: Props & { caption: string }) {
  return (
    <div className="rounded-md border border-line">
      <table className="w-full border-collapse text-left text-sm max-lg:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken max-lg:sr-only">
          <tr>
            {[
              'Check',
              'Shown',
              'Contested',
              'Decided',
              'Upheld',
              'Upheld of decided',
              'Upheld of shown',
              'State',
              'Change',
            ].map((head, at) => (
              <th key={head} scope="col" className={`px-2 py-2 font-semibold ${at > 0 && at < 7 ? 'text-right' : ''}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {checks.map((check) => (
            <Row key={check.checkId} check={check} onAct={onAct} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ check, onAct }: { check: Check } & Pick<Props, 'onAct'>) {
  const { checkId, title, standing, note, since, shown, contested, decided, upheld, upheldOfDecided, upheldOfShown } =
    check;
  const state = states[standing];
  return (
    <tr className="border-t border-line align-top first:border-t-0 max-lg:block max-lg:p-3 lg:first:border-t">
      <th scope="row" className="px-2 py-2 font-medium max-lg:block max-lg:px-0 lg:min-w-48">
        <span className="wrap-anywhere">{title}</span>
        <span className="block text-xs font-normal text-muted">{checkId}</span>
      </th>
      <Figure name="Shown">{shown.toLocaleString('en-US')}</Figure>
      <Figure name="Contested">{contested.toLocaleString('en-US')}</Figure>
      <Figure name="Decided">{decided.toLocaleString('en-US')}</Figure>
      <Figure name="Upheld">{upheld.toLocaleString('en-US')}</Figure>
      <Figure name="Upheld of decided">{upheldOfDecided === null ? '–' : percent(upheldOfDecided)}</Figure>
      <Figure name="Upheld of shown">
        {upheldOfShown === null ? (
          '–'
        ) : (
          <>
            {percent(upheldOfShown.value)}
            <span className="block text-xs text-muted">
              likely {percent(upheldOfShown.low).replace('%', '')}–{percent(upheldOfShown.high)}
            </span>
          </>
        )}
      </Figure>
      <td className="px-2 py-2 max-lg:block max-lg:px-0 lg:max-w-64">
        <Badge tone={state.tone}>{state.text}</Badge>
        {note !== '' && (
          <span className="mt-1 block text-xs wrap-anywhere text-muted">
            {note}
            {since !== null && ` (${dayText(since)})`}
          </span>
        )}
      </td>
      <td className="px-2 py-2 max-lg:block max-lg:px-0">
        <div className="-ml-2 flex flex-wrap gap-x-1 whitespace-nowrap lg:-my-2">
          {state.actions.map((action) => (
            <Button
              key={action}
              look="quiet"
              className="px-2!"
              aria-label={`${actionNames[action]}: ${title}`}
              onClick={() => onAct(check, action)}
            >
              {actionNames[action]}
            </Button>
          ))}
        </div>
      </td>
    </tr>
  );
}

/** In a card its name is before it; that is not read out, the head is. */
function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td
      data-name={name}
      className="px-2 py-2 text-right tabular-nums max-lg:flex max-lg:items-baseline max-lg:justify-between max-lg:px-0 max-lg:py-1 max-lg:before:text-muted max-lg:before:content-[attr(data-name)_/_'']"
    >
      <span>{children}</span>
    </td>
  );
}

const states: Record<Check['standing'], { tone: BadgeTone; text: string; actions: CheckAction[] }> = {
  scored: { tone: 'plain', text: 'Counts', actions: ['mark', 'demote'] },
  marked: { tone: 'fair', text: 'Counts, marked', actions: ['demote', 'restore'] },
  demoted: { tone: 'poor', text: 'Under review', actions: ['restore'] },
};

const actionNames: Record<CheckAction, string> = { mark: 'Mark check', demote: 'Put under review', restore: 'Restore' };

const percent = (share: number) =>
  `${(share * 100).toLocaleString('en-US', { maximumFractionDigits: share > 0 && share < 0.1 ? 1 : 0 })}%`;
