import { openRobots, closesAll } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Training crawlers may read your pages',
    passed: 'Training crawlers may read {pages}',
    fail: 'You keep some training crawlers out, and the decision is yours',
  },
  neutral: 'whether training crawlers may read you',
  why: 'Keeping training crawlers out does not remove you from AI search. Being read may help later models know your name.',
  comparedAs: 'Pages that training crawlers may read',
  ownTest: [
    openRobots,
    'Look for a group that names GPTBot or ClaudeBot or Google-Extended or CCBot, or else the group for *.',
    closesAll,
  ],
  // Blocking training is the owner's decision, never a defect.
  emits: ['training-crawler-blocked'],
  advice: null,
} as const satisfies CheckTexts;
