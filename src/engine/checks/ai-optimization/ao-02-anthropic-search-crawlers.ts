import { defineCheck } from '#engine/define-check.ts';
import { crawlerOutcome, unblockSteps } from '#engine/derived/crawler-access.ts';
import { cite } from '#engine/derived/references.ts';

const tokens = ['Claude-SearchBot', 'Claude-User'];

export default defineCheck({
  id: 'AO-02',
  category: 'aiOptimization',
  points: 2,
  strength: 'strong',
  platformWeights: { chatgpt: 0, claude: 3, perplexity: 0, grok: 0 },
  title: { pass: 'Claude’s search and user agents may read your key pages', fail: 'robots.txt keeps Claude’s search or user agent out of key pages' },
  why: 'Claude-SearchBot builds Claude’s search and Claude-User opens pages for a person who asks; both obey robots.txt.',
  reads: ['robots'],
  alsoReads: ['site'],
  score: ({ robots, site }) => crawlerOutcome(tokens, robots, site, { id: 'ai-search-crawler-blocked', tone: 'bad' }),
  reported: null,
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  advice: (findings) => ({
    title: 'Allow Claude-SearchBot and Claude-User',
    description: 'Both of Claude’s agents for answers obey robots.txt, and yours turns at least one away.',
    steps: unblockSteps(findings, tokens),
    resources: ['Anthropic’s page on its crawlers: https://support.claude.com/en/articles/8896518'],
    metrics: ['Share of key pages that Claude-SearchBot and Claude-User may read'],
    proof: 'The command “citable access” shows “allowed” for Claude-SearchBot and Claude-User.',
    doer: 'developer',
    commonMistakes: ['Opening the site to training crawlers too: those are separate agents and your own decision.'],
  }),
  sources: cite('ANT-BOTS', 'RFC9309'),
});
