import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { crawlerOutcome } from '#engine/judge/checks/parts/crawler-access.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-07-training-crawler-policy.texts.ts';

const tokens = ['GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot', 'Applebot-Extended', 'meta-externalagent'];

export default defineCheck({
  id: 'AO-07',
  texts,
  points: 1,
  strength: 'weak',
  platformWeights: { claude: 1.5, perplexity: 0.25, grok: 0.5 },
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'immediate',
  consequence: 'hygiene',
  sources: ['OAI-BOTS', 'ANT-BOTS'],
  reads: ['robots'],
  alsoReads: ['site'],
  score: ({ robots, site }) => {
    const outcome = crawlerOutcome(tokens, robots, site, {
      id: 'training-crawler-blocked',
      tone: 'info',
      passed: texts.title.passed,
    });
    // A rights decision may cost half a point at most.
    return outcome.kind === 'scored' ? { ...outcome, ratio: 0.5 + 0.5 * outcome.ratio } : outcome;
  },
  who: 'you',
  minutes: 0,
  concerns: 'robots', // blocking training is the owner's decision, never a defect
});
