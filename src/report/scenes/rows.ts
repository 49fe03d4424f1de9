import type { SceneNode } from './scene.ts';
import { fit, segment } from './scene.ts';

/** Where a horizontal bar's parts go: beside its label where there is room, beneath it on a phone. */
export type RowPlace = {
  labelX: number;
  labelY: number;
  barX: number;
  barY: number;
  barWidth: number;
  valueX: number;
  valueY: number;
  labelRoom: number;
};

export type Rows = { rowHeight: number; barHeight: number; place: (index: number) => RowPlace };

const wideFrom = 480;
const labelColumn = 148;
const valueColumn = 118;

/** The common geometry of all bar scenes for a drawing `width` units wide. */
export function layRows(width: number, top = 0): Rows {
  const isWide = width >= wideFrom;
  const rowHeight = isWide ? 40 : 58;
  const barHeight = 18;
  return {
    rowHeight,
    barHeight,
    place: (index) => {
      const y = top + index * rowHeight;
      return isWide
        ? {
            labelX: 0,
            labelY: y + 24,
            labelRoom: labelColumn - 12,
            barX: labelColumn,
            barY: y + 11,
            barWidth: width - labelColumn - valueColumn,
            valueX: width,
            valueY: y + 24,
          }
        : {
            labelX: 0,
            labelY: y + 18,
            labelRoom: width * 0.56,
            barX: 1,
            barY: y + 28,
            barWidth: width - 2,
            valueX: width,
            valueY: y + 18,
          };
    },
  };
}

/** The row's name on the left, its value on the right. */
export function rowTexts(place: RowPlace, label: string, value: string, isStrong = false): SceneNode[] {
  return [
    {
      kind: 'text',
      x: place.labelX,
      y: place.labelY,
      text: fit(label, place.labelRoom, 14),
      size: 14,
      weight: isStrong ? 600 : 400,
      fill: 'ink',
    },
    { kind: 'text', x: place.valueX, y: place.valueY, text: value, size: 14, weight: 600, fill: 'ink', anchor: 'end' },
  ];
}

/** A vertical mark across a bar at `share` (0-1) of its length, with a halo so that it shows on any fill. */
export function mark(place: RowPlace, barHeight: number, share: number, dash?: string): SceneNode[] {
  const x = place.barX + place.barWidth * share;
  const d = segment(x, place.barY - 5, x, place.barY + barHeight + 5);
  return [
    { kind: 'path', d, stroke: 'paper', strokeWidth: 5 },
    { kind: 'path', d, stroke: 'ink', strokeWidth: 2, ...(dash ? { dash } : {}) },
  ];
}

/** A likely range drawn on a bar: a line with two ends. */
export function whisker(place: RowPlace, barHeight: number, low: number, high: number): SceneNode[] {
  const y = place.barY + barHeight / 2;
  const from = place.barX + place.barWidth * low;
  const to = place.barX + place.barWidth * high;
  const d = segment(from, y, to, y) + segment(from, y - 5, from, y + 5) + segment(to, y - 5, to, y + 5);
  return [
    { kind: 'path', d, stroke: 'paper', strokeWidth: 4.5 },
    { kind: 'path', d, stroke: 'ink', strokeWidth: 1.5 },
  ];
}

export type Key = { words: string; draw: (x: number, y: number) => SceneNode[] };

/** The keys of a drawing, flowing into as many lines as the width needs. `y` is the first line's baseline. */
export function legend(keys: Key[], width: number, y: number): { nodes: SceneNode[]; height: number } {
  const nodes: SceneNode[] = [];
  let x = 0;
  let line = 0;
  for (const key of keys) {
    const needed = 26 + key.words.length * 6.6;
    if (x > 0 && x + needed > width) {
      x = 0;
      line += 1;
    }
    nodes.push(...key.draw(x, y + line * 20), {
      kind: 'text',
      x: x + 24,
      y: y + line * 20,
      text: key.words,
      size: 12,
      fill: 'muted',
    });
    x += needed + 14;
  }
  return { nodes, height: (line + 1) * 20 };
}
