import { platformNames } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { enoughAnswers, measuredRates, meanRate } from '#engine/ask/answers/answer-rates.ts';
import { citationRateSteps } from '#engine/ask/answers/answer-scales.ts';
import { alongSteps } from '#engine/base/statistics.ts';
import { rateFinding } from '#engine/judge/checks/parts/rate-findings.ts';

export default defineCheck({
  id: 'AO-16',
  title: { pass: 'AI answers cite your own pages often', fail: 'AI answers seldom or never cite your own pages' },
  neutral: 'citations of your pages in AI answers',
  why: 'A citation is the link a buyer clicks, and the proof that an assistant read your page.',
  reads: ['platformAnswers', 'answers'],
  score: ({ platformAnswers, answers }) => {
    const measured = measuredRates(platformAnswers, answers);
    const rate = meanRate(measured, (rates) => rates.citation);
    if (rate === null) return { kind: 'not-measured', reason: `No platform gave ${enoughAnswers} valid answers` };
    return scored(
      alongSteps(citationRateSteps, rate),
      `${Math.round(100 * rate)}% of answers to questions without your name cite your site.`,
      measured.map(({ platform, rates }) =>
        rateFinding(
          'own-citation-rate',
          `Answers of ${platformNames[platform]} that cite your site`,
          rates.citation,
          rates,
        ),
      ),
    );
  },
  who: 'writer',
  minutes: 480,
  concerns: 'assistants',
  advice: () => ({
    title: 'Win citations for your own pages',
    description: 'AI answers cite other sites where they could cite yours.',
    steps: [
      'Look at the pages cited for these questions. Note what they answer and yours do not.',
      'Publish the better, fresher answer, with its sources.',
      'Make sure first that the crawlers may read it.',
    ],
    metrics: ['Own citation rate with its likely range'],
    proof: 'Compare two measurements. Your rate has risen beyond its likely range.',
  }),
});
