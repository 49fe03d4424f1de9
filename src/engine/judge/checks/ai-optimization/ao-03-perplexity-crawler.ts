import { defineCrawlerCheck } from '#engine/judge/checks/parts/crawler-access.ts';
import { only } from '#engine/judge/checks/define-check.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-03-perplexity-crawler.texts.ts';

export default defineCrawlerCheck({
  id: 'AO-03',
  texts,
  points: 2,
  strength: 'strong',
  platformWeights: only({ perplexity: 3 }),
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  consequence: 'way',
  sources: ['PPLX-BOTS', 'RFC9309'],
  tokens: ['PerplexityBot'],
  blocked: 'ai-search-crawler-blocked',
});
