import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your pages quote named people',
    fail: 'We saw no quote from a named person',
    faults: {
      'quotation-attributed':
        '{count} content page quotes a named person, fewer than three in ten|{count} content pages quote a named person, fewer than three in ten',
    },
  },
  neutral: 'quotes from named people',
  why: 'Quotes from named people had the largest effect in the first study of the field. Later tests found less.',
  comparedAs: 'Quotes from named people',
  ownTest: ['Open your key pages.', 'Look for a quoted sentence with a person’s name beside it.'],
  emits: ['quotation-attributed', 'quotation-not-seen'],
  says: {
    verb: 'quotes|quote',
    what: 'a person by name',
    somebody: 'a person by name',
    seen: '{page} quotes {subject}.',
    notSeen: 'quote from a named person',
    question: 'Where does your site quote a customer or an expert by name?',
  },
  advice: {
    title: 'Add quotes from named experts and customers',
    description: 'A sentence with a name, a role and a company says more than praise without one.',
    steps: [
      'Ask five customers or experts for two sentences each, with their name, role, company and permission.',
      'Place each beside the claim that it supports.',
      'Mark them up as <blockquote> with the name in <cite>.',
    ],
    resources: ['GEO: Generative Engine Optimization: https://arxiv.org/abs/2311.09735'],
    metrics: ['Pages with a quote from a named person'],
    proof: 'Open your key pages. About a third quote a person by name.',
    commonMistakes: ['Writing quotes yourself'],
  },
} as const satisfies CheckTexts;
