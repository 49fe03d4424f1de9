import { defineCrawlerCheck } from '#engine/judge/checks/parts/crawler-access.ts';
import { only } from '#engine/judge/checks/define-check.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-02-anthropic-search-crawlers.texts.ts';

export default defineCrawlerCheck({
  id: 'AO-02',
  texts,
  points: 2,
  strength: 'strong',
  platformWeights: only({ claude: 3 }),
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  consequence: 'way',
  sources: ['ANT-BOTS', 'RFC9309'],
  tokens: ['Claude-SearchBot', 'Claude-User'],
  blocked: 'ai-search-crawler-blocked',
});
