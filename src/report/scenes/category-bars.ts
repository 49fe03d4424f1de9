import type { BandTone } from './bands.ts';
import { layRows, legend, mark, rowTexts } from './rows.ts';
import type { Scene, SceneNode } from './scene.ts';
import { clamp } from './scene.ts';

/** All figures are points on the category's own scale, 0..max. */
/** `score` null: there is none. */
export type CategoryRow = {
  name: string;
  score: number | null;
  max: number;
  average: number;
  top: number;
  tone: BandTone;
};

/** One bar per category, with the industry's average and its top performers marked on it. */
export function categoryBars(categoryRows: CategoryRow[], { width = 640 } = {}): Scene {
  const rows = layRows(width);
  const keys = legend(
    [
      {
        words: 'Industry average',
        draw: (x, y) => [{ kind: 'path', d: `M${x + 9} ${y - 12}v15`, stroke: 'ink', strokeWidth: 2 }],
      },
      {
        words: 'Top performers',
        draw: (x, y) => [{ kind: 'path', d: `M${x + 9} ${y - 12}v15`, stroke: 'ink', strokeWidth: 2, dash: '3 3' }],
      },
    ],
    width,
    categoryRows.length * rows.rowHeight + 26,
  );
  const share = (row: CategoryRow, value: number) => clamp(value / row.max, 0, 1);
  return {
    width,
    height: categoryRows.length * rows.rowHeight + 16 + keys.height,
    title: findingOf(categoryRows),
    description: categoryRows
      .map((row) => `${row.name}: ${scoreWords(row)}, average ${points(row.average)}, top ${points(row.top)}.`)
      .join(' '),
    table: {
      head: ['Category', 'Points', 'Of', 'Industry average', 'Top performers'],
      rows: categoryRows.map((row) => [
        row.name,
        row.score === null ? 'no score' : points(row.score),
        String(row.max),
        points(row.average),
        points(row.top),
      ]),
    },
    nodes: [
      ...categoryRows.flatMap((row, index): SceneNode[] => {
        const place = rows.place(index);
        const box = { x: place.barX, y: place.barY, height: rows.barHeight };
        return [
          ...rowTexts(place, row.name, row.score === null ? 'no score' : `${points(row.score)} of ${row.max}`),
          { kind: 'rect', ...box, width: place.barWidth, fill: 'soft' },
          ...(row.score === null
            ? []
            : [{ kind: 'rect' as const, ...box, width: place.barWidth * share(row, row.score), fill: row.tone }]),
          ...mark(place, rows.barHeight, share(row, row.average)),
          ...mark(place, rows.barHeight, share(row, row.top), '3 3'),
        ];
      }),
      ...keys.nodes,
    ],
  };
}

function findingOf(rows: CategoryRow[]): string {
  const furthest = rows.filter(isScored).toSorted((a, b) => gap(a) - gap(b))[0];
  if (!furthest) return 'No category could be scored';
  if (gap(furthest) >= 0) return 'Every category is at or above the industry average';
  return `${furthest.name} is furthest behind: ${scoreWords(furthest)}, where the average is ${points(furthest.average)}`;
}

type Scored = CategoryRow & { score: number };
const isScored = (row: CategoryRow): row is Scored => row.score !== null;

function scoreWords(row: CategoryRow): string {
  return row.score === null ? 'no score' : `${points(row.score)} of ${row.max} points`;
}

/** Distance to the average as a share of the scale, so that categories of different weight compare. */
const gap = (row: Scored): number => (row.score - row.average) / row.max;

const points = (value: number): string => String(Math.round(value * 10) / 10);
