import { useId, useState, type FormEvent } from 'react';
import type { Contest, ContestReason, Task } from '#board/contract.ts';
import { Button } from '../ui/button.tsx';
import { useBoard } from './use-board.ts';
import { formText } from '../ui/form-text.ts';

const reasons: { value: ContestReason; label: string; asks: 'place' | 'words' | 'note' }[] = [
  { value: 'it-is-there', label: 'It is there, you missed it', asks: 'place' },
  { value: 'wrong-page', label: 'You read the wrong page', asks: 'place' },
  { value: 'misread', label: 'You misread the page', asks: 'place' },
  { value: 'not-us', label: 'It is about another business', asks: 'note' },
  { value: 'not-needed', label: 'We do not need this', asks: 'note' },
  { value: 'other', label: 'Something else', asks: 'note' },
];

/** "This is not right": where it is, in the page's own words, or why it does not concern the business. Works as a plain form, too. */
export function ContestForm({ task, onClose }: { task: Task; onClose: (() => void) | null }) {
  const { id, domain, store, failure } = useContest(task);
  const fieldId = useId();
  const [reason, setReason] = useState<ContestReason>('it-is-there');
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState<Contest | null>(null);
  const asks = reasons.find(({ value }) => value === reason)?.asks;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = (name: string) => formText(form, name) || undefined;
    setIsBusy(true);
    const [url, words, note] = [text('url'), text('words'), text('note')];
    setAnswer(
      await store.contest(task.key, { reason, ...(url && { url }), ...(words && { words }), ...(note && { note }) }),
    );
    setIsBusy(false);
  };
  if (answer !== null) return <ContestAnswer contest={answer} />;
  const inputClass = 'mt-1 min-h-11 w-full rounded-sm border border-edge bg-paper px-3 text-base';
  return (
    <form method="post" onSubmit={(event) => void send(event)} className="space-y-4 border-t border-line pt-4">
      <input type="hidden" name="report" value={id} />
      <input type="hidden" name="do" value="contest" />
      <input type="hidden" name="key" value={task.key} />
      <Reasons chosen={reason} onChoose={setReason} />
      <div className={asks === 'place' ? 'grid gap-4 sm:grid-cols-2' : 'hidden gap-4 sm:grid-cols-2 noscript:grid'}>
        <p>
          <label htmlFor={`${fieldId}-url`} className="text-sm font-semibold">
            Page where it is
          </label>
          <input
            id={`${fieldId}-url`}
            name="url"
            type="text"
            inputMode="url"
            placeholder={`https://${domain}/…`}
            maxLength={2000}
            className={inputClass}
          />
        </p>
        <p>
          <label htmlFor={`${fieldId}-words`} className="text-sm font-semibold">
            Words on that page
          </label>
          <input
            id={`${fieldId}-words`}
            name="words"
            type="text"
            placeholder="Copy a few words"
            maxLength={300}
            className={inputClass}
          />
        </p>
      </div>
      <p className={asks === 'place' ? 'hidden noscript:block' : undefined}>
        <label htmlFor={`${fieldId}-note`} className="text-sm font-semibold">
          Tell us more
        </label>
        <input id={`${fieldId}-note`} name="note" type="text" maxLength={500} className={inputClass} />
      </p>
      <p className="text-xs text-muted">
        {asks === 'place'
          ? 'We open this page now and look. If you are right, we correct the report, tell you what changed, and record the mistake against the check.'
          : 'A person answers within 2 working days. Until then the task says “Under review”.'}
      </p>
      {failure && (
        <p role="alert" className="text-sm font-semibold text-poor">
          {failure}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {asks === 'place' ? 'Look again' : 'Send'}
        </Button>
        {onClose && (
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        )}
      </p>
    </form>
  );
}

function Reasons({ chosen, onChoose }: { chosen: ContestReason; onChoose: (reason: ContestReason) => void }) {
  return (
    <fieldset>
      <legend className="font-semibold">What is not right?</legend>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {reasons.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-3 border-b border-line text-sm">
            <input
              type="radio"
              name="reason"
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="size-5 shrink-0 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function useContest(task: Task) {
  const { id, board, store, failures } = useBoard();
  return { id: id ?? '', domain: board.domain, store, failure: failures[task.key] };
}

/** What came of it, with the nearest passage and a hint where the words were not seen. */
function ContestAnswer({ contest }: { contest: Contest }) {
  return (
    <div role="status" className="space-y-2 border-t border-line pt-4 text-sm">
      <p className="font-semibold">{outcomeWords[contest.outcome ?? 'under-review']}</p>
      <p dir="auto">{contest.sentence}</p>
      {contest.nearest !== null && (
        <p dir="auto" className="text-muted">
          The nearest that we found: “{contest.nearest}”
        </p>
      )}
      {contest.hint !== null && <p className="text-muted">{contest.hint}</p>}
    </div>
  );
}

const outcomeWords = {
  corrected: 'You were right. We corrected the report.',
  stays: 'We looked again: it stays.',
  'not-found': 'We looked and did not see it.',
  'under-review': 'Under review. A person answers within 2 working days.',
  rejected: 'We looked again: it stays.',
} as const;
