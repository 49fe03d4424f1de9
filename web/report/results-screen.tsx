import type { Analysis } from '#engine/contract.ts';
import { categories, categoryNames, platformNames, platforms } from '#engine/contract.ts';
import { categoryBenchmarks, comparison, defaultIndustryAverage, leaderboard, leaderHabits, noteBesideBasis, rankBand } from '#report/contract.ts';
import { resultsBand } from '#report/scenes/bands.ts';
import { categoryBars } from '#report/scenes/category-bars.ts';
import { gauge } from '#report/scenes/gauge.ts';
import { platformBars } from '#report/scenes/platform-bars.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { GateBanner } from './gate-banner.tsx';
import { PlanTabs } from './plan-tabs.tsx';
import { PlanOverview } from './plan-view.tsx';
import { CategoryActions } from './categories-section.tsx';
import { LinedList, ReportSection, SubSection } from './report-section.tsx';

/** The results screen: the analysis by the limits 70 and 50, the plan in tabs, and the way on. */
export function ResultsScreen({ analysis, contactEmail }: { analysis: Analysis; contactEmail: string }) {
  const { industryInsights, personalizedPlan } = analysis;
  const seenAt = new Map(analysis.scope.pagesRead.map((page) => [page.url, page.seenAt]));
  return (
    <article className="pt-8 wrap-anywhere sm:pt-12">
      <header className="pb-10">
        <p className="text-sm text-muted">LLM SEO Assessment</p>
        <h1 className="mt-2 text-3xl">Your results</h1>
        <p dir="auto" className="mt-3 max-w-prose text-lg text-muted">
          {analysis.scope.headline}
        </p>
      </header>
      <GateBanner gates={analysis.gates} seenAt={seenAt} />
      <OverallScore analysis={analysis} />
      <PlatformScores analysis={analysis} />
      <CategoryBreakdown analysis={analysis} />
      <ReportSection id="strengths" title="Strengths">
        <div className="max-w-prose">
          <LinedList items={analysis.strengths} />
        </div>
      </ReportSection>
      <ReportSection id="improve" title="Areas for Improvement">
        <div className="max-w-prose">
          <LinedList items={analysis.weaknesses} />
        </div>
      </ReportSection>
      <Benchmarks analysis={analysis} />
      <ReportSection id="priority-actions" title="Priority Actions">
        <div className="max-w-prose">
          <LinedList items={industryInsights.priorityActions} ordered />
        </div>
      </ReportSection>
      {industryInsights.industrySpecificRecommendations.length > 0 && (
        <ReportSection id="industry-recommendations" title="Industry-Specific Recommendations">
          <div className="max-w-prose">
            <LinedList items={industryInsights.industrySpecificRecommendations} />
          </div>
        </ReportSection>
      )}
      <LeaderHabits analysis={analysis} />
      {isEmpty(personalizedPlan) ? (
        <ReportSection id="recommendations" title="Recommendations">
          <div className="max-w-prose">
            <LinedList items={analysis.topRecommendations} ordered />
          </div>
        </ReportSection>
      ) : (
        <ReportSection id="plan" title="Your Personalized Plan">
          <PlanOverview plan={personalizedPlan} />
          <PlanTabs plan={personalizedPlan} checks={analysis.checks} />
        </ReportSection>
      )}
      <ReportSection id="next" title="Talk it through">
        <p className="max-w-prose">Not sure where to begin? Write to us, and we go through these results with you.</p>
        <div className="flex flex-wrap gap-3 print:hidden">
          <a href={`mailto:${contactEmail}?subject=${encodeURIComponent('LLM SEO consultation')}`} className={buttonClass('primary')}>
            Schedule a consultation
          </a>
          <a href="/" className={buttonClass('secondary')}>
            Back to Home
          </a>
        </div>
      </ReportSection>
    </article>
  );
}

const isEmpty = (plan: Analysis['personalizedPlan']): boolean => plan.immediate.length + plan.shortTerm.length + plan.longTerm.length === 0;

const averageOf = (analysis: Analysis): number => analysis.industryInsights.industryBenchmarks.averageScore || defaultIndustryAverage;

function OverallScore({ analysis }: { analysis: Analysis }) {
  const band = resultsBand(analysis.overallScore);
  const average = averageOf(analysis);
  const scene = gauge({
    name: 'Your site',
    score: analysis.overallScore,
    interval: analysis.interval,
    grade: analysis.grade,
    average,
    tone: band.tone,
  });
  return (
    <ReportSection id="overall" title="Overall score">
      <div className="grid items-center gap-8 md:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="mx-auto w-full max-w-72">
          <ChartFigure scene={scene} />
        </div>
        <div className="max-w-prose space-y-3">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-serif text-2xl font-semibold tabular-nums">{analysis.overallScore} out of 100</span>
            <Badge tone={band.tone}>{band.label}</Badge>
          </p>
          <p>
            {comparison(analysis.overallScore, average)}: the industry average is {average}.
          </p>
          <p className="text-sm text-muted">
            {Math.round(analysis.coverage * 100)}% of the points rest on evidence; confidence is {analysis.confidence}.
          </p>
        </div>
      </div>
    </ReportSection>
  );
}

function PlatformScores({ analysis }: { analysis: Analysis }) {
  const rows = platforms.map((platform) => {
    const { score, interval, basis, cap } = analysis.platforms[platform];
    return { name: platformNames[platform], score, interval, basis, cap: cap?.score ?? null, tone: resultsBand(score).tone };
  });
  return (
    <ReportSection id="platforms" title="AI Platform Scores">
      <ChartFigure scene={platformBars(rows)} narrow={platformBars(rows, { width: 320 })} />
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {platforms.map((platform) => {
          const { score, basis, note } = analysis.platforms[platform];
          const band = resultsBand(score);
          return (
            <li key={platform} className="border-t border-line pt-3">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-semibold">{platformNames[platform]}</span>
                {basis === 'not-measured' ? (
                  <span className="text-muted">Not measured</span>
                ) : (
                  <>
                    <span className="tabular-nums">{Math.round(score)}</span> <Badge tone={band.tone}>{band.label}</Badge>
                    <Badge>{basis === 'observed' ? 'Observed' : 'Estimated'}</Badge>
                  </>
                )}
              </p>
              <p dir="auto" className="mt-1 text-sm text-muted">
                {noteBesideBasis(note)}
              </p>
            </li>
          );
        })}
      </ul>
    </ReportSection>
  );
}

function CategoryBreakdown({ analysis }: { analysis: Analysis }) {
  const rows = categories.map((category) => {
    const { score, maxScore } = analysis.categories[category];
    return { name: categoryNames[category], score, max: maxScore, ...categoryBenchmarks[category], tone: resultsBand((100 * score) / maxScore).tone };
  });
  return (
    <ReportSection id="categories" title="Category Breakdown">
      <ChartFigure scene={categoryBars(rows)} narrow={categoryBars(rows, { width: 320 })} note="Average and top performers are reference figures." />
      {categories.map((category) => {
        const { score, maxScore, feedback, recommendations } = analysis.categories[category];
        const band = resultsBand((100 * score) / maxScore);
        return (
          <article key={category} className="border-t border-ink pt-3">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h3 className="text-lg">{categoryNames[category]}</h3>
              <span className="tabular-nums">
                {Math.round(score * 10) / 10} of {maxScore}
              </span>
              <Badge tone={band.tone}>{band.label}</Badge>
              <span className="text-sm text-muted">{comparison(score, categoryBenchmarks[category].average)}</span>
            </div>
            <p dir="auto" className="mt-2 max-w-prose">
              {feedback}
            </p>
            <CategoryActions titles={recommendations} />
          </article>
        );
      })}
    </ReportSection>
  );
}

function Benchmarks({ analysis }: { analysis: Analysis }) {
  const { basis, sampleSize, topPerformers } = analysis.industryInsights.industryBenchmarks;
  const average = averageOf(analysis);
  return (
    <ReportSection id="benchmarks" title="Industry Benchmarks">
      <dl className="grid gap-6 sm:grid-cols-3">
        <Figure
          term="Industry average"
          value={String(average)}
          detail={basis === 'measured' ? `Measured on ${sampleSize} companies` : 'Reference figure, not measured'}
        />
        <Figure term="Your score" value={String(analysis.overallScore)} detail={comparison(analysis.overallScore, average)} />
        <Figure term="Your likely rank" value={rankBand(analysis.overallScore).results} detail="Read from the score, not counted" />
      </dl>
      {topPerformers.length > 0 && (
        <SubSection title="Top performers">
          <ol className="text-sm">
            {leaderboard(topPerformers).results.map((row) => (
              <li key={row.rank} className="flex justify-between gap-4 border-t border-line py-2">
                <span>
                  {row.rank}. <bdi>{row.name}</bdi>
                </span>
                <span className="tabular-nums">{row.score}</span>
              </li>
            ))}
          </ol>
          <p className="mt-2 text-xs text-muted">These scores are modelled from rank; the companies have not been assessed.</p>
        </SubSection>
      )}
    </ReportSection>
  );
}

const Figure = ({ term, value, detail }: { term: string; value: string; detail: string }) => (
  <div className="border-t border-ink pt-2">
    <dt className="text-xs text-muted">{term}</dt>
    <dd>
      <span className="block font-serif text-xl font-semibold tabular-nums">{value}</span>
      <span className="text-xs text-muted">{detail}</span>
    </dd>
  </div>
);

function LeaderHabits({ analysis }: { analysis: Analysis }) {
  const gaps = analysis.industryInsights.competitorAnalysis;
  return (
    <ReportSection id="leaders" title="What Industry Leaders Do">
      <div className="max-w-prose">
        <LinedList items={leaderHabits} />
      </div>
      {gaps.length > 0 && (
        <SubSection title="Where you fall behind them">
          <LinedList items={gaps} />
        </SubSection>
      )}
    </ReportSection>
  );
}
