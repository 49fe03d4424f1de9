import { defineCrawlerCheck } from '#engine/judge/checks/parts/crawler-access.ts';
import { only } from '#engine/judge/checks/define-check.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-05-user-triggered-fetchers.texts.ts';

export default defineCrawlerCheck({
  id: 'AO-05',
  texts,
  points: 1,
  strength: 'moderate',
  platformWeights: only({ chatgpt: 1, perplexity: 1 }),
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  consequence: 'way',
  goesUnsaid: true,
  sources: ['OAI-BOTS', 'PPLX-BOTS'],
  tokens: ['ChatGPT-User', 'Perplexity-User'],
  blocked: 'user-fetcher-blocked',
});
