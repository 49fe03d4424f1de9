import type { ReportDocument } from '../contract.ts';
import { benchmark } from './benchmark.ts';
import { categoryBars } from './category-bars.ts';
import { gauge } from './gauge.ts';
import { platformBars } from './platform-bars.ts';
import type { Scene } from './scene.ts';
import { trend } from './trend.ts';

export type ReportScenes = { gauge: Scene; platforms: Scene; categories: Scene; benchmark: Scene; trend: Scene };

/** All charts of one report for a drawing `width` units wide; the gauge has one size. */
export function reportScenes({ analysis, view, company }: ReportDocument, { width = 640 } = {}): ReportScenes {
  return {
    gauge: gauge({
      name: company.name,
      unscored: analysis.unscored,
      score: analysis.overallScore,
      interval: analysis.interval,
      grade: analysis.grade,
      average: view.industryAverage.score,
      tone: view.tone,
    }),
    platforms: platformBars(
      view.platforms.map((row) => {
        const { basis, score, cap } = analysis.platforms[row.platform];
        return { name: row.name, score, interval: row.interval, basis, cap: cap?.score ?? null, tone: row.tone };
      }),
      { width },
    ),
    categories: categoryBars(
      view.categories.map((row) => ({
        name: row.name,
        score: row.unscored === undefined ? row.points : null,
        max: row.maxPoints,
        average: row.average,
        top: row.top,
        tone: row.tone,
      })),
      { width },
    ),
    benchmark: benchmark(
      {
        you: { name: company.name, score: analysis.overallScore, tone: view.tone },
        average: view.industryAverage.score,
        averageBasis: view.industryAverage.basis,
        top: view.gap.topScore,
      },
      { width },
    ),
    trend: trend(view.trend, { width }),
  };
}
