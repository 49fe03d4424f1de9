import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your pages answer eight questions or more',
    passed: 'We saw {questions} with an answer',
    fail: 'We saw fewer than eight questions with answers',
  },
  neutral: 'questions and answers on your pages',
  why: 'Assistants quote questions and answers more often. The markup for them earns nothing by itself.',
  comparedAs: 'Eight questions with their answers',
  ownTest: ['Open your key pages.', 'Count the questions that the text answers.'],
  emits: ['faq-not-seen'],
  notes: {
    'faq-pair': 'A question with its answer.',
    'faq-reported': 'Your answer on FAQs.',
  },
  says: {
    onePage: 'the page we read',
    page: 'page|pages',
    pagesRead: 'the {pages} we read',
    noQuestion: 'no question',
    questions: 'question|questions',
    reason: 'We saw {which} with an answer on {where}.',
    notSeen: 'question with an answer',
    noAnswerTo: 'We looked at {pages} and saw no answer to {question}',
    onlyMarked: 'We did not look for more than marked questions on {where}.',
    maybeOthers: '{reason} There may be others.',
    confirm: 'Is this a question of your buyers, with its answer below?',
    where: 'On which page do you answer your buyers’ questions?',
    reported: 'You answered “{said}” to whether you use FAQs.',
  },
  advice: {
    title: 'Publish an FAQ from real questions',
    description: 'Answer what buyers ask, in visible text and in their own words.',
    steps: {
      answerEachOf: 'If none of your pages answers it yet, answer in 40 to 100 words: “{question}”',
      collect: 'Collect the eight questions that buyers ask most before they buy.',
      answerEach: 'Answer each in 40 to 100 words.',
      putTheAnswersInto: 'Put the answers into the page text, not behind a script. Markup is optional.',
    },
    resources: ['Your own inbox and telephone notes'],
    metrics: ['Visible questions with an answer: at least 8'],
    proof: 'Press Check now. We count at least eight questions with answers.',
    commonMistakes: ['Questions that nobody asks, written for keywords.'],
  },
} as const satisfies CheckTexts;
