import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'llms.txt neither earns nor costs you points',
    fail: 'Your server answers for llms.txt with another page',
  },
  neutral: 'your llms.txt',
  why: 'Three large studies found no effect of llms.txt on citations. We report it and never score it.',
  ownTest: ['Open /llms.txt on your website.', 'You lose nothing if it is missing.'],
  notes: {
    'llms-txt-soft-404': 'Your server answers for llms.txt with status 200 and another page (a soft 404).',
  },
  says: {
    present: 'You publish an llms.txt. It may help coding agents.',
    absent: 'You publish no llms.txt, and you need none.',
    statusOfLlmsTxt: 'Status of llms.txt',
  },
  // No measurable effect: never a recommendation.
  advice: null,
} as const satisfies CheckTexts;
