import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { disagreements, fieldNames, markupFacts } from '#engine/judge/checks/parts/markup-agreement.ts';
import { proofInLine } from '#engine/judge/findings.ts';
import { ofPages } from '#engine/base/text/wording.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-10-markup-agreement.texts.ts';

const { says, advice, title } = texts;

export default defineCheck({
  id: 'AO-10',
  texts,
  points: 0.5,
  strength: 'convention',
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'immediate',
  consequence: 'way',
  sources: ['GOOG-AI26'],
  reads: ['site'],
  score: ({ site }) => {
    const facts = markupFacts(site);
    if (facts.length === 0) {
      const isBare = site.pages.every((page) => page.schema.length === 0);
      const reason = isBare ? says.nothingMarked : says.nothingShared;
      return { kind: 'not-applicable', reason };
    }
    const wrong = facts.filter((fact) => !fact.agrees);
    return scored(
      1 - wrong.length / facts.length,
      say(says.reason, { share: ofPages(facts.length - wrong.length, facts.length, says.agrees, says.comparedValue) }),
      [
        ...facts
          .filter((fact) => fact.agrees)
          .slice(0, 1)
          .map(({ field, page, line, markup }) =>
            proofInLine(
              say(says.proof, { field: fieldNames[field], which: field === 'hours' ? says.are : says.is }),
              page.url,
              {
                line,
                text: markup,
              },
            ),
          ),
        ...disagreements('markup-disagrees', wrong),
      ],
      say(title.passed, { count: facts.length }),
    );
  },
  who: 'developer',
  minutes: { whole: 0, each: 15 },
  concerns: 'found-pages',
  advice: (findings) => ({ steps: findings.map((finding) => say(advice.steps.letBothAgree, { note: finding.note })) }),
});
