import { rangeText } from '#engine/wording.ts';
import type { ReportDocument } from '#report/contract.ts';
import { buttonClass } from '../ui/button.tsx';
import { dayText } from './dates.ts';
import { Island } from './island.tsx';
import type { IslandData } from './island-parts.tsx';
import { Ruler } from './ruler.tsx';
import { SafeLink } from './safe-link.tsx';

/** Score, letter, range, one true sentence and three tasks: all of it on a phone without scrolling. */
export function FirstScreen({
  report,
  data,
  pdfUrl,
}: {
  report: ReportDocument;
  data: IslandData;
  pdfUrl: string | null;
}) {
  const { analysis, view, company } = report;
  return (
    <section
      id="executive-summary"
      aria-labelledby="executive-summary-title"
      className="grid gap-x-16 gap-y-5 pt-3 pb-6 lg:grid-cols-[28rem_minmax(0,1fr)] lg:pt-10 lg:pb-12"
    >
      <div data-drawn="score" className="min-w-0">
        <h2 id="executive-summary-title" className="sr-only">
          Executive Summary
        </h2>
        <p className="truncate text-xs text-muted lg:text-sm">
          <bdi className="max-lg:hidden">{company.name} · </bdi>
          {company.website && (
            <>
              <SafeLink url={company.website} text={company.domain || undefined} />
              {' · '}
            </>
          )}
          <time dateTime={analysis.assessedAt}>{dayText(analysis.assessedAt)}</time>
        </p>
        {analysis.unscored === undefined && <Score report={report} score={data.board.score} />}
        <p
          dir="auto"
          className="line-clamp-5 font-serif text-[1.375rem]/[1.27] font-semibold text-balance lg:text-[1.95rem]/[1.2]"
        >
          {view.headline}
        </p>
        {data.board.underReview !== null && <p className="mt-2 text-sm text-muted">{data.board.underReview}</p>}
        <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 max-lg:hidden print:hidden">
          {pdfUrl !== null && (
            <a href={pdfUrl} download data-pdf className={buttonClass('secondary')}>
              Download PDF
            </a>
          )}
          <a
            href="/rubric"
            className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4"
          >
            How the score is made
          </a>
        </p>
      </div>
      <div className="min-w-0">
        <Island name="first-tasks" data={data} />
        <p className="mt-1 flex flex-wrap gap-x-5 print:hidden">
          <SmallLink href="#plan">All {data.board.tasks.length} tasks</SmallLink>
          {data.isLive && data.board.isBuyer && data.offers.shares && (
            <SmallLink href="#send-tasks">Send to developer</SmallLink>
          )}
          {pdfUrl !== null && (
            <a href={pdfUrl} download data-pdf className={`${smallLink} lg:hidden`} aria-label="Download PDF">
              PDF
            </a>
          )}
        </p>
      </div>
    </section>
  );
}

function Score({ report: { analysis, view }, score }: { report: ReportDocument; score: IslandData['board']['score'] }) {
  const { value, low, high } = score;
  const average = view.industryAverage.score;
  const distance = Math.round(value - average);
  return (
    <>
      <p className="mt-1 flex items-end gap-3">
        <b className="shrink-0 font-serif text-[4.75rem]/[0.95] font-semibold tracking-tight tabular-nums lg:text-[6.5rem]/[0.95]">
          {Math.round(value)}
        </b>
        <span className="pb-1 text-sm text-muted lg:text-base">
          <strong className="block text-ink">of 100 · Grade {analysis.grade.letter}</strong>
          {distance === 0
            ? 'At the reference average'
            : `${Math.abs(distance)} ${Math.abs(distance) === 1 ? 'point' : 'points'} ${distance < 0 ? 'below' : 'above'} the reference average`}
        </span>
      </p>
      <Ruler
        score={value}
        low={low}
        high={high}
        average={average}
        tone={view.tone}
        label={`Score ${Math.round(value)} of 100, ${rangeText({ low: Math.round(low), high: Math.round(high) })}. Reference average ${Math.round(average)}. Grades: F below 50, D from 50, C from 65, B from 75, A from 85.`}
      />
    </>
  );
}

const smallLink = 'inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4';
const SmallLink = ({ href, children }: { href: string; children: React.ReactNode }) => (
  <a href={href} className={smallLink}>
    {children}
  </a>
);
