import { onlyInQuiz } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'You work on AI visibility and check the results',
    fail: 'AI visibility is not yet part of your routine',
  },
  neutral: 'your work on AI visibility',
  why: 'Answers change from week to week. Checking them is good practice and no ranking factor.',
  ownTest: [onlyInQuiz],
  notes: {
    'strategy-reported': 'Your answer on strategies.',
    'searches-reported': 'Your answer on searching for yourself.',
  },
  says: {
    notMeasured: 'You did not say whether you work on AI visibility',
    works: 'You work on AI visibility',
    plans: 'You are planning to work on AI visibility',
    worksNot: 'You do not work on AI visibility yet',
    asked: 'you have asked an AI assistant about your business',
    youHaveNotAsked: 'you have not asked an AI assistant about your business yet',
    askedUnsure: 'you are not sure whether you have asked an AI assistant about your business',
  },
  advice: {
    title: 'Measure monthly',
    description: 'Fix a set of buyer questions and ask them on a fixed day.',
    steps: {
      beginWith: 'Begin with these: {questions}. Add more until there are ten.',
      writeDown: 'Write down ten questions that buyers ask without knowing your name.',
      askAll: 'Ask all assistants each question three times a month, in a fresh session.',
      count: 'Count mentions and citations. Skip ranks, which change from run to run.',
    },
    metrics: ['Monthly measurement done'],
    proof: 'You have counts of two months to compare.',
  },
} as const satisfies CheckTexts;
