import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your articles are recent',
    passed: 'Your dated article is {age} old|Your {count} dated articles have a median age of {age}',
    fail: 'Your dated articles have a median age of more than 90 days',
  },
  neutral: 'how recent your articles are',
  why: 'Assistants prefer recent pages with a date. In tests a newer date alone moved passages up.',
  comparedAs: 'Recent articles',
  ownTest: ['Open your newest articles.', 'Look for the date on each.'],
  notes: {
    'stale-content': 'The newest date on the pages we read, on {page}, is {age} old.',
    'newest-date': 'The newest date, on {page}, {which}.',
    'stale-content/most': '{share} a date of more than two years ago. On {page} it is {age} old.',
  },
  says: {
    notMeasured: 'We read no page that its markup calls an article.',
    undated: 'We saw no date on your articles.',
    today: 'is the day of our visit',
    old: 'is {age} old',
    has: 'has|have',
    pages: 'dated page|dated pages',
    articles: 'dated article|dated articles',
    reason: 'The median age of {articles} is {age}.',
    reported: 'You said that you publish “{said}”.',
  },
  advice: {
    title: 'Keep key pages current and show the date',
    description: 'A visible date, the same in the markup, tells people and machines that the page is still valid.',
    steps: [
      'Review your ten most important pages every quarter.',
      'Change facts, prices and examples, not just the date.',
      'Show “Updated” with the date, and give dateModified in the markup.',
    ],
    resources: ['Dates for search: https://developers.google.com/search/docs/appearance/publication-dates'],
    metrics: ['Median age of your articles', 'Share updated in the last 90 days'],
    proof: 'Open your articles. Each shows when it was updated, and half of the dates are within 90 days.',
    commonMistakes: ['Moving the date without changing the text'],
  },
} as const satisfies CheckTexts;
