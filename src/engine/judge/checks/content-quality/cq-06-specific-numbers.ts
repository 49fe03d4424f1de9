import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { judgeStated } from '#engine/judge/checks/parts/judge-pages.ts';

export default defineCheck({
  id: 'CQ-06',
  title: {
    pass: 'Your pages state specific numbers',
    fail: 'We saw no specific number on your pages',
    faults: {
      'number-stated': 'page states a specific number, fewer than half|pages state a specific number, fewer than half',
    },
  },
  neutral: 'specific numbers on your pages',
  why: 'Assistants can quote a figure, and readers can check it. An adjective gives them neither.',
  reads: ['site'],
  score: ({ site }) =>
    judgeStated(site, {
      kinds: ['result', 'price'],
      enough: 0.5,
      verb: 'states|state',
      what: 'a number that readers can check',
      finding: { id: 'number-stated', note: ({ url }) => `${pageNameFirst(url)} states a specific number.` },
      notSeen: { id: 'number-not-seen', what: 'number that readers can check' },
      ask: { kind: 'result', question: 'Where does your site state a result in numbers?' },
    }),
  who: 'writer',
  minutes: 60,
  concerns: 'key-pages',
  comparedAs: 'Specific numbers',
  advice: () => ({
    title: 'Replace adjectives with checkable numbers',
    description: 'Years, customers, hours, prices and distances say more than “many” and “fast”.',
    steps: [
      'For each claim add the figure, its date and its source.',
      'Publish results that you measured yourself.',
      'Remove figures that you cannot support.',
    ],
    resources: ['GEO: Generative Engine Optimization: https://arxiv.org/abs/2311.09735'],
    metrics: ['Pages that state a number'],
    proof: 'Open each key page. It states at least one number that a reader can check.',
    commonMistakes: ['Inventing numbers, or copying them without their source'],
  }),
});
