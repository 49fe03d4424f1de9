/** Where each grade begins. */
const zones = [
  ['F', 0],
  ['D', 50],
  ['C', 65],
  ['B', 75],
  ['A', 85],
] as const;

type Props = { score: number; interval: { low: number; high: number }; average: number };

/** A score on the scale of grades: filled value, bracket for the likely range, dashed line for the average. */
export function Ruler({ score, interval: { low, high }, average }: Props) {
  return (
    <svg
      role="img"
      aria-label={`Score ${score} of 100, likely ${low} to ${high}. The average is ${average}.`}
      viewBox="-1 0 402 62"
      className="block w-full max-w-md overflow-visible font-sans"
    >
      <rect y="22" width="400" height="18" rx="2" className="fill-track" />
      <rect y="22" width={score * 4} height="18" rx="2" className="fill-poor-fill" />
      {zones.slice(1).map(([letter, at]) => (
        <path key={letter} d={`M${at * 4} 22v18`} strokeWidth="2" className="stroke-surface" />
      ))}
      {zones.map(([letter, at]) => (
        <text
          key={letter}
          x={at * 4 + 6}
          y="35.5"
          fontSize="12"
          fontWeight="600"
          className={at < score ? 'fill-paper' : 'fill-muted'}
        >
          {letter}
        </text>
      ))}
      <path d={`M${low * 4} 20v-5H${high * 4}v5`} strokeWidth="1.5" className="fill-none stroke-ink" />
      <text x={(low + high) * 2} y="10" fontSize="13" textAnchor="middle" className="fill-muted">
        likely {low}–{high}
      </text>
      <path d={`M${average * 4} 18v28`} strokeWidth="1.5" strokeDasharray="3 2" className="stroke-ink" />
      <text x={average * 4} y="59" fontSize="13" textAnchor="middle" className="fill-muted">
        average {average}
      </text>
      <path d={`M${score * 4} 18v26`} strokeWidth="2.5" className="stroke-ink" />
    </svg>
  );
}
