import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { judgeStated } from '#engine/judge/checks/parts/judge-pages.ts';

export default defineCheck({
  id: 'CQ-08',
  title: {
    pass: 'Your pages quote named people',
    fail: 'We saw no quote from a named person',
    faults: {
      'quotation-attributed':
        'page quotes a named person, fewer than three in ten|pages quote a named person, fewer than three in ten',
    },
  },
  neutral: 'quotes from named people',
  why: 'Quotes from named people had the largest effect in the first study of the field. Later tests found less.',
  reads: ['site'],
  score: ({ site }) =>
    judgeStated(site, {
      kinds: ['quotation', 'review'],
      fits: ({ subject, quote }) => subject !== null && quote.split(/\s+/).length >= 8,
      enough: 0.3,
      verb: 'quotes|quote',
      what: 'a person by name',
      finding: {
        id: 'quotation-attributed',
        note: ({ url, subject }) =>
          `${pageNameFirst(url)} quotes ${(subject ?? 'a person by name').replace(/\.$/, '')}.`,
      },
      notSeen: { id: 'quotation-not-seen', what: 'quote from a named person' },
      ask: { kind: 'quotation', question: 'Where does your site quote a customer or an expert by name?' },
    }),
  who: 'writer',
  minutes: 120,
  concerns: 'key-pages',
  comparedAs: 'Quotes from named people',
  advice: () => ({
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
  }),
});
