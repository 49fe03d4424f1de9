import { platformNames } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { enoughAnswers, measuredRates, meanRate } from '#engine/ask/answers/answer-rates.ts';
import { asValue, bad, info } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'BP-03',
  title: {
    pass: 'Assistants know you and describe you correctly',
    fail: 'Some AI answers about you by name are empty or wrong',
  },
  neutral: 'what assistants know about you',
  why: 'A buyer who asks about you by name hears this answer before they see your site.',
  reads: ['platformAnswers', 'answers'],
  score: ({ platformAnswers, answers }) => {
    const measured = measuredRates(platformAnswers, answers);
    const recognised = meanRate(measured, (rates) => rates.recognised);
    if (recognised === null)
      return {
        kind: 'not-measured',
        reason: `No platform gave ${enoughAnswers} valid answers and one about you by name`,
      };
    const accuracy = meanRate(measured, (rates) => rates.accuracy);
    return scored(
      // Without a checkable fact there is nothing right or wrong: recognition alone counts.
      accuracy === null ? recognised : 0.6 * recognised + 0.4 * accuracy,
      `${Math.round(100 * recognised)}% of answers about you by name know you${accuracy === null ? '' : `, and ${Math.round(100 * accuracy)}% of checkable facts are right`}.`,
      measured.flatMap(({ platform, rates }) => {
        if (rates.recognised === null) return [];
        const value = `${Math.round(100 * rates.recognised)}% recognised`;
        const note = `Asked about you by name, ${platformNames[platform]} knew you in ${Math.round(100 * rates.recognised)}% of its answers.`;
        return [(rates.recognised === 0 ? bad : info)('recognition', note, asValue(platformNames[platform], value))];
      }),
    );
  },
  who: 'you',
  minutes: 180,
  concerns: 'assistants',
  advice: (_findings, answers) => ({
    title: 'Correct what assistants say about you',
    description: 'People ask for you by name, and assistants know little or get facts wrong.',
    steps: [
      'Correct wrong facts on the page that the answer cites.',
      `Give the same name, description, place and founding year${answers.yearEstablished === null ? '' : ` (${answers.yearEstablished})`} on the site, on LinkedIn and in listings.`,
    ],
    metrics: ['Share of answers that know you', 'Share of facts that are right'],
    proof: 'Ask all assistants about you by name. Each gives the right facts.',
  }),
});
