import { platformNames } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { measuredRates, meanRate, whyNoRate } from '#engine/ask/answers/answer-rates.ts';
import { citationRateSteps } from '#engine/ask/answers/answer-scales.ts';
import { alongSteps } from '#engine/base/statistics.ts';
import { rateFinding } from '#engine/judge/checks/parts/rate-findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-16-own-citations.texts.ts';

const { says } = texts;

export default defineCheck({
  id: 'AO-16',
  texts,
  points: 2,
  strength: 'strong',
  difficulty: 'Hard',
  impact: 'High',
  timeframe: 'long',
  consequence: 'blur',
  sources: ['ANALYZE26', 'CITESEM'],
  reads: ['platformAnswers', 'answers'],
  score: ({ platformAnswers, answers }) => {
    const measured = measuredRates(platformAnswers, answers);
    const rate = meanRate(measured, (rates) => rates.citation);
    if (rate === null) return { kind: 'not-measured', reason: whyNoRate(platformAnswers, answers) };
    return scored(
      alongSteps(citationRateSteps, rate),
      say(says.reason, { percent: Math.round(100 * rate) }),
      measured.map(({ platform, rates }) =>
        rateFinding('own-citation-rate', say(says.rate, { platform: platformNames[platform] }), rates.citation, rates),
      ),
    );
  },
  who: 'writer',
  minutes: 480,
  concerns: 'assistants',
});
