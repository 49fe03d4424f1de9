import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { pageName } from '#engine/base/addresses/page-name.ts';
import { listItems } from '#engine/base/text/phrases.ts';
import { pageWithPhrase } from '#engine/evidence/site/site-text.ts';
import { counted } from '#engine/base/text/wording.ts';
import { asValue, info, inQuiz, proofByValue } from '#engine/judge/findings.ts';
import { byNaming } from '#engine/judge/checks/parts/reported.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/brand-presence/bp-14-brand-terms.texts.ts';

const { notes, says, advice, title } = texts;

export default defineCheck({
  id: 'BP-14',
  texts,
  points: 0.5,
  strength: 'convention',
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'immediate',
  consequence: 'hygiene',
  sources: [],
  reads: ['site', 'answers'],
  score: ({ site, answers }) => {
    const terms = listItems(answers.brandTerminology).slice(0, 10);
    if (terms.length === 0) return { kind: 'not-applicable', reason: says.notApplicable };
    const seen = terms.flatMap((term) => pageWithPhrase(site, term) ?? []);
    const missing = terms.filter((term) => !pageWithPhrase(site, term));
    const [first] = seen;
    return scored(
      1 - missing.length / terms.length,
      say(says.reason, { count: seen.length, terms: counted(terms.length, says.terms) }),
      [
        ...(first
          ? [
              proofByValue(
                say(says.proof, { page: pageName(first.url) }),
                says.brandTerm,
                terms.find((term) => !missing.includes(term)) ?? '',
                first.url,
              ),
            ]
          : []),
        ...missing.map((term) =>
          info('term-not-seen', say(notes['term-not-seen'], { term }), asValue(says.brandTerm, term)),
        ),
      ],
      say(title.passed, { count: terms.length }),
    );
  },
  reported: byNaming(
    0.3,
    says.reported,
    ({ brandTerminology: terms }) =>
      listItems(terms).length > 0 && info('terms-reported', notes['terms-reported'], inQuiz('brandTerminology', terms)),
  ),
  who: 'writer',
  minutes: 30,
  concerns: 'key-pages',
  advice: (findings, answers) => {
    const [place] = listItems(answers.locations);
    return {
      steps: [
        say(advice.steps.write, {
          companyName: answers.companyName || advice.steps.yourName,
          added: place ? say(advice.steps.inPlace, { place }) : '',
        }),
        ...findings.flatMap((finding) =>
          finding.kind === 'value' ? [say(advice.steps.use, { value: finding.value })] : [],
        ),
      ],
    };
  },
});
