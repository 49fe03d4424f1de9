import { rangeText } from '#engine/wording.ts';
import type { ReportDocument } from '#report/contract.ts';
import { Badge } from '../ui/badge.tsx';
import { Fold, LinedList, NoteMarks, ReportSection, SubSection } from './report-section.tsx';
import { Ruler } from './ruler.tsx';

/** Four categories, the platforms, and the words of the two scales; strengths and weaknesses. */
export function SummarySection({ report, checksUrl }: { report: ReportDocument; checksUrl: string }) {
  const { analysis, view } = report;
  return (
    <ReportSection id="report-summary" title="Report Summary">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <Categories view={view} checksUrl={checksUrl} />
        <Platforms report={report} checksUrl={checksUrl} />
      </div>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <ShortList title="Strengths" items={analysis.strengths} />
        <ShortList title="Areas for Improvement" items={analysis.weaknesses} />
      </div>
      {analysis.unscored === undefined && <Scales report={report} checksUrl={checksUrl} />}
    </ReportSection>
  );
}

const shownAtOnce = 2;

function ShortList({ title, items }: { title: string; items: string[] }) {
  return (
    <SubSection title={title}>
      <div className="text-sm">
        <LinedList items={items.slice(0, shownAtOnce)} />
        {items.length > shownAtOnce && (
          <Fold title={`${items.length - shownAtOnce} more`}>
            <LinedList items={items.slice(shownAtOnce)} />
          </Fold>
        )}
      </div>
    </SubSection>
  );
}

type View = ReportDocument['view'];

function Categories({ view, checksUrl }: { view: View; checksUrl: string }) {
  return (
    <div>
      <h3 className="text-lg">Categories</h3>
      <p className="mb-3 text-xs text-muted">
        Content quality weighs 30%, technical SEO 25%, brand presence 20% and AI optimization 25%. The dashed line is
        the reference average
        <NoteMarks notes={[5]} page={checksUrl} />.
      </p>
      <ul className="space-y-3">
        {view.categories.map((row) => {
          const share = (points: number) => (row.maxPoints > 0 ? (100 * points) / row.maxPoints : 0);
          return (
            <li key={row.category}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold">{row.name}</span>
                <span className="text-sm tabular-nums">
                  {row.unscored === undefined ? `${row.points} of ${row.maxPoints}` : 'no score'}
                </span>
              </p>
              <Bar
                share={row.unscored === undefined ? share(row.points) : 0}
                mark={share(row.average)}
                tone={row.tone}
              />
            </li>
          );
        })}
      </ul>
      <Fold title={<span className="text-sm">What earns and costs points</span>}>
        <dl className="space-y-2 text-xs">
          {view.categories.map((row) => (
            <div key={row.category}>
              <dt className="font-semibold">{row.name}</dt>
              <dd dir="auto" className="text-muted">
                {row.feedback}
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </div>
  );
}

const fills = { good: 'fill-good-fill', fair: 'fill-fair-fill', poor: 'fill-poor-fill' } as const;

const Bar = ({ share, mark, tone }: { share: number; mark: number; tone: keyof typeof fills }) => (
  <svg aria-hidden="true" height={18} className="block w-full overflow-visible">
    <rect y={4} width="100%" height={10} className="fill-track" />
    <rect y={4} width={`${share}%`} height={10} className={fills[tone]} />
    <line x1={`${mark}%`} x2={`${mark}%`} y1={0} y2={18} strokeDasharray="3 3" className="stroke-ink stroke-[1.5]" />
  </svg>
);

function Platforms({ report, checksUrl }: { report: ReportDocument; checksUrl: string }) {
  return (
    <div>
      <h3 className="text-lg">AI platforms</h3>
      <p className="mb-3 text-xs text-muted">
        Estimated scores come from your site and your answers. Observed scores also rest on answers that we read
        <NoteMarks notes={[6]} page={checksUrl} />.
      </p>
      <ul className="space-y-3">
        {report.view.platforms.map((row) => (
          <li key={row.platform}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span>
                <span className="font-semibold">{row.name}</span>{' '}
                <Badge tone={row.basisLabel === 'Observed' ? 'accent' : 'plain'}>{row.basisLabel}</Badge>
              </span>
              <span className="text-sm tabular-nums">
                {row.score === null ? 'no score' : `${Math.round(row.score)} of 100`}
              </span>
            </p>
            {row.score !== null && (
              <Ruler
                isBare
                score={row.score}
                low={row.interval.low}
                high={row.interval.high}
                tone={row.tone}
                label={`${row.name}: ${Math.round(row.score)} of 100, ${rangeText({ low: Math.round(row.interval.low), high: Math.round(row.interval.high) })}`}
              />
            )}
          </li>
        ))}
      </ul>
      <Fold title={<span className="text-sm">What each score rests on</span>}>
        <dl className="space-y-2 text-xs">
          {report.view.platforms.map((row) => (
            <div key={row.platform}>
              <dt className="font-semibold">{row.name}</dt>
              <dd dir="auto" className="text-muted">
                {row.explanation.join(' ')}
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </div>
  );
}

/** The customer's scales. Letter and number carry the verdict; here, and only here, are the words. */
function Scales({ report: { analysis, view }, checksUrl }: { report: ReportDocument; checksUrl: string }) {
  const rows: { name: string; value: string; detail: string; notes: number[] }[] = [
    {
      name: 'Grade scale',
      value: `${analysis.grade.letter}, ${analysis.grade.label}`,
      detail: `${analysis.overallScore} of 100`,
      notes: [],
    },
    {
      name: 'Industry scale',
      value: view.position,
      detail: `${view.industryAverage.comparison} of ${view.industryAverage.score}`,
      notes: [1],
    },
    {
      name: 'Away from the top 1%',
      value: `${view.gap.percentAway}%`,
      detail: `Top 1% score: ${view.gap.topScore}`,
      notes: [2],
    },
    {
      name: 'Potential visibility gain',
      value: `${view.gap.potentialGainPercent}%`,
      detail: 'Three times the gap',
      notes: [3],
    },
    { name: 'Likely rank', value: view.rankBand.report, detail: 'Read from the score alone', notes: [4] },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
      {rows.map((row) => (
        <div key={row.name} className="border-t border-line pt-2">
          <dt className="text-xs text-muted">
            {row.name}
            <NoteMarks notes={row.notes} page={checksUrl} />
          </dt>
          <dd>
            <span className="block font-serif text-lg font-semibold tabular-nums">{row.value}</span>
            <span className="block text-xs text-muted">{row.detail}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
