import { brotliCompressSync } from 'node:zlib';
import * as cheerio from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { categoryBars } from '#report/scenes/category-bars.ts';
import { gauge } from '#report/scenes/gauge.ts';
import { platformBars } from '#report/scenes/platform-bars.ts';
import { sceneToSvg } from '#report/scenes/scene-to-svg.ts';
import { trend } from '#report/scenes/trend.ts';
import { SceneView } from './scene-view.tsx';

const interval = { low: 50, high: 70 };
const scenes = {
  gauge: gauge({ name: '<b>', score: 60, interval, grade: { letter: 'D' }, average: 58, tone: 'fair' }),
  platforms: platformBars([{ name: '</svg>', score: 60, interval, basis: 'estimated', cap: null, tone: 'fair' }]),
  categories: categoryBars([{ name: '&amp;', score: 9, max: 25, average: 15, top: 23, tone: 'poor' }]),
  trend: trend([{ at: '2026-11-20T10:00:00Z', score: 60, interval }]),
};

describe.each(Object.entries(scenes))('the %s on the page', (_name, scene) => {
  const page = cheerio.load(renderToStaticMarkup(createElement(SceneView, { scene })));
  const paper = cheerio.load(sceneToSvg(scene, { theme: 'print', fontFamily: 'Inter' }), { xml: true });

  it('has the shapes and the words of the one on paper', () => {
    for (const shape of ['path', 'rect', 'circle', 'text'])
      expect(page(`svg ${shape}`).length, shape).toBe(paper(`svg ${shape}`).length);
    expect(page('svg text').text()).toBe(paper('svg text').text());
    expect(
      page('svg path')
        .map((_, path) => page(path).attr('d'))
        .get(),
    ).toEqual(
      paper('svg path')
        .map((_, path) => paper(path).attr('d'))
        .get(),
    );
  });

  it('is told to those who cannot see it, and takes its colours from the page', () => {
    expect(page('svg').attr('aria-label')).toBe(scene.description);
    expect(page.html()).not.toMatch(/style=|#[0-9a-f]{6}/);
  });
});

it('weighs at most 5.2 kB with all charts, as it travels', async () => {
  const input = { figure: 'web/report/chart-figure.tsx', scenes: 'src/report/scenes/report-scenes.ts' };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input, external: /^react/, preserveEntrySignatures: 'strict' } },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const code = outputs.flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : '')));
  expect(code.join('').length).toBeGreaterThan(8_000);
  expect(brotliCompressSync(code.join('\n')).length).toBeLessThanOrEqual(5_200);
});
