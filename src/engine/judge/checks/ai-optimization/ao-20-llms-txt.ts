import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { asValue, bad, inWords, info } from '#engine/judge/findings.ts';
import { only } from '#engine/judge/checks/define-check.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-20-llms-txt.texts.ts';

const { notes, says } = texts;

export default defineCheck({
  id: 'AO-20',
  texts,
  points: 0,
  strength: 'refuted',
  platformWeights: only({}),
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'long',
  sources: ['SER-LLMS25', 'TRAKKR26', 'GOOG-AI26', 'LH-AGENT'],
  reads: ['llmsTxt'],
  score: ({ llmsTxt: { url, status, softNotFound, excerpt } }) => {
    if (softNotFound) {
      const note = notes['llms-txt-soft-404'];
      return scored(0, note, [bad('llms-txt-soft-404', note, inWords(url, excerpt.slice(0, 160)))]);
    }
    const isThere = status === 200;
    const note = isThere ? says.present : says.absent;
    return scored(1, note, [
      info(isThere ? 'llms-txt-present' : 'llms-txt-absent', note, asValue(says.statusOfLlmsTxt, String(status), url)),
    ]);
  },
  who: 'developer',
  minutes: 5,
  concerns: 'home', // no measurable effect: never a recommendation
});
