import { defineCheck } from '#engine/define-check.ts';
import { isDictionaryWord } from '#engine/derived/dictionary-words.ts';
import { foldedWords, listItems, withoutLegalForm } from '#engine/derived/phrases.ts';
import { proofId } from '#engine/derived/scored.ts';
import { pageWithPhrase } from '#engine/derived/site-text.ts';
import { counted, findingsByCount } from '#engine/derived/wording.ts';
import type { Finding } from '#engine/contract.ts';

export default defineCheck({
  id: 'BP-14',
  category: 'brandPresence',
  points: 0.5,
  strength: 'convention',
  title: {
    pass: 'Your name is distinctive, and your site uses your terms',
    fail: (findings) =>
      findings.some(({ id }) => id === 'name-ambiguous')
        ? 'Your name is also an everyday word'
        : findingsByCount(
            findings,
            { 'term-not-seen': 'term of yours does not occur word for word|terms of yours do not occur word for word' },
            'We did not see all your terms',
          ),
  },
  neutral: 'your name and your own terms',
  why: 'Machines confuse a name with an everyday word, unless its category is beside it.',
  reads: ['site', 'answers'],
  score: ({ site, answers }) => {
    const name = foldedWords(withoutLegalForm(answers.companyName));
    const terms = listItems(answers.brandTerminology).slice(0, 10);
    if (name.length === 0) return { kind: 'not-measured', reason: 'We do not know your company’s name' };
    const isAmbiguous = name.length === 1 && isDictionaryWord(name[0] ?? '');
    const missing = terms.filter((term) => !pageWithPhrase(site, term));
    const named = isAmbiguous ? 0 : 1;
    const findings: Finding[] = [
      ...(isAmbiguous
        ? [
            {
              id: 'name-ambiguous',
              tone: 'info' as const,
              note: `“${answers.companyName}” is also an everyday word.`,
              kind: 'answer' as const,
              field: 'companyName' as const,
              value: answers.companyName,
            },
          ]
        : [
            {
              id: proofId,
              tone: 'good' as const,
              note: `“${answers.companyName}” is not on our list of everyday words.`,
              kind: 'answer' as const,
              field: 'companyName' as const,
              value: answers.companyName,
            },
          ]),
      ...missing.map((term) => ({
        id: 'term-not-seen',
        tone: 'info' as const,
        note: `“${term}” does not occur word for word on the pages we read.`,
        kind: 'value' as const,
        label: 'Brand term',
        value: term,
      })),
    ];
    return {
      kind: 'scored',
      // Terms are optional in the quiz: without any, the name alone counts.
      ratio: terms.length === 0 ? named : 0.5 * named + 0.5 * (1 - missing.length / terms.length),
      reason: `The name is ${isAmbiguous ? 'an everyday word' : 'distinctive'}${terms.length === 0 ? '' : `; ${terms.length - missing.length} of ${counted(terms.length, 'term')} found on the pages we read`}.`,
      findings,
    };
  },
  reported: ({ brandTerminology }) =>
    listItems(brandTerminology).length === 0
      ? null
      : {
          ratio: 0.3,
          worth: 'full',
          reason: 'You named terms of your own.',
          findings: [{ id: 'terms-reported', tone: 'info', note: 'Your terms.', kind: 'answer', field: 'brandTerminology', value: brandTerminology }],
        },
  who: 'writer',
  minutes: 30,
  concerns: 'key-pages',
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'immediate',
  advice: (findings, answers) => ({
    title: 'Pair the name with its category everywhere',
    description: 'Machines tell businesses apart by the words beside the name.',
    steps: [
      `Write “${answers.companyName || 'your name'}, the [what you are]${listItems(answers.locations)[0] ? ` in ${listItems(answers.locations)[0]}` : ''}” in titles, profiles and standard texts.`,
      ...findings.flatMap((finding) => (finding.kind === 'value' ? [`Use “${finding.value}” on the page that explains it, or drop the term.`] : [])),
    ],
    resources: [],
    metrics: ['Pages that use the full description'],
    proof: 'Open the home page and two profiles. All use the same description.',
  }),
  sources: [],
});
