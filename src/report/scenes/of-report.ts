import type { ReportDocument } from '../contract.ts';
import { benchmark } from './benchmark.ts';
import { categoryBars } from './category-bars.ts';
import { gauge } from './gauge.ts';
import { platformBars } from './platform-bars.ts';
import type { Scene } from './scene.ts';
import { trend } from './trend.ts';

export type ReportScenes = { gauge: Scene; platforms: Scene; categories: Scene; benchmark: Scene; /** null: no history yet. */ trend: Scene | null };

/** The charts of a report: screen, PDF and mail all draw these. `width` is that of the bars and the trend. */
export function scenesOfReport({ analysis, company, view }: ReportDocument, { width = 640 } = {}): ReportScenes {
  return {
    gauge: gauge({
      name: company.name,
      score: analysis.overallScore,
      interval: analysis.interval,
      grade: analysis.grade,
      average: view.industryAverage.score,
      tone: view.tone,
    }),
    platforms: platformBars(
      view.platforms.map(({ platform, name, tone }) => {
        const { score, interval, basis, cap } = analysis.platforms[platform];
        return { name, score, interval, basis, cap: cap ? cap.score : null, tone };
      }),
      { width },
    ),
    categories: categoryBars(
      view.categories.map(({ name, points, maxPoints, average, top, tone }) => ({ name, score: points, max: maxPoints, average, top, tone })),
      { width },
    ),
    benchmark: benchmark(
      {
        you: { name: company.name, score: analysis.overallScore, tone: view.tone },
        average: view.industryAverage.score,
        averageBasis: view.industryAverage.basis,
        top: view.gap.topScore,
        others: view.leaderboard.report,
      },
      { width },
    ),
    trend: view.trend.length > 1 ? trend(view.trend, { width }) : null,
  };
}
