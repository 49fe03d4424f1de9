import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'One sentence says what you are',
    fail: 'We saw no sentence that says what you are',
  },
  neutral: 'a sentence that says what you are',
  why: 'AI answers cite passages with a definition about twice as often. They repeat sentences with your name.',
  comparedAs: 'One sentence that says what the business is',
  ownTest: ['Open your home page.', 'Look for one sentence that says what you are.'],
  notes: {
    'description-reported': 'Your description.',
  },
  parts: {
    definition: 'a sentence that says what you are',
  },
  says: {
    question: 'Which sentence of your site says what you are?',
    reported: 'You described the company in a sentence or more.',
  },
  advice: {
    title: 'Say in one sentence what you are',
    description: 'We saw no sentence that defines your company.',
    steps: {
      forAudience: 'for {audience}',
      forWhom: 'for whom',
      inPlace: ' in {place}',
      open: 'Open the home page with one sentence of this form: {name} is a … that … {which}{added}.',
      ownWords: 'Start from your own words: “{companyDescription}”',
      everywhere: 'Use the same sentence on the About page, on LinkedIn and in listings.',
      yourCompany: 'Your company',
    },
    metrics: ['Definition sentence in the first fifth of the home page'],
    proof: 'Press Check now. This check quotes the sentence.',
  },
} as const satisfies CheckTexts;
