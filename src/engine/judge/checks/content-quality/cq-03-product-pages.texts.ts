import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Each offer has its own page',
    passed: 'The offer that you named has its own page|All {count} offers that you named have a page of their own',
    fail: 'We saw no page of its own for some of your offers',
    faults: {
      'offer-page-thin':
        '{count} offer has a page with fewer than 200 words of its own|{count} offers have a page with fewer than 200 words of its own',
    },
  },
  neutral: 'a page for each of your offers',
  why: 'From a company’s own site, assistants cite product and service pages most.',
  ownTest: ['Write down what you sell.', 'Look for a page of its own for each offer.'],
  notes: {
    'offer-has-page': '“{product}” has its own page, {page}.',
    'offer-page-thin': 'The page about “{product}”, {page}, has fewer than {enoughWords} words of its own.',
    'offer-named': 'The address, the title or a heading of {page} names “{product}”.',
  },
  says: {
    notMeasured: 'You named no products or services.',
    is: 'is',
    are: 'are',
    andNamed: '; {count} {which} in an address, a title or a heading',
    ownPage: 'has a page of its own|have a page of their own',
    offers: 'offer|offers',
    reason: '{share} under the name you gave{named}.',
    reported: 'You listed your offers, and we could not see whether each has a page.',
    confirm: 'Is this the page about “{product}”?',
    question: 'Which page is about “{product}” alone?',
  },
  advice: {
    title: 'Give every offer its own page',
    description: 'Buyers ask about one offer at a time. Give each offer its own page.',
    steps: [
      'Say on each page what it is, for whom and at what price. Add the limits and proof.',
      'Link each page from the main menu and the sitemap.',
    ],
    metrics: ['Offers with a page of their own'],
    proof: 'Open each page. The offer’s name is in the title or main heading, above at least 200 words.',
  },
} as const satisfies CheckTexts;
