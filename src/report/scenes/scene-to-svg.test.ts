import * as cheerio from 'cheerio';
import { describe, expect, it } from 'vitest';
import { benchmark } from './benchmark.ts';
import { gauge } from './gauge.ts';
import { palettes, sceneToSvg } from './scene-to-svg.ts';

const scene = (name: string) =>
  gauge({ name, score: 62, interval: { low: 58, high: 66 }, grade: { letter: 'D' }, average: 58, tone: 'fair' });

describe('sceneToSvg', () => {
  it.each([
    ['markup', '</svg><script>alert(1)</script>'],
    ['quotes', `" onload='alert(1)'`],
    ['a NUL and a lone surrogate', 'a\u0000b\ud800c'],
    ['an entity', '&amp;&#x3c;script&#x3e;'],
  ])('shows %s as text', (_case, hostile) => {
    const drawn = benchmark({
      you: { name: hostile, score: 50, tone: 'poor' },
      average: 58,
      averageBasis: 'modelled',
      top: 95,
    });
    const svg = sceneToSvg(
      { ...drawn, title: hostile, description: hostile },
      { theme: 'light', fontFamily: `x" onload="y` },
    );
    const document = cheerio.load(svg, { xml: true });
    expect(document('script')).toHaveLength(0);
    expect(document('[onload]')).toHaveLength(0);
    expect(document.root().children()).toHaveLength(1);
    expect(document('title').text()).toBe(hostile.toWellFormed().replace('\u0000', ''));
    expect(svg.isWellFormed()).toBe(true);
  });

  it('names the drawing for those who cannot see it', () => {
    const document = cheerio.load(sceneToSvg(scene('Good Baker'), { theme: 'print', fontFamily: 'Inter' }), {
      xml: true,
    });
    expect(document('svg').attr('role')).toBe('img');
    expect(document('svg').attr('aria-label')).toContain('58–66');
  });

  it('needs no style, script or outside file', () => {
    expect(sceneToSvg(scene('Good Baker'), { theme: 'dark', fontFamily: 'Inter' })).not.toMatch(
      /style=|<style|href|url\(/,
    );
  });

  it('is the same text for the same scene', () => {
    const draw = () =>
      sceneToSvg(scene('Good Baker'), { theme: 'light', fontFamily: 'Inter', serifFamily: 'Source Serif 4' });
    expect(draw()).toBe(draw());
  });
});

describe('the palettes', () => {
  it.each(Object.entries(palettes))('%s: text reads at 4.5:1 and score fills stand out at 3:1', (_name, palette) => {
    for (const tone of ['ink', 'muted'] as const)
      expect(contrast(palette[tone], palette.paper)).toBeGreaterThanOrEqual(4.5);
    for (const tone of ['good', 'fair', 'poor', 'accent'] as const)
      expect(contrast(palette[tone], palette.paper)).toBeGreaterThanOrEqual(3);
  });
});

function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
