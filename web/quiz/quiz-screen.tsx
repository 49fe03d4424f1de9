import {
  useEffect,
  useReducer,
  useRef,
  useState,
  type Dispatch,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { SiteLook } from '#quiz/contract.ts';
import { steps, stepsAnsweredBy } from '#quiz/steps.ts';
import { countStep } from '../count-step.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ChapterCheck } from './chapter-check.tsx';
import { mayRemind, problemsIn, reminderPath, textOf, type Draft } from './draft.ts';
import { GoOnElsewhere } from './elsewhere.tsx';
import { FieldInput } from './field-input.tsx';
import { FoundCard } from './found-card.tsx';
import { ProposalOffers } from './proposal-offers.tsx';
import { hostOf, newEntries, offersFor, useSiteLook, websiteStep, type LookBefore } from './proposals.ts';
import { QuizProgress } from './quiz-shell.tsx';
import { UnreadNotice } from './unread-notice.tsx';
import {
  chapterToConfirm,
  openQuestionAhead,
  quizReducer,
  startState,
  stepAt,
  type QuizEvent,
  type QuizState,
  type SavedQuiz,
} from './quiz-state.ts';
import { parseDraft, saveFromSite, saveQuiz, storageKeys } from './saved-quiz.ts';

type Props = {
  saved: SavedQuiz | null;
  /** The free look that led here. */
  before?: LookBefore | null;
  /** Sends the finished answers; resolves when the quiz is done or a failure was shown, with the server's messages by path if it refused some. */
  onFinish: (draft: Draft, look: SiteLook) => Promise<Record<string, string> | null>;
  /** The visitor went to another step by our own buttons: remember it in the browser's history. */
  onStep?: (step: number) => void;
  /** The step that the browser's back or forward button asks for. */
  wantedStep?: number | null;
};

/** Long enough to see what was chosen. */
const advanceMs = 300;
/** Fewer are offered step by step. */
const worthACard = 3;

type Timer = RefObject<ReturnType<typeof setTimeout> | undefined>;
type Go = (event: QuizEvent) => void;

/** The 28 steps, one at a time. Every change is saved in the browser at once. */
export function QuizScreen({ saved, before = null, onFinish, onStep, wantedStep = null }: Props) {
  const [quiz, dispatch] = useReducer(quizReducer, null, () => startState(saved, before?.website));
  const [isDismissed, setIsDismissed] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const step = stepAt(quiz.step);
  const chapter = chapterToConfirm(quiz);

  const look = useSiteLook(quiz.step, quiz.draft, before);
  const website = textOf(quiz.draft, 'website') || (before?.website ?? '');
  const found = stepsAnsweredBy(newEntries(quiz.draft, website, look.proposals).map(({ path }) => path)).length;
  const isOffered =
    !isDismissed &&
    chapter === null &&
    look.proposals.length > 0 &&
    found >= worthACard &&
    (quiz.step === 1 || quiz.step > websiteStep);

  useSaving(quiz, saved === null && quiz.step === 1 && Object.keys(quiz.draft).length === 0);
  useEffect(() => countStep(`quiz-${quiz.step}`), [quiz.step]);
  useOtherTabs(dispatch);
  useEffect(() => {
    if (wantedStep !== null) dispatch({ kind: 'went', step: wantedStep });
  }, [wantedStep]);
  const shown = `${quiz.step} ${chapter?.first ?? ''}`;
  const { go, goOn, goOnSoon, isSubmitting, advance } = useWalk(quiz, dispatch, {
    onStep,
    onFinish: () => onFinish(quiz.draft, look),
  });
  useFocus(shown, fields, advance);

  return (
    <>
      {isOffered && (
        <FoundCard
          website={hostOf(website)}
          count={found}
          of={steps.length}
          onUse={() => go({ kind: 'used', website, proposals: look.proposals })}
          onDismiss={() => setIsDismissed(true)}
        />
      )}
      <Card>
        <QuizProgress step={quiz.step} />
        <StepForm dispatch={dispatch} goOn={goOn} goOnSoon={goOnSoon}>
          {chapter ? (
            <div ref={fields} key={shown}>
              <ChapterCheck
                chapter={chapter}
                quiz={quiz}
                onChange={(wanted) => go({ kind: 'changing', step: wanted })}
              />
            </div>
          ) : (
            <>
              <h2 id="step-title" className="text-2xl">
                {step.title}
              </h2>
              <p className="mt-2 text-muted">{step.description}</p>
              <div ref={fields} key={shown} className="mt-6 grid gap-6">
                <StepInputs quiz={quiz} dispatch={dispatch} goOnSoon={goOnSoon} />
              </div>
              <FromWebsite quiz={quiz} look={look} isOfferedAtOnce={isOffered} dispatch={dispatch} go={go} />
            </>
          )}
          <StepButtons quiz={quiz} isSubmitting={isSubmitting} go={go} />
        </StepForm>
        <p role="status" className="sr-only">
          Step {quiz.step} of {steps.length}: {chapter ? `${chapter.title}: is this right?` : step.title}
        </p>
      </Card>
      {quiz.step > 1 && <GoOnElsewhere draft={quiz.draft} step={quiz.step} email={textOf(quiz.draft, 'email')} />}
      {quiz.step === 1 && (
        <p className="mt-8 text-sm text-muted">
          Your answers stay in this browser until you send them. Only the address of your website is sent ahead, so that
          we can look at a few of its pages.
        </p>
      )}
    </>
  );
}

/** Keeps the quiz in the browser; one that nobody has begun leaves no trace. */
function useSaving(quiz: QuizState, isPristine: boolean): void {
  useEffect(() => {
    if (!isPristine) saveQuiz(localStorage, { draft: quiz.draft, step: quiz.step });
  }, [isPristine, quiz.draft, quiz.step]);
  useEffect(() => {
    if (!isPristine) saveFromSite(localStorage, { seen: quiz.seen, confirmed: quiz.confirmed });
  }, [isPristine, quiz.seen, quiz.confirmed]);
}

/** Takes over the answers that another tab saves. */
function useOtherTabs(dispatch: Dispatch<QuizEvent>): void {
  useEffect(() => {
    const adopt = (event: StorageEvent) => {
      const draft = event.key === storageKeys.answers && event.newValue ? parseDraft(event.newValue) : null;
      if (draft) dispatch({ kind: 'adopted', draft });
    };
    addEventListener('storage', adopt);
    return () => removeEventListener('storage', adopt);
  }, [dispatch]);
}

/** Whatever is shown again has the focus on its first input, or on its one button; on arrival only where nothing else has it. */
function useFocus(shown: string, fields: RefObject<HTMLDivElement | null>, advance: Timer): void {
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const isArrival = focused.current === null;
    if (focused.current === shown) return;
    focused.current = shown;
    clearTimeout(advance.current);
    if (isArrival && (document.activeElement ?? document.body) !== document.body) return;
    if (!isArrival) scrollTo({ top: 0 });
    const inputs = fields.current?.querySelectorAll<HTMLElement>('input:not(:disabled), textarea, select') ?? [];
    const chosen = [...inputs].find((input) => input.matches('[type=radio]:checked'));
    (chosen ?? inputs[0] ?? fields.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]'))?.focus({
      preventScroll: true,
    });
  }, [shown, fields, advance]);
}

type Ends = { onStep: Props['onStep']; onFinish: () => ReturnType<Props['onFinish']> };

/** The ways through the steps: where a button leads, on from what is shown, and on by itself after a moment. */
function useWalk(quiz: QuizState, dispatch: Dispatch<QuizEvent>, { onStep, onFinish }: Ends) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const advance = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(advance.current), []);

  /** Does it, and remembers where it leads. */
  const go: Go = (event) => {
    clearTimeout(advance.current);
    const next = quizReducer(quiz, event);
    dispatch(event);
    if (next.step !== quiz.step) onStep?.(next.step);
  };

  const goOn = async () => {
    if (isSubmitting) return;
    if (chapterToConfirm(quiz)) return go({ kind: 'confirmed' });
    go({ kind: 'next' });
    if (quiz.step !== steps.length || !mayProceed(quiz)) return;
    setIsSubmitting(true);
    const refused = await onFinish();
    setIsSubmitting(false);
    if (refused) dispatch({ kind: 'refused', messages: refused });
  };
  // What a timer calls is what is shown when it ends.
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  const goOnSoon = () => {
    clearTimeout(advance.current);
    advance.current = setTimeout(() => void latest.current(), advanceMs);
  };
  return { go, goOn, goOnSoon, isSubmitting, advance };
}

function mayProceed({ step, draft }: QuizState): boolean {
  return Object.keys(problemsIn(stepAt(step), draft)).length === 0;
}

type StepFormProps = {
  dispatch: Dispatch<QuizEvent>;
  goOn: () => Promise<void>;
  goOnSoon: () => void;
  children: ReactNode;
};

function StepForm({ dispatch, goOn, goOnSoon, children }: StepFormProps) {
  // Enter goes on from any one-line input, also while Next is disabled: then it shows what is missing. On an answer of several it chooses it first.
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, nativeEvent } = event;
    const isInput =
      target instanceof HTMLInputElement || (target instanceof HTMLTextAreaElement && (event.ctrlKey || event.metaKey));
    if (key !== 'Enter' || nativeEvent.isComposing || !isInput) return;
    event.preventDefault();
    if (target instanceof HTMLInputElement && target.type === 'radio') {
      if (!target.checked) dispatch({ kind: 'typed', path: target.name, value: target.value });
      return goOnSoon();
    }
    dispatch({ kind: 'left', path: target.id });
    void goOn();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the inputs; the form itself is no control
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
      {children}
    </form>
  );
}

/** The inputs of a step, with what the visitor has to mend in those that were left. */
function StepInputs({
  quiz,
  dispatch,
  goOnSoon,
}: {
  quiz: QuizState;
  dispatch: Dispatch<QuizEvent>;
  goOnSoon: () => void;
}) {
  const step = stepAt(quiz.step);
  const problems = Object.entries(problemsIn(step, quiz.draft)).filter(([path]) => quiz.visited.has(path));
  const shownProblems = { ...quiz.refused, ...Object.fromEntries(problems) };
  /** A pointer chose an answer after which nothing else of this step is asked; arrow keys only move between answers. */
  const choseByPointer = (value: string) => {
    if (step.fields.slice(1).every(({ after }) => after !== undefined && after !== value)) goOnSoon();
  };
  return (
    <>
      {step.fields.map((field) => (
        <div key={field.key}>
          <FieldInput
            field={field}
            draft={quiz.draft}
            problems={shownProblems}
            onType={(path, value) => dispatch({ kind: 'typed', path, value })}
            onLeave={(path) => dispatch({ kind: 'left', path })}
            onChoose={choseByPointer}
          />
          <Sources seen={quiz.seen} field={field.key} />
        </div>
      ))}
      {quiz.step === steps.length && (
        <ReminderConsent
          isGiven={mayRemind(quiz.draft)}
          onChange={(isGiven) => dispatch({ kind: 'typed', path: reminderPath, value: isGiven })}
        />
      )}
    </>
  );
}

type FromWebsiteProps = {
  quiz: QuizState;
  look: SiteLook;
  isOfferedAtOnce: boolean;
  dispatch: Dispatch<QuizEvent>;
  go: Go;
};

/** What the website suggests for this step, where the card does not offer everything; or why it could not be read. */
function FromWebsite({ quiz, look, isOfferedAtOnce, dispatch, go }: FromWebsiteProps) {
  const offers = offersFor(stepAt(quiz.step), quiz.draft, look.proposals);
  return (
    <>
      <ProposalOffers
        offers={isOfferedAtOnce ? [] : offers}
        onAccept={(offer) => {
          for (const [path, value] of offer.entries) dispatch({ kind: 'typed', path, value });
        }}
      />
      <UnreadNotice
        website={textOf(quiz.draft, 'website')}
        reason={quiz.step > websiteStep && quiz.step <= websiteStep + 3 ? look.unread : null}
        onCorrect={() => go({ kind: 'changing', step: websiteStep })}
      />
    </>
  );
}

/** Back, ahead to the next open question, and on. */
function StepButtons({ quiz, isSubmitting, go }: { quiz: QuizState; isSubmitting: boolean; go: Go }) {
  const chapter = chapterToConfirm(quiz);
  const isLast = quiz.step === steps.length;
  const hasLines = stepAt(quiz.step).fields.some(({ type }) => type === 'textarea');
  return (
    <div className="sticky bottom-0 -mx-1 mt-6 flex flex-wrap items-center gap-3 bg-surface px-1 py-3">
      {quiz.step > 1 && (
        <Button look="secondary" disabled={isSubmitting} onClick={() => go({ kind: 'previous' })}>
          Previous
        </Button>
      )}
      <span className="grow" />
      {chapter === null && openQuestionAhead(quiz) !== null && (
        <Button look="quiet" onClick={() => go({ kind: 'skipped' })}>
          Next open question
        </Button>
      )}
      <kbd aria-hidden="true" className="font-sans text-xs text-muted max-sm:hidden pointer-coarse:hidden">
        {hasLines && chapter === null ? 'Ctrl + Enter ↵' : 'Enter ↵'}
      </kbd>
      <Button type="submit" disabled={chapter === null && !mayProceed(quiz)} busy={isSubmitting}>
        {chapter ? 'Yes, go on' : isLast ? (isSubmitting ? 'Analyzing...' : 'Get Your Report') : 'Next'}
      </Button>
    </div>
  );
}

/** What an answer that was taken over rests on. */
function Sources({ seen, field }: { seen: Readonly<Record<string, string>>; field: string }) {
  const sources = [
    ...new Set(Object.entries(seen).flatMap(([path, what]) => (path.split('.')[0] === field ? [what] : []))),
  ];
  return sources.map((source) => (
    <p key={source} className="mt-1.5 text-xs wrap-anywhere text-muted">
      {source}
    </p>
  ));
}

function ReminderConsent({ isGiven, onChange }: { isGiven: boolean; onChange: (isGiven: boolean) => void }) {
  return (
    <label htmlFor={reminderPath} className="flex min-h-11 items-start gap-3 text-sm">
      <input
        type="checkbox"
        id={reminderPath}
        checked={isGiven}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span>
        Remind me once by e-mail if I leave without choosing a plan
        <span className="block text-muted">One mail after a day, to this address. Nothing else.</span>
      </span>
    </label>
  );
}
