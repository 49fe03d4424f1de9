import type { ReportDocument } from '#report/contract.ts';
import { AllAnswers } from './answers-section.tsx';
import { ChecksAppendix } from './checks-appendix.tsx';
import { FixPackSection } from './fix-pack-section.tsx';
import { ReportSection } from './report-section.tsx';
import { ScopeSection } from './scope-section.tsx';

/** The appendix: a page of its own, so that the report stays short. `zipUrl`: of the fix pack. */
export function ChecksPage({
  report,
  reportUrl,
  zipUrl,
}: {
  report: ReportDocument;
  reportUrl: string;
  zipUrl: string | null;
}) {
  const { analysis, view } = report;
  const seenAt = new Map(analysis.scope.pagesRead.map((page) => [page.url, page.seenAt]));
  return (
    <article className="mx-auto max-w-page px-5 pt-6 pb-16 wrap-anywhere">
      <p className="text-sm">
        <a href={reportUrl}>Back to the report</a>
      </p>
      <h1 className="mt-2 mb-8 text-3xl">Appendix</h1>
      <div data-appendix>
        {report.fixPack && <FixPackSection pack={report.fixPack} zipUrl={zipUrl} />}
        <ReportSection
          id="every-check"
          title="Every check"
          lead={`${analysis.checks.length} checks by rubric ${analysis.rubricVersion}, what costs points first. Open one to see its proof.`}
        >
          <ChecksAppendix checks={analysis.checks} seenAt={seenAt} />
        </ReportSection>
        {report.answersRead && <AllAnswers read={report.answersRead} />}
        <Leaders report={report} />
        <ScopeSection analysis={analysis} seenAt={seenAt} />
        <ReportSection id="method" title="How this report was made">
          <div className="max-w-prose space-y-3">
            {view.summary.map((paragraph) => (
              <p key={paragraph} dir="auto">
                {paragraph}
              </p>
            ))}
          </div>
          <h3 className="text-lg">Notes</h3>
          <ol className="max-w-prose list-decimal space-y-2 pl-6 text-sm text-muted">
            {view.footnotes.map((note) => (
              <li key={note.number} id={`note-${note.number}`} value={note.number}>
                {note.text}
              </li>
            ))}
          </ol>
        </ReportSection>
      </div>
    </article>
  );
}

/** The customer's leader table, named for what it is. */
function Leaders({ report: { view } }: { report: ReportDocument }) {
  if (view.leaderboard.report.length === 0) return null;
  return (
    <ReportSection id="leaders" title="Leaders in your industry" lead="Reference names and scores. Not measured.">
      <table className="w-full max-w-prose text-left text-sm">
        <caption className="sr-only">Leaders in your industry with reference scores</caption>
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-2 pr-4 font-semibold">
              Rank
            </th>
            <th scope="col" className="py-2 pr-4 font-semibold">
              Name
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              Reference score
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
    </ReportSection>
  );
}
