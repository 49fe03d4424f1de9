import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { judgeStated } from '#engine/judge/checks/parts/judge-pages.ts';
import { say } from '#engine/base/text/say.ts';
import { hasNumeral } from '#engine/judge/checks/parts/page-parts.ts';
import texts from '#engine/judge/checks/content-quality/cq-06-specific-numbers.texts.ts';

const { says } = texts;

export default defineCheck({
  id: 'CQ-06',
  texts,
  points: 2,
  strength: 'moderate',
  platformWeights: { perplexity: 1.25 },
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'short',
  consequence: 'blur',
  sources: ['GEO24', 'SER-CGPT25', 'CSEO25'],
  reads: ['site'],
  score: ({ site }) =>
    judgeStated(site, {
      kinds: ['result', 'price'],
      fits: hasNumeral,
      enough: 0.5,
      verb: says.verb,
      what: says.what,
      finding: { id: 'number-stated', note: ({ url }) => say(says.seen, { page: pageNameFirst(url) }) },
      notSeen: { id: 'number-not-seen', what: says.notSeen },
      ask: { kind: 'result', question: says.question },
    }),
  who: 'writer',
  minutes: 60,
  concerns: 'key-pages',
});
