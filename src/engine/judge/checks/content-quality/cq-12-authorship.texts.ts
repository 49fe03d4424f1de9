import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your articles name their authors',
    passed: 'names its author|name their author',
    fail: 'We saw no page or markup about some authors',
    faults: {
      'author-not-seen': '{count} article names nobody as its author|{count} articles name nobody as their author',
    },
  },
  neutral: 'the authors of your articles',
  why: 'AI answers more often cite pages that show who speaks and why they know.',
  comparedAs: 'Articles that name their authors',
  ownTest: ['Open your articles.', 'Look for the author’s name on each.'],
  notes: {
    'author-named': '{page} names {author} as its author.',
    'author-not-seen': 'We saw no author’s name on {page}.',
  },
  says: {
    notApplicable: 'We read no page that its markup calls an article.',
    noneLeads: 'none leads',
    names: 'names its author|name their author',
    articles: 'article|articles',
    andProfiles: '; {told} to a page or markup about that person',
    reason: '{share} in the markup or in a link{added}.',
    question: 'Who wrote {page}, and where does it say so?',
  },
  advice: {
    title: 'Name the expert behind each article',
    description: 'Give a name, a role and a reason to believe, on the page and in the markup.',
    steps: [
      'Add the author’s name, role and credentials to each article.',
      'Make a page for each author, and link it with their LinkedIn profile.',
      'Mark the author up as a Person.',
    ],
    resources: ['Article markup: https://developers.google.com/search/docs/appearance/structured-data/article'],
    metrics: ['Articles with a named author'],
    proof: 'Open each article. It shows a person’s name that links to a page about them.',
  },
} as const satisfies CheckTexts;
