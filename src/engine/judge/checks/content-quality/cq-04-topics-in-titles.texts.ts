import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your topics are in titles or main headings',
    passed:
      'The topic that you named is in a title or main heading|All {count} topics that you named are in a title or main heading',
  },
  neutral: 'your topics in titles and main headings',
  why: 'The title is what an assistant sees before it opens a page.',
  ownTest: [
    'Open your key pages.',
    'Read the title in the browser’s tab and the main heading. They should use your buyers’ words.',
  ],
  notes: {
    'topic-in-title': 'The title or a main heading of {page} has the words of “{topic}”.',
    'topic-in-no-title': 'We saw “{topic}” word for word in no title or main heading of the pages we read.',
  },
  says: {
    failedWords: 'Some of your topics are in no title word for word',
    failedForm: 'Some of your topics are in titles in a form that we cannot compare',
    notMeasured: 'You named no topics or keywords.',
    unread: 'We read no page.',
    together: 'has its words|have their words',
    topics: 'topic|topics',
    reason: '{share} together in a title or main heading.',
    question: 'Which page’s title says “{topic}” in other words?',
    reported: 'You named your topics, and we could not see whether your titles contain them.',
  },
  advice: {
    title: 'Put each topic in one page title',
    description: 'Give each topic one page and one title that names it in natural words.',
    steps: [
      'Choose one page for each topic.',
      'Rewrite its title and main heading in natural words.',
      'Never give two pages the same title.',
    ],
    resources: ['Why ChatGPT cites pages: https://ahrefs.com/blog/why-chatgpt-cites-pages/'],
    metrics: ['Share of topics in a title'],
    proof: 'Open the page for each topic. The topic is in its title or main heading.',
  },
} as const satisfies CheckTexts;
