import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your site links to its reviews and listings',
  },
  neutral: 'your reviews and listings',
  why: 'For local questions, assistants often cite listings and reviews.',
  comparedAs: 'Links to reviews and listings',
  ownTest: [
    'Open your home page and your contact page.',
    'Look for links to review sites and listings with your name.',
  ],
  notes: {
    'listings-not-seen': 'We read {pages} and found no link to a review site we know.',
    'listing-linked': '{page} links to {name}.',
    'rating-markup': '{page} has a rating in structured data.',
  },
  says: {
    failedNone: 'We saw no link to a review site or listing that we know',
    failedSome: 'We saw {seen} of {enough} reviews or listings that earn full points',
    notMeasured: 'A link leads to a Google search. Whether it shows your reviews cannot be seen from the address.',
    pages: 'page|pages',
    rating: 'a rating in structured data',
    none: 'We read {pages} and found no link to a review site we know.',
    some: 'We saw {count} of the {enough} that earn full points',
    all: 'We saw these',
    reason: '{which}: {seen}.',
  },
  advice: {
    title: 'Claim and fill your listings',
    description: 'Assistants look where people review and list businesses like yours.',
    steps: {
      keep: 'Keep your listing at {text} current.',
      claim: 'Claim the directories and review sites that matter in your field.',
      nearby: 'With premises or a service area, claim Google Business, Bing Places and Apple Business Connect, too.',
      sameName: 'Use the same name{added}, address and phone in each.',
      askCustomers: 'Ask recent customers for an honest review, and link the profiles from your site.',
    },
    resources: ['https://business.google.com', 'https://www.bingplaces.com', 'https://businessconnect.apple.com'],
    metrics: ['Listings claimed', 'Number of reviews'],
    proof: 'Open your site. It links to at least four platforms on which you are listed.',
  },
} as const satisfies CheckTexts;
