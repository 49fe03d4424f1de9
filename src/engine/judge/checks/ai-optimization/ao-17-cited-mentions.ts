import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { measuredRates, meanRate } from '#engine/ask/answers/answer-rates.ts';
import { ramp } from '#engine/base/statistics.ts';
import { good, inAnswer, info, proofByValue, proofId } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'AO-17',
  title: { pass: 'Most mentions of you have a source', fail: 'Few mentions of you have a source' },
  neutral: 'citations beside your name',
  why: 'About 28% of brand mentions have a link. Nobody can follow or correct one without a source.',
  reads: ['platformAnswers', 'answers'],
  score: ({ platformAnswers, answers }) => {
    const measured = measuredRates(platformAnswers, answers);
    if (measured.length === 0) return { kind: 'not-measured', reason: 'No platform gave enough valid answers' };
    const share = meanRate(measured, (rates) => rates.citedMentionShare);
    if (share === null)
      return {
        ...scored(0, 'No answer names you, and no mention has a source.', [
          proofByValue('No answer names you.', 'Answers read', String(platformAnswers.length)),
        ]),
        title: 'No answer names you',
      };
    const mentions = measured.flatMap(({ platform, rates }) => rates.mentions.map((entry) => ({ platform, ...entry })));
    const cited = mentions.filter(({ mention }) => mention.hasCitation);
    const uncited = mentions.filter(({ mention }) => !mention.hasCitation);
    return scored(
      ramp(0, 0.6, share),
      `${Math.round(100 * share)}% of the sentences that name you have a source.`,
      [...cited.slice(0, 1), ...uncited.slice(0, 3)].map(({ platform, answer, mention }) => {
        const seen = inAnswer(platform, answer.prompt, mention.quote);
        return mention.hasCitation
          ? good(proofId, 'This answer names you with a source.', seen)
          : info('mention-uncited', 'This answer names you without a source.', seen);
      }),
    );
  },
  who: 'writer',
  minutes: 120,
  concerns: 'assistants',
  advice: (findings) => ({
    title: 'Give assistants a page to cite',
    description: 'Answers name you without a source that a reader could open.',
    steps: [
      ...findings.flatMap((finding) =>
        finding.kind === 'prompt'
          ? [`They say: “${finding.quote}” Publish that fact on a page with a lasting address.`]
          : [],
      ),
      'State each fact that assistants repeat about you on one page of its own, in plain text.',
    ],
    metrics: ['Share of mentions with a source'],
    proof: 'Compare two measurements. The share has risen beyond its likely range.',
  }),
});
