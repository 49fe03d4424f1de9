import { remarksLead } from '#engine/wording.ts';
import { isAsked } from '#report/contract.ts';
import type { ReportDocument } from '#report/contract.ts';
import { reportScenes } from '#report/scenes/report-scenes.ts';
import { placeholders } from '../content/brand.ts';
import { buttonClass } from '../ui/button.tsx';
import { AnswersSection } from './answers-section.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { ContentStrategySection } from './content-strategy-section.tsx';
import { ContradictionsView } from './contradictions-view.tsx';
import { FirstScreen } from './first-screen.tsx';
import { GateBanner } from './gate-banner.tsx';
import { IndustrySection } from './industry-section.tsx';
import { Island, IslandDataBlock } from './island.tsx';
import type { IslandData } from './island-parts.tsx';
import { LeftOverNotice } from './left-over-notice.tsx';
import { MovedSection } from './moved-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { RemarksSection } from './remarks-section.tsx';
import { Fold, ReportSection } from './report-section.tsx';
import { SummarySection } from './summary-section.tsx';

type Props = {
  report: ReportDocument;
  data: IslandData;
  /** Where every check is, with the fix pack and all answers. */
  checksUrl: string;
};

/** The whole report: what to know, what the assistants said, what to do, and the rest. Draws what it is given and fetches nothing. */
export function ReportPage({ report, data, checksUrl }: Props) {
  const { analysis, view } = report;
  const { id } = data;
  const pdfUrl = id === null ? null : `/api/download-report/${encodeURIComponent(id)}`;
  const seenAt = new Map(analysis.scope.pagesRead.map((page) => [page.url, page.seenAt]));
  const wide = reportScenes(report);
  const narrow = reportScenes(report, { width: 320 });
  const [contradictions, more] = [
    analysis.contradictions.slice(0, shownContradictions),
    analysis.contradictions.slice(shownContradictions),
  ];
  const remarks = (
    <div data-drawn="remarks">
      <RemarksSection
        remarks={analysis.remarks ?? []}
        lead={remarksLead(analysis)}
        tasks={data.board.tasks}
        taskUrl={({ slug }) => `${data.tasksUrl}/${slug}`}
        seenAt={seenAt}
      />
    </div>
  );
  return (
    <article className="mx-auto max-w-page px-5 pb-16 wrap-anywhere">
      {data.unread && <Island name="unread" data={data} />}
      <FirstScreen report={report} data={data} pdfUrl={pdfUrl} />
      <div data-drawn="gates">
        <GateBanner gates={analysis.gates} seenAt={seenAt} />
        {analysis.remarks === undefined && <LeftOverNotice notices={analysis.notices ?? []} seenAt={seenAt} />}
      </div>
      {!isAsked(report.answersRead) && remarks}
      <AnswersSection
        report={report}
        tasks={data.board.tasks}
        taskUrl={({ slug }) => `${data.tasksUrl}/${slug}`}
        isSample={id === null}
      />
      {isAsked(report.answersRead) && remarks}
      <PlanSection plan={analysis.personalizedPlan} notRead={analysis.notRead} data={data} checksUrl={checksUrl} />
      <IndustrySection report={report} data={data} />
      {report.moved && <MovedSection moved={report.moved} wide={wide} narrow={narrow} checksUrl={checksUrl} />}
      <div data-drawn="summary">
        <SummarySection report={report} checksUrl={checksUrl} />
      </div>
      {!report.moved && view.trend.length > 1 && (
        <div className="pb-10">
          <ChartFigure scene={wide.trend} narrow={narrow.trend} />
        </div>
      )}
      {contradictions.length > 0 && (
        <ReportSection
          id="contradictions"
          title="You said, we saw"
          lead="Two places say different things here. Where one is your answer, the score uses what we saw."
        >
          <ContradictionsView contradictions={contradictions} checksUrl={checksUrl} />
          {more.length > 0 && (
            <Fold title={`${more.length} more`}>
              <div className="space-y-6">
                <ContradictionsView contradictions={more} checksUrl={checksUrl} />
              </div>
            </Fold>
          )}
        </ReportSection>
      )}
      <ContentStrategySection strategy={view.contentStrategy} />
      {id !== null && (
        <ReportSection id="crawler-log" title="Who really came">
          <Fold title="Which AI crawlers read your site, from your server’s own log">
            <Island name="crawler-log" data={data} />
          </Fold>
          <Fold title="What Bing, Search Console and Google Analytics count">
            <Island name="first-party" data={data} />
          </Fold>
        </ReportSection>
      )}
      <WhatsNext view={view} id={id} pdfUrl={pdfUrl} isReader={isReaderOf(data)} />
      <section aria-labelledby="appendix" className="border-t border-edge pt-7">
        <h2 id="appendix" className="text-2xl">
          Appendix
        </h2>
        <details data-from={checksUrl} className="mt-4">
          <summary className="flex min-h-11 list-none items-center gap-3 font-medium">
            <span aria-hidden="true" className="text-muted">
              ›
            </span>
            Fix pack, every check, all answers, reference names and scores, pages read, method
          </summary>
          <div data-place>
            <p className="py-3">
              <a href={checksUrl}>Open the appendix</a>: {analysis.checks.length} checks by rubric{' '}
              {analysis.rubricVersion}, what costs points first.
            </p>
          </div>
        </details>
      </section>
      {id !== null && <IslandDataBlock data={data} />}
    </article>
  );
}

const shownContradictions = 1;

function WhatsNext({
  view,
  id,
  pdfUrl,
  isReader,
}: {
  view: ReportDocument['view'];
  id: string | null;
  pdfUrl: string | null;
  isReader: boolean;
}) {
  return (
    <ReportSection id="whats-next" title="What's Next">
      <ol className="grid gap-x-8 gap-y-5 md:grid-cols-3">
        {view.nextSteps.map((step) => (
          <li key={step.name} className="border-t border-ink pt-3">
            <h3 className="text-base">{step.name}</h3>
            <p className="text-sm">{step.text}</p>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        {pdfUrl !== null && (
          <a href={pdfUrl} download data-pdf className={buttonClass('secondary')}>
            Download Report Again
          </a>
        )}
        <a href="/" className={buttonClass('secondary')}>
          Back to Home
        </a>
      </div>
      {id !== null && (
        <p className="flex flex-wrap gap-x-5 text-sm print:hidden">
          <a href={`mailto:${placeholders.contactEmail}?subject=${encodeURIComponent('LLM SEO consultation')}`}>
            Schedule a consultation
          </a>
          {!isReader && (
            <>
              <a href={`/api/report/${encodeURIComponent(id)}/receipt.pdf`}>Receipt as PDF</a>
              <a href={`/refund/${encodeURIComponent(id)}`}>Ask for a refund</a>
            </>
          )}
          <span className="text-muted">The PDF has the same content; its formatting may differ from this page.</span>
        </p>
      )}
    </ReportSection>
  );
}

/** Whoever has the link of a report and is not its buyer. */
const isReaderOf = ({ isLive, board }: IslandData) => isLive && !board.isBuyer;

/** Above a bought report, in one strip; for whoever only reads it, how its buyer can do more. */
export function ThanksStrip({ userEmail, data }: { userEmail: string | null; data: IslandData }) {
  const isReader = isReaderOf(data);
  return (
    <div className="border-b border-line bg-sunken">
      <div className="mx-auto flex max-w-page flex-wrap items-baseline gap-x-4 px-5 py-1.5">
        <h1 className="inline font-sans text-sm font-semibold">
          {isReader ? 'LLM SEO Report' : 'Your LLM SEO Report is Ready!'}
        </h1>
        {!isReader && <p className="text-sm">Thank you.</p>}
        {userEmail && (
          <p className="max-w-full truncate text-xs text-muted">
            A copy was sent to <bdi>{userEmail}</bdi>
          </p>
        )}
      </div>
      <Island name="reader" data={data} />
    </div>
  );
}
