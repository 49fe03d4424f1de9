import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import type { SiteLook } from '#quiz/contract.ts';
import { steps } from '#quiz/steps.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { problemsIn, textOf, type Draft } from './draft.ts';
import { FieldInput } from './field-input.tsx';
import { ProposalOffers } from './proposal-offers.tsx';
import { offersFor, useSiteLook, websiteStep } from './proposals.ts';
import { QuizProgress } from './quiz-shell.tsx';
import { UnreadNotice } from './unread-notice.tsx';
import { quizReducer, startState, stepAt } from './quiz-state.ts';
import { parseDraft, saveQuiz, storageKeys } from './saved-quiz.ts';

type Props = {
  saved: { draft: Draft; step: number } | null;
  /** Sends the finished answers; resolves when the quiz is done or a failure was shown, with the server's messages by path if it refused some. */
  onFinish: (draft: Draft, look: SiteLook) => Promise<Record<string, string> | null>;
  /** The visitor went to another step by our own buttons: remember it in the browser's history. */
  onStep?: (step: number) => void;
  /** The step that the browser's back or forward button asks for. */
  wantedStep?: number | null;
};

/** The 28 steps, one at a time. Every change is saved in the browser at once. */
export function QuizScreen({ saved, onFinish, onStep, wantedStep = null }: Props) {
  const [quiz, dispatch] = useReducer(quizReducer, saved, startState);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const focusedStep = useRef(quiz.step);
  const step = stepAt(quiz.step);
  const problems = problemsIn(step, quiz.draft);
  const shownProblems = { ...quiz.refused, ...Object.fromEntries(Object.entries(problems).filter(([path]) => quiz.visited.has(path))) };
  const isLast = quiz.step === steps.length;
  const canProceed = Object.keys(problems).length === 0;

  const look = useSiteLook(quiz.step, quiz.draft);
  const offers = offersFor(step, quiz.draft, look.proposals);

  const isPristine = saved === null && quiz.step === 1 && Object.keys(quiz.draft).length === 0;
  useEffect(() => {
    if (!isPristine) saveQuiz(localStorage, { draft: quiz.draft, step: quiz.step });
  }, [isPristine, quiz.draft, quiz.step]);

  useEffect(() => {
    const adopt = (event: StorageEvent) => {
      const draft = event.key === storageKeys.answers && event.newValue ? parseDraft(event.newValue) : null;
      if (draft) dispatch({ kind: 'adopted', draft });
    };
    addEventListener('storage', adopt);
    return () => removeEventListener('storage', adopt);
  }, []);

  useEffect(() => {
    if (wantedStep !== null) dispatch({ kind: 'went', step: wantedStep });
  }, [wantedStep]);

  useEffect(() => {
    if (focusedStep.current === quiz.step) return;
    focusedStep.current = quiz.step;
    scrollTo({ top: 0 });
    const inputs = fields.current?.querySelectorAll<HTMLElement>('input:not(:disabled), textarea, select') ?? [];
    const chosen = [...inputs].find((input) => input.matches('[type=radio]:checked'));
    (chosen ?? inputs[0])?.focus({ preventScroll: true });
  }, [quiz.step]);

  const goOn = async () => {
    if (isSubmitting) return;
    dispatch({ kind: 'next' });
    if (canProceed && !isLast) onStep?.(quiz.step + 1);
    if (!isLast || !canProceed) return;
    setIsSubmitting(true);
    const refused = await onFinish(quiz.draft, look);
    setIsSubmitting(false);
    if (refused) dispatch({ kind: 'refused', messages: refused });
  };

  const goBack = () => {
    dispatch({ kind: 'previous' });
    onStep?.(quiz.step - 1);
  };

  // Enter goes on from any one-line input, also while Next is disabled: then it shows what is missing.
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, nativeEvent } = event;
    const isInput = target instanceof HTMLInputElement || (target instanceof HTMLTextAreaElement && (event.ctrlKey || event.metaKey));
    if (key !== 'Enter' || nativeEvent.isComposing || !isInput) return;
    event.preventDefault();
    dispatch({ kind: 'left', path: target.id });
    void goOn();
  };

  return (
    <Card>
      <QuizProgress step={quiz.step} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the inputs; the form itself is no control */}
      <form
        noValidate
        aria-labelledby="step-title"
        className="mt-6"
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
      >
        <h2 id="step-title" className="text-2xl">
          {step.title}
        </h2>
        <p className="mt-2 text-muted">{step.description}</p>
        <div ref={fields} key={quiz.step} className="mt-6 grid gap-6">
          {step.fields.map((field) => (
            <FieldInput
              key={field.key}
              field={field}
              draft={quiz.draft}
              problems={shownProblems}
              onType={(path, value) => dispatch({ kind: 'typed', path, value })}
              onLeave={(path) => dispatch({ kind: 'left', path })}
            />
          ))}
        </div>
        <ProposalOffers
          offers={offers}
          onAccept={(offer) => {
            for (const [path, value] of offer.entries) dispatch({ kind: 'typed', path, value });
          }}
        />
        <UnreadNotice
          website={textOf(quiz.draft, 'website')}
          reason={quiz.step > websiteStep && quiz.step <= websiteStep + 3 ? look.unread : null}
          onCorrect={() => {
            dispatch({ kind: 'went', step: websiteStep });
            onStep?.(websiteStep);
          }}
        />
        <div className="mt-8 flex items-center justify-between gap-3">
          {quiz.step > 1 ? (
            <Button look="secondary" disabled={isSubmitting} onClick={goBack}>
              Previous
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" disabled={!canProceed} busy={isSubmitting}>
            {isLast ? (isSubmitting ? 'Analyzing...' : 'Get Your Report') : 'Next'}
          </Button>
        </div>
      </form>
      <p role="status" className="sr-only">
        Step {quiz.step} of {steps.length}: {step.title}
      </p>
    </Card>
  );
}
