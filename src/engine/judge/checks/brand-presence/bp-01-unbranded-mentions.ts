import { platformNames } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { measuredRates, meanRate, whyNoRate } from '#engine/ask/answers/answer-rates.ts';
import { mentionRateSteps } from '#engine/ask/answers/answer-scales.ts';
import { alongSteps } from '#engine/base/statistics.ts';
import { rateFinding } from '#engine/judge/checks/parts/rate-findings.ts';
import { good, inAnswer } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/brand-presence/bp-01-unbranded-mentions.texts.ts';

const { notes, says } = texts;

export default defineCheck({
  id: 'BP-01',
  texts,
  points: 4,
  strength: 'strong',
  difficulty: 'Hard',
  impact: 'High',
  timeframe: 'long',
  consequence: 'blur',
  sources: ['SPARK26', 'SIEL26'],
  reads: ['platformAnswers', 'answers'],
  score: ({ platformAnswers, answers }) => {
    const measured = measuredRates(platformAnswers, answers);
    const rate = meanRate(measured, (rates) => rates.mention);
    if (rate === null) return { kind: 'not-measured', reason: whyNoRate(platformAnswers, answers) };
    const quotes = measured.flatMap(({ platform, rates }) =>
      rates.mentions
        .filter(({ answer }) => answer.promptKind === 'unbranded')
        .slice(0, 1)
        .map(({ answer, mention }) =>
          good(
            'mentioned',
            say(notes.mentioned, { platform: platformNames[platform] }),
            inAnswer(platform, answer.prompt, mention.quote),
          ),
        ),
    );
    return scored(alongSteps(mentionRateSteps, rate), say(says.reason, { percent: Math.round(100 * rate) }), [
      ...measured.map(({ platform, rates }) =>
        rateFinding('mention-rate', say(says.rate, { platform: platformNames[platform] }), rates.mention, rates),
      ),
      ...quotes,
    ]);
  },
  who: 'you',
  minutes: 480,
  concerns: 'assistants',
});
