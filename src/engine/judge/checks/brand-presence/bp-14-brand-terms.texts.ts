import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your site uses your own terms',
    passed: 'The term of yours that you named is on your pages|All {count} terms that you named are on your pages',
    fail: 'We did not see all your terms',
    faults: {
      'term-not-seen':
        'We did not see {count} term of yours word for word|We did not see {count} terms of yours word for word',
    },
  },
  neutral: 'your own terms',
  why: 'Machines tie a term to a name where they read both together.',
  ownTest: ['Search your site for each term of yours.', 'The page that explains it should say it.'],
  notes: {
    'term-not-seen': '“{term}” does not occur word for word on the pages we read.',
    'terms-reported': 'Your terms.',
  },
  says: {
    notApplicable: 'You named no terms of your own',
    terms: 'term|terms',
    reason: '{count} of {terms} found on the pages we read.',
    proof: 'A term of yours is on {page}.',
    brandTerm: 'Brand term',
    reported: 'You named terms of your own.',
  },
  advice: {
    title: 'Use your own terms beside your name',
    description: 'Machines tell businesses apart by the words beside the name.',
    steps: {
      yourName: 'your name',
      inPlace: ' in {place}',
      write: 'Write “{companyName}, the [what you are]{added}” in titles, profiles and standard texts.',
      use: 'Use “{value}” on the page that explains it, or drop the term.',
    },
    metrics: ['Pages that use the full description'],
    proof: 'Open the home page and two profiles. All use the same description.',
  },
} as const satisfies CheckTexts;
