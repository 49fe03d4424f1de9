import { useState } from 'react';
import type { Contest } from '#board/contract.ts';
import type { OwnerQuestion } from '#engine/contract.ts';
import { messageOf } from '../board/board-store.ts';
import { call } from '../board/call.ts';
import { useBoard } from '../board/use-board.ts';
import { Button } from '../ui/button.tsx';
import { SafeLink } from './safe-link.tsx';
import { formText } from '../ui/form-text.ts';

/** What only the owner can say: one tap confirms the page's own words, a few copied words show another place. */
export function Questions({ questions }: { questions: OwnerQuestion[] }) {
  const [first, more] = [questions.slice(0, shownAtOnce), questions.slice(shownAtOnce)];
  return (
    <>
      <List questions={first} />
      {more.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4">
            {more.length} more {more.length === 1 ? 'question' : 'questions'}
          </summary>
          <List questions={more} />
        </details>
      )}
    </>
  );
}

const shownAtOnce = 2;

const List = ({ questions }: { questions: OwnerQuestion[] }) => (
  <ul className="grid gap-4 lg:grid-cols-2">
    {questions.map((question) => (
      <li
        key={`${question.checkId} ${question.kind} ${question.subject}`}
        className="min-w-0 rounded-md border border-line bg-surface p-4"
      >
        <Question question={question} />
      </li>
    ))}
  </ul>
);

function Question({ question: asked }: { question: OwnerQuestion }) {
  const { mayAct, offers } = useBoard();
  const { question, candidate, points, choices } = asked;
  const answering = useAnswering(asked);
  return (
    <>
      <p dir="auto" className="font-semibold">
        {question}
      </p>
      {points > 0 && <p className="text-xs text-muted">Up to +{Math.round(points * 10) / 10}</p>}
      {candidate && (
        <div className="mt-2">
          <blockquote dir="auto" className="mt-1 border-l-2 border-edge pl-3 font-serif wrap-anywhere">
            “{candidate.quote}”
          </blockquote>
          <p className="text-xs text-muted">
            <SafeLink url={candidate.url} />
          </p>
        </div>
      )}
      {answering.said !== '' ? (
        <p role="status" dir="auto" className="mt-3 text-sm font-semibold">
          {answering.said}
        </p>
      ) : (
        mayAct &&
        offers.contests &&
        (choices ? (
          <Choices question={question} choices={choices} answering={answering} />
        ) : (
          <Answers candidate={candidate} answering={answering} />
        ))
      )}
    </>
  );
}

type Answering = ReturnType<typeof useAnswering>;

/** Sends what the owner says, and waits until it is decided. `said`: what came of it, '' until then. */
function useAnswering({ checkId, kind, subject }: OwnerQuestion) {
  const { id, store } = useBoard();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState('');
  const send = async (answer: 'yes' | 'no', shown: { url?: string; words?: string } = {}) => {
    const base = `/api/report/${encodeURIComponent(id ?? '')}`;
    setIsBusy(true);
    setFailure('');
    try {
      const { contestId } = await call<{ contestId: string }>('POST', `${base}/answers`, {
        checkId,
        kind,
        subject,
        answer,
        ...shown,
      });
      let outcome: Contest;
      do {
        outcome = await call<Contest>('GET', `${base}/contests/${encodeURIComponent(contestId)}`);
        if (outcome.outcome === null) await new Promise((resolve) => setTimeout(resolve, 600));
      } while (outcome.outcome === null);
      setSaid(outcome.sentence);
      await store.refresh();
    } catch (error) {
      setFailure(messageOf(error));
    }
    setIsBusy(false);
  };
  return { isBusy, said, failure, send };
}

/** One of a few answers, which no page has to show. */
function Choices({
  question,
  choices,
  answering: { isBusy, failure, send },
}: {
  question: string;
  choices: NonNullable<OwnerQuestion['choices']>;
  answering: Answering;
}) {
  return (
    <form
      className="mt-3 flex flex-wrap items-center gap-2 noscript:hidden print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void send('yes', { words: formText(event.currentTarget, 'choice') });
      }}
    >
      <select
        name="choice"
        required
        aria-label={question}
        defaultValue=""
        className="min-h-11 min-w-0 rounded-sm border border-edge bg-paper px-3 text-base"
      >
        <option value="" disabled>
          Choose one
        </option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button type="submit" look="secondary" busy={isBusy}>
        Judge again by this
      </Button>
      {failure !== '' && (
        <p role="alert" className="w-full text-sm font-semibold text-poor">
          {failure}
        </p>
      )}
    </form>
  );
}

/** Yes or no to the passage that we found; another place where there is none, or it is the wrong one. */
function Answers({
  candidate,
  answering: { isBusy, failure, send },
}: {
  candidate: OwnerQuestion['candidate'];
  answering: Answering;
}) {
  const [isShowing, setIsShowing] = useState(candidate === null);
  return (
    <div className="mt-3 noscript:hidden print:hidden">
      {candidate && (
        <p className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            busy={isBusy}
            onClick={() => void send('yes', { url: candidate.url, words: candidate.quote })}
          >
            Yes, this is it
          </Button>
          <Button look="quiet" disabled={isBusy} onClick={() => setIsShowing(true)}>
            It is elsewhere
          </Button>
          <Button look="quiet" disabled={isBusy} onClick={() => void send('no')}>
            No
          </Button>
        </p>
      )}
      {isShowing && <PlaceForm isBusy={isBusy} onShow={(place) => void send('yes', place)} />}
      {failure !== '' && (
        <p role="alert" className="mt-2 text-sm font-semibold text-poor">
          {failure}
        </p>
      )}
    </div>
  );
}

function PlaceForm({ isBusy, onShow }: { isBusy: boolean; onShow: (place: { url: string; words: string }) => void }) {
  const inputClass = 'mt-1 min-h-11 w-full rounded-sm border border-edge bg-paper px-3 text-base font-normal';
  return (
    <form
      className="mt-2 space-y-3 text-sm font-semibold"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        onShow({ url: formText(form, 'url'), words: formText(form, 'words') });
      }}
    >
      <label className="block">
        Page where it is
        <input name="url" required maxLength={2000} className={inputClass} />
      </label>
      <label className="block">
        Words on that page
        <input
          name="words"
          required
          minLength={3}
          maxLength={300}
          placeholder="Copy a few words"
          className={inputClass}
        />
      </label>
      <Button type="submit" look="secondary" busy={isBusy}>
        Look again
      </Button>
    </form>
  );
}
