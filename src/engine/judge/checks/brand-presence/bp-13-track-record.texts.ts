import { onlyInQuiz } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'You have been in business for ten years or more',
    fail: 'You have been in business for less than ten years',
  },
  neutral: 'how long you have been in business',
  why: 'Models have read more about older companies. Nobody can change this, and it counts little.',
  ownTest: [onlyInQuiz],
  notes: {
    'year-reported': 'Your founding year.',
  },
  says: {
    notMeasured: 'We do not know your founding year',
    reason: 'You said that you began in {yearEstablished}.',
  },
  // Age cannot be changed.
  advice: null,
} as const satisfies CheckTexts;
