import { rangeText } from '#engine/wording.ts';
import { classNames } from '../ui/class-names.ts';

type Props = {
  /** 0-100, like all figures here. */
  score: number;
  low: number;
  high: number;
  /** The reference figure beside it; null: none is drawn. */
  average?: number | null;
  /** The score before the last change. */
  was?: number | null;
  /** Bare: no words at the marks, for rows that say them beside the ruler. */
  isBare?: boolean;
  tone?: keyof typeof fills;
  label: string;
};

/**
 * Every score is drawn as this: 0 to 100 with the grades on it, filled up to the value, a bracket over the likely range, a dashed line at the average.
 * Places are percentages of the room there is, so that the words keep their size on every screen.
 */
export function Ruler({ score, low, high, average = null, was = null, isBare = false, tone = 'poor', label }: Props) {
  const top = isBare ? 8 : 34;
  const at = (value: number) => `${Math.min(100, Math.max(0, value))}%`;
  /** A word near an edge keeps inside. */
  const inside = (value: number) => at(Math.min(86, Math.max(14, value)));
  return (
    <svg
      role="img"
      aria-label={label}
      height={isBare ? 30 : 78}
      className="block w-full overflow-visible font-sans text-xs print:break-inside-avoid"
    >
      {zones.map(({ from, to, grade }) => (
        <rect key={grade} x={at(from)} y={top} width={`${to - from - 0.4}%`} height={20} className="fill-track" />
      ))}
      <rect y={top} width={at(score)} height={20} className={fills[tone]} />
      {zones.map(({ from, grade }) => (
        <text
          key={grade}
          x={at(from)}
          dx={5}
          y={top + 14.5}
          className={classNames(
            'font-semibold',
            score <= from ? 'fill-muted' : isBare || score < from + letterWidth ? 'hidden' : 'fill-surface',
          )}
        >
          {grade}
        </text>
      ))}
      <rect x={at(score)} y={top} width={3} height={20} className="fill-ink" />
      {was !== null && <rect x={at(was)} y={top} width={2} height={20} className="fill-surface" />}
      <line x1={at(low)} x2={at(high)} y1={top - 7} y2={top - 7} className="stroke-ink stroke-[1.5]" />
      {[low, high].map((end, index) => (
        <line
          key={index === 0 ? 'low' : 'high'}
          x1={at(end)}
          x2={at(end)}
          y1={top - 7}
          y2={top - 2}
          className="stroke-ink stroke-[1.5]"
        />
      ))}
      {average !== null && (
        <line
          x1={at(average)}
          x2={at(average)}
          y1={top - 4}
          y2={top + 26}
          strokeDasharray="3 3"
          className="stroke-ink stroke-[1.5]"
        />
      )}
      {!isBare && (
        <text x={inside((low + high) / 2)} y={top - 14} textAnchor="middle" className="fill-muted">
          {rangeText({ low: Math.round(low), high: Math.round(high) })}
        </text>
      )}
      {!isBare && average !== null && (
        <text x={inside(average)} y={top + 39} textAnchor="middle" className="fill-muted">
          average {Math.round(average)}
        </text>
      )}
    </svg>
  );
}

const letterWidth = 4; // on a phone, in points of the scale
const zones = [
  { from: 0, to: 50, grade: 'F' },
  { from: 50, to: 65, grade: 'D' },
  { from: 65, to: 75, grade: 'C' },
  { from: 75, to: 85, grade: 'B' },
  { from: 85, to: 100.4, grade: 'A' },
];
const fills = {
  good: 'fill-good-fill',
  fair: 'fill-fair-fill',
  poor: 'fill-poor-fill',
  plain: 'fill-bar',
  accent: 'fill-accent',
} as const;
