import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your site shows proof that only you have',
    fail: 'We saw part of the proof that only you have',
    notSeen: {
      'case-study': 'named customer',
      credential: 'credential or data of your own',
    },
  },
  neutral: 'proof that only you have',
  why: 'Everybody can say what everybody says. Your cases, data and differences are only on your site.',
  comparedAs: 'Proof of its own',
  ownTest: ['Open your key pages.', 'Look for customers, data and credentials that only you can show.'],
  parts: {
    'case-study': 'a named customer or a result',
    credential: 'a credential or data of your own',
    difference: '“{claim}”',
  },
  says: {
    result: 'a result',
    customer: 'what {subject}, a customer, says',
    questionCaseStudy: 'Where does a customer of yours speak, by name, or a case show its result?',
    confirmCaseStudy: 'Does a customer of yours say this, with the name beside it?',
    questionCredential: 'Where does your site state a licence, a certificate or data of your own?',
    questionDifference: 'Where does your site say “{claim}”?',
    reported: 'You named what sets you apart, and we could not see whether your site says it.',
  },
  advice: {
    title: 'Publish proof nobody else can',
    description: 'Nobody finds your own cases, numbers and differences on another site.',
    steps: [
      'Write three case studies: the problem, what you did, the result in numbers, the customer’s words.',
      'Publish one small set of data of your own each year.',
      'State each difference with its evidence on the home page.',
    ],
    resources: ['Google on AI features: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide'],
    metrics: ['Case studies published', 'Differences stated on the site'],
    proof: 'Open your site. Three cases give a number and a name, and the home page states each difference.',
  },
} as const satisfies CheckTexts;
