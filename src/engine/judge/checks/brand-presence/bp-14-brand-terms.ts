import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { pageName } from '#engine/base/addresses/page-name.ts';
import { listItems } from '#engine/base/text/phrases.ts';
import { pageWithPhrase } from '#engine/evidence/site/site-text.ts';
import { counted } from '#engine/base/text/wording.ts';
import { asValue, info, inQuiz, proofByValue } from '#engine/judge/findings.ts';
import { byNaming } from '#engine/judge/checks/parts/reported.ts';

export default defineCheck({
  id: 'BP-14',
  title: {
    pass: 'Your site uses your own terms',
    fail: 'We did not see all your terms',
    faults: { 'term-not-seen': 'term of yours does not occur word for word|terms of yours do not occur word for word' },
  },
  neutral: 'your own terms',
  why: 'Machines tie a term to a name where they read both together.',
  reads: ['site', 'answers'],
  score: ({ site, answers }) => {
    const terms = listItems(answers.brandTerminology).slice(0, 10);
    if (terms.length === 0) return { kind: 'not-applicable', reason: 'You named no terms of your own' };
    const seen = terms.flatMap((term) => pageWithPhrase(site, term) ?? []);
    const missing = terms.filter((term) => !pageWithPhrase(site, term));
    const [first] = seen;
    return scored(
      1 - missing.length / terms.length,
      `${seen.length} of ${counted(terms.length, 'term')} found on the pages we read.`,
      [
        ...(first
          ? [
              proofByValue(
                `A term of yours is on ${pageName(first.url)}.`,
                'Brand term',
                terms.find((term) => !missing.includes(term)) ?? '',
                first.url,
              ),
            ]
          : []),
        ...missing.map((term) =>
          info(
            'term-not-seen',
            `“${term}” does not occur word for word on the pages we read.`,
            asValue('Brand term', term),
          ),
        ),
      ],
    );
  },
  reported: byNaming(
    0.3,
    'You named terms of your own.',
    ({ brandTerminology: terms }) =>
      listItems(terms).length > 0 && info('terms-reported', 'Your terms.', inQuiz('brandTerminology', terms)),
  ),
  who: 'writer',
  minutes: 30,
  concerns: 'key-pages',
  advice: (findings, answers) => ({
    title: 'Use your own terms beside your name',
    description: 'Machines tell businesses apart by the words beside the name.',
    steps: [
      `Write “${answers.companyName || 'your name'}, the [what you are]${listItems(answers.locations)[0] ? ` in ${listItems(answers.locations)[0]}` : ''}” in titles, profiles and standard texts.`,
      ...findings.flatMap((finding) =>
        finding.kind === 'value' ? [`Use “${finding.value}” on the page that explains it, or drop the term.`] : [],
      ),
    ],
    metrics: ['Pages that use the full description'],
    proof: 'Open the home page and two profiles. All use the same description.',
  }),
});
