import type { Task } from '#board/contract.ts';
import type { Difficulty, Impact, PlanItem } from '#engine/contract.ts';
import { subjectOf } from '#engine/wording.ts';
import type { ReportDocument } from '#report/contract.ts';
import { ProofView } from '../board/proof-view.tsx';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Island, IslandDataBlock } from './island.tsx';
import type { IslandData } from './island-parts.tsx';
import { SafeLink } from './safe-link.tsx';
import { itemOf, taskText } from './task-text.ts';

/** One task: why, the proof, the steps, the text to copy, and what can be done about it. */
export function TaskPage({
  report,
  task,
  data,
  reportUrl,
}: {
  report: ReportDocument;
  task: Task;
  data: IslandData;
  reportUrl: string;
}) {
  const item = itemOf(report, task);
  const check = subjectOf(report.analysis, task.checkId);
  const text = taskText(report, task);
  return (
    <article className="mx-auto max-w-page px-5 pt-6 pb-16 wrap-anywhere">
      <Island name="reader" data={data} className="-mx-5 mb-4" />
      <p className="text-sm">
        <a href={`${reportUrl}#plan`}>All tasks</a> · {report.company.domain || report.company.name}
      </p>
      <h1 dir="auto" className="mt-2 max-w-prose text-3xl">
        {task.title}
      </h1>
      {item && (
        <p className="mt-3 flex flex-wrap gap-2">
          <Badge>{item.timeframe}</Badge>
          <Badge>{difficultyWords[item.difficulty]}</Badge>
          <Badge tone={item.impact === 'High' ? 'accent' : 'plain'}>{impactWords[item.impact]}</Badge>
        </p>
      )}
      {check && (
        <p dir="auto" className="mt-4 max-w-prose text-lg">
          {check.why}
        </p>
      )}
      <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-8">
          <Island name="task" data={data} />
          {item && <Steps item={item} />}
          <section aria-labelledby="copy-title">
            <h2 id="copy-title" className="text-xl">
              {text.title}
            </h2>
            <p dir="auto" className="mt-1 text-sm text-muted">
              {text.place}
            </p>
            {data.id !== null && (
              <p className="mt-2 print:hidden">
                <a
                  href={`${data.tasksUrl}/${task.slug}.txt`}
                  data-copy-from={`${data.tasksUrl}/${task.slug}.txt`}
                  className={buttonClass('secondary')}
                >
                  Copy
                </a>
              </p>
            )}
            <pre
              dir="auto"
              className="mt-3 border border-line bg-sunken p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
            >
              {text.text}
            </pre>
          </section>
          {task.proofs.length > 0 && (
            <section aria-labelledby="proof-title">
              <h2 id="proof-title" className="text-xl">
                What we saw
              </h2>
              <div className="mt-3 space-y-5">
                {task.proofs.map((proof) => (
                  <ProofView key={JSON.stringify(proof)} proof={proof} />
                ))}
              </div>
            </section>
          )}
        </div>
        {item && <Details item={item} />}
      </div>
      {data.id !== null && <IslandDataBlock data={data} />}
    </article>
  );
}

const difficultyWords: Record<Difficulty, string> = {
  Easy: 'Difficulty: Easy',
  Medium: 'Difficulty: Medium',
  Hard: 'Difficulty: Hard',
};
const impactWords: Record<Impact, string> = { High: 'Impact: High', Medium: 'Impact: Medium', Low: 'Impact: Low' };

function Steps({ item }: { item: PlanItem }) {
  const [first, more] = [item.implementation.slice(0, mostSteps), item.implementation.slice(mostSteps)];
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="text-xl">
        Implementation steps
      </h2>
      <ol className="mt-3 list-decimal space-y-2 pl-6 marker:text-muted">
        {first.map((step) => (
          <li key={step} dir="auto" className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      {more.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4">
            {more.length} more
          </summary>
          <ol start={mostSteps + 1} className="list-decimal space-y-2 pl-6 marker:text-muted">
            {more.map((step) => (
              <li key={step} dir="auto" className="pl-1">
                {step}
              </li>
            ))}
          </ol>
        </details>
      )}
      <h2 className="mt-8 text-xl">How to see that it worked</h2>
      <p dir="auto" className="mt-2">
        {item.proof}
      </p>
    </section>
  );
}

const mostSteps = 5;

function Details({ item }: { item: PlanItem }) {
  return (
    <div className="min-w-0 space-y-5 text-sm">
      <Detail title="Success metrics" items={item.metrics} />
      <Detail title="Success indicators" items={item.successIndicators} />
      <Detail title="Common mistakes" items={item.commonMistakes} />
      <Detail title="Estimated cost" items={item.estimatedCost ? [item.estimatedCost] : []} />
      <Detail title="Prerequisites" items={item.prerequisites} />
      <Detail title="Tools" items={item.tools} />
      <Detail title="Resources" items={item.resources} />
    </div>
  );
}

function Detail({ title, items = [] }: { title: string; items?: readonly string[] | undefined }) {
  const filled = items.filter((item) => item.trim() !== '');
  if (filled.length === 0) return null;
  return (
    <section className="border-t border-line pt-2">
      <h2 className="font-sans text-sm">{title}</h2>
      <ul className="mt-1 space-y-1">
        {filled.map((item) => (
          <li key={item} dir="auto">
            <Linked text={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Google on AI features: https://…" with its address as a link; other texts as they are. */
function Linked({ text }: { text: string }) {
  const [, label, url] = /^(?:(.+?):\s+)?(https:\/\/\S+)$/s.exec(text) ?? [];
  return url ? <SafeLink url={url} text={label} /> : text;
}
