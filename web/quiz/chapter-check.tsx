import type { Field } from '#quiz/steps.ts';
import { Button } from '../ui/button.tsx';
import type { Chapter } from './chapters.ts';
import { inputsOf, isSwitchedOff, textOf, type Draft } from './draft.ts';
import { withoutQuote } from './proposals.ts';
import { isFromSite, stepAt, type QuizState } from './quiz-state.ts';

/** The answers of one chapter that the website gave, with what they rest on, for one look. */
export function ChapterCheck({
  chapter,
  quiz,
  onChange,
}: {
  chapter: Chapter;
  quiz: QuizState;
  onChange: (step: number) => void;
}) {
  const filled = Array.from({ length: chapter.last - chapter.first + 1 }, (_, index) => chapter.first + index).filter(
    (step) => isFromSite(quiz, step),
  );
  return (
    <>
      <h2 id="step-title" className="text-2xl">
        {chapter.title}: is this right?
      </h2>
      <p className="mt-2 text-muted">Your website says so. Change what is wrong, then go on.</p>
      <dl className="mt-6 divide-y divide-line border-y border-line">
        {filled.map((step) => {
          const { fields } = stepAt(step);
          const name = fields.map(({ label }) => label).join(', ');
          const sources = Object.entries(quiz.seen).flatMap(([path, what]) =>
            fields.some(({ key }) => key === path.split('.')[0]) ? [what] : [],
          );
          const answer = fields.map((field) => answerText(field, quiz.draft)).join('\n');
          return (
            <div key={step} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
              <dt className="text-xs font-semibold text-muted">{name}</dt>
              <dd className="col-start-1 wrap-anywhere whitespace-pre-line">{answer}</dd>
              <dd className="col-start-1 mt-0.5 text-xs wrap-anywhere text-muted">
                {sources[0] && withoutQuote(sources[0], answer)}
              </dd>
              <dd className="col-start-2 row-span-3 row-start-1 -my-2">
                <Button
                  look="quiet"
                  className="-mr-2 px-2!"
                  onClick={() => onChange(step)}
                  aria-label={`Change: ${name}`}
                >
                  Change
                </Button>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** An answer as a person reads it. */
function answerText(field: Field, draft: Draft): string {
  const texts = inputsOf(field).flatMap(({ path }) => (isSwitchedOff(path, draft) ? [] : [textOf(draft, path).trim()]));
  const said = texts
    .filter((text) => text !== '')
    .map((text) => field.options?.find((option) => option.value === text)?.label ?? text);
  return said.join(field.type === 'checkbox-group' ? '\n' : ', ');
}
