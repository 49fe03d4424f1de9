import { defineCrawlerCheck } from '#engine/judge/checks/parts/crawler-access.ts';
import { only } from '#engine/judge/checks/define-check.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-01-openai-search-crawler.texts.ts';

export default defineCrawlerCheck({
  id: 'AO-01',
  texts,
  points: 2.5,
  strength: 'strong',
  platformWeights: only({ chatgpt: 3 }),
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  consequence: 'way',
  sources: ['OAI-BOTS', 'RFC9309'],
  tokens: ['OAI-SearchBot'],
  blocked: 'ai-search-crawler-blocked',
});
