import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your pages state prices or results in numbers',
    fail: 'We saw no price and no result in numbers',
    faults: {
      'number-stated':
        '{count} content page states a price or a result in numbers, fewer than half|{count} content pages state a price or a result in numbers, fewer than half',
    },
  },
  neutral: 'prices and results in numbers on your pages',
  why: 'Assistants can quote a figure, and readers can check it. An adjective gives them neither.',
  comparedAs: 'Prices and results in numbers',
  ownTest: ['Open your key pages.', 'Count the prices, and what you achieved in numbers.'],
  emits: ['number-stated', 'number-not-seen'],
  says: {
    verb: 'states|state',
    what: 'a price or a result in numbers',
    seen: '{page} states a price or a result in numbers.',
    notSeen: 'price and no result in numbers',
    question: 'Where does your site state a result in numbers?',
  },
  advice: {
    title: 'Replace adjectives with checkable numbers',
    description: 'Years, customers, hours, prices and distances say more than “many” and “fast”.',
    steps: [
      'For each claim add the figure, its date and its source.',
      'Publish results that you measured yourself.',
      'Remove figures that you cannot support.',
    ],
    resources: ['GEO: Generative Engine Optimization: https://arxiv.org/abs/2311.09735'],
    metrics: ['Pages that state a price or a result in numbers'],
    proof: 'Open each key page. It states at least one price or one result in numbers.',
    commonMistakes: ['Inventing numbers, or copying them without their source'],
  },
} as const satisfies CheckTexts;
