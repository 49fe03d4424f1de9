import type { ReactNode } from 'react';
import type { SharedTasks } from '#board/contract.ts';
import { minutesText, whoLabels } from '#engine/wording.ts';
import { ProofView } from '../board/proof-view.tsx';
import { stateNames, stateTones } from '../board/task-words.ts';
import { brandName } from '../content/brand.ts';
import { Wordmark } from '../frame-parts.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { dayText, momentText } from './dates.ts';
import { sharedText } from './shared-text.ts';

type SharedTask = SharedTasks['tasks'][number];

/** The tasks that an owner gave to a developer or writer. Plain forms and links: all of it works without a script. */
export function SharedTasksPage({ shared, token }: { shared: SharedTasks; token: string }) {
  const { company, domain, label, endsAt, checksLeft, tasks } = shared;
  const url = `/tasks/${encodeURIComponent(token)}`;
  const done = tasks.filter(({ state }) => state === 'claimed' || state === 'verified').length;
  return (
    <Frame>
      <h1 dir="auto" className="max-w-prose text-3xl">
        Tasks for {company}
      </h1>
      <p dir="auto" className="mt-2 text-sm text-muted">
        {[domain, `for ${label}`, `this link ends ${dayText(endsAt)}`].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-4 max-w-prose">
        The owner asked you to do {tasks.length === 1 ? 'this task' : `these ${tasks.length} tasks`}. Press “I have done
        this” when you are done. Check now reads the site again.
      </p>
      <p className="mt-2 text-sm text-muted tabular-nums">
        {done} of {tasks.length} done · {checksLeft} {checksLeft === 1 ? 'check' : 'checks'} left
      </p>
      {tasks.length === 0 && <p className="mt-6">No task is left to do. Thank you.</p>}
      <ol className="mt-6 space-y-5">
        {tasks.map((task) => (
          <li key={task.key}>
            <TaskView shared={shared} task={task} url={url} />
          </li>
        ))}
      </ol>
    </Frame>
  );
}

/** In place of the tasks, when the link is unknown or has ended. */
export function NoSharedTasks({ message }: { message: string }) {
  return (
    <Frame>
      <h1 className="text-3xl">No tasks here</h1>
      <p className="mt-4">{message}</p>
      <p className="mt-6">
        <a href="/" className={buttonClass('secondary')}>
          Back to Home
        </a>
      </p>
    </Frame>
  );
}

/** Without the ways to a report or an account: whoever does a task has neither. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3">
        Skip to the content
      </a>
      <header className="border-b border-line print:hidden">
        <div className="mx-auto max-w-4xl px-5 py-1.5">
          <Wordmark />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto min-h-[calc(100svh-10rem)] max-w-4xl px-5 pt-8 pb-16 wrap-anywhere"
      >
        {children}
      </main>
      <footer className="border-t border-line bg-sunken print:hidden">
        <p className="mx-auto max-w-4xl px-5 py-6 text-sm text-muted">
          {brandName} reads what AI assistants can find about a business, and shows the proof.
        </p>
      </footer>
    </>
  );
}

function TaskView({ shared, task, url }: { shared: SharedTasks; task: SharedTask; url: string }) {
  const words = stateWords(task);
  const steps = [...new Set(task.steps)]; // steps that differ in hidden words alone
  const id = (part: string) => `${task.key}-${part}`;
  return (
    <article
      id={task.key}
      aria-labelledby={id('title')}
      className={classNames(
        'scroll-mt-4 space-y-4 rounded-md border bg-surface p-4 sm:p-6',
        task.state === 'verified' ? 'border-good-fill' : task.state === 'checking' ? 'border-accent' : 'border-line',
      )}
    >
      <div>
        <h2 id={id('title')} dir="auto" className="text-xl">
          {task.title}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-muted tabular-nums">
          {words !== null && <Badge tone={stateTones[task.state]}>{words}</Badge>}
          {task.who === 'you' ? 'Owner' : whoLabels[task.who]} · {minutesText(task.minutes)}
        </p>
      </div>
      <p dir="auto" className="max-w-prose">
        {task.description}
      </p>
      {task.state === 'regressed' && task.note !== '' && <p dir="auto">{task.note}</p>}
      <Actions task={task} />
      {task.proofs.length > 0 && (
        <Part title="What we saw">
          <div className="mt-2 space-y-4">
            {task.proofs.map((proof) => (
              <ProofView key={JSON.stringify(proof)} proof={proof} />
            ))}
          </div>
        </Part>
      )}
      {steps.length > 0 && (
        <Part title="Steps">
          <ol className="mt-2 list-decimal space-y-1.5 pl-6 text-sm marker:text-muted">
            {steps.map((step) => (
              <li key={step} dir="auto" className="pl-1">
                {step}
              </li>
            ))}
          </ol>
          {steps.some((step) => step.includes('“…”')) && (
            <p className="mt-2 text-sm">
              “…” takes the place of words that the owner told us alone. Ask the owner for them.
            </p>
          )}
        </Part>
      )}
      {task.howToSee !== '' && (
        <Part title="How to see that it worked">
          <p dir="auto" className="mt-1 text-sm">
            {task.howToSee}
          </p>
        </Part>
      )}
      <CopyText shared={shared} task={task} url={url} />
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="font-sans text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** The tick and the check, each a button of a plain form. It goes to the page it is on, so that loading a refusal again shows the tasks. */
function Actions({ task }: { task: SharedTask }) {
  const fields = (
    <>
      <input type="hidden" name="key" value={task.key} />
      <input type="hidden" name="revision" value={task.revision} />
    </>
  );
  if (task.state === 'checking') {
    return (
      <form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm print:hidden">
        {fields}
        <p>{task.checking?.sentence || 'We check this in a moment.'}</p>
        <Button type="submit" name="do" value="see" look="secondary" className="px-3!">
          See how far it is
        </Button>
      </form>
    );
  }
  const isTicked = task.state === 'claimed';
  const isOver = task.state === 'verified';
  return (
    <form method="post" className="flex flex-wrap items-center gap-2 print:hidden">
      {fields}
      {!isOver && (
        <Button
          type="submit"
          name="do"
          value={isTicked ? 'open' : 'claimed'}
          look="secondary"
          className="px-3!"
          aria-pressed={isTicked}
          aria-label={`${task.title}: I have done this`}
        >
          <Box isTicked={isTicked} />I have done this
        </Button>
      )}
      {task.check.isOffered && (
        <Button
          type="submit"
          name="do"
          value="check"
          look="secondary"
          className="px-3!"
          aria-label={`Check now: ${task.title}`}
        >
          Check now
        </Button>
      )}
      <span className="text-xs text-muted">
        {task.check.isOffered
          ? task.check.notBefore !== null && `You can check this again ${momentText(task.check.notBefore)}.`
          : !isOver && task.check.sentence}
      </span>
    </form>
  );
}

/** The tick's picture; the button around it is what is pressed. */
function Box({ isTicked }: { isTicked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-grid size-5 shrink-0 place-items-center rounded-sm border-[1.5px] text-xs',
        isTicked ? 'border-accent bg-accent text-on-accent' : 'border-edge bg-surface',
      )}
    >
      {isTicked && '✓'}
    </span>
  );
}

function CopyText({ shared, task, url }: { shared: SharedTasks; task: SharedTask; url: string }) {
  const { title, place, text } = sharedText(shared, task);
  const textUrl = `${url}/${encodeURIComponent(task.key)}.txt`;
  return (
    <Part title={title}>
      <p dir="auto" className="mt-1 text-sm text-muted">
        {place}
      </p>
      <p className="mt-2 print:hidden">
        <a
          href={textUrl}
          data-copy-from={textUrl}
          aria-label={`Copy: ${title}`}
          className={classNames(buttonClass('secondary'), 'px-3!')}
        >
          Copy
        </a>
      </p>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4">
          Show the text
        </summary>
        <pre
          dir="auto"
          className="border border-line bg-sunken p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
        >
          {text}
        </pre>
      </details>
    </Part>
  );
}

function stateWords({ state, by, at }: SharedTask): string | null {
  if (state === 'claimed') return `${by ?? 'Somebody'} says done`;
  if (state === 'verified') return `✓ Verified${at === null ? '' : ` ${momentText(at)}`}`;
  return stateNames[state];
}
