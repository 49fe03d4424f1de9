import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your site helps buyers compare',
    passed: 'We saw {count} page that helps to choose|We saw {count} pages that help to choose',
    fail: 'We saw no page that helps buyers compare',
    faults: {
      'comparison-seen':
        '{count} page helps buyers compare, fewer than three|{count} pages help buyers compare, fewer than three',
    },
  },
  neutral: 'help for buyers who compare',
  why: 'For “which is best” questions, assistants cite lists and comparisons more than any other page.',
  comparedAs: 'Help for buyers who compare',
  ownTest: ['Look for a page or a table on your website that compares your offers, or you with others.'],
  emits: ['comparison-not-seen'],
  notes: {
    'comparison-seen': '{page} helps buyers choose.',
  },
  says: {
    sellsNothing: 'An organisation of your kind sells no offers to compare',
    notApplicable: 'We saw fewer than three offers to choose from.',
    notMeasured: 'We did not read how many offers there are to choose from.',
    question: 'Where does your site help to choose between your offers?',
    unread: 'Nobody has looked whether your site helps to compare its offers.',
    doubted: 'What helps to compare your offers is among the faults that this report tells.',
    none: 'We saw no page that compares or helps to choose.',
    notSeen: 'comparison or help to choose',
    pages: 'page|pages',
    compares: 'compares or helps',
    compare: 'compare or help',
    reason: '{pages} {which} to choose. Full points take three.',
  },
  advice: {
    title: 'Help buyers compare',
    description: 'An honest comparison also says when you are not the right choice.',
    steps: [
      'Publish one comparison of the ways to solve your buyers’ problem. Say when yours does not fit.',
      'Use a table with the criteria as rows.',
      'Ask the editors of existing lists in your field to consider you.',
    ],
    metrics: ['Pages that compare', 'Lists of others that name you'],
    proof: 'Open the page. It shows a comparison table with at least three rows and three columns.',
  },
} as const satisfies CheckTexts;
