import { defineCheck } from '#engine/define-check.ts';
import { crawlerOutcome, unblockSteps } from '#engine/derived/crawler-access.ts';
import { cite } from '#engine/derived/references.ts';

const tokens = ['PerplexityBot'];

export default defineCheck({
  id: 'AO-03',
  category: 'aiOptimization',
  points: 2,
  strength: 'strong',
  platformWeights: { chatgpt: 0, claude: 0, perplexity: 3, grok: 0 },
  title: { pass: 'Perplexity’s crawler may read your key pages', fail: 'robots.txt keeps Perplexity’s crawler out of key pages' },
  why: 'PerplexityBot surfaces and links sites in Perplexity’s answers and does not gather training data.',
  reads: ['robots'],
  alsoReads: ['site'],
  score: ({ robots, site }) => crawlerOutcome(tokens, robots, site, { id: 'ai-search-crawler-blocked', tone: 'bad' }),
  reported: null,
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  advice: (findings) => ({
    title: 'Allow PerplexityBot',
    description: 'Perplexity lists and links what PerplexityBot may read, and your robots.txt turns it away.',
    steps: unblockSteps(findings, tokens),
    resources: ['Perplexity’s page on its crawlers: https://docs.perplexity.ai/guides/bots'],
    metrics: ['Share of key pages that PerplexityBot may read'],
    proof: 'The command “citable access” shows “allowed” for PerplexityBot.',
    doer: 'developer',
    commonMistakes: ['Opening the site to training crawlers too: those are separate agents and your own decision.'],
  }),
  sources: cite('PPLX-BOTS', 'RFC9309'),
});
