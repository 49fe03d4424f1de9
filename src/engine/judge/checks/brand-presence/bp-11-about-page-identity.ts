import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { withoutText, readEnough } from '#engine/judge/checks/parts/content-pages.ts';
import { judgeParts } from '#engine/judge/checks/parts/page-parts.ts';
import { readingOf } from '#engine/evidence/statements.ts';

export default defineCheck({
  id: 'BP-11',
  title: {
    pass: 'Your site says who leads and since when',
    fail: 'We saw one of two: who leads, and since when',
    notSeen: { person: 'person with a role', founding: 'founding year or registration' },
  },
  neutral: 'who leads your business, and since when',
  why: 'People and machines trust facts that anybody can check.',
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    if (!readEnough(site)) return withoutText(site);
    const year = answers?.yearEstablished ?? null;
    return judgeParts(
      [
        {
          id: 'person',
          worth: 0.5,
          what: 'a person with a role',
          reading: readingOf(site.reading, ['person'], ({ value }) => value !== null && value !== ''),
          ask: {
            kind: 'person',
            question: 'Where does your site name a person with a role?',
            confirm: 'Is this one of your people, with a role beside the name?',
          },
        },
        {
          id: 'founding',
          worth: 0.5,
          what: 'a founding year or a registration',
          reading: readingOf(site.reading, ['founding', 'registration']),
          ask: {
            kind: 'founding',
            question: `Where does your site say when you began${year === null ? '' : ` (${year})`}, or give a registration number?`,
            confirm: 'Is this when your business began?',
          },
        },
      ],
      1,
      site.pages,
    );
  },
  who: 'writer',
  minutes: 30,
  concerns: 'key-pages',
  comparedAs: 'Who leads the business, and since when',
  advice: (findings, answers) => ({
    title: 'Say who leads and since when',
    description: 'Anybody can check names with roles, a founding year and a registration.',
    steps: [
      ...(findings.some(({ id }) => id === 'founding-not-seen')
        ? [
            `Say since when${answers.yearEstablished === null ? '' : ` (${answers.yearEstablished})`}, or give the registration number.`,
          ]
        : []),
      ...(findings.some(({ id }) => id === 'person-not-seen') ? ['Name the people who lead, with their roles.'] : []),
    ],
    metrics: ['Identity facts present: two of two'],
    proof: 'Press Check now. This check quotes both facts.',
  }),
});
