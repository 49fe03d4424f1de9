import { platformNames } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { enoughAnswers, measuredRates, meanRate } from '#engine/ask/answers/answer-rates.ts';
import { mentionRateSteps } from '#engine/ask/answers/answer-scales.ts';
import { alongSteps } from '#engine/base/statistics.ts';
import { rateFinding } from '#engine/judge/checks/parts/rate-findings.ts';
import { good, inAnswer } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'BP-01',
  title: {
    pass: 'AI answers name you as often as a leader',
    fail: 'AI answers name you less often than the leaders of a category',
  },
  neutral: 'how often AI answers name you',
  why: 'A buyer who does not know you can choose you only if the answer names you.',
  reads: ['platformAnswers', 'answers'],
  score: ({ platformAnswers, answers }) => {
    const measured = measuredRates(platformAnswers, answers);
    const rate = meanRate(measured, (rates) => rates.mention);
    if (rate === null) return { kind: 'not-measured', reason: `No platform gave ${enoughAnswers} valid answers` };
    const quotes = measured.flatMap(({ platform, rates }) =>
      rates.mentions
        .filter(({ answer }) => answer.promptKind === 'unbranded')
        .slice(0, 1)
        .map(({ answer, mention }) =>
          good('mentioned', `${platformNames[platform]} names you.`, inAnswer(platform, answer.prompt, mention.quote)),
        ),
    );
    return scored(
      alongSteps(mentionRateSteps, rate),
      `${Math.round(100 * rate)}% of answers to questions without your name mention you. Leaders of a category reach 55% or more.`,
      [
        ...measured.map(({ platform, rates }) =>
          rateFinding('mention-rate', `Answers of ${platformNames[platform]} that name you`, rates.mention, rates),
        ),
        ...quotes,
      ],
    );
  },
  who: 'you',
  minutes: 480,
  concerns: 'assistants',
  advice: () => ({
    title: 'Earn a place in the shortlist',
    description: 'Assistants answer your buyers’ questions and name others more often than you.',
    steps: [
      'Work through the questions where competitors are named and you are not.',
      'Get into the third-party pages that are cited there.',
      'Publish the answer page that is missing on your own site.',
    ],
    metrics: ['Mention rate with its likely range', 'Share of voice'],
    proof: 'Compare two measurements. Your rate has risen beyond its likely range.',
    commonMistakes: [
      'Invented reviews or forum posts. Assistants rarely credit them, and search engines count them as spam.',
    ],
  }),
});
