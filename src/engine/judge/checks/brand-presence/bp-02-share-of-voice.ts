import { platformNames } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { measuredRates, meanRate, whyNoRate } from '#engine/ask/answers/answer-rates.ts';
import { shareOfVoiceSteps } from '#engine/ask/answers/answer-scales.ts';
import { alongSteps } from '#engine/base/statistics.ts';
import { asValue, info } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/brand-presence/bp-02-share-of-voice.texts.ts';

const { notes, says } = texts;

export default defineCheck({
  id: 'BP-02',
  texts,
  points: 1.5,
  strength: 'convention',
  difficulty: 'Hard',
  impact: 'High',
  timeframe: 'long',
  consequence: 'blur',
  sources: ['SPARK26', 'CHEN25'],
  reads: ['platformAnswers', 'answers'],
  score: ({ platformAnswers, answers }) => {
    const measured = measuredRates(platformAnswers, answers);
    const share = meanRate(measured, (rates) => rates.shareOfVoice);
    if (share === null) return { kind: 'not-measured', reason: whyNoRate(platformAnswers, answers) };
    return scored(
      alongSteps(shareOfVoiceSteps, share),
      say(says.reason, { percent: Math.round(100 * share) }),
      measured.flatMap(({ platform, rates }) =>
        rates.rivals.slice(0, 3).map((rival) => {
          const value = say(says.rival, { name: rival.name, answers: rival.answers, all: rates.answers });
          return info(
            'rival-named',
            say(notes['rival-named'], { platform: platformNames[platform], value }),
            asValue(says.label, value),
          );
        }),
      ),
    );
  },
  who: 'you',
  minutes: 480,
  concerns: 'assistants',
});
