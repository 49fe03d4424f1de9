import { defineCheck, only } from '#engine/define-check.ts';
import { accessDescription, crawlerOutcome, openRobotsProof, unblockSteps } from '#engine/derived/crawler-access.ts';

const tokens = ['OAI-SearchBot'];

export default defineCheck({
  id: 'AO-01',
  points: 2.5,
  strength: 'strong',
  platformWeights: only({ chatgpt: 3 }),
  title: { pass: 'ChatGPT’s search crawler may read your key pages', fail: 'Your robots.txt shuts ChatGPT’s search crawler out of key pages' },
  neutral: 'whether ChatGPT’s search crawler may read you',
  why: 'ChatGPT’s search answers leave out sites that opt out of OAI-SearchBot.',
  reads: ['robots'],
  alsoReads: ['site', 'edge'],
  score: ({ robots, site, edge }) => crawlerOutcome(tokens, robots, site, { id: 'ai-search-crawler-blocked', tone: 'bad' }, edge),
  who: 'developer',
  minutes: 15,
  concerns: 'robots',
  comparedAs: 'Pages that ChatGPT’s search may read',
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  advice: (findings) => ({
    title: 'Allow OAI-SearchBot',
    description: accessDescription('ChatGPT builds its search index with OAI-SearchBot.', findings),
    steps: unblockSteps(findings, tokens),
    resources: ['OpenAI’s page on its crawlers: https://platform.openai.com/docs/bots'],
    metrics: ['Share of key pages that OAI-SearchBot may read'],
    proof: openRobotsProof(tokens, findings),
    commonMistakes: ['Opening the site to training crawlers, too. Those are separate agents and your own decision.'],
  }),
  sources: ['OAI-BOTS', 'RFC9309'],
});
