import type { BandTone } from './bands.ts';
import type { Scene } from './scene.ts';
import { clamp, round, segment } from './scene.ts';

export type GaugeInput = {
  /** Who the score belongs to; named in the description. */
  name: string;
  /** Why there is no score: none is drawn. */
  unscored?: string | undefined;
  /** 0-100. */
  score: number;
  interval: { low: number; high: number };
  /** Its words would be a second verdict beside the letter. */ grade: { letter: string };
  /** The industry's average, 0-100; null hides the mark. */
  average: number | null;
  tone: BandTone;
};

const width = 320;
const height = 208;
const centre = { x: 160, y: 160 };
const radius = 108;

/** The overall score on a half circle, its likely range as an outer arc, and the industry's average as a mark. */
export function gauge(input: GaugeInput): Scene {
  if (input.unscored !== undefined) return noGauge(input.name, input.unscored);
  const score = clamp(input.score, 0, 100);
  const low = clamp(Math.min(input.interval.low, input.interval.high), 0, 100);
  const high = clamp(Math.max(input.interval.low, input.interval.high), 0, 100);
  const shown = String(Math.round(score));
  const isCapped = low === high;
  const range = isCapped ? String(Math.round(high)) : `${Math.round(low)}–${Math.round(high)}`;
  const named = isCapped ? 'Capped at' : 'Likely range';
  const { average, grade } = input;
  return {
    width,
    height,
    title: findingOf(input),
    description:
      `${input.name}: ${shown} of 100, grade ${grade.letter}. ${isCapped ? `It is capped at ${range}` : `The likely range is ${range}`}.` +
      (average === null ? '' : ` The industry average is ${Math.round(average)}.`),
    table: {
      head: ['Measure', 'Value'],
      rows: [
        ['Overall score', `${shown} of 100`],
        ['Grade', grade.letter],
        [named, range],
        ...(average === null ? [] : [['Industry average', String(Math.round(average))]]),
      ],
    },
    nodes: [
      { kind: 'path', d: arc(radius, 0, 100), stroke: 'soft', strokeWidth: 18 },
      ...(score > 0 ? [{ kind: 'path' as const, d: arc(radius, 0, score), stroke: input.tone, strokeWidth: 18 }] : []),
      ...(high > low
        ? [{ kind: 'path' as const, d: arc(radius + 17, low, high), stroke: 'ink' as const, strokeWidth: 2 }]
        : []),
      { kind: 'path', d: tick(low, 13, 21) + tick(high, 13, 21), stroke: 'ink', strokeWidth: 2 },
      ...(average === null ? [] : averageMark(clamp(average, 0, 100))),
      {
        kind: 'text',
        x: centre.x,
        y: centre.y - 18,
        text: shown,
        size: 64,
        weight: 600,
        face: 'serif',
        fill: 'ink',
        anchor: 'middle',
      },
      {
        kind: 'text',
        x: centre.x,
        y: centre.y + 6,
        text: `Grade ${grade.letter}`,
        size: 15,
        weight: 600,
        fill: 'ink',
        anchor: 'middle',
      },
      {
        kind: 'text',
        x: centre.x,
        y: centre.y + 40,
        text: `${named.toLowerCase()} ${range}`,
        size: 13,
        fill: 'muted',
        anchor: 'middle',
      },
      { kind: 'text', x: centre.x - radius, y: centre.y + 20, text: '0', size: 12, fill: 'muted', anchor: 'middle' },
      { kind: 'text', x: centre.x + radius, y: centre.y + 20, text: '100', size: 12, fill: 'muted', anchor: 'middle' },
    ],
  };
}

function noGauge(name: string, unscored: string): Scene {
  return {
    width,
    height,
    title: 'No score',
    description: `${name}: no score. ${unscored}`,
    table: { head: ['Measure', 'Value'], rows: [['Overall score', 'no score']] },
    nodes: [
      { kind: 'path', d: arc(radius, 0, 100), stroke: 'soft', strokeWidth: 18 },
      {
        kind: 'text',
        ...centre,
        text: 'No score',
        size: 28,
        weight: 600,
        face: 'serif',
        fill: 'ink',
        anchor: 'middle',
      },
    ],
  };
}

function findingOf({ score, grade, average }: GaugeInput): string {
  if (average === null) return `Grade ${grade.letter}: ${Math.round(score)} of 100`;
  const distance = Math.round(score) - Math.round(average);
  if (distance === 0) return `Grade ${grade.letter}, exactly at the industry average`;
  return `Grade ${grade.letter}, ${Math.abs(distance)} ${Math.abs(distance) === 1 ? 'point' : 'points'} ${distance > 0 ? 'above' : 'below'} the industry average`;
}

function averageMark(average: number): Scene['nodes'] {
  const [x, y] = at(average, radius - 24);
  return [
    { kind: 'path', d: tick(average, -12, 12), stroke: 'paper', strokeWidth: 5 },
    { kind: 'path', d: tick(average, -12, 12), stroke: 'ink', strokeWidth: 2 },
    {
      kind: 'text',
      x,
      y: y + 4,
      text: `avg ${Math.round(average)}`,
      size: 12,
      fill: 'muted',
      anchor: average > 58 ? 'end' : average < 42 ? 'start' : 'middle',
    },
  ];
}

function at(score: number, distance: number): [number, number] {
  const angle = Math.PI * (1 + score / 100);
  return [round(centre.x + distance * Math.cos(angle)), round(centre.y + distance * Math.sin(angle))];
}

function arc(distance: number, from: number, to: number): string {
  const [x1, y1] = at(from, distance);
  const [x2, y2] = at(to, distance);
  return `M${x1} ${y1}A${distance} ${distance} 0 0 1 ${x2} ${y2}`;
}

const tick = (score: number, inner: number, outer: number): string =>
  segment(...at(score, radius + inner), ...at(score, radius + outer));
