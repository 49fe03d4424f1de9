import type { ReportDocument } from '#report/contract.ts';
import type { ReportScenes } from '#report/scenes/report-scenes.ts';
import { reportScenes } from '#report/scenes/report-scenes.ts';
import { AnswersSection } from './answers-section.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { ChecksAppendix } from './checks-appendix.tsx';
import { ContradictionsView } from './contradictions-view.tsx';
import { FindingView } from './finding-view.tsx';
import { FixPackSection } from './fix-pack-section.tsx';
import { GateBanner } from './gate-banner.tsx';
import { IndustrySection } from './industry-section.tsx';
import { FourWeeks, PlanOverview, PlanSections } from './plan-view.tsx';
import { MovedSection } from './moved-section.tsx';
import { PlatformsSection } from './platforms-section.tsx';
import { LinedList, NoteMarks, ReportSection, SubSection } from './report-section.tsx';
import { CategoriesSection } from './categories-section.tsx';
import { ContentStrategySection } from './content-strategy-section.tsx';
import { ScopeSection } from './scope-section.tsx';

/** The whole report below its masthead. Draws what the document holds and fetches nothing. */
export function ReportBody({ report, paymentIntentId }: { report: ReportDocument; paymentIntentId?: string }) {
  const { analysis, view } = report;
  const seenAt = new Map(analysis.scope.pagesRead.map((page) => [page.url, page.seenAt]));
  const wide = reportScenes(report);
  const narrow = reportScenes(report, { width: 320 });
  return (
    <>
      <GateBanner gates={analysis.gates} seenAt={seenAt} />
      <p dir="auto" className="mb-10 max-w-4xl font-serif text-2xl text-balance">
        {view.headline}
      </p>
      <ReportSection id="executive-summary" title="Executive Summary">
        <div className="grid items-start gap-8 md:grid-cols-[18rem_minmax(0,1fr)]">
          <ScoreFigure scenes={wide} />
          <div className="max-w-prose space-y-4">
            {view.summary.map((paragraph) => (
              <p key={paragraph} dir="auto">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </ReportSection>
      <ReportSection id="report-summary" title="Report Summary">
        <KeyFigures view={view} />
        <SubSection title="Do these three first">
          <LinedList items={view.topRecommendations} ordered />
        </SubSection>
        <div className="grid gap-8 md:grid-cols-2">
          <SubSection title="Strengths">
            <LinedList items={analysis.strengths} />
          </SubSection>
          <SubSection title="Areas for improvement">
            <LinedList items={analysis.weaknesses} />
          </SubSection>
        </div>
        {!report.moved && view.trend.length > 1 && <ChartFigure scene={wide.trend} narrow={narrow.trend} />}
      </ReportSection>
      {report.moved && <MovedSection moved={report.moved} wide={wide} narrow={narrow} />}
      {view.highlights.length > 0 && (
        <ReportSection id="evidence" title="Evidence that weighs most" lead="What was seen, where and when. Every other check is in the appendix.">
          <div className="space-y-7">
            {view.highlights.map((highlight) => (
              <article key={highlight.checkId} className="max-w-prose break-inside-avoid border-t border-line pt-4">
                <h3 dir="auto" className="text-lg">
                  {highlight.title}
                </h3>
                <p dir="auto" className="mt-1 mb-3 text-sm text-muted">
                  {highlight.why}
                </p>
                <FindingView finding={highlight.finding} seenAt={seenAt} />
              </article>
            ))}
          </div>
        </ReportSection>
      )}
      {analysis.contradictions.length > 0 && (
        <ReportSection
          id="contradictions"
          title="You said, we saw"
          lead="Where your answers and the site differ, what we saw counts. Tell us if we looked in the wrong place."
        >
          <ContradictionsView contradictions={analysis.contradictions} />
        </ReportSection>
      )}
      <ReportSection
        id="plan"
        title="Personalized SEO Improvement Plan"
        lead="Every action comes from a check that was not fully earned, sorted by gain against effort."
      >
        <PlanOverview plan={analysis.personalizedPlan} />
        <PlanSections plan={analysis.personalizedPlan} checks={analysis.checks} />
        <div>
          <h3 className="mb-4 text-lg">4-Week Plan</h3>
          <FourWeeks plan={analysis.personalizedPlan} />
        </div>
      </ReportSection>
      {report.fixPack && <FixPackSection pack={report.fixPack} zipUrl={paymentIntentId && `/api/report/${encodeURIComponent(paymentIntentId)}/fix-pack.zip`} />}
      <PlatformsSection report={report} wide={wide} narrow={narrow} seenAt={seenAt} />
      {report.answersRead && <AnswersSection read={report.answersRead} />}
      <CategoriesSection report={report} wide={wide} narrow={narrow} />
      <IndustrySection report={report} wide={wide} narrow={narrow} />
      <ContentStrategySection strategy={view.contentStrategy} />
      <ScopeSection analysis={analysis} seenAt={seenAt} />
      <ReportSection
        id="appendix"
        title="Appendix: every check"
        lead={`${analysis.checks.length} checks by rubric ${analysis.rubricVersion}. Open one to see its proof.`}
      >
        <ChecksAppendix checks={analysis.checks} seenAt={seenAt} />
      </ReportSection>
      <Footnotes footnotes={view.footnotes} />
    </>
  );
}

function ScoreFigure({ scenes }: { scenes: ReportScenes }) {
  return (
    <div className="mx-auto w-full max-w-72">
      <ChartFigure scene={scenes.gauge} />
    </div>
  );
}

function KeyFigures({ view }: { view: ReportDocument['view'] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-4">
      {view.kpis.map((kpi) => (
        <div key={kpi.label} className="border-t border-ink pt-2">
          <dt className="text-xs text-muted">
            {kpi.label}
            <NoteMarks notes={kpi.notes} />
          </dt>
          <dd>
            <span className="block font-serif text-xl font-semibold tabular-nums">{kpi.value}</span>
            <span className="block text-xs text-muted">{kpi.detail}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Footnotes({ footnotes }: { footnotes: ReportDocument['view']['footnotes'] }) {
  return (
    <ReportSection id="footnotes" title="Notes">
      <ol className="max-w-prose list-decimal space-y-2 pl-6 text-sm text-muted">
        {footnotes.map((note) => (
          <li key={note.number} id={`note-${note.number}`} value={note.number}>
            {note.text}
          </li>
        ))}
      </ol>
    </ReportSection>
  );
}
