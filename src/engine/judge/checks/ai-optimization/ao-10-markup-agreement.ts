import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { disagreements, fieldNames, markupFacts } from '#engine/judge/checks/parts/markup-agreement.ts';
import { proofInLine } from '#engine/judge/findings.ts';
import { ofPages } from '#engine/base/text/wording.ts';

export default defineCheck({
  id: 'AO-10',
  title: {
    pass: 'What we compared of your structured data agrees with your pages',
    fail: 'Structured data and pages contradict each other',
    faults: {
      'markup-disagrees': 'fact differs between structured data and page|facts differ between structured data and page',
    },
  },
  neutral: 'whether structured data and text agree',
  why: 'A machine that reads two different phone numbers or prices trusts neither.',
  reads: ['site'],
  score: ({ site }) => {
    const facts = markupFacts(site);
    if (facts.length === 0) {
      const isBare = site.pages.every((page) => page.schema.length === 0);
      const reason = isBare
        ? 'There is no structured data to compare'
        : 'No fact of the structured data is also in the text in a form that we can compare';
      return { kind: 'not-applicable', reason };
    }
    const wrong = facts.filter((fact) => !fact.agrees);
    return scored(
      1 - wrong.length / facts.length,
      `${ofPages(facts.length - wrong.length, facts.length, 'agrees|agree', 'compared value')}.`,
      [
        ...facts
          .filter((fact) => fact.agrees)
          .slice(0, 1)
          .map(({ field, page, line, markup }) =>
            proofInLine(`The ${fieldNames[field]} ${field === 'hours' ? 'are' : 'is'} in the text, too.`, page.url, {
              line,
              text: markup,
            }),
          ),
        ...disagreements('markup-disagrees', wrong),
      ],
    );
  },
  who: 'developer',
  minutes: { whole: 0, each: 15 },
  concerns: 'found-pages',
  comparedAs: 'Structured data that agrees with the text',
  advice: (findings) => ({
    title: 'Make structured data and text agree',
    description: 'Structured data and page say different things.',
    steps: findings.map((finding) => `${finding.note} Let both places say the same.`),
    resources: ['https://developers.google.com/search/docs/appearance/structured-data/sd-policies'],
    metrics: ['Facts that differ'],
    proof: 'Press Check now. No fact differs.',
  }),
});
