import type { ReportView } from '#report/contract.ts';
import { Fold, ReportSection } from './report-section.tsx';

/** The fixed eight-week content plan with the customer's own questions and products in it; each pair of weeks unfolds. */
export function ContentStrategySection({ strategy }: { strategy: ReportView['contentStrategy'] }) {
  return (
    <ReportSection id="content-strategy" title="AI-Optimized Content Strategy">
      <p className="max-w-prose">
        {strategy.priority !== null && <strong>Priority: {strategy.priority}. </strong>}
        {strategy.text}
      </p>
      <div>
        {strategy.weeks.map((week) => (
          <Fold
            key={week.weeks}
            title={
              <h3 className="font-sans text-base">
                {week.weeks} <span className="font-normal text-muted">{week.theme}</span>
              </h3>
            }
          >
            <ul className="max-w-prose space-y-2 text-sm">
              {week.tasks.map((task) => (
                <li key={task} dir="auto">
                  {task}
                </li>
              ))}
            </ul>
          </Fold>
        ))}
        <Fold title={<h3 className="font-sans text-base">Content types</h3>}>
          <Terms entries={strategy.contentTypes} />
        </Fold>
        <Fold title={<h3 className="font-sans text-base">Content formats</h3>}>
          <Terms entries={strategy.formats} />
        </Fold>
      </div>
    </ReportSection>
  );
}

function Terms({ entries }: { entries: { name: string; text: string }[] }) {
  return (
    <dl className="max-w-prose text-sm">
      {entries.map((entry) => (
        <div key={entry.name} className="border-t border-line py-2">
          <dt className="font-semibold">{entry.name}</dt>
          <dd className="text-muted">{entry.text}</dd>
        </div>
      ))}
    </dl>
  );
}
