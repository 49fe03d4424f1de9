import type { ReportDocument } from '#report/contract.ts';
import type { ReportScenes } from '#report/scenes/report-scenes.ts';
import { Badge } from '../ui/badge.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { LinedList, NoteMarks, ReportSection } from './report-section.tsx';

/** The four categories against average and top, each with what was seen and what to do. */
export function CategoriesSection({ report, wide, narrow }: { report: ReportDocument; wide: ReportScenes; narrow: ReportScenes }) {
  return (
    <ReportSection id="categories" title="Categories" lead="Content quality weighs 30%, technical SEO 25%, brand presence 20% and AI optimization 25%.">
      <ChartFigure
        scene={wide.categories}
        narrow={narrow.categories}
        note={
          <>
            Average and top performers are reference figures
            <NoteMarks notes={[5]} />
          </>
        }
      />
      {report.view.categories.map((row) => (
        <article key={row.category} className="break-inside-avoid border-t border-ink pt-3">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <h3 className="text-lg">{row.name}</h3>
            <span className="tabular-nums">
              <span className="font-serif text-lg font-semibold">{row.points}</span>
              <span className="text-muted"> of {row.maxPoints} points</span>
            </span>
            <Badge tone={row.tone}>{row.label}</Badge>
            <span className="text-sm text-muted">{row.comparison}</span>
          </div>
          <p dir="auto" className="mt-2 max-w-prose">
            {row.feedback}
          </p>
          <CategoryActions titles={row.recommendations} />
        </article>
      ))}
    </ReportSection>
  );
}

const mostTitles = 6;

/** The first actions of a category by their titles; all of them, with their steps, stand in the plan. */
export function CategoryActions({ titles }: { titles: string[] }) {
  if (titles.length === 0) return null;
  return (
    <div className="mt-4 max-w-prose text-sm">
      <h4 className="mb-2 font-semibold">What to do</h4>
      <LinedList items={titles.slice(0, mostTitles)} />
      {titles.length > mostTitles && (
        <p className="mt-2 border-t border-line pt-2 text-muted">
          And {titles.length - mostTitles} more in{' '}
          <a href="#plan" className="text-accent underline underline-offset-2">
            the plan
          </a>
        </p>
      )}
    </div>
  );
}
