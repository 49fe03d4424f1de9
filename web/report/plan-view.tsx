import type { CheckResult, PersonalizedPlan, PlanItem } from '#engine/contract.ts';
import { defaultRoi, observationOf, priorityColour } from '#report/contract.ts';
import { Badge } from '../ui/badge.tsx';
import { PlanItemCard } from './plan-item-card.tsx';
import { SubSection } from './report-section.tsx';

export const horizons = [
  { key: 'immediate', tab: 'Immediate', name: 'Immediate actions', timeline: 'Week 1-2' },
  { key: 'shortTerm', tab: 'Short-term', name: 'Short-term (1-3 months)', timeline: 'Month 1-3' },
  { key: 'longTerm', tab: 'Long-term', name: 'Long-term (3+ months)', timeline: 'Month 3-6' },
] as const;

const weeks = [
  { key: 'week1', name: 'Week 1', theme: 'Foundation' },
  { key: 'week2', name: 'Week 2', theme: 'Implementation' },
  { key: 'week3', name: 'Week 3', theme: 'Expansion' },
  { key: 'week4', name: 'Week 4', theme: 'Optimization' },
] as const;

/** What the plan weighs, brings and takes, before its actions. */
export function PlanOverview({ plan }: { plan: PersonalizedPlan }) {
  const facts = [
    ['Expected ROI', plan.estimatedROI.trim() || defaultRoi],
    ['Timeline', plan.implementationTimeline],
    ['Investment range', plan.totalEstimatedCost],
    ['Traffic growth projection', plan.expectedTrafficIncrease],
  ] as const;
  return (
    <div className="space-y-6">
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <Fact term="Priority score">
          <span className="font-serif text-2xl font-semibold tabular-nums">{plan.priorityScore}</span>
          <span className="text-muted">/100</span>{' '}
          <span className="ml-1 inline-flex items-baseline gap-1.5 text-sm text-muted">
            <span
              aria-hidden="true"
              data-priority={priorityColour(plan.priorityScore)}
              className={`size-2.5 rounded-full ${priorityFill[priorityColour(plan.priorityScore)]}`}
            />
            {urgency(plan.priorityScore)}
          </span>
        </Fact>
        {facts.map(
          ([term, value]) =>
            value && (
              <Fact key={term} term={term}>
                {value}
              </Fact>
            ),
        )}
      </dl>
      {plan.competitivePriority && plan.competitivePriority.length > 0 && (
        <SubSection title="Competitive priority">
          <ul className="space-y-2">
            {plan.competitivePriority.map((priority) => (
              <CompetitivePriority key={priority} text={priority} />
            ))}
          </ul>
        </SubSection>
      )}
    </div>
  );
}

const Fact = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div className="border-t border-line pt-2">
    <dt className="text-xs text-muted">{term}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
);

const priorityFill = { red: 'bg-poor-fill', orange: 'bg-[#d2691e]', yellow: 'bg-fair-fill', green: 'bg-good-fill' } as const;

/** The customer's four steps of urgency, 80, 60 and 40, as the word beside the colour. */
function urgency(priorityScore: number): string {
  if (priorityScore >= 80) return 'Act now';
  if (priorityScore >= 60) return 'Urgent';
  return priorityScore >= 40 ? 'Worth planning' : 'No hurry';
}

/** "Level: text" with the level as a badge. */
function CompetitivePriority({ text }: { text: string }) {
  const [, level = '', rest = text] = /^([^:]{1,20}):\s*(.+)$/su.exec(text) ?? [];
  return (
    <li dir="auto" className="flex items-baseline gap-3">
      {level && <Badge>{level}</Badge>}
      <span>{rest}</span>
    </li>
  );
}

/** The plan by horizon as sections that fold; the immediate ones stand open. Works without a script, and prints whole. */
export function PlanSections({ plan, checks }: { plan: PersonalizedPlan; checks: CheckResult[] }) {
  return (
    <div>
      {horizons.map((horizon) => (
        <details key={horizon.key} open={horizon.key === 'immediate'} className="group/horizon border-t border-ink">
          <summary className="flex min-h-11 flex-wrap items-baseline gap-x-3 py-4">
            <span aria-hidden="true" className="w-4 text-muted transition-transform group-open/horizon:rotate-90 print:hidden">
              ›
            </span>
            <h3 className="text-lg">
              {horizon.name} ({plan[horizon.key].length})
            </h3>
            <span className="text-sm whitespace-nowrap text-muted max-sm:basis-full max-sm:pl-7 sm:ml-auto">{horizon.timeline}</span>
          </summary>
          <PlanItems items={plan[horizon.key]} checks={checks} />
        </details>
      ))}
    </div>
  );
}

export function PlanItems({ items, checks, isOpen = false }: { items: PlanItem[]; checks: CheckResult[]; isOpen?: boolean }) {
  if (items.length === 0) return <p className="pb-5 text-muted">Nothing is left to do here.</p>;
  return items.map((item, index) => (
    <PlanItemCard key={`${item.checkId} ${item.title}`} item={item} seen={observationOf(item, checks)} isOpen={isOpen && index === 0} />
  ));
}

export function FourWeeks({ plan }: { plan: PersonalizedPlan }) {
  return (
    <ol className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
      {weeks.map((week) => (
        <li key={week.key} className="break-inside-avoid border-t border-ink pt-3">
          <h4 className="font-serif text-lg font-semibold">
            {week.name} <span className="font-normal text-muted">{week.theme}</span>
          </h4>
          <ul className="mt-2 space-y-1.5 text-sm">
            {plan.customActionPlan[week.key].map((task) => (
              <li key={task} dir="auto" className="flex gap-2.5">
                <span aria-hidden="true" className="mt-1 size-3 shrink-0 rounded-[2px] border border-edge" />
                <span>{task}</span>
              </li>
            ))}
            {plan.customActionPlan[week.key].length === 0 && <li className="text-muted">Nothing is due this week.</li>}
          </ul>
        </li>
      ))}
    </ol>
  );
}
