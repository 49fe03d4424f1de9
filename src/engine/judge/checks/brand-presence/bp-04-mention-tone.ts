import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { measuredRates, meanRate, whyNoRate } from '#engine/ask/answers/answer-rates.ts';
import { sentimentShare } from '#engine/ask/answers/answer-scales.ts';
import { inAnswer, info } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/brand-presence/bp-04-mention-tone.texts.ts';

const { notes, says, advice } = texts;

export default defineCheck({
  id: 'BP-04',
  texts,
  points: 0.5,
  strength: 'weak',
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'short',
  consequence: 'trust',
  sources: ['ANALYZE26'],
  reads: ['platformAnswers', 'answers'],
  score: ({ platformAnswers, answers }) => {
    const measured = measuredRates(platformAnswers, answers);
    const net = meanRate(measured, (rates) => rates.sentiment);
    if (net === null)
      return {
        kind: 'not-measured',
        reason: measured.length === 0 ? whyNoRate(platformAnswers, answers) : says.noTone,
      };
    const quotes = measured.flatMap(({ platform, rates }) =>
      rates.mentions.slice(0, 1).map((entry) => ({ platform, ...entry })),
    );
    return scored(
      sentimentShare(net),
      say(says.reason, { net: net.toFixed(2) }),
      quotes.map(({ platform, answer, mention }) =>
        info('mention-tone', notes['mention-tone'], inAnswer(platform, answer.prompt, mention.quote)),
      ),
    );
  },
  who: 'you',
  minutes: 120,
  concerns: 'assistants',
  advice: (findings) => ({
    steps: [
      ...findings.flatMap((finding) =>
        finding.kind === 'prompt' ? [say(advice.steps.findSource, { quote: finding.quote })] : [],
      ),
      advice.steps.answer,
    ],
  }),
});
