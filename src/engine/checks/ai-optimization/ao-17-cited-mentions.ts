import { defineCheck } from '#engine/define-check.ts';
import { measuredRates, meanRate } from '#engine/derived/answer-rates.ts';
import { ramp } from '#engine/derived/answer-statistics.ts';
import { cite } from '#engine/derived/references.ts';
import { proofByValue, proofId } from '#engine/derived/scored.ts';

export default defineCheck({
  id: 'AO-17',
  category: 'aiOptimization',
  points: 0.5,
  strength: 'weak',
  platformWeights: { chatgpt: 1, claude: 1, perplexity: 1, grok: 1 },
  title: { pass: 'Most mentions of you carry a citation', fail: 'Few mentions of you carry a citation' },
  why: 'About 28% of all brand mentions carry a link; one without a source cannot be followed or corrected.',
  reads: ['platformAnswers', 'answers'],
  score: ({ platformAnswers, answers }) => {
    const measured = measuredRates(platformAnswers, answers);
    if (measured.length === 0) return { kind: 'not-measured', reason: 'No platform gave enough valid answers' };
    const share = meanRate(measured, (rates) => rates.citedMentionShare);
    if (share === null)
      return {
        kind: 'scored',
        ratio: 0,
        reason: 'No answer names you, so no mention carries a citation.',
        findings: [proofByValue('No answer names you.', 'Answers read', String(platformAnswers.length))],
      };
    const mentions = measured.flatMap(({ platform, rates }) => rates.mentions.map((entry) => ({ platform, ...entry })));
    const cited = mentions.filter(({ mention }) => mention.hasCitation);
    const uncited = mentions.filter(({ mention }) => !mention.hasCitation);
    return {
      kind: 'scored',
      ratio: ramp(0, 0.6, share),
      reason: `${Math.round(100 * share)}% of the sentences that name you carry a citation.`,
      findings: [...cited.slice(0, 1), ...uncited.slice(0, 3)].map(({ platform, answer, mention }) => ({
        id: mention.hasCitation ? proofId : 'mention-uncited',
        tone: mention.hasCitation ? 'good' : 'info',
        note: mention.hasCitation ? 'Names you with a source.' : 'Names you without a source.',
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
    title: 'Give assistants a page to cite',
    description: 'You are named without a source that a reader could open.',
    steps: [
      ...findings.flatMap((finding) => (finding.kind === 'prompt' ? [`They say: “${finding.quote}” Publish that fact on a page with a lasting address.`] : [])),
      'State each fact that assistants repeat about you on one page of its own, in plain text.',
    ],
    resources: [],
    metrics: ['Share of mentions with a citation'],
    proof: 'Measured again, the share has risen beyond its interval.',
    doer: 'writer',
  }),
  sources: cite('AHR-10-26'),
});
