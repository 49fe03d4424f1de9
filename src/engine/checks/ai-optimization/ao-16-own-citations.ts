import { platformNames } from '#engine/contract.ts';
import { defineCheck } from '#engine/define-check.ts';
import { enoughAnswers, measuredRates, meanRate } from '#engine/derived/answer-rates.ts';
import { citationRateSteps } from '#engine/derived/answer-scales.ts';
import { alongSteps } from '#engine/derived/answer-statistics.ts';
import { rateFinding } from '#engine/derived/rate-findings.ts';
import { cite } from '#engine/derived/references.ts';

export default defineCheck({
  id: 'AO-16',
  category: 'aiOptimization',
  points: 2,
  strength: 'strong',
  platformWeights: { chatgpt: 1, claude: 1, perplexity: 1, grok: 1 },
  title: { pass: 'AI answers cite your own pages often', fail: 'AI answers cite your own pages rarely or never' },
  why: 'A citation is the link a buyer clicks, and the proof that an assistant read your page.',
  reads: ['platformAnswers', 'answers'],
  score: ({ platformAnswers, answers }) => {
    const measured = measuredRates(platformAnswers, answers);
    const rate = meanRate(measured, (rates) => rates.citation);
    if (rate === null) return { kind: 'not-measured', reason: `No platform gave ${enoughAnswers} valid answers` };
    return {
      kind: 'scored',
      ratio: alongSteps(citationRateSteps, rate),
      reason: `${Math.round(100 * rate)}% of answers to questions that do not name you cite your site.`,
      findings: measured.map(({ platform, rates }) =>
        rateFinding('own-citation-rate', `Answers of ${platformNames[platform]} that cite your site`, rates.citation, rates),
      ),
    };
  },
  reported: null,
  difficulty: 'Hard',
  impact: 'High',
  timeframe: 'long',
  advice: (findings) => ({
    title: 'Win citations for your own pages',
    description: 'Other sites are cited where yours could be.',
    steps: [
      ...findings.map((finding) => finding.note),
      'Look at the pages that are cited for these questions, and at what they answer that yours do not.',
      'Publish the better, fresher answer, with its sources.',
      'Make sure first that the crawlers may read it.',
    ],
    resources: [],
    metrics: ['Own citation rate with its 95% interval'],
    proof: 'The intervals of two measurements do not overlap.',
    doer: 'writer',
  }),
  sources: cite('ANALYZE26', 'CITESEM'),
});
