import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { asValue, bad, inWords, info } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'AO-20',
  title: {
    pass: 'llms.txt neither earns nor costs you points',
    fail: 'Your server answers for llms.txt with another page',
  },
  neutral: 'your llms.txt',
  why: 'Three large studies found no effect of llms.txt on citations. We report it and never score it.',
  reads: ['llmsTxt'],
  score: ({ llmsTxt: { url, status, softNotFound, excerpt } }) => {
    if (softNotFound) {
      const note = 'Your server answers for llms.txt with status 200 and another page (a soft 404).';
      return scored(0, note, [bad('llms-txt-soft-404', note, inWords(url, excerpt.slice(0, 160)))]);
    }
    const isThere = status === 200;
    const note = isThere
      ? 'You publish an llms.txt. It may help coding agents.'
      : 'You publish no llms.txt, and you need none.';
    return scored(1, note, [
      info(isThere ? 'llms-txt-present' : 'llms-txt-absent', note, asValue('Status of llms.txt', String(status), url)),
    ]);
  },
  who: 'developer',
  minutes: 5,
  concerns: 'home',
  advice: null, // no measurable effect: never a recommendation
});
