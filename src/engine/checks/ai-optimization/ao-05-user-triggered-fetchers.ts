import { defineCheck, only } from '#engine/define-check.ts';
import { accessDescription, crawlerOutcome, openRobotsProof, unblockSteps } from '#engine/derived/crawler-access.ts';

const tokens = ['ChatGPT-User', 'Perplexity-User'];

export default defineCheck({
  id: 'AO-05',
  points: 1,
  strength: 'moderate',
  platformWeights: only({ chatgpt: 1, perplexity: 1 }),
  title: { pass: 'Assistants may open your key pages for a person who asks', fail: 'Your robots.txt turns away agents that open a page for a person' },
  neutral: 'whether assistants may open your pages for a person',
  why: 'ChatGPT-User and Perplexity-User open a page for a person who asks. Firewalls act on what robots.txt says of them.',
  reads: ['robots'],
  alsoReads: ['site', 'edge'],
  score: ({ robots, site, edge }) => crawlerOutcome(tokens, robots, site, { id: 'user-fetcher-blocked', tone: 'bad' }, edge),
  who: 'developer',
  minutes: 15,
  concerns: 'robots',
  comparedAs: 'Pages that assistants may open for a person',
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  advice: (findings) => ({
    title: 'Allow live fetches for people',
    description: accessDescription('An assistant opens your page for a person who asks.', findings),
    steps: unblockSteps(findings, tokens),
    resources: [
      'OpenAI’s page on its crawlers: https://platform.openai.com/docs/bots',
      'Perplexity’s page on its crawlers: https://docs.perplexity.ai/guides/bots',
    ],
    metrics: ['Share of key pages that ChatGPT-User and Perplexity-User may read'],
    proof: openRobotsProof(tokens, findings),
    commonMistakes: ['Opening the site to training crawlers, too. Those are separate agents and your own decision.'],
  }),
  sources: ['OAI-BOTS', 'PPLX-BOTS'],
});
