import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { measuredRates, meanRate, whyNoRate } from '#engine/ask/answers/answer-rates.ts';
import { ramp } from '#engine/base/statistics.ts';
import { good, inAnswer, info, proofByValue, proofId } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-17-cited-mentions.texts.ts';

const { notes, says, advice } = texts;

export default defineCheck({
  id: 'AO-17',
  texts,
  points: 0.5,
  strength: 'weak',
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'short',
  consequence: 'blur',
  sources: ['AHR-10-26'],
  reads: ['platformAnswers', 'answers'],
  score: ({ platformAnswers, answers }) => {
    const measured = measuredRates(platformAnswers, answers);
    if (measured.length === 0) return { kind: 'not-measured', reason: whyNoRate(platformAnswers, answers) };
    const share = meanRate(measured, (rates) => rates.citedMentionShare);
    if (share === null)
      return {
        ...scored(0, says.noneNamed, [proofByValue(says.proofNone, says.answersRead, String(platformAnswers.length))]),
        title: says.titleNoneNamed,
      };
    const mentions = measured.flatMap(({ platform, rates }) => rates.mentions.map((entry) => ({ platform, ...entry })));
    const cited = mentions.filter(({ mention }) => mention.hasCitation);
    // Several answers in the same words are one thing to publish.
    const uncited = [
      ...new Map(
        mentions.filter(({ mention }) => !mention.hasCitation).map((entry) => [entry.mention.quote, entry]),
      ).values(),
    ];
    return scored(
      ramp(0, 0.6, share),
      say(says.reason, { percent: Math.round(100 * share) }),
      [...cited.slice(0, 1), ...uncited.slice(0, 3)].map(({ platform, answer, mention }) => {
        const seen = inAnswer(platform, answer.prompt, mention.quote);
        return mention.hasCitation
          ? good(proofId, says.proof, seen)
          : info('mention-uncited', notes['mention-uncited'], seen);
      }),
    );
  },
  who: 'writer',
  minutes: 120,
  concerns: 'assistants',
  advice: (findings) => ({
    steps: [
      ...new Set(
        findings.flatMap((finding) =>
          finding.kind === 'prompt' ? [say(advice.steps.publish, { quote: finding.quote })] : [],
        ),
      ),
      advice.steps.statePlainly,
    ],
  }),
});
