// A scene is a chart as data: drawn once by a pure function, then serialised for the screen, the PDF and the mail picture.

/** A colour by meaning. `good`, `fair`, `poor` belong to scores only, and are always beside a number or a word. */
export type Tone = 'ink' | 'muted' | 'line' | 'soft' | 'accent' | 'good' | 'fair' | 'poor' | 'paper';

export type SceneNode =
  | {
      kind: 'rect';
      x: number;
      y: number;
      width: number;
      height: number;
      radius?: number;
      fill: Tone;
      fillOpacity?: number;
    }
  | { kind: 'circle'; cx: number; cy: number; r: number; fill: Tone; stroke?: Tone; strokeWidth?: number }
  | {
      kind: 'path';
      d: string;
      fill?: Tone;
      fillOpacity?: number;
      stroke?: Tone;
      strokeWidth?: number;
      cap?: 'round' | 'butt';
      dash?: string;
    }
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      size: number;
      fill: Tone;
      anchor?: 'start' | 'middle' | 'end';
      weight?: 400 | 600;
      face?: 'serif' | 'sans';
    };

export type SceneTable = { head: string[]; rows: string[][] };

/** Sizes are user units; `title` is the finding as a sentence, `description` says every value in words. */
export type Scene = {
  width: number;
  height: number;
  title: string;
  description: string;
  table: SceneTable;
  nodes: SceneNode[];
};

/** Two decimals are enough for print and keep the bytes the same on every machine. */
export const round = (value: number): number => Math.round(value * 100) / 100;

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export const segment = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;

/** Shortens `text` to about `room` units at `size`; wide scripts count as one em, others as 0.56. */
export function fit(text: string, room: number, size: number): string {
  const characters = Array.from(
    new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  );
  let used = 0;
  for (const [index, character] of characters.entries()) {
    used += size * ((character.codePointAt(0) ?? 0) > 0x2e7f ? 1 : 0.56);
    if (used > room) return `${characters.slice(0, Math.max(1, index - 1)).join('')}…`;
  }
  return text;
}

/** "A", "A and B", "A, B and C". */
export const listed = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
