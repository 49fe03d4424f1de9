import type { ReportDocument } from '#report/contract.ts';
import type { ReportScenes } from '#report/scenes/report-scenes.ts';
import { ChartFigure } from './chart-figure.tsx';
import { LinedList, NoteMarks, ReportSection, SubSection } from './report-section.tsx';

/** Where the company stands in its industry; every modelled figure carries its note. */
export function IndustrySection({ report, wide, narrow }: { report: ReportDocument; wide: ReportScenes; narrow: ReportScenes }) {
  const { view, analysis, company } = report;
  const { industrySpecificRecommendations, competitorAnalysis, priorityActions } = analysis.industryInsights;
  return (
    <ReportSection id="industry" title="Industry Performance Analysis" lead={`Industry: ${company.industryLabel}`}>
      <ChartFigure scene={wide.benchmark} narrow={narrow.benchmark} />
      <div className="max-w-prose space-y-4">
        <p>
          Industry position: <strong>{view.position}</strong>. {view.industryAverage.text}
          <NoteMarks notes={[1]} />
        </p>
        <p>
          {view.gap.text}
          <NoteMarks notes={[2, 3]} />
        </p>
        <p>
          Likely rank in your industry: {view.rankBand.report}
          <NoteMarks notes={[4]} />
        </p>
      </div>
      {view.leaderboard.report.length > 0 && (
        <SubSection title="Leaders in your industry">
          <table className="w-full text-left text-sm">
            <caption className="sr-only">Leaders in your industry with modelled scores</caption>
            <thead>
              <tr className="border-b border-edge">
                <th scope="col" className="py-2 pr-4 font-semibold">
                  Rank
                </th>
                <th scope="col" className="py-2 pr-4 font-semibold">
                  Name
                </th>
                <th scope="col" className="py-2 text-right font-semibold">
                  Score, modelled
                  <NoteMarks notes={[2]} />
                </th>
              </tr>
            </thead>
            <tbody>
              {view.leaderboard.report.map((row) => (
                <tr key={row.rank} className="border-b border-line">
                  <td className="py-2 pr-4">{row.rank}</td>
                  <th scope="row" dir="auto" className="py-2 pr-4 font-normal">
                    {row.name}
                  </th>
                  <td className="py-2 text-right">{row.score}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </SubSection>
      )}
      <ListUnlessEmpty title="Competitor gaps" items={competitorAnalysis} />
      <ListUnlessEmpty title="Priority actions" items={priorityActions} />
      <ListUnlessEmpty title="For your industry" items={industrySpecificRecommendations} />
      <ListUnlessEmpty title="What Industry Leaders Do" items={view.leaderHabits} />
    </ReportSection>
  );
}

function ListUnlessEmpty({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <SubSection title={title}>
      <LinedList items={items} />
    </SubSection>
  );
}
