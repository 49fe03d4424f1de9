import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your text states price, area, contact, and terms or hours',
    fail: 'We saw part of price, area, contact, and terms or hours in your text',
    notSeen: {
      price: 'price',
      area: 'area',
      contact: 'contact',
      terms: 'terms or hours',
    },
  },
  neutral: 'price, area, contact, and terms or hours in your text',
  why: 'Assistants take facts from companies’ own pages, if the facts are there as text.',
  comparedAs: 'Price, area, contact, and terms or hours in the text',
  ownTest: [
    'Open your home page, your prices and your contact page.',
    'Look for price, area, terms and contact as text. A picture does not count.',
  ],
  parts: {
    price: 'a price',
    area: 'a place that you serve',
    contact: 'how to reach you',
    terms: 'terms, a guarantee or opening hours',
  },
  says: {
    whatItCosts: 'what it costs',
    openingHours: 'opening hours',
    termsOrAGuarantee: 'terms or a guarantee',
    questionPrice: 'Where does your site say what it costs, or how a price is worked out?',
    questionArea: 'Where does your site say which places you serve, or where you ship?',
    questionContact: 'Where does your site give a phone number, mail address or street address as text?',
    confirmContact: 'Is this how customers reach you?',
    questionTerms: 'Where does your site state terms, a guarantee or opening hours?',
    confirmTerms: 'Are these your opening hours, terms or guarantee?',
    publishPrices: 'Publish prices, or how a price is worked out.',
    stepArea: 'List the area that you serve, or where you ship.',
    stepContact: 'Write phone, e-mail and address as text.',
    stepTerms: 'State terms, a guarantee or opening hours in a sentence.',
  },
  advice: {
    title: 'State price, area, terms and contact in text',
    description: 'Assistants cannot quote a fact that is only in a picture.',
    metrics: ['Kinds of facts stated, of four'],
    proof: 'Search the text of your pages in the browser. You find all four facts.',
  },
} as const satisfies CheckTexts;
