import { round } from './scene.ts';

type Box = { x: number; y: number; width: number; height: number };

/** Diagonal lines clipped to a box, as one path. Drawn rather than a pattern fill, so that no ids can clash on a page. */
export function hatch({ x, y, width, height }: Box, gap = 6): string {
  const lines: string[] = [];
  for (let start = gap / 2; start < width + height; start += gap) {
    const fromX = Math.min(start, width);
    const fromY = start - fromX;
    const toX = Math.max(0, start - height);
    const toY = start - toX;
    if (fromX !== toX) lines.push(`M${round(x + fromX)} ${round(y + fromY)}L${round(x + toX)} ${round(y + toY)}`);
  }
  return lines.join('');
}
