import { useState } from 'react';
import type { CheckOutcome, Task } from '#board/contract.ts';
import { momentText } from '../report/dates.ts';
import { Ruler } from '../report/ruler.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import type { ContestForm } from './contest-form.tsx';
import { ProofView } from './proof-view.tsx';
import { signed, stateNames, stateTones, taskMeta } from './task-words.ts';
import { Tick } from './tick.tsx';
import { useBoard } from './use-board.ts';
import { formText } from '../ui/form-text.ts';

/** A task with its evidence, its state, and everything that can be done about it. `isAlone`: on its own page, which has the rest. */
export function TaskCard({ task, className, isAlone = false }: { task: Task; className?: string; isAlone?: boolean }) {
  const { rechecks, tasksUrl } = useBoard();
  const recheck = rechecks[task.key];
  const isReading = recheck !== undefined || task.state === 'checking';
  const isOver = task.state === 'corrected' || task.state === 'skipped';
  return (
    <article
      id={task.slug}
      className={classNames(
        'grid scroll-mt-4 grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-md border bg-surface p-4 sm:gap-x-4 sm:p-5 print:break-inside-avoid',
        task.state === 'verified' ? 'border-good-fill' : isReading ? 'border-accent' : 'border-line',
        className,
      )}
    >
      <Tick task={task} />
      <div className="min-w-0">
        {!isAlone && (
          <h4 dir="auto" className="font-sans text-base/snug font-semibold">
            <a
              href={`${tasksUrl}/${task.slug}`}
              className={classNames('hover:underline', isOver && 'text-muted line-through')}
            >
              {task.title}
            </a>
          </h4>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-muted tabular-nums">
          <StateBadge task={task} />
          {taskMeta(task)}
        </p>
      </div>
      <div className="col-span-2 mt-3 min-w-0 space-y-3 text-sm sm:col-span-1 sm:col-start-2">
        <Body task={task} />
        <Actions task={task} isAlone={isAlone} />
      </div>
    </article>
  );
}

function StateBadge({ task }: { task: Task }) {
  const { rechecks, board } = useBoard();
  const state = rechecks[task.key] ? 'checking' : task.state;
  const words = stateWords({ ...task, state }, board.isBuyer);
  return words === null ? null : <Badge tone={stateTones[state]}>{words}</Badge>;
}

function stateWords(
  { state, by, at, parts }: Pick<Task, 'state' | 'by' | 'at' | 'parts'>,
  isBuyer: boolean,
): string | null {
  if (state === 'claimed')
    return by === null || by === 'you' ? `${isBuyer ? 'You say' : 'The owner says'} done` : `${by} says done`;
  if (state === 'verified') return `✓ Verified${at === null ? '' : ` ${momentText(at)}`}`;
  if (state === 'partly' && parts) return `Partly there · ${parts.met} of ${parts.of}`;
  return stateNames[state];
}

function Body({ task }: { task: Task }) {
  const { rechecks } = useBoard();
  const recheck = rechecks[task.key];
  if (recheck)
    return (
      <Reading
        sentence={recheck.sentence}
        done={recheck.pages.filter(({ state }) => state !== 'waiting').length}
        of={recheck.pages.length}
      />
    );
  if (task.checking) return <Reading {...task.checking} />;
  const outcome = outcomeToShow(task);
  return (
    <>
      <Notes task={task} />
      {outcome ? <Outcome outcome={outcome} /> : task.state !== 'corrected' && <WhatIsWrong task={task} />}
    </>
  );
}

/** What a check of the task found, where it settled something or moved the score. */
function outcomeToShow({ outcome, state }: Task): CheckOutcome | null {
  if (!outcome) return null;
  return state === 'verified' || state === 'partly' || outcome.score.after !== outcome.score.before ? outcome : null;
}

function Notes({ task }: { task: Task }) {
  const { isBuyer } = useBoard().board;
  return (
    <>
      {task.note !== '' && task.note.replace(/\.$/, '') !== stateWords(task, isBuyer) && <p dir="auto">{task.note}</p>}
      {task.state === 'skipped' && task.reason && (
        <p dir="auto">
          {isBuyer ? 'Your' : 'The owner’s'} reason: {task.reason}
        </p>
      )}
      {task.contest && task.contest.sentence !== '' && task.contest.sentence !== task.note && (
        <p dir="auto">{task.contest.sentence}</p>
      )}
    </>
  );
}

/** The task's description, and the proof that speaks against the page. */
function WhatIsWrong({ task }: { task: Task }) {
  const bad = task.proofs.find(({ isMet }) => isMet === false) ?? task.proofs.find(({ isMet }) => isMet === null);
  return (
    <>
      {!(bad?.sentence === task.description && bad.quote === null && bad.url !== null) && (
        <p dir="auto">{task.description}</p>
      )}
      {bad && (bad.quote !== null || bad.url !== null) && <ProofView proof={bad} isBrief />}
    </>
  );
}

function Reading({ sentence, done, of }: { sentence: string; done: number; of: number }) {
  return (
    <div role="status">
      <progress max={Math.max(1, of)} value={done} aria-label={sentence} className="h-1.5 w-full" />
      <p className="mt-1">{sentence || 'Reading your site'}</p>
    </div>
  );
}

/** Before and after, on the ruler and in the pages' own words. */
function Outcome({ outcome: { score, sentence, before, after, notices, at } }: { outcome: CheckOutcome }) {
  const gained = score.after - score.before;
  const [was, is] = [before[0], after[0]];
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-xl font-semibold tabular-nums">
          {Math.round(score.before)} → {Math.round(score.after)}
        </span>
        <span className="text-muted">
          {gained !== 0 && `${signed(gained)} points. `}
          {sentence}
        </span>
      </p>
      <Ruler
        score={score.after}
        was={score.before}
        low={score.low}
        high={score.high}
        label={`Score ${Math.round(score.after)} of 100, before ${Math.round(score.before)}. Likely ${Math.round(score.low)} to ${Math.round(score.high)}.`}
      />
      {was && is && (
        <div className="grid gap-3 sm:grid-cols-2">
          <div className="min-w-0">
            <p className="text-xs font-semibold text-muted">Before</p>
            <ProofView proof={was} isBrief />
          </div>
          <div className="min-w-0">
            <p className="text-xs font-semibold text-muted">Now, {momentText(at)}</p>
            <ProofView proof={is} isBrief />
          </div>
        </div>
      )}
      {after.length > 1 && (
        <ul className="space-y-1">
          {after.map((proof) => (
            <li key={proof.sentence + String(proof.url)} className="flex gap-2">
              <span
                aria-hidden="true"
                className={proof.isMet ? 'text-good' : proof.isMet === false ? 'text-poor' : 'text-muted'}
              >
                {proof.isMet ? '✓' : proof.isMet === false ? '✗' : '·'}
              </span>
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {proof.sentence}
                {proof.quote !== null && ` “${proof.quote}”`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {notices.map((notice) => (
        <p key={notice} className="text-xs text-muted">
          {notice}
        </p>
      ))}
    </div>
  );
}

function Actions({ task, isAlone }: { task: Task; isAlone: boolean }) {
  const { id, mayAct, failures, undo, tasksUrl, store } = useBoard();
  const [Form, setForm] = useState<typeof ContestForm | null>(null);
  const [isSkipping, setIsSkipping] = useState(false);
  const url = `${tasksUrl}/${task.slug}`;
  const failure = failures[task.key];
  if (id === null || !mayAct) {
    return (
      <p className="flex gap-2 print:hidden">
        {!isAlone && <StartLink url={url} />}
        {id !== null && <CopyLink url={url} />}
      </p>
    );
  }
  if (Form) return <Form task={task} onClose={() => setForm(null)} />;
  return (
    <div className="space-y-2 print:hidden">
      {undo?.key === task.key && (
        <p role="status" className="flex flex-wrap items-center gap-x-2">
          Saved.
          <button
            type="button"
            className="min-h-11 px-1 font-semibold text-accent underline"
            onClick={() => void store.undo()}
          >
            Undo
          </button>
        </p>
      )}
      {failure && (
        <p role="alert" className="font-semibold text-poor">
          {failure}
        </p>
      )}
      {isSkipping ? (
        <SkipForm task={task} onClose={() => setIsSkipping(false)} />
      ) : (
        <form method="post" className="flex flex-wrap items-center gap-2" onSubmit={(event) => event.preventDefault()}>
          <input type="hidden" name="report" value={id} />
          <input type="hidden" name="key" value={task.key} />
          <input type="hidden" name="revision" value={task.revision} />
          <Choices
            task={task}
            isAlone={isAlone}
            onContest={(form) => setForm(() => form)}
            onSkip={() => setIsSkipping(true)}
          />
        </form>
      )}
    </div>
  );
}

type ChoicesProps = { task: Task; isAlone: boolean; onContest: (form: typeof ContestForm) => void; onSkip: () => void };

/** What can be done about the task in its state, and how many checks are left for it. */
function Choices({ task, isAlone, onContest, onSkip }: ChoicesProps) {
  const { offers, board, tasksUrl, store } = useBoard();
  const url = `${tasksUrl}/${task.slug}`;
  const isOver = task.state === 'verified' || task.state === 'corrected';
  return (
    <>
      {!isOver && !isAlone && <StartLink url={url} />}
      {!isOver && <CopyLink url={url} />}
      {task.check.isOffered && task.state !== 'corrected' && <CheckButton task={task} />}
      {task.state === 'skipped' && (
        <Button
          type="submit"
          name="do"
          value="open"
          look="secondary"
          className="px-3!"
          onClick={() => void store.change(task.key, 'open')}
        >
          Take it up again
        </Button>
      )}
      {offers.contests && mayContest(task) && !isAlone && <ContestLink url={url} onLoaded={onContest} />}
      {offers.contests && task.contest?.mayAskPerson && (
        <Button
          look="quiet"
          className="px-2!"
          onClick={() => void store.askPerson(task.key, task.contest?.contestId ?? '')}
        >
          Ask a person to look
        </Button>
      )}
      {!isOver && task.state !== 'skipped' && (
        <Button look="quiet" className="px-2! noscript:hidden" onClick={onSkip}>
          Not for us
        </Button>
      )}
      <span className="text-xs text-muted">
        {task.check.isOffered
          ? task.outcome && `${board.checksLeft.left} of ${board.checksLeft.of} checks left`
          : task.check.sentence}
      </span>
    </>
  );
}

/** Nothing is decided yet, and the task may be contested once more. */
function mayContest({ state, contest }: Task): boolean {
  const isDecided = state === 'verified' || state === 'corrected' || state === 'contested' || state === 'skipped';
  return !isDecided && (contest?.left ?? 1) > 0;
}

function StartLink({ url }: { url: string }) {
  return (
    <a href={url} className={classNames(buttonClass('secondary'), 'px-3!')}>
      Start
    </a>
  );
}

function CopyLink({ url }: { url: string }) {
  return (
    <a href={`${url}.txt`} data-copy-from={`${url}.txt`} className={classNames(buttonClass('secondary'), 'px-3!')}>
      Copy
    </a>
  );
}

function CheckButton({ task }: { task: Task }) {
  const { rechecks, store } = useBoard();
  return (
    <Button
      type="submit"
      name="do"
      value="check"
      look="secondary"
      className="px-3!"
      busy={rechecks[task.key] !== undefined}
      onClick={() => void store.check(task.key)}
    >
      {task.outcome ? 'Check again' : 'Check now'}
    </Button>
  );
}

/** Brings the form, which few open, only when it is asked for. */
function ContestLink({ url, onLoaded }: { url: string; onLoaded: (form: typeof ContestForm) => void }) {
  return (
    <a
      href={`${url}#not-right`}
      className={classNames(buttonClass('quiet'), 'px-2!')}
      onClick={(event) => {
        event.preventDefault();
        import('./contest-form.tsx').then(
          (loaded) => onLoaded(loaded.ContestForm),
          () => location.assign(`${url}#not-right`), // the task's own page has the form, too
        );
      }}
    >
      This is not right
    </a>
  );
}

function SkipForm({ task, onClose }: { task: Task; onClose: () => void }) {
  const { store } = useBoard();
  return (
    <form
      className="flex flex-wrap items-end gap-2 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        const reason = formText(event.currentTarget, 'reason');
        onClose();
        void store.change(task.key, 'skipped', reason || undefined);
      }}
    >
      <label className="min-w-0 flex-1 basis-60 text-sm font-semibold">
        Why not? (optional)
        <input
          name="reason"
          type="text"
          maxLength={300}
          className="mt-1 min-h-11 w-full rounded-sm border border-edge bg-paper px-3 text-base font-normal"
        />
      </label>
      <Button type="submit">Leave it out</Button>
      <Button look="quiet" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
