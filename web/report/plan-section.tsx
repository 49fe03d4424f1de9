import type { PersonalizedPlan } from '#engine/contract.ts';
import { defaultRoi, priorityColour } from '#report/contract.ts';
import { Badge } from '../ui/badge.tsx';
import { Island } from './island.tsx';
import type { IslandData } from './island-parts.tsx';
import { Fold, NoteMarks, ReportSection } from './report-section.tsx';

/** The plan is the board: tasks that can be ticked, checked and contested, with what they weigh beside them. */
export function PlanSection({
  plan,
  notRead,
  data,
  checksUrl,
}: {
  plan: PersonalizedPlan;
  /** What nobody read; the questions would let us. */
  notRead: string | undefined;
  data: IslandData;
  checksUrl: string;
}) {
  const aside = <PlanFacts plan={plan} checksUrl={checksUrl} />;
  return (
    <ReportSection id="plan" title="Personalized SEO Improvement Plan">
      {data.board.tasks.length === 0 && data.board.weeks.every(({ items }) => items.length === 0) ? (
        aside
      ) : (
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
          <Island name="board" data={data} className="min-w-0" />
          <div className="min-w-0 space-y-6">
            {data.isLive && <Island name="side" data={data} />}
            {aside}
          </div>
        </div>
      )}
      {data.questions.length > 0 && (
        <div>
          <h3 className="mb-1 text-xl">Questions to you</h3>
          <p className="mb-4 max-w-prose text-sm text-muted">
            {notRead ?? 'We could not tell from your pages.'} Your answer counts as soon as we find the words on the
            page you name.
          </p>
          <Island name="questions" data={data} />
        </div>
      )}
    </ReportSection>
  );
}

/** What the plan weighs, brings and takes. */
function PlanFacts({ plan, checksUrl }: { plan: PersonalizedPlan; checksUrl: string }) {
  const facts = [
    ['Expected ROI', plan.estimatedROI.trim() || defaultRoi],
    ['Timeline', plan.implementationTimeline],
    ['Investment range', plan.totalEstimatedCost],
    ['Traffic growth projection', plan.expectedTrafficIncrease],
  ] as const;
  const colour = priorityColour(plan.priorityScore);
  return (
    <Fold title={`Priority score: ${plan.priorityScore}/100`}>
      <p className="flex items-baseline gap-2 text-sm">
        <span
          aria-hidden="true"
          data-priority={colour}
          className={`size-2.5 shrink-0 rounded-full ${priorityFill[colour]}`}
        />
        {urgency[colour]}
      </p>
      <dl className="mt-3 space-y-3 text-sm">
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term} className="border-t border-line pt-2">
                <dt className="text-xs text-muted">{term}</dt>
                <dd className="mt-0.5">
                  {value}
                  {term === 'Expected ROI' && <NoteMarks notes={[7]} page={checksUrl} />}
                </dd>
              </div>
            ),
        )}
      </dl>
      {plan.competitivePriority && plan.competitivePriority.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-sans text-sm">Competitive priority</h3>
          <ul className="space-y-2 text-sm">
            {plan.competitivePriority.map((priority) => (
              <CompetitivePriority key={priority} text={priority} />
            ))}
          </ul>
        </>
      )}
    </Fold>
  );
}

const priorityFill = {
  red: 'bg-poor-fill',
  orange: 'bg-[#d2691e]',
  yellow: 'bg-fair-fill',
  green: 'bg-good-fill',
} as const;
/** The customer's four steps of urgency, 80, 60 and 40, as the words beside the colour. */
const urgency = {
  red: 'Start this week.',
  orange: 'Start this month.',
  yellow: 'Plan this for the next three months.',
  green: 'No hurry.',
} as const;

/** "Level: text" with the level as a badge. */
function CompetitivePriority({ text }: { text: string }) {
  const [, level = '', rest = text] = /^([^:]{1,20}):\s*(.+)$/su.exec(text) ?? [];
  return (
    <li dir="auto" className="flex items-baseline gap-3">
      {level && <Badge>{level}</Badge>}
      <span className="min-w-0">{rest}</span>
    </li>
  );
}
