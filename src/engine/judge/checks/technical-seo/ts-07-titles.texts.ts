import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Every key page has a clear title of its own',
    passed: 'has a title of its own|have a title of their own',
    fail: 'Some titles could be clearer',
    faultyPages: {
      'title-missing': '{count} key page has no title|{count} key pages have no title',
      'title-duplicate': '{count} key page shares its title with another|{count} key pages share their titles',
      'title-short': '{count} key page has too short a title|{count} key pages have too short a title',
      'title-long': '{count} key page has too long a title|{count} key pages have too long a title',
      'title-only-brand':
        '{count} key page has only your name as its title|{count} key pages have only your name as their title',
    },
  },
  neutral: 'the titles of your pages',
  why: 'Assistants see the title before they open a page. In 1.4 million prompts it separated cited from uncited pages best.',
  comparedAs: 'A clear title on every key page',
  ownTest: [
    'Open your key pages, each in a tab of its own.',
    'Read the titles of the tabs. No two should be the same.',
  ],
  notes: {
    'title-missing': '{page} has no title.',
    'title-duplicate': '{page} has the same title as {other}: {text}',
    'title-short': 'The title of {page} has only {length} characters: {text}',
    'title-long': 'The title of {page} has {length} characters, more than {longest}: {text}',
    'title-only-brand': 'The title of {page} is only your name: {text}',
  },
  says: {
    proof: 'The title of {page} is its own.',
    ownTitle: 'has a title of its own|have a title of their own',
    reason: '{share}, neither too short nor too long nor only your name.',
  },
  advice: {
    title: 'Rewrite weak titles',
    description: 'Each title should name the offer, whom it is for or where, and you.',
    steps: ['Write one title per page, 15 to 65 characters: what it offers, for whom or where, and your name.'],
    resources: ['Title links: https://developers.google.com/search/docs/appearance/title-link'],
    metrics: ['Share of key pages with a good title'],
    proof: 'Read the titles in your browser’s tabs. No two are the same, and each tells what its page is about.',
  },
} as const satisfies CheckTexts;
