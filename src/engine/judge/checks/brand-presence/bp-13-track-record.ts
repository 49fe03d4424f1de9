import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { alongSteps } from '#engine/base/statistics.ts';
import { inQuiz, info } from '#engine/judge/findings.ts';

const steps = [
  [0, 0.2],
  [2, 0.5],
  [5, 0.8],
  [10, 1],
] as const;

export default defineCheck({
  id: 'BP-13',
  title: {
    pass: 'You have been in business for ten years or more',
    fail: 'You have been in business for less than ten years',
  },
  neutral: 'how long you have been in business',
  why: 'Models have read more about older companies. Nobody can change this, and it counts little.',
  reads: ['now', 'answers'],
  score: ({ now, answers: { yearEstablished } }) => {
    const years = yearEstablished === null ? null : new Date(now).getUTCFullYear() - yearEstablished;
    if (yearEstablished === null || years === null || years < 0)
      return { kind: 'not-measured', reason: 'We do not know your founding year' };
    return scored(alongSteps(steps, years), `You said that you began in ${yearEstablished}.`, [
      info('year-reported', 'Your founding year.', inQuiz('yearEstablished', String(yearEstablished))),
    ]);
  },
  who: 'you',
  minutes: 0,
  concerns: 'answers',
  advice: null, // age cannot be changed
});
