import { defineCheck } from '#engine/define-check.ts';
import { crawlerOutcome, unblockSteps } from '#engine/derived/crawler-access.ts';
import { cite } from '#engine/derived/references.ts';

const tokens = ['OAI-SearchBot'];

export default defineCheck({
  id: 'AO-01',
  category: 'aiOptimization',
  points: 2.5,
  strength: 'strong',
  platformWeights: { chatgpt: 3, claude: 0, perplexity: 0, grok: 0 },
  title: { pass: 'ChatGPT’s search crawler may read your key pages', fail: 'robots.txt keeps ChatGPT’s search crawler out of key pages' },
  why: 'A site that opts out of OAI-SearchBot is not shown in ChatGPT’s search answers.',
  reads: ['robots'],
  alsoReads: ['site'],
  score: ({ robots, site }) => crawlerOutcome(tokens, robots, site, { id: 'ai-search-crawler-blocked', tone: 'bad' }),
  reported: null,
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  advice: (findings) => ({
    title: 'Allow OAI-SearchBot',
    description: 'ChatGPT builds its search index with OAI-SearchBot, which your robots.txt turns away.',
    steps: unblockSteps(findings, tokens),
    resources: ['OpenAI’s page on its crawlers: https://platform.openai.com/docs/bots'],
    metrics: ['Share of key pages that OAI-SearchBot may read'],
    proof: 'The command “citable access” shows “allowed” for OAI-SearchBot.',
    doer: 'developer',
    commonMistakes: ['Opening the site to training crawlers too: those are separate agents and your own decision.'],
  }),
  sources: cite('OAI-BOTS', 'RFC9309'),
});
