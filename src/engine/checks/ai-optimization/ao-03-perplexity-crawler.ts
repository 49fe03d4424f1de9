import { defineCheck, only } from '#engine/define-check.ts';
import { accessDescription, crawlerOutcome, openRobotsProof, unblockSteps } from '#engine/derived/crawler-access.ts';

const tokens = ['PerplexityBot'];

export default defineCheck({
  id: 'AO-03',
  points: 2,
  strength: 'strong',
  platformWeights: only({ perplexity: 3 }),
  title: { pass: 'Perplexity’s crawler may read your key pages', fail: 'Your robots.txt shuts Perplexity’s crawler out of key pages' },
  neutral: 'whether Perplexity’s crawler may read you',
  why: 'Perplexity’s answers show and link what PerplexityBot reads. It gathers no training data.',
  reads: ['robots'],
  alsoReads: ['site', 'edge'],
  score: ({ robots, site, edge }) => crawlerOutcome(tokens, robots, site, { id: 'ai-search-crawler-blocked', tone: 'bad' }, edge),
  who: 'developer',
  minutes: 15,
  concerns: 'robots',
  comparedAs: 'Pages that Perplexity may read',
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  advice: (findings) => ({
    title: 'Allow PerplexityBot',
    description: accessDescription('Perplexity lists and links what PerplexityBot may read.', findings),
    steps: unblockSteps(findings, tokens),
    resources: ['Perplexity’s page on its crawlers: https://docs.perplexity.ai/guides/bots'],
    metrics: ['Share of key pages that PerplexityBot may read'],
    proof: openRobotsProof(tokens, findings),
    commonMistakes: ['Opening the site to training crawlers, too. Those are separate agents and your own decision.'],
  }),
  sources: ['PPLX-BOTS', 'RFC9309'],
});
