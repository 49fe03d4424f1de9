import { platformNames } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { enoughAnswers, measuredRates, meanRate } from '#engine/ask/answers/answer-rates.ts';
import { shareOfVoiceSteps } from '#engine/ask/answers/answer-scales.ts';
import { alongSteps } from '#engine/base/statistics.ts';
import { asValue, info } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'BP-02',
  title: {
    pass: 'You have a leader’s share of the names in AI answers',
    fail: 'AI answers name other companies more often than you',
  },
  neutral: 'your share of the names in AI answers',
  why: 'Your share of all companies named shows how much room is left.',
  reads: ['platformAnswers', 'answers'],
  score: ({ platformAnswers, answers }) => {
    const measured = measuredRates(platformAnswers, answers);
    const share = meanRate(measured, (rates) => rates.shareOfVoice);
    if (share === null) return { kind: 'not-measured', reason: `No platform gave ${enoughAnswers} valid answers` };
    return scored(
      alongSteps(shareOfVoiceSteps, share),
      `Of the times that answers name a company, ${Math.round(100 * share)}% name you.`,
      measured.flatMap(({ platform, rates }) =>
        rates.rivals.slice(0, 3).map((rival) => {
          const value = `${rival.name}: ${rival.answers} of ${rates.answers} answers`;
          return info(
            'rival-named',
            `${platformNames[platform]} named ${value}.`,
            asValue('Named instead of or beside you', value),
          );
        }),
      ),
    );
  },
  who: 'you',
  minutes: 480,
  concerns: 'assistants',
  advice: () => ({
    title: 'Close the gap to the most named rival',
    description: 'Other companies fill the answers to your buyers’ questions.',
    steps: [
      'List the sources that are cited where these rivals are named.',
      'Get reviewed, listed or covered by the same sources.',
    ],
    metrics: ['Share of voice'],
    proof: 'Compare two measurements with the same questions. Your share has risen.',
  }),
});
