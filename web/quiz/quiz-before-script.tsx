// What the raw HTML of /quiz shows: the first step as the script will draw it, so that nothing is painted again or moves when it comes.
import { steps } from '#quiz/steps.ts';
import { brandName, placeholders } from '../content/brand.ts';
import { QuizScreen } from './quiz-screen.tsx';
import { QuizShell } from './quiz-shell.tsx';

export function QuizBeforeScript() {
  return (
    <QuizShell>
      {/* Disabled: what were typed before the script is there would be lost. Without scripts there is nothing to fill in. */}
      <fieldset disabled className="contents noscript:[&_form>div]:hidden">
        <QuizScreen saved={null} onFinish={async () => null} />
      </fieldset>
      <noscript>
        <p className="mt-6">
          The quiz runs in your browser and needs JavaScript. Write to{' '}
          <a href={`mailto:${placeholders.contactEmail}`}>{placeholders.contactEmail}</a> and {brandName} will take your
          answers by mail. It asks for:
        </p>
        <ol className="mt-4 list-decimal pl-6 text-sm">
          {steps.map((step) => (
            <li key={step.title}>{step.title}</li>
          ))}
        </ol>
      </noscript>
    </QuizShell>
  );
}
