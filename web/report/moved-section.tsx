import { directionNames, movedNames } from '#engine/wording.ts';
import type { Moved } from '#report/contract.ts';
import type { ReportScenes } from '#report/scenes/report-scenes.ts';
import { ChartFigure } from './chart-figure.tsx';
import { dayText } from './dates.ts';
import { ReportSection, SubSection } from './report-section.tsx';

/** For customers who measure again: each score before and now, and every check that moved. A move inside the noise of sampled answers is called that. */
export function MovedSection({
  moved,
  wide,
  narrow,
  checksUrl,
}: {
  moved: Moved;
  wide: ReportScenes;
  narrow: ReportScenes;
  checksUrl: string;
}) {
  return (
    <ReportSection id="moved" title="What moved" lead={`Since ${dayText(moved.since)}: ${moved.headline}.`}>
      <ChartFigure scene={wide.trend} narrow={narrow.trend} />
      <table className="w-full max-w-prose text-left text-sm">
        <caption className="sr-only">Scores before and now</caption>
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-2 pr-4 font-semibold">
              Score
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-semibold">
              Before
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-semibold">
              Now
            </th>
            <th scope="col" className="py-2 font-semibold">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {moved.rows.map((row) => (
            <tr key={row.name} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 font-normal">
                {row.name}
              </th>
              <td className="py-2 pr-4 text-right tabular-nums">{oneDecimal(row.before)}</td>
              <td className="py-2 pr-4 text-right tabular-nums">{oneDecimal(row.after)}</td>
              <td className="py-2">{directionNames[row.direction]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {Object.entries(movedNames).map(([kind, title]) => (
        <MovedChecks
          key={kind}
          title={title}
          checksUrl={checksUrl}
          checks={moved.checks.filter((check) => check.kind === kind)}
        />
      ))}
      {moved.checks.length === 0 && <p className="text-muted">No check moved.</p>}
      {moved.notes.length > 0 && (
        <SubSection title="Before you compare">
          <ul className="space-y-2 text-sm">
            {moved.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </SubSection>
      )}
    </ReportSection>
  );
}

function MovedChecks({ title, checks, checksUrl }: { title: string; checks: Moved['checks']; checksUrl: string }) {
  if (checks.length === 0) return null;
  return (
    <SubSection title={`${title} (${checks.length})`}>
      <ul className="text-sm">
        {checks.map((check) => (
          <li
            key={check.checkId}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-t border-line py-2"
          >
            <a
              href={`${checksUrl}#${check.checkId}`}
              className="font-mono text-xs text-accent underline underline-offset-2"
            >
              {check.checkId}
            </a>
            <span dir="auto">{check.title}</span>
            <span className="tabular-nums">{signed(check.points)}</span>
          </li>
        ))}
      </ul>
    </SubSection>
  );
}

const oneDecimal = (points: number): string => String(Math.round(points * 10) / 10);

function signed(points: number): string {
  const rounded = Math.round(points * 10) / 10;
  return rounded > 0 ? `+${rounded}` : `${rounded}`.replace('-', '−');
}
