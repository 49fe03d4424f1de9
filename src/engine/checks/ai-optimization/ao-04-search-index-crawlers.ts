import { defineCheck } from '#engine/define-check.ts';
import { crawlerOutcome, unblockSteps } from '#engine/derived/crawler-access.ts';

const tokens = ['Googlebot', 'Bingbot'];

export default defineCheck({
  id: 'AO-04',
  points: 2,
  strength: 'strong',
  platformWeights: { chatgpt: 1.5, claude: 1.5, perplexity: 1.25, grok: 1.25 },
  title: { pass: 'Google and Bing may read your key pages', fail: 'Your robots.txt shuts Google or Bing out of key pages' },
  neutral: 'whether Google and Bing may read you',
  why: 'Assistants use general search indexes. They rarely find a page that Google and Bing cannot read.',
  reads: ['robots'],
  alsoReads: ['site', 'edge'],
  score: ({ robots, site, edge }) => crawlerOutcome(tokens, robots, site, { id: 'search-index-crawler-blocked', tone: 'bad' }, edge),
  who: 'developer',
  minutes: 15,
  concerns: 'robots',
  comparedAs: 'Pages that Google and Bing may read',
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  advice: (findings) => ({
    title: 'Open the site to Google and Bing',
    description: 'Bing’s index grounds many assistants, and Brave, which Claude seems to use, follows general access.',
    steps: unblockSteps(findings, tokens),
    resources: ['Bing Webmaster Tools', 'Google Search Console'],
    metrics: ['Pages indexed in Bing, Google and Brave'],
    proof: 'Open Search Console and Bing Webmaster Tools. Both fetch your home page without an error.',
    commonMistakes: ['Opening the site to training crawlers, too. Those are separate agents and your own decision.'],
  }),
  sources: ['BING-GROUND26', 'PROF-BRAVE', 'SEER-BING'],
});
