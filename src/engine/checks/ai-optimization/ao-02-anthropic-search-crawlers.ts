import { defineCheck, only } from '#engine/define-check.ts';
import { accessDescription, crawlerOutcome, openRobotsProof, unblockSteps } from '#engine/derived/crawler-access.ts';

const tokens = ['Claude-SearchBot', 'Claude-User'];

export default defineCheck({
  id: 'AO-02',
  points: 2,
  strength: 'strong',
  platformWeights: only({ claude: 3 }),
  title: { pass: 'Claude’s search and user agents may read your key pages', fail: 'Your robots.txt shuts Claude’s search or user agent out of key pages' },
  neutral: 'whether Claude’s crawlers may read you',
  why: 'Claude-SearchBot builds Claude’s search, and Claude-User opens pages for a person. Both obey robots.txt.',
  reads: ['robots'],
  alsoReads: ['site', 'edge'],
  score: ({ robots, site, edge }) => crawlerOutcome(tokens, robots, site, { id: 'ai-search-crawler-blocked', tone: 'bad' }, edge),
  who: 'developer',
  minutes: 15,
  concerns: 'robots',
  comparedAs: 'Pages that Claude may read',
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  advice: (findings) => ({
    title: 'Allow Claude-SearchBot and Claude-User',
    description: accessDescription('Claude reads pages for its answers with two agents.', findings),
    steps: unblockSteps(findings, tokens),
    resources: ['Anthropic’s page on its crawlers: https://support.claude.com/en/articles/8896518'],
    metrics: ['Share of key pages that Claude-SearchBot and Claude-User may read'],
    proof: openRobotsProof(tokens, findings),
    commonMistakes: ['Opening the site to training crawlers, too. Those are separate agents and your own decision.'],
  }),
  sources: ['ANT-BOTS', 'RFC9309'],
});
