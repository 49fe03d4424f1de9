import type { BandTone } from './bands.ts';
import { hatch } from './hatch.ts';
import type { Key, RowPlace } from './rows.ts';
import { layRows, legend, rowTexts, whisker } from './rows.ts';
import type { Scene, SceneNode } from './scene.ts';
import { clamp, listed } from './scene.ts';

export type PlatformRow = {
  name: string;
  /** 0-100. */
  score: number;
  interval: { low: number; high: number };
  basis: 'estimated' | 'observed' | 'not-measured';
  /** The ceiling a defect sets, 0-100. */
  cap: number | null;
  tone: BandTone;
};

const basisWords = { estimated: 'Estimated', observed: 'Observed', 'not-measured': 'Not measured' } as const;

/** One bar per platform: hatched where estimated, solid where observed, an empty dashed box where it could not be measured. */
export function platformBars(platformRows: PlatformRow[], { width = 640 } = {}): Scene {
  const rows = layRows(width);
  const keys = legend(keysFor(platformRows), width, platformRows.length * rows.rowHeight + 26);
  return {
    width,
    height: platformRows.length * rows.rowHeight + 16 + keys.height,
    title: findingOf(platformRows),
    description: platformRows.map(sentenceOf).join(' '),
    table: {
      head: ['Platform', 'Score', 'Basis', 'Likely range', 'Held down to'],
      rows: platformRows.map((row) => [
        row.name,
        row.basis === 'not-measured' ? 'Not measured' : String(Math.round(row.score)),
        basisWords[row.basis],
        row.basis === 'not-measured' ? '–' : rangeOf(row),
        row.cap === null ? '–' : String(row.cap),
      ]),
    },
    nodes: [...platformRows.flatMap((row, index) => drawRow(row, rows.place(index), rows.barHeight)), ...keys.nodes],
  };
}

function drawRow(row: PlatformRow, place: RowPlace, barHeight: number): SceneNode[] {
  const box = { x: place.barX, y: place.barY, width: place.barWidth, height: barHeight };
  if (row.basis === 'not-measured') {
    const outline = `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}Z`;
    return [
      ...rowTexts(place, row.name, 'Not measured'),
      { kind: 'path', d: outline, stroke: 'muted', strokeWidth: 1, dash: '4 4' },
    ];
  }
  const filled = { ...box, width: (box.width * clamp(row.score, 0, 100)) / 100 };
  const fill: SceneNode[] =
    row.basis === 'observed'
      ? [{ kind: 'rect', ...filled, fill: row.tone }]
      : [
          { kind: 'rect', ...filled, fill: row.tone, fillOpacity: 0.22 },
          { kind: 'path', d: hatch(filled), stroke: row.tone, strokeWidth: 1.8 },
        ];
  return [
    ...rowTexts(place, row.name, `${basisWords[row.basis]} ${Math.round(row.score)}`),
    { kind: 'rect', ...box, fill: 'soft' },
    ...(filled.width > 0 ? fill : []),
    ...whisker(place, barHeight, clamp(row.interval.low, 0, 100) / 100, clamp(row.interval.high, 0, 100) / 100),
  ];
}

function keysFor(rows: PlatformRow[]): Key[] {
  const has = (basis: PlatformRow['basis']) => rows.some((row) => row.basis === basis);
  const box = (x: number, y: number) => ({ x, y: y - 10, width: 18, height: 11 });
  return [
    ...(has('estimated')
      ? [
          {
            words: 'Estimated',
            draw: (x: number, y: number): SceneNode[] => [
              { kind: 'path', d: hatch(box(x, y), 4), stroke: 'ink', strokeWidth: 1.2 },
            ],
          },
        ]
      : []),
    ...(has('observed')
      ? [
          {
            words: 'Observed',
            draw: (x: number, y: number): SceneNode[] => [{ kind: 'rect', ...box(x, y), fill: 'ink' }],
          },
        ]
      : []),
    {
      words: 'Likely range',
      draw: (x, y) => [
        {
          kind: 'path',
          d: `M${x} ${y - 4.5}h18M${x} ${y - 9}v9M${x + 18} ${y - 9}v9`,
          stroke: 'ink',
          strokeWidth: 1.5,
        },
      ],
    },
  ];
}

function findingOf(rows: PlatformRow[]): string {
  const held = rows.filter((row) => row.cap !== null && row.basis !== 'not-measured');
  if (held.length > 0) return `A defect on the site keeps ${listed(held.map((row) => row.name))} down`;
  const measured = rows.filter((row) => row.basis !== 'not-measured').toSorted((a, b) => b.score - a.score);
  const [best, worst] = [measured[0], measured.at(-1)];
  if (!best || !worst) return 'No platform could be measured';
  if (best === worst) return `${best.name} scores ${Math.round(best.score)} of 100`;
  const isWithinNoise = best.interval.low <= worst.interval.high;
  return isWithinNoise
    ? `The platforms lie close together, ${Math.round(worst.score)} to ${Math.round(best.score)} of 100`
    : `${best.name} leads at ${Math.round(best.score)} of 100; ${worst.name} trails at ${Math.round(worst.score)}`;
}

function sentenceOf(row: PlatformRow): string {
  if (row.basis === 'not-measured') return `${row.name}: not measured.`;
  const held = row.cap === null ? '' : `, at most ${row.cap}`;
  return `${row.name}: ${Math.round(row.score)} of 100, ${basisWords[row.basis].toLowerCase()}, likely range ${rangeOf(row)}${held}.`;
}

const rangeOf = (row: PlatformRow): string => `${Math.round(row.interval.low)}–${Math.round(row.interval.high)}`;
