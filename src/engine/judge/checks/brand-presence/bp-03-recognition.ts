import { platformNames } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { measuredRates, meanRate, whyNoRate } from '#engine/ask/answers/answer-rates.ts';
import { asValue, bad, info } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/brand-presence/bp-03-recognition.texts.ts';

const { says, advice } = texts;

export default defineCheck({
  id: 'BP-03',
  texts,
  points: 2,
  strength: 'strong',
  difficulty: 'Medium',
  impact: 'High',
  timeframe: 'short',
  consequence: 'way',
  sources: ['CHEN25', 'KAM24'],
  reads: ['platformAnswers', 'answers'],
  score: ({ platformAnswers, answers }) => {
    const measured = measuredRates(platformAnswers, answers);
    const recognised = meanRate(measured, (rates) => rates.recognised);
    if (recognised === null)
      return {
        kind: 'not-measured',
        reason: measured.length === 0 ? whyNoRate(platformAnswers, answers) : says.neverByName,
      };
    const accuracy = meanRate(measured, (rates) => rates.accuracy);
    return scored(
      // Without a checkable fact there is nothing right or wrong: recognition alone counts.
      accuracy === null ? recognised : 0.6 * recognised + 0.4 * accuracy,
      say(says.reason, {
        percent: Math.round(100 * recognised),
        added: accuracy === null ? '' : say(says.andFacts, { percent: Math.round(100 * accuracy) }),
      }),
      measured.flatMap(({ platform, rates }) => {
        if (rates.recognised === null) return [];
        const value = say(says.recognised, { percent: Math.round(100 * rates.recognised) });
        const note = say(says.proof, {
          platform: platformNames[platform],
          percent: Math.round(100 * rates.recognised),
        });
        return [(rates.recognised === 0 ? bad : info)('recognition', note, asValue(platformNames[platform], value))];
      }),
    );
  },
  who: 'you',
  minutes: 180,
  concerns: 'assistants',
  advice: (_findings, answers) => ({
    steps: [
      advice.steps.correct,
      say(advice.steps.sameEverywhere, {
        added: answers.yearEstablished === null ? '' : ` (${answers.yearEstablished})`,
      }),
    ],
  }),
});
