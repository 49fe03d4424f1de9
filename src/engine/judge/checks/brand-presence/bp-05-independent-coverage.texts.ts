import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your site links to six or more independent publications',
    passed: 'Your site links to {count} independent publications',
    fail: 'We saw no link to an independent publication about you',
    faults: {
      'coverage-linked':
        '{count} independent publication is linked from your site|{count} independent publications are linked from your site',
    },
  },
  neutral: 'what independent publications wrote about you',
  why: 'Most links in AI answers lead to independent sources, more than to any company’s own pages.',
  comparedAs: 'Press that the site links to',
  ownTest: [
    'Search the web for your name in quotation marks.',
    'Count the independent publications that wrote about you.',
  ],
  notes: {
    'coverage-reported': 'Your answer on publications.',
    'coverage-linked': '{page} links to coverage: {url}.',
  },
  says: {
    notMeasured: 'We saw no link to coverage on the pages we read, which proves nothing either way',
    onePublication: '1 independent publication is',
    publications: '{size} independent publications are',
    andNamed: '. You named more, which we saw no link to',
    reason: '{which} linked from your site{added}.',
    reported: 'You answered “{said}” to whether publications have written about you.',
  },
  advice: {
    title: 'Get covered by sources that assistants cite',
    description: 'Assistants quote independent coverage most, and we saw few links to it on your site.',
    steps: {
      list: 'List the publications that assistants cite for your buyers’ questions.',
      offer: 'Offer them data, expertise or a customer’s story.',
      linkNamed: 'Link what you named from a press page: {publicationsExamples}',
      keepCurrent: 'Keep the press page current.',
      keepPage: 'Keep a press page that links each piece of coverage.',
    },
    metrics: ['Independent publications that cover you'],
    proof: 'Open your press page. It links to at least three independent publications.',
    commonMistakes: ['Paid press releases. Assistants hardly ever cite them.'],
  },
} as const satisfies CheckTexts;
