import { defineCheck } from '#engine/define-check.ts';
import { markupFacts } from '#engine/derived/markup-agreement.ts';
import { cite } from '#engine/derived/references.ts';
import { proofInLine } from '#engine/derived/scored.ts';

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
      reason: `${facts.length - wrong.length} of ${facts.length} compared values agree.`,
      findings: [
        ...facts
          .filter((fact) => fact.agrees)
          .slice(0, 1)
          .map(({ field, page, line, markup }) => proofInLine(`The ${field} stands in the text, too.`, page.url, { line, text: markup })),
        ...wrong.map(({ field, page, line, markup, visible }) => ({
          id: 'markup-disagrees',
          tone: 'bad' as const,
          note: `Structured data gives the ${field} “${markup}”, the page “${visible}”.`,
          kind: 'line' as const,
          url: page.url,
          line,
          text: markup,
        })),
      ],
    };
  },
  reported: null,
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'immediate',
  advice: (findings) => ({
    title: 'Make structured data and text agree',
    description: 'The same fact stands in two versions on your site.',
    steps: findings.map((finding) => `${finding.note} Keep the right one in both places.`),
    resources: ['https://developers.google.com/search/docs/appearance/structured-data/sd-policies'],
    metrics: ['Values that disagree'],
    proof: 'Measured again, no value disagrees.',
    doer: 'developer',
  }),
  sources: cite('GOOG-AI26'),
});
