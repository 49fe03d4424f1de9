import { whereAsked, whereNotAsked } from '../asks-assistants.tsx';
import type { Call } from '../content/marketing.ts';
import { classNames } from '../ui/class-names.ts';
import { sample } from '../content/sample.ts';
import { Ruler } from './ruler.tsx';

/** A picture of the report's first screen, with three numbers that the words beside it explain. */
export function AnnotatedReport({ calls }: { calls: Call[] }) {
  const { name, score, grade, interval, average, named, met, tasks } = sample;
  return (
    <div className="grid items-center gap-x-10 gap-y-8 md:grid-cols-[1.15fr_1fr] lg:gap-x-16">
      <figure className="relative rounded-md border border-line bg-surface p-5 pr-8 shadow-lg sm:p-8 sm:pr-12">
        <figcaption className="text-xs text-muted">Sample: {name}</figcaption>
        <div className="relative mt-1">
          <p className="mb-4 font-serif text-4xl font-semibold">
            {score}
            <span className="ml-3 font-sans text-sm font-normal text-muted">of 100 · Grade {grade}</span>
          </p>
          <Ruler score={score} interval={interval} average={average} />
          <Mark number={1} />
        </div>
        <div className="relative mt-6">
          <p className={classNames(whereAsked, 'font-serif text-lg font-semibold')}>
            Assistants named you in {named.answers} of {named.of} answers.
          </p>
          <div className={whereNotAsked}>
            <p className="font-serif text-lg font-semibold">{met.finding}</p>
            <p className="mt-1 border-l-2 border-line pl-3 text-sm text-muted">“{met.quote}”</p>
          </div>
          <Mark number={2} />
        </div>
        <ul className="relative mt-4 divide-y divide-line border-t border-line text-sm">
          {tasks.map((task) => (
            <li key={task.title} className="flex flex-wrap items-center gap-x-3 py-2.5">
              <span aria-hidden="true" className="size-4 shrink-0 rounded-sm border-2 border-edge" />
              <span className="grow">{task.title}</span>
              <span className="text-xs text-muted tabular-nums">
                {task.who} · {task.minutes} min
              </span>
            </li>
          ))}
          <Mark number={3} isListed />
        </ul>
      </figure>
      <ol className="grid gap-6">
        {calls.map((call, index) => (
          <li key={call.title} className="grid grid-cols-[2.25rem_1fr]">
            <Numeral number={index + 1} />
            <div className={call.keyless && whereAsked}>
              <Words {...call} />
            </div>
            {call.keyless && (
              <div className={whereNotAsked}>
                <Words {...call.keyless} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3 className="text-lg leading-snug">{title}</h3>
      <p className="mt-1 text-sm text-muted">{text}</p>
    </>
  );
}

function Mark({ number, isListed = false }: { number: number; isListed?: boolean }) {
  const Tag = isListed ? 'li' : 'span';
  return (
    <Tag aria-hidden="true" className="absolute top-1/2 -right-12 -translate-y-1/2 border-0 max-sm:-right-11">
      <Numeral number={number} />
    </Tag>
  );
}

function Numeral({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-grid size-7 place-items-center rounded-full bg-accent font-sans text-sm font-semibold text-on-accent"
    >
      {number}
    </span>
  );
}
