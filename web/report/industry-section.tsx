import type { ReportDocument } from '#report/contract.ts';
import { Island } from './island.tsx';
import type { IslandData } from './island-parts.tsx';
import { Fold, LinedList, ReportSection } from './report-section.tsx';

/** You and your competitors, measured; what the industry advises is folded below. */
export function IndustrySection({ report, data }: { report: ReportDocument; data: IslandData }) {
  const { view, analysis, company } = report;
  const { industrySpecificRecommendations, competitorAnalysis, priorityActions } = analysis.industryInsights;
  const lists = [
    ['Priority Actions', priorityActions],
    ['Competitor gaps', competitorAnalysis],
    ['Industry-Specific Recommendations', industrySpecificRecommendations],
    ['What Industry Leaders Do', view.leaderHabits],
  ] as const;
  return (
    <ReportSection
      id="industry"
      title="Industry Performance Analysis"
      lead={`Industry: ${company.industryLabel}. ${view.industryAverage.text}`}
    >
      <Island name="competitors" data={data} />
      <div>
        {lists.map(
          ([title, items]) =>
            items.length > 0 && (
              <Fold key={title} title={<h3 className="font-sans text-base">{title}</h3>}>
                <div className="max-w-prose text-sm">
                  <LinedList items={items} />
                </div>
              </Fold>
            ),
        )}
      </div>
    </ReportSection>
  );
}
