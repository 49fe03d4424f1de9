import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { crawlerOutcome } from '#engine/judge/checks/parts/crawler-access.ts';

const tokens = ['GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot', 'Applebot-Extended', 'meta-externalagent'];

export default defineCheck({
  id: 'AO-07',
  title: {
    pass: 'Training crawlers may read your pages',
    fail: 'You keep some training crawlers out, and the decision is yours',
  },
  neutral: 'whether training crawlers may read you',
  why: 'Keeping training crawlers out does not remove you from AI search. Being read may help later models know your name.',
  reads: ['robots'],
  alsoReads: ['site'],
  score: ({ robots, site }) => {
    const outcome = crawlerOutcome(tokens, robots, site, { id: 'training-crawler-blocked', tone: 'info' });
    // A rights decision may cost half a point at most.
    return outcome.kind === 'scored' ? { ...outcome, ratio: 0.5 + 0.5 * outcome.ratio } : outcome;
  },
  who: 'you',
  minutes: 0,
  concerns: 'robots',
  comparedAs: 'Pages that training crawlers may read',
  advice: null, // blocking training is the owner's decision, never a defect
});
