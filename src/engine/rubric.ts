import ao01 from '#engine/checks/ai-optimization/ao-01-openai-search-crawler.ts';
import ao02 from '#engine/checks/ai-optimization/ao-02-anthropic-search-crawlers.ts';
import ao03 from '#engine/checks/ai-optimization/ao-03-perplexity-crawler.ts';
import ao04 from '#engine/checks/ai-optimization/ao-04-search-index-crawlers.ts';
import ao05 from '#engine/checks/ai-optimization/ao-05-user-triggered-fetchers.ts';
import ao06 from '#engine/checks/ai-optimization/ao-06-bot-wall.ts';
import ao07 from '#engine/checks/ai-optimization/ao-07-training-crawler-policy.ts';
import type { Check } from '#engine/define-check.ts';

/** A change of points, thresholds or detectors needs a new version and a line in docs/rubric-changelog.md. */
export const RUBRIC_VERSION = '2026.11.20';

export const aiOptimizationChecks: readonly Check[] = [ao01, ao02, ao03, ao04, ao05, ao06, ao07];

export const checks: readonly Check[] = [...aiOptimizationChecks];
