import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { measuredRates, meanRate } from '#engine/ask/answers/answer-rates.ts';
import { sentimentShare } from '#engine/ask/answers/answer-scales.ts';
import { inAnswer, info } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'BP-04',
  title: { pass: 'AI answers speak well of you', fail: 'Some AI answers speak of you neutrally or badly' },
  neutral: 'how AI answers speak of you',
  why: 'Assistants repeat criticism. A model reads the tone, and this counts little.',
  reads: ['platformAnswers', 'answers'],
  score: ({ platformAnswers, answers }) => {
    const measured = measuredRates(platformAnswers, answers);
    const net = meanRate(measured, (rates) => rates.sentiment);
    if (net === null)
      return {
        kind: 'not-measured',
        reason: measured.some(({ rates }) => rates.mentions.length > 0)
          ? 'No language model read the answers that name you, so their tone is not known'
          : 'No answer names you, so there is no tone to judge',
      };
    const quotes = measured.flatMap(({ platform, rates }) =>
      rates.mentions.slice(0, 1).map((entry) => ({ platform, ...entry })),
    );
    return scored(
      sentimentShare(net),
      `The tone of the answers that name you is ${net.toFixed(2)} on a scale from -1 to 1, as a language model read it.`,
      quotes.map(({ platform, answer, mention }) =>
        info('mention-tone', 'This answer speaks of you.', inAnswer(platform, answer.prompt, mention.quote)),
      ),
    );
  },
  who: 'you',
  minutes: 120,
  concerns: 'assistants',
  advice: (findings) => ({
    title: 'Answer the criticism that is quoted',
    description: 'Assistants repeat some things about you that are not favorable.',
    steps: [
      ...findings.flatMap((finding) => (finding.kind === 'prompt' ? [`Find the source of “${finding.quote}”`] : [])),
      'Correct what is true, answer what is not, and publish both on a page of its own.',
    ],
    metrics: ['Net tone'],
    proof: 'Measure again. The criticism is gone, or your answer is beside it.',
  }),
});
