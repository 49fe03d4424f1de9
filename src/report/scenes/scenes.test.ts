import { describe, expect, it } from 'vitest';
import { reportBand, resultsBand } from './bands.ts';
import { benchmark } from './benchmark.ts';
import { categoryBars } from './category-bars.ts';
import { gauge } from './gauge.ts';
import { hatch } from './hatch.ts';
import type { PlatformRow } from './platform-bars.ts';
import { platformBars } from './platform-bars.ts';
import { fit } from './scene.ts';
import { trend } from './trend.ts';

const platform = (name: string, changes: Partial<PlatformRow> = {}): PlatformRow => ({
  name,
  score: 60,
  interval: { low: 55, high: 65 },
  basis: 'estimated',
  cap: null,
  tone: 'fair',
  ...changes,
});

describe('the bands', () => {
  it.each([
    [80, 'Excellent', 'good'],
    [79.9, 'Good', 'fair'],
    [60, 'Good', 'fair'],
    [59, 'Fair', 'poor'],
    [40, 'Fair', 'poor'],
    [39, 'Needs Improvement', 'poor'],
  ])('the report calls %s %s and draws it %s', (percent, label, tone) => {
    expect(reportBand(percent)).toEqual({ label, tone });
  });

  it.each([
    [70, 'Excellent', 'good'],
    [69, 'Good', 'fair'],
    [50, 'Good', 'fair'],
    [49, 'Needs Improvement', 'poor'],
  ])('the results screen calls %s %s and draws it %s', (percent, label, tone) => {
    expect(resultsBand(percent)).toEqual({ label, tone });
  });
});

describe('the gauge', () => {
  const input = {
    name: 'Good Baker',
    score: 62.4,
    interval: { low: 58, high: 66 },
    grade: { letter: 'D' },
    average: 58,
    tone: 'fair' as const,
  };

  it('states score, grade and range in words, in its table and in its drawing', () => {
    const scene = gauge(input);
    expect(scene.title).toBe('Grade D, 4 points above the industry average');
    expect(scene.description).toContain('Good Baker: 62 of 100');
    expect(scene.description).toContain('58–66');
    expect(scene.table.rows).toContainEqual(['Likely range', '58–66']);
    expect(textsOf(scene)).toEqual(expect.arrayContaining(['62', 'Grade D', 'likely range 58–66', 'avg 58']));
  });

  it('draws no score arc for zero and no average mark where there is none', () => {
    const scene = gauge({ ...input, score: 0, interval: { low: 0, high: 0 }, average: null });
    expect(scene.nodes.some((node) => node.kind === 'path' && node.stroke === 'fair')).toBe(false);
    expect(textsOf(scene).some((text) => text.startsWith('avg'))).toBe(false);
  });

  it.each([
    [57.6, 58, 'Grade D, exactly at the industry average'],
    [57, 58, 'Grade D, 1 point below the industry average'],
    [57, null, 'Grade D: 57 of 100'],
  ])('reads %s against an average of %s as "%s"', (score, average, title) => {
    expect(gauge({ ...input, score, average }).title).toBe(title);
  });

  it('holds values outside the scale to its ends', () => {
    expect(textsOf(gauge({ ...input, score: 140 }))).toContain('100');
  });
});

describe('the platform bars', () => {
  it.each<[string, PlatformRow[], string]>([
    [
      'a clear leader',
      [
        platform('ChatGPT', { score: 80, interval: { low: 76, high: 84 } }),
        platform('Grok', { score: 40, interval: { low: 36, high: 44 } }),
      ],
      'ChatGPT leads at 80 of 100; Grok trails at 40',
    ],
    [
      'scores within the noise',
      [platform('ChatGPT', { score: 62 }), platform('Grok', { score: 58 })],
      'The platforms lie close together, 58 to 62 of 100',
    ],
    ['one ceiling', [platform('ChatGPT', { cap: 39 }), platform('Grok')], 'A defect on the site keeps ChatGPT down'],
    [
      'two ceilings',
      [platform('ChatGPT', { cap: 39 }), platform('Claude', { cap: 39 })],
      'A defect on the site keeps ChatGPT and Claude down',
    ],
    [
      'one measured platform',
      [platform('ChatGPT', { basis: 'not-measured' }), platform('Grok')],
      'Grok scores 60 of 100',
    ],
    ['nothing measured', [platform('ChatGPT', { basis: 'not-measured' })], 'No platform could be measured'],
  ])('names the finding for %s', (_case, rows, title) => {
    expect(platformBars(rows).title).toBe(title);
  });

  it('hatches estimates, fills observations and gives no number to what was not measured', () => {
    const hatched = platformBars([platform('ChatGPT')]);
    const solid = platformBars([platform('ChatGPT', { basis: 'observed' })]);
    const absent = platformBars([platform('ChatGPT', { basis: 'not-measured', score: 77 })]);
    const scoreFills = (scene: ReturnType<typeof platformBars>) =>
      scene.nodes.filter((node) => node.kind === 'rect' && node.fill === 'fair');
    expect(scoreFills(hatched)).toMatchObject([{ fillOpacity: 0.22 }]);
    expect(scoreFills(solid)).not.toMatchObject([{ fillOpacity: 0.22 }]);
    expect(scoreFills(absent)).toEqual([]);
    expect(JSON.stringify(absent)).not.toContain('77');
  });
});

describe('the category bars', () => {
  const row = { name: 'Technical SEO', score: 9, max: 25, average: 15, top: 23, tone: 'poor' as const };

  it('names the category furthest behind as a share of its own scale', () => {
    const scene = categoryBars([row, { ...row, name: 'Content Quality', score: 12, max: 30, average: 18 }]);
    expect(scene.title).toBe('Technical SEO is furthest behind: 9 of 25 points, where the average is 15');
  });

  it('says so when nothing is behind', () => {
    expect(categoryBars([{ ...row, score: 15 }]).title).toBe('Every category is at or above the industry average');
  });
});

describe('the benchmark', () => {
  it.each([
    [62, '4 points above the industry average of 58, 33 points from the top 1%'],
    [57, '1 point below the industry average of 58, 38 points from the top 1%'],
    [58, 'Exactly at the industry average of 58, 37 points from the top 1%'],
    [96, '38 points above the industry average of 58, and among the top 1%'],
  ])('reads a score of %s as "%s"', (score, title) => {
    expect(
      benchmark({ you: { name: 'You', score, tone: 'fair' }, average: 58, averageBasis: 'modelled', top: 95 }).title,
    ).toBe(title);
  });

  it('admits that a modelled average was not measured, and puts the best first', () => {
    const scene = benchmark({
      you: { name: 'You', score: 62, tone: 'fair' },
      average: 58,
      averageBasis: 'modelled',
      top: 95,
      others: [{ name: 'Rival', score: 90 }],
    });
    expect(scene.description).toContain('not a measured one');
    expect(scene.table.rows.map((cells) => cells[0])).toEqual(['Top 1%', 'Rival', 'You', 'Modelled average']);
  });
});

describe('the trend', () => {
  const point = (at: string, score: number, spread = 3) => ({
    at,
    score,
    interval: { low: score - spread, high: score + spread },
  });

  it.each([
    ['no measurement', [], 'Nothing has been measured yet'],
    ['one', [point('2026-08-20T10:00:00Z', 50)], 'First measurement: 50 of 100'],
    [
      'a real rise',
      [point('2026-08-20T10:00:00Z', 50), point('2026-11-20T10:00:00Z', 62)],
      'Up 12 points since Aug 20, 2026, more than the likely range allows for',
    ],
    [
      'a fall inside the noise',
      [point('2026-08-20T10:00:00Z', 50), point('2026-11-20T10:00:00Z', 49)],
      'Down 1 point since Aug 20, 2026, still within the likely range',
    ],
    [
      'no change',
      [point('2026-08-20T10:00:00Z', 50), point('2026-11-20T10:00:00Z', 50)],
      'Unchanged since Aug 20, 2026, at 50 of 100',
    ],
  ])('names the finding for %s', (_case, points, title) => {
    expect(trend(points).title).toBe(title);
  });

  it('keeps time to scale', () => {
    const scene = trend([
      point('2026-01-01T00:00:00Z', 50),
      point('2026-01-02T00:00:00Z', 50),
      point('2026-01-11T00:00:00Z', 50),
    ]);
    const [a, b, c] = scene.nodes.flatMap((node) => (node.kind === 'circle' ? [node.cx] : []));
    expect(((b ?? 0) - (a ?? 0)) / ((c ?? 0) - (a ?? 0))).toBeCloseTo(0.1, 2);
  });
});

describe('every drawing', () => {
  const rows = ['ChatGPT', 'Claude', 'Perplexity', 'Grok'].map((name) => platform(name));
  it.each([320, 640])('keeps inside its %s units', (width) => {
    const scenes = [
      platformBars(rows, { width }),
      categoryBars([{ name: 'Brand Presence', score: 20, max: 20, average: 12, top: 18, tone: 'good' }], { width }),
      benchmark(
        {
          you: { name: 'A company whose name does not end '.repeat(4), score: 100, tone: 'good' },
          average: 58,
          averageBasis: 'measured',
          top: 95,
        },
        { width },
      ),
      trend([{ at: '2026-01-01T00:00:00Z', score: 50, interval: { low: 40, high: 60 } }], { width }),
    ];
    for (const scene of scenes) {
      for (const node of scene.nodes) {
        if (node.kind === 'rect') expect(node.x + node.width).toBeLessThanOrEqual(width);
        if (node.kind === 'text') expect(node.y).toBeLessThanOrEqual(scene.height);
      }
    }
  });

  it('shortens labels by grapheme, never inside one', () => {
    expect(fit('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 40, 14)).toBe('👩‍👩‍👧‍👦…');
    expect(fit('short', 100, 14)).toBe('short');
  });

  it('clips hatching to its box', () => {
    const numbers = (hatch({ x: 0, y: 0, width: 40, height: 10 }).match(/-?[\d.]+/g) ?? []).map(Number);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(40);
  });
});

function textsOf(scene: ReturnType<typeof gauge>): string[] {
  return scene.nodes.flatMap((node) => (node.kind === 'text' ? [node.text] : []));
}
