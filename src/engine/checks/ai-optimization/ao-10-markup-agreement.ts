import { defineCheck } from '#engine/define-check.ts';
import { disagreements, fieldNames, markupFacts } from '#engine/derived/markup-agreement.ts';
import { cite } from '#engine/derived/references.ts';
import { proofInLine } from '#engine/derived/scored.ts';
import { ofPages } from '#engine/derived/wording.ts';

export default defineCheck({
  id: 'AO-10',
  category: 'aiOptimization',
  points: 0.5,
  strength: 'convention',
  platformWeights: { chatgpt: 1, claude: 1, perplexity: 1, grok: 1 },
  title: { pass: 'Structured data says what the pages say', fail: 'Structured data and pages contradict each other' },
  why: 'A machine that reads two different phone numbers or prices trusts neither.',
  reads: ['site'],
  score: ({ site }) => {
    if (site.pages.every((page) => page.schema.length === 0)) return { kind: 'not-applicable', reason: 'There is no structured data to compare' };
    const facts = markupFacts(site);
    if (facts.length === 0) return { kind: 'not-applicable', reason: 'No value of the structured data also stands in the text in a form that can be compared' };
    const wrong = facts.filter((fact) => !fact.agrees);
    return {
      kind: 'scored',
      ratio: 1 - wrong.length / facts.length,
      reason: `${ofPages(facts.length - wrong.length, facts.length, 'agrees|agree', 'compared value')}.`,
      findings: [
        ...facts
          .filter((fact) => fact.agrees)
          .slice(0, 1)
          .map(({ field, page, line, markup }) =>
            proofInLine(`The ${fieldNames[field]} ${field === 'hours' ? 'stand' : 'stands'} in the text, too.`, page.url, { line, text: markup }),
          ),
        ...disagreements('markup-disagrees', wrong),
      ],
    };
  },
  reported: null,
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'immediate',
  advice: (findings) => ({
    title: 'Make structured data and text agree',
    description: 'What the structured data says is not what the page says.',
    steps: findings.map((finding) => `${finding.note} Let both places say the same.`),
    resources: ['https://developers.google.com/search/docs/appearance/structured-data/sd-policies'],
    metrics: ['Values that disagree'],
    proof: 'Measured again, no value disagrees.',
    doer: 'developer',
  }),
  sources: cite('GOOG-AI26'),
});
