import { defineCheck } from '#engine/define-check.ts';
import { measuredRates, meanRate } from '#engine/derived/answer-rates.ts';
import { sentimentShare } from '#engine/derived/answer-scales.ts';
import { cite } from '#engine/derived/references.ts';

export default defineCheck({
  id: 'BP-04',
  category: 'brandPresence',
  points: 0.5,
  strength: 'weak',
  platformWeights: { chatgpt: 1, claude: 1, perplexity: 1, grok: 1 },
  title: { pass: 'AI answers speak well of you', fail: 'AI answers do not all speak well of you' },
  why: 'Criticism that is quoted once is quoted often; our word list is coarse, so this counts little.',
  reads: ['platformAnswers', 'answers'],
  score: ({ platformAnswers, answers }) => {
    const measured = measuredRates(platformAnswers, answers);
    const net = meanRate(measured, (rates) => rates.sentiment);
    if (net === null) return { kind: 'not-measured', reason: 'No answer names you, so there is no tone to judge' };
    const quotes = measured.flatMap(({ platform, rates }) => rates.mentions.slice(0, 1).map((entry) => ({ platform, ...entry })));
    return {
      kind: 'scored',
      ratio: sentimentShare(net),
      reason: `The tone of what is said of you is ${net.toFixed(2)} on a scale from -1 to 1, by a list of words.`,
      findings: quotes.map(({ platform, answer, mention }) => ({
        id: 'mention-tone',
        tone: 'info',
        note: 'What is said of you.',
        kind: 'prompt',
        platform,
        prompt: answer.prompt,
        quote: mention.quote,
      })),
    };
  },
  reported: null,
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'short',
  advice: (findings) => ({
    title: 'Answer the criticism that is quoted',
    description: 'Some of what assistants repeat about you is not favourable.',
    steps: [
      ...findings.flatMap((finding) => (finding.kind === 'prompt' ? [`Find the source of “${finding.quote}”`] : [])),
      'Mend what is true, answer what is not, and publish the mend on a page of its own.',
    ],
    resources: [],
    metrics: ['Net tone'],
    proof: 'Measured again, the criticism is gone or stands beside your answer.',
    doer: 'owner',
  }),
  sources: cite('ANALYZE26'),
});
