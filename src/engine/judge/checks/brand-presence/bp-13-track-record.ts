import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { alongSteps } from '#engine/base/statistics.ts';
import { inQuiz, info } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/brand-presence/bp-13-track-record.texts.ts';

const { notes, says } = texts;

const steps = [
  [0, 0.2],
  [2, 0.5],
  [5, 0.8],
  [10, 1],
] as const;

export default defineCheck({
  id: 'BP-13',
  texts,
  points: 0.5,
  strength: 'weak',
  platformWeights: { claude: 1.25, perplexity: 0.75, grok: 0.75 },
  difficulty: 'Hard',
  impact: 'Low',
  timeframe: 'long',
  consequence: 'hygiene',
  sources: ['KAM24'],
  reads: ['now', 'answers'],
  score: ({ now, answers: { yearEstablished } }) => {
    const years = yearEstablished === null ? null : new Date(now).getUTCFullYear() - yearEstablished;
    if (yearEstablished === null || years === null || years < 0)
      return { kind: 'not-measured', reason: says.notMeasured };
    return scored(alongSteps(steps, years), say(says.reason, { yearEstablished }), [
      info('year-reported', notes['year-reported'], inQuiz('yearEstablished', String(yearEstablished))),
    ]);
  },
  who: 'you',
  minutes: 0,
  concerns: 'answers', // age cannot be changed
});
