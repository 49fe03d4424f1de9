import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ledgerSchema, type Ledger } from '#board/contract.ts';
import { visibleMessage } from '../report/visible-message.ts';
import { Spinner } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { type CheckAction, CheckFigures } from './check-figures.tsx';
import { ContestCase } from './contest-case.tsx';
import { Part } from './figures.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { adminClient as client } from './operator-client.ts';
import { showFailure } from './show-failure.ts';

type Case = Ledger['cases'][number];
type Check = Ledger['checks'][number];
type Asked =
  | { what: 'case'; subject: Case; decision: 'uphold' | 'reject' }
  | { what: 'check'; subject: Check; action: CheckAction };

/** What owners say is wrong: the cases that wait for a person, beside what the report showed, and how often each check was wrong. */
export function ContestsView() {
  const queries = useQueryClient();
  const queryKey = [client.role, 'contests'];
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey,
    queryFn: async () => ledgerSchema.parse(await client.call('GET', 'contests')),
    gcTime: 0,
  });
  const [asked, setAsked] = useState<Asked | null>(null);
  if (error) return <p role="alert">{visibleMessage(error)}</p>;
  if (!data) return <Spinner />;
  /** Whether it was done. The answer is the new ledger; where somebody else was faster, theirs is shown. */
  const send = async (path: string, body: object, done: string): Promise<boolean> => {
    try {
      queries.setQueryData(queryKey, ledgerSchema.parse(await client.call('POST', path, body)));
      showToast({ title: done });
      return true;
    } catch (reason) {
      showFailure('Nothing was changed', reason, 'Please try again.');
      await queries.invalidateQueries({ queryKey });
      return false;
    }
  };
  const close = () => setAsked(null);
  const waiting = data.cases.filter(isWaiting).toSorted((a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? ''));
  const others = data.cases.filter((one) => !isWaiting(one));
  const drawn = (one: Case) => (
    <ContestCase
      key={one.contestId}
      one={one}
      now={dataUpdatedAt}
      onDecide={(decision) => setAsked({ what: 'case', subject: one, decision })}
    />
  );
  return (
    <div className="grid gap-y-12">
      <Part title="Cases" note="What waits for a person comes first. The owner gets your answer by mail.">
        {data.cases.length === 0 && <p className="text-muted">Nobody has contested a finding.</p>}
        {data.cases.length > 0 && waiting.length === 0 && <p className="text-muted">No case waits for you.</p>}
        <ul className="grid gap-4 empty:hidden">{waiting.map(drawn)}</ul>
        {others.length > 0 && (
          <details className="mt-3">
            <summary className="min-h-11 cursor-pointer py-2 text-sm font-medium">
              {others.length === 1 ? 'The newest other case' : `The newest ${others.length} other cases`}
            </summary>
            <ul className="grid gap-4">{others.map(drawn)}</ul>
          </details>
        )}
      </Part>
      <Part
        title="Checks"
        note="In 90 days, each website once for a check. Only what a machine verified or an operator decided counts as decided."
      >
        <CheckFigures checks={data.checks} onAct={(subject, action) => setAsked({ what: 'check', subject, action })} />
      </Part>
      {asked?.what === 'case' && (
        <NoteDialog
          {...decisions[asked.decision]}
          subject={`${asked.subject.title} (${asked.subject.checkId}), ${asked.subject.host}`}
          longest={300}
          onClose={close}
          onSend={(sentence) => {
            const { contestId, version } = asked.subject;
            return send(
              'contests',
              { contestId, decision: asked.decision, sentence, version },
              decisions[asked.decision].done,
            );
          }}
        />
      )}
      {asked?.what === 'check' && (
        <NoteDialog
          {...actions[asked.action]}
          subject={`${asked.subject.title} (${asked.subject.checkId})`}
          label="Why"
          isRequired
          longest={500}
          onClose={close}
          onSend={(note) =>
            send(`checks/${asked.subject.checkId}`, { action: asked.action, note }, actions[asked.action].done)
          }
        />
      )}
    </div>
  );
}

const isWaiting = ({ outcome }: Case) => outcome === 'under-review';

const decisions = {
  uphold: {
    title: 'Uphold this case?',
    text: 'The owner is right. Reports of this website leave the finding out from now on. The owner gets a new version and a mail. You cannot take it back.',
    label: 'Your answer to the owner (optional)',
    hint: 'Left empty, we write: “You were right. A person looked at it, and it is left out.”',
    button: 'Uphold',
    done: 'The case is upheld. The owner gets a mail.',
  },
  reject: {
    title: 'Reject this case?',
    text: 'The finding is right. It stays in the report, and the owner gets a mail. You cannot take it back.',
    label: 'Your answer to the owner (optional)',
    hint: 'Left empty, we write: “A person looked at it, and it stays.”',
    button: 'Reject',
    done: 'The case is rejected. The owner gets a mail.',
  },
};

const actions = {
  mark: {
    title: 'Mark this check?',
    text: 'Other operators see that somebody looks at it. It counts points as before.',
    hint: 'Operators see it here.',
    button: 'Mark check',
    done: 'The check is marked.',
  },
  demote: {
    title: 'Put this check under review?',
    text: 'It counts no points in new versions until somebody restores it. Older versions say that one rule is under review.',
    hint: 'It is public, in the list of rule changes.',
    button: 'Put under review',
    done: 'The check is under review and counts no points.',
  },
  restore: {
    title: 'Restore this check?',
    text: 'From now on it counts points and has no mark. Cases decided before do not put it under review a second time.',
    hint: 'It is public, in the list of rule changes.',
    button: 'Restore',
    done: 'The check is restored. It counts points.',
  },
};
