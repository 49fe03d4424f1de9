import type { Scene, SceneNode } from './scene.ts';
import { clamp, round, segment } from './scene.ts';

/** One measurement; `at` is an ISO time, the rest 0-100. */
export type TrendPoint = { at: string; score: number; interval: { low: number; high: number } };

const left = 34;
const right = 40;
const top = 12;
const plotHeight = 180;

/** The score over time with its likely range as a band; time is to scale. Points must come oldest first. */
export function trend(points: TrendPoint[], { width = 640 } = {}): Scene {
  const times = points.map((point) => Date.parse(point.at));
  const [start, end] = [times[0] ?? 0, times.at(-1) ?? 0];
  const plotWidth = width - left - right;
  const x = (index: number) =>
    round(left + (end > start ? (plotWidth * ((times[index] ?? start) - start)) / (end - start) : plotWidth / 2));
  const y = (score: number) => round(top + plotHeight * (1 - clamp(score, 0, 100) / 100));
  const last = points.at(-1);
  return {
    width,
    height: top + plotHeight + 30,
    title: findingOf(points),
    description: points
      .map((point) => `${dateOf(point.at)}: ${Math.round(point.score)} of 100, likely range ${rangeOf(point)}.`)
      .join(' '),
    table: {
      head: ['Measured', 'Score', 'Likely range'],
      rows: points.map((point) => [dateOf(point.at), String(Math.round(point.score)), rangeOf(point)]),
    },
    nodes: [
      ...[0, 25, 50, 75, 100].flatMap((level): SceneNode[] => [
        { kind: 'path', d: segment(left, y(level), width - right, y(level)), stroke: 'line', strokeWidth: 1 },
        { kind: 'text', x: left - 8, y: y(level) + 4, text: String(level), size: 12, fill: 'muted', anchor: 'end' },
      ]),
      ...(points.length > 1
        ? [
            { kind: 'path' as const, d: bandOf(points, x, y), fill: 'accent' as const, fillOpacity: 0.16 },
            {
              kind: 'path' as const,
              d: `M${points.map((point, index) => `${x(index)} ${y(point.score)}`).join('L')}`,
              stroke: 'accent' as const,
              strokeWidth: 2.5,
            },
          ]
        : points.map((point, index) => ({
            kind: 'path' as const,
            d: segment(x(index), y(point.interval.low), x(index), y(point.interval.high)),
            stroke: 'accent' as const,
            strokeWidth: 2.5,
          }))),
      ...points.map((point, index) => ({
        kind: 'circle' as const,
        cx: x(index),
        cy: y(point.score),
        r: 4.5,
        fill: 'accent' as const,
        stroke: 'paper' as const,
        strokeWidth: 2,
      })),
      ...(last
        ? [
            {
              kind: 'text' as const,
              x: x(points.length - 1) + 10,
              y: y(last.score) + 5,
              text: String(Math.round(last.score)),
              size: 15,
              weight: 600 as const,
              fill: 'ink' as const,
            },
          ]
        : []),
      ...endLabels(points, x),
    ],
  };
}

function endLabels(points: TrendPoint[], x: (index: number) => number): SceneNode[] {
  const baseline = top + plotHeight + 22;
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return [];
  if (first === last)
    return [{ kind: 'text', x: x(0), y: baseline, text: dateOf(first.at), size: 12, fill: 'muted', anchor: 'middle' }];
  return [
    { kind: 'text', x: x(0), y: baseline, text: dateOf(first.at), size: 12, fill: 'muted' },
    {
      kind: 'text',
      x: x(points.length - 1),
      y: baseline,
      text: dateOf(last.at),
      size: 12,
      fill: 'muted',
      anchor: 'end',
    },
  ];
}

function bandOf(points: TrendPoint[], x: (index: number) => number, y: (score: number) => number): string {
  const upper = points.map((point, index) => `${x(index)} ${y(point.interval.high)}`);
  const lower = points.map((point, index) => `${x(index)} ${y(point.interval.low)}`).toReversed();
  return `M${[...upper, ...lower].join('L')}Z`;
}

function findingOf(points: TrendPoint[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return 'Nothing has been measured yet';
  if (first === last) return `First measurement: ${Math.round(last.score)} of 100`;
  const change = Math.round(last.score) - Math.round(first.score);
  const isApart = last.interval.low > first.interval.high || last.interval.high < first.interval.low;
  const since = `since ${dateOf(first.at)}`;
  if (change === 0) return `Unchanged ${since}, at ${Math.round(last.score)} of 100`;
  const moved = `${change > 0 ? 'Up' : 'Down'} ${Math.abs(change)} ${Math.abs(change) === 1 ? 'point' : 'points'} ${since}`;
  return isApart ? `${moved}, more than the likely range allows for` : `${moved}, still within the likely range`;
}

const rangeOf = (point: TrendPoint): string => `${Math.round(point.interval.low)}–${Math.round(point.interval.high)}`;

const dateFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

const dateOf = (at: string): string => dateFormat.format(new Date(at));
