import { defineCheck } from '#engine/define-check.ts';
import { crawlerOutcome, unblockSteps } from '#engine/derived/crawler-access.ts';
import { cite } from '#engine/derived/references.ts';

const tokens = ['ChatGPT-User', 'Perplexity-User'];

export default defineCheck({
  id: 'AO-05',
  category: 'aiOptimization',
  points: 1,
  strength: 'moderate',
  platformWeights: { chatgpt: 1, claude: 0, perplexity: 1, grok: 0 },
  title: { pass: 'Assistants may open your key pages for a person who asks', fail: 'robots.txt turns away the agents that open a page for a person' },
  why: 'ChatGPT-User and Perplexity-User fetch a page because a person asked; robots.txt may not bind them, but firewalls act on such a line.',
  reads: ['robots'],
  alsoReads: ['site'],
  score: ({ robots, site }) => crawlerOutcome(tokens, robots, site, { id: 'user-fetcher-blocked', tone: 'bad' }),
  reported: null,
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  advice: (findings) => ({
    title: 'Allow live fetches for people',
    description: 'A person who asks an assistant to read your page is a visitor; your robots.txt says that they are not welcome.',
    steps: unblockSteps(findings, tokens),
    resources: [
      'OpenAI’s page on its crawlers: https://platform.openai.com/docs/bots',
      'Perplexity’s page on its crawlers: https://docs.perplexity.ai/guides/bots',
    ],
    metrics: ['Share of key pages that ChatGPT-User and Perplexity-User may read'],
    proof: 'The command “citable access” shows “allowed” for ChatGPT-User and Perplexity-User.',
    doer: 'developer',
    commonMistakes: ['Opening the site to training crawlers too: those are separate agents and your own decision.'],
  }),
  sources: cite('OAI-BOTS', 'PPLX-BOTS'),
});
