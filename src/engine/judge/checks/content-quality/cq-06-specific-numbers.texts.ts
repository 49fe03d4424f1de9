import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your pages state specific numbers',
    fail: 'We saw no specific number',
    faults: {
      'number-stated':
        '{count} content page states a specific number, fewer than half|{count} content pages state a specific number, fewer than half',
    },
  },
  neutral: 'specific numbers on your pages',
  why: 'Assistants can quote a figure, and readers can check it. An adjective gives them neither.',
  comparedAs: 'Specific numbers',
  ownTest: ['Open your key pages.', 'Count the figures that a reader can check: prices, years, amounts.'],
  emits: ['number-stated', 'number-not-seen'],
  says: {
    verb: 'states|state',
    what: 'a number that readers can check',
    seen: '{page} states a specific number.',
    notSeen: 'number that readers can check',
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
    metrics: ['Pages that state a number'],
    proof: 'Open each key page. It states at least one number that a reader can check.',
    commonMistakes: ['Inventing numbers, or copying them without their source'],
  },
} as const satisfies CheckTexts;
