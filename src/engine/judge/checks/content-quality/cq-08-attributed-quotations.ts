import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { judgeStated } from '#engine/judge/checks/parts/judge-pages.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/content-quality/cq-08-attributed-quotations.texts.ts';

const { says } = texts;

export default defineCheck({
  id: 'CQ-08',
  texts,
  points: 1.5,
  strength: 'moderate',
  platformWeights: { perplexity: 1.25 },
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'short',
  consequence: 'hygiene',
  sources: ['GEO24', 'CSEO25'],
  reads: ['site'],
  score: ({ site }) =>
    judgeStated(site, {
      kinds: ['quotation', 'review'],
      fits: ({ subject, quote }) => subject !== null && quote.split(/\s+/).length >= 8,
      enough: 0.3,
      verb: says.verb,
      what: says.what,
      finding: {
        id: 'quotation-attributed',
        note: ({ url, subject }) =>
          say(says.seen, { page: pageNameFirst(url), subject: (subject ?? says.somebody).replace(/\.$/, '') }),
      },
      notSeen: { id: 'quotation-not-seen', what: says.notSeen },
      ask: { kind: 'quotation', question: says.question },
    }),
  who: 'writer',
  minutes: 120,
  concerns: 'key-pages',
});
