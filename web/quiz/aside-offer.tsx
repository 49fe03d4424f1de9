import { contactEmail } from '../contact-email.ts';
import { Notice } from '../report/notice.tsx';
import { steps } from '#quiz/steps.ts';
import { answeredSteps } from './draft.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { QuizShell } from './quiz-shell.tsx';
import type { QuizAside } from './saved-quiz.ts';

/** Above the first step of a new quiz: the one that was there before may go on instead. */
export function AsideOffer({
  aside,
  onContinue,
  onStartOver,
}: {
  aside: QuizAside;
  onContinue: () => void;
  onStartOver: () => void;
}) {
  const isSent = 'quizId' in aside;
  const name = aside.companyName === '' ? '' : `${aside.companyName}: `;
  const cleared = isSent ? steps.length : answeredSteps(aside.draft);
  const text = isSent
    ? `all ${steps.length} steps are answered, and no plan is chosen.`
    : `${cleared} of ${steps.length} steps were answered. We keep them for 24 hours.`;
  return (
    <section aria-labelledby="aside-title" className="mb-6 rounded-md border border-accent bg-surface p-5">
      <h2 id="aside-title" className="text-lg">
        {isSent ? 'You have finished a quiz' : `We cleared ${cleared} ${cleared === 1 ? 'answer' : 'answers'}`}
      </h2>
      <p className="mt-1 text-sm wrap-anywhere text-muted">
        {name === '' ? text.charAt(0).toUpperCase() + text.slice(1) : name + text}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onContinue}>{isSent ? 'Choose a plan' : 'Undo'}</Button>
        <Button look="secondary" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </section>
  );
}

/** The address names a quiz that we do not have. */
export function UnknownQuiz() {
  return (
    <QuizShell isAnswered contactEmail={contactEmail()}>
      <Notice
        title="We do not know this quiz"
        text="The address is incomplete, or the answers have been deleted. Nothing was charged."
      >
        <a href="/quiz?tier=assessment&fresh=true" className={buttonClass('primary')}>
          Start the quiz
        </a>
        <a href={`mailto:${contactEmail()}`} className={buttonClass('secondary')}>
          Write to us
        </a>
      </Notice>
    </QuizShell>
  );
}
