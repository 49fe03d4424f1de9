import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your site names its Wikipedia article',
    fail: 'We know of no Wikipedia article or Wikidata item about you',
    whenFound: {
      'wikidata-linked': 'Your site names a Wikidata item and no Wikipedia article',
    },
  },
  neutral: 'your Wikipedia article or Wikidata item',
  why: 'ChatGPT uses Wikipedia far more than the others. Most firms do not qualify for an article, and need none.',
  comparedAs: 'A Wikipedia article or Wikidata item',
  ownTest: ['Search Wikipedia and Wikidata for your name.', 'If there is an article, your website should link to it.'],
  emits: ['wikidata-linked', 'wikipedia-linked'],
  notes: {
    'wikipedia-reported': 'Your answer on Wikipedia.',
  },
  says: {
    wikipediaArticle: 'Wikipedia article',
    wikidataItem: 'Wikidata item',
    reason: 'Your structured data names the {what}.',
    sameEntity: 'Your structured data names the {what} as the same entity.',
    notMeasured: 'Your structured data names no article, and a site need not name one',
    reported: 'You answered “{said}” to whether Wikipedia has a page about you.',
  },
  advice: {
    title: 'Earn notability first, then a Wikidata item',
    description: 'We know of no encyclopedia entry about your company.',
    steps: [
      'Collect independent, in-depth coverage first.',
      'Create a factual Wikidata item with references to that coverage.',
      'Name the item in sameAs.',
      'Do not write your own Wikipedia article, and do not pay for one: both break its rules.',
    ],
    resources: ['https://www.wikidata.org/wiki/Wikidata:Notability'],
    metrics: ['Wikidata item with references'],
    proof: 'Open the Wikidata item. It has references, and your structured data names it in sameAs.',
  },
} as const satisfies CheckTexts;
