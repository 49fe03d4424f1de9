import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your site says who leads and since when',
    fail: 'We saw one of two: who leads, and since when',
    notSeen: {
      person: 'person with a role',
      founding: 'founding year or registration',
    },
  },
  neutral: 'who leads your business, and since when',
  why: 'People and machines trust facts that anybody can check.',
  comparedAs: 'Who leads the business, and since when',
  ownTest: ['Open the page about you.', 'Look for who leads the business, and since when.'],
  parts: {
    person: 'a person with a role',
    founding: 'a founding year or a registration',
  },
  says: {
    foundingYear: 'a founding year',
    registration: 'a registration',
    questionPerson: 'Where does your site name a person with a role?',
    confirmPerson: 'Is this one of your people, with a role beside the name?',
    questionFounding: 'Where does your site say when you began{added}, or give a registration number?',
    confirmFounding: 'Is this when your business began?',
  },
  advice: {
    title: 'Say who leads and since when',
    description: 'Anybody can check names with roles, a founding year and a registration.',
    steps: {
      since: 'Say since when{added}, or give the registration number.',
      people: 'Name the people who lead, with their roles.',
    },
    metrics: ['Identity facts present: two of two'],
    proof: 'Press Check now. This check quotes both facts.',
  },
} as const satisfies CheckTexts;
