import type { ReportDocument } from '#report/contract.ts';
import type { ReportScenes } from '#report/scenes/report-scenes.ts';
import { Badge } from '../ui/badge.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { FindingView } from './finding-view.tsx';
import { NoteMarks, ReportSection } from './report-section.tsx';

type Props = { report: ReportDocument; wide: ReportScenes; narrow: ReportScenes; seenAt: Map<string, string> };

/** The four platforms: the score, what it rests on, and what holds it down. */
export function PlatformsSection({ report, wide, narrow, seenAt }: Props) {
  return (
    <ReportSection
      id="platforms"
      title="AI platforms"
      lead="Estimated scores come from the site and your answers. Observed scores also rest on answers read from the platform."
    >
      <ChartFigure scene={wide.platforms} narrow={narrow.platforms} />
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {report.view.platforms.map((row) => {
          const { cap } = report.analysis.platforms[row.platform];
          return (
            <article key={row.platform} className="break-inside-avoid border-t border-ink pt-3">
              <div className="flex items-baseline justify-between gap-3">
                <h3 className="text-lg">{row.name}</h3>
                <Badge tone={row.basisLabel === 'Observed' ? 'accent' : 'plain'}>{row.basisLabel}</Badge>
              </div>
              <p className="mt-1">
                {row.score === null ? (
                  <span className="text-muted">No score: this platform could not be measured.</span>
                ) : (
                  <>
                    <span className="font-serif text-xl font-semibold tabular-nums">{Math.round(row.score)}</span>
                    <span className="text-muted">/100</span> <Badge tone={row.tone}>{row.label}</Badge>
                  </>
                )}
              </p>
              {row.explanation.map((line) => (
                <p key={line} dir="auto" className="mt-2 text-sm">
                  {line}
                </p>
              ))}
              {cap && (
                <div className="mt-3">
                  <FindingView finding={cap.finding} seenAt={seenAt} />
                </div>
              )}
            </article>
          );
        })}
      </div>
      <p className="text-sm text-muted">
        How estimates and observations differ
        <NoteMarks notes={[6]} />
      </p>
    </ReportSection>
  );
}
