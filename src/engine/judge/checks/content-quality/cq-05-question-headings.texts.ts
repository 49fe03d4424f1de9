import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Enough of your headings are questions',
    fail: 'Fewer than one heading in five is a question',
  },
  neutral: 'headings worded as questions',
  why: 'A heading worded as a question fits what people type. The evidence for it is mixed.',
  ownTest: ['Open your key pages.', 'Count the headings that are questions.'],
  notes: {
    'question-heading': 'A heading on {page} is worded as a question.',
    'question-headings-few': '{share}. One in five is enough.',
  },
  says: {
    notMeasured: 'We saw no section heading.',
    asks: 'is worded as a question|are worded as questions',
    headings: 'section heading|section headings',
    notSeen: 'section heading worded as a question',
    label: 'Headings that ask',
    ofAll: '{asking} of {all}',
  },
  // Information: worth no points.
  advice: null,
} as const satisfies CheckTexts;
