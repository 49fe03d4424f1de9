import type { BandTone } from './bands.ts';
import { layRows, rowTexts } from './rows.ts';
import type { Scene, SceneNode } from './scene.ts';
import { clamp } from './scene.ts';

export type BenchmarkInput = {
  you: { name: string; score: number; tone: BandTone };
  /** 0-100. */
  average: number;
  /** `modelled`: a fixed figure; `measured`: from the companies assessed here. */
  averageBasis: 'modelled' | 'measured';
  /** The score that marks the top 1 %. */
  top: number;
  /** Others worth a row, best first; at most five are drawn. */
  others?: { name: string; score: number }[];
};

/** The company among its industry's average, the leaders, and the top 1 %, best first. */
export function benchmark(input: BenchmarkInput, { width = 640 } = {}): Scene {
  const averageName = input.averageBasis === 'modelled' ? 'Modelled average' : 'Industry average';
  const entries = [
    { name: 'Top 1%', score: input.top, isYou: false },
    ...(input.others ?? []).slice(0, 5).map((other) => ({ ...other, isYou: false })),
    { name: input.you.name, score: input.you.score, isYou: true },
    { name: averageName, score: input.average, isYou: false },
  ].toSorted((a, b) => b.score - a.score);
  const rows = layRows(width);
  return {
    width,
    height: entries.length * rows.rowHeight,
    title: findingOf(input),
    description: `${entries.map((entry) => `${entry.name}: ${Math.round(entry.score)} of 100.`).join(' ')}${
      input.averageBasis === 'modelled' ? ' The average is a modelled figure, not a measured one.' : ''
    }`,
    table: {
      head: ['Who', 'Score of 100'],
      rows: entries.map((entry) => [entry.name, String(Math.round(entry.score))]),
    },
    nodes: entries.flatMap((entry, index): SceneNode[] => {
      const place = rows.place(index);
      const box = { x: place.barX, y: place.barY, height: rows.barHeight };
      return [
        ...rowTexts(place, entry.name, String(Math.round(entry.score)), entry.isYou),
        { kind: 'rect', ...box, width: place.barWidth, fill: 'soft' },
        {
          kind: 'rect',
          ...box,
          width: (place.barWidth * clamp(entry.score, 0, 100)) / 100,
          fill: entry.isYou ? input.you.tone : 'line',
        },
      ];
    }),
  };
}

function findingOf({ you, average, top }: BenchmarkInput): string {
  const toAverage = Math.round(you.score) - Math.round(average);
  const toTop = Math.round(top) - Math.round(you.score);
  const first =
    toAverage === 0
      ? `Exactly at the industry average of ${Math.round(average)}`
      : `${pointsOf(Math.abs(toAverage))} ${toAverage > 0 ? 'above' : 'below'} the industry average of ${Math.round(average)}`;
  return toTop > 0 ? `${first}, ${pointsOf(toTop)} from the top 1%` : `${first}, and among the top 1%`;
}

const pointsOf = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;
