import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your site answers your buyers’ questions',
    passed:
      'We found an answer to the question of your buyers that you named|We found an answer to all {count} questions of your buyers that you named',
    fail: 'We did not find an answer to some of your buyers’ questions',
  },
  neutral: 'answers to your buyers’ questions',
  why: 'Assistants choose the page that fits the question. The style of a page matters less.',
  ownTest: ['Write down five questions that buyers ask you.', 'Look for each answer on your website.'],
  notes: {
    'question-answered': '“{question}” is answered on {page}.',
  },
  says: {
    notMeasured: 'You named no questions that your customers ask.',
    none: 'We did not find your buyers’ questions in these words. Your site may answer them in other words.',
    questions: 'question|questions',
    reason: 'We found an answer to {answered} of {questions}.',
    reported: 'You named your buyers’ questions, and we could not see whether your site answers them.',
    confirm: 'Does this answer “{asked}”?',
    question: 'Where does your site answer “{asked}”?',
  },
  advice: {
    title: 'Publish a direct answer to each buyer question',
    description: 'Each question that buyers ask you deserves its own heading and its own answer.',
    steps: [
      'Give each question its own heading, in the buyers’ words.',
      'Answer in 40 to 120 words, then add price, limits and an example.',
      'Link the answer from the page of the product or service.',
    ],
    resources: ['Why ChatGPT cites pages: https://ahrefs.com/blog/why-chatgpt-cites-pages/'],
    metrics: ['Share of buyer questions with an answer'],
    proof: 'Press Check now. We look for each question and its answer.',
  },
} as const satisfies CheckTexts;
