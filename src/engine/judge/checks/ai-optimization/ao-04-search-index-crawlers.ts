import { defineCrawlerCheck } from '#engine/judge/checks/parts/crawler-access.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-04-search-index-crawlers.texts.ts';

export default defineCrawlerCheck({
  id: 'AO-04',
  texts,
  points: 2,
  strength: 'strong',
  platformWeights: { chatgpt: 1.5, claude: 1.5, perplexity: 1.25, grok: 1.25 },
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  consequence: 'way',
  sources: ['BING-GROUND26', 'PROF-BRAVE', 'SEER-BING'],
  tokens: ['Googlebot', 'Bingbot'],
  blocked: 'search-index-crawler-blocked',
});
