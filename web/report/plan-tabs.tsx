import type { CheckResult, PersonalizedPlan } from '#engine/contract.ts';
import { Tabs } from '../ui/tabs.tsx';
import { FourWeeks, horizons, PlanItems, PlanSections } from './plan-view.tsx';

/** The plan in four tabs, for app pages; on paper all of it. */
export function PlanTabs({ plan, checks }: { plan: PersonalizedPlan; checks: CheckResult[] }) {
  return (
    <>
      <div className="print:hidden">
        <Tabs
          label="Plan by horizon"
          tabs={[
            ...horizons.map((horizon) => ({
              value: horizon.key,
              label: `${horizon.tab} (${plan[horizon.key].length})`,
              content: <PlanItems items={plan[horizon.key]} checks={checks} isOpen />,
            })),
            { value: 'weeks', label: '4-Week Plan', content: <FourWeeks plan={plan} /> },
          ]}
        />
      </div>
      <div className="hidden space-y-8 print:block">
        <PlanSections plan={plan} checks={checks} />
        <FourWeeks plan={plan} />
      </div>
    </>
  );
}
