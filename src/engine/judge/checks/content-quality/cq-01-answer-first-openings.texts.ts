import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your pages open with what they are about',
    passed: 'opens with what it is about|open with what they are about',
    fail: 'Some pages begin without saying what they are about',
    faults: {
      'opening-not-seen':
        '{count} content page begins without saying what it is about|{count} content pages begin without saying what they are about',
    },
  },
  neutral: 'how your pages begin',
  why: 'Nearly half of what ChatGPT quotes comes from the first third of a page.',
  comparedAs: 'Pages that open with what they are about',
  ownTest: [
    'Open your three most important pages.',
    'Read the first two sentences of each. They should say what the page is about.',
  ],
  notes: {
    'opening-answers': '{page} opens with what it is about.',
    'opening-not-seen': 'We read the first paragraph of {page} and did not see what the page is about.',
  },
  says: {
    opensWithWhat: 'opens with what it is about|open with what they are about',
    unread: 'Nobody has judged how your pages begin.',
    doubted: 'How your pages begin is among the faults that this report tells.',
    question: 'Does {page} begin with what it is about, and for whom?',
  },
  advice: {
    title: 'Open every key page with the answer',
    description:
      'Assistants often quote the first paragraph. It should say what the page is about, for whom, and the key fact.',
    steps: [
      'Write 40 to 80 words at the top of each page: what it is, for whom, and the key fact.',
      'Move the background below them.',
    ],
    resources: [
      'Optimizing for AI search answers: https://about.ads.microsoft.com/en/blog/post/october-2025/optimizing-your-content-for-inclusion-in-ai-search-answers',
    ],
    metrics: ['Share of key pages with an answer-first opening'],
    proof: 'Read only the first paragraph of each page. It answers the question that the title raises.',
    commonMistakes: ['A slogan of one line. Write three sentences: assistants quote the middle of a paragraph most.'],
  },
} as const satisfies CheckTexts;
