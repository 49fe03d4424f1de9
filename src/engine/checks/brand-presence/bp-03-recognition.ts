import { platformNames } from '#engine/contract.ts';
import { defineCheck } from '#engine/define-check.ts';
import { enoughAnswers, measuredRates, meanRate } from '#engine/derived/answer-rates.ts';
import { cite } from '#engine/derived/references.ts';

export default defineCheck({
  id: 'BP-03',
  category: 'brandPresence',
  points: 2,
  strength: 'strong',
  platformWeights: { chatgpt: 1, claude: 1, perplexity: 1, grok: 1 },
  title: { pass: 'Assistants know you and describe you correctly', fail: 'Assistants do not know you well, or describe you wrongly' },
  why: 'A buyer who asks about you by name hears this answer before they see your site.',
  reads: ['platformAnswers', 'answers'],
  score: ({ platformAnswers, answers }) => {
    const measured = measuredRates(platformAnswers, answers);
    const recognised = meanRate(measured, (rates) => rates.recognised);
    if (recognised === null) return { kind: 'not-measured', reason: `No platform gave ${enoughAnswers} valid answers and one about you by name` };
    const accuracy = meanRate(measured, (rates) => rates.accuracy);
    return {
      kind: 'scored',
      // Without a checkable fact there is nothing right or wrong: recognition alone counts.
      ratio: accuracy === null ? recognised : 0.6 * recognised + 0.4 * accuracy,
      reason: `${Math.round(100 * recognised)}% of answers about you by name know you${accuracy === null ? '' : `; ${Math.round(100 * accuracy)}% of checkable facts are right`}.`,
      findings: measured.flatMap(({ platform, rates }) => {
        if (rates.recognised === null) return [];
        const value = `${Math.round(100 * rates.recognised)}% recognised`;
        const tone = rates.recognised === 0 ? 'bad' : 'info';
        return [
          {
            id: 'recognition',
            tone,
            note: `Asked about you by name, ${platformNames[platform]} knew you in ${Math.round(100 * rates.recognised)}% of its answers.`,
            kind: 'value' as const,
            label: platformNames[platform],
            value,
          },
        ];
      }),
    };
  },
  reported: null,
  difficulty: 'Medium',
  impact: 'High',
  timeframe: 'short',
  advice: (findings, answers) => ({
    title: 'Correct what assistants say about you',
    description: 'Asked for you by name, assistants know little or state something else than you do.',
    steps: [
      ...findings.map((finding) => finding.note),
      'Mend wrong facts at the page that the answer cites.',
      `Give the same name, description, place and founding year${answers.yearEstablished === null ? '' : ` (${answers.yearEstablished})`} on the site, on LinkedIn and in listings.`,
    ],
    resources: [],
    metrics: ['Share of answers that know you', 'Share of facts that are right'],
    proof: 'Asked again by name, all four assistants give the right facts.',
    doer: 'owner',
  }),
  sources: cite('CHEN25', 'KAM24'),
});
