import type { ReportView } from '#report/contract.ts';
import { ReportSection } from './report-section.tsx';

/** The fixed eight-week content plan with the customer's own questions and products in it. */
export function ContentStrategySection({ strategy }: { strategy: ReportView['contentStrategy'] }) {
  return (
    <ReportSection id="content-strategy" title="AI-Optimized Content Strategy">
      <p className="max-w-prose">
        <strong>Priority: {strategy.priority}.</strong> {strategy.text}
      </p>
      <ol className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
        {strategy.weeks.map((week) => (
          <li key={week.weeks} className="break-inside-avoid border-t border-ink pt-3">
            <h3 className="text-lg">
              {week.weeks} <span className="font-normal text-muted">{week.theme}</span>
            </h3>
            <ul className="mt-2 space-y-2 text-sm">
              {week.tasks.map((task) => (
                <li key={task} dir="auto">
                  {task}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className="grid gap-8 sm:grid-cols-2">
        <Terms title="Content types" entries={strategy.contentTypes} />
        <Terms title="Content formats" entries={strategy.formats} />
      </div>
    </ReportSection>
  );
}

function Terms({ title, entries }: { title: string; entries: { name: string; text: string }[] }) {
  return (
    <div>
      <h3 className="mb-2 text-lg">{title}</h3>
      <dl className="text-sm">
        {entries.map((entry) => (
          <div key={entry.name} className="border-t border-line py-2">
            <dt className="font-semibold">{entry.name}</dt>
            <dd className="text-muted">{entry.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
