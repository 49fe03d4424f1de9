import { useValidator } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your items of structured data are complete',
    passed: 'is complete|are complete',
    fail: 'Some items of structured data are incomplete',
    faults: {
      'schema-property-missing':
        '{count} item of structured data is incomplete|{count} items of structured data are incomplete',
    },
  },
  neutral: 'complete items of structured data',
  why: 'Machines need not guess what a page is when its markup says so.',
  comparedAs: 'Complete items of structured data',
  ownTest: [useValidator, 'Look for items that lack a value, such as an event without a date.'],
  notes: {
    'schema-property-missing': 'The {types} item on {page} (line {line}) lacks {missing}.',
  },
  says: {
    notApplicable: 'We saw no item with required properties',
    is: 'is|are',
    requiring: 'item with required properties that|items with required properties that',
    items: 'item with required properties|items with required properties',
    reason: '{share} complete.',
    proof: '{page} has a complete item.',
    offersOrReviews: 'offers, review or aggregateRating',
    secondStep: 'a second itemListElement',
  },
  advice: {
    title: 'Complete the items of your structured data',
    description: 'Some items leave out what their type requires.',
    resources: ['https://developers.google.com/search/docs/appearance/structured-data/search-gallery'],
    metrics: ['Share of items that are complete'],
    proof: 'Paste each address into validator.schema.org. It shows no error.',
  },
} as const satisfies CheckTexts;
